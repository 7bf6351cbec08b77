"""Numbered rules, and who cites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.core.errors import BadSetup
from cabale.core.rulebook import find_rule, read_rules
from tests.cited_rules import citations, uncited

TEXT = """# Rules

### C-1 · engine
One.

- more

## Part

### C-2 · table
Two.

### C-R1 · engine
A ruling.

### Not a rule
Words.
"""


def test_rules_are_read_with_their_keeper_and_text() -> None:
    rules = read_rules(TEXT)
    assert [(rule.number, rule.keeper, rule.text) for rule in rules.values()] == [
        ("C-1", "engine", "One.\n\n- more"),
        ("C-2", "table", "Two."),
        ("C-R1", "engine", "A ruling."),
    ]


def test_a_number_twice_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="C-1 is there twice"):
        read_rules(TEXT + "\n### C-1 · engine\nAgain.\n")


def test_citations_are_found_in_tests_and_scenarios(tmp_path: Path) -> None:
    cites = '@rule("toy", "C-1", example=2)\ndef test_it() -> None: ...\n'
    other = '@other("toy", "C-9")\ndef test_two() -> None: ...\n'
    (tmp_path / "test_toy.py").write_text(cites + other)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.toml").write_text('game = "toy"\nrules = ["C-R1"]\n')
    found = list(citations(tmp_path))
    assert [(cited.game, cited.number, cited.place) for cited in found] == [
        ("toy", "C-1", "test_toy.py::test_it"),
        ("toy", "C-R1", "one.toml"),
    ]
    assert uncited(read_rules(TEXT), {"C-1"}) == ["C-R1"]
    assert uncited(read_rules(TEXT), set(), keeper="table") == ["C-2"]


def test_a_rule_is_found_however_it_is_typed() -> None:
    rules = read_rules(TEXT)
    assert find_rule(rules, " c-r1 ").text == "A ruling."
    with pytest.raises(BadSetup) as caught:
        find_rule(rules, "C-99")
    assert caught.value.arguments == {"number": "C-99", "first": "C-1", "last": "C-R1"}
