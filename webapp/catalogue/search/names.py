"""The names of a document in one language, as the index holds them: titles, other names, initials."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from webapp.catalogue.fold import fold
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.tokens import compounds, folded_text, spoken_words, stem_tokens
from webapp.catalogue.search.transliterate import keys_of_title

TITLE, ALIAS, INITIALS = range(3)
"""What a name is; the lower ones are better where several fit."""

MOST_INITIALS = 6
SHORTEST_FIRST, SHORTEST_PART = 3, 4
"""Letters that the first part of a compound has at least, and its last part."""
_AND = {"en": "and", "hu": "és", "ru": "и", "el": "και", "pt": "e"}


@dataclass(frozen=True, slots=True)
class Name:
    """One name of a document, made ready for the search."""

    kind: int
    lang: str
    folded: str
    """Its words, folded, parted by spaces."""
    parts: str
    """What else its words are found by: those with hyphens in one, and the last parts of compounds."""
    stems: str
    """The tagged stems of its words."""
    sounds: str
    """What its words sound like in Latin letters."""


def names(
    document: Document, lang: str, known: frozenset[str] = frozenset(), nicknames: Iterable[str] = ()
) -> Iterator[Name]:
    """Yield the names of a document in a language, each once.

    `known` are the words of all names in the language, with their stems, by which compounds are parted (see
    `vocabulary`); `nicknames` belong to every language.
    """
    if not document.named:
        return
    seen: set[str] = set()
    for kind, text in _texts(document, lang, nicknames):
        name = _name(kind, text, lang, known)
        # Whoever writes the sign of a number means it.
        for folded in (name.folded, folded_text(text, plain=False)):
            if folded and folded not in seen:
                seen.add(folded)
                yield replace(name, folded=folded)


def _texts(document: Document, lang: str, nicknames: Iterable[str]) -> Iterator[tuple[int, str]]:
    for text in (document.title, *document.aliases):
        yield (TITLE if text == document.title else ALIAS), text
        if "&" in text:
            yield ALIAS, text.replace("&", f" {_AND[lang]} ")
    for text in nicknames:
        yield ALIAS, text
    if document.type in ("card", "goal"):
        for text in (document.title, *document.aliases):
            for short in _initials(text):
                yield INITIALS, short


def vocabulary(documents: Iterable[Document], lang: str) -> frozenset[str]:
    """Return the words of all names in a language, folded, and their tagged stems."""
    known: set[str] = set()
    for document in documents:
        for text in (document.title, *document.aliases):
            for word in spoken_words(text):
                if len(word) >= SHORTEST_PART:
                    known.add(fold(word))
                    known.update(stem_tokens(word, lang))
    return frozenset(known)


def last_parts(word: str, lang: str, known: frozenset[str]) -> Iterator[str]:
    """Yield the ends of a word that are words of their own: "ship" of "Warship".

    In Hungarian, which makes compounds freely, also other forms of them: "robotok" of "Bányászrobotok".
    """
    for begin in range(SHORTEST_FIRST, len(word) - SHORTEST_PART + 1):
        part = word[begin:].lower()
        if fold(part) in known or (lang == "hu" and any(token in known for token in stem_tokens(part, lang))):
            yield part


def _initials(title: str) -> Iterator[str]:
    """Yield the initials of a title, of all words and of the capital ones alone: "TLOTUG" and "TLUG"."""
    words = [word for word in spoken_words(title.partition("(")[0]) if word[0].isalnum()]
    for chosen in (words, [word for word in words if word[0].isupper()]):
        if 2 <= len(chosen) <= MOST_INITIALS:
            yield "".join(word[0] for word in chosen)


def _name(kind: int, text: str, lang: str, known: frozenset[str]) -> Name:
    words = [] if kind == INITIALS else spoken_words(text)
    ends = [part for word in words for part in last_parts(word, lang, known)]
    return Name(
        kind=kind,
        lang=lang,
        folded=folded_text(text),
        parts=" ".join(sorted({*compounds(text), *map(fold, ends)})),
        stems=" ".join(sorted({token for word in (*words, *ends) for token in stem_tokens(word, lang)})),
        sounds=" ".join(sorted({key for word in words for key in keys_of_title(word)})),
    )
