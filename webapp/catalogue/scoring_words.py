"""Scoring rows in the reader's language: a sentence each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from webapp.cards import Card, ScoringRow
from webapp.catalogue.models import Catalogue
from webapp.catalogue.naming import named_cards
from webapp.catalogue.scoring_messages import COUNTED, OTHERS
from webapp.catalogue.words import listing
from webapp.i18n import current_language, gettext
from webapp.scoring.counting import fits


def sentence(row: ScoringRow, other: bool = False) -> str:
    """Return what a scoring row gives, as a sentence in the current language.

    For named cards it ends in a colon, and the page lists their titles after it. With `other`, rows before
    this one count some of its cards: "each other world". Raises ValueError for a row without words.
    """
    if row.points_by_count:
        return _kinds(row.points_by_count)
    key = row.counts, _detail(row)
    say = (OTHERS.get(key) if other else None) or COUNTED.get(key)
    if say is None or row.points is None:
        raise ValueError(f"no words for the scoring row {row}")
    return say(row.points)


def card_sentences(card: Card, cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the sentences of all scoring rows of `card`, in order.

    `cards` are all cards of the game: they tell which rows count what is left over by those before, and the
    sentence then says "other". Where the card counts itself, that is said.
    """
    return tuple(_card_sentences(card, tuple(cards)))


def whole_sentences(catalogue: Catalogue, card: Card) -> tuple[str, ...]:
    """Return the sentences of all scoring rows of `card` with the titles that they name behind the colon."""
    cards, lang = catalogue.race.values(), current_language()
    named = (
        listing(catalogue.title(other.id, lang).full for other in named_cards(card, row, cards))
        for row in card.scoring
    )
    said = card_sentences(card, cards)
    return tuple(f"{each} {titles}" if titles else each for each, titles in zip(said, named, strict=True))


def _card_sentences(card: Card, cards: Sequence[Card]) -> Iterator[str]:
    counted: set[str] = set()
    for row in card.scoring:
        fitting = {each.id for each in cards if fits(row, each)}
        said = sentence(row, other=not counted.isdisjoint(fitting))
        if card.id in fitting - counted:
            # Translators: said behind "2 VPs for each 6-cost development." on a card that is one (Galactic
            # Federation).
            too = gettext("This card counts too.")
            said = f"{said} {too}"
        yield said
        counted |= fitting


def _detail(row: ScoringRow) -> str:
    if row.names:
        return "one" if len(row.names) == 1 else "several"
    return row.phase or row.keyword or " ".join(row.goods)


def _kinds(points: tuple[int, ...]) -> str:
    if len(points) != 5 or points[0]:
        raise ValueError(f"no words for {points} VPs by number of kinds")
    # Translators: Galactic Exchange: 1, 3, 6 or 10 VPs. The kinds are Novelty, Rare elements, Genes, Alien
    # technology.
    return gettext(
        "%(one)s, %(two)s, %(three)s or %(four)s VPs for 1, 2, 3 or 4 different kinds among your "
        "production and windfall worlds.",
        one=points[1],
        two=points[2],
        three=points[3],
        four=points[4],
    )


def all_sentences(catalogue: Catalogue) -> list[tuple[tuple[str, ...], str]]:
    """Return every different sentence in the current language with the ids of its cards, for proofreaders."""
    cards: dict[str, list[str]] = {}
    for card in catalogue.race.values():
        for said in card_sentences(card, catalogue.race.values()):
            cards.setdefault(said, []).append(card.id)
    return [(tuple(ids), said) for said, ids in cards.items()]
