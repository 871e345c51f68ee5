"""The icons of Race for the Galaxy: names, and what they do."""

from __future__ import annotations

from functools import partial

from webapp.catalogue.icons.entry import IconEntry
from webapp.i18n import gettext

PHASES = (
    IconEntry(
        "explore",
        "phases",
        "explore",
        lambda: gettext("Explore"),
        lambda: gettext("Phase I: look at 2 cards and keep 1 of them."),
    ),
    IconEntry(
        "explore5",
        "phases",
        "explore5",
        lambda: gettext("Explore: +5"),
        lambda: gettext("Look at 5 more cards in this phase."),
    ),
    IconEntry(
        "explore11",
        "phases",
        "explore11",
        lambda: gettext("Explore: +1, +1"),
        lambda: gettext("Look at 1 more card and keep 1 more in this phase."),
    ),
    IconEntry(
        "develop",
        "phases",
        "develop",
        lambda: gettext("Develop"),
        lambda: gettext(
            "Phase II: you may place one development. Whoever chose this action pays 1 card less."
        ),
    ),
    IconEntry(
        "settle",
        "phases",
        "settle",
        lambda: gettext("Settle"),
        lambda: gettext(
            "Phase III: you may place one world, paid for or conquered. "
            "Whoever chose this action draws 1 card after placing it."
        ),
    ),
    IconEntry(
        "consume",
        "phases",
        "consume",
        lambda: gettext("Consume"),
        lambda: gettext("Phase IV: your Consume powers turn goods into VPs and cards."),
    ),
    IconEntry(
        "trade",
        "phases",
        "trade",
        lambda: gettext("Consume: Trade"),
        lambda: gettext(
            "Before you consume, sell one good: draw as many cards as its trade price. "
            "On a card, the power changes such a sale."
        ),
    ),
    IconEntry(
        "double",
        "phases",
        "double",
        lambda: gettext("Consume: 2x VPs"),
        lambda: gettext(
            "You get twice the VPs for your Consume powers, but not for discarding cards. "
            "Prestige and cards stay as they are."
        ),
    ),
    IconEntry(
        "produce",
        "phases",
        "produce",
        lambda: gettext("Produce"),
        lambda: gettext(
            "Phase V: every production world without a good gets one. "
            "Whoever chose this action also puts a good on one windfall world."
        ),
    ),
    IconEntry(
        "search",
        "phases",
        "seek",
        lambda: gettext("Search"),
        lambda: gettext(
            "Once per game, before the first phase: turn up cards of the deck until one fits the category "
            "that you named. Take it, or go on and take the next one that fits."
        ),
    ),
)

SHAPES = (
    IconEntry(
        "development",
        "shapes",
        "development",
        lambda: gettext("Development"),
        lambda: gettext("A diamond. Placed in the Develop phase."),
    ),
    IconEntry(
        "world",
        "shapes",
        "world",
        lambda: gettext("Non-military world"),
        lambda: gettext("A circle. Placed in the Settle phase by paying its cost."),
    ),
    IconEntry(
        "military-world",
        "shapes",
        "military-world",
        lambda: gettext("Military world"),
        lambda: gettext("A red double circle. Conquered in the Settle phase with Military."),
    ),
    IconEntry(
        "windfall",
        "shapes",
        "windfall",
        lambda: gettext("Windfall world"),
        lambda: gettext(
            "A halo in the colour of its kind. It gets a good when it is placed, later only by powers "
            "or the Produce bonus."
        ),
    ),
    IconEntry(
        "production",
        "shapes",
        "production",
        lambda: gettext("Production world"),
        lambda: gettext(
            "Filled with the colour of its kind. It gets a good in every Produce phase if it has none."
        ),
    ),
    IconEntry(
        "cost-development",
        "shapes",
        "cost-development",
        lambda: gettext("Cost of a development"),
        lambda: gettext("Discard this many cards from your hand to place the development."),
    ),
    IconEntry(
        "cost-world",
        "shapes",
        "cost-world",
        lambda: gettext("Cost of a world"),
        lambda: gettext("Discard this many cards from your hand to place the world."),
    ),
    IconEntry(
        "defense",
        "shapes",
        "defense",
        lambda: gettext("Defense"),
        lambda: gettext("Your Military must be at least this high to conquer the world."),
    ),
    IconEntry(
        "vp",
        "shapes",
        "v",
        lambda: gettext("Victory points"),
        lambda: gettext(
            "In the corner of a card: its VPs at the end of the game. In a power: VP chips that you get."
        ),
    ),
    IconEntry(
        "vary",
        "shapes",
        "vary",
        lambda: gettext("VPs vary"),
        lambda: gettext("What the card is worth at the end depends on your tableau. The card says how."),
    ),
)

