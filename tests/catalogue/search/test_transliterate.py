from __future__ import annotations

import pytest

from webapp.catalogue.fold import searchable
from webapp.catalogue.search.transliterate import keys_of_query, keys_of_title


@pytest.mark.parametrize(
    ("title", "typed"),
    [
        ("космос", "kosmos cosmos"),
        ("Κόσμος", "kosmos cosmos"),
        ("мир", "mir"),
        ("Пришельцев", "prishelcev prishel'tsev prisheltsev"),
        ("Новая", "novaya novaja novaia"),
        ("щит", "shchit schit shit"),
        ("Хранилище", "hranilische khranilishche xranilishe"),
        ("жизнь", "zhizn zhizn'"),
        ("Αυτοκρατορία", "autokratoria aftokratoria avtokratoria"),
        ("Γαλαξιακή", "galaxiaki galaksiaki galaxiakh"),
        ("χώρος", "choros xoros horos xwros"),
        ("οικονομία", "oikonomia ikonomia"),
        ("Άγγελος", "aggelos angelos"),
        ("Σπάρτη", "sparti sparth"),
        ("seti", "сети"),
        ("Epsilon", "эпсилон"),
    ],
)
def test_the_usual_ways_to_write_a_word_meet(title: str, typed: str) -> None:
    for word in typed.split():
        assert set(keys_of_query(searchable(word))) & keys_of_title(title), word


def test_other_words_do_not_meet() -> None:
    for one, other in (("мир", "mor"), ("Κόσμος", "kosmik"), ("Спарта", "spartak")):
        assert not set(keys_of_query(other)) & keys_of_title(one)


def test_letters_of_other_languages_have_no_sound_here() -> None:
    assert keys_of_query("ㅋㅋㅋ") == keys_of_query("日本") == keys_of_query("5") == ()
