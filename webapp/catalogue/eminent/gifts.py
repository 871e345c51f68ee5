"""What a planet or a technology is good for without an effect: influence, slots, hand limit, its type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from webapp.catalogue.eminent.icons import of
from webapp.catalogue.eminent.line import IconLine
from webapp.catalogue.eminent.symbol_words import symbol_lines
from webapp.catalogue.eminent_words import resources
from webapp.catalogue.models import EminentCard
from webapp.i18n import gettext, ngettext

COUNTS_AS: Mapping[str, Callable[[], str]] = {
    "advanced": lambda: gettext(
        "Face up in your empire, it counts as a planet when you take an Advanced technology."
    ),
    "fertile": lambda: gettext(
        "Face up in your empire, it counts as a planet when you take a Fertile technology."
    ),
    "metallic": lambda: gettext(
        "Face up in your empire, it counts as a planet when you take a Metallic technology."
    ),
}
"""What the type of a planet is good for; bonus planets have their own rules."""

PLANETS = ("planet", "start_planet", "bonus_planet")


def gifts(card: EminentCard) -> tuple[IconLine, ...]:
    """Return what a card gives, in the current language; what nobody knows is left to the facts."""
    return tuple(_planet(card) if card.kind in PLANETS else _other(card))


def _planet(card: EminentCard) -> Iterator[IconLine]:
    yield from symbol_lines(card.symbols, in_empire=True)
    yield from _slots(card)
    if card.hand_size_bonus:
        yield IconLine(
            ngettext(
                "Face up in your empire, it raises your hand limit by %(num)s card.",
                "Face up in your empire, it raises your hand limit by %(num)s cards.",
                card.hand_size_bonus,
            ),
            "ed-hand",
        )
    if card.type and card.type in COUNTS_AS:
        yield IconLine(COUNTS_AS[card.type](), of(card.type))
    if card.influence:
        yield IconLine(
            ngettext(
                "Face up in your empire, it is worth %(num)s influence at the end of the game.",
                "Face up in your empire, it is worth %(num)s influence at the end of the game.",
                card.influence,
            ),
            "ed-influence",
        )


def _slots(card: EminentCard) -> Iterator[IconLine]:
    slots = card.resource_slots
    if "any" in slots:
        yield IconLine(
            ngettext(
                "It has %(num)s slot for a resource of any type; choose the type when you produce.",
                "It has %(num)s slots for resources of any type; choose the types when you produce.",
                len(slots),
            ),
            of("any"),
        )
    elif slots:
        yield IconLine(
            ngettext(
                "It has %(num)s resource slot: %(resources)s.",
                "It has %(num)s resource slots: %(resources)s.",
                len(slots),
                resources=resources(slots),
            ),
            of(slots[0]),
        )


def _other(card: EminentCard) -> Iterator[IconLine]:
    yield from symbol_lines(card.symbols, in_empire=False)
    if card.influence:
        yield IconLine(
            ngettext(
                "It is worth %(num)s influence at the end of the game.",
                "It is worth %(num)s influence at the end of the game.",
                card.influence,
            ),
            "ed-influence",
        )
