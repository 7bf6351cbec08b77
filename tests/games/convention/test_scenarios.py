"""The scenario files of the Convention: together they cover the box."""

from __future__ import annotations

from pathlib import Path

from cabale.games.convention.pieces import CARD_NAMES

FILES = sorted((Path(__file__).parents[2] / "scenarios/convention").glob("*.toml"))


def test_every_card_is_played_in_some_file() -> None:
    played = " ".join(path.read_text("utf-8") for path in FILES)
    words = set(played.replace("=", " ").replace("~", " ").replace('"', " ").split())
    assert [card for card in CARD_NAMES if card not in words] == []
