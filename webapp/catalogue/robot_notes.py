"""What the solitaire robot does with a Race card, in the reader's language, rule by rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from webapp.cards import PRESTIGE_SET, Card
from webapp.catalogue import words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link, RobotNote, RobotPart
from webapp.catalogue.robot_mat import Price, World, cell_of, is_alien_world, meet, price, worlds
from webapp.catalogue.robot_worlds import OUR_READINGS, WORLDS
from webapp.i18n import N_, gettext, ngettext

CELLS = ("develop.action", "develop.response", "settle.action", "settle.response")
"""The cells of the mat that flip for a card, as paths into the data."""

LABELS = {
    "develop.action": N_("Develop: action"),
    "develop.response": N_("Develop: response"),
    "settle.action": N_("Settle: action"),
    "settle.response": N_("Settle: response"),
}
"""What a line is about."""

RULES = {
    "develop.action": "R-DEV-A",
    "develop.response": "R-DEV-R",
    "settle.action": "R-SET-A",
    "settle.response": "R-SET-R",
}

DIFFICULTIES = {"easy": N_("Easy"), "medium": N_("Medium"), "hard": N_("Hard")}


def robot_parts(catalogue: Catalogue, card: Card, link: Callable[[str], Link]) -> tuple[RobotPart, ...]:
    """Return what the robot does with a card, in the current language.

    `link` makes a link to a card of its id.
    """
    parts = []
    for label, lines in groupby(_Lines(catalogue, card, link).all(), key=lambda line: line[0]):
        notes = [note for _, note in lines]
        always = tuple(note for note in notes if not note.links)
        parts.append(RobotPart(label, always, tuple(note for note in notes if note.links)))
    start = tuple(_as_start_world(catalogue.mat, card))
    if start:
        parts.append(RobotPart(gettext("As the robot's start world"), start, (), is_start=True))
    return tuple(parts)


Line = tuple[str, RobotNote]
"""What a note is about, and the note."""


class _Lines:
    def __init__(self, catalogue: Catalogue, card: Card, link: Callable[[str], Link]) -> None:
        self.mat = catalogue.mat
        self.card = card
        self.link = link
        self.worlds = [world for world in worlds(catalogue) if meet(world.card, card)]

    def all(self) -> Iterator[Line]:
        for cell in CELLS:
            if cell.startswith("settle") == self.card.is_world:
                yield from self._of(gettext(LABELS[cell]), self._cell(cell))
        yield from self._of(gettext("Prestige"), self._prestige())
        yield from self._of(gettext("In the robot's tableau"), self._in_tableau())
        yield from self._of(gettext("End of the game"), self._end())
        if any(power.values.get("takeover") for power in self.card.powers):
            none = RobotNote(gettext("There are none in the solo game."), "R-SETUP-1")
            yield gettext("Takeovers"), none

    @staticmethod
    def _of(label: str, notes: Iterable[RobotNote]) -> Iterator[Line]:
        for note in notes:
            yield label, note

    def _cell(self, cell: str) -> Iterator[RobotNote]:
        rule = RULES[cell]
        printed = cell_of(self.mat["mat"], cell)
        usual = price(printed, cell, self.card)
        dear = bool(usual) and not printed["needs_credit"]
        yield RobotNote(_usually(usual), rule)
        if dear:
            yield RobotNote(gettext("With no credit it is a miss."), "R-FLIP-5")
        other: dict[tuple[Price, bool, bool], list[World]] = {}
        for world in self.worlds:
            here, dear_here = world.price(cell, self.card), world.dear_at_credit_0(cell, self.card)
            if here != usual or dear_here > dear:
                key = here, dear_here > dear, world.is_reading(cell)
                other.setdefault(key, []).append(world)
        for (here, too_dear, reading), those in other.items():
            yield self._with(_with_worlds(here, len(those)), those, reading, too_dear)
        first = [world for world in self.worlds if cell == "settle.action" and world.places_first(self.card)]
        if first:
            sentence = gettext(
                "The first Settle action may find it in the common deck, with this start world:"
            )
            yield self._with(sentence, first)

    def _with(
        self, sentence: str, those: list[World], reading: bool = False, too_dear: bool = False
    ) -> RobotNote:
        """Return a line that ends with start worlds, and has their rules.

        With `too_dear` it says in front that the card is a miss at credit 0.
        """
        links = tuple(self.link(world.card.id) for world in those)
        rule = f"R-WORLD-{', '.join(str(world.number) for world in those)}"
        if too_dear:
            miss = gettext("With no credit it is a miss.")
            sentence, rule = f"{miss} {sentence}", f"{rule}, R-FLIP-5"
        return RobotNote(sentence, rule, links, reading)

    def _prestige(self) -> Iterator[RobotNote]:
        if self.card.prestige:
            yield RobotNote(_gains_prestige(self.card), "R-PRE-1")
        for world in self.worlds:
            if world.rewards(self.card):
                sentence = gettext("Placing it gives the robot 1 prestige, with this start world:")
                yield self._with(sentence, [world])

    def _in_tableau(self) -> Iterator[RobotNote]:
        if self.card.good:
            yield RobotNote(gettext("Its powers do nothing, and it never holds a good."), "R-SETUP-6")
        elif self.card.powers:
            yield RobotNote(gettext("Its powers do nothing."), "R-SETUP-6")
        for world in self.worlds:
            settle = cell_of(world.entry, "settle.action")
            if settle.get("draw_per") == "chromosome_world" and self.card.is_world and self.card.chromosome:
                sentence = gettext("The robot draws 1 more card in Settle for it, with this start world:")
                yield self._with(sentence, [world], reading=world.is_reading("settle.action.draw"))
            double = cell_of(world.entry, "consume.double")
            if double.get("prestige_instead_of_economy_with") and is_alien_world(self.card):
                sentence = gettext(
                    "An Alien world: 2x VPs gives prestige in place of economy size, with this start world:"
                )
                yield self._with(sentence, [world], reading=self.card.good == "any")

    def _end(self) -> Iterator[RobotNote]:
        if self.card.is_six_cost_development:
            worth = " · ".join(
                f"{gettext(DIFFICULTIES[name])}: {words.amount('vp', values['six_cost_vp'])}"
                for name, values in self.mat["difficulty"].items()
            )
            yield RobotNote(gettext("A fixed worth in place of what the card says."), "R-SCORE-1")
            yield RobotNote(worth, "R-SETUP-3")
        elif self.card.variable_vp:
            per = sum(row.points or 0 for row in self.card.scoring if row.counts == "prestige_chip")
            scored = ngettext(
                "It scores %(num)s VP for each prestige of the robot.",
                "It scores %(num)s VPs for each prestige of the robot.",
                per,
            )
            yield RobotNote(scored, "R-SCORE-1")
        else:
            yield RobotNote(gettext("It scores its printed VPs."), "R-SCORE-1")


def _as_start_world(mat: Mapping[str, Any], card: Card) -> Iterator[RobotNote]:
    """Yield what the counters of a start world change, with what is our reading of them."""
    entry = mat["world"].get(card.id)
    if entry is None:
        return
    start = {key: entry.get(key, value) for key, value in mat["start"].items()}
    numbers = gettext("Credit %(credit)s, economy size %(economy)s, draw stack %(stack)s.", **start)
    yield RobotNote(numbers, "R-SETUP-5")
    rule = f"R-WORLD-{entry['number']}"
    for part, messages in WORLDS[rule].items():
        reading = OUR_READINGS.get(rule, {}).get(part)
        sentences = [*messages, *([reading] if reading else [])]
        yield RobotNote(" ".join(gettext(message) for message in sentences), rule)


def _gains_prestige(card: Card) -> str:
    if card.expansion == PRESTIGE_SET:
        return ngettext(
            "The robot gains %(num)s prestige when it places this card.",
            "The robot gains %(num)s prestige when it places this card.",
            card.prestige,
        )
    return ngettext(
        "With The Brink of War, the robot gains %(num)s prestige when it places this card.",
        "With The Brink of War, the robot gains %(num)s prestige when it places this card.",
        card.prestige,
    )


def _usually(cost: Price) -> str:
    if cost is None:
        return gettext("A miss: it is turned over and discarded.")
    if cost == 0:
        return gettext("The robot places it free of charge.")
    return ngettext(
        "The robot places it for %(num)s credit.", "The robot places it for %(num)s credit.", cost
    )


def _with_worlds(cost: Price, number: int) -> str:
    """Return how it is with so many start worlds, whose titles follow the colon."""
    if cost is None:
        return ngettext("A miss with this start world:", "A miss with these start worlds:", number)
    if cost == 0:
        return ngettext(
            "Free of charge with this start world:", "Free of charge with these start worlds:", number
        )
    return ngettext(
        "Credit −%(price)s with this start world:",
        "Credit −%(price)s with these start worlds:",
        number,
        price=cost,
    )
