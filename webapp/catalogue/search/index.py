"""Build the index of the search into the catalogue (needed for building only).

search_document   what can be found, in the order in which equals are shown
search_text       its title, its lines and what it is in each language; a fact with its other words
search_name       its names in each language, made ready: titles, other names, initials
search_exact      questions and ids of rules, made ready: who types one means what has it
search_number     words that say which number of a card is meant
search_same       words that mean the same, by group
search_word       all words as they are written, to suggest one that was meant: their languages, in how many
                  documents they stand, whether in a title (0), a fact (1) or a text (2), little ones have -1
                  and the languages in which they say little; the stems of those in titles
search_index      full text in all languages: `head` is what a document is called and is, `body` its lines,
                  `around` what stands above it
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import sqlite_utils

from webapp.catalogue.fold import fold, searchable
from webapp.catalogue.models import Catalogue
from webapp.catalogue.search.documents import Document
from webapp.catalogue.search.exact import exact_rows
from webapp.catalogue.search.names import INITIALS, names, vocabulary
from webapp.catalogue.search.nearest import SHORTEST_STEM
from webapp.catalogue.search.providers import all_documents
from webapp.catalogue.search.reference_documents import spellings
from webapp.catalogue.search.tokens import folded_parts, number_token, spoken_words, stem_tokens, text_tokens
from webapp.catalogue.search.words_schema import (
    ANY,
    FACT,
    Numbers,
    Same,
    read_also,
    read_little,
    read_nicknames,
    read_numbers,
    read_same,
)

Row = dict[str, Any]
Documents = Mapping[str, list[Document]]
Also = Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]]

LITTLE, IN_TITLE, IN_FACT, IN_TEXT = -1, 0, 1, 2
"""Where a word stands; a little word is known wherever it does."""

SAID_ALONE = ("cost", "defense", "level", "start", "research", "colonize", "warfare")
"""Numbers that a query may name without saying what they are."""

FULL_TEXT = """
create virtual table search_index using fts5(
    head, body, around, content='', detail='column', tokenize='ascii', prefix='2 3'
)
"""
"""Text comes here folded, as words parted by spaces: `ascii` leaves all other letters as they are."""


def add_index(database: sqlite_utils.Database, catalogue: Catalogue, data: Path) -> None:
    """Add the tables of the search to `database`, made of `catalogue` and the words in `data`.

    Raises DataError when the words are not in order.
    """
    documents = all_documents(catalogue)
    facts = {(FACT, name) for document in documents["en"] for name in document.kinds}
    also: dict[tuple[str, str], Mapping[str, tuple[str, ...]]] = dict(
        read_also(data, {document.key for document in documents["en"]} | facts)
    )
    for name, words in read_nicknames(
        data, {"rftg": catalogue.race, "eminent-domain": catalogue.eminent}
    ).items():
        key = ("card", name)
        known = also.get(key, {})
        also[key] = {**known, "en": (*words, *known.get("en", ()))}
    _fill(database, "search_document", ("id",), _document_rows(documents["en"]))
    _fill(database, "search_text", ("document", "lang"), _text_rows(documents, also))
    _fill(database, "search_name", ("id",), _name_rows(documents, also))
    _fill(database, "search_exact", ("id",), exact_rows(documents))
    _fill(database, "search_number", ("word", "kind"), _number_rows(read_numbers(data)))
    _fill(database, "search_same", ("word", "same"), _same_rows(read_same(data), catalogue))
    _fill(database, "search_word", ("word",), _word_rows(documents, also, read_little(data)))
    database.execute(FULL_TEXT)
    with database.conn:
        database.conn.executemany(
            "insert into search_index (rowid, head, body, around) values (?, ?, ?, ?)",
            _index_rows(documents, also),
        )
        database.conn.execute("insert into search_index (search_index) values ('optimize')")


def _fill(database: sqlite_utils.Database, table: str, key: tuple[str, ...], rows: Iterator[Row]) -> None:
    database.table(table).insert_all(rows, pk=key, batch_size=1000)


def _document_rows(documents: list[Document]) -> Iterator[Row]:
    for number, document in enumerate(documents):
        yield {
            "id": number,
            "type": document.type,
            "name": document.id,
            "path": document.path,
            "game": document.game,
            "words": sum(len(spoken_words(line)) for line in document.asks or document.text),
        }


def _facts(document: Document, lang: str, also: Also) -> list[list[str]]:
    """Return what a document is, each fact with its other words."""
    more = {keyword: also.get((FACT, name), {}).get(lang, ()) for name, keyword in document.kinds.items()}
    return [[keyword, *more.get(keyword, ())] for keyword in document.keywords]


def _text_rows(documents: Documents, also: Also) -> Iterator[Row]:
    for lang, each in documents.items():
        for number, document in enumerate(each):
            yield {
                "document": number,
                "lang": lang,
                "title": document.title,
                "title_en": document.title_en,
                "lines": _json(document.text),
                "facts": _json(_facts(document, lang, also)),
            }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _name_rows(documents: Documents, also: Also) -> Iterator[Row]:
    number = 0
    known = {lang: vocabulary(each, lang) for lang, each in documents.items()}
    for position in range(len(documents["en"])):
        seen: set[tuple[str, bool]] = set()
        for lang in documents:
            document = documents[lang][position]
            more = also.get(document.key, {}).get(lang, ())
            if lang != "en" and document.title == document.title_en and not (document.aliases or more):
                continue
            for name in names(document, lang, known[lang], more):
                # Titles that languages share are kept in each, so that the reader's own one counts.
                if name.kind == INITIALS and (name.folded, True) in seen:
                    continue
                seen.add((name.folded, name.kind == INITIALS))
                yield {
                    "id": number,
                    "document": position,
                    "lang": lang,
                    "kind": name.kind,
                    "folded": name.folded,
                    "parts": name.parts,
                    "stems": name.stems,
                    "sounds": name.sounds,
                }
                number += 1


def _number_rows(numbers: Numbers) -> Iterator[Row]:
    seen: set[tuple[str, str]] = set()
    for kind, words in numbers.items():
        for lang, spoken in words.items():
            for word in spoken:
                for token in (fold(word), *sorted(stem_tokens(word, lang))):
                    if (token, kind) not in seen:
                        seen.add((token, kind))
                        yield {"word": token, "kind": kind}


def _same_rows(same: Same, catalogue: Catalogue) -> Iterator[Row]:
    """Yield words that mean the same, and, where their language is known, their stems."""
    known = [(lang, group) for lang, groups in same.items() for group in groups]
    number = 0
    for lang, called in (*known, *spellings(catalogue)):
        words = {searchable(name) for name in called}
        group = {word for each in words for word in each.split()} if lang == ANY else words
        group = {word for word in group if " " not in word}
        if len(group) < 2:
            continue
        if lang != ANY:
            group |= {token for word in group for token in stem_tokens(word, lang)}
        for word in sorted(group):
            yield {"word": word, "same": number}
        number += 1


def _word_rows(documents: Documents, also: Also, little: Mapping[str, tuple[str, ...]]) -> Iterator[Row]:
    shown: dict[str, str] = {}
    places: dict[str, int] = {}
    langs: dict[str, set[str]] = {}
    counts: dict[str, set[int]] = {}
    for place in (IN_TITLE, IN_FACT, IN_TEXT):
        for lang, each in documents.items():
            for number, document in enumerate(each):
                for written in _words_of(document, lang, also, place):
                    for folded in folded_parts(written):
                        shown.setdefault(folded, written.lower())
                        if places.setdefault(folded, place) == place:
                            langs.setdefault(folded, set()).add(lang)
                        counts.setdefault(folded, set()).add(number)
    said: dict[str, set[str]] = {}
    for lang, words in little.items():
        for word in words:
            folded = fold(word)
            shown.setdefault(folded, word)
            places[folded] = LITTLE
            said.setdefault(folded, set()).add(lang)
    langs |= said
    for folded in sorted(shown):
        yield {
            "word": folded,
            "shown": shown[folded],
            "langs": " ".join(sorted(langs[folded])),
            "place": places[folded],
            "documents": len(counts.get(folded, ())),
            "stems": _stems(shown[folded], langs[folded]) if places[folded] == IN_TITLE else "",
        }


def _stems(word: str, langs: Iterable[str]) -> str:
    """Return the stems of a word in some languages, without their tags, where they are long enough."""
    found = {token[1:] for lang in langs for token in stem_tokens(word, lang)}
    return " ".join(sorted(stem for stem in found if len(stem) >= SHORTEST_STEM))


def _words_of(document: Document, lang: str, also: Also, place: int) -> Iterator[str]:
    """Yield the words of a document's titles, of its facts or of its lines."""
    named = (document.title, *document.aliases, *also.get(document.key, {}).get(lang, ()))
    texts = {
        IN_TITLE: named if document.named else (),
        IN_FACT: (word for fact in _facts(document, lang, also) for word in fact),
        IN_TEXT: document.text,
    }
    for text in texts[place]:
        yield from (word for word in spoken_words(text) if word.isalpha())


def _index_rows(documents: Documents, also: Also) -> Iterator[tuple[int, str, str, str]]:
    for number, english in enumerate(documents["en"]):
        head: set[str] = set(_number_tokens(english))
        body: set[str] = set()
        around: set[str] = set()
        for lang, each in documents.items():
            document = each[number]
            facts = (word for fact in _facts(document, lang, also) for word in fact)
            more = also.get(document.key, {}).get(lang, ())
            if document.named:
                head |= text_tokens((document.title, *document.aliases, *more, *facts), lang)
            head |= text_tokens(document.asks, lang)
            body |= text_tokens(document.text, lang)
            around |= text_tokens(document.around, lang)
        yield number, " ".join(sorted(head)), " ".join(sorted(body)), " ".join(sorted(around))


def _number_tokens(document: Document) -> Iterator[str]:
    for kind, number in document.numbers.items():
        yield number_token(kind, number)
        if kind in SAID_ALONE:
            yield str(number)
