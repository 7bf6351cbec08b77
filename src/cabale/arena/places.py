"""What the places of a game tell of strength: who was chosen from which field, and who came before whom.

A ranking is read as Plackett (1975) and Luce (1959) read it: the first is chosen from all seats, the second
from all who are left, and so on. Several who share a place might have come in any order, so every order of
them counts in equal part; of two, that is half a win for each. Every seat is a player of its own, as strong
as its entrant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from math import comb, prod
from typing import NamedTuple

from cabale.arena.series import Played

Field = tuple[int, ...]
"""Who is left to choose from: how many seats each entrant has among them."""


class Choices(NamedTuple):
    """The logarithm of a likelihood: every strength as often as its entrant was chosen, less the logarithm of
    what each field weighs as often as somebody was chosen from it. And who was ever chosen before whom."""

    chosen: tuple[float, ...]
    fields: tuple[tuple[Field, float], ...]
    before: frozenset[tuple[int, int]]


def choices(names: Sequence[str], games: Iterable[Played]) -> Choices:
    """What these games tell of these entrants."""
    return together([(_of_game(names, played), 1) for played in games], len(names))


def together(parts: Iterable[tuple[Choices, int]], entrants: int) -> Choices:
    """All of them, each so many times."""
    chosen = [0.0] * entrants
    fields: dict[Field, float] = {}
    before: set[tuple[int, int]] = set()
    for part, times in parts:
        for index, count in enumerate(part.chosen):
            chosen[index] += times * count
        for field, count in part.fields:
            fields[field] = fields.get(field, 0.0) + times * count
        before |= part.before
    return Choices(tuple(chosen), tuple(sorted(fields.items())), frozenset(before))


def _of_game(names: Sequence[str], played: Played) -> Choices:
    """From the last place to the first: whoever is there is chosen before all who are left."""
    chosen = [0.0] * len(names)
    fields: dict[Field, float] = {}
    before: set[tuple[int, int]] = set()
    left = [0] * len(names)
    for rank in sorted(set(played.ranks), reverse=True):
        group = _seats(names, played, rank)
        size = sum(group)
        for kept in product(*[range(count + 1) for count in group]):
            if any(kept):
                ways = prod(map(comb, group, kept)) / comb(size, sum(kept))
                field = tuple([mine + also for mine, also in zip(left, kept, strict=True)])
                fields[field] = fields.get(field, 0.0) + ways
        for index, count in enumerate(group):
            chosen[index] += count
            left[index] += count
            if count:
                before |= {(index, other) for other, seats in enumerate(left) if seats and other != index}
                before |= {(other, index) for other, seats in enumerate(group) if seats and other != index}
    for field in [field for field in fields if sum(map(bool, field)) == 1]:  # whoever it is, it is the same
        chosen[next(index for index, seats in enumerate(field) if seats)] -= fields.pop(field)
    return Choices(tuple(chosen), tuple(sorted(fields.items())), frozenset(before))


def _seats(names: Sequence[str], played: Played, rank: int) -> Field:
    there = Counter([who for who, place in zip(played.lineup, played.ranks, strict=True) if place == rank])
    return tuple([there[name] for name in names])


def came_before(played: Played, first: str, second: str) -> tuple[float, float]:
    """In how many of their pairs of seats the first came before the second, and how many pairs there are.
    A shared place counts half."""
    mine, theirs = (
        [rank for who, rank in zip(played.lineup, played.ranks, strict=True) if who == name]
        for name in (first, second)
    )
    pairs = [(one, other) for one in mine for other in theirs]
    return sum((one < other) + (one == other) / 2 for one, other in pairs), float(len(pairs))
