"""Where the Hungarian and the Russian edition differ about a card, and what a later expansion changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.catalogue.models import Difference
from webapp.i18n import N_, gettext

DIFFERENCES: Mapping[str, str] = {
    "role-stacks": N_(
        "In the Hungarian edition the role stacks lie on one central card display; in the Russian edition "
        "each lies on a role helper card of its own."
    ),
    "empty-stack": N_(
        "In the Hungarian edition the bonus for an empty stack is printed on the card display below the "
        "stack; in the Russian edition it is on the helper card, which is turned over and never taken."
    ),
    "five-or-six-roles": N_(
        "The Hungarian edition names five roles, with Produce/Trade as one; the Russian edition names six, "
        "with Produce and Trade apart. In both you choose one of the two."
    ),
    "survey-into-hand": N_(
        "In the Hungarian edition you take the planets into your hand and then examine them; in the Russian "
        "edition you only look at them."
    ),
    "survey-leader": N_(
        "In the Hungarian edition the leader looks at one more planet; in the Russian edition the leader "
        "may do so."
    ),
    "attack-face-down": N_(
        "The Hungarian edition says that only planets in your own empire can be attacked; the Russian "
        "edition adds that they must be face down."
    ),
    "colonize-face-down": N_(
        "The Hungarian edition says for the action too that the planet must be face down; the Russian "
        "edition says so only for the role."
    ),
    "other-tokens": N_(
        "When other tokens stand in for resources, the Hungarian edition says that the type stays that of "
        "the slot; the Russian edition does not mention it."
    ),
    "research-count": N_(
        "For the action, the Hungarian edition says up to 2 cards, which may be none, as the English card "
        "does; the Russian edition says 1 or 2 cards."
    ),
    "research-box": N_(
        "The Hungarian edition says “discard”, but then sends the cards to the box; the Russian edition "
        "says “remove from the game”. Both mean the same."
    ),
    "removing": N_(
        "The Hungarian edition says “discard”; the Russian edition and the English card say “remove from "
        "the game”, and this page follows them."
    ),
    "terraforming-discount": N_(
        "The Hungarian edition says that you may settle at once and does not mention the Colonize symbols "
        "in your empire; the Russian edition ignores them, and the English card asks for the printed cost. "
        "This page follows the Russian edition."
    ),
    "fighter-type": N_(
        "The Hungarian edition notes that a fighter still is not a resource; the Russian edition notes that "
        "it is not a type of resource."
    ),
    "standard-research": N_(
        "The Hungarian edition speaks of all your Research role cards; the Russian edition and the English "
        "card say that only the ordinary ones are meant."
    ),
    "mobilization-time": N_(
        "In the Hungarian edition the attack is at the end of your Role phase; in the Russian edition and "
        "on the English card it is after the Role phase, and this page follows them."
    ),
    "dissent-or-follow": N_(
        "In the Hungarian edition opponents have the chance to dissent or follow; in the Russian edition "
        "each opponent must do one of the two."
    ),
    "hand-limit": N_(
        "The Hungarian edition says that planets can raise the hand limit, the Russian edition that they "
        "can change it; both explain the icon as +1."
    ),
    "bonus-planets": N_(
        "The Hungarian edition has no bonus planets; the Russian edition has them in the box and leaves "
        "them out of a first game."
    ),
}
"""What differs, by the code in `editions.toml`."""

ERRATA: Mapping[str, str] = {
    "terraforming": N_(
        "One source says that the expansion Escalation changes this: Colonize symbols in your empire then "
        "do help. This page shows the base game."
    ),
    "abundance": N_(
        "The expansion Escalation replaces this side: produce 4 resources when you take it, and 2 resources "
        "each time you settle or attack a planet. This page shows the base game."
    ),
    "bureaucracy": N_(
        "The expansion Escalation replaces this side: it also counts as 1 symbol when you follow Survey, "
        "Warfare, Produce, Trade or Research, but not Colonize. This page shows the base game."
    ),
    "logistics": N_(
        "The expansion Escalation replaces this side: you also take one extra turn at the end of the game. "
        "This page shows the base game."
    ),
}
"""What a later expansion changes, by the id of the text."""


@dataclass(frozen=True, slots=True)
class DifferenceLine:
    """A difference in the current language, and where each rulebook says it."""

    code: str
    text: str
    sources: tuple[str, ...]
    """The Hungarian place and the Russian one, in words."""
    rules: tuple[str, ...]
    """The numbers of the rules: `ED-HU-78`, `ED-RU-79`."""


def difference_line(difference: Difference) -> DifferenceLine:
    """Return what differs, and the pages of the rulebooks where they have numbers."""
    sources = []
    if difference.hungarian:
        pages = _pages(difference.hungarian_pages)
        sources.append(
            # Translators: %(pages)s is a page or several: 13, 6–7 or 5, 14.
            gettext("Hungarian rulebook, p. %(pages)s", pages=pages)
            if pages
            else gettext("Hungarian rulebook, list of technologies")
        )
    if difference.russian:
        pages = _pages(difference.russian_pages)
        # Translators: %(pages)s is a page or several: 13, 6–7 or 5, 14.
        sources.append(gettext("Russian rulebook, p. %(pages)s", pages=pages))
    return DifferenceLine(
        difference.code,
        gettext(DIFFERENCES[difference.code]),
        tuple(sources),
        (*difference.hungarian, *difference.russian),
    )


def _pages(pages: str) -> str:
    return pages.replace("-", "–")


def errata(text: str) -> str:
    """Return what a later expansion changes about a text, in the current language."""
    return gettext(ERRATA[text])
