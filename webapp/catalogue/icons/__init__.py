"""The icons of both games: what they are called, what they do, which cards have them."""

from webapp.catalogue.icons.bearers import bearers, card_icons
from webapp.catalogue.icons.entry import IconEntry
from webapp.catalogue.icons.groups import GROUPS
from webapp.catalogue.icons.legend import BY_SYMBOL, ICONS, label
from webapp.catalogue.icons.powers import power_icons

__all__ = ["BY_SYMBOL", "GROUPS", "ICONS", "IconEntry", "bearers", "card_icons", "label", "power_icons"]
