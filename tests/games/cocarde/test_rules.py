"""Every numbered rule of the engine is cited by a test or a scenario, and only rules that exist are."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from cabale.core.rulebook import citations, read_rules, uncited

TESTS = Path(__file__).parents[2]
RULES = read_rules((files("cabale.games.cocarde") / "RULES.md").read_text(encoding="utf-8"))
CITED = {citation.number for citation in citations(TESTS) if citation.game == "cocarde"}


def test_every_rule_and_every_ruling_is_written_down() -> None:
    assert [number for number in RULES if number.startswith("L")] == [f"L-{n}" for n in range(1, 56)]
    assert [number for number in RULES if number.startswith("R")] == [f"R-{n}" for n in range(1, 46)]
    assert all(rule.text for rule in RULES.values())


def test_every_engine_rule_is_cited() -> None:
    assert uncited(RULES, CITED) == []


def test_only_rules_that_exist_are_cited() -> None:
    assert set(RULES) >= CITED


def test_rules_refer_to_rules_that_exist() -> None:
    for rule in RULES.values():
        for number in re.findall(r"\b[LR]-\d+\b", rule.text):
            assert number in RULES, (rule.number, number)
