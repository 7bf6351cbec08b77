"""How good the regular player is: a glance by day, more by night, at length with `cabale arena`."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.arena import play_many
from cabale.games import GAMES
from tests.effort import share


def wins(name: str, rivals: int, games: int, **options: Any) -> float:
    """The share of a regular player among such rivals who choose at random."""
    players = ["regular", *["random"] * rivals]
    regular = play_many(name, players, games=games, seed=1, options=options, workers=1)[0]
    assert regular.name == "regular"
    return regular.share


@pytest.mark.parametrize("name", GAMES)
def test_regular_wins_most_games_against_random(name: str) -> None:
    assert wins(name, GAMES[name].seats[0] - 1, games=share(24)) > 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rivals", "games", "least", "options"),
    [
        ("complots", 1, 300, 0.85, {}),  # over 4,000 games it wins 92 % of either
        ("complots", 3, 300, 0.8, {}),
        ("guillotine", 1, 60, 0.9, {"edition": "amigo"}),  # over 2,000 games 99 % of either
        ("guillotine", 1, 60, 0.9, {"edition": "wotc"}),
        ("guillotine", 3, 60, 0.75, {"edition": "amigo"}),  # 87 %
        ("guillotine", 3, 60, 0.75, {"edition": "wotc"}),  # 89 %
        ("druide", 2, 30, 0.6, {}),
        ("druide", 3, 30, 0.6, {}),
        ("convention", 1, 40, 0.9, {}),  # over 1,000 games all of them
        ("convention", 2, 40, 0.8, {}),  # 96 %
        ("convention", 3, 40, 0.75, {}),  # 91 %
        ("cocarde", 1, 24, 0.8, {}),  # over 1,000 games 94 %
        ("cocarde", 3, 24, 0.6, {}),  # 76 %
    ],
)
def test_regular_beats_random(
    name: str, rivals: int, games: int, least: float, options: dict[str, Any]
) -> None:
    assert wins(name, rivals, games, **options) > least
