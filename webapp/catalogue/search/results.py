"""What a search has found, grouped and marked, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from webapp.catalogue import words
from webapp.catalogue.models import GAMES
from webapp.catalogue.rules.books import book_name
from webapp.catalogue.search.engine import Engine, Entry, Found, Match
from webapp.catalogue.search.lexicon import FACTS, INSIDE, SOUNDS, TEXT
from webapp.catalogue.search.marks import Marked, clipped, fitting, marked
from webapp.catalogue.search.query import Word
from webapp.catalogue.search.questions import ANSWERS
from webapp.i18n import LANGUAGES, N_, current_language, gettext

GROUPS = {
    "card": N_("Cards"),
    "goal": N_("Goals"),
    "category": N_("Search categories"),
    "rule": N_("Rules"),
    "ruling": N_("Rulings"),
    "term": N_("Terms"),
    "power": N_("Powers"),
    "icon": N_("Icons"),
}
"""The headings of the results by the type of a document."""

NUMBERS = {
    "cost": N_("Cost"),
    "defense": N_("Defense"),
    "vp": N_("VPs"),
    "level": N_("Level"),
    "influence": N_("Influence"),
}
"""The numbers of a card that a query may say."""

MOST = 30
"""Results of a page that does not show all."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing that was found."""

    type: str
    id: str
    path: str
    """Its address behind the language."""
    title: Marked
    title_lang: str
    english: Marked
    """The English title; empty where the title is English."""
    snippet: Marked
    """The line that fits, or the title that fits in another language; may be empty."""
    snippet_lang: str
    game: str = ""
    """The name of the game where both have such things; empty for Race for the Galaxy, cards and rules."""
    book: str = ""
    """Of a rule, the name of its book."""


