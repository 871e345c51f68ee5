"""Names for the values of the robot's mat that a player may compare with a counter and correct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from webapp.i18n import N_, format_number, gettext
from webapp.solo import words

_WHOLE: Mapping[str, str] = {
    "credit": N_("Credit at the start"),
    "economy": N_("Economy size at the start"),
    "stack": N_("Draw stack at the start"),
    "robot": N_("“robot =” counter"),
    "dice.a": N_("Die A"),
    "dice.b": N_("Die B"),
}

_CELLS: Mapping[str, str] = {
    "explore.action": N_("Explore, action (one space)"),
    "explore.action_both": N_("Explore, action (both spaces)"),
    "explore.response": N_("Explore, response"),
    "develop.action": N_("Develop, action"),
    "develop.response": N_("Develop, response"),
    "settle.action": N_("Settle, action"),
    "settle.response": N_("Settle, response"),
    "consume.trade": N_("Consume, Trade"),
    "consume.double": N_("Consume, 2x VPs"),
    "consume.both": N_("Consume, both spaces"),
    "consume.response": N_("Consume, response"),
    "produce.action": N_("Produce, action"),
    "produce.response": N_("Produce, response"),
    "first_settle_action": N_("Settle, first action"),
}
"""The cells of the mat; the name of a value stands behind it, after a colon."""

_VALUES: Mapping[str, str] = {
    "draw": N_("cards drawn"),
    "credit": N_("credit gained"),
    "economy": N_("economy size gained"),
    "vp_per_economy": N_("VPs for each step of economy size"),
    "counter_price": N_("credit paid for a 6-cost development counter"),
    "price_six_cost": N_("credit paid for a 6-cost development card"),
    "price_other": N_("credit paid for another development"),
    "needs_credit": N_("needs credit"),
    "find": N_("card to be found"),
    "price": N_("credit paid for the world"),
    "price.nonmilitary_world": N_("credit paid for a non-military world"),
    "price.military_world": N_("credit paid for a military world"),
    "min_vp": N_("fewest printed VPs"),
    "discards_start_world": N_("the start world leaves the tableau"),
}

_YES, _NO = N_("Yes"), N_("No")


def label(path: str) -> str:
    """Return the name of the value at a dotted path of `robot.overrides.leaves`, in the reader's language.

    Such as "Settle, response: cards drawn" for `settle.response.draw`.

    Raises:
        KeyError: the mat has no value of that name.
    """
    if path in _WHOLE:
        return gettext(_WHOLE[path])
    for cell, name in _CELLS.items():
        if path.startswith(f"{cell}."):
            return f"{gettext(name)}: {gettext(_VALUES[path.removeprefix(f'{cell}.')])}"
    raise KeyError(path)


def value_label(path: str, value: bool | int | str | Sequence[str]) -> str:
    """Return a value in words: yes or no, a number, what is looked for, or faces.

    The faces of the "robot =" counter are given in the order in which it turns. Raises KeyError for a
    find or a face that there is not.
    """
    if isinstance(value, bool):
        return gettext(_YES if value else _NO)
    if isinstance(value, int):
        return format_number(value)
    if isinstance(value, str):
        return words.name(words.FINDS, value)
    faces = [words.name(words.FACES, face) for face in value]
    return (" → " if path == "robot" else words.SEPARATOR).join(faces)
