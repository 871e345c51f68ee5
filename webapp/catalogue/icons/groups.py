"""The groups of the legend in their order, with their headings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from webapp.i18n import gettext, pgettext


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the legend."""

    id: str
    game: str
    """`rftg` or `eminent-domain`."""
    named: Callable[[], str]

    def name(self) -> str:
        """Return its heading in the current language."""
        return self.named()


GROUPS: Mapping[str, Group] = {
    group.id: group
    for group in (
        Group("phases", "rftg", lambda: gettext("Phases and actions")),
        Group("shapes", "rftg", lambda: gettext("Cards and numbers")),
        Group("goods", "rftg", lambda: gettext("Goods")),
        Group("hand", "rftg", lambda: gettext("Hand and tableau")),
        Group("placing", "rftg", lambda: gettext("Costs and placing")),
        Group("strength", "rftg", lambda: gettext("Military and takeovers")),
        Group("marks", "rftg", lambda: gettext("Prestige and keywords")),
        Group("start", "rftg", lambda: gettext("Start worlds")),
        Group("robot", "rftg", lambda: gettext("The robot's mat")),
        Group("ed-roles", "eminent-domain", lambda: pgettext("eminent domain", "Roles")),
        Group("ed-planets", "eminent-domain", lambda: pgettext("eminent domain", "Planet types")),
        Group("ed-resources", "eminent-domain", lambda: pgettext("eminent domain", "Resources")),
        Group("ed-marks", "eminent-domain", lambda: pgettext("eminent domain", "Numbers and tokens")),
    )
}
