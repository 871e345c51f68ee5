"""Count what each language has, and what is its own; from the catalogue and the messages alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from webapp import i18n
from webapp.catalogue.models import Catalogue, Title
from webapp.catalogue.reference import TERM_LANGUAGES
from webapp.catalogue.rules.models import Block, Place

WORDS = ("seed", "published", "usage", "proposed")
"""How sure the word for a term is."""

TITLES = ("printed", "left", "ours", "english")
"""Where a title comes from: a rulebook, our translation where a rulebook leaves it in English, our
translation, nowhere: it stays in English."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many of something each language has."""

    what: str
    """A code: one of `WORDS`, one of `TITLES`, or a kind of text."""
    numbers: Mapping[str, int]
    """By language."""
    total: int
    """How many there are in English."""


def terms(catalogue: Catalogue, game: str) -> tuple[Count, ...]:
    """Return how many terms of a game have a word of each status."""
    known = [term for term in catalogue.terms.values() if term.game == game]
    return _by_status(WORDS, {lang: [each.words[lang].status for each in known] for lang in TERM_LANGUAGES})


def titles(catalogue: Catalogue, game: str) -> tuple[Count, ...]:
    """Return how many titles of a game's cards, or of the goals (`goals`), come from where."""
    return _by_status(
        TITLES,
        {
            lang: [title_status(title) for title in catalogue.titles[game, lang].values()]
            for lang in TERM_LANGUAGES
        },
    )


def title_status(title: Title) -> str:
    """Return where a title comes from, one of `TITLES`."""
    return "left" if title.left_english else title.status


def texts(catalogue: Catalogue) -> tuple[Count, ...]:
    """Return how many sections of the rules, rulings, definitions and messages each language has."""
    rules, rulings, definitions = catalogue.rules, catalogue.rulings, catalogue.definitions
    languages = TERM_LANGUAGES
    return (
        Count(
            "rules",
            {lang: sum(lang in known for known in rules.rows.values()) for lang in languages},
            len(rules.rows),
        ),
        Count(
            "rulings",
            {lang: sum((each, lang) in rulings.rows for each in rulings.all) for lang in languages},
            len(rulings.all),
        ),
        Count(
            "definitions",
            {lang: sum((each, lang) in definitions.texts for each in catalogue.terms) for lang in languages},
            sum((each, "en") in definitions.texts for each in catalogue.terms),
        ),
        Count("messages", {lang: i18n.messages(lang).count for lang in languages}, i18n.message_count()),
    )


def _by_status(statuses: Iterable[str], found: Mapping[str, list[str]]) -> tuple[Count, ...]:
    counted = {lang: Counter(each) for lang, each in found.items()}
    total = max(map(len, found.values()))
    return tuple(
        Count(status, {lang: counts[status] for lang, counts in counted.items()}, total)
        for status in statuses
        if any(counts[status] for counts in counted.values())
    )


def open_rules(catalogue: Catalogue) -> Iterator[Place]:
    """Yield the places of the rules that leave a question open, book by book."""
    for key in catalogue.rules.rows:
        section = catalogue.rules.section(*key, "en")
        for anchor in dict.fromkeys(_open(section.blocks, "")):
            yield Place(*key, anchor)


def _open(blocks: Iterable[Block], last: str) -> Iterator[str]:
    """Yield the anchor of each open question: its own, the first one in it, or the one before it."""
    for block in blocks:
        if block.kind == "open":
            yield next(filter(None, _anchors(block)), last)
        else:
            yield from _open(block.blocks, block.anchor or last)
        last = next(filter(None, reversed([*_anchors(block)])), last)


def _anchors(block: Block) -> Iterator[str]:
    yield block.anchor
    for each in block.blocks:
        yield from _anchors(each)


def open_rulings(catalogue: Catalogue) -> tuple[str, ...]:
    """Return the ids of the rulings that players have to agree on."""
    return tuple(ruling.id for ruling in catalogue.rulings.all.values() if ruling.open)
