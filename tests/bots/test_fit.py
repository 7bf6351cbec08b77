"""The fitting of weights: `python -m bench.fit`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.fit.__main__ import descend
from bench.fit.numbers import Numbers
from bench.fit.positions import questions
from cabale.games import game

SOURCE = """
from typing import Final

SEATS: Final = 2
COIN: Final = 0.015
WORTH: Final = [0.9, -0.5, 3]
TWICE = [2 * COIN for _ in range(SEATS)]
"""


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    path = tmp_path / "weights.py"
    path.write_text(SOURCE)
    return path


def test_a_module_is_made_with_other_numbers(weights: Path) -> None:
    numbers = Numbers(weights, ["WORTH", "COIN"])
    assert list(numbers.names) == ["COIN", "WORTH[0]", "WORTH[1]"]
    assert numbers.values == [0.015, 0.9, 0.5]
    changed = numbers.module([0.5, 1.5, 0.25])
    assert changed.WORTH == [1.5, -0.25, 3]
    assert changed.TWICE == [1.0, 1.0], "what follows from a number follows from the new one"
    assert numbers.values == [0.015, 0.9, 0.5], "the source is as it was"


def test_a_constant_that_is_not_there_is_named(weights: Path) -> None:
    with pytest.raises(ValueError, match=r"weights.py has no constant HAND, TWIN"):
        Numbers(weights, ["HAND", "COIN", "TWIN"])


def test_descent_comes_close_to_the_least() -> None:
    found = descend([1.0, 1.0], lambda x: (x[0] - 1.3) ** 2 + (x[1] - 0.6) ** 2, sweeps=8)
    assert found == pytest.approx([1.3, 0.6], abs=0.02)


def test_the_same_seed_plays_the_same_games() -> None:
    one, other = (
        [
            (asked.game, asked.seat, asked.moves, asked.answer, asked.scores)
            for asked in questions(game("complots"), 3, "regular", 0, 2, seed=5)
        ]
        for _ in range(2)
    )
    assert one == other
    assert {number for number, *_ in one} == {0, 1}
    assert all(answer in moves and len(moves) > 1 for _, _, moves, answer, _ in one)
