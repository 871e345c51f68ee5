"""What goals ask for, in the reader's language: a table of messages for each question about a goal.

Every table is English for translators (`N_`); the functions translate. Cards are never named inside a
sentence: those that a sentence ends on follow its colon as links.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.catalogue.reference import Goal
from webapp.i18n import N_, gettext, ngettext


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence; where it ends on a colon, the ids of the cards that follow it."""

    text: str
    cards: tuple[str, ...] = ()


MARKS = {"tgs": "TGS", "rvi": "RvI", "bow": "BoW"}
"""The sets with goals, in short, as players write them."""

# Translators: the two types of goals, as headings. A first goal goes to whoever meets it first.
TYPES = {"first": N_("“First” goals"), "most": N_("“Most” goals")}

CONDITIONS = {
    "galactic-standard-of-living": N_("Have 5 or more VPs in VP chips."),
    "system-diversity": N_(
        "Have a world of each of the four kinds: Novelty, Rare elements, Genes and Alien."
    ),
    "overlord-discoveries": N_("Have 3 or more ALIEN cards in your tableau."),
    "budget-surplus": N_("At the end of a round, the hand limit makes you discard 1 card or more."),
    "innovation-leader": N_(
        "Have in your tableau a power for each of the five phases, and a Trade power as well."
    ),
    "galactic-status": N_("Place a 6-cost development with “?” for its VPs."),
    "greatest-military": N_("Have the most total Military, at least 6."),
    "largest-industry": N_("Have the most Novelty and Rare elements worlds taken together, at least 3."),
    "greatest-infrastructure": N_("Have the most developments in your tableau, at least 4."),
    "production-leader": N_("Have the most production worlds, at least 4."),
    "uplift-knowledge": N_("Have 3 or more UPLIFT cards in your tableau."),
    "galactic-riches": N_("Have 4 or more goods on your worlds when a phase ends."),
    "expansion-leader": N_("Have 8 or more cards in your tableau when a phase ends."),
    "research-leader": N_("Have the most cards with an Explore power, at least 3."),
    "propaganda-edge": N_("Have the most Rebel military worlds, at least 3."),
    "galactic-standing": N_("Have 2 or more prestige and 3 or more VPs in VP chips at the same time."),
    "military-influence": N_("Have 3 or more IMPERIUM cards, or 4 or more military worlds, in your tableau."),
    "peace-war-leader": N_(
        "Have total Military below 0 and 2 or more worlds; or a takeover power and 2 or more military worlds."
    ),
    "galactic-prestige": N_("Have the most prestige, at least 3."),
    "prosperity-lead": N_("Have the most cards with a Consume power, at least 3."),
}

COUNTS: Mapping[str, tuple[Remark, ...]] = {
    "galactic-standard-of-living": (
        Remark(N_("VP chips, wherever they came from, those for the Prestige Leader too.")),
    ),
    "system-diversity": (
        Remark(N_("Production and windfall worlds, military or not.")),
        Remark(N_("In place of the one kind that is missing:"), ("alien-oort-cloud-refinery",)),
    ),
    "overlord-discoveries": (
        Remark(N_("Worlds of any kind, gray ones too, and developments: all with the keyword ALIEN.")),
    ),
    "budget-surplus": (Remark(N_("Only the discard for the hand limit, in the last round too.")),),
    "innovation-leader": (
        Remark(N_("Any power of the phase; one card may have several of them.")),
        Remark(
            N_("As a Trade power, though it forbids a sale: this is our reading, the rulebook does not say:"),
            ("alien-oort-cloud-refinery",),
        ),
    ),
    "galactic-status": (Remark(N_("Any development of printed cost 6 whose VPs vary.")),),
    "greatest-military": (
        Remark(N_("Lasting Military that works against every world; negative Military is taken off.")),
    ),
    "largest-industry": (
        Remark(N_("Production and windfall worlds of both kinds, military or not.")),
        Remark(N_("While its owner calls it Novelty or Rare elements:"), ("alien-oort-cloud-refinery",)),
    ),
    "greatest-infrastructure": (Remark(N_("Every development in the tableau.")),),
    "production-leader": (Remark(N_("Production worlds of every kind, military or not.")),),
    "uplift-knowledge": (Remark(N_("Worlds and developments with the keyword UPLIFT.")),),
    "galactic-riches": (Remark(N_("Goods of every kind.")),),
    "expansion-leader": (Remark(N_("Worlds and developments, the start world too.")),),
    "research-leader": (
        Remark(
            N_("Each card once. Powers that mix the cards with the hand or discard for prestige count too.")
        ),
    ),
    "propaganda-edge": (Remark(N_("Military worlds with the keyword REBEL.")),),
    "galactic-standing": (Remark(N_("Prestige chips and VP chips.")),),
    "military-influence": (
        Remark(N_("IMPERIUM worlds and developments; or military worlds, whatever their keywords.")),
    ),
    "peace-war-leader": (
        Remark(N_("Lasting Military that works against every world; powers that take over a world.")),
    ),
    "galactic-prestige": (Remark(N_("All prestige that you hold, on the Prestige Leader tile or not.")),),
    "prosperity-lead": (
        Remark(
            N_(
                "Each card once. It may consume goods, discard cards, spend prestige "
                "or give something for nothing."
            )
        ),
    ),
}

