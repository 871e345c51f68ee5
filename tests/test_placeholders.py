"""A translation that does not keep its message's placeholders is never used."""

import pytest

from webapp.placeholders import fits, placeholders


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("no placeholder", set()),
        ("%(who)s draws %(n)s", {"who", "n"}),
        ("100 %%", set()),
        ("100%%(n)s", set()),
        ("100 %", None),
        ("%s", None),
        ("%(n)d", None),
        ("%(n) s", None),
        ("%(n", None),
    ],
)
def test_placeholders(text: str, names: set[str] | None) -> None:
    assert placeholders(text) == names


@pytest.mark.parametrize(
    ("ids", "texts", "good"),
    [
        (("Move %(n)s",), ("Mozgass %(n)s",), True),
        (("Move %(n)s",), ("Mozgass",), False),
        (("Move %(n)s",), ("Mozgass %(raund)s",), False),
        (("Move %(n)s",), ("Mozgass %(n)s, %(who)s",), False),
        (("Move %(n)s",), ("Mozgass %(n)d",), False),
        (("Move",), ("",), False),
        (("A card", "%(n)s cards"), ("Egy lap", "%(n)s lap"), True),
        (("%(n)s card", "%(n)s cards"), ("Egy lap", "%(n)s lap"), True),
        (("%(who)s has a card", "%(who)s has %(n)s cards"), ("Van egy lap", "%(who)s: %(n)s"), False),
        (("A card", "%(n)s cards"), ("Egy lap", "%(m)s lap"), False),
        (("A card", "%(n)s cards"), ("Egy lap", ""), False),
    ],
)
def test_fits(ids: tuple[str, ...], texts: tuple[str, ...], good: bool) -> None:
    assert fits(ids, texts) is good
