"""What the symbols of a card are good for, one message for each symbol and each place where it counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from webapp.catalogue.eminent.icons import of
from webapp.catalogue.eminent.line import IconLine
from webapp.i18n import gettext, ngettext

IN_HAND: Mapping[str, Callable[[int], str]] = {
    "survey": lambda n: ngettext(
        "From your hand, this card boosts or follows Survey with %(num)s symbol.",
        "From your hand, this card boosts or follows Survey with %(num)s symbols.",
        n,
    ),
    "warfare": lambda n: ngettext(
        "From your hand, this card boosts or follows Warfare with %(num)s symbol.",
        "From your hand, this card boosts or follows Warfare with %(num)s symbols.",
        n,
    ),
    "colonize": lambda n: ngettext(
        "From your hand, this card boosts or follows Colonize with %(num)s symbol.",
        "From your hand, this card boosts or follows Colonize with %(num)s symbols.",
        n,
    ),
    "produce": lambda n: ngettext(
        "From your hand, this card boosts or follows Produce with %(num)s symbol.",
        "From your hand, this card boosts or follows Produce with %(num)s symbols.",
        n,
    ),
    "trade": lambda n: ngettext(
        "From your hand, this card boosts or follows Trade with %(num)s symbol.",
        "From your hand, this card boosts or follows Trade with %(num)s symbols.",
        n,
    ),
    "research": lambda n: ngettext(
        "From your hand, this card boosts or follows Research with %(num)s symbol.",
        "From your hand, this card boosts or follows Research with %(num)s symbols.",
        n,
    ),
}
"""What a symbol on a role card or a technology of the deck does."""

IN_EMPIRE: Mapping[str, Callable[[int], str]] = {
    "survey": lambda n: ngettext(
        "Face up in your empire, it adds %(num)s Survey symbol whenever you lead or follow Survey.",
        "Face up in your empire, it adds %(num)s Survey symbols whenever you lead or follow Survey.",
        n,
    ),
    "warfare": lambda n: ngettext(
        "Face up in your empire, it adds %(num)s Warfare symbol whenever you lead or follow Warfare.",
        "Face up in your empire, it adds %(num)s Warfare symbols whenever you lead or follow Warfare.",
        n,
    ),
    "colonize": lambda n: ngettext(
        "Face up in your empire, it counts as %(num)s colony on every planet that you settle.",
        "Face up in your empire, it counts as %(num)s colonies on every planet that you settle.",
        n,
    ),
    "produce": lambda n: ngettext(
        "Face up in your empire, it adds %(num)s Produce symbol whenever you lead or follow Produce.",
        "Face up in your empire, it adds %(num)s Produce symbols whenever you lead or follow Produce.",
        n,
    ),
    "trade": lambda n: ngettext(
        "Face up in your empire, it adds %(num)s Trade symbol whenever you lead or follow Trade.",
        "Face up in your empire, it adds %(num)s Trade symbols whenever you lead or follow Trade.",
        n,
    ),
    "research": lambda n: ngettext(
        "Face up in your empire, it adds %(num)s Research symbol whenever you lead or follow Research.",
        "Face up in your empire, it adds %(num)s Research symbols whenever you lead or follow Research.",
        n,
    ),
}
"""What a symbol on a face-up planet does."""


def symbol_lines(symbols: Iterable[str], in_empire: bool) -> Iterator[IconLine]:
    """Yield what the symbols of a card do, equal ones together, in the order printed."""
    say = IN_EMPIRE if in_empire else IN_HAND
    counts = Counter(symbols)
    for symbol, count in counts.items():
        yield IconLine(say[symbol](count), of(symbol))
    if "colonize" in counts and not in_empire:
        yield IconLine(gettext("Tucked under a planet, each Colonize symbol on it is 1 colony."), "ed-colony")
