"""Refusals in words: what is wrong and what to do, in the reader's language; and their HTTP status."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webapp.i18n import gettext, ngettext
from webapp.refusal import Refusal
from webapp.robot.game import KEYS
from webapp.solo import fields, words
from webapp.solo.refusal_texts import FIELD_EMPTY, GENERAL, OUT_OF_TURN, SENTENCES, WRONG_TYPE
from webapp.solo.turns import NoSuchPosition

CardTitle = Callable[[str], str]
"""A card's title by its id; raises KeyError where there is no such card."""

_MALFORMED = frozenset(
    {
        "duplicate_key",
        "missing_key",
        "no_file",
        "not_a_game_file",
        "not_json",
        "not_utf8",
        "too_deep",
        "unknown_event",
        "unknown_key",
        "wrong_type",
    }
)

_CHOICES: Mapping[str, Mapping[str, str]] = {
    "unknown_action": words.ACTIONS,
    "unknown_difficulty": words.DIFFICULTIES,
    "unknown_find": words.FINDS,
    "unknown_sets": words.SETS,
}


def sentence(refusal: Refusal, title: CardTitle | None = None) -> str:
    """Return what is wrong and what to do about it; a general sentence for a kind that is not known.

    `title` tells how a card is called; without it cards are called by their ids. Where the refusal carries
    an `event_number` or an `entry` (both from 1), that place of the file stands in front.
    """
    try:
        said = _worded(refusal, title)
    except KeyError:
        said = gettext(GENERAL)
    if "event_number" in refusal.values:
        return gettext(
            "Event %(number)s: %(sentence)s",
            number=fields.number(refusal.values["event_number"]),
            sentence=said,
        )
    if "entry" in refusal.values:
        return gettext(
            "Entry %(number)s: %(sentence)s", number=fields.number(refusal.values["entry"]), sentence=said
        )
    return said


def status(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal.

    413: too large. 409: it may be right at another time of the game. 400: it cannot be read, or it has
    other parts than it should. 422: it can be read, but at this table it cannot be.
    """
    if refusal.kind == "too_large":
        return 413
    if refusal.kind == "out_of_turn":
        return 409
    return 400 if refusal.kind in _MALFORMED else 422


def repeated() -> str:
    """Return the note for a post that was carried out once already."""
    return gettext("That was done already. This is the game as it stands.")


def late(error: Exception) -> str:
    """Return the note for a post made against an older state, or for an undo or redo that leads nowhere."""
    if isinstance(error, NoSuchPosition):
        return gettext("The game log ends here: there is nothing more to undo or redo.")
    return gettext(
        "The game has gone on in the meantime, perhaps in another tab or on another device. Nothing was "
        "changed; this is the game as it stands."
    )


def _worded(refusal: Refusal, title: CardTitle | None) -> str:
    """Return the sentence; raises KeyError where it or one of its values is missing."""
    kind, values = refusal.kind, refusal.values
    shown = _shown(refusal, title)
    match kind:
        case "missing_key" if values["where"] == "form":
            return gettext(FIELD_EMPTY, field=fields.label(str(values["key"])))
        case "wrong_type":
            return gettext(WRONG_TYPE[values["expected"]], **shown)
        case "out_of_turn":
            return gettext(OUT_OF_TURN[values["prompt"]], **shown)
        case "out_of_range" if values["low"] == values["high"]:
            return gettext("%(where)s: only %(low)s is possible now, not %(value)s.", **shown)
        case "out_of_range":
            return gettext(
                "%(where)s: enter a whole number from %(low)s to %(high)s, not %(value)s.", **shown
            )
        case "too_long":
            return ngettext(
                "%(where)s: this is too long. Use %(n)s character at most.",
                "%(where)s: this is too long. Use %(n)s characters at most.",
                _count(values["most"]),
                **shown,
            )
        case "not_whole_stack":
            return ngettext(
                "If nothing was found, the whole draw stack was turned over: %(n)s card. Misses entered: "
                "%(missed)s. Correct them, or correct the draw stack.",
                "If nothing was found, the whole draw stack was turned over: %(n)s cards. Misses entered: "
                "%(missed)s. Correct them, or correct the draw stack.",
                _count(values["stack"]),
                **shown,
            )
        case "too_many_copies":
            return ngettext(
                "The sets in use have only %(n)s copy of this card: %(card)s. Take the others out.",
                "The sets in use have only %(n)s copies of this card: %(card)s. Take the others out.",
                _count(values["copies"]),
                **shown,
            )
        case _:
            return gettext(SENTENCES[kind], **shown)


def _count(value: object) -> int:
    """Return the number that a plural form is chosen by."""
    return value if isinstance(value, int) else 0


def _shown(refusal: Refusal, title: CardTitle | None) -> dict[str, str]:
    """Return the values of a refusal as the sentence shows them."""
    kind, values = refusal.kind, refusal.values
    shown = {name: _value(name, value, title) for name, value in values.items()}
    if kind in _CHOICES:
        shown["choices"] = words.names(_CHOICES[kind], tuple(_CHOICES[kind]))
    elif kind == "unknown_event":
        shown["choices"] = words.SEPARATOR.join(KEYS)
    elif kind == "unknown_face":
        shown["value"] = fields.named(words.FACES, values["value"])
    elif kind == "limit_values":
        shown["limit"] = words.name(words.COUNTERS, "limit")
    if kind == "unknown_card":
        shown["value"] = fields.quoted(values.get("value", values.get("card")))
    if kind == "unknown_sets":
        shown["sets"] = _sets(values.get("value", values.get("sets")))
    return shown


def _value(name: str, value: object, title: CardTitle | None) -> str:
    """Return one value by what its name says it is."""
    if name == "card":
        return _card(value, title)
    if name in _NAMED:
        return fields.named(_NAMED[name], value)
    if name == "where":
        return fields.label(str(value))
    if name == "path":
        return fields.value_of_mat(str(value))
    if name == "values" and isinstance(value, tuple | list):
        return words.SEPARATOR.join(map(fields.number, value))
    return fields.number(value)


_NAMED: Mapping[str, Mapping[str, str]] = {
    "action": words.ACTIONS,
    "event": fields.EVENTS,
    "face": words.FACES,
    "find": words.FINDS,
    "keyword": words.KEYWORDS,
}


def _card(value: object, title: CardTitle | None) -> str:
    """Return a card's title; what a player called a card of the own description stands in quotes."""
    if value == "":
        return words.unlisted("")
    if title is None:
        return fields.quoted(value)
    try:
        return title(str(value))
    except KeyError:
        return fields.quoted(value)


def _sets(value: object) -> str:
    """Return sets that do not go together, by their names where they have one."""
    given = value if isinstance(value, list | tuple) else str(value).split(", ")
    return words.SEPARATOR.join(fields.named(words.SETS, one) for one in given[:8]) or fields.quoted("")
