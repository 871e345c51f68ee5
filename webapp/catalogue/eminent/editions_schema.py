"""The shape of `data/cards/eminent-domain/editions.toml` (needed for building only)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from webapp.catalogue.conversion import convert
from webapp.catalogue.eminent.editions import DIFFERENCES
from webapp.catalogue.errors import DataError
from webapp.catalogue.schema import CardId, Strict

HungarianRule = Annotated[str, Meta(pattern=r"\AED-HU-[1-9][0-9]*\Z")]
RussianRule = Annotated[str, Meta(pattern=r"\AED-RU-[1-9][0-9]*\Z")]
Pages = Annotated[str, Meta(pattern=r"\A[1-9][0-9]?((-|, )[1-9][0-9]?)*\Z")]
"""`13`, `6-7` or `5, 14`."""


class HungarianPlace(Strict, frozen=True):
    """Where the Hungarian rulebook says it; its list of technologies has no page numbers."""

    rules: Annotated[tuple[HungarianRule, ...], Meta(min_length=1)]
    pages: Pages | UnsetType = UNSET


class RussianPlace(Strict, frozen=True):
    """Where the Russian rulebook says it."""

    rules: Annotated[tuple[RussianRule, ...], Meta(min_length=1)]
    pages: Pages


class DifferenceRecord(Strict, frozen=True):
    """What differs between the editions about some texts."""

    texts: Annotated[tuple[CardId, ...], Meta(min_length=1)]
    hungarian: HungarianPlace
    russian: RussianPlace

    def facts(self, code: str) -> dict[str, Any]:
        """Return it as plain values, to be stored with a card."""
        return {
            "code": code,
            "hungarian": list(self.hungarian.rules),
            "hungarian_pages": "" if self.hungarian.pages is UNSET else self.hungarian.pages,
            "russian": list(self.russian.rules),
            "russian_pages": self.russian.pages,
        }


def checked_differences(
    where: str, tables: dict[str, Any], known: Collection[str]
) -> dict[str, DifferenceRecord]:
    """Return the content of the file; `known` are the ids of the texts that there are.

    Raises DataError for what does not fit its shape, a code without a sentence, a sentence without a code and
    a text that no card has.
    """
    records: dict[str, DifferenceRecord] = {}
    for code, table in tables.items():
        if code not in DIFFERENCES:
            raise DataError(f"{where}: {code}: no sentence says this difference")
        record: DifferenceRecord = convert(where, code, table, DifferenceRecord)
        for text in record.texts:
            if text not in known:
                raise DataError(f"{where}: {code}: no card has the text {text!r}")
        records[code] = record
    for code in DIFFERENCES:
        if code not in records:
            raise DataError(f"{where}: {code} is missing")
    return records


def differences_of(text: str, records: dict[str, DifferenceRecord]) -> list[dict[str, Any]]:
    """Return the differences about a text as plain values, in the order of the file."""
    return [record.facts(code) for code, record in records.items() if text in record.texts]