EXCLUDES: Mapping[str, tuple[Remark, ...]] = {
    "galactic-standard-of-living": (Remark(N_("Goals, the VPs of cards, and prestige.")),),
    "system-diversity": (Remark(N_("Goods, and gray worlds.")),),
    "overlord-discoveries": (Remark(N_("Alien goods.")),),
    "budget-surplus": (Remark(N_("Discards in a phase, and discards that you were free to make.")),),
    "innovation-leader": (Remark(N_("What a card scores at the end of the game: that is no power.")),),
    "galactic-status": (
        Remark(
            N_("Developments with a printed number of VPs or another cost:"),
            ("pan-galactic-research", "imperium-planet-buster"),
        ),
    ),
    "greatest-military": (Remark(N_("Temporary and specialized Military.")),),
    "largest-industry": (Remark(N_("Genes, Alien and gray worlds.")),),
    "greatest-infrastructure": (Remark(N_("Worlds, and developments that have been discarded.")),),
    "production-leader": (Remark(N_("Windfall worlds, gray worlds, and goods.")),),
    "uplift-knowledge": (Remark(N_("The chromosome symbol: it is not what is counted.")),),
    "galactic-riches": (Remark(N_("Goods that are gone before the phase ends.")),),
    "expansion-leader": (Remark(N_("Goods, and cards saved under a world.")),),
    "research-leader": (Remark(N_("A second Explore power of the same card.")),),
    "propaganda-edge": (
        Remark(N_("Rebel developments, and Rebel worlds that are not military:"), ("rebel-cantina",)),
    ),
    "galactic-standing": (Remark(N_("Goals, and the VPs of cards.")),),
    "military-influence": (
        Remark(N_("A mixture of both: 2 IMPERIUM cards and 2 military worlds are not enough.")),
    ),
    "peace-war-leader": (
        Remark(N_("The takeover half, when takeovers are off.")),
        Remark(N_("Takeover defenses: this is our reading, the rulebook does not say.")),
    ),
    "galactic-prestige": (Remark(N_("Prestige that you have spent.")),),
    "prosperity-lead": (Remark(N_("Trade powers.")),),
}

CHECKED = {
    ("consume_end", "round_start"): N_(
        "At the end of Consume; also at the start of a round, for the VPs of the Prestige Leader."
    ),
    ("settle_end",): N_("At the end of Settle."),
    ("develop_end", "settle_end"): N_("At the end of Develop and of Settle."),
    ("round_end",): N_("At the end of the round."),
    ("develop_end",): N_("At the end of Develop."),
    ("develop_end", "development_leaves"): N_(
        "At the end of Develop. A holder who loses developments and falls below the minimum "
        "gives the tile back at once."
    ),
    ("settle_end", "produce_end"): N_("At the end of Settle and of Produce."),
    ("phase_end", "round_start"): N_("At the end of every phase, and at the start of a round."),
    ("phase_end", "prestige_spent"): N_(
        "At the end of every phase. Spending prestige can cost the holder the tile at once."
    ),
}

