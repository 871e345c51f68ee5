"""Everything that the rules can name has a name, and every name a translation of its own language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from webapp import i18n
from webapp.cards import SETS
from webapp.robot import corrections, ending, vocabulary
from webapp.robot.mat import Mat
from webapp.solo import words

TABLES: tuple[tuple[Mapping[str, str], Iterable[str]], ...] = (
    (words.SETS, SETS),
    (words.FACES, vocabulary.FACES),
    (words.ACTIONS, (*vocabulary.ACTIONS, vocabulary.SEARCH)),
    (words.SPACES, vocabulary.SPACES),
    (words.PHASES, vocabulary.PHASES),
    (words.PARTS, [phase for phase in vocabulary.PHASES if "_" not in phase] + ["develop", "settle"]),
    (words.COUNTERS, {what for whats in corrections.COUNTERS.values() for what in whats}),
    (words.REASONS, ending.REASONS),
    (words.FINDS, vocabulary.FINDS),
    (words.KINDS, vocabulary.KINDS),
    (words.GOODS, vocabulary.GOODS),
    (words.KEYWORDS, vocabulary.KEYWORDS),
)


@pytest.mark.parametrize(("table", "codes"), TABLES)
def test_each_code_has_a_name_and_each_name_a_code(table: Mapping[str, str], codes: Iterable[str]) -> None:
    assert set(table) == set(codes)


def test_each_difficulty_has_a_name(mat: Mat) -> None:
    assert tuple(words.DIFFICULTIES) == tuple(mat.difficulties)


def test_names_stand_alone_in_every_language(lang: str) -> None:
    with i18n.language(lang):
        for table, _ in TABLES:
            for code in table:
                name = words.name(table, code)
                assert name.strip() == name != ""
                assert "_" not in name


def test_hungarian_has_two_words_for_two_decks() -> None:
    """The common deck and the robot's draw stack must not be mixed up."""
    with i18n.language("hu"):
        stack = words.name(words.COUNTERS, "stack")
        moved = i18n.ngettext(
            "Move %(n)s card unseen: common deck → robot's draw stack.",
            "Move %(n)s cards unseen: common deck → robot's draw stack.",
            2,
        )
    assert "pakli" not in stack.lower() or "húzó" in stack.lower()
    assert len(set(moved.split("→"))) == 2


def test_several_names_and_no_good() -> None:
    assert words.names(words.FACES, ("settle", "match")) == "Settle\u00a0· Match"
    assert words.names(words.FACES, ()) == ""
    assert words.nothing() == "None"
    assert words.unlisted("Zeppelin") == "Zeppelin"
    assert words.unlisted("") == "a card that is not in the list"
