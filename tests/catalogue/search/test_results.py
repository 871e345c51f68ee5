from __future__ import annotations

from catalogue.search.conftest import ids

from webapp.catalogue.search.engine import Engine
from webapp.catalogue.search.marks import Marked
from webapp.catalogue.search.results import GROUPS, MOST, Hit, Results, plain, results
from webapp.i18n import language


def shown(parts: Marked) -> str:
    return "".join(f"[{text}]" if fits else text for text, fits in parts)


def asked(engine: Engine, text: str, lang: str, limit: int | None = MOST) -> Results:
    with language(lang):
        return results(engine, text, limit)


def hit(engine: Engine, text: str, lang: str, name: str) -> Hit:
    found = asked(engine, text, lang, None)
    (only,) = [each for group in found.groups for each in group.hits if each.id == name]
    return only


def test_the_match_is_marked_in_the_readers_title_and_the_english_one_stands_beside(engine: Engine) -> None:
    one = hit(engine, "spart", "hu", "rftg/new-sparta")
    assert (shown(one.title), one.title_lang) == ("Új [Spárt]a", "hu")
    assert shown(one.english) == "New [Spart]a"
    assert one.snippet == ()


def test_an_english_title_is_said_once_and_said_to_be_english(engine: Engine) -> None:
    one = hit(engine, "lyttle", "ru", "eminent-domain/lyttle")
    assert (shown(one.title), one.title_lang, one.english) == ("[Lyttle]", "en", ())


def test_a_title_that_fits_in_a_third_language_is_shown_as_it_stands_there(engine: Engine) -> None:
    one = hit(engine, "Новая Спарта", "el", "rftg/new-sparta")
    assert (shown(one.title), shown(one.english)) == ("Νέα Σπάρτη", "New Sparta")
    assert (shown(one.snippet), one.snippet_lang) == ("[Новая] [Спарта]", "ru")


def test_no_third_language_where_the_title_fits_by_itself(engine: Engine) -> None:
    """The Portuguese name of this type begins with the word, too."""
    fitting = [
        each
        for group in asked(engine, "alien", "en", None).groups
        for each in group.hits
        if "[Alien]" in shown(each.title)
    ]
    assert "[Alien] technology (yellow)" in [shown(each.title) for each in fitting]
    assert {each.snippet_lang for each in fitting} == {"en"}


def test_a_thing_of_the_second_game_says_so_where_both_have_it(engine: Engine) -> None:
    assert hit(engine, "trade", "en", "eminent-domain-trade").game == "Eminent Domain"
    assert hit(engine, "trade", "en", "rftg-trade").game == ""
    assert hit(engine, "survey team", "en", "eminent-domain/survey-team").game == ""


def test_what_sounds_alike_is_marked(engine: Engine) -> None:
    one = hit(engine, "nea sparti", "el", "rftg/new-sparta")
    assert shown(one.title) == "[Νέα] [Σπάρτη]"


def test_the_line_that_fits_is_shown(engine: Engine) -> None:
    one = hit(engine, "novelty good draw more", "en", "rftg/spice-world")
    assert "[draw]" in shown(one.snippet).lower()
    assert "[novelty]" in shown(one.snippet).lower()


def test_a_line_that_fits_in_another_language_is_shown_in_the_readers(engine: Engine) -> None:
    english = hit(engine, "novelty good draw more", "en", "rftg/spice-world")
    greek = hit(engine, "novelty good draw more", "el", "rftg/spice-world")
    number = next(place for place, entry in enumerate(engine.documents) if entry.name == "rftg/spice-world")
    line = engine.lines([number], "en")[number].index(plain(english.snippet))
    assert (plain(greek.snippet), greek.snippet_lang) == (engine.lines([number], "el")[number][line], "el")


def test_what_fits_by_what_it_is_says_so(engine: Engine) -> None:
    race = hit(engine, "genes windfall", "en", "rftg/aquatic-uplift-race")
    assert shown(race.snippet) == "[Genes], [windfall]"
    foreign = hit(engine, "genes windfall", "hu", "rftg/aquatic-uplift-race")
    assert shown(foreign.snippet) == "Genetikai, szerencsevilág"
    ship = hit(engine, "military 5 alien", "en", "rftg/lost-alien-warship")
    assert plain(ship.snippet) == "Defense: 5, Alien technology, ALIEN"
    blue = hit(engine, "blue windfall", "en", "rftg/pirate-world")
    assert shown(blue.snippet) == "Novelty, [windfall]"


def test_results_are_grouped_the_best_group_first_with_true_counts(engine: Engine) -> None:
    found = asked(engine, "uplift", "en", 5)
    everything = engine.search("uplift", "en")
    assert found.count == len(everything.matches)
    assert found.more
    assert sum(len(group.hits) for group in found.groups) == 5
    types = [engine.documents[match.document].type for match in everything.matches]
    assert [group.heading for group in found.groups] == [GROUPS[kind] for kind in dict.fromkeys(types[:5])]
    for group in found.groups:
        (kind,) = {each.type for each in group.hits}
        assert group.count == types.count(kind)


def test_rules_and_rulings_that_answer_a_question_stand_together_the_better_one_above(engine: Engine) -> None:
    text = "does 2x VPs double prestige?"
    (group,) = [each for each in asked(engine, text, "en", None).groups if "Rules" in each.heading]
    best = [engine.documents[match.document] for match in engine.search(text, "en").matches]
    answers = [(entry.type, entry.name) for entry in best if entry.type in ("rule", "ruling")]
    assert group.heading == "Rules, Rulings"
    assert [(each.type, each.id) for each in group.hits] == answers
    assert group.count == len(answers)
    assert {"rule", "ruling"} == {kind for kind, _ in answers}


def test_what_is_no_question_is_grouped_by_type(engine: Engine) -> None:
    found = asked(engine, "prestige", "en", None)
    assert {group.heading for group in found.groups} <= set(GROUPS.values())


def test_all_results_are_shown_when_asked_for(engine: Engine) -> None:
    found = asked(engine, "uplift", "en", None)
    assert not found.more
    flat = [(each.type, each.id) for group in found.groups for each in group.hits]
    assert len(flat) == found.count == len(set(flat))


def test_a_suggestion_is_told_with_what_it_finds(engine: Engine) -> None:
    found = asked(engine, "alein toy", "en")
    assert (found.query, found.suggestion) == ("alein toy", "alien toy")
    assert found.groups[0].hits[0].id == "rftg/alien-toy-shop"


def test_every_type_has_a_heading(engine: Engine) -> None:
    assert {entry.type for entry in engine.documents} == set(GROUPS)


def test_a_page_shows_what_the_engine_finds(engine: Engine) -> None:
    found = asked(engine, "rebel", "pt", None)
    flat = {(each.type, each.id) for group in found.groups for each in group.hits}
    wanted = {
        (entry.type, entry.name)
        for entry in (engine.documents[match.document] for match in engine.search("rebel", "pt").matches)
    }
    assert flat == wanted
    assert len(ids(engine, engine.search("rebel", "pt"))) == found.count
