"""A change of rules, events or words shows as a change of these games, to be reviewed like code."""

from __future__ import annotations

import pytest

from tests.playthroughs.telling import FOLDER, GAMES, tell


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written_down(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_text_is_of_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
