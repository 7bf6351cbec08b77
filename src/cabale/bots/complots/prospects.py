# mypyc: compile
"""What a position is worth: my share of the win, from lives and coins alone."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from cabale.games.complots.pieces import ASSASSIN_COST, COUP_COST, LOOT, MUST_COUP, RICHEST

Change = tuple[int, int, int]  # a seat, and by how much its lives and its coins change

# Among three or more: how strong a player is. Fitted to games of this bot against itself; coins count
# for little, because they are there to be spent and draw attacks.
SECOND_LIFE: Final = 0.75
COIN: Final = 0.015
STRENGTH: Final = (
    (0.0,) * (RICHEST + 1),
    tuple(exp(COIN * coins) for coins in range(RICHEST + 1)),
    tuple(exp(SECOND_LIFE + COIN * coins) for coins in range(RICHEST + 1)),
)

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


class Prospects:
    """The table as it stands, and what my share would be if it changed."""

    def __init__(self, me: int, lives: list[int], coins: list[int], active: int) -> None:
        self.me: Final = me
        self.lives: Final = lives
        self.coins: Final = coins
        self.active: Final = active
        rivals = [seat for seat, left in enumerate(lives) if left and seat != me]
        self.rivals: Final = len(rivals)
        self.strength: Final = sum([STRENGTH[lives[seat]][coins[seat]] for seat in rivals])
        self.threats: Final = sum([coins[seat] >= COUP_COST for seat in rivals])

    def share(self, *changes: Change) -> float:
        """My share of the win at the end of this turn, once these changes have come about."""
        lives = self.lives[:]
        coins = self.coins[:]
        for seat, life, coin in changes:
            lives[seat] = max(0, lives[seat] + life)
            coins[seat] = max(0, min(RICHEST, coins[seat] + coin))
        me = self.me
        if not lives[me]:
            return 0.0
        rivals, strength, threats = self.rivals, self.strength, self.threats
        for seat in {seat for seat, _, _ in changes}:
            if seat != me:
                strength += STRENGTH[lives[seat]][coins[seat]] - STRENGTH[self.lives[seat]][self.coins[seat]]
                threats += (lives[seat] > 0 and coins[seat] >= COUP_COST) - (self.coins[seat] >= COUP_COST)
                rivals -= not lives[seat]
        if not rivals:
            return 1.0
        if rivals == 1:
            return self._between_two(lives, coins)
        hit = min(0.9, threats / rivals)  # each who can stage a coup may choose me
        mine = STRENGTH[lives[me]][coins[me]] * (1 - hit) + STRENGTH[lives[me] - 1][coins[me]] * hit
        return mine / (mine + strength)

    def _between_two(self, lives: list[int], coins: list[int]) -> float:
        me = self.me
        other = next(seat for seat, left in enumerate(lives) if left and seat != me)
        if self._moves_next(lives) == me:
            chance = duel()[lives[me], coins[me], lives[other], coins[other]]
        else:
            chance = 1 - duel()[lives[other], coins[other], lives[me], coins[me]]
        return 0.5 + (chance - 0.5) * SOONER

    def _moves_next(self, lives: list[int]) -> int:
        """C-10. Whose turn follows."""
        seat = (self.active + 1) % len(lives)
        while not lives[seat]:
            seat = (seat + 1) % len(lives)
        return seat
