"""Every scenario file is a test; and what the files must be as a whole."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cabale.core.options import write_value
from cabale.core.scenario import run_file, written
from cabale.core.scenario.checks import CHECKS
from cabale.core.scenario.views import event_kinds
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games import GAMES, game

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def scenarios(game: str) -> list[dict[str, Any]]:
    return [tomllib.loads(path.read_text("utf-8")) for path in FILES if path.parent.name == game]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario(path: Path) -> None:
    failures = [
        f"{failure.key} ({outcome.case or outcome.line}): expected {written(failure.expected)}, "
        f"found {written(failure.found)} {failure.refused or ''}"
        for outcome in run_file(path, game)
        for failure in outcome.failures
    ]
    assert failures == []


def test_ids_are_unique_and_the_files_are_named_after_them() -> None:
    ids = {path: tomllib.loads(path.read_text("utf-8"))["id"] for path in FILES}
    assert [name for name, times in Counter(ids.values()).items() if times > 1] == []
    named = [path.name for path, name in ids.items() if path.stem.startswith(name.lower()[:5])]
    assert named == [path.name for path in FILES]


ASKED_FOR = {  # what each rules document wants to see shown: so many scenarios with this beginning
    "complots": ("CX", 21),
    "guillotine": ("A", 20),
    "druide": ("DX", 16),
    "convention": ("A", 25),
    "cocarde": ("LX", 25),
}


@pytest.mark.parametrize("name", ASKED_FOR)
def test_the_acceptance_scenarios_are_all_there(name: str) -> None:
    first, count = ASKED_FOR[name]
    found = [scenario["id"] for scenario in scenarios(name)]
    wanted = [f"{first}-{number:02}" for number in range(1, count + 1)]
    assert [number for number in wanted if not any(one.startswith(number) for one in found)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_shown(name: str) -> None:
    """The default is shown by the files that do not mention the option."""
    shown = {
        (option, write_value(value))
        for scenario in scenarios(name)
        for option, value in scenario.get("options", {}).items()
    }
    for option in game(name).options:
        values = set(option.words) | ({"true", "false"} if option.flag else set())
        values |= {"none"} if option.optional else set()
        missing = [
            value
            for value in values - {write_value(option.default)}
            if not option.room and (option.name, value) not in shown
        ]
        assert missing == [], option.name
        if option.seat:
            assert any((option.name, letter) in shown for letter in LETTERS), option.name
        if option.whole or option.row:
            assert option.room or any(shown_name == option.name for shown_name, _ in shown), option.name


@pytest.mark.parametrize("name", GAMES)
def test_pages_hold_the_fields_that_files_may_name(name: str) -> None:
    some = game(name)
    page = some.page(some.view(some.new(), PUBLIC))
    assert sorted(page) == sorted(some.fields)


def test_the_example_of_the_documentation_runs(tmp_path: Path) -> None:
    page = (Path(__file__).parents[1] / "docs/scenarios.md").read_text("utf-8")
    example = next(block for block in page.split("```toml\n")[1:] if block.startswith("id ="))
    path = tmp_path / "example.toml"
    path.write_text(example.split("```")[0], "utf-8")
    assert [outcome.failures for outcome in run_file(path, game)] == [(), ()]


@pytest.mark.parametrize("of", list(GAMES))
def test_the_documentation_names_every_key_field_place_event_and_function(of: str) -> None:
    page = (Path(__file__).parents[1] / "docs/scenarios.md").read_text("utf-8")
    assert [key for key in CHECKS if f"`{key}`" not in page] == []
    part = page.partition(f"\n## {game(of).title}\n")[2].partition("\n## ")[0]
    names = [*game(of).fields, *event_kinds(game(of))]
    assert [name for name in names if f"`{name}`" not in part] == []
    assert [place for place in game(of).places if f'`"{place}"`' not in part] == []
    assert [name for name in game(of).functions if f"`{name}(" not in part] == []
