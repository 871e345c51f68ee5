"""What the counters of each start world change on the robot's mat: messages by rule and part of the mat.

Card pages and the solo game tell it alike.
"""

from __future__ import annotations

from collections.abc import Mapping

from webapp.i18n import N_

_STARTS_ON_TRADE = N_("The “robot =” counter shows Trade at the start.")
_STARTS_ON_DOUBLE = N_("The “robot =” counter shows 2x VPs at the start.")
_STARTS_ON_PRODUCE = N_("The “robot =” counter shows Produce at the start.")
_STARTS_ON_EXPLORE = N_("The “robot =” counter shows Explore at the start.")
_STARTS_ON_DEVELOP = N_("The “robot =” counter shows Develop at the start.")
_STARTS_ON_SETTLE = N_("The “robot =” counter shows Settle at the start.")
_NO_COUNTERS = N_("This start world has no special counters: all cells stay as printed on the mat.")
_EXPLORE_2 = N_(
    "In Explore the robot draws 2 cards as an action, 5 with dice on both spaces and 2 as a response."
)
_EXPLORE_3 = N_(
    "In Explore the robot draws 3 cards as an action, 7 with dice on both spaces and 3 as a response."
)
_SETTLE_3_2 = N_(
    "In Settle the robot draws 3 cards as an action and 2 as a response, and only a military world fits."
)
_FREE_RESPONSE = N_("The response in Settle neither needs nor costs credit.")
_PRICED_RESPONSE = N_("The response in Settle needs and costs 1 credit.")
_PRODUCE_WITH_CREDIT = N_(
    "Produce gives the robot 1 economy size and 1 credit as an action, and 1 credit as a response."
)

ANY_WORLD = N_("A special counter of the robot's start world covers this cell of its mat.")
"""For a start world that has no sentences of its own."""

WORLDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "R-WORLD-0": {
        "robot": (
            _STARTS_ON_TRADE,
            N_(
                "The robot's first Trade action, also as a part of both Consumes, turns it to 2x VPs. The "
                "special counter then leaves the game, and later Trade actions change nothing."
            ),
        ),
    },
    "R-WORLD-1": {"robot": (_STARTS_ON_DOUBLE,), "settle": (_SETTLE_3_2, _FREE_RESPONSE)},
    "R-WORLD-2": {
        "robot": (_STARTS_ON_SETTLE,),
        "settle": (
            N_(
                "In Settle the robot draws 4 cards as an action and 2 as a response, and only a non-military "
                "world fits."
            ),
            _FREE_RESPONSE,
        ),
    },
    "R-WORLD-3": {
        "robot": (_STARTS_ON_SETTLE,),
        "settle": (
            N_(
                "In Settle the robot draws 5 cards as an action and 4 as a response, and only a military "
                "world fits."
            ),
            _FREE_RESPONSE,
        ),
    },
    "R-WORLD-4": {"robot": (_STARTS_ON_PRODUCE,), "mat": (_NO_COUNTERS,)},
    "R-WORLD-5": {
        "robot": (_STARTS_ON_EXPLORE,),
        "explore": (_EXPLORE_3,),
        "settle": (_SETTLE_3_2, _FREE_RESPONSE),
    },
    "R-WORLD-6": {"robot": (_STARTS_ON_TRADE,), "mat": (_NO_COUNTERS,)},
    "R-WORLD-7": {
        "robot": (
            _STARTS_ON_PRODUCE,
            N_(
                "When it shows Trade, a Trade action of the robot, also as a part of both Consumes, turns it "
                "to Produce. When it shows Produce, a Produce action turns it to Trade."
            ),
        ),
    },
    "R-WORLD-8": {
        "robot": (_STARTS_ON_SETTLE,),
        "settle": (
            N_(
                "The robot's first Settle action leaves its draw stack alone: turn over cards of the common "
                "deck until you find a non-military world with 3 or more printed VPs. The robot places it "
                "and gains 2 credit and 1 economy size."
            ),
            N_(
                "Then the special counter leaves the game, and the start world leaves the tableau. If no "
                "such world is left, nothing is placed or gained, and both stay."
            ),
        ),
    },
    "R-WORLD-9": {
        "robot": (_STARTS_ON_SETTLE,),
        "settle": (
            N_("In Settle the robot draws 4 cards as an action and 3 as a response, and any world fits."),
            N_("The response in Settle needs 1 credit, but costs it only for a non-military world."),
        ),
        "produce": (_PRODUCE_WITH_CREDIT,),
    },
    "R-WORLD-10": {
        "robot": (_STARTS_ON_DEVELOP,),
        "develop": (
            N_("In Develop a counter needs and costs 2 credit, as an action and as a response."),
            N_("Without a counter the action draws 3 cards, and the development found is free."),
            N_(
                "The response draws 1 card, even with credit 0. A 6-cost development then costs 1 credit, "
                "any other is free."
            ),
        ),
    },
    "R-WORLD-11": {
        "robot": (_STARTS_ON_SETTLE,),
        "explore": (_EXPLORE_2,),
        "settle": (
            N_(
                "In Settle the robot draws 5 cards as an action and 2 as a response, and only a military "
                "world fits."
            ),
            _FREE_RESPONSE,
        ),
    },
    "R-WORLD-12": {"robot": (_STARTS_ON_TRADE,), "produce": (_PRODUCE_WITH_CREDIT,)},
    "R-WORLD-13": {
        "robot": (_STARTS_ON_SETTLE,),
        "explore": (_EXPLORE_2,),
        "settle": (
            N_(
                "In Settle the robot draws 4 cards, and 1 more for each world with the chromosome symbol in "
                "its tableau, the start world included. Only a military world fits."
            ),
            _PRICED_RESPONSE,
        ),
    },
    "R-WORLD-14": {
        "robot": (_STARTS_ON_EXPLORE,),
        "explore": (_EXPLORE_3,),
        "settle": (
            N_(
                "As an action in Settle the robot draws 3 cards, and only an Alien world fits, military or "
                "not."
            ),
            N_(
                "As a response in Settle it draws 2 cards, and an Alien military world or any non-military "
                "world fits."
            ),
            _PRICED_RESPONSE,
        ),
        "consume": (
            N_("A Trade action gives 3 credit, also as a part of both Consumes."),
            N_(
                "With an Alien world in the robot's tableau, 2x VPs gives 1 prestige instead of economy size."
            ),
        ),
        "placing": (
            N_(
                "An Alien world is a world of the kind Alien, or one whose owner chooses the kind. The Alien "
                "keyword alone does not make one."
            ),
        ),
    },
    "R-WORLD-15": {
        "robot": (_STARTS_ON_SETTLE,),
        "explore": (_EXPLORE_2,),
        "develop": (N_("In Develop the robot draws 2 cards as an action and 1 as a response."),),
        "settle": (
            N_(
                "In Settle the robot draws 4 cards as an action and 3 as a response, and only a military "
                "world fits."
            ),
            _FREE_RESPONSE,
        ),
        "placing": (
            N_(
                "The robot gains 1 prestige when it places a Rebel development or a Rebel military world. An "
                "Imperium card is always a miss."
            ),
        ),
    },
}
"""The messages of each start world's rule: the “robot =” counter, the phases, and what is placed."""

_FACE = N_("This face of the counter is our reading: compare it with yours.")
_CARDS = N_("These numbers of cards are our reading: compare them with your counters.")

OUR_READINGS: Mapping[str, Mapping[str, str]] = {
    "R-WORLD-0": {"robot": N_("That a Trade action as a part of both Consumes counts is our reading.")},
    "R-WORLD-1": {"robot": _FACE},
    "R-WORLD-4": {"robot": _FACE},
    "R-WORLD-5": {"robot": _FACE},
    "R-WORLD-6": {"robot": _FACE},
    "R-WORLD-7": {
        "robot": N_(
            "The face at the start, and that a Trade action as a part of both Consumes counts, are our "
            "reading: compare them with your counter."
        ),
    },
    "R-WORLD-8": {"robot": _FACE},
    "R-WORLD-10": {
        "develop": N_(
            "That the response needs no credit to act is our reading: compare it with your counter."
        ),
    },
    "R-WORLD-12": {
        "robot": _FACE,
        "produce": N_("The response in Produce is our reading: compare it with your counter."),
    },
    "R-WORLD-13": {"robot": _FACE, "explore": _CARDS, "settle": _CARDS},
    "R-WORLD-14": {
        "robot": _FACE,
        "explore": _CARDS,
        "settle": N_("The price of the response in Settle is our reading: compare it with your counter."),
        "consume": N_("What both Consumes give together is our reading: compare it with your counters."),
        "placing": N_("What counts as an Alien world is our reading."),
    },
    "R-WORLD-15": {
        "robot": _FACE,
        "explore": _CARDS,
        "develop": _CARDS,
        "settle": N_(
            "These numbers of cards and the free response are our reading: compare them with your counters."
        ),
    },
}
"""What no rulebook says of a start world's counters, by the same parts."""
