"""The search categories in the reader's language. Every table is English for translators (`N_`)."""

from __future__ import annotations

from webapp.i18n import N_, gettext

# Translators: short names of the nine categories that a player may search for.
NAMES = {
    "military-developments": N_("Developments with +1 or +2 Military"),
    "military-windfalls": N_("Military windfall worlds, defense 1 or 2"),
    "windfalls": N_("Windfall worlds, cost 1 or 2"),
    "chromosome-worlds": N_("Chromosome worlds"),
    "alien-worlds": N_("Alien worlds"),
    "consume-two": N_("Cards that consume two or more goods"),
    "strong-military-worlds": N_("Military worlds, defense 5 or more"),
    "six-cost-developments": N_("6-cost developments"),
    "takeovers": N_("Cards with takeover powers"),
}

RULES = {
    "military-developments": N_(
        "A development that lastingly gives +1 or +2 Military against every world. "
        "Temporary, specialized and negative Military do not fit."
    ),
    "military-windfalls": N_("A military windfall world with a defense of 1 or 2, whatever its kind."),
    "windfalls": N_("A non-military windfall world with a printed cost of 1 or 2. Cost 0 does not fit."),
    "chromosome-worlds": N_(
        "A world of any kind with the chromosome symbol. The keyword UPLIFT alone is not enough."
    ),
    "alien-worlds": N_("A production or windfall world of Alien goods. Other ALIEN cards do not fit."),
    "consume-two": N_(
        "A card with a Consume power that can take two or more goods, even if all of one kind. "
        "A power that takes all goods left fits too."
    ),
    "strong-military-worlds": N_("A military world with a defense of 5 or more, whatever its kind."),
    "six-cost-developments": N_("A development with a printed cost of 6, no less and no more."),
    "takeovers": N_(
        "A card with a takeover power; takeover defenses fit too. "
        "This category may be chosen only when takeovers are on."
    ),
}

READINGS = {
    "consume-two": (
        N_("Only worlds fit: the rulebook begins with worlds."),
        N_(
            "These developments fit too: the rulebook goes on with cards, "
            "and the best-known computer version takes them."
        ),
    ),
    "six-cost-developments": (
        N_("It fits: it costs 6, and the rulebook asks for nothing else."),
        N_("It does not fit: the best-known computer version asks for “?” VPs as well."),
    ),
}
"""Both readings where the sources disagree."""

OPTIONAL = N_(
    "Fits only if you want it to. In the best-known computer version, "
    "passing it over still leaves you one match to turn down:"
)


def name(category: str) -> str:
    """Return the short name of a category."""
    return gettext(NAMES[category])


def rule(category: str) -> str:
    """Return what fits a category, in sentences."""
    return gettext(RULES[category])


def readings(category: str) -> tuple[str, ...]:
    """Return both readings about the disputed cards of a category; none where there are no such cards."""
    return tuple(gettext(reading) for reading in READINGS.get(category, ()))
