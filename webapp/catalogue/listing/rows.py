"""A card as a row of the list in one language."""

from __future__ import annotations

from dataclasses import dataclass

from webapp.cards import SETS, Card
from webapp.catalogue import eminent_words, words
from webapp.catalogue.eminent_page import shown_title
from webapp.catalogue.fold import searchable
from webapp.catalogue.listing.traits import costs
from webapp.catalogue.models import TITLE_LANGUAGES, Catalogue, EminentCard, Title
from webapp.catalogue.pages import heading
from webapp.catalogue.sort_keys import SortKey, sort_key
from webapp.i18n import current_language, gettext

MARKS = {"base": "", "tgs": "TGS", "rvi": "RvI", "bow": "BoW", "bonus-planets": ""}
"""The short marks of the sets, as players write them."""

PLACES = {
    place: number
    for number, place in enumerate(
        [*(("rftg", name) for name in SETS), ("eminent-domain", "base"), ("eminent-domain", "bonus-planets")]
    )
}
"""The sets of both games in their order."""


@dataclass(frozen=True, slots=True)
class Row:
    """A card in the list."""

    game: str
    set: str
    path: str
    """Game and id, as in the address of the card."""
    heading: str
    heading_lang: str
    foreign: bool
    """Whether the heading is not in the reader's language."""
    english: str | None
    card: Card | None
    """The card, for its picture; None for Eminent Domain."""
    planet: bool
    cost: str
    """The numbers for the picture of an Eminent Domain card; empty where it has none."""
    cost_label: str
    """The same in words."""
    influence: int | None
    """The influence of an Eminent Domain card; None where it has none or nobody knows it."""
    detail: str
    """What tells cards of the same title apart, and what an Eminent Domain card is."""
    mark: str
    set_name: str
    title: Title
    sort_key: SortKey
    haystacks: tuple[str, ...]
    """The titles in every language, folded."""
    haystack: str
    """All of them, a line each."""


def race_row(catalogue: Catalogue, card: Card) -> Row:
    """Return the row of a Race for the Galaxy card in the current language."""
    title = catalogue.title(card.id, current_language())
    return _row(catalogue, "rftg", card, card.expansion, title, title.suffix)


def eminent_row(catalogue: Catalogue, card: EminentCard) -> Row:
    """Return the row of an Eminent Domain card in the current language."""
    return _row(
        catalogue, "eminent-domain", card, card.edition, shown_title(catalogue, card), _what_it_is(card)
    )


def set_title(game: str, code: str) -> str:
    """Return game and set as a heading in the current language."""
    return f"{gettext(words.GAMES[game])} · {words.set_name(code)}"


def _row(
    catalogue: Catalogue, game: str, card: Card | EminentCard, code: str, title: Title, detail: str
) -> Row:
    lang = current_language()
    head = heading(title, lang)
    stored = catalogue.title(card.id, lang, game)
    race = card if isinstance(card, Card) else None
    haystacks = _haystacks(catalogue, game, card.id, title)
    return Row(
        game=game,
        set=code,
        path=f"{game}/{card.id}",
        heading=title.text,
        heading_lang=head["heading_lang"],
        foreign=head["heading_lang"] != lang,
        english=head["english"],
        card=race,
        planet=not isinstance(card, Card) and card.colonize_cost is not None,
        cost="" if race else "/".join(map(str, costs(card))),
        cost_label="" if isinstance(card, Card) else _cost_label(card),
        influence=None if isinstance(card, Card) or card.kind == "role" else card.influence,
        detail=detail,
        mark=MARKS[code],
        set_name=words.set_name(code),
        title=title,
        sort_key=catalogue.sort_keys[game, lang][card.id]
        if title.text == stored.text
        else sort_key(title.text, lang),
        haystacks=haystacks,
        haystack="\n".join(haystacks),
    )


def _haystacks(catalogue: Catalogue, game: str, card_id: str, shown: Title) -> tuple[str, ...]:
    titles = [shown, *(catalogue.title(card_id, lang, game) for lang in ("en", *TITLE_LANGUAGES))]
    texts = {text for title in titles for text in (title.text, *title.also)}
    return tuple(sorted({searchable(text) for text in texts}))


def _cost_label(card: EminentCard) -> str:
    numbers = {
        gettext("Research cost"): card.research_cost,
        gettext("Colonize cost"): card.colonize_cost,
        gettext("Warfare cost"): card.warfare_cost,
    }
    return words.listing(f"{label}: {number}" for label, number in numbers.items() if number is not None)


def _what_it_is(card: EminentCard) -> str:
    parts = [eminent_words.kind(card.kind)]
    if card.type and card.kind != "bonus_planet":
        parts.append(eminent_words.type_name(card.kind, card.type))
    if card.level:
        parts.append(gettext("level %(level)s", level=card.level))
    if card.colonize_cost is not None:
        parts.append(f"{card.colonize_cost}/{card.warfare_cost}")
    if card.symbols and card.kind != "role":
        parts.append(eminent_words.symbols(card.symbols))
    return " · ".join(parts)
