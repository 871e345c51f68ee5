"""The effects of Eminent Domain cards as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from webapp.catalogue.eminent import card_effects, icons, influence_effects, planet_effects
from webapp.catalogue.eminent.values import Say, UnsayableError, Values
from webapp.catalogue.models import Effect
from webapp.i18n import gettext


@dataclass(frozen=True, slots=True)
class Said:
    """An effect as one full sentence or several, with what may be chosen in it."""

    op: str
    text: str
    options: tuple[tuple[Said, ...], ...] = ()
    """Effects of which the text says that one may be chosen; each carried out in order."""

    @property
    def icon(self) -> str:
        """The symbol of the sprite beside it; empty where the options have their own."""
        return icons.of_op(self.op)


def _choose_one(values: Values) -> str:
    return gettext("Choose one of these:")


def _instead(values: Values) -> str:
    return gettext("Instead of the effect of the role, you may do this:")


SAY: Mapping[str, Say] = {
    "choose_one": _choose_one,
    "may_replace_role_effect_with": _instead,
    **card_effects.SAY,
    **planet_effects.SAY,
    **influence_effects.SAY,
}
"""How each effect is said."""


def said(effect: Effect) -> Said:
    """Return an effect in the current language.

    Raises UnsayableError when it has a value for which there is no sentence.
    """
    try:
        text = SAY[effect.op](effect.values)
    except KeyError as error:
        raise UnsayableError(f"{effect.op}: no sentence, or it lacks {error}") from None
    options = effect.options or ((effect.effects,) if effect.effects else ())
    return Said(effect.op, text, tuple(tuple(said(each) for each in option) for option in options))


def flat(lines: tuple[Said, ...], depth: int = 0) -> tuple[tuple[int, str], ...]:
    """Return the texts of effects and of the options inside them, each with how deep it stands."""
    return tuple(
        line
        for each in lines
        for line in ((depth, each.text), *(one for option in each.options for one in flat(option, depth + 1)))
    )
