"""The shape of the files under `data/search` (needed for building only)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from webapp.catalogue.conversion import convert
from webapp.catalogue.errors import DataError
from webapp.catalogue.source import read_toml
from webapp.i18n import LANGUAGES

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(min_length=1)]
Numbers: TypeAlias = dict[str, dict[str, Words]]
Nicknames: TypeAlias = dict[str, dict[str, Words]]
ByLanguage: TypeAlias = dict[Literal["en", "hu", "ru", "el", "pt"], Words]
Also: TypeAlias = dict[str, dict[str, ByLanguage]]
Group: TypeAlias = Annotated[tuple[Word, ...], Meta(min_length=2)]
Same: TypeAlias = dict[str, tuple[Group, ...]]

ANY = "any"
"""Stands in `same.toml` for all languages together."""

FACT = "fact"
"""Stands in `also.toml` for the type of what is no document but something that cards are."""


def read_numbers(data: Path) -> Numbers:
    """Return the words for each kind of number, by kind and language. Raises DataError."""
    where, content = read_toml(data, "search/numbers.toml")
    numbers: Numbers = convert(where, "", content, Numbers)
    for kind, words in numbers.items():
        if tuple(words) != LANGUAGES:
            raise DataError(f"{where}: {kind}: has not the languages {', '.join(LANGUAGES)}")
    return numbers


def read_nicknames(data: Path, cards: Mapping[str, Collection[str]]) -> dict[str, tuple[str, ...]]:
    """Return the nicknames by the id of the document (`rftg/galactic-survey-seti`).

    `cards` are the ids of the cards by game. Raises DataError.
    """
    where, content = read_toml(data, "search/nicknames.toml")
    nicknames: Nicknames = convert(where, "", content, Nicknames)
    known: dict[str, tuple[str, ...]] = {}
    for game, names in nicknames.items():
        for card_id, words in names.items():
            if card_id not in cards.get(game, ()):
                raise DataError(f"{where}: {card_id}: no card of {game} has this id")
            known[f"{game}/{card_id}"] = words
    return known


def read_also(data: Path, known: Collection[tuple[str, str]]) -> dict[tuple[str, str], Mapping[str, Words]]:
    """Return the other words by the type and id of a document (or `FACT` and its name), and by language.

    `known` are the types and ids that there are. Raises DataError.
    """
    where, content = read_toml(data, "search/also.toml")
    also: Also = convert(where, "", content, Also)
    read: dict[tuple[str, str], Mapping[str, Words]] = {
        (type_, name): {str(lang): said for lang, said in words.items()}
        for type_, each in also.items()
        for name, words in each.items()
    }
    for type_, name in read:
        if (type_, name) not in known:
            raise DataError(f"{where}: {type_}: {name}: there is no such thing to be found")
    return read


def read_same(data: Path) -> Same:
    """Return groups of words that mean the same, of `ANY` language and by language.

    Raises DataError, also for a word that stands in two groups.
    """
    where, content = read_toml(data, "search/same.toml")
    same: Same = convert(where, "", content, Same)
    if tuple(same) != (ANY, *LANGUAGES):
        raise DataError(f"{where}: has not {ANY} and the languages {', '.join(LANGUAGES)}")
    for lang, groups in same.items():
        seen: set[str] = set()
        for word in (word for group in groups for word in group):
            if word in seen:
                raise DataError(f"{where}: {lang}: {word!r} stands in it twice")
            seen.add(word)
    return same


def read_little(data: Path) -> dict[str, Words]:
    """Return the little words by language. Raises DataError."""
    where, content = read_toml(data, "search/little.toml")
    little: dict[str, Words] = convert(where, "", content, dict[str, Words])
    if tuple(little) != LANGUAGES:
        raise DataError(f"{where}: has not the languages {', '.join(LANGUAGES)}")
    return little
