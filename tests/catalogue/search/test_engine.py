from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from catalogue.search.conftest import ids
from hypothesis import given
from hypothesis import strategies as st

from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.expressions import full_text
from webapp.catalogue.search.lexicon import EXACT, FACTS, INSIDE, TEXT
from webapp.catalogue.search.query import MOST_WORDS, parse
from webapp.i18n import LANGUAGES

OPERATORS = 'AND OR NOT NEAR * " ( ) : ^ - + { } head:alien alien* "alien NEAR(alien 5) -alien ^alien'


def first(engine: Engine, text: str, lang: str = "en") -> str:
    return ids(engine, engine.search(text, lang))[0]


def test_the_name_itself_comes_before_a_longer_one_that_begins_so(engine: Engine) -> None:
    found = engine.search("rebel pact", "en")
    assert found.matches[0].tier == EXACT
    assert ids(engine, engine.search("new e", "en"))[:2] == ["rftg/new-earth", "rftg/new-economy"]


def test_whole_words_come_before_beginnings(engine: Engine) -> None:
    found = ids(engine, engine.search("earth", "en"))
    assert set(found[:2]) == {"rftg/old-earth", "rftg/new-earth"}
    assert found.index("rftg/earths-lost-colony") > 1


def test_equals_come_in_the_readers_language_then_in_english_then_in_others(engine: Engine) -> None:
    """ "Galaktikus …" is Hungarian alone, "Alien" begins Portuguese titles too."""
    tiers = [(match.tier, match.lang) for match in engine.search("alien", "pt").matches]
    for one in {tier for tier, _ in tiers if tier < FACTS}:
        ranks = [
            ("pt", "en").index(lang) if lang in ("pt", "en") else 2 for tier, lang in tiers if tier == one
        ]
        assert ranks == sorted(ranks)


def test_cards_come_before_the_rest_that_fits_as_well_and_the_base_set_first(engine: Engine) -> None:
    found = ids(engine, engine.search("gambling world", "en"))
    assert found[:2] == ["rftg/gambling-world", "rftg/gambling-world-rvi"]
    types = [engine.documents[match.document].type for match in engine.search("rebel m", "en").matches]
    assert types[0] == "card"
    assert "term" in types


def test_the_words_may_stand_in_any_order_and_in_more_than_one_place(engine: Engine) -> None:
    assert first(engine, "uplift cost 6") == "rftg/uplift-code"
    assert first(engine, "6-cost uplift") == "rftg/uplift-code"
    # "Rebel" is in the title, "windfall" a fact, 4 the defense.
    assert first(engine, "windfall rebel 4") == "rftg/rebel-fuel-refinery"


def test_a_number_that_is_named_is_that_one(engine: Engine) -> None:
    costs = ids(engine, engine.search("alien cost 5", "en"))
    assert "rftg/deserted-alien-colony" in costs
    assert "rftg/lost-alien-warship" not in costs[:3]
    defenses = [
        entry for entry in ids(engine, engine.search("military 5 alien", "en")) if entry.startswith("rftg/")
    ]
    assert defenses[:2] == ["rftg/lost-alien-warship", "rftg/alien-uplift-center"]
    assert engine.search("military 5 alien", "en").matches[0].tier == FACTS


def test_text_is_found_after_names(engine: Engine) -> None:
    found = engine.search("draw cards trade", "en")
    assert found.matches
    assert {match.tier for match in found.matches} <= {FACTS, TEXT}


def test_the_middle_of_a_word_is_found_when_nothing_else_is(engine: Engine) -> None:
    found = engine.search("vivalis", "en")
    assert ids(engine, found) == ["rftg/new-survivalists"]
    assert found.matches[0].tier == INSIDE


def test_hungarian_compounds_are_found_by_their_last_part(engine: Engine) -> None:
    assert "rftg/mining-robots" in ids(engine, engine.search("robotok", "hu"))
    assert "rftg/lost-alien-battle-fleet" in ids(engine, engine.search("flotta", "hu"))


