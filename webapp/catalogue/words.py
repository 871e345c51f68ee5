"""What the cards of Race for the Galaxy are called in the reader's language: sets, kinds, phases, keywords.

Every table is English for translators (`N_`); the functions translate.
"""

from __future__ import annotations

from collections.abc import Iterable

from webapp.cards import Card
from webapp.i18n import N_, gettext, ngettext

GAMES = {"rftg": N_("Race for the Galaxy"), "eminent-domain": N_("Eminent Domain")}

SETS = {
    "base": N_("Base game"),
    "tgs": N_("The Gathering Storm"),
    "rvi": N_("Rebel vs Imperium"),
    "bow": N_("The Brink of War"),
    "bonus-planets": N_("Bonus planets"),
}
"""Sets of both games, as addresses and cards name them."""

RULEBOOKS = {
    "base": N_("The title is printed in the base game's rulebook."),
    "gathering-storm": N_("The title is printed in the rulebook of The Gathering Storm."),
    "rebel-vs-imperium": N_("The title is printed in the rulebook of Rebel vs Imperium."),
    "brink-of-war": N_("The title is printed in the rulebook of The Brink of War."),
    "eminent-domain": N_("The title is printed in the rulebook of Eminent Domain."),
}

PHASES = {
    "setup": N_("Set-up"),
    "round_start": N_("Start of the round"),
    "1": N_("Explore"),
    "2": N_("Develop"),
    "3": N_("Settle"),
    "trade": N_("Trade"),
    "4": N_("Consume"),
    "5": N_("Produce"),
    "round_end": N_("End of the round"),
    "game_end": N_("End of the game"),
    "any": N_("At any time"),
}

KINDS = {
    "development": N_("Development"),
    "world": N_("Non-military world"),
    "military_world": N_("Military world"),
}

# Translators: the kinds of goods, and of worlds that produce them.
GOODS = {
    "novelty": N_("Novelty"),
    "rare": N_("Rare elements"),
    "genes": N_("Genes"),
    "alien": N_("Alien technology"),
    "any": N_("any kind of good"),
}

PRODUCTION = {"production": N_("production"), "windfall": N_("windfall")}

# Translators: words of a title that other cards count.
KEYWORDS = {
    "alien": N_("ALIEN"),
    "imperium": N_("IMPERIUM"),
    "rebel": N_("REBEL"),
    "terraforming": N_("TERRAFORMING"),
    "uplift": N_("UPLIFT"),
}

COLOURS = {"blue": N_("blue"), "red": N_("red")}


def kind(card: Card) -> str:
    """Return what kind of card it is."""
    return gettext(KINDS["military_world" if card.military else card.kind])


def good(code: str) -> str:
    """Return the name of a kind of good or world."""
    return gettext(GOODS[code])


def keyword(code: str) -> str:
    """Return a keyword as the titles emphasise it."""
    return gettext(KEYWORDS[code])


def phase(code: str) -> str:
    """Return the name of a phase, or of a moment outside the phases."""
    return gettext(PHASES[code])


def set_name(code: str) -> str:
    """Return the title of a set."""
    return gettext(SETS[code])


def listing(parts: Iterable[str]) -> str:
    """Return the parts of an enumeration, parted by commas."""
    return ", ".join(parts)


def amounts(what: Iterable[tuple[str, int]]) -> str:
    """Return so many of each thing, as an enumeration; things are `vp`, `cards`, `goods`, `prestige`."""
    return listing(amount(thing, number) for thing, number in what)


def amount(thing: str, number: int) -> str:
    """Return so many of a thing."""
    if thing == "vp":
        return ngettext("%(num)s VP", "%(num)s VPs", number)
    if thing == "cards":
        return ngettext("%(num)s card", "%(num)s cards", number)
    if thing == "goods":
        return ngettext("%(num)s good", "%(num)s goods", number)
    if thing == "prestige":
        return ngettext("%(num)s prestige", "%(num)s prestige", number)
    raise KeyError(thing)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"
