"""The powers of Race for the Galaxy in the reader's language: a sentence each, and what each code means.

A module for each phase has the codes of that phase: name, explanation, and the function that makes the
sentence of a power from its values. Nothing is glued from words: a sentence is one message, or complete
clauses joined by one.
"""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.models import Catalogue
from webapp.catalogue.powers import (
    consume,
    consume_other,
    develop,
    explore,
    military,
    moments,
    placing,
    produce,
    settle,
    takeover,
    trade,
)
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext

BY_CODE: Mapping[str, Code] = {
    **moments.BEFORE,
    **explore.CODES,
    **develop.CODES,
    **settle.CODES,
    **placing.CODES,
    **military.CODES,
    **takeover.CODES,
    **trade.CODES,
    **consume.CODES,
    **consume_other.CODES,
    **produce.CODES,
    **moments.AFTER,
}
"""Every code that a power may have, in the order of the phases."""

CODES: tuple[str, ...] = tuple(BY_CODE)
"""The ids of the codes in order."""

READING = (
    N_(
        "“You may” means that you can decline, unless a card that you have already revealed cannot be "
        "placed otherwise. All other powers must be used whenever they can."
    ),
    N_(
        "Each power is used once in a phase; where it says “up to”, that once may be for several goods or "
        "cards. Discounts, Military, and what you gain or draw for placing a world count each time, for a "
        "second world too. You choose the order of your powers."
    ),
    N_(
        "A power is idle in the phase that places its card. Powers add up; a cost never falls below 0, "
        "and nothing is paid back."
    ),
)


def sentence(power: Power) -> str:
    """Return what a power does, as one full sentence or a few short ones, in the current language.

    Raises KeyError for an unknown code, ValueError for a value of the code that there are no words for.
    """
    return BY_CODE[power.code].sentence(power)


def code_name(code: str) -> str:
    """Return the short name of a code; raises KeyError for an unknown one."""
    return gettext(BY_CODE[code].name)


def code_explanation(code: str) -> str:
    """Return what a code means, in one to five sentences; raises KeyError for an unknown one."""
    return gettext(BY_CODE[code].explanation)


def reading_notes() -> tuple[str, ...]:
    """Return how the sentences are to be read: what holds for all powers alike."""
    return tuple(gettext(note) for note in READING)


def all_sentences(catalogue: Catalogue) -> list[tuple[tuple[str, ...], str]]:
    """Return every different sentence in the current language, with the ids of its cards, for proofreaders.

    They are in the order of `CODES`, and within a code as the cards come.
    """
    cards: dict[tuple[str, str], list[str]] = {}
    for card in catalogue.race.values():
        for power in card.powers:
            cards.setdefault((power.code, sentence(power)), []).append(card.id)
    order = {code: position for position, code in enumerate(CODES)}
    found = sorted(cards.items(), key=lambda item: order[item[0][0]])
    return [(tuple(ids), said) for (_, said), ids in found]
