"""Rules that are cited: by tests with `@rule("complots", "C-26")`, by scenarios with `rules = ["C-26"]`."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from cabale.core.rulebook import Rule


class Citation(NamedTuple):
    """Where a test or a scenario claims to exercise a rule."""

    game: str
    number: str
    place: str


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