@pytest.mark.parametrize(
    ("typed", "meant", "card"),
    [
        ("alein toy", "alien toy", "rftg/alien-toy-shop"),
        ("mining leauge", "mining league", "rftg/mining-league"),
        ("gambling sparta", "sparta", "rftg/new-sparta"),
        ("διαστρκή τραπεζα", "διαστρική τραπεζα", "rftg/interstellar-bank"),
    ],
)
def test_nothing_found_gives_the_nearest_and_says_so(
    engine: Engine, typed: str, meant: str, card: str
) -> None:
    found = engine.search(typed, "en")
    assert (found.suggestion, ids(engine, found)[0]) == (meant, card)
    assert found.asked == typed


@pytest.mark.parametrize(
    ("lang", "typed", "meant", "card"),
    [
        ("en", "imperum", "imperium", "term:rftg-imperium"),
        ("en", "Galactic Imperum", "galactic imperium", "rftg/galactic-imperium"),
        ("en", "imperum lords", "imperium lords", "rftg/imperium-lords"),
        ("en", "imperum capitol", "imperium capital", "rftg/imperium-capital"),
        ("en", "Survy", "survey", "eminent-domain/survey"),
        ("en", "alein", "alien", "term:rftg-alien"),
        ("en", "hvie world", "hive world", "rftg/hive-world"),
        ("en", "Rebel Pcat", "rebel pact", "rftg/rebel-pact"),
        ("en", "rebel minres", "rebel miners", "rftg/rebel-miners"),
        ("el", "Αποικία Αυτονοιστών", "αποικία αυτονομιστών", "rftg/separatist-colony"),
        ("pt", "Coloniação", "colonização", "eminent-domain/colonize"),
        ("pt", "Comandante od Império", "comandante império", "rftg/imperium-warlord"),
        ("pt", "Raça Guerreria Rebelde", "raça guerreira rebelde", "rftg/rebel-warrior-race"),
        ("ru", "пехота", "пехотинцы", "rftg/space-marines"),
        ("hu", "lázadó csapaok", "lázadó csapatok", "rftg/rebel-troops"),
    ],
)
def test_a_slip_of_the_hand_is_told_even_where_something_fits_loosely(
    engine: Engine, lang: str, typed: str, meant: str, card: str
) -> None:
    found = engine.search(typed, lang)
    assert (found.suggestion, ids(engine, found)[0]) == (meant, card)


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("hu", "galaktikusok"),
        ("hu", "világokat"),
        ("en", "banks"),
        ("ru", "новой спарты"),
        ("el", "Γαλαξιακής Ομοσπονδίας"),
        ("el", "nea sparti"),
        ("en", "draw 2 cards"),
        ("pt", "portos espaciais"),
    ],
)
def test_another_form_of_a_word_is_no_slip(engine: Engine, lang: str, typed: str) -> None:
    found = engine.search(typed, lang)
    assert found.matches
    assert found.suggestion == ""


def test_what_says_little_is_left_out_first(engine: Engine) -> None:
    found = engine.search("what does the chromosome do", "en")
    assert found.suggestion == ""
    assert "term:rftg-chromosome" in ids(engine, found)[:3]


@pytest.mark.parametrize(
    ("typed", "meant", "first_one"),
    [
        ("what does the galactic imperum do", "galactic imperium", "rftg/galactic-imperium"),
        ("how does prestige lader work", "prestige leader", "term:rftg-prestige-leader"),
        ("who is the imperium qqqqqqq warlord", "imperium warlord", "rftg/imperium-warlord"),
    ],
)
def test_a_question_about_a_misspelt_name_is_one_about_the_name(
    engine: Engine, typed: str, meant: str, first_one: str
) -> None:
    found = engine.search(typed, "en")
    assert (found.suggestion, ids(engine, found)[0]) == (meant, first_one)


def test_texts_of_rules_come_in_turn_with_the_rest_the_shorter_ones_first(engine: Engine) -> None:
    found = [engine.documents[match.document] for match in engine.search("draw cards trade", "en").matches]
    rules = [entry for entry in found if entry.type == "rule"]
    assert [entry.type == "rule" for entry in found[:6]] == [False, True] * 3
    assert [entry.words for entry in rules] == sorted(entry.words for entry in rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["2x", "2х", "x2", "2×", "2χ"])
