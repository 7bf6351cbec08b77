"""The rules of every game: written out, and the same in every language."""

from __future__ import annotations

import re

import pytest

from cabale.games import GAMES, rulebook
from cabale.table.game_cards import rule_texts
from cabale.text import LANGUAGES

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


CODE = re.compile(r"`|[A-Za-z]_[A-Za-z]|\bnull\b|\w=\w")  # keys, options and their values
SEAT = re.compile(r"\b(seat|siège|stoel) \d", re.IGNORECASE)  # players have names and places, no numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_shows_no_word_of_a_program(name: str, language: str) -> None:
    said = [
        (rule.number, text)
        for rule in rule_texts(name, language)
        for passage in rule.passages
        for line in passage.lines
        for text in (*line.cells, *line.inner)
    ]
    assert [(number, text) for number, text in said if CODE.search(text) or SEAT.search(text)] == []
    keys = {option.name for option in GAMES[name].options if "_" in option.name}
    assert not [number for number, text in said if keys & set(re.findall(r"\w+", text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_stands_under_a_heading(name: str, language: str) -> None:
    parts = [rule.part for rule in rulebook(name, language).values()]
    assert all(parts)
    assert len(set(parts)) == len(
        [part for nth, part in enumerate(parts) if part != parts[nth - 1] or not nth]
    )
