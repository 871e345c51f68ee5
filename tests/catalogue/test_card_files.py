from __future__ import annotations

from pathlib import Path

import pytest

from webapp import resources
from webapp.catalogue.card_files import CARD_FILES
from webapp.catalogue.errors import DataError
from webapp.catalogue.source import read_source

RACE = "cards/race-for-the-galaxy"
EMINENT = "cards/eminent-domain"


def test_every_file_that_is_read_is_there() -> None:
    cards = resources.folder("data") / "cards"
    assert {path.relative_to(cards).as_posix() for path in cards.rglob("*.toml")} == CARD_FILES


@pytest.mark.parametrize(
    "name", [f"{RACE}/promo.toml", f"{EMINENT}/base.toml.orig", "cards/more/base.toml", "cards/base.toml"]
)
def test_refuses_a_file_that_nothing_reads(data: Path, name: str) -> None:
    (data / name).parent.mkdir(exist_ok=True)
    (data / name).write_text("")
    with pytest.raises(DataError) as caught:
        read_source(data)
    assert str(caught.value) == f"{data / name}: no file of this name is read here"


def test_leaves_the_hidden_files_of_editors_alone(data: Path) -> None:
    (data / RACE / ".base.toml.swp").write_bytes(b"\0")
    assert len(read_source(data).race) == 191
