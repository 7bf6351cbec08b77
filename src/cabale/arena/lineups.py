"""Who sits where, game after game: everybody in every seat equally often, before the same cards.

A plan is a row of line-ups, and in blocks how many of them, one after the other, share a deal. A block holds
the rotations of one table, so that within it everybody has had every hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

Lineup = tuple[str, ...]
"""Names of entrants, seat by seat."""


class Plan(NamedTuple):
    """Line-ups in their order, and how many after each other are dealt the same cards (nothing: none are)."""

    lineups: tuple[Lineup, ...]
    blocks: tuple[int, ...] = ()


def rotations(lineup: Lineup) -> list[Lineup]:
    """The ways to sit round the table in this order, each once: everybody a seat further every time."""
    turned = [lineup[start:] + lineup[:start] for start in range(len(lineup))]
    return list(dict.fromkeys(turned))


def one_table(names: Sequence[str]) -> Plan:
    """The same people always, a seat further each time."""
    return of_tables([tuple(names)])


def pairing(first: str, second: str, seats: int) -> Plan:
    """Half of the seats for the first, rounded down, and the rest for the second, in every way to sit."""
    assert first != second
    chosen = combinations(range(seats), seats // 2)
    return of_tables([tuple([first if seat in mine else second for seat in range(seats)]) for mine in chosen])


def mixed(names: Sequence[str], seats: int) -> Plan:
    """Tables of everybody, both ways round: if they are too many for the seats, every choice of them;
    if they are too few, some of them twice, each in turn."""
    if len(names) > seats:
        tables = list(combinations(names, seats))
    else:
        tables = [
            tuple([names[(start + seat) % len(names)] for seat in range(seats)])
            for start in range(len(names))
        ]
    return of_tables([*tables, *[tuple(reversed(table)) for table in tables]])


def of_tables(tables: Iterable[Lineup]) -> Plan:
    """A block for each table; those that are only rotations of one before are left out."""
    blocks: list[list[Lineup]] = []
    known: set[Lineup] = set()
    for table in tables:
        if table not in known:
            blocks.append(rotations(table))
            known.update(blocks[-1])
    lineups = tuple([lineup for block in blocks for lineup in block])
    return Plan(lineups, tuple([len(block) for block in blocks]))
