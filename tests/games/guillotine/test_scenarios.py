"""The scenario files of Guillotine: every one passes, and together they cover the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cabale.core.game import Game
from cabale.core.options import write_value
from cabale.core.scenario import run_file, written
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.pieces import ACTIONS, KIND, KINDS_OF_NOBLES, TEXT

FILES = sorted((Path(__file__).parents[2] / "scenarios/guillotine").glob("*.toml"))


def find(name: str) -> Game[Any, Any]:
    assert name == "guillotine"
    return GUILLOTINE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    failures = [
        f"{failure.key} ({outcome.case or outcome.line}): expected {written(failure.expected)}, "
        f"found {written(failure.found)} {failure.refused or ''}"
        for outcome in run_file(path, find)
        for failure in outcome.failures
    ]
    assert failures == []


def test_the_worked_examples_are_all_there() -> None:
    found = {tomllib.loads(path.read_text("utf-8"))["id"][:4] for path in FILES}
    assert {f"A-{number:02}" for number in range(1, 21)} <= found


def test_every_action_card_and_every_noble_with_a_text_has_a_file() -> None:
    stems = {path.stem for path in FILES}
    assert [card for card in ACTIONS if card not in stems] == []
    told = {"lady": "lord", "lady_in_waiting": "lord", "captain_of_the_guard": "general", "countess": "count"}
    texts = {KINDS_OF_NOBLES[KIND[noble]] for noble, text in enumerate(TEXT) if text}
    texts |= {"master_spy", "unpopular_judge", "count", "countess", "palace_guard", "tragic_figure"}
    assert [noble for noble in sorted(texts) if f"noble-{told.get(noble, noble)}" not in stems] == []


def test_every_value_of_every_option_is_shown() -> None:
    """The default is shown by the files that do not mention the option."""
    shown = {
        (option, write_value(value))
        for path in FILES
        for option, value in tomllib.loads(path.read_text("utf-8")).get("options", {}).items()
    }
    for option in GUILLOTINE.options:
        values = set(option.words) | ({"true", "false"} if option.flag else set())
        values -= {write_value(option.default)}
        assert [value for value in values if not option.room and (option.name, value) not in shown] == []
        if option.seat:
            assert any((option.name, letter) in shown for letter in LETTERS)


def test_pages_hold_the_fields_that_files_may_name() -> None:
    page = GUILLOTINE.page(GUILLOTINE.view(GUILLOTINE.new(), PUBLIC))
    assert sorted(page) == sorted(GUILLOTINE.fields)
