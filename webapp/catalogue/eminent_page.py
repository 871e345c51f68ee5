"""The page of an Eminent Domain card in the current language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webapp.catalogue import eminent_words, words
from webapp.catalogue.effect_words import effect_words
from webapp.catalogue.models import Catalogue, EffectGroups, EminentCard, Title
from webapp.catalogue.pages import CardPage, EffectLines, Fact, SideWords, heading, title_notes
from webapp.i18n import current_language, gettext

GAME = "eminent-domain"


def eminent_page(catalogue: Catalogue, card_id: str) -> CardPage:
    """Return the page of a card; raises KeyError for an unknown one."""
    card = catalogue.eminent[card_id]
    title = shown_title(catalogue, card)
    return CardPage(
        game=GAME,
        game_name=gettext(words.GAMES[GAME]),
        id=card_id,
        card=None,
        facts=tuple(_facts(card)),
        groups=_groups(card.effects),
        sides=tuple(_sides(catalogue, card)),
        notes=(*_restrictions(card), *_notes(card), *title_notes(title)),
        **heading(title, current_language()),  # type: ignore[arg-type]
    )


def shown_title(catalogue: Catalogue, card: EminentCard) -> Title:
    """Return the title of a card; for one whose name nobody knows, what it is in the current language."""
    title = catalogue.title(card.id, current_language(), GAME)
    if card.name is not None:
        return title
    kind = title.text if title.status == "printed" else gettext(eminent_words.TYPE_NAMES[card.type_name])
    return Title(text=kind, english=kind, status="english")


def _facts(card: EminentCard) -> Iterator[Fact]:
    yield Fact(gettext("Set"), (words.set_name(card.edition),))
    yield Fact(gettext("Kind of card"), (eminent_words.kind(card.kind),))
    if card.name is None:
        yield Fact(gettext("Name"), (gettext("unknown"),))
    if card.type:
        yield Fact(gettext("Type"), (eminent_words.planet_type(card.type),))
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
    if card.hand_size_bonus or "hand_size_bonus" in card.unknown:
        yield Fact(gettext("Hand size"), (_known(card, "hand_size_bonus", f"+{card.hand_size_bonus}"),))
    yield from _copies(card)


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
        yield Fact(gettext("Stack at the start"), sizes)
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


def _groups(effects: EffectGroups) -> tuple[EffectLines, ...]:
    return tuple(
        EffectLines(gettext(eminent_words.GROUPS[group]), tuple(effect_words(each) for each in group_effects))
        for group, group_effects in effects.items()
    )


def _sides(catalogue: Catalogue, card: EminentCard) -> Iterator[SideWords]:
    title = catalogue.title(card.id, current_language(), GAME)
    for side, shown in zip(card.sides, title.text.split(" / "), strict=bool(card.sides)):
        symbols = (Fact(gettext("Symbols"), (eminent_words.symbols(side.symbols),)),) if side.symbols else ()
        english = None if shown == side.name else side.name
        yield SideWords(shown, english, symbols, _groups(side.effects))


def _restrictions(card: EminentCard) -> Iterable[str]:
    return [gettext(eminent_words.RESTRICTIONS[code]) for code in card.restrictions]


def _notes(card: EminentCard) -> Iterator[str]:
    if card.double_sided:
        yield gettext("It stays in your play area. Choose a side when you take it; the other is never used.")
    if card.removed_in_learning_game:
        yield gettext("Left out of the learning game.")
    if card.counts_for_technology_requirements in eminent_words.REQUIREMENTS:
        yield gettext(eminent_words.REQUIREMENTS[card.counts_for_technology_requirements])
    unsure = [
        gettext(label)
        for group, label in eminent_words.UNSURE.items()
        if card.confidence.get(group) == "medium"
    ]
    if unsure:
        yield gettext(
            "Not certain, these facts come from a single source: %(facts)s.", facts=words.listing(unsure)
        )
    yield from _errata(card)


def _errata(card: EminentCard) -> Iterator[str]:
    """Say that a later expansion changes the card, and how sure that is."""
    errata = [card.later_errata, *(side.later_errata for side in card.sides)]
    changes = [each["confidence"] for each in errata if each]
    if "verified" in changes:
        yield gettext("The expansion Escalation changes this card; this is the text of the base game.")
    elif changes:
        yield gettext("A single source says that the expansion Escalation changes how this card is read.")
