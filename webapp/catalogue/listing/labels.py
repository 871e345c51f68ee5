"""The words of the filters in the reader's language: what each asks, its values, and a clause in short."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.cards import SETS
from webapp.catalogue import eminent_words, words
from webapp.catalogue.listing.facets import PHASES, slug
from webapp.catalogue.listing.query import Clause
from webapp.catalogue.listing.ranges import Range, read_range
from webapp.catalogue.powers import code_name
from webapp.i18n import N_, format_number, gettext, pgettext

FACETS = {
    "q": N_("Title"),
    "game": N_("Game"),
    "sets": N_("Sets in use"),
    "set": N_("Set"),
    "kind": N_("Kind of card"),
    "cost": N_("Cost or defense"),
    "vp": N_("VPs or influence"),
    "varies": N_("VPs vary"),
    "good": N_("Good"),
    "production": N_("Production"),
    "military": N_("Military world"),
    "keyword": N_("Keyword"),
    "chromosome": N_("Chromosome symbol"),
    "prestige": N_("Prestige for placing it"),
    "start": N_("Start world"),
    # Translators: a card has a power that works in this phase.
    "phase": N_("Phase of a power"),
    "power": N_("Power"),
    "six": N_("6-cost development"),
    "type": N_("Planet type"),
    "level": N_("Level"),
    "symbol": N_("Symbol"),
    "resource": N_("Resource slot"),
}
"""What is asked for."""

PRODUCTION = {
    "production": N_("Production world"),
    "windfall": N_("Windfall world"),
    "none": N_("World without goods"),
}

GOODS = {**words.GOODS, "any": N_("Any kind (its owner chooses)")}

SORTS = {
    "name": N_("Name"),
    # Translators: the order of a list.
    "-name": N_("Name, last letter first"),
    "cost": N_("Cost or defense, lowest first"),
    "-cost": N_("Cost or defense, highest first"),
    "-vp": N_("VPs, highest first"),
    "vp": N_("VPs, lowest first"),
    "set": N_("Set"),
}
"""The orders of the list."""

EMINENT_KINDS = {slug(code): code for code in eminent_words.KINDS}
RACE_KINDS = {
    "development": "development",
    "non-military-world": "world",
    "military-world": "military_world",
}
PHASE_CODES = {name: code for code, name in PHASES.items()}


def facet(key: str) -> str:
    """Return what a facet asks."""
    return gettext(FACETS[key])


def value(key: str, code: str) -> str:
    """Return what a value of a facet is called."""
    return _VALUES[key](code) if key in _VALUES else gettext("yes")


def sort(code: str) -> str:
    """Return what an order of the list is called."""
    return gettext(SORTS[code])


def clause(asked: Clause) -> str:
    """Return a clause in short: what it asks and the values, behind a colon."""
    name = facet(asked.key)
    if asked.key == "q":
        return gettext("%(label)s: “%(text)s”", label=name, text=asked.values[0])
    if asked.key in ("cost", "vp"):
        return f"{name}: {numbers(read_range(asked.values[0]) or Range())}"
    if asked.values == ("yes",):
        answer = gettext("yes") if asked.wanted else gettext("no")
        return f"{name}: {answer}"
    shown = words.listing(value(asked.key, each) for each in asked.values)
    if asked.wanted:
        return f"{name}: {shown}"
    # Translators: a filter that keeps cards away, “Keyword: not ALIEN”. The value stands in the nominative.
    return gettext("%(label)s: not %(value)s", label=name, value=shown)


def numbers(asked: Range) -> str:
    """Return a range of numbers in short."""
    if asked.low is None:
        return f"≤ {format_number(asked.high or 0)}"
    if asked.high is None:
        return f"≥ {format_number(asked.low)}"
    if asked.low == asked.high:
        return format_number(asked.low)
    return f"{format_number(asked.low)} – {format_number(asked.high)}"


def _sets(code: str) -> str:
    return words.listing(words.set_name(name) for name in SETS[: SETS.index(code) + 1])


def _kind(code: str) -> str:
    if code in RACE_KINDS:
        return gettext(words.KINDS[RACE_KINDS[code]])
    return eminent_words.kind(EMINENT_KINDS[code])


def _resource(code: str) -> str:
    return pgettext("eminent domain", "Any resource") if code == "any" else eminent_words.resources([code])


_VALUES: Mapping[str, Callable[[str], str]] = {
    "game": lambda code: gettext(words.GAMES[code]),
    "sets": _sets,
    "set": words.set_name,
    "kind": _kind,
    "good": lambda code: gettext(GOODS[code]),
    "production": lambda code: gettext(PRODUCTION[code]),
    "keyword": words.keyword,
    "phase": lambda code: words.phase(PHASE_CODES[code]),
    "power": lambda code: code_name(code.replace("-", "_")),
    "type": eminent_words.planet_type,
    "level": str,
    "symbol": lambda code: eminent_words.symbols([code]),
    "resource": _resource,
}
