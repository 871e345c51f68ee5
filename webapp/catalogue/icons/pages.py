"""What the pages of icons and of power codes show, as plain values; made once for each language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from webapp.cards import Card
from webapp.catalogue import powers, words
from webapp.catalogue.icons.bearers import Bearers, bearers
from webapp.catalogue.icons.entry import IconEntry
from webapp.catalogue.icons.groups import GROUPS
from webapp.catalogue.icons.legend import ICONS, label
from webapp.catalogue.icons.powers import power_icons
from webapp.catalogue.models import GAMES, Catalogue, EminentCard
from webapp.catalogue.rules.mentions import SectionLink, mentions
from webapp.catalogue.sort_keys import sort_key
from webapp.i18n import current_language, gettext

MARKS = {"tgs": "TGS", "rvi": "RvI", "bow": "BoW"}
"""The short marks of the sets, as players write them."""

Page = TypeVar("Page")


@dataclass(frozen=True, slots=True)
class Bearer:
    """A card in a list of those that have an icon or a power."""

    path: str
    """Game and id, as in the address of the card."""
    text: str
    lang: str
    """The language of the text: English where the title is kept English."""
    english: str | None
    """The printed English title, where the text is another one."""
    card: Card | None
    """The card for its picture; None for Eminent Domain."""
    mark: str
    set_name: str


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with its words."""

    id: str
    symbol: str
    name: str
    what: str
    count: int
    """How many cards have it."""
    only: Bearer | None = None
    """The one card that has it, if there is just one."""