def test_twice_is_found_in_whatever_letters(engine: Engine, lang: str, text: str) -> None:
    assert set(ids(engine, engine.search(text, lang))[:2]) == {"term:rftg-consume-2x", "icon:double"}


def test_a_number_with_its_sign_comes_before_one_without(engine: Engine) -> None:
    assert set(ids(engine, engine.search("+1 +1", "en"))[:2]) == {
        "term:rftg-explore-plus1-plus1",
        "icon:explore11",
    }
    found = ids(engine, engine.search("explore +5", "pt"))
    assert set(found[:2]) == {"term:rftg-explore-plus5", "icon:explore5"}
    assert first(engine, "explore 5", "pt") == "term:rftg-explore-plus5"


def test_a_kind_of_world_is_that_kind(engine: Engine) -> None:
    """Non-military worlds are no military ones, however "non-military" is written."""
    for text, lang in (
        ("military 5 alien", "en"),
        ("katonai 5 idegen", "hu"),
        ("militar 5 alienígena", "pt"),
    ):
        found = [one for one in ids(engine, engine.search(text, lang)) if not one.startswith("rule:")]
        assert found == ["rftg/lost-alien-warship", "rftg/alien-uplift-center"]
    military = set(ids(engine, engine.search("military novelty windfall", "en")))
    other = set(ids(engine, engine.search("non-military novelty windfall", "en")))
    assert "rftg/pirate-world" in military - other
    assert "rftg/gem-world" not in military


@pytest.mark.parametrize(
    ("lang", "text", "term", "card"),
    [
        ("en", "blue world", "term:rftg-novelty", "rftg/gem-world"),
        ("ru", "синий мир", "term:rftg-novelty", "rftg/gem-world"),
        ("pt", "azul", "term:rftg-novelty", "rftg/gem-world"),
        ("el", "μπλε", "term:rftg-novelty", "rftg/gem-world"),
        ("hu", "kék világ", "term:rftg-novelty", "rftg/gem-world"),
        ("hu", "barna", "term:rftg-rare", "rftg/comet-zone"),
        ("ru", "зелёные миры", "term:rftg-genes", "rftg/distant-world"),
        ("pt", "amarelo", "term:rftg-alien-goods", "rftg/deserted-alien-outpost"),
    ],
)
def test_a_colour_is_the_kind_of_good(engine: Engine, lang: str, text: str, term: str, card: str) -> None:
    found = ids(engine, engine.search(text, lang))
    assert found[0] == term
    assert card in found
    starts = [place for place, one in enumerate(found) if one.startswith("icon:start")]
    assert all(place > found.index(card) for place in starts)


def test_a_title_that_begins_so_comes_before_initials_in_other_languages(engine: Engine) -> None:
    assert first(engine, "r&d", "en") == "rftg/r-and-d-crash-program"
    assert first(engine, "ngo", "el") == "rftg/new-galactic-order"


def test_a_word_of_a_title_is_no_form_of_a_word_of_another_language(engine: Engine) -> None:
    for lang in LANGUAGES:
        found = ids(engine, engine.search("seti", lang))
        assert found[0] == "rftg/galactic-survey-seti"
        assert all(one.startswith(("rule:", "ruling:")) for one in found[1:])


def test_a_name_as_long_as_a_sentence_gives_way_to_what_a_card_is(engine: Engine) -> None:
    for text, lang in (("κόστος 6", "el"), ("custo 6", "pt"), ("defesa 7", "pt"), ("védelem 7", "hu")):
        assert not first(engine, text, lang).startswith("power:")
    assert first(engine, "take what the others discard", "en").startswith("power:")


def test_money_is_the_trade_bonus(engine: Engine) -> None:
    assert first(engine, "$", "hu") == "term:rftg-trade"


@pytest.mark.parametrize("text", ["lapot húz", "kártyát húz"])
def test_words_of_one_meaning_find_the_same(engine: Engine, text: str) -> None:
    assert "icon:draw" in ids(engine, engine.search(text, "hu"))


