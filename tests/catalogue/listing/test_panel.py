from __future__ import annotations

import pytest

from webapp import i18n
from webapp.catalogue.listing import Listing, Panel, Query
from webapp.catalogue.listing.facets import ORDER, PHASES, slug
from webapp.catalogue.listing.ranges import Range
from webapp.catalogue.models import Catalogue


@pytest.fixture(scope="module")
def listing(catalogue: Catalogue) -> Listing:
    return Listing(catalogue)


@pytest.fixture(scope="module")
def panel(listing: Listing) -> Panel:
    phases = {
        slug(power.code): PHASES[power.phase]
        for card in listing.catalogue.race.values()
        for power in card.powers
    }
    return Panel(listing.facets, phases)


def test_everything_but_the_title_and_what_the_kind_asks_is_asked_once(panel: Panel, lang: str) -> None:
    with i18n.language(lang):
        folds = list(panel.folds(Query()))
    keys = [asked.question.key for fold in folds for asked in fold.asked]
    assert sorted(keys) == sorted(set(ORDER) - {"q", "military"})
    assert not any(fold.open for fold in folds)
    assert len({fold.id for fold in folds}) == len({fold.heading for fold in folds}) == len(folds)


def test_the_form_stands_as_the_query_asks(listing: Listing, panel: Panel) -> None:
    query = listing.read(
        [
            ("keyword", "alien,-rebel"),
            ("cost", "2.."),
            ("military", "no"),
            ("game", "rftg"),
            ("power", "military"),
        ]
    )
    folds = {fold.id: fold for fold in panel.folds(query)}
    assert [fold.id for fold in folds.values() if fold.open] == ["game", "kind", "numbers", "marks", "powers"]
    asked = {each.question.key: each for fold in folds.values() for each in fold.asked}
    assert [asked["keyword"].state(each) for each in ("alien", "rebel", "uplift")] == ["yes", "no", ""]
    assert (asked["cost"].range, asked["vp"].range) == (Range(2), Range())
    assert asked["military"].state("yes") == "no"
    assert (asked["game"].chosen, asked["sets"].chosen) == ("rftg", "")
    assert asked["power"].state("military") == "yes"


def test_every_power_can_be_chosen_under_its_phase(listing: Listing, panel: Panel) -> None:
    question = next(
        asked.question
        for fold in panel.folds(Query())
        for asked in fold.asked
        if asked.question.key == "power"
    )
    listed = [value for _, choices in question.groups for value, _ in choices]
    assert sorted(listed) == sorted(listing.facets["power"].values)
    assert [heading for heading, _ in question.groups][:3] == ["Explore", "Develop", "Settle"]
