"""The reason behind each rule of the robot, but for the start worlds: messages by rule id.

What a start world's counters or a correction may change is said without its number ("the cards that its
mat shows"): the step itself has the number.
"""

from __future__ import annotations

from collections.abc import Mapping

from webapp.i18n import N_

_SET_UP: Mapping[str, str] = {
    "R-SETUP-1": N_(
        "You play the advanced two-player game: each side has 2 actions in a round. There are no goals and "
        "no takeovers."
    ),
    "R-SETUP-2": N_("The pool of VP chips holds 24 VPs, with The Brink of War 29."),
    "R-SETUP-3": N_(
        "The difficulty sets the robot's 6-cost development counters. Easy: 1 counter, 6 VPs each. Medium: 2 "
        "counters, 6 VPs each. Hard: 3 counters, 9 VPs each. A 6-cost development card is worth the same."
    ),
    "R-SETUP-4": N_(
        "Give yourself and the robot 1 start world each, at random or as you like. The other start worlds "
        "are shuffled into the common deck."
    ),
    "R-SETUP-5": N_(
        "The robot begins with credit 1, economy size 0 and 4 cards in its draw stack. Some start worlds "
        "have other numbers."
    ),
    "R-SETUP-6": N_(
        "The robot's start world is the first card of its tableau: it counts as a card and scores its VPs. "
        "Its powers do nothing."
    ),
    "R-SETUP-7": N_(
        "When the robot is ready, you are dealt 6 cards and keep 4, unless your start world says otherwise. "
        "With Rebel vs Imperium or The Brink of War you may look at your cards first and choose between 2 "
        "start worlds."
    ),
    "R-SETUP-8": N_(
        "Credit stops at 4 and economy size at 5, and neither falls below 0. What goes beyond the end of a "
        "track is lost."
    ),
}

_ROUND: Mapping[str, str] = {
    "R-ROUND-1": N_(
        "With The Brink of War a round opens with the bonus of the Prestige Leader, before you choose your "
        "actions."
    ),
    "R-ROUND-2": N_(
        "You mark 2 of the 9 action spaces. Develop and Settle may be chosen twice, everything else once."
    ),
    "R-ROUND-3": N_(
        "Both dice are rolled and laid below the action spaces. A space with a die is an action of the robot."
    ),
    "R-ROUND-4": N_(
        "The phases go from left to right, and in each you come first, then the robot. Where a die lies, the "
        "robot takes the action of its mat. Where only you chose, it takes the response."
    ),
    "R-ROUND-5": N_(
        "Two Develops or two Settles are two phases. A side that chose only one of them has its bonus in the "
        "first. A side that chose none plays in both all the same, the robot with its response."
    ),
    "R-ROUND-6": N_(
        "At the end of the round you discard down to your hand limit: 10 cards, or 12 with a card that "
        "raises it. The robot has no limit."
    ),
}

_DICE: Mapping[str, str] = {
    "R-DICE-1": N_(
        "Two dice choose for the robot. Match is a face of both dice, and Robot stands on 2 faces of one of "
        "them."
    ),
    "R-DICE-2": N_(
        "Roll your own dice and enter their faces, or let the app roll. You may change over in mid-game."
    ),
    "R-DICE-3": N_("When the app rolls, its dice have the 12 faces of the set-up page."),
    "R-DICE-4": N_(
        "A Robot face is read as the face that the “robot =” counter shows when the dice are rolled. If the "
        "counter turns later in the round, no die moves."
    ),
    "R-DICE-5": N_(
        "Explore, Develop and Settle have 2 spaces each. The first die of a kind goes on the left space, a "
        "second one on the right space."
    ),
    "R-DICE-6": N_("Both dice show Match: the robot takes both of your actions."),
    "R-DICE-7": N_(
        "A Match die is laid after the other die. It goes below your marker furthest to the right, or below "
        "your other marker if that space has a die."
    ),
    "R-DICE-8": N_(
        "Both of your markers lie on one pair of spaces. The Match die goes on the left space of the pair, "
        "or on the right space if the left one has a die."
    ),
    "R-DICE-9": N_(
        "A single Develop or Settle is marked on the left space of its pair. A Match die that would lie "
        "alone on the right space of a pair moves to the left one."
    ),
    "R-DICE-10": N_(
        "Two dice for one space of Trade, 2x VPs or Produce are one action. The second die adds nothing."
    ),
    "R-DICE-11": N_(
        "An example: you chose 2x VPs and Produce, the dice show Develop and Match. The robot acts in "
        "Develop and in Produce. Another one: you chose both Explores, the dice show Produce and Match. The "
        "robot acts in Produce and on the left space of Explore."
    ),
    "R-DICE-12": N_(
        "When you search you have 1 marker. A Match die goes below it, or adds nothing if that space has a "
        "die. Two Match dice are one action. The search itself has no space."
    ),
}

