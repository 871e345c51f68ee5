"""The rulings as documents: the answer as text, question and cards above it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from webapp.catalogue import words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.titles import spoken, title_of
from webapp.catalogue.rulings.models import CARDS
from webapp.catalogue.search.documents import Document
from webapp.i18n import current_language, gettext, language

_NUMBERED = re.compile(r"^ed-[0-9]+$")
"""Ids of rulings that are no words."""


def ruling_documents(catalogue: Catalogue) -> Iterator[Document]:
    """Yield the rulings, topic by topic in the order of reading."""
    lang = current_language()
    rulings = catalogue.rulings
    for ruling in rulings.all.values():
        text = rulings.text(ruling.id, lang)
        with language(text.lang):
            question = spoken(catalogue, text.question)
            lines = tuple(spoken(catalogue, each.text) for each in _walk(text.blocks) if each.text)
        with language("en"):
            english = spoken(catalogue, rulings.text(ruling.id, "en").question)
        kind = CARDS[ruling.game]
        yield Document(
            type="ruling",
            id=f"{ruling.game}/{ruling.id}",
            path=ruling.path,
            title=question,
            title_en=english,
            text=lines,
            game=ruling.game,
            named=False,
            asks=(question,),
            ids=(ruling.id if _NUMBERED.search(ruling.id) else "", *ruling.rules),
            around=(
                rulings.topics[ruling.topic].title(lang)[0],
                gettext(words.GAMES[ruling.game]),
                *(title_of(catalogue, f"{kind}:{card}")[0] for card in (*ruling.cards, *ruling.mentions)),
            ),
        )


def _walk(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        yield from _walk(block.blocks)
