"""Bad data is refused, and the error names the file and the card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.errors import DataError
from webapp.catalogue.source import read_source

Spoil = Callable[[str, str, str], Path]

RACE = "cards/race-for-the-galaxy"
EMINENT = "cards/eminent-domain"
SPARTA = '[new-sparta]\nname = "New Sparta"\nkind = "world"\ndefense = 2\nvp = 1\n'

SPOILT = [
    (
        f"{RACE}/base.toml",
        "defense = 2\nvp = 1\nst",
        "defense = 12\nvp = 1\nst",
        "base.toml: new-sparta: Expected `int` <= 9",
    ),
    (
        f"{RACE}/base.toml",
        "defense = 2\nvp = 1\nst",
        'defense = "2"\nvp = 1\nst',
        "base.toml: new-sparta: Expected `int",
    ),
    (
        f"{RACE}/base.toml",
        "defense = 2\nvp = 1\nst",
        "defense = 2.0\nvp = 1\nst",
        "base.toml: new-sparta: Expected `int",
    ),
    (
        f"{RACE}/base.toml",
        "defense = 2\nvp = 1\nst",
        "vp = 1\nst",
        "base.toml: new-sparta: a card has either a cost or a defense",
    ),
    (
        f"{RACE}/base.toml",
        SPARTA,
        SPARTA + "colour = 1\n",
        "base.toml: new-sparta: Object contains unknown field `colour`",
    ),
    (
        f"{RACE}/base.toml",
        SPARTA,
        SPARTA + 'good = "genes"\n',
        "new-sparta: good and production belong together",
    ),
    (
        f"{RACE}/base.toml",
        SPARTA,
        SPARTA + 'keywords = ["rebel", "rebel"]\n',
        "new-sparta: a keyword stands twice",
    ),
    (
        f"{RACE}/base.toml",
        SPARTA,
        SPARTA + 'keywords = ["robot"]\n',
        "base.toml: new-sparta: Invalid enum value 'robot'",
    ),
    (
        f"{RACE}/base.toml",
        "[new-sparta]",
        "[New_Sparta]",
        "base.toml: New_Sparta: Expected `str` matching regex",
    ),
    (f"{RACE}/base.toml", "[new-sparta]", "[old-earth]", "base.toml: Cannot declare ('old-earth',) twice"),
    (
        f"{RACE}/base.toml",
        '"New Sparta"',
        '"Old Earth"',
        "new-sparta: the name 'Old Earth' is that of old-earth too",
    ),
    (f"{RACE}/base.toml", "number = 3", "number = 16", "new-sparta: Expected `int` <= 15"),
    (
        f"{RACE}/base.toml",
        'phase = 3, code = "military", value = 2',
        'phase = 2, code = "military", value = 2',
        "new-sparta: military does not belong to phase 2",
    ),
    (
        f"{RACE}/base.toml",
        'phase = 3, code = "military", value = 2',
        'phase = 6, code = "military", value = 2',
        "new-sparta: phase 6 is not 1 to 5",
    ),
    (
        f"{RACE}/base.toml",
        'code = "military", value = 2',
        'code = "militari", value = 2',
        "new-sparta: power 'militari' is not explained in codes.toml",
    ),
    (
        f"{RACE}/base.toml",
        'code = "military", value = 2',
        'code = "military"',
        "new-sparta: military needs value",
    ),
    (
        f"{RACE}/base.toml",
        'code = "military", value = 2',
        'code = "military", value = 2, times = 1',
        "new-sparta: military cannot have times",
    ),
    (
        f"{RACE}/gathering-storm.toml",
        "[doomed-world]",
        "[new-sparta]",
        "race-for-the-galaxy/base.toml too",
    ),
    (
        f"{RACE}/rebel-vs-imperium.toml",
        'replaces = "gambling-world"',
        'replaces = "gamble"',
        "gambling-world-rvi: replaces 'gamble', which no earlier card is",
    ),
    (
        f"{RACE}/base.toml",
        '"Consumer Markets", "Exp',
        '"Consumer Market", "Exp',
        "free-trade-association: scores 'Consumer Market', which",
    ),
    (
        f"{RACE}/base.toml",
        '{ counts = "six_cost_development", points = 2 }',
        '{ counts = "six_cost_development" }',
        "galactic-federation: a scoring row has either points or points_by_count",
    ),
    (
        f"{RACE}/base.toml",
        '{ counts = "six_cost_development", points = 2 }',
        '{ counts = "sixes", points = 2 }',
        "galactic-federation: Invalid enum value 'sixes'",
    ),
    (
        f"{RACE}/codes.toml",
        "[power.military]",
        '[power.unused]\nmeans = "Nothing."\n\n[power.military]',
        "codes.toml: power 'unused' is explained, but no card uses it",
    ),
    (
        f"{RACE}/codes.toml",
        "[power.military]",
        "[power.takeover]",
        "codes.toml: Cannot declare ('power', 'takeover') twice",
    ),
    (
        f"{EMINENT}/base.toml",
        'op = "draw_cards", count = 2',
        'op = "draw_card", count = 2',
        "survey: op 'draw_card' is not explained",
    ),
    (
        f"{EMINENT}/base.toml",
        'op = "draw_cards", count = 2',
        'op = "draw_cards", count = 2, to = "hand"',
        "survey: draw_cards cannot have to",
    ),
    (
        f"{EMINENT}/base.toml",
        '"no_attack_when_following"',
        '"no_attacks"',
        "warfare: restriction 'no_attacks' is not explained",
    ),
    (f"{EMINENT}/base.toml", 'kind = "role"', 'kind = "rolle"', "politics: Invalid value 'rolle'"),
    (
        f"{EMINENT}/base.toml",
        'name = "Lyttle"\n',
        "",
        "lyttle: name is missing; if nobody knows it, list it in `unknown`",
    ),
    (f"{EMINENT}/bonus-planets.toml", "influence = 6\n", "", "prestige-1: influence is missing"),
    (
        f"{EMINENT}/bonus-planets.toml",
        'unknown = ["name", "influence"',
        'influence = 2\nunknown = ["name", "influence"',
        "utopia-6: influence is given, though `unknown` lists it",
    ),
    (
        f"{EMINENT}/bonus-planets.toml",
        'sources.symbols = ["rules_ru"',
        'sources.symbols = ["hearsay"',
        "prestige-1: source 'hearsay' is not described in sources.toml",
    ),
    (
        "names/hu.toml",
        "galactic-scavengers =",
        "galactic-scavenger =",
        "names/hu.toml: galactic-scavenger: no card of rftg has this id",
    ),
    (
        "names/ru.toml",
        "survey-team =",
        "survey-teams =",
        "names/ru.toml: survey-teams: no card of eminent-domain has this id",
    ),
    (
        "names/el.toml",
        'title = "Άλφα Κενταύρου"',
        'titel = "Άλφα Κενταύρου"',
        "names/el.toml: alpha-centauri: Object contains unknown field `titel`",
    ),
    (
        "names/pt.toml",
        'title = "Velha Terra"',
        'title = "Velha Terra", identified = true',
        "names/pt.toml: old-earth: `identified` and `also` are for titles with a source",
    ),
    (
        "names/pt.toml",
        'source = "rebel-vs-imperium"',
        'left_english = true, source = "rebel-vs-imperium"',
        "names/pt.toml: gambling-world: `left_english` is for titles without a source",
    ),
    (
        "names/hu.toml",
        "galactic-riches =",
        "galactic-rich =",
        "names/hu.toml: galactic-rich: no card of goals has this id",
    ),
    (
        "robot.toml",
        "[world.new-sparta]",
        "[world.new-spartan]",
        "robot.toml: new-spartan: no start world has this id and the number 3",
    ),
    (
        "robot.toml",
        "number = 3\n",
        "number = 4\n",
        "robot.toml: new-sparta: no start world has this id and the number 4",
    ),
    ("robot.toml", "credit = 4", "credit = 40", "robot.toml: Expected `int` <= 20 - at `$.limits.credit`"),
    (
        "robot.toml",
        'find = "military_world" }',
        'find = "military" }',
        "robot.toml: epsilon-eridani: Invalid enum value 'military'",
    ),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"), SPOILT, ids=[f"{s[0]} {s[3][:50]}" for s in SPOILT]
)
def test_names_file_and_card_of_a_fault(spoil: Spoil, file: str, old: str, new: str, message: str) -> None:
    data = spoil(file, old, new)
    with pytest.raises(DataError) as caught:
        read_source(data)
    text = str(caught.value)
    assert text.startswith(f"{data / file}: ") or message.startswith("codes.toml"), text
    assert message in text


def test_names_a_file_that_is_missing(data: Path) -> None:
    (data / RACE / "brink-of-war.toml").unlink()
    with pytest.raises(DataError) as caught:
        read_source(data)
    assert str(caught.value) == f"{data / RACE / 'brink-of-war.toml'}: the file is missing"


def test_names_the_path_as_it_was_given(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(data)
    (data / RACE / "brink-of-war.toml").unlink()
    with pytest.raises(DataError) as caught:
        read_source(Path("../data"))
    assert str(caught.value) == f"../data/{RACE}/brink-of-war.toml: the file is missing"


@pytest.mark.parametrize(
    "name", [f"{RACE}/base.toml", f"{RACE}/gathering-storm.toml", f"{EMINENT}/base.toml"]
)
def test_names_a_card_file_that_holds_no_card(data: Path, name: str) -> None:
    (data / name).write_text("# Nothing.\n")
    with pytest.raises(DataError) as caught:
        read_source(data)
    assert str(caught.value) == f"{data / name}: no card stands in it"


def test_names_a_file_that_is_no_toml_or_no_utf_8(data: Path) -> None:
    (data / "names/pt.toml").write_bytes(b'[rftg]\nx = "\xff"\n')
    with pytest.raises(DataError, match=r"data/names/pt\.toml: .*utf-8"):
        read_source(data)
    (data / "names/pt.toml").write_text("[rftg\n")
    with pytest.raises(DataError, match=r"data/names/pt\.toml: .*line 1"):
        read_source(data)


def test_reads_all_cards_in_the_order_of_the_files() -> None:
    source = read_source(resources.folder("data"))
    assert [card.id for card in source.race[:5]] == [
        "old-earth",
        "epsilon-eridani",
        "alpha-centauri",
        "new-sparta",
        "earths-lost-colony",
    ]
    assert len(source.race) == 191
    assert [card.expansion for card in source.race] == ["base"] * 95 + ["tgs"] * 19 + ["rvi"] * 37 + [
        "bow"
    ] * 40
    assert len(source.eminent) == 87


def test_a_card_name_joins_both_sides() -> None:
    cards = {card.id: card for card in read_source(resources.folder("data")).eminent}
    assert cards["weapon-emporium-streamlining"].name == "Weapon Emporium / Streamlining"
    assert cards["weapon-emporium-streamlining"].texts() == ("weapon-emporium", "streamlining")
    assert cards["improved-survey-fertile-survey-produce"].texts() == ("improved-survey",)
    assert cards["prestige-1"].name is None
