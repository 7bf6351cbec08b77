"""A second scorer, written the other way round: no bar numbers, no unique maximum, nothing of the engine's.

Stones are dealt into colleges by walking round the ring and stopping at every line that holds a bar. Who
carries a college is found by groups: the leaders, if they are tied, are struck off together, then the next
group, until one player stands alone on top or nobody is left.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

RING = 30


class Result(NamedTuple):
    votes: list[int]
    bonus: list[int]
    winner: int | None


def by_elimination(counts: Mapping[int, int]) -> int | None:
    left = dict(counts)
    while left:
        top = max(left.values())
        group = [player for player, count in left.items() if count == top]
        if len(group) == 1:
            return group[0]
        for player in group:
            del left[player]
    return None


def walk(lines: Collection[int]) -> list[list[int]]:
    """The colleges: from behind any bar round the ring, a new one behind every line with a bar."""
    found: list[list[int]] = []
    current: list[int] = []
    start = min(lines)
    for step in range(1, RING + 1):
        stone = (start + step - 1) % RING + 1
        current.append(stone)
        if stone in lines:  # the day side of this stone has a bar
            found.append(current)
            current = []
    assert not current
    return found


def count(
    players: int,
    lines: Collection[int],
    druids: Mapping[int, int],
    colours: Sequence[str],
    taboo: Sequence[str],
    lucky: Sequence[int],
) -> Result:
    """Druids as stone to player; colours of stone 1, stone 2 …"""
    away = {stone for stone, player in druids.items() if colours[stone - 1] == taboo[player]}
    votes, bonus = [0] * players, [0] * players
    for college in walk(lines):
        present = [druids[stone] for stone in college if stone in druids and stone not in away]
        winner = by_elimination({player: present.count(player) for player in range(players)})
        if winner is not None:
            votes[winner] += len(college) - len(away & set(college))
            bonus[winner] += 2 if lucky[winner] in college else 0
    totals = {player: votes[player] + bonus[player] for player in range(players)}
    return Result(votes, bonus, by_elimination(totals))
