"""Powers of phase V, Produce."""

from __future__ import annotations

from collections.abc import Mapping

from webapp.cards import Power
from webapp.catalogue.powers.clauses import (
    as_sentence,
    draw,
    gain_prestige,
    if_you_do,
    may_discard_cards,
    price,
)
from webapp.catalogue.powers.code import Code
from webapp.i18n import N_, gettext

HERE = {
    # Translators: a complete order that begins small; the app gives it a capital and a full stop (Gem
    # World).
    "novelty": N_("produce a Novelty good on this world if it has none"),
    # Translators: a complete order that begins small; the app gives it a capital and a full stop (Mining
    # World).
    "rare": N_("produce a Rare elements good on this world if it has none"),
    # Translators: a complete order that begins small; the app gives it a capital and a full stop (Distant
    # World).
    "genes": N_("produce a Genes good on this world if it has none"),
    # Translators: a complete order that begins small; it also stands behind "You may discard 1 card from
    # your hand; if you do, …" (Alien Robotic Factory, Damaged Alien Factory).
    "alien": N_("produce an Alien technology good on this world if it has none"),
}

ON_WINDFALL = {
    # Translators: a complete order that begins small; it also stands behind "You may discard 1 card from
    # your hand; if you do, …" (Terraforming Guild, Universal Exports). "It" is the windfall world.
    ("any", False): N_("produce a good on any one of your windfall worlds that has none"),
    # Translators: a complete order that begins small (Free Trade Association).
    ("novelty", False): N_("produce a good on one of your Novelty windfall worlds that has none"),
    # Translators: a complete order that begins small (Mining Robots).
    ("rare", False): N_("produce a good on one of your Rare elements windfall worlds that has none"),
    # Translators: a complete order that begins small; it also stands behind "You may discard 1 card from
    # your hand; if you do, …" (Genetics Lab, Lifeforms, Inc.).
    ("genes", False): N_("produce a good on one of your Genes windfall worlds that has none"),
    # Translators: a complete order that begins small (Universal Symbionts): not on this world.
    ("genes", True): N_("produce a good on another of your Genes windfall worlds that has none"),
    # Translators: a complete order that begins small; it also stands behind "You may discard 1 card from
    # your hand; if you do, …" (Alien Rosetta Stone World, Alien Booby Trap).
    ("alien", False): N_("produce a good on one of your Alien windfall worlds that has none"),
}
"""The order to produce on a windfall world, by its kind and whether it has to be another world than this."""


def _here(power: Power) -> str:
    return as_sentence(gettext(HERE[power.values["good"]]))


def _here_by_discarding_card(power: Power) -> str:
    return if_you_do(may_discard_cards(price(power, "cards")), gettext(HERE[power.values["good"]]))


def _on_windfall(power: Power) -> str:
    where = power.values["good"], power.values.get("excludes_self", False)
    return as_sentence(gettext(ON_WINDFALL[where]))


def _on_windfall_by_discarding_card(power: Power) -> str:
    return if_you_do(
        may_discard_cards(price(power, "cards")),
        gettext(ON_WINDFALL[power.values["good"], False]),
    )


def _if_produced_here(gain: str) -> str:
    # Translators: %(gain)s is a clause: "draw 1 card" (Gem World), "gain 1 prestige" (Uplift Gene
    # Breeders).
    return gettext("If this world produced a good in this phase, %(gain)s.", gain=gain)


def _draw_if_produced_here(power: Power) -> str:
    return _if_produced_here(draw(power.values["value"]))


def _prestige_if_produced_here(power: Power) -> str:
    return _if_produced_here(gain_prestige(power.values["value"]))


