"""Result files as one table, for whoever reckons with other tools: a row for every seat of every game.

As CSV, or as Parquet by pyarrow (the extra `parquet`). What one game has and another has not is left empty.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cabale.arena.report.facts import FIRST
from cabale.arena.report.samples import Results
from cabale.arena.series import Header, Played
from cabale.core.options import write_value

Cell = str | int | float | bool | list[str] | None
Row = dict[str, Cell]


def rows(results: Iterable[Results]) -> list[Row]:
    """All seats of all games, as the files have them; seats count from 0."""
    return [
        {**about, **of_seat(played, seat)}
        for header, games in results
        for about in (of_series(header),)
        for played in games
        for seat in range(header.seats)
    ]


def of_series(header: Header) -> Row:
    options = {f"option_{name}": write_value(value) for name, value in header.options.items()}
    return {
        "game": header.game,
        "rules": header.rules,
        "package": header.package,
        "version": header.version,
        "seats": header.seats,
        "seed": header.seed,
        **options,
    }


def of_seat(played: Played, seat: int) -> Row:
    """What a game says of this seat, and of itself. A fact that goes by seats is that of this one."""
    facts = {
        f"fact_{name}": fact[seat] if isinstance(fact, list) else fact
        for name, fact in played.facts.items()
        if name != FIRST
    }
    return {
        "number": played.number,
        "deal": played.deal,
        "seat": seat,
        "entrant": played.lineup[seat],
        "began": played.facts[FIRST] == seat,
        "share": played.shares[seat],
        "rank": played.ranks[seat],
        "total": played.totals[seat],
        "decisions": played.decisions,
        "turns": played.turns,
        "seconds": played.seconds,
        **facts,
    }


def columns(table: Sequence[Row]) -> dict[str, list[Cell]]:
    """The same by columns, in the order in which they are met. Where one cell lists names, all do."""
    names = dict.fromkeys(name for row in table for name in row)
    found = {name: [row.get(name) for row in table] for name in names}
    return {name: listed(cells) for name, cells in found.items()}


def listed(cells: list[Cell]) -> list[Cell]:
    if not any(isinstance(cell, list) for cell in cells):
        return cells
    return [[cell] if isinstance(cell, str) else cell for cell in cells]


def write_csv(table: Sequence[Row], path: Path) -> None:
    """Names of a list have spaces between them, truths are 1 and 0."""
    by_name = columns(table)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(by_name)
        writer.writerows([[in_text(cell) for cell in row] for row in zip(*by_name.values(), strict=True)])


def in_text(cell: Cell) -> str | int | float | None:
    if isinstance(cell, list):
        return " ".join(cell)
    return int(cell) if isinstance(cell, bool) else cell


def write_parquet(table: Sequence[Row], path: Path) -> None:
    """Every column with a type of its own."""
    import pyarrow
    from pyarrow import parquet

    by_name: Mapping[str, list[Cell]] = columns(table)
    parquet.write_table(pyarrow.table(by_name), path)
