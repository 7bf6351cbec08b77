"""The cards that a seat does not see: dealt again and again, and more often as the others' play suggests."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from cabale.bots.druide.completion import next_number
from cabale.games.druide.pieces import COLOURS
from cabale.games.druide.table import Druide

SHUNNED: Final = 0.35  # how likely a druid goes on a stone of its own taboo colour, to 1 for any other
SHARES: Final = 1 << 20  # a deal that nothing speaks against has so many


class Unseen:
    """Made for one answer, from a table with the cards of one seat and no others."""

    def __init__(
        self,
        table: Druide,
        wanting: list[int],
        numbers: list[int],
        shunning: list[int],
        trilithons: list[int],
    ) -> None:
        self.table: Final = table
        self.wanting: Final = wanting  # seats whose lucky number is unknown
        self.numbers: Final = numbers  # number cards that these may have
        self.shunning: Final = shunning  # seats whose taboo colour is unknown
        self.deals: Final[list[tuple[int, ...]]] = list(permutations(trilithons, len(shunning)))
        self.shares: Final = self.weigh()

    def weigh(self) -> list[int]:
        """The shares of every deal of trilithon cards, and of all before it."""
        s = self.table
        druids = [[0] * len(COLOURS) for _ in s.reserve]
        for stone in range(1, len(s.stones)):
            owner = s.stones[stone]
            if owner >= 0:
                druids[owner][s.options.colours[stone]] += 1
        total = 0
        shares: list[int] = []
        for deal in self.deals:
            weight = float(SHARES)
            for i in range(len(deal)):
                weight *= SHUNNED ** druids[self.shunning[i]][deal[i]]
            total += 1 + int(weight)
            shares.append(total)
        return shares

    def deal(self, number: int) -> tuple[Druide, int]:
        """A table where everybody has cards, and the next random number."""
        s = self.table.clone()
        numbers, shares = self.numbers, self.shares
        for seat in self.wanting:
            number = next_number(number)
            s.lucky[seat] = numbers[(number >> 8) % len(numbers)]
        number = next_number(number)
        last = len(shares) - 1
        lot = number % shares[last]
        first = 0
        while first < last:
            middle = (first + last) // 2
            if shares[middle] > lot:
                last = middle
            else:
                first = middle + 1
        deal = self.deals[first]
        for i in range(len(deal)):
            s.taboo[self.shunning[i]] = deal[i]
        return s, number
