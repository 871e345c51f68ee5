"""The code books: what every code of the card files means, and which keys go with it (for building only).

A code book that explains too little or too much is a fault like a wrong number: the build stops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from webapp.catalogue.errors import DataError
from webapp.catalogue.schema import Strict

PLAIN_WORDS = {"good", "excludes_good", "phase", "keyword"}
"""Keys whose words the schema itself lists."""


class CodeEntry(Strict, frozen=True):
    """One code: its meaning in English, the keys that it always has and those that it may have."""

    means: str
    phases: tuple[int | str, ...] = ()
    keys: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


class RaceCodes(Strict, frozen=True):
    """`data/cards/race-for-the-galaxy/codes.toml`."""

    key: dict[str, str]
    power: dict[str, CodeEntry]
    scoring: dict[str, CodeEntry]
    word: dict[str, dict[str, str]]


class EminentCodes(Strict, frozen=True):
    """`data/cards/eminent-domain/codes.toml`."""

    group: dict[str, str]
    key: dict[str, str]
    op: dict[str, CodeEntry]
    restriction: dict[str, str]
    word: dict[str, dict[str, str]]


@dataclass(slots=True)
class Use:
    """What the cards use of one section of a code book, seen so far."""

    section: str
    known: Mapping[str, Any]
    seen: set[str] = field(default_factory=set)

    def see(self, code: str, fault: Callable[[str], DataError]) -> None:
        """Note that a card uses `code`; raises the card's fault when it is not explained."""
        if code not in self.known:
            raise fault(f"{self.section} {code!r} is not explained in codes.toml")
        self.seen.add(code)

    def done(self, where: str) -> None:
        """Raise DataError if something is explained that no card uses."""
        for code in self.known:
            if code not in self.seen:
                raise DataError(f"{where}: {self.section} {code!r} is explained, but no card uses it")


def fits(entry: CodeEntry, keys: Iterable[str]) -> str | None:
    """Return what is wrong with the `keys` of a power or effect with this code, None if nothing is."""
    given = set(keys)
    missing = [key for key in entry.keys if key not in given]
    if missing:
        return f"needs {', '.join(missing)}"
    strange = sorted(given - {*entry.keys, *entry.may})
    return f"cannot have {', '.join(strange)}" if strange else None


def words_in(values: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Yield each word that a power or effect uses as a value, with its key."""
    for key, value in values.items():
        if isinstance(value, str) and key not in PLAIN_WORDS:
            yield key, value
        elif isinstance(value, Mapping) and key == "per":
            yield from ((key, word) for word in value)
        elif isinstance(value, Mapping) and key == "bonus_military":
            yield "per", value["per"]


def check_race_codes(where: str, codes: RaceCodes, cards: Iterable[Any]) -> None:
    """Prove that `codes` explains exactly what the cards of Race for the Galaxy use.

    Raises DataError, which names the file and the card or the code.
    """
    keys, powers = Use("key", codes.key), Use("power", codes.power)
    rows = Use("scoring", codes.scoring)
    words = {key: Use(f"word.{key}", known) for key, known in codes.word.items()}
    for card in cards:
        for power in card.record.powers:
            values = power.values()
            powers.see(power.code, card.fault)
            if power.phase not in codes.power[power.code].phases:
                raise card.fault(f"{power.code} does not belong to phase {power.phase}")
            _check_keys(power.code, codes.power[power.code], values, card.fault)
            for key in values:
                keys.see(key, card.fault)
            _check_words(values, words, card.fault)
        for row in card.record.scoring:
            rows.see(row.counts, card.fault)
            given = [key for key, value in row.as_dict().items() if value not in ((), []) and key != "counts"]
            _check_keys(row.counts, codes.scoring[row.counts], given, card.fault)
    for use in (keys, powers, rows, *words.values()):
        use.done(where)


def check_eminent_codes(where: str, codes: EminentCodes, cards: Iterable[Any]) -> None:
    """Prove that `codes` explains exactly what the cards of Eminent Domain use.

    Raises DataError, which names the file and the card or the code.
    """
    keys, ops, groups = Use("key", codes.key), Use("op", codes.op), Use("group", codes.group)
    restrictions = Use("restriction", codes.restriction)
    words = {key: Use(f"word.{key}", known) for key, known in codes.word.items()}
    for card in cards:
        plain = card.record.as_dict()
        for part in (plain, plain.get("front", {}), plain.get("back", {})):
            for group in codes.group:
                if part.get(group):
                    groups.see(group, card.fault)
                for effect in all_effects(part.get(group, ())):
                    values = {key: value for key, value in effect.items() if key != "op"}
                    ops.see(effect["op"], card.fault)
                    _check_keys(effect["op"], codes.op[effect["op"]], values, card.fault)
                    for key in values:
                        keys.see(key, card.fault)
                    _check_words(values, words, card.fault)
        for restriction in plain.get("restrictions", ()):
            restrictions.see(restriction, card.fault)
    for use in (keys, ops, groups, restrictions, *words.values()):
        use.done(where)


def all_effects(effects: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Yield each effect and those inside it."""
    for effect in effects:
        yield effect
        for option in effect.get("options", ()):
            yield from all_effects(option)
        yield from all_effects(effect.get("effects", ()))


def _check_keys(code: str, entry: CodeEntry, given: Iterable[str], fault: Callable[[str], DataError]) -> None:
    wrong = fits(entry, given)
    if wrong:
        raise fault(f"{code} {wrong}")


def _check_words(
    values: Mapping[str, Any], words: Mapping[str, Use], fault: Callable[[str], DataError]
) -> None:
    for key, word in words_in(values):
        if key not in words:
            raise fault(f"word.{key} is not explained in codes.toml")
        words[key].see(word, fault)
