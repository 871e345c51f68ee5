from __future__ import annotations

from types import MappingProxyType

import pytest

from webapp.catalogue.models import Catalogue
from webapp.catalogue.reference import Term, Word
from webapp.catalogue.terms import namesakes, plain, same_word, spoken


def _term(term_id: str, game: str, english: str, hungarian: str, same_as: tuple[str, ...] = ()) -> Term:
    words = {"en": Word(english, "english"), "hu": Word(hungarian, "seed")}
    return Term(term_id, game, "cards", MappingProxyType(words), same_as)


DEVELOP = _term("develop", "rftg", "Develop (phase II)", "Fejlesztés")
RESEARCH = _term("research", "eminent-domain", "Research", "Fejlesztés")
DECK = _term("deck", "rftg", "deck", "pakli")
DRAW_DECK = _term("deck", "eminent-domain", "draw deck", "Pakli (húzó)", ("deck",))


@pytest.mark.parametrize(
    ("text", "without"),
    [
        ("Explore (phase I)", "Explore"),
        ("(nyomtatott) ár", "ár"),
        ("взять (карту)", "взять"),
        ("“robot =” counter", "“robot =” counter"),
    ],
)
def test_parentheses_are_no_part_of_the_word(text: str, without: str) -> None:
    assert plain(text) == without


def test_a_slash_parts_two_words() -> None:
    assert spoken("Front / back (of a card)") == {"front", "back"}
    assert spoken("Produce/Trade") == {"produce/trade"}


def test_the_same_word_for_two_things_is_found_from_both_sides() -> None:
    terms = {term.anchor: term for term in (DEVELOP, RESEARCH, DECK, DRAW_DECK)}
    assert namesakes(terms, "hu") == {DEVELOP.anchor: (RESEARCH,), RESEARCH.anchor: (DEVELOP,)}
    assert namesakes(terms, "en") == {}


def test_the_same_thing_is_no_namesake() -> None:
    """Neither where English has the same word, nor where the data says that two words mean the same."""
    other = _term("research", "rftg", "research (rule)", "Fejlesztés")
    assert same_word(RESEARCH, [other], "hu") == ()
    assert same_word(DECK, [DRAW_DECK], "hu") == same_word(DRAW_DECK, [DECK], "hu") == ()
    assert same_word(DEVELOP, [_term("world", "rftg", "world", "Fejlesztés")], "hu") == ()


def test_words_that_the_games_use_in_opposite_senses(catalogue: Catalogue) -> None:
    def found(lang: str) -> set[tuple[str, str]]:
        return {
            (anchor, other.anchor)
            for anchor, others in namesakes(catalogue.terms, lang).items()
            for other in others
        }

    assert ("rftg-develop", "eminent-domain-research") in found("hu")
    assert ("eminent-domain-empire", "rftg-imperium") in found("hu")
    assert ("rftg-search-step", "eminent-domain-survey") in found("ru")
    assert ("rftg-explore", "eminent-domain-survey") in found("pt")
    assert ("rftg-imperium", "eminent-domain-empire") in found("el")
    assert found("en") == set()


def test_every_term_has_a_word_in_every_language(catalogue: Catalogue) -> None:
    assert len(catalogue.terms) == 297
    for anchor, term in catalogue.terms.items():
        assert anchor == f"{term.game}-{term.id}"
        assert set(term.words) == {"en", "hu", "ru", "el", "pt"}
        for lang, word in term.words.items():
            assert word.text.strip() == word.text != ""
            assert (word.status == "english") is (lang == "en")


def test_words_bring_their_forms_and_rivals(catalogue: Catalogue) -> None:
    card = catalogue.terms["rftg-card"].words
    assert {"kártyát", "kártyák", "kártyával"} <= set(card["hu"].forms)
    assert {"карты", "карт", "карту"} <= set(card["ru"].forms)
    assert {"κάρτας", "κάρτες", "καρτών"} <= set(card["el"].forms)
    assert "cartas" in card["pt"].forms
    assert catalogue.terms["rftg-explore"].words["ru"].also == ("Разведка", "Поиск")
