"""The bots by name: which there are, and what is said when there is none of that name."""

import pytest

from cabale import bots
from cabale.core.errors import BadSetup
from cabale.games import GAMES


def test_every_game_has_a_random_player_and_four_levels_above_it() -> None:
    assert bots.LEVELS == ("random", "novice", "regular", "expert", "master")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_can_be_made(game: str) -> None:
    for level in bots.LEVELS:
        bots.make(game, level, 1)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make("complots", "brilliant", 1)
    assert refused.value.code == "unknown_level"
    assert refused.value.arguments == {"level": "brilliant", "expected": bots.LEVELS}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make("whist", "random", 1)
    assert refused.value.code == "unknown_game"
