"""`tableside score`: the end score of tableaus in JSON files."""

from __future__ import annotations

import json
from collections.abc import Mapping

import click

from webapp import resources
from webapp.catalogue.errors import CatalogueError
from webapp.catalogue.reader import open_catalogue
from webapp.commands.files import FileError, read
from webapp.refusal import Refusal
from webapp.scoring.file import as_json, scores
from webapp.strict_json import LIMIT

_SHOWN = 60
"""Characters of a foreign value that a sentence repeats."""

_TYPES: Mapping[str, str] = {
    "array": "a list",
    "object": "an object",
    "string": "text",
    "whole_number": "a whole number",
}

SENTENCES: Mapping[str, str] = {
    "too_large": "The file is larger than {limit} bytes.",
    "not_utf8": "The file is not UTF-8 text.",
    "not_json": "The file is not JSON: line {line}, column {column} cannot be read.",
    "too_deep": "Lists and objects are nested more than {depth} deep.",
    "duplicate_key": "The key {key} stands twice in one object.",
    "wrong_type": "{where} must be {expected}.",
    "out_of_range": "{where} must be from {low} to {high}, not {value}.",
    "unknown_key": "There is no key {key} in a score file.",
    "missing_key": "The key {key} is missing.",
    "too_many": "{where} has {count} cards; {most} is the most.",
    "unknown_card": "{where} is {card}, which is no card's id.",
    "unknown_sets": 'The sets {sets} cannot be played together: "base" first, then "tgs", "rvi" and "bow", '
    "each only with all before it.",
    "card_not_in_sets": "The card {card} is in none of the sets {sets}.",
    "too_many_copies": "The card {card} stands {count} times in the tableau; {copies} exist in these sets.",
    "prestige_without_bow": 'There is no prestige without the set "bow", but {prestige} is given.',
}
"""The reason of every refusal by its kind, with its values in braces."""


@click.command("score")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def score_command(files: tuple[str, ...]) -> None:
    """Print the end score of each tableau in FILE ("-" is standard input), one JSON object a line.

    A file holds an object like {"tableau": ["old-earth"], "sets": ["base"], "vp_chips": 12, "prestige": 0}
    or a list of them; "vp_chips" and "prestige" are 0 when left out. A file that cannot be scored ends the
    command with exit code 2 and the reason.
    """
    try:
        cards = open_catalogue(resources.CATALOGUE).race
    except CatalogueError as error:
        raise click.ClickException(str(error)) from error
    for path in files:
        try:
            results = scores(read(path, LIMIT), cards)
        except Refusal as refusal:
            raise FileError(path, sentence(refusal), refusal.values.get("entry")) from refusal
        for result in results:
            click.echo(json.dumps(as_json(result)))


def sentence(refusal: Refusal) -> str:
    """Return the reason of a refused score file as an English sentence."""
    values = {name: _worded(name, value) for name, value in refusal.values.items()}
    return SENTENCES[refusal.kind].format_map(values)


def _worded(name: str, value: object) -> str:
    if name == "where":
        return f'"{value}"' if value else "An entry"
    if name == "expected":
        return _TYPES[str(value)]
    text = json.dumps(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


COMMANDS = [score_command]