@dataclass(frozen=True, slots=True)
class Group:
    """What was found of one type, or what answers a question."""

    heading: str
    """Its types, in the reader's language."""
    count: int
    """How many there are, shown or not."""
    hits: tuple[Hit, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """All that a page shows."""

    query: str
    """What was asked for."""
    count: int = 0
    """How many were found, shown or not."""
    groups: tuple[Group, ...] = ()
    suggestion: str = ""
    """What was looked for instead, where nothing was found."""
    more: bool = False
    """Whether not all are shown."""


def results(engine: Engine, text: str, limit: int | None = MOST) -> Results:
    """Return what `text` finds, in the current language: at most `limit` results (None: all), in groups."""
    lang = current_language()
    found = engine.search(text, lang)
    shown = hits(engine, found, lang, limit)
    # Of what answers a question the better one stands above, be it a rule or a ruling.
    together: dict[str, tuple[str, ...]] = dict.fromkeys(ANSWERS, ANSWERS) if found.answers else {}
    types_of = (engine.documents[match.document].type for match in found.matches)
    counts = Counter(together.get(type_, (type_,)) for type_ in types_of)
    groups: dict[tuple[str, ...], list[Hit]] = {}
    for hit in shown:
        groups.setdefault(together.get(hit.type, (hit.type,)), []).append(hit)
    return Results(
        query=found.asked,
        count=len(found.matches),
        groups=tuple(
            Group(_heading(types, group), counts[types], tuple(group)) for types, group in groups.items()
        ),
        suggestion=found.suggestion,
        more=len(shown) < len(found.matches),
    )


def _heading(types: Iterable[str], group: Iterable[Hit]) -> str:
    shown = {hit.type for hit in group}
    return words.listing(gettext(GROUPS[type_]) for type_ in types if type_ in shown)


def hits(engine: Engine, found: Found, lang: str, limit: int | None) -> list[Hit]:
    """Return the best results in a language, each with what fits marked."""
    matches = found.matches[:limit]
    lines = engine.lines([match.document for match in matches if _wants_line(engine, match)], lang)
    foreign: dict[str, dict[int, tuple[str, ...]]] = {lang: lines}
    reasons = _reasons(engine, found, [match.document for match in matches if match.tier == FACTS], lang)
    return [
        _hit(engine, match, found.query.words, lang, foreign, reasons.get(match.document, ()))
        for match in matches
    ]


def _reasons(engine: Engine, found: Found, documents: Sequence[int], lang: str) -> dict[int, Marked]:
    """Return why documents fit by what they are: the numbers that were asked for, and the facts that fit."""
    if not documents:
        return {}
    numbers = [
        gettext("%(label)s: %(value)s", label=gettext(NUMBERS[kind]), value=number)
        for kind, number in found.query.said
        if kind in NUMBERS
    ]
    facts = {code: engine.facts(documents, code) for code in LANGUAGES}
    reasons: dict[int, Marked] = {}
    for document in documents:
        own = facts[lang][document]
        fits = [
            place
            for place in range(len(own))
            if any(
                fitting(word, code, found.query.rest)
                for code in LANGUAGES
                for word in facts[code][document][place]
            )
        ]
        parts: list[tuple[str, bool]] = [(words.listing(numbers), True)] if numbers else []
        for text in dict.fromkeys(own[place][0] for place in fits):
            if parts:
                parts.append((", ", False))
            parts.extend(marked(text, lang, found.query.rest))
        reasons[document] = tuple(parts)
    return reasons


def _wants_line(engine: Engine, match: Match) -> bool:
    return match.tier == TEXT or not _is_card(engine, match)


def _is_card(engine: Engine, match: Match) -> bool:
    return engine.documents[match.document].type == "card"


def _hit(
    engine: Engine,
    match: Match,
    asked: Sequence[Word],
    lang: str,
    lines: dict[str, dict[int, tuple[str, ...]]],
    reason: Marked,
) -> Hit:
    document = engine.documents[match.document]
    title, english = engine.titles(lang)[match.document]
    # What tells a card from its namesakes stands behind the title, in the reader's language.
    same = title == english or title.startswith(f"{english} (")
    title_lang = "en" if same else lang
    sounds, inside = match.tier == SOUNDS, match.tier == INSIDE
    heading = marked(title, title_lang, asked, sounds=sounds, inside=inside)
    beneath = () if same else marked(english, "en", asked, sounds=sounds, inside=inside)
    snippet = reason
    snippet_lang = lang
    # A word of a third language stands there only where nothing else shows why this was found.
    seen = any(fits for _, fits in (*heading, *beneath))
    if not seen and match.lang and match.lang not in (lang, "en") and match.tier <= INSIDE:
        other = engine.titles(match.lang)[match.document][0]
        if other != title:
            snippet, snippet_lang = marked(other, match.lang, asked, sounds=sounds, inside=inside), match.lang
    if not snippet and _wants_line(engine, match):
        snippet = clipped(_line(engine, match, asked, lang, lines))
    return Hit(
        type=document.type,
        id=document.name,
        path=document.path,
        title=heading,
        title_lang=title_lang,
        english=beneath,
        snippet=snippet,
        snippet_lang=snippet_lang,
        game=_other_game(document),
        book=book_name(*document.name.split("/")[:2]) if document.type == "rule" else "",
    )


def _other_game(document: Entry) -> str:
    """Return the name of the game of a term, an icon … that both games have, where it is the second one."""
    return (
        ""
        if document.type in ("card", "rule") or document.game in ("", GAMES[0])
        else gettext(words.GAMES[document.game])
    )


def _line(
    engine: Engine,
    match: Match,
    asked: Sequence[Word],
    lang: str,
    lines: dict[str, dict[int, tuple[str, ...]]],
) -> Marked:
    """Return the line that fits best, in the reader's language even where it fits in another one."""
    document = match.document
    own = lines[lang].get(document, ())
    if not own:
        return ()
    if match.tier == TEXT:
        for code in (lang, *(each for each in LANGUAGES if each != lang)):
            if document not in lines.setdefault(code, {}):
                lines[code].update(engine.lines([document], code))
            scores = [fitting(line, code, asked) for line in lines[code][document]]
            best = max(scores)
            if best:
                line = own[scores.index(best)]
                return marked(line, lang, asked) if code == lang else ((line, False),)
    # Its name or what it is fits: where it has a single line, that tells what it does.
    return marked(own[0], lang, asked) if len(own) == 1 and not _is_card(engine, match) else ()


def plain(parts: Iterable[tuple[str, bool]]) -> str:
    """Return a marked text without its marks."""
    return "".join(text for text, _ in parts)
