"""Rulings are read with what they name, and everything that is not in order is said with file and line."""

from __future__ import annotations

import pytest
from catalogue.rulings.conftest import CARDS, CARDS_EN, CARDS_RU, SAMPLE, TURN, Write, read

from webapp.catalogue.errors import DataError
from webapp.catalogue.rulings.models import Cited
from webapp.catalogue.rulings.records import RulingsSource


def test_rulings_come_topic_by_topic_with_their_words(sample: RulingsSource) -> None:
    assert [(topic.id, topic.game) for topic in sample.topics] == [
        ("cards", "rftg"),
        ("turn", "eminent-domain"),
    ]
    assert sample.topics[0].titles == {"en": "Single cards", "ru": "Отдельные карты"}
    two, price, first = sample.rulings
    assert (two.ruling.id, price.ruling.id, first.ruling.id) == ("two-worlds", "double-price", "ed-01")
    assert two.ruling.path == "rulings/rftg/two-worlds"
    assert two.ruling.sources == (Cited("base", (4, 6)),)
    assert price.ruling.sources[1] == Cited("companion", (), "https://example.org/faq", against=True)
    assert set(two.words) == {"en", "ru"}
    assert price.words["ru"].question == "Платят ли дважды?"
    assert set(first.words) == {"en"}


def test_what_is_missing_is_told(sample: RulingsSource) -> None:
    assert "rftg/cards: hu el pt" in sample.missing
    assert "eminent-domain/turn: hu ru el pt" in sample.missing
    assert "rftg/goals" in sample.missing
    assert sample.unread == ()
    assert sample.unused == ()


def test_a_source_is_cited_in_every_language_or_in_none(write: Write) -> None:
    spoiled = SAMPLE["sources.toml"].replace(', pt = "Regras"', "")
    with pytest.raises(DataError, match=r"sources\.toml: .*cited has not the languages hu, ru, el, pt"):
        read(write({"sources.toml": spoiled}))


def test_files_and_sources_that_nothing_needs_are_told(write: Write) -> None:
    more = {
        "rftg/nothing/en.md": CARDS_EN,
        "eminent-domain/cards/rulings.toml": "",
        "rftg/.hidden": "",
        "sources.toml": SAMPLE["sources.toml"] + '[faq]\nname = "FAQ"\nlang = "de"\n',
    }
    rulings = read(write(more))
    assert rulings.unread == ("eminent-domain/cards/rulings.toml", "rftg/nothing/en.md")
    assert rulings.unused == ("faq",)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("toml", '"BASE-63", ', '"BASE-99", ', "rulings.toml:1: two-worlds: no rule 'BASE-99' is known"),
        ("toml", '["improved-logistics"]', '["nothing"]', "rulings.toml:1: two-worlds: no card 'nothing'"),
        (
            "toml",
            'mentions = ["new-sparta"]',
            'mentions = ["no"]',
            "two-worlds: no card 'no'",
        ),
        (
            "toml",
            '"budget-surplus"',
            '"no-goal"',
            "double-price: no goal 'no-goal' is known",
        ),
        ("toml", '"pay_for_military"', '"pay"', "rulings.toml:1: two-worlds: no power 'pay' is known"),
        ("toml", '["settle"]', '["role"]', "rulings.toml:1: two-worlds: no phase 'role' is known"),
        ("toml", 'from = "companion"', 'from = "who"', "rulings.toml:11: double-price: no source 'who'"),
        ("toml", '"BASE-63", "BASE-71"', '"BASE-63", "BASE-63"', "two-worlds: rules: one stands in it twice"),
        ("toml", '["new-sparta"]\npow', '["improved-logistics"]\npow', "one that it mentions"),
        ("toml", 'sets = ["tgs"]\n', "", "rulings.toml:1: two-worlds: sets: one at least"),
        ("toml", "open = true\n", "", "double-price: confidence is low, so it has to be open"),
        ("toml", "open = true\n", "", "double-price: open = true and [!open] in the text go together"),
        ("toml", "pages = [4, 6]", "against = true", "two-worlds: no source says so"),
        ("toml", '"tgs"', '"xyz"', "rulings.toml:1: two-worlds: Invalid enum value 'xyz'"),
        ("toml", '"high"', '"sure"', "rulings.toml:1: two-worlds: Invalid enum value 'sure'"),
        ("toml", "pages = [4, 6]", "page = 4", "rulings.toml:1: two-worlds: Object contains unknown field"),
        ("toml", "[double-price]", "[Double]", "rulings.toml:11: Double:"),
        ("toml", "[two-worlds]", "[two-words]", "en.md:3: two-worlds does not stand in rulings.toml"),
        ("toml", "[two-worlds]", "[two-words]", "en.md does not answer it"),
        ("toml", "[two-worlds]", "[two-worlds", "rulings.toml: "),
        ("en.md", "card:improved-logistics", "card:no", "en.md:3: the link 'card:no' leads to nothing"),
        ("en.md", "ruling:double-price", "ruling:no", "en.md:8: the link 'ruling:no' leads to nothing"),
        ("en.md", "a world", "[a](rule:rftg/base/settle#x)", "en.md:7: the link 'rule:rftg/base/settle#x'"),
        ("ru.md", "2 раза", "5 раз", "ru.md:18: has other numbers than in English"),
        ("ru.md", "{#two-worlds}", "{#other}", "ru.md:3: other is not asked in English"),
        ("ru.md", "- потом", "потом", "ru.md"),
        ("ru.md", "[!why]", "[!note]", "ru.md:10: here English has [!why], not [!note]"),
    ],
)
def test_a_fault_stops_the_reading(write: Write, file: str, old: str, new: str, fault: str) -> None:
    name, text = {
        "toml": ("rftg/cards/rulings.toml", CARDS),
        "en.md": ("rftg/cards/en.md", CARDS_EN),
        "ru.md": ("rftg/cards/ru.md", CARDS_RU),
    }[file]
    assert old in text
    with pytest.raises(DataError) as raised:
        read(write({name: text.replace(old, new, 1)}))
    assert fault in str(raised.value)


