"""Where a term matters: the rules that explain it, the rulings that name it, powers, cards that have it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property

from webapp.catalogue import powers
from webapp.catalogue.models import Catalogue
from webapp.catalogue.reference import Term
from webapp.catalogue.rules.models import Place
from webapp.catalogue.terms import spoken
from webapp.i18n import language

MOST_RULES = 6
MOST_RULINGS = 6
MOST_POWERS = 8
MOST_TERMS = 8
"""As many links of a kind stand on a page; the first ones are the nearest."""

CARD_LISTS: Mapping[str, str] = {
    "rftg-development": "kind=development",
    "rftg-six-cost-development": "six=yes",
    "rftg-start-world": "start=yes",
    "rftg-production-world": "production=production",
    "rftg-windfall-world": "production=windfall",
    "rftg-military-world": "kind=military-world",
    "rftg-non-military-world": "kind=non-military-world",
    "rftg-rebel-military-world": "kind=military-world&keyword=rebel",
    "rftg-rebel-development": "kind=development&keyword=rebel",
    "rftg-multi-kind-world": "game=rftg&good=any",
    "rftg-start-power": "game=rftg&phase=set-up",
    "rftg-novelty": "good=novelty",
    "rftg-rare": "good=rare",
    "rftg-genes": "good=genes",
    "rftg-alien-goods": "good=alien",
    "rftg-explore-power": "game=rftg&phase=explore",
    "rftg-settle-power": "game=rftg&phase=settle",
    "rftg-trade-power": "game=rftg&phase=trade",
    "rftg-consume-power": "game=rftg&phase=consume",
    "rftg-produce-power": "game=rftg&phase=produce",
    "rftg-imperium": "keyword=imperium",
    "rftg-rebel": "keyword=rebel",
    "rftg-alien": "keyword=alien",
    "rftg-uplift": "keyword=uplift",
    "rftg-terraforming": "keyword=terraforming",
    "rftg-chromosome": "chromosome=yes",
    "rftg-prestige": "prestige=yes",
    "eminent-domain-role-card": "kind=role",
    "eminent-domain-technology-card": "kind=technology",
    "eminent-domain-planet-card": "game=eminent-domain&kind=planet,start-planet,bonus-planet",
    "eminent-domain-start-planet": "kind=start-planet",
    "eminent-domain-bonus-planets": "kind=bonus-planet",
    "eminent-domain-advanced": "type=advanced",
    "eminent-domain-fertile": "type=fertile",
    "eminent-domain-metallic": "type=metallic",
    "eminent-domain-prestige-planet": "type=prestige",
    "eminent-domain-utopia": "type=utopian",
    "eminent-domain-survey": "symbol=survey",
    "eminent-domain-warfare": "symbol=warfare",
    "eminent-domain-colonize": "symbol=colonize",
    "eminent-domain-produce": "symbol=produce",
    "eminent-domain-trade": "symbol=trade",
    "eminent-domain-research": "symbol=research",
    "eminent-domain-food": "resource=food",
    "eminent-domain-water": "resource=water",
    "eminent-domain-iron": "resource=iron",
    "eminent-domain-silicon": "resource=silicon",
}
"""What asks the card list for the cards that a term is about, by the anchor of the term."""

EVERYWHERE = frozenset(
    f"rftg-{term}"
    for term in (
        "card",
        "game-card",
        "world",
        "development",
        "action",
        "bonus",
        "power",
        "round",
        "phase",
        "kind",
    )
) | frozenset(
    {"rftg-keep", "rftg-place", "rftg-draw", "rftg-reveal", "rftg-declare", "rftg-good", "rftg-hand"}
)
"""Terms that explanations use so often that they explain nothing there."""

_TERM_LINK = re.compile(r"@/glossary/#?([a-z0-9-]+)")


class Related:
    """What has to do with each term of a catalogue; worked out when it is first asked for."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def rules(self, anchor: str) -> tuple[Place, ...]:
        """Return the places of the rules that a definition links, then the sections that say most of it.

        Those say most that have it in their title, then those that link it most often.
        """
        found: dict[tuple[str, str, str], Place] = {}
        for place in self._linked(anchor):
            found.setdefault((place.game, place.book, place.section), place)
        places: dict[tuple[str, str, str], list[Place]] = {}
        for place in self.catalogue.rules.places.get(("term", anchor), ()):
            places.setdefault((place.game, place.book, place.section), []).append(place)
        names = spoken(self.catalogue.terms[anchor].english)

        def weight(section: tuple[str, str, str]) -> int:
            title = self.catalogue.rules.title(*section, "en")[0].casefold()
            return len(places[section]) + 100 * any(_has(title, name) for name in names)

        for section in sorted(places, key=weight, reverse=True):
            first = min(places[section], key=lambda place: place.anchor.startswith("missed-"))
            found.setdefault(section, first)
        return tuple(found.values())[:MOST_RULES]

    def _linked(self, anchor: str) -> Iterator[Place]:
        for target in self.catalogue.definitions.links.get(anchor, ()):
            kind, _, name = target.partition(":")
            if kind in ("rule", "section"):
                path, _, block = name.partition("#")
                game, book, section = path.split("/")
                yield Place(game, book, section, block)

    def rulings(self, anchor: str) -> tuple[str, ...]:
        """Return the ids of rulings that link a term, those first that ask about it."""
        return self._rulings.get(anchor, ())[:MOST_RULINGS]

    @cached_property
    def _rulings(self) -> dict[str, tuple[str, ...]]:
        asked: dict[str, dict[str, None]] = {}
        told: dict[str, dict[str, None]] = {}
        for ruling in self.catalogue.rulings.all:
            heading, _, blocks = self.catalogue.rulings.rows[ruling, "en"]
            for markup, found in ((heading, asked), (blocks, told)):
                for anchor in _TERM_LINK.findall(markup):
                    found.setdefault(anchor, {})[ruling] = None
        return {
            anchor: tuple({**asked.get(anchor, {}), **told.get(anchor, {})}) for anchor in {**asked, **told}
        }

    def powers(self, anchor: str) -> tuple[str, ...]:
        """Return the codes of powers that have the term in their name."""
        return self._powers.get(anchor, ())[:MOST_POWERS]

    @cached_property
    def _powers(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for code in powers.CODES:
            with language("en"):
                name = powers.code_name(code)
            for term in self._in(name):
                found.setdefault(term.anchor, []).append(code)
        return {anchor: tuple(codes) for anchor, codes in found.items()}

    def of_power(self, code: str) -> tuple[str, ...]:
        """Return the anchors of the terms that the explanation of a power uses, in their order there."""
        with language("en"):
            text = powers.code_explanation(code)
        return tuple(term.anchor for term in self._in(text) if term.anchor not in EVERYWHERE)[:MOST_TERMS]

    def _in(self, text: str) -> list[Term]:
        """Return the terms of Race for the Galaxy that an English text uses, the longer word first."""
        found: dict[int, Term] = {}
        for pattern, term in self._patterns:
            for hit in pattern.finditer(text):
                found.setdefault(hit.start(), term)
            text = pattern.sub(lambda hit: "\0" * len(hit[0]), text)
        return list({found[place].anchor: found[place] for place in sorted(found)}.values())

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], Term]]:
        named = [
            (name, term)
            for term in self.catalogue.terms.values()
            if term.game == "rftg" and term.group != "robot-table"
            for name in spoken(term.english)
        ]
        named.sort(key=lambda pair: len(pair[0]), reverse=True)
        return [(_pattern(name), term) for name, term in named]


def _pattern(name: str) -> re.Pattern[str]:
    stem = re.escape(name[:-1]) + "(?:y|ies)" if name.endswith("y") else re.escape(name) + "(?:e?s)?"
    return re.compile(rf"(?<![\w-]){stem}(?![\w-])", re.IGNORECASE)


def _has(title: str, name: str) -> bool:
    return _pattern(name).search(title) is not None
