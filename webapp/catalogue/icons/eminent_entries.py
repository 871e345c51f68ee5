"""The icons of Eminent Domain: names, and what they do."""

from __future__ import annotations

from webapp.catalogue.icons.entry import IconEntry
from webapp.i18n import pgettext

ROLES = (
    IconEntry(
        "ed-survey",
        "ed-roles",
        "ed-survey",
        lambda: pgettext("eminent domain", "Survey"),
        lambda: pgettext(
            "eminent domain",
            "Survey role: you look at 1 planet fewer than you have symbols, and keep one of them.",
        ),
    ),
    IconEntry(
        "ed-warfare",
        "ed-roles",
        "ed-warfare",
        lambda: pgettext("eminent domain", "Warfare"),
        lambda: pgettext("eminent domain", "Warfare role: each symbol gives you a fighter."),
    ),
    IconEntry(
        "ed-colonize",
        "ed-roles",
        "ed-colonize",
        lambda: pgettext("eminent domain", "Colonize"),
        lambda: pgettext("eminent domain", "Colonize role: each symbol is a colony."),
    ),
    IconEntry(
        "ed-produce",
        "ed-roles",
        "ed-produce",
        lambda: pgettext("eminent domain", "Produce"),
        lambda: pgettext("eminent domain", "Produce role: each symbol fills an empty resource slot."),
    ),
    IconEntry(
        "ed-trade",
        "ed-roles",
        "ed-trade",
        lambda: pgettext("eminent domain", "Trade"),
        lambda: pgettext("eminent domain", "Trade role: each symbol turns a resource into influence."),
    ),
    IconEntry(
        "ed-research",
        "ed-roles",
        "ed-research",
        lambda: pgettext("eminent domain", "Research"),
        lambda: pgettext("eminent domain", "Research role: symbols pay for a technology."),
    ),
)

PLANETS = (
    IconEntry(
        "ed-advanced",
        "ed-planets",
        "ed-advanced",
        lambda: pgettext("eminent domain", "Advanced"),
        lambda: pgettext("eminent domain", "A planet with towers. Advanced technologies need such planets."),
    ),
    IconEntry(
        "ed-fertile",
        "ed-planets",
        "ed-fertile",
        lambda: pgettext("eminent domain", "Fertile"),
        lambda: pgettext("eminent domain", "A planet with a leaf. Fertile technologies need such planets."),
    ),
    IconEntry(
        "ed-metallic",
        "ed-planets",
        "ed-metallic",
        lambda: pgettext("eminent domain", "Metallic"),
        lambda: pgettext(
            "eminent domain", "A planet with a nut of metal. Metallic technologies need such planets."
        ),
    ),
    IconEntry(
        "ed-prestige",
        "ed-planets",
        "ed-prestige",
        lambda: pgettext("eminent domain", "Prestige"),
        lambda: pgettext(
            "eminent domain", "A planet with a crown: much influence, but no technology counts it."
        ),
    ),
    IconEntry(
        "ed-utopian",
        "ed-planets",
        "ed-utopian",
        lambda: pgettext("eminent domain", "Utopian"),
        lambda: pgettext(
            "eminent domain",
            "A planet with a heart. For Research one of them may stand for a type that you have.",
        ),
    ),
)

RESOURCES = (
    IconEntry(
        "ed-silicon",
        "ed-resources",
        "ed-silicon",
        lambda: pgettext("eminent domain", "Silicon"),
        lambda: pgettext("eminent domain", "A slot for silicon."),
    ),
    IconEntry(
        "ed-food",
        "ed-resources",
        "ed-food",
        lambda: pgettext("eminent domain", "Food"),
        lambda: pgettext("eminent domain", "A slot for food."),
    ),
    IconEntry(
        "ed-water",
        "ed-resources",
        "ed-water",
        lambda: pgettext("eminent domain", "Water"),
        lambda: pgettext("eminent domain", "A slot for water."),
    ),
    IconEntry(
        "ed-iron",
        "ed-resources",
        "ed-iron",
        lambda: pgettext("eminent domain", "Iron"),
        lambda: pgettext("eminent domain", "A slot for iron."),
    ),
    IconEntry(
        "ed-any",
        "ed-resources",
        "ed-any",
        lambda: pgettext("eminent domain", "Any resource"),
        lambda: pgettext("eminent domain", "A slot for a resource of your choice."),
    ),
)

MARKS = (
    IconEntry(
        "ed-influence",
        "ed-marks",
        "ed-influence",
        lambda: pgettext("eminent domain", "Influence"),
        lambda: pgettext(
            "eminent domain", "Points at the end of the game, on tokens, face-up planets and technologies."
        ),
    ),
    IconEntry(
        "ed-hand",
        "ed-marks",
        "ed-hand",
        lambda: pgettext("eminent domain", "Hand size"),
        lambda: pgettext(
            "eminent domain", "Your hand limit is 1 higher while the planet lies face up in your empire."
        ),
    ),
    IconEntry(
        "ed-level1",
        "ed-marks",
        "ed-level1",
        lambda: pgettext("eminent domain", "Level 1"),
        lambda: pgettext(
            "eminent domain", "The technology needs 1 planet of its type and 3 Research symbols."
        ),
    ),
    IconEntry(
        "ed-level2",
        "ed-marks",
        "ed-level2",
        lambda: pgettext("eminent domain", "Level 2"),
        lambda: pgettext(
            "eminent domain", "The technology needs 2 planets of its type and 5 Research symbols."
        ),
    ),
    IconEntry(
        "ed-level3",
        "ed-marks",
        "ed-level3",
        lambda: pgettext("eminent domain", "Level 3"),
        lambda: pgettext(
            "eminent domain", "The technology needs 3 planets of its type and 7 Research symbols."
        ),
    ),
    IconEntry(
        "ed-fighter",
        "ed-marks",
        "ed-fighter",
        lambda: pgettext("eminent domain", "Fighter"),
        lambda: pgettext(
            "eminent domain", "A fighter token. Attacking a planet costs as many as its warfare cost."
        ),
    ),
    IconEntry(
        "ed-colony",
        "ed-marks",
        "ed-colony",
        lambda: pgettext("eminent domain", "Colony"),
        lambda: pgettext(
            "eminent domain",
            "A card tucked under a face-down planet. "
            "With as many colonies as its colonize cost the planet can be settled.",
        ),
    ),
    IconEntry(
        "ed-planet-down",
        "ed-marks",
        "ed-planet-down",
        lambda: pgettext("eminent domain", "Face-down planet"),
        lambda: pgettext(
            "eminent domain",
            "It lies in your empire and waits to be settled or attacked: only then is it turned over.",
        ),
    ),
    IconEntry(
        "ed-remove",
        "ed-marks",
        "ed-remove",
        lambda: pgettext("eminent domain", "Remove from the game"),
        lambda: pgettext(
            "eminent domain", "Put the card back into the box. It is out for the rest of the game."
        ),
    ),
    IconEntry(
        "ed-dissent",
        "ed-marks",
        "ed-dissent",
        lambda: pgettext("eminent domain", "Dissent"),
        lambda: pgettext("eminent domain", "Instead of following the leader's role you draw a card."),
    ),
)

EMINENT = (*ROLES, *PLANETS, *RESOURCES, *MARKS)
"""All of them in the order of the legend."""
