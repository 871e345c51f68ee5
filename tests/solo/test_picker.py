"""The picker offers only cards that fit and are in use, those known to lie elsewhere last."""

from __future__ import annotations

import pytest
from driver import BRINK, EVENTS, NewGame

from webapp.catalogue.models import Catalogue
from webapp.robot.game import Game
from webapp.solo import picker
from webapp.solo.picker import SHOWN, Offer


@pytest.fixture
def flipping(new_game: NewGame) -> Game:
    """The example: the robot flips for a military world, base game and The Gathering Storm in use."""
    return new_game(*EVENTS)


def offer(catalogue: Catalogue, game: Game, query: str = "", lang: str = "en", **more: object) -> Offer:
    want = game.prompt.wanted
    fits = want.fits if want is not None else lambda card: True
    return picker.offer(catalogue, game, lang, query, fits, **more)


def ids(found: Offer) -> list[str]:
    return [choice.card.id for choice in found.choices]


def test_only_what_fits_and_is_in_use(catalogue: Catalogue, flipping: Game) -> None:
    found = offer(catalogue, flipping, most=None)
    assert found.more == 0
    assert found.count == len(found.choices) > 20
    assert all(choice.card.is_world and choice.card.military for choice in found.choices)
    assert all(choice.card.copies_with(("base", "tgs")) for choice in found.choices)
    assert len(set(ids(found))) == len(found.choices)


def test_every_card_that_the_rules_would_take_is_offered(catalogue: Catalogue, flipping: Game) -> None:
    want = flipping.prompt.wanted
    assert want is not None
    fitting = {
        card.id for card in catalogue.race.values() if card.copies_with(("base", "tgs")) and want.fits(card)
    }
    assert set(ids(offer(catalogue, flipping, most=None))) == fitting


def test_a_query_narrows(catalogue: Catalogue, flipping: Game) -> None:
    found = offer(catalogue, flipping, "rebel", most=None)
    assert found.count > 1
    assert all("rebel" in choice.card.name.lower() for choice in found.choices)
    assert ids(offer(catalogue, flipping, "  REBEL   base ")) == ["rebel-base"]
    assert offer(catalogue, flipping, "public works").count == 0
    assert offer(catalogue, flipping, "%_*'\"").count == 0 or offer(catalogue, flipping, "%_*'\"").choices


def test_titles_that_begin_with_the_query_come_first(catalogue: Catalogue, flipping: Game) -> None:
    names = [choice.card.name.lower() for choice in offer(catalogue, flipping, "re", most=None).choices]
    begins = [name.startswith("re") for name in names]
    assert begins == sorted(begins, reverse=True)
    assert any(begins)


@pytest.mark.parametrize(
    ("query", "lang"),
    [
        ("trade league", "hu"),
        ("kereskedelmi", "hu"),
        ("KERESKEDELMI SZOVETSEG", "hu"),
        ("συνασπισμος εμποριου", "el"),
        ("Trade", "el"),
    ],
)
def test_by_the_printed_english_or_the_localized_title(
    catalogue: Catalogue, new_game: NewGame, query: str, lang: str
) -> None:
    develops = new_game(*EVENTS[:3])
    assert "trade-league" in ids(offer(catalogue, develops, query, lang))


def test_the_titles_are_the_readers(catalogue: Catalogue, new_game: NewGame) -> None:
    found = offer(catalogue, new_game(*EVENTS[:3]), "trade league", "hu")
    assert found.choices[0].title == "Kereskedelmi Szövetség"


def test_while_typing_only_some_are_shown(catalogue: Catalogue, flipping: Game) -> None:
    found = offer(catalogue, flipping)
    assert len(found.choices) == SHOWN
    assert found.more == found.count - SHOWN
    assert offer(catalogue, flipping, most=0).choices == ()
    assert offer(catalogue, flipping, most=0).count == found.count


def test_cards_known_to_lie_elsewhere_come_last(catalogue: Catalogue, new_game: NewGame) -> None:
    game = new_game({"type": "add", "who": "robot", "card": "rebel-base"}, *EVENTS)
    found = offer(catalogue, game, most=None, own=("rebel-homeworld", "rebel-miners"))
    last = found.choices[-1]
    elsewhere = {choice.card.id for choice in found.choices if choice.elsewhere}
    assert elsewhere == {"rebel-base", "rebel-homeworld", "rebel-miners", "new-sparta"}
    assert last.elsewhere
    flags = [choice.elsewhere for choice in found.choices]
    assert flags == sorted(flags)


def test_a_card_with_copies_left_is_not_elsewhere(catalogue: Catalogue, new_game: NewGame) -> None:
    develops = new_game(*EVENTS[:3])
    two = next(
        card
        for card in catalogue.race.values()
        if card.kind == "development" and card.copies_with(("base", "tgs")) == 2
    )

    def elsewhere(*own: str) -> bool:
        found = offer(catalogue, develops, two.name, own=own)
        return next(choice.elsewhere for choice in found.choices if choice.card.id == two.id)

    assert not elsewhere(two.id)
    assert elsewhere(two.id, two.id)


def test_the_players_start_world_lies_elsewhere(catalogue: Catalogue, new_game: NewGame) -> None:
    game = new_game(player_world="epsilon-eridani")
    every = picker.offer(catalogue, game, "en", "epsilon", lambda card: True)
    assert [(choice.card.id, choice.elsewhere) for choice in every.choices] == [("epsilon-eridani", True)]


def test_what_is_dear_is_not_offered(catalogue: Catalogue, new_game: NewGame) -> None:
    poor = new_game(
        *EVENTS[:2], {"type": "adjust", "who": "robot", "what": "credit", "to": 0}, EVENTS[2], **BRINK
    )
    assert not [choice for choice in offer(catalogue, poor, most=None).choices if choice.card.cost == 6]
