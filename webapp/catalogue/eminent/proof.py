"""Every sentence of Eminent Domain's cards in one list, for those who read them again."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue.eminent.part import EffectGroup, EminentPart
from webapp.catalogue.eminent.sentences import flat
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import CardPage

INDENT = "  "


def all_sentences(catalogue: Catalogue) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the id of each card with all that its page says in sentences, in the current language.

    Each line begins with what it is (`action`, `front: while_in_play`, `gift`, `edition` …); options are
    indented.
    """
    from webapp.catalogue.eminent_page import eminent_page

    for card_id in catalogue.eminent:
        yield card_id, tuple(card_sentences(eminent_page(catalogue, card_id)))


def card_sentences(page: CardPage) -> Iterator[str]:
    """Yield the sentences of one page, each behind what it is."""
    part: EminentPart = page.eminent
    yield from _effects("", part.groups)
    for side in part.sides:
        yield from _effects(f"{side.code}: ", side.groups)
        yield from (f"{side.code}: edition: {each.text}" for each in side.differences)
        if side.errata:
            yield f"{side.code}: errata: {side.errata}"
    yield from (f"gift: {each.text}" for each in part.gifts)
    yield from (f"limit: {text}" for text in part.limits)
    yield from (f"word: {text}" for text in part.definitions)
    yield from (f"edition: {each.text}" for each in part.differences)
    if part.errata:
        yield f"errata: {part.errata}"
    yield from (f"note: {text}" for text in (*page.notes, *page.unsure))


def listing(catalogue: Catalogue) -> str:
    """Return all of it as one text in the current language."""
    return "\n".join(
        "\n".join((f"# {card_id}", *sentences, "")) for card_id, sentences in all_sentences(catalogue)
    )


def _effects(side: str, groups: tuple[EffectGroup, ...]) -> Iterator[str]:
    for group in groups:
        for depth, text in flat(group.effects):
            yield f"{side}{group.code}: {INDENT * depth}{text}"
