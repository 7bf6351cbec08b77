"""Numbered rules: read from a game's RULES.md, cited by tests and scenarios, and the report on both.

A rule is a heading such as `### C-26 · engine` and the text below it. The word says who carries it
out: the engine, or a live table with its clocks and screens.

A test cites rules with `@rule("complots", "C-26")`, a scenario file with `rules = ["C-26"]`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from cabale.core.errors import BadSetup

_HEADING: Final = re.compile(r"^#{1,3} .*$", re.MULTILINE)
_RULE: Final = re.compile(r"### (?P<number>[A-Z]+-[A-Z]*\d+[a-z]?) · (?P<keeper>engine|table)")


class Rule(NamedTuple):
    """One numbered rule or ruling."""

    number: str
    keeper: str  # engine or table
    text: str


class Citation(NamedTuple):
    """Where a test or a scenario claims to exercise a rule."""

    game: str
    number: str
    place: str


def read_rules(text: str) -> dict[str, Rule]:
    """All numbered rules of a RULES.md, in its order."""
    rules = {}
    headings = list(_HEADING.finditer(text))
    ends = [*[heading.start() for heading in headings], len(text)][1:]
    for heading, end in zip(headings, ends, strict=True):
        found = _RULE.fullmatch(heading.group())
        if found:
            number = found["number"]
            assert number not in rules, f"{number} is there twice"
            rules[number] = Rule(number, found["keeper"], text[heading.end() : end].strip())
    return rules


def find_rule(rules: Mapping[str, Rule], number: str) -> Rule:
    """A rule by its number, however it is typed."""
    wanted = number.strip().upper()
    if not rules:
        raise BadSetup("no_rules")
    if wanted not in rules:
        first, *_, last = rules
        raise BadSetup("unknown_rule", number=number, first=first, last=last)
    return rules[wanted]


def citations(tests: Path) -> Iterator[Citation]:
    """Every citation in a folder of tests: decorators in Python files, `rules` in scenario files."""
    for file in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    yield from _cited(decorator, f"{file.name}::{node.name}")
    for file in sorted(tests.rglob("scenarios/**/*.toml")):
        scenario = tomllib.loads(file.read_text(encoding="utf-8"))
        for number in scenario.get("rules", []):
            yield Citation(scenario["game"], number, file.name)


def _cited(decorator: ast.expr, place: str) -> Iterator[Citation]:
    if (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "rule"
    ):
        game, *numbers = [str(ast.literal_eval(argument)) for argument in decorator.args]
        for number in numbers:
            yield Citation(game, number, place)


def uncited(rules: Mapping[str, Rule], cited: set[str], keeper: str = "engine") -> list[str]:
    """The rules of a keeper that nothing cites."""
    return [number for number, rule in rules.items() if rule.keeper == keeper and number not in cited]
