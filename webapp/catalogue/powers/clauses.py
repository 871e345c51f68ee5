"""What the sentences of powers have in common: what one gains and pays, and how these are joined.

A clause is a complete order in itself ("draw 2 cards") that begins small. It is put into a sentence as it is,
behind another clause or at the end; `as_sentence` makes a sentence of a clause that stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from webapp.cards import Power
from webapp.i18n import gettext, ngettext


def as_sentence(clause: str) -> str:
    """Return a clause that stands alone, with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}."


def sentences(*parts: str) -> str:
    """Return complete sentences one behind the other, empty ones left out."""
    return " ".join(part for part in parts if part)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def draw(number: int) -> str:
    """Return the clause that draws cards."""
    # Translators: a complete order, put into many sentences of powers: "Draw 2 cards.", "After you place a
    # world, draw 2 cards.", "Discard 1 Genes good: gain 1 VP and draw 2 cards." It begins small; the app
    # gives it a capital.
    return ngettext("draw %(num)s card", "draw %(num)s cards", number)


def draw_more(number: int) -> str:
    """Return the clause that draws more cards than the sale brings anyway."""
    # Translators: a clause as "draw 2 cards", used after "When you sell a Novelty good, …": besides its
    # price.
    return ngettext("draw %(num)s more card", "draw %(num)s more cards", number)


def gain_vp(number: int) -> str:
    """Return the clause that takes VP chips."""
    # Translators: a clause as "draw 2 cards"; VPs are taken in chips.
    return ngettext("gain %(num)s VP", "gain %(num)s VPs", number)


def gain_prestige(number: int) -> str:
    """Return the clause that gains prestige."""
    # Translators: a clause as "draw 2 cards".
    return ngettext("gain %(num)s prestige", "gain %(num)s prestige", number)


def discard_from_hand(number: int) -> str:
    """Return the clause that discards cards from hand."""
    # Translators: a clause as "draw 2 cards"; used behind "then".
    return ngettext("discard %(num)s card from your hand", "discard %(num)s cards from your hand", number)


def gains(gain: Mapping[str, Any]) -> str:
    """Return the clause for all that one use of a power yields; raises KeyError for what has no words."""
    vp, prestige, cards = (gain.get(thing, 0) for thing in ("vp", "prestige", "cards"))
    if gain.keys() - {"vp", "prestige", "cards"} or not (vp or prestige or cards):
        raise KeyError(f"gain = {dict(gain)}")
    if vp and prestige:
        both = _prestige_and_vp(prestige, vp)
        # Translators: both are clauses: "gain 1 prestige and 1 VP, and draw 1 card" (Universal Peace
        # Institute).
        return gettext("%(gain)s, and %(draw)s", gain=both, draw=draw(cards)) if cards else both
    gained = gain_vp(vp) if vp else gain_prestige(prestige) if prestige else ""
    if gained and cards:
        # Translators: both are clauses: "gain 1 VP and draw 1 card" (Epsilon Eridani, New Earth).
        return gettext("%(gain)s and %(draw)s", gain=gained, draw=draw(cards))
    return gained or draw(cards)


def _prestige_and_vp(prestige: int, vp: int) -> str:
    if prestige != 1:
        raise KeyError(f"gain.prestige = {prestige} beside VPs")
    # Translators: a clause as "draw 2 cards" (Pan-Galactic Affluence).
    return ngettext("gain 1 prestige and %(num)s VP", "gain 1 prestige and %(num)s VPs", vp)


def prestige_of(gain: Mapping[str, Any]) -> int:
    """Return the prestige that a power yields, nothing else; raises KeyError if there is more to it."""
    if gain.keys() - {"prestige"} or gain.get("prestige", 0) < 0:
        raise KeyError(f"gain = {dict(gain)}")
    number: int = gain.get("prestige", 0)
    return number


def price(power: Power, thing: str) -> int:
    """Return how much of one thing a use costs; raises KeyError if it costs nothing or something else too."""
    spend = power.values["spend"]
    if spend.keys() != {thing} or spend[thing] < 1:
        raise KeyError(f"spend = {dict(spend)}")
    number: int = spend[thing]
    return number


def may_discard_cards(number: int) -> str:
    """Return the clause of a choice to discard cards from hand; it begins a sentence."""
    # Translators: begins a sentence: "You may discard 2 cards from your hand; if you do, gain 1 prestige."
    return ngettext(
        "You may discard %(num)s card from your hand", "You may discard %(num)s cards from your hand", number
    )


def if_you_do(choice: str, then: str) -> str:
    """Return the sentence of a choice and what comes of it."""
    # Translators: "You may spend 1 prestige; if you do, draw 3 cards." (Galactic Power Brokers), "You may
    # discard 1 card from your hand; if you do, produce a good …" (Damaged Alien Factory). Both are complete
    # clauses.
    return gettext("%(choice)s; if you do, %(then)s.", choice=choice, then=then)


def doubled(yes: bool) -> str:
    """Return the sentence that tells whether the bonus Consume: 2x VPs doubles the VPs of a power."""
    if yes:
        # Translators: said behind "Gain 1 VP." (Galactic Salon) and behind "… gain 3 VPs." (Interstellar
        # Casus Belli).
        return gettext("Consume: 2x VPs doubles this.")
    # Translators: said behind "… for each card, gain 1 VP." (Deficit Spending, Merchant World).
    return gettext("Consume: 2x VPs does not double this.")
