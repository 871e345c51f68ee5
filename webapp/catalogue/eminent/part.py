"""What only the page of an Eminent Domain card shows, as plain values in the current language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from webapp.catalogue.eminent.definitions import definitions
from webapp.catalogue.eminent.editions import DifferenceLine, difference_line, errata
from webapp.catalogue.eminent.gifts import gifts
from webapp.catalogue.eminent.line import IconLine
from webapp.catalogue.eminent.picture import Picture, picture, symbol_icons
from webapp.catalogue.eminent.sentences import Said, said
from webapp.catalogue.eminent_words import GROUPS, RESTRICTIONS
from webapp.catalogue.models import EffectGroups, EminentCard, Side
from webapp.i18n import gettext, pgettext


@dataclass(frozen=True, slots=True)
class EffectGroup:
    """Effects that happen together, under a heading that says when."""

    code: str
    """`action`, `role`, `leader_bonus`, `leader_bonus_only_when_stack_is_empty` or `while_in_play`."""
    heading: str
    effects: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class SidePart:
    """One side of a double-sided technology."""

    code: str
    """`front` or `back`."""
    place: str
    """Which side it is, in words."""
    heading: str
    heading_lang: str
    """English where no translation of the title is there."""
    english: str | None
    icons: tuple[str, ...]
    """Its role symbols."""
    groups: tuple[EffectGroup, ...]
    differences: tuple[DifferenceLine, ...]
    errata: str
    """What a later expansion changes; mostly empty."""


@dataclass(frozen=True, slots=True)
class EminentPart:
    """All of it."""

    picture: Picture
    groups: tuple[EffectGroup, ...]
    sides: tuple[SidePart, ...]
    gifts: tuple[IconLine, ...]
    """What its symbols, slots and other icons are good for."""
    limits: tuple[str, ...]
    """What a role allows and forbids besides."""
    definitions: tuple[str, ...]
    differences: tuple[DifferenceLine, ...]
    errata: str


def eminent_part(card: EminentCard, title: str, label: str, lang: str) -> EminentPart:
    """Return the part of a card whose shown title is `title`; `label` describes its picture.

    Raises UnsayableError when an effect has no sentence.
    """
    return EminentPart(
        picture=picture(card, label),
        groups=effect_groups(card.effects),
        sides=tuple(_sides(card, title, lang)),
        gifts=gifts(card),
        limits=tuple(gettext(RESTRICTIONS[code]) for code in card.restrictions),
        definitions=definitions(card),
        differences=tuple(difference_line(each) for each in card.differences),
        errata=errata(card.texts[0]) if card.later_errata else "",
    )


def effect_groups(effects: EffectGroups) -> tuple[EffectGroup, ...]:
    """Return effects in the current language, by when they happen."""
    return tuple(
        EffectGroup(group, gettext(GROUPS[group]), tuple(said(each) for each in found))
        for group, found in effects.items()
    )


def _sides(card: EminentCard, title: str, lang: str) -> Iterator[SidePart]:
    if not card.sides:
        return
    # Translators: the two sides of a card.
    front, back = pgettext("eminent domain", "Front"), pgettext("eminent domain", "Back")
    places = (("front", front), ("back", back))
    for side, shown, (code, place) in zip(card.sides, title.split(" / "), places, strict=True):
        yield _side(side, shown, code, place, lang)


def _side(side: Side, shown: str, code: str, place: str, lang: str) -> SidePart:
    return SidePart(
        code=code,
        place=place,
        heading=shown,
        heading_lang="en" if shown == side.name else lang,
        english=None if shown == side.name else side.name,
        icons=symbol_icons(side.symbols),
        groups=effect_groups(side.effects),
        differences=tuple(difference_line(each) for each in side.differences),
        errata=errata(side.text) if side.later_errata else "",
    )
