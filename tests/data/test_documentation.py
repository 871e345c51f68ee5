"""Every key of the card files is documented, or this fails."""

from __future__ import annotations

import re

import msgspec
import pytest

from webapp import resources
from webapp.catalogue import eminent_schema, names_schema, schema

RECORDS = (
    schema.CardRecord,
    eminent_schema.RoleRecord,
    eminent_schema.TechnologyRecord,
    eminent_schema.PlanetRecord,
    eminent_schema.StartPlanetRecord,
    eminent_schema.BonusPlanetRecord,
    names_schema.NameRecord,
)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_key_is_explained(record: type[msgspec.Struct]) -> None:
    text = (resources.PACKAGE.parent / "docs" / "card-data.md").read_text("utf-8")
    explained = set(re.findall(r"`([a-z_]+)(?:\.…)?`", text))
    assert {field.encode_name for field in msgspec.structs.fields(record)} - explained == set()
