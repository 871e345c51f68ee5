"""Names of the solo game's things in the reader's language: labels that stand alone and never bend."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.i18n import N_, gettext

SEPARATOR = "\u00a0· "
"""Stands between names in a row; never at the beginning of a line."""

SETS: Mapping[str, str] = {
    "base": N_("Base game"),
    "tgs": N_("The Gathering Storm"),
    "rvi": N_("Rebel vs Imperium"),
    "bow": N_("The Brink of War"),
}

DIFFICULTIES: Mapping[str, str] = {"easy": N_("Easy"), "medium": N_("Medium"), "hard": N_("Hard")}

FACES: Mapping[str, str] = {
    "explore": N_("Explore"),
    "develop": N_("Develop"),
    "settle": N_("Settle"),
    "trade": N_("Consume: Trade"),
    "double": N_("Consume: 2x VPs"),
    "produce": N_("Produce"),
    "match": N_("Match"),
    "robot": N_("Robot"),
}

ACTIONS: Mapping[str, str] = {
    "explore_plus1": N_("Explore: +1, +1"),
    "explore_plus5": N_("Explore: +5"),
    "develop": N_("Develop"),
    "settle": N_("Settle"),
    "trade": N_("Consume: Trade"),
    "double": N_("Consume: 2x VPs"),
    "produce": N_("Produce"),
    "search": N_("Search"),
}

SPACES: Mapping[str, str] = {
    "explore_left": N_("Explore, left"),
    "explore_right": N_("Explore, right"),
    "develop_left": N_("Develop, left"),
    "develop_right": N_("Develop, right"),
    "settle_left": N_("Settle, left"),
    "settle_right": N_("Settle, right"),
    "trade": N_("Consume: Trade"),
    "double": N_("Consume: 2x VPs"),
    "produce": N_("Produce"),
}

PHASES: Mapping[str, str] = {
    "explore": N_("Explore"),
    "develop_1": N_("Develop, first"),
    "develop_2": N_("Develop, second"),
    "settle_1": N_("Settle, first"),
    "settle_2": N_("Settle, second"),
    "consume": N_("Consume"),
    "produce": N_("Produce"),
}

PARTS: Mapping[str, str] = {
    "explore": N_("Explore"),
    "develop": N_("Develop"),
    "settle": N_("Settle"),
    "consume": N_("Consume"),
    "produce": N_("Produce"),
}
"""The five phases as printed, and the columns of the mat."""

COUNTERS: Mapping[str, str] = {
    "vp": N_("VP chips"),
    "prestige": N_("Prestige"),
    "tableau": N_("Cards in tableau"),
    "limit": N_("Cards that end the game"),
    "credit": N_("Credit"),
    "economy": N_("Economy size"),
    "stack": N_("Draw stack"),
    "counters_left": N_("Unplaced 6-cost counters"),
    "leader_tile": N_("Prestige on the leader tile"),
    "shows": N_("“robot =” counter"),
}

SIDES: Mapping[str, str] = {
    "robot": N_("Robot"),
    "player": N_("You"),
    "tied": N_("Tied"),
    "nobody": N_("Nobody"),
}

REASONS: Mapping[str, str] = {
    "robot_tableau": N_("The robot's tableau has 12 or more cards."),
    "player_tableau": N_("Your tableau has reached the number of cards that ends the game."),
    "vp_pool": N_("The pool of VP chips is used up."),
    "robot_prestige": N_("The robot has 15 or more prestige."),
    "player_prestige": N_("You have 15 or more prestige."),
}

FINDS: Mapping[str, str] = {
    "development": N_("a development"),
    "nonmilitary_world": N_("a non-military world"),
    "military_world": N_("a military world"),
    "any_world": N_("any world"),
    "alien_world": N_("an Alien world, military or not"),
    "alien_military_or_nonmilitary_world": N_("an Alien military world or any non-military world"),
}
"""What the robot looks for, as an answer to "looking for:"."""

KINDS: Mapping[str, str] = {"world": N_("World"), "development": N_("Development")}

GOODS: Mapping[str, str] = {
    "novelty": N_("Novelty goods"),
    "rare": N_("Rare elements"),
    "genes": N_("Genes"),
    "alien": N_("Alien technology"),
    "any": N_("Any kind (its owner chooses)"),
}

KEYWORDS: Mapping[str, str] = {
    "alien": N_("Alien"),
    "imperium": N_("Imperium"),
    "rebel": N_("Rebel"),
    "terraforming": N_("Terraforming"),
    "uplift": N_("Uplift"),
}


def phase(code: str, used: tuple[str, ...]) -> str:
    """Return the name of a phase in a round with the phases `used`; it is numbered where there are two."""
    part = code.partition("_")[0]
    twice = sum(one.partition("_")[0] == part for one in used) > 1
    return name(PHASES, code) if twice else name(PARTS, part)


def name(table: Mapping[str, str], code: str) -> str:
    """Return the name of `code` from one of the tables above, in the reader's language."""
    return gettext(table[code])


def names(table: Mapping[str, str], codes: tuple[str, ...]) -> str:
    """Return several names in a row, divided by dots."""
    return SEPARATOR.join(name(table, code) for code in codes)


def nothing() -> str:
    """Return the name of having no kind of good."""
    return gettext("None")


def unlisted(given: str) -> str:
    """Return what a card that the player described is called: by its given name, if it has one."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in given).split())
    return clean or gettext("a card that is not in the list")
