"""A scenario to begin with, and how the tests of scenarios run one."""

from __future__ import annotations

from cabale.core.scenario import Outcome, read_text, run, written
from cabale.core.scenario.reading import Find
from cabale.games import game

HEAD = """
id = "T-1"
game = "complots"
title = "The target challenges a true Captain"
seats = 3

[table]
hidden = { a = ["captain", "duchess"], b = ["assassin", "countess"], c = ["ambassador", "duchess"] }
"""

LOOK = f"""{HEAD}
[[then]]
play = "a:steal>b (b:challenge) ~countess"
"""


def outcomes(text: str, find: Find = game) -> list[Outcome]:
    return run(read_text(text, "test.toml", find))


def failures(text: str, find: Find = game) -> list[tuple[str, str, str]]:
    """Every failure as key, expected, found, in the words of scenario files."""
    return [
        (failure.key, written(failure.expected), written(failure.found))
        for outcome in outcomes(text, find)
        for failure in outcome.failures
    ]
