"""The numbered rules are all written down, and translated one by one."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from cabale.core.rulebook import read_rules

FOLDER = files("cabale.games.convention")
RULES = read_rules((FOLDER / "RULES.md").read_text(encoding="utf-8"))
NUMBERS = r"\b(?:S|I|II|III|IV|V|VI|VII|D|N|E|H|R)-\d+\b"
COUNTS = {
    "S": 7, "I": 5, "II": 11, "III": 4, "IV": 4, "V": 8, "VI": 2, "VII": 6, "D": 9, "N": 8, "E": 5, "H": 5,
}  # fmt: skip


def test_every_rule_and_every_ruling_is_written_down() -> None:
    expected = [f"{part}-{number}" for part, count in COUNTS.items() for number in range(1, count + 1)]
    assert list(RULES) == [*expected, *[f"R-{number:02}" for number in range(1, 45)]]
    assert all(rule.text for rule in RULES.values())


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_the_rules_are_translated_rule_by_rule(language: str) -> None:
    """Every number with its keeper, and in each the same keys and the same other numbers."""
    translated = read_rules((FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8"))
    assert [(rule.number, rule.keeper) for rule in RULES.values()] == [
        (rule.number, rule.keeper) for rule in translated.values()
    ]
    for number, rule in RULES.items():
        for pattern in (r"`[a-z_]+`", r"`[A-Z_]+`", NUMBERS):
            here, there = re.findall(pattern, rule.text), re.findall(pattern, translated[number].text)
            assert set(here) == set(there), (number, set(here) ^ set(there))
