"""The score file: what a person or a program writes to have scored, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.scoring.limits import MOST_CARDS, MOST_PRESTIGE, MOST_VP_CHIPS
from webapp.scoring.sheet import Score, score
from webapp.strict_json import array, loads, record, string, whole_number


@dataclass(frozen=True, slots=True)
class Entry:
    """One tableau to be scored, as it stands in a score file."""

    tableau: tuple[Card, ...]
    vp_chips: int
    prestige: int
    sets: tuple[str, ...]

    def score(self) -> Score:
        """Return its score; raise `Refusal` for what cannot be (see `webapp.scoring.score`)."""
        return score(self.tableau, vp_chips=self.vp_chips, prestige=self.prestige, sets=self.sets)


def scores(data: bytes, cards: Mapping[str, Card]) -> list[Score]:
    """Return the score of the one entry in the score file `data`, or of each in its list of entries.

    `cards` are all that are known, by id.

    Raises:
        Refusal: what cannot be read or cannot be (see `webapp.strict_json.loads`, `parse` and
            `webapp.scoring.score`); in a list with the value `entry`, its number from 1.
    """
    value = loads(data)
    if not isinstance(value, list):
        return [parse(value, cards).score()]
    return [_numbered(number, entry, cards) for number, entry in enumerate(value, 1)]


def _numbered(number: int, value: object, cards: Mapping[str, Card]) -> Score:
    try:
        return parse(value, cards).score()
    except Refusal as refusal:
        refusal.values["entry"] = number
        raise


def as_json(score: Score) -> dict[str, object]:
    """Return what `tableside score` prints of a score."""
    return {
        "total": score.total,
        "military": score.military,
        "cards": [
            {"id": card.id, "printed": card.printed, "bonus": card.bonus, "points": card.points}
            for card in score.cards
        ],
        "oort_kind": score.oort_kind,
    }


def parse(value: object, cards: Mapping[str, Card]) -> Entry:
    """Return the entry that the JSON value `value` describes; `cards` are all that are known, by id.

    `{"tableau": [card ids], "sets": ["base", "tgs"], "vp_chips": 12, "prestige": 2}`. The first two keys are
    required. `vp_chips` (0-999) and `prestige` (0-99) are 0 when left out. No other key is taken.

    Raises:
        Refusal: `unknown_card` (`where`, `card`), `unknown_sets` (`sets`), or one of `webapp.strict_json`.
    """
    keys = record(value, where="", required=("tableau", "sets"), optional=("vp_chips", "prestige"))
    ids = array(keys["tableau"], where="tableau", most=MOST_CARDS)
    return Entry(
        tableau=tuple(_card(value, f"tableau[{n}]", cards) for n, value in enumerate(ids)),
        vp_chips=whole_number(keys.get("vp_chips", 0), 0, MOST_VP_CHIPS, where="vp_chips"),
        prestige=whole_number(keys.get("prestige", 0), 0, MOST_PRESTIGE, where="prestige"),
        sets=_sets(keys["sets"]),
    )


def _card(value: object, where: str, cards: Mapping[str, Card]) -> Card:
    card_id = string(value, where=where)
    if card_id not in cards:
        raise Refusal("unknown_card", where=where, card=card_id)
    return cards[card_id]


def _sets(value: object) -> tuple[str, ...]:
    names = array(value, where="sets")
    sets = tuple(string(name, where=f"sets[{n}]") for n, name in enumerate(names))
    if sets not in SET_COMBINATIONS:
        raise Refusal("unknown_sets", sets=", ".join(sets))
    return sets
