"""What can lie on a table at all: the bounds within which a tableau is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from webapp.cards import SET_COMBINATIONS, Card
from webapp.refusal import Refusal
from webapp.strict_json import whole_number

MOST_CARDS = 99
"""Cards in one tableau."""
MOST_VP_CHIPS = 999
"""VPs in chips of one player."""
MOST_PRESTIGE = 99
"""Prestige chips of one player."""


def check(tableau: Sequence[Card], *, vp_chips: int, prestige: int, sets: tuple[str, ...]) -> None:
    """Refuse what cannot be with these `sets` in use.

    Any number of start worlds may lie in a tableau, as those not dealt are shuffled into the deck
    (R-SETUP-4). A development twice is scored too, though the rules forbid to place it (BASE-46): the table
    is right.

    Raises:
        Refusal: `unknown_sets` (`sets`), `too_many` (`where`, `count`, `most`), `card_not_in_sets` (`card`,
            `sets`), `too_many_copies` (`card`, `count`, `copies`), `prestige_without_bow` (`prestige`), and
            for the two numbers `wrong_type` or `out_of_range` (see `webapp.strict_json.whole_number`).
    """
    if sets not in SET_COMBINATIONS:
        raise Refusal("unknown_sets", sets=", ".join(sets))
    if len(tableau) > MOST_CARDS:
        raise Refusal("too_many", where="tableau", count=len(tableau), most=MOST_CARDS)
    for card in tableau:
        if card.copies_with(sets) == 0:
            raise Refusal("card_not_in_sets", card=card.id, sets=", ".join(sets))
    for card_id, (count, copies) in _copies(tableau, sets).items():
        if count > copies:
            raise Refusal("too_many_copies", card=card_id, count=count, copies=copies)
    whole_number(vp_chips, 0, MOST_VP_CHIPS, where="vp_chips")
    whole_number(prestige, 0, MOST_PRESTIGE, where="prestige")
    if prestige and "bow" not in sets:
        raise Refusal("prestige_without_bow", prestige=prestige)


def _copies(tableau: Sequence[Card], sets: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Return for each card id how often it lies in `tableau` and how often it exists."""
    lying = Counter(card.id for card in tableau)
    return {card.id: (lying[card.id], card.copies_with(sets)) for card in tableau}
