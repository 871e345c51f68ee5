"""What a card whose VPs vary scores in a tableau, row by row: asked for in the address of its page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from webapp.cards import SET_COMBINATIONS, Card
from webapp.catalogue import words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.naming import named_cards
from webapp.catalogue.pages import Link
from webapp.catalogue.scoring_words import card_sentences
from webapp.i18n import format_number, gettext, ngettext
from webapp.refusal import Refusal
from webapp.scoring import score
from webapp.scoring.limits import MOST_CARDS, check

FIELDS = ("tableau", "chips", "prestige", "sets")
"""The fields of the query: ids and sets parted by commas, VPs in chips, prestige chips."""

_LONGEST = 64 * MOST_CARDS


class UnknownCard(ValueError):
    """The query names a card that there is not; the value is what it says, shortened."""


@dataclass(frozen=True, slots=True)
class WorkedRow:
    """One scoring row and what it gives in the tableau."""

    sentence: str
    count: str
    """How many of its things are there."""
    points: str
    cards: tuple[Link, ...]
    """The cards that were counted; for an amount, those that it comes from."""
    named: tuple[Link, ...] = ()
    """The cards that the sentence ends with, there or not."""


@dataclass(frozen=True, slots=True)
class Worked:
    """What a card scores in a tableau."""

    rows: tuple[WorkedRow, ...]
    total: str
    added: bool
    """Whether the card was not in the tableau and is counted as if it were."""
    kind: str = ""
    """The kind that the world whose owner chooses it has been given, for the highest end score."""
    chooser: Link | None = None
    """That world."""


def query(tableau: Sequence[Card], *, vp_chips: int, prestige: int, sets: tuple[str, ...]) -> str:
    """Return the query that asks for a card's worth in a tableau; empty for one that cannot be scored.

    It leaves the sets out: they only bound what can lie on a table, and are found again.
    """
    try:
        check(tableau, vp_chips=vp_chips, prestige=prestige, sets=sets)
    except Refusal:
        return ""
    fields = {"tableau": ",".join(card.id for card in tableau)}
    numbers = {"chips": vp_chips, "prestige": prestige}
    fields.update((name, str(number)) for name, number in numbers.items() if number)
    return urlencode(fields, safe=",")


def worked(
    catalogue: Catalogue, card: Card, args: Mapping[str, str], link: Callable[[str], Link]
) -> Worked | None:
    """Return what `card` scores in the tableau of the query `args`, in the current language.

    None where the query has no tableau or the card has no scoring rows. `link` makes a link to a card of its
    id. Without `sets` they are the fewest that have all that lies there.

    Raises:
        UnknownCard: an id in the tableau is none.
        ValueError: a number or the sets cannot be read.
        Refusal: what cannot lie on a table (see `webapp.scoring.score`).
    """
    if "tableau" not in args or not card.scoring:
        return None
    tableau = _cards(args["tableau"], catalogue.race)
    added = all(other.id != card.id for other in tableau)
    if added:
        tableau = (*tableau, card)
    chips, prestige = _number(args, "chips"), _number(args, "prestige")
    sets = tuple(args["sets"].split(",")) if "sets" in args else _sets_of(tableau, prestige)
    result = score(tableau, vp_chips=chips, prestige=prestige, sets=sets)
    mine = next(each for each in result.cards if each.id == card.id)
    sentences = card_sentences(card, catalogue.race.values())
    chooser = next((each for each in tableau if each.good == "any"), None)
    return Worked(
        rows=tuple(
            WorkedRow(
                sentence,
                format_number(line.count),
                format_number(line.points),
                tuple(link(each) for each in line.cards),
                tuple(link(each.id) for each in named_cards(card, line.row, catalogue.race.values())),
            )
            for sentence, line in zip(sentences, mine.lines, strict=True)
        ),
        total=words.amount("vp", mine.points).replace("-", "−"),
        added=added,
        kind=words.good(result.oort_kind) if result.oort_kind else "",
        chooser=link(chooser.id) if chooser else None,
    )


def refused(error: ValueError | Refusal, title: Callable[[str], str]) -> str | None:
    """Return why a query was refused, as a sentence; None where there is no more to say than that it was.

    `title` tells how a card is called, by its id. The sentences are those of refused games.
    """
    if isinstance(error, UnknownCard):
        return gettext("The address names a card that is not in the list: %(card)s.", card=error)
    if not isinstance(error, Refusal):
        return None
    values = error.values
    match error.kind:
        case "too_many_copies":
            return ngettext(
                "The sets in use have only %(n)s copy of this card: %(card)s. Take the others out.",
                "The sets in use have only %(n)s copies of this card: %(card)s. Take the others out.",
                int(str(values["copies"])),
                card=title(str(values["card"])),
            )
        case "card_not_in_sets":
            return gettext(
                "This card is in none of the sets in use: %(card)s. Choose another one.",
                card=title(str(values["card"])),
            )
        case "prestige_without_bow":
            return gettext("Without The Brink of War there is no prestige. Leave it out.")
        case _:
            return None


def _cards(text: str, known: Mapping[str, Card]) -> tuple[Card, ...]:
    if len(text) > _LONGEST:
        raise ValueError("too long")
    ids = [each for each in text.split(",") if each]
    for each in ids:
        if each not in known:
            raise UnknownCard(each[:40])
    return tuple(known[each] for each in ids)


def _sets_of(tableau: Sequence[Card], prestige: int) -> tuple[str, ...]:
    """Return the fewest sets with which all this can lie on a table; all sets where it never can."""
    for sets in SET_COMBINATIONS:
        try:
            check(tableau, vp_chips=0, prestige=prestige, sets=sets)
        except Refusal:
            continue
        return sets
    return SET_COMBINATIONS[-1]


def _number(args: Mapping[str, str], name: str) -> int:
    """Return a whole number of the query, 0 where it has none; raises ValueError for anything else."""
    text = args.get(name) or "0"
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise ValueError(name)
    return int(text)
