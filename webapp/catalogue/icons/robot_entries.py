"""The icons of the solitaire robot's mat and dice that no card has."""

from __future__ import annotations

from webapp.catalogue.icons.entry import IconEntry
from webapp.i18n import gettext

ROBOT = (
    IconEntry(
        "robot-credit",
        "robot",
        "c",
        lambda: gettext("Credit"),
        lambda: gettext(
            "The robot's money, a marker on a track from 0 to 4. It pays for cards and counters."
        ),
    ),
    IconEntry(
        "robot-economy",
        "robot",
        "e",
        lambda: gettext("Economy size"),
        lambda: gettext("How much the robot earns when it consumes, a marker on a track from 0 to 5."),
    ),
    IconEntry(
        "robot-vp",
        "robot",
        "ve",
        lambda: gettext("VPs by economy size"),
        lambda: gettext("The robot takes VP chips, so many for each step of its economy size."),
    ),
    IconEntry(
        "robot-counter",
        "robot",
        "k",
        lambda: gettext("Development counter"),
        lambda: gettext("The robot may place a 6-cost development counter for this much credit."),
    ),
    IconEntry(
        "robot-six",
        "robot",
        "d6",
        lambda: gettext("6-cost development"),
        lambda: gettext("The robot pays this much credit if the development that it flips costs 6."),
    ),
    IconEntry(
        "robot-development",
        "robot",
        "fd",
        lambda: gettext("Flip for a development"),
        lambda: gettext("Turn over cards of the draw stack until a development shows."),
    ),
    IconEntry(
        "robot-world",
        "robot",
        "fn",
        lambda: gettext("Flip for a non-military world"),
        lambda: gettext("Turn over cards of the draw stack until a non-military world shows."),
    ),
    IconEntry(
        "robot-military",
        "robot",
        "fm",
        lambda: gettext("Flip for a military world"),
        lambda: gettext("Turn over cards of the draw stack until a military world shows."),
    ),
    IconEntry(
        "robot-any-world",
        "robot",
        "fa",
        lambda: gettext("Flip for any world"),
        lambda: gettext("Turn over cards of the draw stack until a world of any sort shows."),
    ),
    IconEntry(
        "robot-alien",
        "robot",
        "fx",
        lambda: gettext("Flip for an Alien world"),
        lambda: gettext("Turn over cards of the draw stack until an Alien world shows."),
    ),
    IconEntry(
        "robot-alien-or-world",
        "robot",
        "fy",
        lambda: gettext("Flip for an Alien military or a non-military world"),
        lambda: gettext(
            "Turn over cards of the draw stack until an Alien military world or a non-military world shows."
        ),
    ),
    IconEntry(
        "robot-both",
        "robot",
        "b",
        lambda: gettext("Both spaces"),
        lambda: gettext("What stands behind it counts once for both spaces of the action together."),
    ),
    IconEntry(
        "robot-nothing",
        "robot",
        "n",
        lambda: gettext("Nothing"),
        lambda: gettext("The robot does nothing here."),
    ),
    IconEntry(
        "robot-face",
        "robot",
        "robot",
        lambda: gettext("Robot"),
        lambda: gettext("A face of the dice: read it as the action on the robot's “robot =” counter."),
    ),
    IconEntry(
        "robot-match",
        "robot",
        "match",
        lambda: gettext("Match"),
        lambda: gettext("A face of the dice: the robot takes the action that you chose."),
    ),
)
"""All of them in the order of the legend."""