def test_an_id_stands_in_one_topic_only(write: Write) -> None:
    with pytest.raises(DataError, match=r"turn/rulings\.toml:1: two-worlds: the id stands in .*cards/"):
        read(write({"eminent-domain/turn/rulings.toml": TURN.replace("ed-01", "two-worlds")}))


def test_eminent_domain_has_no_sets(write: Write) -> None:
    with pytest.raises(DataError, match="ed-01: sets: this game has none"):
        read(write({"eminent-domain/turn/rulings.toml": TURN + 'sets = ["base"]\n'}))


def test_all_faults_are_told_at_once(write: Write) -> None:
    broken = CARDS.replace("BASE-71", "BASE-0").replace('"settle"', '"end", "begin"')
    with pytest.raises(DataError) as raised:
        read(write({"rftg/cards/rulings.toml": broken}))
    assert len(str(raised.value).splitlines()) == 3


def test_an_answer_that_a_language_lacks_is_told_and_in_english(write: Write) -> None:
    rulings = read(write({"rftg/cards/ru.md": CARDS_RU[: CARDS_RU.index("## Платят")]}))
    assert "rftg/cards/ru.md: double-price" in rulings.missing
    assert [set(each.words) for each in rulings.rulings[:2]] == [{"en", "ru"}, {"en"}]


def test_answers_stand_in_the_order_of_english(write: Write) -> None:
    title, one, two = CARDS_RU.partition("## Можно")[0], *CARDS_RU.split("## ")[1:]
    with pytest.raises(DataError, match=r"ru\.md:3: here English has two-worlds, not double-price"):
        read(write({"rftg/cards/ru.md": f"{title}## {two}\n## {one}"}))


def test_a_file_that_is_no_text_is_refused(write: Write) -> None:
    data = write({})
    (data / "rulings/rftg/cards/hu.md").write_bytes(b"# \xff\n")
    with pytest.raises(DataError, match=r"hu\.md: .*utf-8"):
        read(data)
