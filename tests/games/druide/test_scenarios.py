"""The scenario files of Le Grand Druide, beside what holds for those of every game."""

from __future__ import annotations

import tomllib
from pathlib import Path

from cabale.games.druide import DRUIDE

FILES = sorted((Path(__file__).parents[2] / "scenarios/druide").glob("*.toml"))


def test_the_second_acceptance_scenario_has_its_three_parts() -> None:
    found = {tomllib.loads(path.read_text("utf-8"))["id"] for path in FILES}
    assert {"DX-02a", "DX-02b", "DX-02c"} <= found


def test_every_option_that_takes_a_row_is_shown_with_one() -> None:
    shown = {
        option
        for path in FILES
        for option, value in tomllib.loads(path.read_text("utf-8")).get("options", {}).items()
        if not isinstance(value, str)
    }
    assert {option.name for option in DRUIDE.options if option.row} <= shown
