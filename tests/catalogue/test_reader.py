from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from subprocess import run

import pytest
from flask import Flask

from webapp.catalogue import reader
from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reader import open_catalogue


def test_reads_a_card_whole(catalogue: Catalogue) -> None:
    card = catalogue.race["earths-lost-colony"]
    assert (card.name, card.kind, card.expansion, card.cost, card.defense, card.vp) == (
        "Earth's Lost Colony",
        "world",
        "base",
        2,
        None,
        1,
    )
    assert (card.good, card.production, card.military, card.variable_vp) == (
        "novelty",
        "production",
        False,
        False,
    )
    assert (card.start_number, card.start_colour) == (4, "blue")
    assert [(power.phase, power.code) for power in card.powers] == [("4", "consume"), ("5", "produce_here")]
    assert card.powers[0].values == {"good": "any", "times": 1, "spend": {"goods": 1}, "gain": {"vp": 1}}
    assert card.copies == {"base": 1, "tgs": 1, "rvi": 1, "bow": 1}


def test_works_out_copies_replacements_and_starting_hands(catalogue: Catalogue) -> None:
    race = catalogue.race
    assert race["contact-specialist"].copies == {"base": 2, "tgs": 3, "rvi": 3, "bow": 3}
    assert race["contact-specialist"].copies_added == {"base": 2, "tgs": 1}
    old, new = race["gambling-world"], race["gambling-world-rvi"]
    assert (old.replaced_by, new.replaces, old.name) == (new.id, old.id, new.name)
    assert old.copies == {"base": 1, "tgs": 1, "rvi": 0, "bow": 0}
    assert new.copies == {"base": 0, "tgs": 0, "rvi": 1, "bow": 1}
    assert race["ancient-race"].start_hand_size == 3
    assert race["galactic-scavengers"].start_saved_cards == 1
    assert race["new-sparta"].start_hand_size is None


def test_reads_scoring_rows(catalogue: Catalogue) -> None:
    rows = catalogue.race["galactic-exchange"].scoring
    assert rows[0].points_by_count == (0, 1, 3, 6, 10)
    assert rows[0].points is None
    assert (rows[1].counts, rows[1].points, rows[1].names) == ("named_card", 3, ("Diversified Economy",))
    assert catalogue.race["galactic-exchange"].variable_vp


def test_reads_eminent_domain(catalogue: Catalogue) -> None:
    survey = catalogue.eminent["survey"]
    assert (survey.kind, survey.copies, survey.copies_in_starting_deck) == ("role", 20, 2)
    assert survey.effects["role"][0].values["count"] == {"symbols": "survey", "minus": 1}
    colonize = catalogue.eminent["colonize"].effects["action"][0]
    assert [option[0].op for option in colonize.options] == ["add_colonies", "settle_planets"]
    utopia = catalogue.eminent["utopia-6"]
    assert utopia.unknown == {"name", "influence", "symbols", "hand_size_bonus"}
    assert (utopia.name, utopia.influence, utopia.symbols, utopia.hand_size_bonus) == (None, None, (), None)
    assert utopia.inferred is not None
    assert utopia.inferred["influence"] == 2
    assert [side.name for side in catalogue.eminent["logistics-productivity"].sides] == [
        "Logistics",
        "Productivity",
    ]


def test_nothing_in_it_can_be_changed(catalogue: Catalogue) -> None:
    card = catalogue.race["new-sparta"]
    for mapping in (catalogue.race, card.copies, card.powers[0].values, catalogue.eminent):
        with pytest.raises(TypeError):
            mapping["x"] = 1  # type: ignore[index]
    with pytest.raises(AttributeError):
        card.vp = 9  # type: ignore[misc]


def test_a_missing_catalogue_tells_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"missing.*tableside build-data"):
        open_catalogue(tmp_path / "nowhere.sqlite")


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\x00" + b"\x00" * 5000])
def test_a_damaged_catalogue_tells_the_remedy(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "catalogue.sqlite"
    path.write_bytes(content)
    with pytest.raises(CatalogueError, match=r"damaged.*tableside build-data"):
        open_catalogue(path)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("update meta set value = '0' where key = 'schema'", "another version"),
        ("update mat set value = '{'", "damaged"),
        ("delete from mat", "damaged"),
        ("drop table power", "damaged"),
        ("""update power set "values" = '[1]' where position = 0""", "damaged"),
    ],
)
def test_a_catalogue_of_another_shape_tells_the_remedy(
    tmp_path: Path, catalogue_path: Path, statement: str, reason: str
) -> None:
    path = tmp_path / "catalogue.sqlite"
    path.write_bytes(catalogue_path.read_bytes())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
    with pytest.raises(CatalogueError, match=f"{reason}.*tableside build-data"):
        open_catalogue(path)


def test_reads_a_catalogue_whose_path_needs_quoting(tmp_path: Path, catalogue_path: Path) -> None:
    path = tmp_path / "a?b#c %20ű.sqlite"
    path.write_bytes(catalogue_path.read_bytes())
    path.chmod(0o444)
    assert len(open_catalogue(path).race) == 191


def test_needs_no_tools_for_building(catalogue_path: Path) -> None:
    code = (
        "import sys; sys.modules['msgspec'] = sys.modules['sqlite_utils'] = None\n"
        "from pathlib import Path; from webapp.catalogue.reader import open_catalogue\n"
        "print(len(open_catalogue(Path(sys.argv[1])).race))"
    )
    done = run([sys.executable, "-c", code, str(catalogue_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "191\n"


def test_the_app_opens_it_once(app: Flask) -> None:
    with app.app_context():
        assert reader.catalogue() is reader.catalogue() is app.extensions["catalogue"]


def test_an_app_without_it_says_so_when_asked(tmp_path: Path) -> None:
    app = Flask("empty")
    app.config["CATALOGUE"] = tmp_path / "nowhere.sqlite"
    with app.app_context(), pytest.raises(CatalogueError, match="missing"):
        reader.catalogue()
