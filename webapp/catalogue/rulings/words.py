"""The words around rulings in the reader's language: how sure they are, phases, what a list is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.catalogue import words
from webapp.catalogue.listing.query import Clause
from webapp.i18n import N_, gettext

CONFIDENCES = {
    "high": N_("Sure: the rules leave no doubt."),
    "medium": N_("Fairly sure: it follows from the rules, or a single source says so."),
    "low": N_("Not sure: agree on it before you play."),
}
"""How sure an answer is."""

PHASES = {
    "start": words.PHASES["round_start"],
    "explore": words.PHASES["1"],
    "develop": words.PHASES["2"],
    "settle": words.PHASES["3"],
    "consume": words.PHASES["4"],
    "produce": words.PHASES["5"],
    "end": words.PHASES["round_end"],
    "action": N_("Action phase"),
    "role": N_("Role phase"),
    "cleanup": N_("Cleanup phase"),
}
"""The phases of both games that rulings are about."""

FACETS = {
    "q": N_("Question or answer"),
    "game": N_("Game"),
    "topic": N_("Topic"),
    "set": N_("Set"),
    "card": N_("Card"),
    "phase": N_("Phase"),
    "open": N_("Open question"),
}
"""What the list can be asked for."""


def confidence(code: str) -> str:
    """Return how sure an answer is, as a sentence."""
    return gettext(CONFIDENCES[code])


def phase(code: str) -> str:
    """Return the name of a phase."""
    return gettext(PHASES[code])


def facet(key: str) -> str:
    """Return what a list is asked for."""
    return gettext(FACETS[key])


def clause(asked: Clause, named: Mapping[str, Callable[[str], str]]) -> str:
    """Return a clause in short: what it asks and the value, behind a colon.

    `named` gives what the values of a key are called; those of others are yes and no.
    """
    label = facet(asked.key)
    (value,) = asked.values
    if asked.key == "q":
        return gettext("%(label)s: “%(text)s”", label=label, text=value)
    if asked.key in named:
        shown = named[asked.key](value)
    else:
        shown = gettext("yes") if asked.wanted else gettext("no")
    return gettext("%(label)s: %(value)s", label=label, value=shown)
