"""The page of goals in the current language, made once for each language and choice of sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from webapp.cards import SETS, Card
from webapp.catalogue import goals_words, words
from webapp.catalogue.goals import OPEN, gives, raises_hand_limit
from webapp.catalogue.goals_words import Remark
from webapp.catalogue.models import Catalogue
from webapp.catalogue.pages import Link
from webapp.catalogue.reference import Goal, Need
from webapp.catalogue.reference_pages import card_link, card_links, in_use
from webapp.catalogue.rules.mentions import SectionLink, mentions
from webapp.i18n import current_language, gettext

LEVELS: tuple[str, ...] = SETS[1:]
"""The sets with goals, each in use with all before it: the base game has none."""


@dataclass(frozen=True, slots=True)
class RemarkLine:
    """A sentence and the cards that follow its colon."""

    text: str
    cards: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class NeedLine:
    """One thing that a goal asks for, and the cards that have to do with it."""

    label: str
    number: int | None
    heading: str
    """Heads the cards."""
    sentence: str
    """Said in place of a list of cards; may end on a colon before `cards`."""
    cards: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class GoalPart:
    """One goal."""

    id: str
    heading: str
    heading_lang: str
    english: str | None
    """The printed English title, where the heading is another one."""
    mark: str
    """The set, in short."""
    set_name: str
    condition: str
    vp: str
    tied_vp: str
    ways: tuple[tuple[NeedLine, ...], ...]
    counts: tuple[RemarkLine, ...]
    excludes: tuple[RemarkLine, ...]
    checked: str
    lists: tuple[NeedLine, ...]
    """Each thing asked for once, with its cards."""
    rules: tuple[SectionLink, ...] = ()
    """The sections of the rules that speak of it."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings on it."""


@dataclass(frozen=True, slots=True)
class GoalGroup:
    """The goals of one type, with the rules that they share."""

    type: str
    heading: str
    rules: tuple[str, ...]
    goals: tuple[GoalPart, ...]


class GoalPages:
    """What the page of goals shows, by language and sets in use."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str], tuple[GoalGroup, ...]] = {}

    def groups(self, last: str) -> tuple[GoalGroup, ...]:
        """Return the goals that may come up with the set `last` and all before it, type by type."""
        key = current_language(), last
        if key not in self._made:
            self._made[key] = tuple(self._groups(last))
        return self._made[key]

    def _groups(self, last: str) -> Iterator[GoalGroup]:
        sets = SETS[: SETS.index(last) + 1]
        cards = in_use(self.catalogue.race.values(), last)
        for goal_type, heading in goals_words.TYPES.items():
            yield GoalGroup(
                type=goal_type,
                heading=gettext(heading),
                rules=goals_words.rules(goal_type),
                goals=tuple(
                    goal_part(self.catalogue, goal, cards)
                    for goal in self.catalogue.goals.values()
                    if goal.type == goal_type and goal.set in sets
                ),
            )


def goal_part(catalogue: Catalogue, goal: Goal, cards: list[Card]) -> GoalPart:
    """Return a goal in the current language, with those of `cards` that help."""
    lang = current_language()
    title = catalogue.title(goal.id, lang, "goals")
    kept_english = title.text == title.english
    lines = {need: _need(catalogue, need, cards) for way in goal.needs for need in way}
    return GoalPart(
        id=goal.id,
        heading=title.text,
        heading_lang="en" if kept_english else lang,
        english=None if kept_english else title.english,
        mark=goals_words.MARKS[goal.set],
        set_name=words.set_name(goal.set),
        condition=goals_words.condition(goal),
        vp=goals_words.points(goal.vp),
        tied_vp=goals_words.points(goal.tied_vp),
        ways=tuple(tuple(lines[need] for need in way) for way in goal.needs),
        counts=tuple(_remarks(catalogue, goals_words.counts(goal), cards)),
        excludes=tuple(_remarks(catalogue, goals_words.excludes(goal), cards)),
        checked=goals_words.checked(goal),
        lists=tuple(lines.values()),
        rules=mentions(catalogue, [("goal", goal.id)]),
        rulings=catalogue.rulings.on("goal", goal.id),
    )


def _need(catalogue: Catalogue, need: Need, cards: list[Card]) -> NeedLine:
    is_open = need.what in OPEN
    fits = raises_hand_limit if need.what == "forced_discards" else lambda card: gives(need.what, card)
    named = [] if need.what in ("cards", "worlds") else [card for card in cards if fits(card)]
    return NeedLine(
        label=goals_words.need(need.what),
        number=need.number,
        heading="" if is_open else goals_words.givers(need.what),
        sentence=gettext(goals_words.OPEN[need.what]) if is_open else "",
        cards=card_links(catalogue, named),
    )


def _remarks(catalogue: Catalogue, remarks: Iterable[Remark], cards: list[Card]) -> Iterator[RemarkLine]:
    """Yield sentences; those about cards only while one of the cards is in use."""
    known = {card.id for card in cards}
    for remark in remarks:
        links = tuple(card_link(catalogue, card_id) for card_id in remark.cards if card_id in known)
        if links or not remark.cards:
            yield RemarkLine(remark.text, links)
