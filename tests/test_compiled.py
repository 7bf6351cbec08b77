"""What is compiled: modules say so in their first line. The suite runs twice, interpreted and compiled; this
tells that each run is what it claims to be."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from cabale.bots.search.heuristics import Heuristics
from cabale.games import GAMES
from hatch_build import marked

SOURCE = Path(__file__).resolve().parents[1] / "src"
MARKED = [".".join(path.with_suffix("").parts) for path in marked(SOURCE)]
PARTS = {"core", "games", "bots"}  # where something is done a million times
RARE = {"cabale.core.notation", "cabale.core.steps"}  # what comes in from outside; what is made once for all


def modules(part: str) -> list[str]:
    paths = sorted(SOURCE.glob(f"cabale/{part}/**/*.py"))
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths]


def classes(name: str) -> list[type]:
    """The classes that a module defines."""
    found = vars(import_module(name)).values()
    return [it for it in found if isinstance(it, type) and it.__module__ == name]


def runs_compiled(name: str) -> bool:
    return str(import_module(name).__file__).endswith((".so", ".pyd"))


def test_something_is_marked() -> None:
    assert {name.split(".")[1] for name in MARKED} == PARTS


@pytest.mark.parametrize("part", sorted(PARTS))
def test_what_is_marked_runs_as_announced_and_nothing_else_does(part: str) -> None:
    expected = [name for name in MARKED if os.environ.get("CABALE_EXPECT_COMPILED") == "1"]
    found = [name for name in modules(part) if not name.endswith("__init__") and runs_compiled(name)]
    assert found == [name for name in expected if name in modules(part)]


def test_a_room_of_games_is_marked_in_all_of_them_or_in_none() -> None:
    names = [name for name in modules("games") if name.count(".") == 3]
    rooms = {
        marked: {name.split(".")[3] for name in names if (name in MARKED) == marked}
        for marked in (True, False)
    }
    assert {"pieces", "table", "rules", "watching", "questions", "refusals", "notation"} <= rooms[True]
    assert rooms[True] & rooms[False] == set()


def test_what_marked_games_call_in_the_core_is_marked() -> None:
    """From compiled code into plain Python and back again, a question cost half as much more."""
    games = [vars(import_module(name)).values() for name in MARKED if name.startswith("cabale.games.")]
    used = [it for values in games for it in values if not isinstance(it, type)]
    called = {it.__module__ for it in used if callable(it)}
    called |= {it.__name__ for it in used if isinstance(it, ModuleType)}
    core = {name for name in called if name.startswith("cabale.core.")}
    assert RARE < core
    assert core - RARE <= set(MARKED)


def test_the_craft_of_every_search_is_marked() -> None:
    heuristics = [
        name for name in modules("bots/*") if any(issubclass(it, Heuristics) for it in classes(name))
    ]
    assert len(heuristics) > len(GAMES)  # and what they have in common
    assert [name for name in heuristics if name not in MARKED] == []


def test_no_marked_module_defines_what_mypyc_cannot_compile() -> None:
    structs = {name: [it for it in classes(name) if issubclass(it, msgspec.Struct)] for name in MARKED}
    assert {name: found for name, found in structs.items() if found} == {}
