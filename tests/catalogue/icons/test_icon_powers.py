"""Every power is told by symbols, in the order in which they are read."""

from __future__ import annotations

import pytest

from webapp.cards import Power
from webapp.catalogue import powers
from webapp.catalogue.icons import BY_SYMBOL, power_icons
from webapp.catalogue.icons.powers import GIVES, PLAIN
from webapp.catalogue.models import Catalogue


def test_every_power_of_every_card_has_icons_of_the_legend(catalogue: Catalogue) -> None:
    seen = set()
    for card in catalogue.race.values():
        for power in card.powers:
            icons = power_icons(power)
            assert icons, (card.id, power.code)
            assert set(icons) <= set(BY_SYMBOL), (card.id, power.code)
            # At 360 pixels a row has room for so many.
            assert len(icons) <= 5, (card.id, icons)
            assert icons[0] != GIVES, (card.id, icons)
            assert icons[-1] != GIVES, (card.id, icons)
            seen.add(power.code)
    assert seen == set(powers.CODES)
    assert set(PLAIN) <= seen


def test_what_a_power_gives_up_stands_before_the_arrow_and_its_gain_behind(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for power in card.powers:
            icons = power_icons(power)
            costs = bool(power.values.get("spend") or power.values.get("discard_this"))
            # The ante comes back to its owner, and goods are consumed without a price by name.
            if power.code == "gamble_ante_card":
                assert GIVES not in icons
            elif not power.code.startswith("consume"):
                assert (GIVES in icons) == costs, (card.id, icons)
            gain = power.values.get("gain", {})
            behind = icons[icons.index(GIVES) :] if GIVES in icons else icons
            assert ("p" in behind) >= bool(gain.get("prestige")), (card.id, icons)
            assert ("v" in behind) >= bool(gain.get("vp")), (card.id, icons)


def test_the_kind_of_good_is_shown_unless_it_is_that_of_the_world_itself(catalogue: Catalogue) -> None:
    for card in catalogue.race.values():
        for power in card.powers:
            if "good" in power.values and not power.code.endswith("_this_world"):
                assert power.values["good"] in power_icons(power), (card.id, power.code)


@pytest.mark.parametrize(
    ("power", "icons"),
    [
        (Power("3", "military", {"value": 1}), ("military",)),
        (
            Power("3", "settle_discount", {"value": 1, "good": "rare", "target": "nonmilitary_world"}),
            ("world", "rare", "discount"),
        ),
        (
            Power("4", "consume", {"good": "genes", "spend": {"goods": 1}, "gain": {"vp": 1, "cards": 1}}),
            ("genes", "next", "v", "d"),
        ),
        (
            Power(
                "3",
                "takeover",
                {"target": "military_world", "victim": "owns_imperium_card", "discard_this": True},
            ),
            ("discard-this", "next", "takeover", "kw-imperium"),
        ),
        (
            Power(
                "1", "explore_start_discard_for_prestige", {"spend": {"cards": 1}, "gain": {"prestige": 1}}
            ),
            ("discard", "next", "p"),
        ),
        (
            Power(
                "3",
                "temporary_military_by_spending_good",
                {"good": "rare", "spend": {"goods": 1}, "value": 2},
            ),
            ("spend-good", "rare", "next", "military-now"),
        ),
    ],
)
def test_a_power_is_told(power: Power, icons: tuple[str, ...]) -> None:
    assert power_icons(power) == icons


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(KeyError):
        power_icons(Power("3", "teleport"))
