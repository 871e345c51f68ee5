"""Hold a ruling against what it names and against its own words (for building only)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from webapp.catalogue.rules.targets import Known
from webapp.catalogue.rulings.models import CARDS, PHASES
from webapp.catalogue.rulings.records import RulingSource


@dataclass(frozen=True, slots=True)
class Names:
    """Everything that a ruling may name."""

    known: Known
    """What links may name, by their kind."""
    facts: Collection[str]
    """The facts and rules that a paragraph of the rules states."""
    sources: Collection[str]


def faults_of(source: RulingSource, names: Names) -> Iterator[str]:
    """Yield everything in the record of a ruling that is not in order."""
    ruling = source.ruling
    of_race = ruling.game == "rftg"
    cards = names.known[CARDS[ruling.game]]
    lists: tuple[tuple[str, Iterable[str], Collection[str]], ...] = (
        ("rule", ruling.rules, names.facts),
        ("card", ruling.cards, cards),
        ("card", ruling.mentions, cards),
        ("goal", ruling.goals, names.known["goal"] if of_race else ()),
        ("power", ruling.powers, names.known["power"] if of_race else ()),
        ("phase", ruling.phases, PHASES[ruling.game]),
        ("source", (each.source for each in ruling.sources), names.sources),
    )
    for what, given, known in lists:
        yield from (f"no {what} {each!r} is known" for each in dict.fromkeys(given) if each not in known)
    for what in ("rules", "cards", "mentions", "goals", "powers", "phases", "sets", "sources"):
        values = getattr(ruling, what)
        if len(set(values)) < len(values):
            yield f"{what}: one stands in it twice"
    for both in sorted(set(ruling.cards) & set(ruling.mentions)):
        yield f"{both} is a card that it concerns and one that it mentions"
    if bool(ruling.sets) != of_race:
        yield "sets: one at least" if of_race else "sets: this game has none"
    if all(each.against for each in ruling.sources):
        yield "no source says so: all are against it"
    if ruling.confidence == "low" and not ruling.open:
        yield "confidence is low, so it has to be open"
    if ruling.open != any(block.kind == "open" for block in source.words["en"].blocks):
        yield "open = true and [!open] in the text go together"