PER_GOOD = {
    # Translators: %(draw)s is a clause: "draw 1 card" (Consumer Markets).
    "novelty": N_("For each Novelty good that you produced in this phase, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 1 card" (Research Labs).
    "alien": N_("For each Alien technology good that you produced in this phase, %(draw)s."),
}


def _draw_per_good(power: Power) -> str:
    return gettext(PER_GOOD[power.values["good"]], draw=draw(power.values["value"]))


def _draw_per_kind(power: Power) -> str:
    # Translators: %(draw)s is a clause: "draw 1 card" (Diversified Economy).
    return gettext(
        "For each kind of good that you produced in this phase, %(draw)s.", draw=draw(power.values["value"])
    )


MOST_PRODUCED = {
    # Translators: %(draw)s is a clause: "draw 2 cards" (Mining Conglomerate).
    "rare": N_(
        "At the end of the phase, if you produced more Rare elements goods in it than any other player, "
        "%(draw)s."
    ),
    # Translators: %(draw)s is a clause: "draw 1 card" (Pan-Galactic Affluence).
    "any": N_("At the end of the phase, if you produced more goods in it than any other player, %(draw)s."),
}


def _draw_if_most(power: Power) -> str:
    return gettext(MOST_PRODUCED[power.values["good"]], draw=draw(power.values["value"]))


PER_WORLD = {
    # Translators: %(draw)s is a clause: "draw 1 card" (Imperium Lords).
    "military_world": N_("For each military world in your tableau, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 2 cards" (Uplift Code).
    "chromosome_world": N_("For each world with the chromosome symbol in your tableau, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 1 card" (Pan-Galactic League).
    "genes_world": N_("For each Genes world in your tableau, %(draw)s."),
    # Translators: %(draw)s is a clause: "draw 1 card" (Rebel Cantina).
    "rebel_world": N_("For each Rebel world in your tableau, %(draw)s."),
}


def _draw_per_world(power: Power) -> str:
    return gettext(PER_WORLD[power.values["per"]], draw=draw(power.values["value"]))


def _prestige_if_most_worlds(power: Power) -> str:
    # Translators: %(gain)s is the clause "gain 1 prestige" (Ravaged Uplift World).
    return gettext(
        "If you have more worlds with the chromosome symbol than any other player, %(gain)s.",
        gain=gain_prestige(power.values["value"]),
    )


def _phase_draw(power: Power) -> str:
    return as_sentence(draw(power.values["value"]))


def _take_saved_cards(_power: Power) -> str:
    # Translators: Galactic Scavengers.
    return gettext("Take all cards saved under this world into your hand.")


CODES: Mapping[str, Code] = {
    "produce_here": Code(
        N_("Produce a good on this world"),
        N_(
            "Put a card from the deck face down on this world. No world ever holds more than one good: "
            "where one lies already, nothing is produced."
        ),
        _here,
    ),
    "produce_here_by_discarding_card": Code(
        N_("Discard a card: produce a good on this world"),
        N_(
            "The world produces only if you discard for it, and only if no good lies on it. You may "
            "decline. A card that another power lets you draw in this phase may be the one."
        ),
        _here_by_discarding_card,
        fixed={"optional": True},
    ),
    "produce_on_windfall": Code(
        N_("Produce a good on a windfall world"),
        N_(
            "Windfall worlds get a good when they are placed, and later ones only by such powers or by "
            "the Produce bonus. Each power serves one world, which must have no good. Use the powers for "
            "one kind first, so that those for any kind find a world that is left."
        ),
        _on_windfall,
    ),
    "produce_on_windfall_by_discarding_card": Code(
        N_("Discard a card: produce a good on a windfall world"),
        N_(
            "Once in the phase, on one windfall world that has no good; you may decline. What the card "
            "with the power produces itself does not matter."
        ),
        _on_windfall_by_discarding_card,
        fixed={"optional": True},
    ),
    "draw_if_produced_here": Code(
        N_("Draw if this world produced"),
        N_(
            "Nothing is drawn if a good lay there already. On a windfall world it does not matter which "
            "power, or the Produce bonus, put the good there; the good that it gets when placed does not "
            "count."
        ),
        _draw_if_produced_here,
    ),
    "prestige_if_produced_here": Code(
        N_("Prestige if this world produced"),
        N_("Nothing is gained if a good lay there already."),
        _prestige_if_produced_here,
    ),
    "draw_per_good_produced": Code(
        N_("Draw for each good produced"),
        N_(
            "Counts what you produced in this phase so far, on production and windfall worlds; goods that "
            "lay there before do not count. So use it last."
        ),
        _draw_per_good,
    ),
    "draw_per_kind_produced": Code(
        N_("Draw for each kind of good produced"),
        N_(
            "Counts what you produced in this phase so far, each kind once, on production and windfall "
            "worlds; goods that lay there before do not count."
        ),
        _draw_per_kind,
    ),
    "draw_if_most_produced": Code(
        N_("Draw if you produced the most"),
        N_(
            "Checked when everybody has produced. Goods on production and windfall worlds count, older "
            "ones do not. With a tie nobody draws."
        ),
        _draw_if_most,
    ),
    "draw_per_world": Code(
        N_("Draw for worlds"),
        N_(
            "Counts the worlds in your tableau, the card with the power too if it is such a world, with "
            "or without goods. Genes worlds may be production or windfall; a Rebel world has REBEL in its "
            "title and need not be military."
        ),
        _draw_per_world,
    ),
    "prestige_if_most_worlds": Code(
        N_("Prestige for the most worlds with the chromosome symbol"),
        N_("Compare with each other player; with a tie nobody gains. The card with the power counts too."),
        _prestige_if_most_worlds,
        fixed={"per": "chromosome_world"},
    ),
    "produce_phase_draw": Code(
        N_("Draw in Produce"),
        N_("Once in every Produce phase, whether you produce anything or not."),
        _phase_draw,
    ),
    "take_saved_cards": Code(
        N_("Take all cards saved under this world into your hand"),
        N_(
            "All of them, in every Produce phase. If the world is discarded before that, the saved cards "
            "are discarded too. If it is taken over, the rulebook does not say who gets them."
        ),
        _take_saved_cards,
    ),
}
"""Codes in order."""
