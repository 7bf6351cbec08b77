"""The map of the house in CONTRIBUTING.md: every room and every module is on it, and what it says is so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cabale.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "src/cabale"
MAP = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Where things are")[1].split("\n## ")[0]
OWN = [entry.game.id for entry in GAMES.entries if entry.own]
FRONT = "cabale"  # the row of what lies in no room


def rows(columns: str) -> list[list[str]]:
    """The rows of the tables with these columns."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in MAP.splitlines() if "|" in line
    ]
    heads = [number for number, row in enumerate(cells) if row == columns.split(", ")]
    found: list[list[str]] = []
    for head in heads:
        for row in cells[head + 2 :]:
            if not row[0].startswith("`"):
                break
            found.append(row)
    return found


def names(cell: str) -> set[str]:
    return set(re.findall(r"`([\w/*]+)`", cell))


def packages(room: str) -> list[Path]:
    """Where a room lies: a star stands for every game of the house."""
    if room == FRONT:
        return [HOUSE]
    return [HOUSE / room.replace("*", game) for game in OWN] if "*" in room else [HOUSE / room]


def modules(room: str) -> set[str]:
    found = [path for package in packages(room) for path in package.glob("*.py")]
    return {path.stem for path in found} - {"__init__"}


KNOWLEDGE = {name: row[2] for row in rows("room, what it is for, what it may know") for name in names(row[0])}
MODULES: dict[str, set[str]] = {}
for row in rows("room, modules, what they are for"):
    for room in names(row[0]):
        MODULES[room] = MODULES.get(room, set()) | names(row[1])


def test_every_package_has_its_rows() -> None:
    there = {path.parent.relative_to(HOUSE) for path in HOUSE.rglob("*.py")}
    mapped = {package.relative_to(HOUSE) for room in MODULES for package in packages(room)}
    assert mapped == there - {Path("games")}  # which is a front door and nothing else


def test_every_part_says_what_it_knows() -> None:
    parts = {path.parent.name for path in HOUSE.glob("*/__init__.py")}
    assert set(KNOWLEDGE) == parts | {"cli"}


@pytest.mark.parametrize("room", sorted(MODULES))
def test_the_modules_of_a_room_are_on_the_map_and_no_others(room: str) -> None:
    assert MODULES[room] == modules(room)


@pytest.mark.parametrize("part", sorted(KNOWLEDGE))
def test_a_part_knows_what_the_map_says(part: str) -> None:
    files = [HOUSE / "cli.py"] if part == "cli" else sorted((HOUSE / part).rglob("*.py"))
    known: set[str] = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "cabale":
                known |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and str(node.module).startswith("cabale."):
                known.add(str(node.module).split(".")[1])
    assert known - {part, "__version__"} == names(KNOWLEDGE[part])


def classes(path: Path) -> set[str]:
    return {node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}


def test_no_two_classes_of_one_name_meet_in_a_file() -> None:
    """A name may mean one thing in one room and another in the next; whoever reads a file of both must not
    have to ask which."""
    homes: dict[str, set[str]] = {}
    for path in HOUSE.rglob("*.py"):
        for name in classes(path):
            homes.setdefault(name, set()).add(path.relative_to(HOUSE.parent).with_suffix("").as_posix())
    shared = {name for name, found in homes.items() if len(found) > 1}
    met: list[str] = []
    for path in sorted(HOUSE.rglob("*.py")):
        tree, spoken = ast.parse(path.read_text("utf-8")), {(name, "here") for name in classes(path)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("cabale"):
                spoken |= {(alias.name, str(node.module)) for alias in node.names}
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                spoken |= {(node.attr, node.value.id)} if node.value.id not in ("self", "s") else set()
        named = [name for name, _ in spoken if name in shared]
        met += [
            f"{path.relative_to(HOUSE)}: {name}"
            for name in sorted({it for it in named if named.count(it) > 1})
        ]
    assert met == []
