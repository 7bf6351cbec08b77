"""The client's own tests lay tables as the house lays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.games import GAMES
from tests.browser import lesson_views
from tests.browser.frames import LAID, MOMENTS, text


@pytest.mark.parametrize("name", MOMENTS)
def test_the_client_is_tested_with_what_the_house_sends(name: str, tmp_path: Path) -> None:
    assert (LAID / f"{name}.ts").read_text("utf-8") == text(name, tmp_path)


def test_every_game_is_laid() -> None:
    assert set(GAMES) <= set(MOMENTS)


def test_lessons_are_those_of_the_house() -> None:
    assert lesson_views.FILE.read_text("utf-8") == lesson_views.text()