GOODS = (
    IconEntry(
        "novelty",
        "goods",
        "novelty",
        lambda: gettext("Novelty"),
        lambda: gettext("A blue triangle: Novelty goods and worlds. Trade price 2."),
    ),
    IconEntry(
        "rare",
        "goods",
        "rare",
        lambda: gettext("Rare elements"),
        lambda: gettext("A brown square: Rare elements and their worlds. Trade price 3."),
    ),
    IconEntry(
        "genes",
        "goods",
        "genes",
        lambda: gettext("Genes"),
        lambda: gettext("A green circle: Genes goods and worlds. Trade price 4."),
    ),
    IconEntry(
        "alien",
        "goods",
        "alien",
        lambda: gettext("Alien technology"),
        lambda: gettext("A yellow star: Alien technology goods and worlds. Trade price 5."),
    ),
    IconEntry(
        "any",
        "goods",
        "any",
        lambda: gettext("Any kind"),
        lambda: gettext("A good or a world of whatever kind you choose."),
    ),
    IconEntry(
        "kinds",
        "goods",
        "kinds",
        lambda: gettext("Different kinds"),
        lambda: gettext("Goods no two of which are of the same kind."),
    ),
    IconEntry(
        "all-goods",
        "goods",
        "good",
        lambda: gettext("All goods"),
        lambda: gettext("Every good that is left on your worlds."),
    ),
    IconEntry(
        "good-on-world",
        "goods",
        "good-on-world",
        lambda: gettext("Good on this world"),
        lambda: gettext("The good that lies on this world, or that the power puts there."),
    ),
    IconEntry(
        "spend-good",
        "goods",
        "spend-good",
        lambda: gettext("Spend a good"),
        lambda: gettext("Discard a good from one of your worlds to use the power outside the Consume phase."),
    ),
    IconEntry(
        "gives",
        "goods",
        "next",
        lambda: gettext("Gives"),
        lambda: gettext("You give up what stands before the arrow and get what stands behind it."),
    ),
    IconEntry(
        "most",
        "goods",
        "most",
        lambda: gettext("The most"),
        lambda: gettext("Only for whoever has more than every other player. A tie is not enough."),
    ),
    IconEntry(
        "trade-price",
        "goods",
        "trade-price",
        lambda: gettext("Trade price"),
        lambda: gettext(
            "Draw as many cards as the good sells for: "
            "Novelty 2, Rare elements 3, Genes 4, Alien technology 5."
        ),
    ),
    IconEntry(
        "no-trade",
        "goods",
        "no-trade",
        lambda: gettext("Not for sale"),
        lambda: gettext(
            "The good of this world cannot be sold with Consume: Trade. It can still be consumed."
        ),
    ),
)

HAND = (
    IconEntry(
        "draw",
        "hand",
        "d",
        lambda: gettext("Draw"),
        lambda: gettext("Take cards from the deck into your hand. In the Explore phase: look at more cards."),
    ),
    IconEntry(
        "keep",
        "hand",
        "keep",
        lambda: gettext("Keep"),
        lambda: gettext("Keep more of the cards that you look at in the Explore phase."),
    ),
    IconEntry(
        "discard",
        "hand",
        "discard",
        lambda: gettext("Discard from hand"),
        lambda: gettext("Put cards from your hand on the discard pile."),
    ),
    IconEntry(
        "discard-this",
        "hand",
        "discard-this",
        lambda: gettext("Discard this card"),
        lambda: gettext("To use the power you discard the card itself from your tableau."),
    ),
    IconEntry(
        "mix-hand",
        "hand",
        "mix-hand",
        lambda: gettext("Mix with your hand"),
        lambda: gettext(
            "In the Explore phase take the cards drawn into your hand, "
            "then choose from all of them what you discard."
        ),
    ),
    IconEntry(
        "save-card",
        "hand",
        "save-card",
        lambda: gettext("Card under this world"),
        lambda: gettext("Put a card under this world and save it there for later."),
    ),
    IconEntry(
        "take-cards",
        "hand",
        "take-cards",
        lambda: gettext("Take into your hand"),
        lambda: gettext("Take cards that lie elsewhere into your hand."),
    ),
    IconEntry(
        "start-hand",
        "hand",
        "hand",
        lambda: gettext("Starting hand"),
        lambda: gettext("How many of the cards dealt to you at the start you keep."),
    ),
    IconEntry(
        "hand-limit",
        "hand",
        "hand-limit",
        lambda: gettext("Hand limit"),
        lambda: gettext("How many cards you may hold at the end of a round."),
    ),
    IconEntry(
        "last",
        "hand",
        "last",
        lambda: gettext("Choose last"),
        lambda: gettext("You choose your action after the other players have shown theirs."),
    ),
    IconEntry(
        "gamble",
        "hand",
        "gamble",
        lambda: gettext("Gamble"),
        lambda: gettext("Turn up cards of the deck: their cost or defense decides whether you win."),
    ),
    IconEntry(
        "tableau",
        "hand",
        "tableau",
        lambda: gettext("Larger tableau"),
        lambda: gettext("Your tableau ends the game only with more cards than usual."),
    ),
)

