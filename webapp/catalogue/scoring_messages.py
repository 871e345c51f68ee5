"""The messages of scoring rows, one for each thing that is counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.i18n import ngettext

COUNTED: Mapping[tuple[str, str], Callable[[int], str]] = {
    # Translators: Free Trade Association.
    ("production_world", "novelty"): lambda n: ngettext(
        "%(num)s VP for each Novelty production world.",
        "%(num)s VPs for each Novelty production world.",
        n,
    ),
    # Translators: Mining League.
    ("production_world", "rare"): lambda n: ngettext(
        "%(num)s VP for each Rare elements production world.",
        "%(num)s VPs for each Rare elements production world.",
        n,
    ),
    # Translators: Alien Tech Institute.
    ("production_world", "alien"): lambda n: ngettext(
        "%(num)s VP for each Alien production world.",
        "%(num)s VPs for each Alien production world.",
        n,
    ),
    # Translators: Alien Cornucopia.
    ("production_world", "novelty rare genes"): lambda n: ngettext(
        "%(num)s VP for each Novelty, Rare elements or Genes production world.",
        "%(num)s VPs for each Novelty, Rare elements or Genes production world.",
        n,
    ),
    # Translators: Merchant Guild.
    ("production_world", "novelty rare genes alien"): lambda n: ngettext(
        "%(num)s VP for each production world.",
        "%(num)s VPs for each production world.",
        n,
    ),
    # Translators: Free Trade Association.
    ("windfall_world", "novelty"): lambda n: ngettext(
        "%(num)s VP for each Novelty windfall world.",
        "%(num)s VPs for each Novelty windfall world.",
        n,
    ),
    # Translators: Mining League.
    ("windfall_world", "rare"): lambda n: ngettext(
        "%(num)s VP for each Rare elements windfall world.",
        "%(num)s VPs for each Rare elements windfall world.",
        n,
    ),
    # Translators: Alien Tech Institute.
    ("windfall_world", "alien"): lambda n: ngettext(
        "%(num)s VP for each Alien windfall world.",
        "%(num)s VPs for each Alien windfall world.",
        n,
    ),
    # Translators: Terraforming Guild.
    ("windfall_world", "novelty rare genes alien"): lambda n: ngettext(
        "%(num)s VP for each windfall world.",
        "%(num)s VPs for each windfall world.",
        n,
    ),
    # Translators: Pan-Galactic Hologrid.
    ("world_of_kind", "novelty"): lambda n: ngettext(
        "%(num)s VP for each Novelty world, production or windfall.",
        "%(num)s VPs for each Novelty world, production or windfall.",
        n,
    ),
    # Translators: Prospecting Guild.
    ("world_of_kind", "rare"): lambda n: ngettext(
        "%(num)s VP for each Rare elements world, production or windfall.",
        "%(num)s VPs for each Rare elements world, production or windfall.",
        n,
    ),
    # Translators: Pan-Galactic League.
    ("world_of_kind", "genes"): lambda n: ngettext(
        "%(num)s VP for each Genes world, production or windfall.",
        "%(num)s VPs for each Genes world, production or windfall.",
        n,
    ),
    ("world", ""): lambda n: ngettext(
        "%(num)s VP for each world.",
        "%(num)s VPs for each world.",
        n,
    ),
    ("development", ""): lambda n: ngettext(
        "%(num)s VP for each development.",
        "%(num)s VPs for each development.",
        n,
    ),
    # Translators: Galactic Federation.
    ("six_cost_development", ""): lambda n: ngettext(
        "%(num)s VP for each 6-cost development.",
        "%(num)s VPs for each 6-cost development.",
        n,
    ),
    # Translators: Universal Peace Institute.
    ("military_world", ""): lambda n: ngettext(
        "%(num)s VP for each military world.",
        "%(num)s VPs for each military world.",
        n,
    ),
    # Translators: Galactic Imperium.
    ("rebel_military_world", ""): lambda n: ngettext(
        "%(num)s VP for each Rebel military world.",
        "%(num)s VPs for each Rebel military world.",
        n,
    ),
    # Translators: Uplift Code.
    ("chromosome_world", ""): lambda n: ngettext(
        "%(num)s VP for each world with the chromosome symbol.",
        "%(num)s VPs for each world with the chromosome symbol.",
        n,
    ),
    # Translators: Galactic Survey: SETI.
    ("development_with_power", "1"): lambda n: ngettext(
        "%(num)s VP for each development with an Explore power.",
        "%(num)s VPs for each development with an Explore power.",
        n,
    ),
    # Translators: New Economy.
    ("development_with_power", "4"): lambda n: ngettext(
        "%(num)s VP for each development with a Consume power.",
        "%(num)s VPs for each development with a Consume power.",
        n,
    ),
    # Translators: Trade League.
    ("development_with_power", "trade"): lambda n: ngettext(
        "%(num)s VP for each development with a Trade power.",
        "%(num)s VPs for each development with a Trade power.",
        n,
    ),
    # Translators: Galactic Survey: SETI.
    ("world_with_power", "1"): lambda n: ngettext(
        "%(num)s VP for each world with an Explore power.",
        "%(num)s VPs for each world with an Explore power.",
        n,
    ),
    # Translators: New Economy.
    ("world_with_power", "4"): lambda n: ngettext(
        "%(num)s VP for each world with a Consume power.",
        "%(num)s VPs for each world with a Consume power.",
        n,
    ),
    # Translators: Trade League.
    ("world_with_power", "trade"): lambda n: ngettext(
        "%(num)s VP for each world with a Trade power.",
        "%(num)s VPs for each world with a Trade power.",
        n,
    ),
    # Translators: Alien Cornucopia.
    ("keyword_card", "alien"): lambda n: ngettext(
        "%(num)s VP for each ALIEN card.",
        "%(num)s VPs for each ALIEN card.",
        n,
    ),
    # Translators: Imperium Lords.
    ("keyword_card", "imperium"): lambda n: ngettext(
        "%(num)s VP for each IMPERIUM card.",
        "%(num)s VPs for each IMPERIUM card.",
        n,
    ),
    # Translators: Rebel Alliance.
    ("keyword_card", "rebel"): lambda n: ngettext(
        "%(num)s VP for each REBEL card.",
        "%(num)s VPs for each REBEL card.",
        n,
    ),
    # Translators: Terraforming Guild.
    ("keyword_card", "terraforming"): lambda n: ngettext(
        "%(num)s VP for each TERRAFORMING card.",
        "%(num)s VPs for each TERRAFORMING card.",
        n,
    ),
    ("keyword_card", "uplift"): lambda n: ngettext(
        "%(num)s VP for each UPLIFT card.",
        "%(num)s VPs for each UPLIFT card.",
        n,
    ),
    # Translators: Pan-Galactic League; the title of a card follows the colon.
    ("named_card", "one"): lambda n: ngettext(
        "%(num)s VP for the card:",
        "%(num)s VPs for the card:",
        n,
    ),
    # Translators: Galactic Renaissance; titles of cards follow the colon.
    ("named_card", "several"): lambda n: ngettext(
        "%(num)s VP for each of these cards:",
        "%(num)s VPs for each of these cards:",
        n,
    ),
    # Translators: Galactic Renaissance.
    ("three_vp_in_chips", ""): lambda n: ngettext(
        "%(num)s VP for every 3 VPs that you have in chips, rounded down.",
        "%(num)s VPs for every 3 VPs that you have in chips, rounded down.",
        n,
    ),
    # Translators: Federation Capital; every prestige is worth 1 VP anyway.
    ("prestige_chip", ""): lambda n: ngettext(
        "%(num)s VP more for each of your prestige, besides the 1 VP that every prestige is worth.",
        "%(num)s VPs more for each of your prestige, besides the 1 VP that every prestige is worth.",
        n,
    ),
    # Translators: New Galactic Order.
    ("total_military", ""): lambda n: ngettext(
        "%(num)s VP for each point of your total Military; each point below 0 costs as much.",
        "%(num)s VPs for each point of your total Military; each point below 0 costs as much.",
        n,
    ),
    # Translators: Universal Peace Institute.
    ("negated_total_military", ""): lambda n: ngettext(
        "%(num)s VP for each point of your total Military below 0; each point above 0 costs as much (our "
        "reading: the card does not say).",
        "%(num)s VPs for each point of your total Military below 0; each point above 0 costs as much (our "
        "reading: the card does not say).",
        n,
    ),
}
"""The sentence for so many VPs, by what is counted and its kinds, phase, keyword or number of titles."""

OTHERS: Mapping[tuple[str, str], Callable[[int], str]] = {
    # Translators: Alien Cornucopia: but for the ALIEN cards counted before.
    ("production_world", "novelty rare genes"): lambda n: ngettext(
        "%(num)s VP for each other Novelty, Rare elements or Genes production world.",
        "%(num)s VPs for each other Novelty, Rare elements or Genes production world.",
        n,
    ),
    # Translators: Galactic Survey: SETI, Prospecting Guild.
    ("world", ""): lambda n: ngettext(
        "%(num)s VP for each other world.",
        "%(num)s VPs for each other world.",
        n,
    ),
    # Translators: Galactic Federation, Galactic Bankers.
    ("development", ""): lambda n: ngettext(
        "%(num)s VP for each other development.",
        "%(num)s VPs for each other development.",
        n,
    ),
    # Translators: Golden Age of Terraforming.
    ("six_cost_development", ""): lambda n: ngettext(
        "%(num)s VP for each other 6-cost development.",
        "%(num)s VPs for each other 6-cost development.",
        n,
    ),
    # Translators: Galactic Imperium, Pan-Galactic League.
    ("military_world", ""): lambda n: ngettext(
        "%(num)s VP for each other military world.",
        "%(num)s VPs for each other military world.",
        n,
    ),
    # Translators: Alien Tech Institute.
    ("keyword_card", "alien"): lambda n: ngettext(
        "%(num)s VP for each other ALIEN card.",
        "%(num)s VPs for each other ALIEN card.",
        n,
    ),
    # Translators: Uplift Code.
    ("keyword_card", "uplift"): lambda n: ngettext(
        "%(num)s VP for each other UPLIFT card.",
        "%(num)s VPs for each other UPLIFT card.",
        n,
    ),
}
"""The same for rows that follow one which counts some of their cards already."""