RULES = {
    "first": (
        N_("Whoever meets a “first” goal first scores it, and never loses it again."),
        N_("A goal is checked only when its tile says so, never in the middle of a phase."),
        N_(
            "All who first meet a goal in the same phase score it: one takes the tile, the others goal chips."
        ),
    ),
    "most": (
        N_("Whoever alone has the most, and at least the minimum, takes the tile when a phase ends."),
        N_("On a tie the holder keeps it: to take it from the holder, a rival must have more."),
        N_("If several pass the holder in the same phase and are tied, the tile goes back to the middle."),
        N_("A holder who falls below the minimum gives it back."),
        N_(
            "At the end of the game, everyone else who has the minimum and is tied for the most "
            "scores the VPs for a tie."
        ),
    ),
}

# Translators: what a goal asks for, before a number: "Military worlds: 4".
NEEDS = {
    "vp_chips": N_("VPs in VP chips"),
    "kinds_of_worlds": N_("Kinds of worlds"),
    "alien_cards": N_("ALIEN cards"),
    "forced_discards": N_("Cards discarded for the hand limit"),
    "kinds_of_powers": N_("Phases with a power, Trade among them"),
    "variable_six_cost_developments": N_("6-cost developments with “?” VPs"),
    "total_military": N_("Total Military"),
    "novelty_or_rare_worlds": N_("Novelty and Rare elements worlds"),
    "developments": N_("Developments"),
    "production_worlds": N_("Production worlds"),
    "uplift_cards": N_("UPLIFT cards"),
    "goods": N_("Goods"),
    "cards": N_("Cards in the tableau"),
    "explore_cards": N_("Cards with an Explore power"),
    "rebel_military_worlds": N_("Rebel military worlds"),
    "prestige": N_("Prestige"),
    "imperium_cards": N_("IMPERIUM cards"),
    "military_worlds": N_("Military worlds"),
    "negative_military": N_("Total Military below 0"),
    "worlds": N_("Worlds"),
    "takeover_cards": N_("Cards with a takeover power"),
    "consume_cards": N_("Cards with a Consume power"),
}

# Translators: heading of a list of cards.
GIVERS = {
    "vp_chips": N_("Cards that give VP chips"),
    "kinds_of_worlds": N_("Worlds that have a kind"),
    "kinds_of_powers": N_("Cards with such a power"),
    "total_military": N_("Cards that give Military"),
    "goods": N_("Cards that give goods"),
    "prestige": N_("Cards that give prestige"),
    "negative_military": N_("Cards that lower Military"),
}
"""Where cards are not themselves what is counted: then the list is headed by what they are (`NEEDS`)."""

OPEN = {
    "cards": N_("Every card counts."),
    "worlds": N_("Every world counts."),
    "forced_discards": N_("No card counts as such. A card with a higher hand limit makes it harder:"),
}


def condition(goal: Goal) -> str:
    """Return what a player must have or do, as a sentence."""
    return gettext(CONDITIONS[goal.id])


def counts(goal: Goal) -> tuple[Remark, ...]:
    """Return what counts."""
    return _translated(COUNTS[goal.id])


def excludes(goal: Goal) -> tuple[Remark, ...]:
    """Return what does not count."""
    return _translated(EXCLUDES[goal.id])


def checked(goal: Goal) -> str:
    """Return when it is looked at, as a sentence."""
    return gettext(CHECKED[goal.checked_at])


def rules(goal_type: str) -> tuple[str, ...]:
    """Return how goals of a type are won, lost and shared, in sentences."""
    return tuple(gettext(sentence) for sentence in RULES[goal_type])


def need(what: str) -> str:
    """Return the name of something that a goal asks for."""
    return gettext(NEEDS[what])


def givers(what: str) -> str:
    """Return the heading of the cards that give what a goal asks for."""
    return gettext(GIVERS.get(what, NEEDS[what]))


def points(number: int) -> str:
    """Return the VPs of a goal."""
    return ngettext("%(num)s VP", "%(num)s VPs", number)


def _translated(remarks: tuple[Remark, ...]) -> tuple[Remark, ...]:
    return tuple(Remark(gettext(remark.text), remark.cards) for remark in remarks)