PLACING = (
    IconEntry(
        "discount",
        "placing",
        "discount",
        lambda: gettext("Discount"),
        lambda: gettext("You pay fewer cards. A cost never falls below 0."),
    ),
    IconEntry(
        "free",
        "placing",
        "free",
        lambda: gettext("Free of charge"),
        lambda: gettext("The cost is 0."),
    ),
    IconEntry(
        "pay-military",
        "placing",
        "pay-military",
        lambda: gettext("Pay for a military world"),
        lambda: gettext("You may place a military world by paying cards: its defense is its cost."),
    ),
    IconEntry(
        "conquer",
        "placing",
        "conquer",
        lambda: gettext("Conquer a non-military world"),
        lambda: gettext("You may place a non-military world with Military: its cost is its defense."),
    ),
    IconEntry(
        "second-world",
        "placing",
        "second-world",
        lambda: gettext("One more world"),
        lambda: gettext("You may place one more world in the same Settle phase."),
    ),
    IconEntry(
        "replace",
        "placing",
        "replace",
        lambda: gettext("Replace a world"),
        lambda: gettext("You may put a world from your hand in the place of one in your tableau."),
    ),
)

STRENGTH = (
    IconEntry(
        "military",
        "strength",
        "military",
        lambda: gettext("Military"),
        lambda: gettext("Your strength for conquering worlds. Using it does not use it up."),
    ),
    IconEntry(
        "military-kind",
        "strength",
        "military-kind",
        lambda: gettext("Military against one kind"),
        lambda: gettext("It counts only against a world of the kind that stands beside it."),
    ),
    IconEntry(
        "military-rebel",
        "strength",
        "military-rebel",
        lambda: gettext("Military against Rebels"),
        lambda: gettext("It counts only for a Rebel military world."),
    ),
    IconEntry(
        "military-now",
        "strength",
        "military-now",
        lambda: gettext("Temporary Military"),
        lambda: gettext("It counts until the end of this Settle phase."),
    ),
    IconEntry(
        "takeover",
        "strength",
        "takeover",
        lambda: gettext("Takeover"),
        lambda: gettext(
            "Try to take a military world from another player's tableau. "
            "Ignored when you play without takeovers."
        ),
    ),
    IconEntry(
        "takeover-defense",
        "strength",
        "takeover-defense",
        lambda: gettext("Takeover defense"),
        lambda: gettext("Your worlds are harder to take over. Ignored when you play without takeovers."),
    ),
    IconEntry(
        "takeover-stop",
        "strength",
        "takeover-stop",
        lambda: gettext("Defeat a takeover"),
        lambda: gettext(
            "One takeover that a player has declared fails. Ignored when you play without takeovers."
        ),
    ),
)


def _marked() -> str:
    return gettext("A word of the title that powers and goals count.")


MARKS = (
    IconEntry(
        "prestige",
        "marks",
        "p",
        lambda: gettext("Prestige"),
        lambda: gettext(
            "Prestige, used only with The Brink of War: some powers spend it, and at the end each is worth "
            "1 VP. Beside the VPs of a card: you get 1 when you place the card."
        ),
    ),
    IconEntry(
        "prestige-leader",
        "marks",
        "prestige-leader",
        lambda: gettext("Prestige Leader"),
        lambda: gettext(
            "The player with the most prestige. Leading is rewarded at the start of every round."
        ),
    ),
    IconEntry(
        "chromosome",
        "marks",
        "ch",
        lambda: gettext("Chromosome symbol"),
        lambda: gettext("It does nothing by itself: powers count the worlds that have it."),
    ),
    IconEntry("kw-alien", "marks", "kw-alien", lambda: gettext("ALIEN"), _marked),
    IconEntry("kw-imperium", "marks", "kw-imperium", lambda: gettext("IMPERIUM"), _marked),
    IconEntry("kw-rebel", "marks", "kw-rebel", lambda: gettext("REBEL"), _marked),
    IconEntry("kw-terraforming", "marks", "kw-terraforming", lambda: gettext("TERRAFORMING"), _marked),
    IconEntry("kw-uplift", "marks", "kw-uplift", lambda: gettext("UPLIFT"), _marked),
)


def _start_name(number: int) -> str:
    return gettext("Start world %(number)s", number=number)


def _start_colour(number: int) -> str:
    if number % 2:
        return gettext("A red house: start worlds with an odd number.")
    return gettext("A blue square: start worlds with an even number.")


START = tuple(
    IconEntry(f"start{n}", "start", f"start{n}", partial(_start_name, n), partial(_start_colour, n))
    for n in range(16)
)

RACE = (*PHASES, *SHAPES, *GOODS, *HAND, *PLACING, *STRENGTH, *MARKS, *START)
"""All of them in the order of the legend."""
