"""The shape of the files under `data/rulings`, and the rulings as they are read (for building only)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from webapp.catalogue.rules.models import Block
from webapp.catalogue.rulings.models import Cited, Ruling, SourceName
from webapp.catalogue.schema import CardId, SetId, Strict
from webapp.i18n import LANGUAGES

Page: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
At: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"\A(\S(.*\S)?)?\Z")]


class SourceRecord(Strict, frozen=True):
    """A table of `sources.toml`."""

    name: Text
    lang: Annotated[str, Meta(pattern=r"\A[a-z]{2}\Z")] = "en"
    cited: dict[str, Text] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse a name that is cited in some languages only."""
        if self.cited and tuple(self.cited) != LANGUAGES[1:]:
            raise ValueError(f"cited has not the languages {', '.join(LANGUAGES[1:])}")


class CitedRecord(Strict, frozen=True):
    """A source of a ruling."""

    source: CardId = field(name="from")
    pages: tuple[Page, ...] = ()
    at: At = ""
    against: bool = False


class RulingRecord(Strict, frozen=True):
    """A table of `rulings.toml`."""

    confidence: Literal["high", "medium", "low"]
    sources: Annotated[tuple[CitedRecord, ...], Meta(min_length=1)]
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    sets: tuple[SetId, ...] = ()
    open: bool = False

    def as_value(self, ruling_id: str, game: str, topic: str) -> Ruling:
        """Return the ruling as the catalogue has it."""
        return Ruling(
            id=ruling_id,
            game=game,
            topic=topic,
            rules=self.rules,
            cards=self.cards,
            mentions=self.mentions,
            goals=self.goals,
            powers=self.powers,
            phases=self.phases,
            sets=self.sets,
            sources=tuple(Cited(each.source, each.pages, each.at, each.against) for each in self.sources),
            confidence=self.confidence,
            open=self.open,
        )


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a ruling in one language, as the catalogue keeps them."""

    heading: str
    """The question as markup."""
    question: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class RulingSource:
    """A ruling in the languages that it has been written in."""

    ruling: Ruling
    words: Mapping[str, Words]


@dataclass(frozen=True, slots=True)
class TopicSource:
    """A topic with its rulings in their order."""

    id: str
    game: str
    titles: Mapping[str, str]
    rulings: tuple[RulingSource, ...]


@dataclass(frozen=True, slots=True)
class RulingsSource:
    """All rulings."""

    topics: tuple[TopicSource, ...]
    sources: tuple[SourceName, ...]
    missing: tuple[str, ...]
    """Topics without rulings, languages of a topic without a text (`rftg/goals: hu pt`), and answers that a
    text lacks (`rftg/goals/hu.md: goal-tie`)."""
    unread: tuple[str, ...]
    """Files that belong to no topic."""

    @property
    def rulings(self) -> tuple[RulingSource, ...]:
        """Every ruling, topic by topic."""
        return tuple(each for topic in self.topics for each in topic.rulings)

    @property
    def unused(self) -> tuple[str, ...]:
        """The sources that no ruling names."""
        cited = {each.source for found in self.rulings for each in found.ruling.sources}
        return tuple(each.id for each in self.sources if each.id not in cited)
