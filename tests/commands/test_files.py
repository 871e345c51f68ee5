"""Names of files as a terminal shows them."""

from webapp.commands.files import shown


def test_a_name_stays_in_its_line() -> None:
    assert shown("game.json") == "game.json"
    assert shown("a\nb\x1b[31m.json") == "a\\nb\\x1b[31m.json"


def test_standard_input_has_a_name() -> None:
    assert shown("-") == "standard input"