@dataclass(frozen=True, slots=True)
class Section:
    """A group of the legend."""

    id: str
    heading: str
    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """The icons of a game."""

    game: str
    heading: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class IconPage:
    """One icon and all cards that have it."""

    sign: Sign
    group: str
    """The heading of its group in the legend."""
    game_name: str
    cards: tuple[Bearer, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A symbol that stands for a part of a power, and its name."""

    symbol: str
    name: str


@dataclass(frozen=True, slots=True)
class CodeLine:
    """A power code in the list of all."""

    code: str
    """With hyphens, as in its address."""
    name: str
    pictures: tuple[Picture, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PhaseCodes:
    """The codes of a phase; one that works in two phases stands in the first."""

    phase: str
    name: str
    lines: tuple[CodeLine, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A sentence that the powers of a code have, and the cards that have it."""

    pictures: tuple[Picture, ...]
    sentence: str
    cards: tuple[Bearer, ...]


@dataclass(frozen=True, slots=True)
class CodePage:
    """One power code."""

    code: str
    name: str
    phases: tuple[tuple[str, str], ...]
    """The phases in which it works: code and name."""
    explanation: str
    count: int
    cases: tuple[Case, ...]
    before: CodeLine | None
    """The code before it in its phase."""
    after: CodeLine | None
    rules: tuple[SectionLink, ...] = ()
    """The sections of the rules that explain it."""
    rulings: tuple[str, ...] = ()
    """The ids of the rulings on it."""


class IconPages:
    """The pages of a catalogue, each made when it is first asked for and then kept."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[tuple[str, str], object] = {}

    @cached_property
    def bearers(self) -> Bearers:
        """Which cards have each icon."""
        return bearers(self.catalogue)

    @cached_property
    def phases(self) -> dict[str, tuple[str, ...]]:
        """The codes of each phase, in the order of both."""
        found: dict[str, str] = {}
        for card in self.catalogue.race.values():
            for power in card.powers:
                known = found.get(power.code, power.phase)
                found[power.code] = min(known, power.phase, key=tuple(words.PHASES).index)
        return {
            phase: codes
            for phase in words.PHASES
            if (codes := tuple(code for code in powers.CODES if found.get(code) == phase))
        }

    def legend(self) -> tuple[Part, ...]:
        """Return all icons in the current language, by game and group."""
        return self._kept("legend", lambda: tuple(self._part(game) for game in GAMES))

    def icon(self, icon_id: str) -> IconPage:
        """Return the page of an icon; raises KeyError for an unknown one."""
        entry = ICONS[icon_id]
        return self._kept(f"icon {icon_id}", lambda: self._icon_page(entry))

    def codes(self) -> tuple[PhaseCodes, ...]:
        """Return all power codes in the current language, by phase."""
        return self._kept("codes", lambda: tuple(self._phase_codes()))

    def code(self, code: str) -> CodePage:
        """Return the page of a power code, written with hyphens; raises KeyError for an unknown one."""
        known = {
            line.code: (group, position)
            for group in self.codes()
            for position, line in enumerate(group.lines)
        }
        group, position = known[code]
        return self._kept(f"code {code}", lambda: self._code_page(group, position))

    def _kept(self, name: str, make: Callable[[], Page]) -> Page:
        key = (current_language(), name)
        if key not in self._made:
            self._made[key] = make()
        made: Page = self._made[key]  # type: ignore[assignment]
        return made

    def _icon_page(self, entry: IconEntry) -> IconPage:
        group = GROUPS[entry.group]
        game = gettext(words.GAMES[group.game])
        return IconPage(self._sign(entry), group.name(), game, self._bearers(entry))

    def _part(self, game: str) -> Part:
        sections = (
            Section(
                group.id,
                group.name(),
                tuple(self._sign(entry) for entry in ICONS.values() if entry.group == group.id),
            )
            for group in GROUPS.values()
            if group.game == game
        )
        return Part(game, gettext(words.GAMES[game]), tuple(sections))

    def _sign(self, entry: IconEntry) -> Sign:
        cards = self.bearers.get(entry.id, ())
        only = self._bearer(entry, cards[0]) if len(cards) == 1 else None
        return Sign(entry.id, entry.symbol, entry.name(), entry.what(), len(cards), only)

    def _bearers(self, entry: IconEntry) -> tuple[Bearer, ...]:
        return _by_title(self._bearer(entry, card_id) for card_id in self.bearers.get(entry.id, ()))

    def _bearer(self, entry: IconEntry, card_id: str) -> Bearer:
        known = self.catalogue.race if GROUPS[entry.group].game == "rftg" else self.catalogue.eminent
        return self._row(known[card_id])

    def _row(self, card: Card | EminentCard) -> Bearer:
        lang = current_language()
        race = card if isinstance(card, Card) else None
        game, edition = ("rftg", race.expansion) if race else ("eminent-domain", card.edition)  # type: ignore[union-attr]
        title = self.catalogue.title(card.id, lang, game)
        same = title.text == title.english
        return Bearer(
            path=f"{game}/{card.id}",
            text=title.full,
            lang="en" if same and title.status != "printed" else lang,
            english=None if same else title.english,
            card=race,
            mark=MARKS.get(edition, ""),
            set_name=words.set_name(edition),
        )

    def _phase_codes(self) -> Iterator[PhaseCodes]:
        for phase, codes in self.phases.items():
            lines = tuple(self._line(code) for code in codes)
            yield PhaseCodes(phase, words.phase(phase), lines)

    def _line(self, code: str) -> CodeLine:
        found = [
            power for card in self.catalogue.race.values() for power in card.powers if power.code == code
        ]
        count = sum(any(power.code == code for power in card.powers) for card in self.catalogue.race.values())
        # What all powers of the code have in common: goods and gains differ.
        drawn = [power_icons(power) for power in found]
        common = [symbol for symbol in drawn[0] if all(symbol in each for each in drawn)]
        return CodeLine(_hyphens(code), powers.code_name(code), _pictures(common or drawn[0]), count)

    def _code_page(self, group: PhaseCodes, position: int) -> CodePage:
        line = group.lines[position]
        code = line.code.replace("-", "_")
        cases: dict[str, tuple[tuple[str, ...], list[Card]]] = {}
        phases = set()
        for card in self.catalogue.race.values():
            for power in card.powers:
                if power.code == code:
                    phases.add(power.phase)
                    case = cases.setdefault(powers.sentence(power), (power_icons(power), []))
                    if card not in case[1]:
                        case[1].append(card)
        return CodePage(
            code=line.code,
            name=line.name,
            phases=tuple((phase, words.phase(phase)) for phase in words.PHASES if phase in phases),
            explanation=powers.code_explanation(code),
            count=line.count,
            cases=tuple(
                Case(_pictures(drawn), sentence, _by_title(self._row(card) for card in cards))
                for sentence, (drawn, cards) in cases.items()
            ),
            before=group.lines[position - 1] if position else None,
            after=group.lines[position + 1] if position + 1 < len(group.lines) else None,
            rules=mentions(self.catalogue, [("power", code)]),
            rulings=self.catalogue.rulings.on("power", code),
        )


def _hyphens(code: str) -> str:
    return code.replace("_", "-")


def _pictures(symbols: Iterable[str]) -> tuple[Picture, ...]:
    return tuple(Picture(symbol, label(symbol)) for symbol in symbols)


def _by_title(cards: Iterable[Bearer]) -> tuple[Bearer, ...]:
    lang = current_language()
    return tuple(sorted(cards, key=lambda card: sort_key(card.text, lang).key))
