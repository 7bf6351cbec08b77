"""The rules of every game: written out, and the same in every language."""

from __future__ import annotations

import re

import pytest

from cabale.games import GAMES, rulebook

SAME = (r"`[A-Za-z0-9_]+`", r"\b[A-Z]+-R?\d+", r"\b\d+\b", r"\*\*")  # keys, rules, figures, bold


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_says_something(name: str) -> None:
    assert rulebook(name)
    assert all(rule.text for rule in rulebook(name).values())


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_translated_rule_by_rule(name: str, language: str) -> None:
    """Every number with its keeper, and in each the same keys, other numbers and figures."""
    english, translated = rulebook(name), rulebook(name, language)
    assert [(rule.number, rule.keeper) for rule in english.values()] == [
        (rule.number, rule.keeper) for rule in translated.values()
    ]
    for number, rule in english.items():
        for pattern in SAME:
            here, there = re.findall(pattern, rule.text), re.findall(pattern, translated[number].text)
            assert set(here) == set(there), (number, set(here) ^ set(there))
