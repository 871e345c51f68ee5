"""One-time keys: genuine ones pass, everything else is forged."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.solo import keys

GAME = "A" * 22
SECRET = "a secret"


def test_a_key_passes_for_its_own_form_only() -> None:
    key = keys.make(SECRET, GAME, 7)
    keys.check(SECRET, GAME, 7, key)
    keys.check(SECRET.encode(), GAME, 7, key)
    for secret, game, revision in [
        ("another", GAME, 7),
        (SECRET, "B" * 22, 7),
        (SECRET, GAME, 8),
        (SECRET, GAME, -7),
    ]:
        with pytest.raises(keys.Forged):
            keys.check(secret, game, revision, key)


def test_two_keys_of_one_form_differ() -> None:
    assert len({keys.make(SECRET, GAME, 0) for _ in range(100)}) == 100


def test_a_given_nonce_makes_the_same_key_again() -> None:
    key = keys.make(SECRET, GAME, 0, "nonce-123")
    assert key == keys.make(SECRET, GAME, 0, "nonce-123")
    assert key.startswith("nonce-123.")


@pytest.mark.parametrize("nonce", ["", "short", "a.dot.inside", "line\nbreak", "x" * 33])
def test_a_nonce_that_could_be_mistaken_is_refused(nonce: str) -> None:
    with pytest.raises(ValueError, match="nonce"):
        keys.make(SECRET, GAME, 0, nonce)


@pytest.mark.parametrize("secret", ["", b""])
def test_no_key_without_a_secret(secret: str | bytes) -> None:
    with pytest.raises(ValueError, match="secret"):
        keys.make(secret, GAME, 0)


@pytest.mark.parametrize(
    "key", ["", ".", "x", "é" * 54, "\x00", "\ud800", "a" * 100_000, "nonce-123." + "0" * 32]
)
def test_rubbish_is_forged(key: str) -> None:
    with pytest.raises(keys.Forged):
        keys.check(SECRET, GAME, 0, key)


def test_rubbish_as_game_id_is_forged() -> None:
    with pytest.raises(keys.Forged):
        keys.check(SECRET, "\ud800", 0, keys.make(SECRET, GAME, 0))


@given(st.data())
def test_any_changed_character_is_noticed(data: st.DataObject) -> None:
    key = keys.make(SECRET, GAME, 3)
    place = data.draw(st.integers(0, len(key) - 1))
    other = data.draw(st.characters().filter(lambda character: character != key[place]))
    with pytest.raises(keys.Forged):
        keys.check(SECRET, GAME, 3, key[:place] + other + key[place + 1 :])
