"""The page of an Eminent Domain card in the current language."""

from __future__ import annotations

from collections.abc import Iterator

from webapp.catalogue import eminent_words, words
from webapp.catalogue.eminent.icons import of
from webapp.catalogue.eminent.part import eminent_part
from webapp.catalogue.eminent.related import GAME, related
from webapp.catalogue.models import Catalogue, EminentCard, Title
from webapp.catalogue.pages import CardPage, Fact, Tag, heading, other_titles
from webapp.catalogue.rules.mentions import mentions
from webapp.i18n import current_language, gettext


def eminent_page(catalogue: Catalogue, card_id: str) -> CardPage:
    """Return the page of a card; raises KeyError for an unknown one."""
    card = catalogue.eminent[card_id]
    title = shown_title(catalogue, card)
    printed = tuple(_printed(card))
    return CardPage(
        game=GAME,
        game_name=gettext(words.GAMES[GAME]),
        id=card_id,
        card=None,
        facts=(Fact(gettext("Set"), (words.set_name(card.edition),)), *printed, *_copies(card)),
        tags=tuple(_tags(card)),
        notes=tuple(_notes(card)),
        unsure=tuple(_unsure(card)),
        titles=other_titles(catalogue, GAME, card_id),
        rulings=catalogue.rulings.on(GAME, card_id),
        rules=mentions(catalogue, [("ed", card_id)]),
        related=related(catalogue, card),
        eminent=eminent_part(card, title.text, _label(printed), current_language()),
        **heading(title, current_language()),
    )


def shown_title(catalogue: Catalogue, card: EminentCard) -> Title:
    """Return the title of a card; for one whose name nobody knows, what it is in the current language."""
    title = catalogue.title(card.id, current_language(), GAME)
    if card.name is not None or title.status != "english":
        return title
    kind = gettext(eminent_words.TYPE_NAMES[card.type_name])
    return Title(text=kind, english=kind, status="english", marks=title.marks)


def _tags(card: EminentCard) -> Iterator[Tag]:
    """Yield what the head says in words beside the picture."""
    yield Tag(eminent_words.kind(card.kind))
    if card.type:
        yield Tag(eminent_words.type_name(card.kind, card.type), of(card.type))
    if card.level:
        level = gettext("%(label)s: %(value)s", label=gettext("Level"), value=card.level)
        yield Tag(level, f"ed-level{card.level}")
    yield Tag(words.set_name(card.edition))


def _label(facts: tuple[Fact, ...]) -> str:
    """Return the facts as the spoken label of the picture."""
    return "; ".join(
        gettext("%(label)s: %(value)s", label=fact.label, value=words.listing(fact.values)) for fact in facts
    )


def _printed(card: EminentCard) -> Iterator[Fact]:
    """Yield the facts that stand on the card."""
    yield Fact(gettext("Kind of card"), (eminent_words.kind(card.kind),))
    if card.name is None:
        yield Fact(gettext("Name"), (gettext("unknown"),))
    if card.type:
        yield Fact(gettext("Type"), (eminent_words.type_name(card.kind, card.type),))
    numbers = {
        gettext("Level"): card.level,
        gettext("Research cost"): card.research_cost,
        gettext("Planets of its type needed"): card.required_planets,
        gettext("Colonize cost"): card.colonize_cost,
        gettext("Warfare cost"): card.warfare_cost,
    }
    for label, number in numbers.items():
        if number is not None:
            yield Fact(label, (str(number),))
    if card.kind != "role":
        yield Fact(gettext("Influence"), (_known(card, "influence", str(card.influence)),))
    if card.symbols or "symbols" in card.unknown:
        yield Fact(gettext("Symbols"), (_known(card, "symbols", eminent_words.symbols(card.symbols)),))
    if card.resource_slots:
        yield Fact(gettext("Resource slots"), (eminent_words.resources(card.resource_slots),))
    bonus = card.hand_size_bonus or 0
    # A bonus that is not there is told where that is not certain.
    if bonus or "hand_size_bonus" in card.unknown or card.confidence.get("hand_size_bonus") == "medium":
        shown = f"+{bonus}" if bonus else "0"
        yield Fact(gettext("Hand size"), (_known(card, "hand_size_bonus", shown),))


def _known(card: EminentCard, key: str, text: str) -> str:
    """Return a value, or that it is unknown, with our guess where there is one."""
    if key not in card.unknown:
        return text
    if not card.inferred:
        return gettext("unknown")
    guess = card.inferred[key]
    return gettext(
        "unknown, probably %(guess)s",
        guess=guess if isinstance(guess, int) else eminent_words.symbols(guess),
    )


def _copies(card: EminentCard) -> Iterator[Fact]:
    yield Fact(gettext("Copies"), (str(card.copies),))
    if card.copies_in_starting_deck:
        yield Fact(gettext("In each starting deck"), (str(card.copies_in_starting_deck),))
    if card.stack_size_at_start:
        sizes = tuple(
            gettext("%(players)s: %(number)s", players=gettext(eminent_words.STACKS[key]), number=number)
            for key, number in card.stack_size_at_start.items()
        )
        # Translators: stands below numbers that no rulebook prints: the cards of a stack at the start.
        yield Fact(gettext("Stack at the start"), (*sizes, gettext("worked out from the other numbers")))
    if card.cost_by_level:
        levels = tuple(
            gettext(
                "level %(level)s: symbols %(symbols)s, planets of its type %(planets)s",
                level=level,
                symbols=cost["research_symbols"],
                planets=cost["planets"],
            )
            for level, cost in enumerate(card.cost_by_level, start=1)
        )
        yield Fact(gettext("Technologies ask for"), levels)


def _notes(card: EminentCard) -> Iterator[str]:
    if card.double_sided:
        yield gettext("It stays in your play area. Choose a side when you take it; the other is never used.")
    if card.kind == "start_planet":
        yield gettext("Each player begins with one start planet at random, face down in the empire.")
    if card.removed_in_learning_game:
        yield gettext("Left out of the learning game.")
    if card.counts_for_technology_requirements in eminent_words.REQUIREMENTS:
        yield gettext(eminent_words.REQUIREMENTS[card.counts_for_technology_requirements])


def _unsure(card: EminentCard) -> Iterator[str]:
    unsure = [
        gettext(label)
        for group, label in eminent_words.UNSURE.items()
        if card.confidence.get(group) in eminent_words.SINGLE_SOURCE.get(group, ("medium",))
    ]
    if unsure:
        yield gettext(
            "Not certain, these facts come from a single source: %(facts)s.", facts=words.listing(unsure)
        )
