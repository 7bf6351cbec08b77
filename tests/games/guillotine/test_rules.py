"""The numbered rules of Guillotine: all of them are written down, and what they refer to is there."""

from __future__ import annotations

import re
from importlib.resources import files

from cabale.core.rulebook import read_rules

RULES = read_rules((files("cabale.games.guillotine") / "RULES.md").read_text(encoding="utf-8"))


def test_every_rule_and_every_ruling_is_written_down() -> None:
    gaps = {9, *range(15, 20), *range(26, 30), 39, 68, 69, 78, 79, *range(105, 110)}
    assert [number for number in RULES if number.startswith("G")] == [
        f"G-{number}" for number in range(1, 112) if number not in gaps
    ]
    assert [number for number in RULES if number.startswith("R")] == [f"R-{n}" for n in range(1, 53)]
    assert all(rule.text for rule in RULES.values())


def test_rules_refer_to_rules_that_exist() -> None:
    for rule in RULES.values():
        for number in re.findall(r"\b[GR]-\d+\b", rule.text):
            assert number in RULES, (rule.number, number)
