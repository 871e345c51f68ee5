"""Every rule id: documented once, cited by a test, and never invented by the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import webapp.robot

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "robot-rules.md"
SPECIFICATION = ROOT.parent / "shared" / "robot.md"
RULE = re.compile(r"\bR-[A-Z]+-(?:\d{1,2}|[A-Z]0?)(?![\w-])")
EXAMPLES = {"E1", "E2", "E3", "E4", "E5", "E6a", "E6b", "E7", "E8", "E9a", "E9b", "E9c", "E10"}


def documented() -> list[str]:
    """Return the ids of `docs/robot-rules.md`: each has a heading, and so an anchor, of its own."""
    return re.findall(r"^### (\S+)$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)


def docstrings_of_tests() -> Iterator[str]:
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def expanded(text: str) -> set[str]:
    """Return the ids in `text`, those within `R-DICE-5 to R-DICE-12` too."""
    found = set(RULE.findall(text))
    for family, first, last in re.findall(r"\bR-([A-Z]+)-(\d+)(?: to |…| … )(?:R-\1-)?(\d+)\b", text):
        found |= {f"R-{family}-{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_seventy_two_rules_each_documented_once() -> None:
    ids = documented()
    assert len(ids) == len(set(ids)) == 72
    assert all(RULE.fullmatch(rule) for rule in ids)


def test_each_rule_says_something() -> None:
    sections = re.split(r"^### ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        rule, _, text = section.partition("\n")
        assert len(text.strip()) > 8, rule


def test_each_rule_is_cited_by_a_test() -> None:
    """In the docstring of a test, one by one or as a range."""
    cited = set().union(*map(expanded, docstrings_of_tests()))
    assert set(documented()) - cited == set()


def test_each_worked_example_is_a_test() -> None:
    text = (Path(__file__).parent / "test_phases.py").read_text(encoding="utf-8")
    assert {example for example in EXAMPLES if not re.search(rf"\b{example}\b", text)} == set()


def test_code_and_tests_cite_no_unknown_rule() -> None:
    known = set(documented())
    for folder in (Path(webapp.robot.__file__).parent, Path(__file__).parent):
        for path in folder.glob("*.py"):
            assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= known, path.name


def test_the_specification_knows_the_same_rules() -> None:
    """Where the specification lies beside the project; elsewhere the document speaks for itself."""
    if SPECIFICATION.exists():
        text = SPECIFICATION.read_text(encoding="utf-8")
        assert expanded(text) == set(documented())
        assert {"E1", "E5", "E6a", "E6b", "E10"} <= set(re.findall(r"\bE\d+[abc]?\b", text))
