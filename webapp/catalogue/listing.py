"""The card list: every card as a row in one language, and the rows that a filter lets through."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.cards import Card
from webapp.catalogue import eminent_words, words
from webapp.catalogue.eminent_page import shown_title
from webapp.catalogue.fold import searchable
from webapp.catalogue.models import GAMES, TITLE_LANGUAGES, Catalogue, EminentCard, Title
from webapp.catalogue.pages import heading
from webapp.i18n import current_language, gettext

MARKS = {"base": "", "tgs": "TGS", "rvi": "RvI", "bow": "BoW", "bonus-planets": ""}
"""The short marks of the sets, as players write them."""

LONGEST_QUERY = 100
"""Characters of a query that are looked at."""


@dataclass(frozen=True, slots=True)
class Row:
    """A card in the list."""

    game: str
    set: str
    path: str
    """Game and id, as in the address of the card."""
    heading: str
    heading_lang: str
    english: str | None
    card: Card | None
    detail: str
    """What tells cards of the same title apart; empty for Race for the Galaxy."""
    mark: str
    set_name: str
    haystacks: tuple[str, ...]
    """The titles in every language, folded."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What the reader asks the list for; an empty text asks for nothing."""

    q: str = ""
    game: str = ""
    set: str = ""

    @classmethod
    def from_args(cls, args: Mapping[str, str]) -> Filter:
        """Return the filter of a query string."""
        query = args.get("q", "").replace("\0", "")[:LONGEST_QUERY]
        return cls(query, args.get("game", ""), args.get("set", ""))


class Listing:
    """All rows of a catalogue, made once for each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._rows: dict[str, tuple[Row, ...]] = {}

    def rows(self) -> tuple[Row, ...]:
        """Return all rows in the current language, in the order of the data."""
        lang = current_language()
        rows = self._rows.get(lang)
        if rows is None:
            rows = self._rows[lang] = tuple(
                [_race_row(self.catalogue, card, lang) for card in self.catalogue.race.values()]
                + [_eminent_row(self.catalogue, card, lang) for card in self.catalogue.eminent.values()]
            )
        return rows

    def find(self, wanted: Filter) -> list[Row]:
        """Return the rows that fit: all words of the query stand in a title, in whatever language."""
        parts = searchable(wanted.q).split()
        return [
            row
            for row in self.rows()
            if wanted.game in ("", row.game)
            and wanted.set in ("", row.set)
            and (not parts or any(all(part in title for part in parts) for title in row.haystacks))
        ]


def set_choices() -> list[tuple[str, str]]:
    """Return the sets to choose from, in the current language."""
    return [(code, gettext(name)) for code, name in words.SETS.items()]


def game_choices() -> list[tuple[str, str]]:
    """Return the games to choose from, in the current language."""
    return [(code, gettext(words.GAMES[code])) for code in GAMES]


def _race_row(catalogue: Catalogue, card: Card, lang: str) -> Row:
    return _row(catalogue, "rftg", card.id, card.expansion, catalogue.title(card.id, lang), lang, card=card)


def _eminent_row(catalogue: Catalogue, card: EminentCard, lang: str) -> Row:
    title = shown_title(catalogue, card)
    return _row(catalogue, "eminent-domain", card.id, card.edition, title, lang, detail=_detail(card))


def _row(
    catalogue: Catalogue,
    game: str,
    card_id: str,
    expansion: str,
    title: Title,
    lang: str,
    card: Card | None = None,
    detail: str = "",
) -> Row:
    head = heading(title, lang)
    return Row(
        game=game,
        set=expansion,
        path=f"{game}/{card_id}",
        heading=title.text,
        heading_lang=head["heading_lang"] or lang,
        english=head["english"],
        card=card,
        detail=detail,
        mark=MARKS[expansion],
        set_name=words.set_name(expansion),
        haystacks=_haystacks(catalogue, game, card_id, title),
    )


def _haystacks(catalogue: Catalogue, game: str, card_id: str, shown: Title) -> tuple[str, ...]:
    titles = {catalogue.title(card_id, lang, game).text for lang in ("en", *TITLE_LANGUAGES)} | {shown.text}
    return tuple(searchable(title) for title in sorted(titles))


def _detail(card: EminentCard) -> str:
    parts = [eminent_words.kind(card.kind)]
    if card.type and card.kind != "bonus_planet":
        parts.append(eminent_words.planet_type(card.type))
    if card.level:
        parts.append(gettext("level %(level)s", level=card.level))
    if card.colonize_cost is not None:
        parts.append(f"{card.colonize_cost}/{card.warfare_cost}")
    if card.symbols and card.kind != "role":
        parts.append(eminent_words.symbols(card.symbols))
    return " · ".join(parts)
