"""Names for the fields of forms and files, and foreign text made fit to stand in a sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from webapp.i18n import N_, format_number, gettext
from webapp.solo import cells, words

LONGEST = 40
"""Characters of a foreign text that a sentence repeats."""

EVENTS: Mapping[str, str] = {
    "choose": N_("Choice of the actions"),
    "roll": N_("Roll of the dice"),
    "done": N_("End of your part of the phase"),
    "flip": N_("Cards that were turned over"),
    "adjust": N_("Correction of a number"),
    "override": N_("Correction of the mat"),
    "remove": N_("Card taken out of the robot's tableau"),
    "add": N_("Card added to the robot's tableau"),
}
"""The events of a game."""

_FIELDS: Mapping[str, str] = {
    "": N_("Score file"),
    "file": N_("Game file"),
    "format": N_("Format of the file"),
    "version": N_("Version of the file"),
    "events": N_("Events"),
    "event": N_("Event"),
    "type": N_("Sort of event"),
    "form": N_("Form"),
    "setup": N_("Set-up"),
    "sets": N_("Sets in use"),
    "difficulty": N_("Difficulty"),
    "world": N_("Start world"),
    "seed": N_("Seed"),
    "overrides": N_("Corrections of the mat"),
    "path": N_("Value of the mat"),
    "actions": N_("Actions"),
    "dice": N_("Dice"),
    "missed": N_("Misses"),
    "found": N_("Card found"),
    "who": N_("Side"),
    "what": N_("Number to be corrected"),
    "to": N_("New value"),
    "card": N_("Card"),
    "kind": N_("World or development"),
    "name": N_("Name"),
    "cost": N_("Cost"),
    "vp": N_("VPs"),
    "military": N_("Military world"),
    "good": N_("Kind of good"),
    "keywords": N_("Keywords"),
    "chromosome": N_("Chromosome symbol"),
    "vp_chips": N_("VP chips"),
    "query": N_("Search text"),
    "total": N_("Your score"),
    "tie_break": N_("Cards in hand and goods"),
}
_NAMES: Mapping[str, str] = {**words.COUNTERS, **EVENTS, **_FIELDS}

_OWNER = re.compile(r"^(?:value:|player\.|robot\.)")
_PLACE = re.compile(r"(?P<field>\w+)\[(?P<index>[0-9]{1,6})\]")


def label(where: str) -> str:
    """Return the name of a field of a form or a file: a heading, never a part of a sentence.

    `where` is a key, one with a place in a list (`tableau[3]`), or the path of a value of the mat. A name
    that is not known comes back in quotes.
    """
    field = _OWNER.sub("", where)
    if field in _NAMES:
        return gettext(_NAMES[field])
    place = _PLACE.fullmatch(field)
    if place:
        return gettext(
            "%(field)s, entry %(number)s", field=label(place["field"]), number=int(place["index"]) + 1
        )
    return value_of_mat(field)


def value_of_mat(path: str) -> str:
    """Return the name of a value of the mat; a path that is not known comes back in quotes."""
    try:
        return cells.label(path)
    except KeyError:
        return quoted(path)


def named(table: Mapping[str, str], code: object) -> str:
    """Return the name of `code` from a table of `words`; a code that is not known comes back in quotes."""
    return words.name(table, code) if isinstance(code, str) and code in table else quoted(code)


def quoted(value: object) -> str:
    """Return a foreign value in quotes, at most `LONGEST` characters of it, with nothing invisible in it.

    An empty one is called so in words.
    """
    text = " ".join(str(value).split())
    text = "".join("\ufffd" if unicodedata.category(sign)[0] == "C" else sign for sign in text)
    if not text:
        return gettext("(empty)")
    return gettext("“%(text)s”", text=text if len(text) <= LONGEST else text[:LONGEST] + "…")


def number(value: object) -> str:
    """Return a whole number as the language writes it; anything else, and a huge one, in quotes."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= 10**19:
        return quoted(value)
    return format_number(value)
