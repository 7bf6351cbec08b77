"""The scenario files of the Convention: every one passes, and together they cover the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.options import write_value
from cabale.core.scenario import run_file, written
from cabale.core.seats import PUBLIC
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import CARD_NAMES

FILES = sorted((Path(__file__).parents[2] / "scenarios/convention").glob("*.toml"))


def find(name: str) -> Game[Any, Any]:
    assert name == "convention"
    return CONVENTION


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    failures = [
        f"{failure.key} ({outcome.case or outcome.line}): expected {written(failure.expected)}, "
        f"found {written(failure.found)} {failure.refused or ''}"
        for outcome in run_file(path, find)
        for failure in outcome.failures
    ]
    assert failures == []


def test_the_files_are_named_after_their_ids() -> None:
    ids = [tomllib.loads(path.read_text("utf-8"))["id"] for path in FILES]
    assert [name.lower() for name in ids] == [path.stem for path in FILES]


def test_the_acceptance_scenarios_are_all_there() -> None:
    found = {path.stem[:4] for path in FILES}
    assert {f"a-{number:02}" for number in range(1, 26)} <= found


def test_every_card_is_played_in_some_file() -> None:
    played = " ".join(path.read_text("utf-8") for path in FILES)
    words = set(played.replace("=", " ").replace("~", " ").replace('"', " ").split())
    assert [card for card in CARD_NAMES if card not in words] == []


def test_every_value_of_every_option_is_shown() -> None:
    """The default is shown by the files that do not mention the option."""
    shown = {
        (option, write_value(value))
        for path in FILES
        for option, value in tomllib.loads(path.read_text("utf-8")).get("options", {}).items()
    }
    for option in CONVENTION.options:
        values = set(option.words) | ({"true", "false"} if option.flag else set())
        values -= {write_value(option.default)}
        assert [value for value in values if not option.room and (option.name, value) not in shown] == []
        if option.whole and not option.room:
            assert any(name == option.name for name, _ in shown), option.name


def test_pages_hold_the_fields_that_files_may_name() -> None:
    page = CONVENTION.page(CONVENTION.view(CONVENTION.new(), PUBLIC))
    assert sorted(page) == sorted(CONVENTION.fields)
