"""The rulings in every language: numbers and cards are those of English, and none was forgotten."""

from __future__ import annotations

import json
import re

from crawling import LATIN
from flask.testing import FlaskClient

from webapp import i18n
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.models import Block

DIGITS = re.compile(r"\d+")
TITLE = re.compile("\ue000([^\ue001]*)\ue001")


def text_of(blocks: tuple[Block, ...]) -> str:
    return " ".join(f"{block.text} {text_of(block.blocks)}" for block in blocks)


def test_numbers_and_cards_are_those_of_english(catalogue: Catalogue, lang: str) -> None:
    """Block by block, as the reader of the data sees it; here over a whole ruling, as the app has it."""
    for ruling_id in catalogue.rulings.all:
        texts = [catalogue.rulings.text(ruling_id, code) for code in ("en", lang)]
        words = [f"{text.question} {text_of(text.blocks)}" for text in texts]
        english, other = (sorted(DIGITS.findall(TITLE.sub(" ", each))) for each in words)
        assert english == other, ruling_id
        named, others = (sorted(TITLE.findall(each)) for each in words)
        assert named == others, ruling_id


def test_no_two_languages_of_a_ruling_have_the_same_words(catalogue: Catalogue) -> None:
    forgotten = []
    for ruling_id in catalogue.rulings.all:
        english = catalogue.rulings.text(ruling_id, "en")
        for lang in i18n.LANGUAGES[1:]:
            text = catalogue.rulings.text(ruling_id, lang)
            if text.lang != "en":
                pairs = [(text.question, english.question)]
                pairs += [(one.text, two.text) for one, two in zip(text.blocks, english.blocks, strict=True)]
                forgotten += [f"{ruling_id}: {one}" for one, two in pairs if one == two and LATIN.search(one)]
    assert forgotten == []


def test_the_list_counts_what_there_is(visitor: FlaskClient, catalogue: Catalogue) -> None:
    """Counted in the data, not as the list does."""
    rulings = catalogue.rulings.all.values()
    asked = {
        "game=rftg": [each for each in rulings if each.game == "rftg"],
        "topic=takeovers": [each for each in rulings if each.topic == "takeovers"],
        "set=bow&open=yes": [each for each in rulings if "bow" in each.sets and each.open],
        "card=new-sparta": [each for each in rulings if "new-sparta" in (*each.cards, *each.mentions)],
        "phase=settle&open=no": [each for each in rulings if "settle" in each.phases and not each.open],
    }
    for query, right in asked.items():
        answer = json.loads(visitor.get(f"/api/rulings.json?lang=en&{query}").text)
        assert {each["id"] for each in answer["rulings"]} == {f"{each.game}/{each.id}" for each in right}
        assert answer["count"] == len(right) > 0, query
