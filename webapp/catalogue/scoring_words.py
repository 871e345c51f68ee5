"""Scoring rows in the reader's language."""

from __future__ import annotations

from webapp.cards import ScoringRow
from webapp.catalogue import words
from webapp.i18n import N_, gettext

ALL_KINDS = {"novelty", "rare", "genes", "alien"}

COUNTED = {
    "world": N_("each world"),
    "development": N_("each development"),
    "six_cost_development": N_("each 6-cost development"),
    "military_world": N_("each military world"),
    "rebel_military_world": N_("each Rebel military world"),
    "chromosome_world": N_("each world with the chromosome symbol"),
    "production_world": N_("each production world"),
    "windfall_world": N_("each windfall world"),
    "world_of_kind": N_("each production or windfall world"),
    "development_with_power": N_("each development with a power in %(phase)s"),
    "world_with_power": N_("each world with a power in %(phase)s"),
    "keyword_card": N_("each card with the keyword %(keyword)s"),
    "named_card": N_("each of these cards"),
    "three_vp_in_chips": N_("each 3 VPs in chips, rounded down"),
    "prestige_chip": N_("each prestige chip, on top of its own VP"),
    "total_military": N_("each point of total Military; a total below 0 costs VPs"),
    "negated_total_military": N_(
        "each point of total Military below 0; a total above 0 costs VPs (our reading: the card does not say)"
    ),
    "distinct_kinds_of_worlds": N_("for different kinds among your worlds"),
}
"""What a scoring row counts."""


def counted(row: ScoringRow) -> str:
    """Return what a scoring row counts; the titles of its named cards are left to the page."""
    text = gettext(
        COUNTED[row.counts],
        phase=words.phase(row.phase) if row.phase else "",
        keyword=words.keyword(row.keyword) if row.keyword else "",
    )
    if row.goods and set(row.goods) != ALL_KINDS:
        kinds = words.listing(words.good(good) for good in row.goods)
        return gettext("%(what)s of the kind: %(kinds)s", what=text, kinds=kinds)
    return text


def points(row: ScoringRow) -> str:
    """Return the VPs of a scoring row; for a table of numbers "1 kind: 1 VP …" as an enumeration."""
    if row.points is not None:
        return words.amount("vp", row.points)
    return words.listing(
        gettext("%(kinds)s: %(vps)s", kinds=n, vps=words.amount("vp", vps))
        for n, vps in enumerate(row.points_by_count)
        if n
    )
