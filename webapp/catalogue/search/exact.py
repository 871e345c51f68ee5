"""What is meant word for word: a question as it is written, the id of a rule or of a ruling."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from webapp.catalogue.fold import searchable
from webapp.catalogue.search.documents import Document


def exact_rows(documents: Mapping[str, Sequence[Document]]) -> Iterator[dict[str, Any]]:
    """Yield key, language and document of all that has a question or an id, the best of a key first."""
    seen: set[tuple[str, str, int]] = set()
    for best in (True, False):
        for lang, each in documents.items():
            for number, document in enumerate(each):
                for text, first in _texts(document, lang):
                    row = searchable(text), lang, number
                    if first is best and row not in seen:
                        seen.add(row)
                        yield {"id": len(seen), "key": row[0], "lang": lang, "document": number}


def _texts(document: Document, lang: str) -> Iterator[tuple[str, bool]]:
    """Yield what means a document, and whether nothing is meant by it before; ids are those of English."""
    for question in document.asks:
        yield question, True
    if lang == "en":
        for place, id_ in enumerate(document.ids):
            if id_:
                yield id_, place == 0


class Exact:
    """Documents by what means them word for word; built of rows of key, language and document."""

    def __init__(self, rows: Iterable[tuple[str, str, int]]) -> None:
        """Take the rows in the order of `exact_rows`."""
        self._known: dict[str, list[tuple[str, int]]] = {}
        for key, lang, document in rows:
            self._known.setdefault(key, []).append((lang, document))

    def find(self, text: str, lang: str) -> tuple[int, ...]:
        """Return the documents that a text means, those of the reader's language first."""
        found = self._known.get(searchable(text), ())
        return tuple(dict.fromkeys(number for _, number in sorted(found, key=lambda each: each[0] != lang)))
