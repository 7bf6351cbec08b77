# mypyc: compile
"""The last two as a race of lives and coins: how likely the one to move wins it, by value iteration (Bellman
1957) over all purses. Nobody's cards are known in it: how a try tends to end stands for them."""

from __future__ import annotations

from functools import cache
from typing import Final

from cabale.games.complots.pieces import ASSASSIN_COST, COUP_COST, LOOT, MUST_COUP, RICHEST

# Between two: what the one to move may try, and how that tends to end. Each way is how likely it is,
# what it does to the lives and coins of the one to move, and to the other's. A second card counters more.
Way = tuple[float, int, int, int, int]
STRIKE: Final[tuple[Way, ...]] = ((1.0, 0, -COUP_COST, -1, 0),)
EARN: Final[tuple[Way, ...]] = ((0.5, 0, 3, 0, 0), (0.44, 0, 2, 0, 0), (0.06, -1, 0, 0, 0))
ROB: Final[tuple[tuple[Way, ...], ...]] = (
    ((0.6, 0, 0, 0, -LOOT), (0.3, 0, 0, 0, 0), (0.1, -1, 0, 0, 0)),
    ((0.45, 0, 0, 0, -LOOT), (0.45, 0, 0, 0, 0), (0.1, -1, 0, 0, 0)),
)
STAB: Final[tuple[tuple[Way, ...], ...]] = (
    ((0.5, 0, -ASSASSIN_COST, -1, 0), (0.3, 0, -ASSASSIN_COST, 0, 0), (0.2, -1, 0, 0, 0)),
    ((0.5, 0, -ASSASSIN_COST, -1, 0), (0.4, 0, -ASSASSIN_COST, 0, 0), (0.1, -1, 0, 0, 0)),
)
SOONER: Final = 0.98  # what is a turn away is a little less certain, for better or worse
SWEEPS: Final = 40  # enough for the values to stand still

Race = tuple[int, int, int, int]  # lives and coins of the one to move, lives and coins of the other


@cache
def duel() -> dict[Race, float]:
    """How likely the one to move wins between two players who know nothing of each other's cards."""
    purses = range(RICHEST + 1)
    races = [(a, x, b, y) for a in (1, 2) for x in purses for b in (1, 2) for y in purses]
    chances = dict.fromkeys(races, 0.5)
    for _ in range(SWEEPS):
        for race in races:
            chances[race] = max([_after(chances, race, ways) for ways in _tries(race)])
    return chances


def _tries(race: Race) -> list[tuple[Way, ...]]:
    _, coins, their_lives, their_coins = race
    tries = [STRIKE] if coins >= COUP_COST else []
    if coins < MUST_COUP:
        tries.append(EARN)
        if their_coins:
            tries.append(ROB[their_lives - 1])
        if coins >= ASSASSIN_COST:
            tries.append(STAB[their_lives - 1])
    return tries


def _after(chances: dict[Race, float], race: Race, ways: tuple[Way, ...]) -> float:
    lives, coins, their_lives, their_coins = race
    total = 0.0
    for chance, life, coin, their_life, their_coin in ways:
        loot = min(their_coins, -their_coin)
        purse = min(RICHEST, coins + coin + loot)
        if not their_lives + their_life:
            total += chance
        elif lives + life:
            theirs = chances[their_lives + their_life, their_coins - loot, lives + life, purse]
            total += chance * (0.5 + (0.5 - theirs) * SOONER)
    return total
