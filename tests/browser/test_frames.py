"""The client's own tests lay tables as the house lays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.games import GAMES
from tests.browser.frames import LAID, text


@pytest.mark.parametrize("game", GAMES)
def test_the_client_is_tested_with_what_the_house_sends(game: str, tmp_path: Path) -> None:
    assert (LAID / f"{game}.ts").read_text("utf-8") == text(game, tmp_path)
