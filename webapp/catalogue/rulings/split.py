"""Part a text of rulings into its questions and answers (for building only)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from webapp.catalogue.rules.check import differences
from webapp.catalogue.rules.models import Block
from webapp.catalogue.rules.parse import parse
from webapp.catalogue.rules.parsed import Parsed, ParsedSection
from webapp.catalogue.rulings.models import CALLOUTS
from webapp.catalogue.rulings.records import Words


@dataclass(frozen=True, slots=True)
class Answered:
    """A question with its answer, as it was written."""

    line: int
    """The line of the question in the file."""
    question: Parsed
    blocks: tuple[Parsed, ...]

    def words(self) -> Words:
        """Return the words as the catalogue keeps them."""
        return Words(self.question.html, self.question.text, _plain(self.blocks))

    def differences(self, english: Answered, where: str) -> Iterator[str]:
        """Yield what it has otherwise than in English; `where` is its file."""
        return differences(english._section(), self._section(), where)

    def _section(self) -> ParsedSection:
        return ParsedSection("", (self.question, *self.blocks), ())

    def has(self, callout: str) -> int:
        """Return how many callouts of a kind there are."""
        return sum(block.kind == callout for block in self.blocks)


@dataclass(frozen=True, slots=True)
class TopicText:
    """The text of a topic in one language."""

    where: str
    section: ParsedSection
    answers: dict[str, Answered] = field(default_factory=dict)
    """By the ids of the rulings."""
    faults: tuple[str, ...] = ()
    """What is not in order, each with its file and line."""


def read_topic(where: str, text: str) -> TopicText:
    """Return the text of a topic that stands in the file `where`; it names all that is not in order."""
    section = parse(where, text, CALLOUTS)
    answers: dict[str, Answered] = {}
    faults = list(section.faults)
    blocks = list(section.blocks)
    if blocks and blocks[0].kind != "h2":
        faults.append(f"{where}:{blocks[0].line}: a text stands before the first question")
    while blocks:
        question = blocks.pop(0)
        if question.kind != "h2":
            continue
        answer = []
        while blocks and blocks[0].kind != "h2":
            answer.append(blocks.pop(0))
        found = Answered(question.line, question, tuple(answer))
        if question.slug in answers:
            faults.append(f"{where}:{question.line}: {question.slug} is asked twice")
        answers[question.slug] = found
        faults += [f"{where}:{line}: {fault}" for line, fault in _faults(found)]
    return TopicText(where, section, answers, tuple(faults))


def _faults(answered: Answered) -> Iterator[tuple[int, str]]:
    """Yield what no question and no answer may have, each with its line."""
    question = answered.question
    if any(link.startswith("ruling:") for link in question.links):
        yield question.line, "a question links no ruling"
    if not answered.blocks or answered.blocks[0].kind not in ("p", "ul", "ol", "table"):
        yield question.line, "the answer has to begin with its words"
    for kind in ("why", "open"):
        if answered.has(kind) > 1:
            yield question.line, f"an answer has one [!{kind}]"
    for block in (each for top in answered.blocks for each in top.walk()):
        if block.kind == "h3":
            yield block.line, "a heading inside an answer"
        if block.tags:
            yield block.line, "tags stand in rulings.toml"


def _plain(blocks: tuple[Parsed, ...]) -> tuple[Block, ...]:
    return tuple(Block(each.kind, each.html, each.text, blocks=_plain(each.blocks)) for each in blocks)
