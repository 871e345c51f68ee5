"""`tableside score`: lines of JSON for good files, one sentence and exit code 2 for all else."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from webapp import resources
from webapp.cli import main
from webapp.commands.score import SENTENCES, sentence
from webapp.refusal import Refusal

GOOD: Mapping[str, Any] = {
    "tableau": ["old-earth", "new-galactic-order", "space-marines"],
    "vp_chips": 7,
    "prestige": 0,
    "sets": ["base"],
}
# New Galactic Order: 2 of its own Military and 2 of Space Marines.
LINE = {
    "total": 14,
    "military": 4,
    "cards": [
        {"id": "old-earth", "printed": 2, "bonus": 0, "points": 2},
        {"id": "new-galactic-order", "printed": 0, "bonus": 4, "points": 4},
        {"id": "space-marines", "printed": 1, "bonus": 0, "points": 1},
    ],
    "oort_kind": None,
}


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch, catalogue_path: Path) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", catalogue_path)


def run(*arguments: object, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(main, ["score", *map(str, arguments)], input=stdin)


def refused(result: Result) -> str:
    """Return the sentence of a refused call."""
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("Error: ").rstrip("\n")


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def lines(result: Result) -> list[object]:
    assert (result.exit_code, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_one_object_gives_one_line(tmp_path: Path) -> None:
    result = run(write(tmp_path / "one.json", GOOD))
    assert lines(result) == [LINE]
    assert list(json.loads(result.stdout)) == ["total", "military", "cards", "oort_kind"]


def test_lists_files_and_standard_input_one_line_each_in_order(tmp_path: Path) -> None:
    one = write(tmp_path / "one.json", GOOD)
    two = write(tmp_path / "two.json", [{**GOOD, "vp_chips": 1}, {**GOOD, "vp_chips": 2}])
    result = run(two, "-", one, stdin=json.dumps({**GOOD, "vp_chips": 3}).encode())
    assert [json.loads(line)["total"] for line in result.stdout.splitlines()] == [8, 9, 10, 14]
    assert result.exit_code == 0


def test_an_empty_list_gives_nothing(tmp_path: Path) -> None:
    assert lines(run(write(tmp_path / "none.json", []))) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"tableau": ["no-such"]}, 'the file: "tableau[0]" is "no-such", which is no card\'s id.'),
        (
            {"tableau": ["imperium-lords"]},
            'the file: The card "imperium-lords" is in none of the sets "base".',
        ),
        (
            {"tableau": ["old-earth", "old-earth"]},
            'the file: The card "old-earth" stands 2 times in the tableau; 1 exist in these sets.',
        ),
        ({"tableau": ["old-earth"] * 100}, 'the file: "tableau" has 100 cards; 99 is the most.'),
        ({"vp_chips": 3.0}, 'the file: "vp_chips" must be a whole number.'),
        ({"vp_chips": True}, 'the file: "vp_chips" must be a whole number.'),
        ({"prestige": 100}, 'the file: "prestige" must be from 0 to 99, not 100.'),
        ({"prestige": 1}, 'the file: There is no prestige without the set "bow", but 1 is given.'),
        (
            {"sets": ["base", "bow"]},
            'the file: The sets "base, bow" cannot be played together: "base" first, then "tgs", "rvi" and '
            '"bow", each only with all before it.',
        ),
        ({"sets": "base"}, 'the file: "sets" must be a list.'),
        ({"tableau": [7]}, 'the file: "tableau[0]" must be text.'),
        ({"Goals": 7}, 'the file: There is no key "Goals" in a score file.'),
    ],
)
def test_a_refusal_names_file_entry_and_reason(tmp_path: Path, change: dict[str, Any], reason: str) -> None:
    path = tmp_path / "bad.json"
    assert refused(run(write(path, {**GOOD, **change}))) == reason.replace("the file", str(path), 1)
    listed = refused(run(write(path, [GOOD, {**GOOD, **change}])))
    assert listed == reason.replace("the file", f"{path}, entry 2", 1)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "The file is not JSON: line 1, column 1 cannot be read."),
        (b"{}", 'The key "tableau" is missing.'),
        (b"3", "An entry must be an object."),
        (b'{"tableau":\n [}', "The file is not JSON: line 2, column 3 cannot be read."),
        (b'{"vp_chips": Infinity}', "The file is not JSON: line 1, column 14 cannot be read."),
        (b'{"a": 1, "a": 2}', 'The key "a" stands twice in one object.'),
        (b"[" * 100_000, "Lists and objects are nested more than 20 deep."),
        (b'{"tableau": "\xff"}', "The file is not UTF-8 text."),
        (b" " * 2_000_001, "The file is larger than 2000000 bytes."),
        (b" " * 10_000_000, "The file is larger than 2000000 bytes."),
    ],
    ids=["empty", "no keys", "number", "damaged", "infinity", "twice", "deep", "bytes", "large", "gigantic"],
)
def test_a_file_that_cannot_be_read_as_json(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    assert refused(run(path)) == f"{path}: {reason}"
    assert refused(run("-", stdin=data)) == f"standard input: {reason}"


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert refused(run(missing)) == f"{missing}: The file cannot be read: No such file or directory."
    assert refused(run(tmp_path)) == f"{tmp_path}: The file cannot be read: Is a directory."


def test_a_refused_file_prints_none_of_its_scores(tmp_path: Path) -> None:
    good = write(tmp_path / "good.json", GOOD)
    bad = write(tmp_path / "bad.json", [GOOD, 3])
    result = run(good, bad, good)
    assert refused(result) == f"{bad}, entry 2: An entry must be an object."
    assert [json.loads(line) for line in result.stdout.splitlines()] == [LINE]


def test_a_foreign_value_is_shown_short_and_harmless(tmp_path: Path) -> None:
    card = "\x1b[31m" + "ő" * 100_000
    reason = refused(run(write(tmp_path / "bad.json", {**GOOD, "tableau": [card]})))
    assert len(reason) < 200 + len(str(tmp_path))
    assert "\\u001b[31m\\u0151" in reason
    assert reason.isprintable()


def test_no_file_at_all_is_a_usage_error() -> None:
    result = run()
    assert result.exit_code == 2
    assert "Missing argument 'FILE...'" in result.stderr


def test_a_missing_catalogue_tells_the_remedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "CATALOGUE", tmp_path / "nothing.sqlite")
    result = run(write(tmp_path / "one.json", GOOD))
    assert result.exit_code == 1
    assert "tableside build-data" in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_every_kind_of_refusal_has_its_sentence() -> None:
    """The kinds are read from the code, so that a new one cannot be forgotten here."""
    sources = [resources.PACKAGE / "strict_json.py", *(resources.PACKAGE / "scoring").glob("*.py")]
    raised = {
        (call.args[0].value, tuple(keyword.arg for keyword in call.keywords))
        for source in sources
        for call in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        if isinstance(call.args[0], ast.Constant)
    }
    assert {kind for kind, _ in raised} == set(SENTENCES)
    for kind, names in raised:
        words = sentence(Refusal(str(kind), **{str(name): "string" for name in names}))
        assert words.endswith(".")
        assert "{" not in words


def test_the_command_itself(tmp_path: Path, catalogue_path: Path) -> None:
    """A process of its own: standard input, standard error, exit codes, no traceback."""
    program = (
        "import sys; from pathlib import Path; from webapp import resources; "
        "resources.CATALOGUE = Path(sys.argv.pop(1)); from webapp.cli import main; main()"
    )

    def call(*arguments: object, stdin: bytes) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-c", program, str(catalogue_path), "score", *map(str, arguments)]
        return subprocess.run(command, input=stdin, capture_output=True, check=False)

    good = call("-", write(tmp_path / "one.json", GOOD), stdin=json.dumps([GOOD, GOOD]).encode())
    assert (good.returncode, good.stderr) == (0, b"")
    assert [json.loads(line) for line in good.stdout.splitlines()] == [LINE] * 3

    bad = call("-", stdin=b'[{"tableau": ["\\ud800"], "sets": ["base"]}]')
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr == b"Error: standard input: The file is not UTF-8 text.\n"
