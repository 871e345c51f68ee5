"""What the card list can be filtered by: the keys of the address and the values that each one knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from webapp.cards import SETS, Card

YES = ("yes",)


@dataclass(frozen=True, slots=True)
class Facet:
    """Something that cards have or do not have, as the address names it."""

    key: str
    values: tuple[str, ...]
    """Every value that it knows, in the order in which they are offered."""
    each: bool = False
    """Whether one card may have several values: then it must have every value that is asked for."""
    single: bool = False
    """Whether one value at a time can be asked for, and none kept away."""

    @property
    def yes_no(self) -> bool:
        """Whether it is a plain question."""
        return self.values is YES


KINDS = (
    "development",
    "non-military-world",
    "military-world",
    "role",
    "technology",
    "planet",
    "start-planet",
    "bonus-planet",
)
PHASES: Mapping[str, str] = MappingProxyType(
    {
        "1": "explore",
        "2": "develop",
        "3": "settle",
        "trade": "trade",
        "4": "consume",
        "5": "produce",
        "setup": "set-up",
        "round_start": "round-start",
        "round_end": "round-end",
        "game_end": "game-end",
        "any": "any-time",
    }
)
"""How the address names the phase of a power."""

RANGES = ("cost", "vp")
"""Keys that ask for numbers: `3`, `2..4`, `4..` or `..3`."""

FACETS = (
    Facet("game", ("rftg", "eminent-domain"), single=True),
    Facet("sets", SETS, single=True),
    Facet("set", (*SETS, "bonus-planets")),
    Facet("kind", KINDS),
    Facet("varies", YES),
    Facet("good", ("novelty", "rare", "genes", "alien", "any")),
    Facet("production", ("production", "windfall", "none")),
    Facet("military", YES),
    Facet("keyword", ("alien", "imperium", "rebel", "terraforming", "uplift"), each=True),
    Facet("chromosome", YES),
    Facet("prestige", YES),
    Facet("start", YES),
    Facet("phase", tuple(PHASES.values()), each=True),
    Facet("six", YES),
    Facet("type", ("advanced", "fertile", "metallic", "prestige", "utopian")),
    Facet("level", ("1", "2", "3")),
    Facet("symbol", ("survey", "warfare", "colonize", "produce", "trade", "research"), each=True),
    Facet("resource", ("silicon", "food", "water", "iron", "any"), each=True),
)
"""All but `power`, whose values the cards give."""

ORDER = (
    "q",
    "game",
    "sets",
    "set",
    "kind",
    "cost",
    "vp",
    "varies",
    "good",
    "production",
    "military",
    "keyword",
    "chromosome",
    "prestige",
    "start",
    "phase",
    "power",
    "six",
    "type",
    "level",
    "symbol",
    "resource",
)
"""The keys in the order in which an address has them; `sort` comes last."""


def slug(code: str) -> str:
    """Return a code of the card data as an address has it."""
    return code.replace("_", "-")


def all_facets(cards: Iterable[Card]) -> Mapping[str, Facet]:
    """Return every facet by its key; the codes of powers are those of `cards`, phase by phase."""
    places = {phase: number for number, phase in enumerate(PHASES)}
    codes = {
        (places[power.phase], number, power.code): slug(power.code)
        for number, power in enumerate(power for card in cards for power in card.powers)
    }
    powers = tuple(dict.fromkeys(codes[place] for place in sorted(codes)))
    facets = (*FACETS, Facet("power", powers, each=True))
    return MappingProxyType({facet.key: facet for facet in facets})