def test_what_is_found_has_no_suggestion_and_nonsense_has_nothing(engine: Engine) -> None:
    assert engine.search("alien", "en").suggestion == ""
    for nonsense in ("qqqqqqq", "zzzz", "ㅋㅋㅋ", "🚀"):
        found = engine.search(nonsense, "en")
        assert (found.matches, found.suggestion) == ((), "")


@pytest.mark.parametrize("text", ["", "   ", "!!!", "\0", "\u202e\u200f", "…–—", '"', "()", "*"])
def test_no_words_find_nothing(engine: Engine, text: str) -> None:
    found = engine.search(text, "hu")
    assert (found.matches, found.suggestion) == ((), "")


@pytest.mark.parametrize("text", OPERATORS.split(" "))
def test_operators_are_words_like_others(engine: Engine, text: str) -> None:
    if "alien" in text:
        assert "rftg/alien-monolith" in ids(engine, engine.search(f"{text} monolith", "en"))
    else:
        engine.search(text, "en")


def test_a_very_long_query_is_cut(engine: Engine) -> None:
    found = engine.search("alien " * 2000, "ru")
    assert len(found.asked) <= 200
    assert len(found.query.words) <= MOST_WORDS


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_no_text_is_refused(catalogue_path: Path, text: str, lang: str) -> None:
    engine = _opened(catalogue_path)
    found = engine.search(text, lang)
    assert len({match.document for match in found.matches}) == len(found.matches)
    assert [match.tier for match in found.matches] == sorted(match.tier for match in found.matches)


_ENGINES: dict[Path, Engine] = {}


def _opened(path: Path) -> Engine:
    if path not in _ENGINES:
        _ENGINES[path] = Engine(path)
    return _ENGINES[path]


def test_any_thread_may_ask(engine: Engine) -> None:
    wanted = ids(engine, engine.search("alien 5", "en"))
    got: list[list[str]] = []
    threads = [
        threading.Thread(target=lambda: got.append(ids(engine, engine.search("alien 5", "en"))))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [wanted] * 4


def test_a_catalogue_that_is_built_anew_does_not_mix_with_the_old_one(
    catalogue_path: Path, tmp_path: Path
) -> None:
    """The engine keeps what it has, for threads too that ask only afterwards."""
    here, other = tmp_path / "here.sqlite", tmp_path / "other.sqlite"
    shutil.copy(catalogue_path, here)
    engine = Engine(here)
    shutil.copy(catalogue_path, other)
    with closing(sqlite3.connect(other)) as database, database:
        database.execute("update search_text set title = 'another', title_en = 'another'")
    other.replace(here)
    got: list[str] = []

    def ask() -> None:
        (number,) = [match.document for match in engine.search("old earth", "en").matches][:1]
        got.append(engine.titles("en")[number][0])

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert got == ["Old Earth"]
    assert Engine(here).titles("en")[0][0] == "another"


def test_the_index_is_only_read(engine: Engine) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        engine.execute("delete from search_text")


def test_a_missing_or_old_catalogue_tells_the_remedy(catalogue_path: Path, tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"missing.*tableside build-data"):
        Engine(tmp_path / "none.sqlite")
    old = tmp_path / "old.sqlite"
    sqlite3.connect(old).close()
    with pytest.raises(CatalogueError, match=r"damaged.*tableside build-data"):
        Engine(old)
    shutil.copy(catalogue_path, old)
    with closing(sqlite3.connect(old)) as database:
        database.execute("alter table search_text drop column facts")
    with pytest.raises(CatalogueError, match=r"damaged.*tableside build-data"):
        Engine(old)


def test_the_expression_is_quoted_word_by_word() -> None:
    assert full_text(parse('alien" OR (x', {}), named=False) == '(("alien"*) AND ("or") AND ("x"))'
    (banks,) = parse("banks", {}).words
    assert "\ue010bank" in banks.stems
    assert full_text(parse("banks", {}), named=False).startswith('(("banks"* OR "\ue010bank"')
    query = parse("military 5 alien", {"military": "defense"})
    assert full_text(query, named=True) == '("\ue020defense5" AND ("alien"*))'
    assert full_text(query, named=False).endswith('AND ("5") AND ("alien"*))')
