"""What the pages of rulings show, as plain values in the current language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from webapp.catalogue import words
from webapp.catalogue.models import Catalogue
from webapp.catalogue.rules.links import address
from webapp.catalogue.rules.mentions import SectionLink, section_link
from webapp.catalogue.rules.parts import Part, See, parts_of, short_ids
from webapp.catalogue.rules.titles import spoken, title_of, with_titles
from webapp.catalogue.rulings.models import CARDS, Cited, Ruling
from webapp.catalogue.rulings.words import confidence, phase
from webapp.i18n import current_language, gettext, language

_LINK = re.compile(r'<a href="[^"]*" data-overlay(?: lang="(\w+)")?>(.*?)</a>')


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with its answer in short, as other pages show it."""

    id: str
    path: str
    """Its address behind the start page."""
    question: Markup
    """Without links: it stands in one."""
    lang: str
    """The language of question and answer."""
    open: bool
    parts: tuple[Part, ...]
    """The answer without the reason."""


LESS_SURE = {"high": "medium", "medium": "low", "low": "low"}


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A source, and where in it."""

    name: str
    lang: str
    pages: str
    """The pages in words; empty where there are none."""
    at: str
    """An identifier in it, or an address."""
    against: bool
    """Whether it says otherwise."""

    @property
    def href(self) -> str:
        """The address that `at` is; empty where it is none."""
        return self.at if self.at.startswith(("https://", "http://")) else ""


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A paragraph of the rules that a ruling follows from."""

    section: SectionLink
    ids: str
    """The facts and rules that the paragraph states and the ruling follows from: `BASE-80, 81`."""


@dataclass(frozen=True, slots=True)
class Groups:
    """What a ruling is about besides the rules, each with its page."""

    cards: tuple[See, ...]
    """Those that it concerns, then those that it mentions."""
    goals: tuple[See, ...]
    powers: tuple[See, ...]


@dataclass(frozen=True, slots=True)
class RulingPage:
    """A ruling with all that belongs to it."""

    id: str
    path: str
    """Its address behind the start page."""
    game: str
    game_name: str
    topic: str
    topic_title: str
    topic_lang: str
    heading: Markup
    question: str
    lang: str
    """The language of the text."""
    translated: bool
    """Whether the text is in the language of the page."""
    reader_lang: str
    """The language of the page."""
    parts: tuple[Part, ...]
    open: bool
    confidence: str
    marks: tuple[str, ...]
    """Sets and phases that it is about."""
    sources: tuple[SourceLine, ...]
    rules: tuple[RuleLink, ...]
    about: Groups
    before: Asked | None
    after: Asked | None
    other_lang: str = ""
    """No second language stands beside it, as it may beside a rule."""


class RulingPages:
    """The pages of the rulings of a catalogue; `home` is the address of the start page."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._asked: dict[tuple[str, str, str], Asked] = {}

    def asked(self, ruling_id: str, home: str) -> Asked:
        """Return a question with its answer in short; raises KeyError for an unknown one."""
        key = current_language(), home, ruling_id
        if key not in self._asked:
            self._asked[key] = self._make(self.catalogue.rulings.all[ruling_id], home)
        return self._asked[key]

    def _make(self, ruling: Ruling, home: str) -> Asked:
        text = self.catalogue.rulings.text(ruling.id, current_language())
        with language(text.lang):
            blocks = [block for block in text.blocks if block.kind != "why"]
            return Asked(
                id=ruling.id,
                path=ruling.path,
                question=_without_links(with_titles(self.catalogue, text.heading, home)),
                lang=text.lang,
                open=ruling.open,
                parts=parts_of(self.catalogue, blocks, home),
            )

    def page(self, game: str, ruling_id: str, home: str) -> RulingPage:
        """Return the page of a ruling; raises KeyError for an unknown one."""
        rulings = self.catalogue.rulings
        ruling = rulings.all[ruling_id]
        if ruling.game != game:
            raise KeyError(ruling_id)
        text = rulings.text(ruling_id, current_language())
        topic = rulings.topics[ruling.topic]
        topic_title, topic_lang = topic.title(current_language())
        place = topic.rulings.index(ruling_id)
        with language(text.lang):
            heading = Markup(with_titles(self.catalogue, text.heading, home))
            parts = parts_of(self.catalogue, text.blocks, home)
            question = spoken(self.catalogue, text.question)
        return RulingPage(
            id=ruling_id,
            path=ruling.path,
            game=game,
            game_name=gettext(words.GAMES[game]),
            topic=topic.id,
            topic_title=topic_title,
            topic_lang=topic_lang,
            heading=heading,
            question=question,
            lang=text.lang,
            translated=text.lang == current_language(),
            reader_lang=current_language(),
            parts=parts,
            open=ruling.open,
            # What is open is never sure, however good its sources are.
            confidence=confidence(LESS_SURE[ruling.confidence] if ruling.open else ruling.confidence),
            marks=(
                *(words.set_name(each) for each in ruling.sets if each != "base"),
                *(phase(each) for each in ruling.phases),
            ),
            sources=tuple(self.source(each) for each in ruling.sources),
            rules=tuple(self.rules(ruling)),
            about=self.about(ruling),
            before=self.asked(topic.rulings[place - 1], home) if place else None,
            after=self.asked(topic.rulings[place + 1], home) if place + 1 < len(topic.rulings) else None,
        )

    def source(self, cited: Cited) -> SourceLine:
        """Return a source as a line."""
        name, lang = self.catalogue.rulings.sources[cited.source].told(current_language())
        pages = words.listing(map(str, cited.pages))
        return SourceLine(
            name=name,
            lang=lang,
            # Translators: pages of a rulebook, short: "p. 4, 6".
            pages=gettext("p. %(pages)s", pages=pages) if pages else "",
            at=cited.at,
            against=cited.against,
        )

    def rules(self, ruling: Ruling) -> Iterator[RuleLink]:
        """Yield the paragraphs that a ruling follows from, each once."""
        found: dict[str, tuple[SectionLink, list[str]]] = {}
        for fact in ruling.rules:
            place = self.catalogue.rules.find("fact", fact)
            if place is not None:
                link = section_link(self.catalogue, place)
                found.setdefault(link.path, (link, []))[1].append(fact)
        for link, facts in found.values():
            yield RuleLink(link, short_ids(facts))

    def about(self, ruling: Ruling) -> Groups:
        """Return the cards, goals and powers that a ruling is about."""
        return Groups(
            cards=self._see(CARDS[ruling.game], (*ruling.cards, *ruling.mentions)),
            goals=self._see("goal", ruling.goals),
            powers=self._see("power", ruling.powers),
        )

    def _see(self, kind: str, names: Iterable[str]) -> tuple[See, ...]:
        targets = [f"{kind}:{name}" for name in names]
        return tuple(See(*title_of(self.catalogue, target), address(target)) for target in targets)


def _without_links(html: str) -> Markup:
    """Return markup with the words of its links in their place, each in its language."""
    return Markup(
        _LINK.sub(lambda link: f'<span lang="{link[1]}">{link[2]}</span>' if link[1] else link[2], html)
    )
