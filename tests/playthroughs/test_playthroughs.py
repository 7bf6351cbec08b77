"""A change of rules, events or words shows as a change of these games, to be reviewed like code."""

from __future__ import annotations

import pytest

from cabale import games
from tests.playthroughs.telling import FOLDER, GAMES, tell

ENOUGH = 3  # of every game: other seats, other options


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written_down(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_text_is_of_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_is_told_with_several_tables(game: str) -> None:
    tables = [(seats, options) for played, seats, _, options in GAMES.values() if played == game]
    different = [table for place, table in enumerate(tables) if table not in tables[:place]]
    assert len(different) >= ENOUGH
