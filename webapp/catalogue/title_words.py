"""Whether our own titles keep to the words of `data/names/words.toml` (needed for checking only)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from webapp.catalogue.conversion import convert
from webapp.catalogue.models import Catalogue
from webapp.catalogue.schema import CardId, Strict
from webapp.catalogue.source import read_toml

FILE = "names/words.toml"

UNTRANSLATED = frozenset({"of", "the"})
"""English words that have no word of their own in a title."""

SMALL: Mapping[str, str] = MappingProxyType(
    {
        "hu": "a az és",
        "ru": "в за и из к по",
        "el": "η ο στην της του των",
        "pt": "da das de do dos e em o",
    }
)
"""Words of a localized title that translate no English word."""

Forms = dict[str, str | tuple[str, ...]]
"""The forms of a word by language."""


class Departure(Strict, frozen=True):
    """A title of ours that leaves the list in one word, and why."""

    table: str
    title: CardId
    lang: str
    word: str
    """The English word that it translates otherwise, or a word of its own that translates none."""
    reason: str


class WordsRecord(Strict, frozen=True, rename={"eminent_domain": "eminent-domain"}):
    """The words of a game's titles, and of those of the goals, by English word."""

    rftg: dict[str, Forms]
    eminent_domain: dict[str, Forms]
    goals: dict[str, Forms]
    exception: tuple[Departure, ...] = ()


@dataclass(frozen=True, slots=True)
class WordBook:
    """The words that titles of ours are made of."""

    tables: Mapping[str, Mapping[str, Mapping[str, tuple[str, ...]]]]
    """Forms by game (or `goals`), English word and language."""
    spellings: Mapping[str, tuple[tuple[str, ...], ...]]
    """The English words by game (or `goals`), those that are one word together."""
    exceptions: frozenset[tuple[str, str, str, str]]
    """Game, id, language and word."""

    def faults(self, catalogue: Catalogue) -> Iterator[str]:
        """Yield what is wrong with the titles of ours: one line for each word."""
        for (table, lang), titles in catalogue.titles.items():
            for key, title in titles.items():
                if title.status == "ours":
                    for word in self.strangers(table, lang, title.english, title.text):
                        if (table, key, lang, word) not in self.exceptions:
                            yield f"{lang}: {key}: {title.text}: {word}"

    def unused(self, catalogue: Catalogue) -> Iterator[str]:
        """Yield the words, languages and exceptions of the list that no title of ours needs."""
        ours = [
            (table, lang, key, title)
            for (table, lang), titles in catalogue.titles.items()
            for key, title in titles.items()
            if title.status == "ours"
        ]
        needed = {
            (table, word, lang)
            for table, lang, _, title in ours
            for word in self.groups(table, title.english)
        }
        for table, words in self.tables.items():
            for spelt in self.spellings[table]:
                yield from (
                    f"{table}: {spelt[0]}: {lang}"
                    for lang in words[spelt[0]]
                    if not any((table, word, lang) in needed for word in spelt)
                )
        strange = {
            (table, key, lang, word)
            for table, lang, key, title in ours
            for word in self.strangers(table, lang, title.english, title.text)
        }
        yield from (f"{table}: {key}: {lang}: {word}" for table, key, lang, word in self.exceptions - strange)

    def strangers(self, table: str, lang: str, english: str, text: str) -> Iterator[str]:
        """Yield the English words that a title has not as listed, then its own that translate none."""
        words = split(text)
        small = split(SMALL[lang])
        left = [word for word in words if word not in small]
        for english_word in self.groups(table, english):
            forms = self.tables[table].get(english_word, {}).get(lang, ())
            found = next((form for form in forms if has(words, form)), None)
            if found is None:
                yield english_word
            else:
                left = [word for word in left if not any(fits(word, part) for part in split(found))]
        yield from left

    def groups(self, table: str, english: str) -> Iterator[str]:
        """Yield the words of an English title, in groups as long as the list has them."""
        words = [re.sub("'s$", "", word.strip(",:")) for word in english.split() if word not in ("&", "/")]
        while words:
            for length in range(len(words), 0, -1):
                group = " ".join(words[:length])
                if group in self.tables[table] or length == 1:
                    if length > 1 or group.lower() not in UNTRANSLATED:
                        yield group
                    del words[:length]
                    break


def read_words(data: Path) -> WordBook:
    """Return the list of words under `data`; raises DataError where it is not in order."""
    where, content = read_toml(data, FILE)
    record: WordsRecord = convert(where, "", content, WordsRecord)
    tables = {"rftg": record.rftg, "eminent-domain": record.eminent_domain, "goals": record.goals}
    return WordBook(
        tables={
            table: {
                english: {
                    lang: (forms,) if isinstance(forms, str) else forms for lang, forms in known.items()
                }
                for key, known in words.items()
                for english in key.split(" | ")
            }
            for table, words in tables.items()
        },
        spellings={table: tuple(tuple(key.split(" | ")) for key in words) for table, words in tables.items()},
        exceptions=frozenset((each.table, each.title, each.lang, each.word) for each in record.exception),
    )


def split(text: str) -> list[str]:
    """Return the words of a title or of a form, folded; a hyphen parts words, one in front stays."""
    return re.sub(r"(?<=\w)-|[\s–—/«»,:&]+", " ", text.casefold()).split()


def has(words: list[str], form: str) -> bool:
    """Return whether a title of these words has a form: each of its parts is the beginning of a word."""
    return all(any(fits(word, part) for word in words) for part in split(form))


def fits(word: str, part: str) -> bool:
    """Return whether a word begins with the part; a part with a hyphen may stand anywhere in it."""
    return part[1:] in word if part.startswith("-") else word.startswith(part)
