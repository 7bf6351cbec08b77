"""The client's own tests lay tables as the house lays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.analysis import EDITION
from cabale.games import GAMES
from tests.browser import lesson_views, weighed
from tests.browser.frames import LAID, MOMENTS, text


@pytest.mark.parametrize("name", MOMENTS)
def test_the_client_is_tested_with_what_the_house_sends(name: str, tmp_path: Path) -> None:
    assert (LAID / f"{name}.ts").read_text("utf-8") == text(name, tmp_path)


def test_every_game_is_laid() -> None:
    assert set(GAMES) <= set(MOMENTS)


def test_lessons_are_those_of_the_house() -> None:
    assert lesson_views.FILE.read_text("utf-8") == lesson_views.text()


def test_what_pages_show_of_an_analysis_a_house_would_keep() -> None:
    assert weighed.kept().edition == EDITION


@pytest.mark.slow
def test_what_pages_show_of_an_analysis_is_what_a_house_finds() -> None:
    assert weighed.kept() == weighed.weigh()