_PHASES: Mapping[str, str] = {
    "R-EXP-A": N_(
        "A die lies on Explore, so the robot acts: it draws the cards that its mat shows and gains credit. "
        "With dice on both spaces it draws more cards, but gains credit only once."
    ),
    "R-EXP-R": N_(
        "Only you chose Explore, so the robot responds: it draws the cards that its mat shows, once, even if "
        "you chose both Explores."
    ),
    "R-EXP-N": N_(
        "With a die on one space of Explore the robot acts. It does not respond to your other Explore too."
    ),
    "R-DEV-A0": N_(
        "A die lies on this Develop, and the robot has an unplaced counter and the credit for it. It places "
        "the counter, pays the credit and does nothing else in this phase."
    ),
    "R-DEV-A": N_(
        "A die lies on this Develop, but the robot cannot place a counter. It draws, then turns over cards "
        "of its draw stack until it finds a development that it can pay for, and places it."
    ),
    "R-DEV-R0": N_(
        "Only you chose this Develop, and the robot has an unplaced counter and the credit for it. It places "
        "the counter, pays the credit and does nothing else in this phase."
    ),
    "R-DEV-R": N_(
        "Only you chose this Develop, and the robot cannot place a counter. It may need credit to respond, "
        "as its mat shows. If it can, it turns over cards of its draw stack until it finds a development "
        "that it can pay for, and places it."
    ),
    "R-SET-A": N_(
        "A die lies on this Settle, so the robot acts: it draws the cards that its mat shows, then turns "
        "over cards of its draw stack until it finds a world that fits, and places it."
    ),
    "R-SET-R": N_(
        "Only you chose this Settle. The robot may need credit to respond, as its mat shows. If it can, it "
        "draws, then turns over cards of its draw stack until it finds a world that fits, and places it."
    ),
    "R-CON-T": N_(
        "A die lies on Consume: Trade. The robot takes the VP chips that its mat shows for its economy size, "
        "and it gains credit."
    ),
    "R-CON-R": N_(
        "Only you chose Consume. The robot takes the VP chips that its mat shows for its economy size, once, "
        "even if you chose both Consumes."
    ),
    "R-CON-D": N_(
        "A die lies on Consume: 2x VPs. The robot takes the VP chips that its mat shows for its economy "
        "size, and only then gains what else its mat shows."
    ),
    "R-CON-B": N_(
        "Dice lie on both Consumes. The robot takes the VP chips of 2x VPs for its economy size, and only "
        "then gains credit and what else its mat shows."
    ),
    "R-CON-N": N_(
        "With a die on one Consume the robot acts there. It does not respond to your other Consume too."
    ),
    "R-PRO-A": N_("A die lies on Produce. The robot's economy grows as its mat shows."),
    "R-PRO-R": N_(
        "Only you chose Produce. The robot gets nothing, unless a counter of its start world shows something."
    ),
    "R-VP-1": N_("The VP chips of both sides come out of the same pool."),
}

_FLIPS: Mapping[str, str] = {
    "R-FLIP-1": N_(
        "A 6-cost development has the printed cost 6. One with the cost 9 is a development like any other."
    ),
    "R-FLIP-2": N_("When the common deck runs out, shuffle the discards and go on, as in the normal game."),
    "R-FLIP-3": N_("The robot may place a development that it has already."),
    "R-FLIP-4": N_("Cards that were turned over and do not fit go to the common discard pile."),
    "R-FLIP-5": N_(
        "A card that costs more than the robot's credit at this moment is a miss. When the draw stack is "
        "empty there is nothing to turn over: nothing is placed and nothing is paid."
    ),
}

_PRESTIGE: Mapping[str, str] = {
    "R-PRE-1": N_(
        "The robot gains prestige for a placed card that prints it, and by the counters of some start "
        "worlds. It never searches and never uses a prestige bonus. You may do one of these, once in a game."
    ),
    "R-PRE-2": N_(
        "At the end of each phase the side with more prestige is the Prestige Leader. With equal prestige, 1 "
        "or more, both are tied. The tile holds what a sole leader gained in this phase, and what lay on it "
        "before if the leader stays. A sole leader who spends prestige and no longer leads loses the tile at "
        "once: it moves on empty."
    ),
    "R-PRE-3": N_(
        "The bonus of the Prestige Leader opens the round: 1 VP chip for the sole leader, or for each side "
        "when tied. If prestige lies on the tile, its owner also draws 1 card, the robot also gains 1 credit "
        "if it is the owner, and the tile is emptied."
    ),
    "R-PRE-4": N_(
        "Each prestige is worth 1 VP at the end. When a side has 15 or more at the end of a round, the game "
        "ends."
    ),
}

_END: Mapping[str, str] = {
    "R-END-1": N_(
        "The game ends after a round in which a side has 12 or more cards in its tableau, the pool of VP "
        "chips is used up or, with The Brink of War, a side has 15 or more prestige. Placed counters are "
        "cards of the robot. A card of yours may raise this number to 14, for your tableau only."
    ),
    "R-SCORE-1": N_(
        "The robot scores its VP chips, its prestige and the VPs that its cards print. A 6-cost development "
        "or a placed counter is worth 6 VPs instead, on hard 9. An unplaced counter scores nothing."
    ),
    "R-SCORE-2": N_("You score as in the normal game, without goals."),
    "R-SCORE-3": N_(
        "In a tie the robot's credit and economy size stand against your cards in hand and goods: the higher "
        "sum wins. If these are equal too, both share the victory."
    ),
}

RULES: Mapping[str, str] = {**_SET_UP, **_ROUND, **_DICE, **_PHASES, **_FLIPS, **_PRESTIGE, **_END}
"""The message of each rule."""

_OPEN = N_("The rulebooks leave this open: it is our reading.")

OUR_READINGS: Mapping[str, str] = {
    "R-SETUP-7": N_("The choice between start worlds in this game is our reading."),
    "R-DICE-3": N_("No rulebook lists these faces: compare our reading with your dice."),
    "R-DICE-9": N_("That the die moves is our reading."),
    "R-DICE-10": _OPEN,
    "R-DICE-12": N_("That the search has no space is our reading: look at your mat."),
    "R-EXP-N": _OPEN,
    "R-FLIP-3": _OPEN,
    "R-PRE-3": N_(
        "That the robot gets its chip also when it leads only because you spent prestige is our reading."
    ),
    "R-SCORE-3": N_("That the victory is shared is our reading."),
}
"""What no rulebook says of a rule above."""
