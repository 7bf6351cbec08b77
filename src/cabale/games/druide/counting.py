# mypyc: compile
"""The end of the game, in the order of the rulebook: tokens, taboos, colleges, lucky stones, election."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, Step
from cabale.core.seats import NO_SEAT
from cabale.games.druide import events
from cabale.games.druide.pieces import FREE, LUCK, STONES, TOKEN
from cabale.games.druide.table import Druide, alone_on_top


class Tokens(Step[Druide]):
    """D-14. A neutral token on every empty stone, however many that takes (D-R8)."""

    def begin(self, s: Druide) -> int:
        stones = s.stones
        placed = 0
        for stone in range(1, STONES + 1):
            if stones[stone] == FREE:
                stones[stone] = TOKEN
                placed += 1
        s.tell(events.FILLED, NO_SEAT, placed)
        return NOBODY


class Taboos(Step[Druide]):
    """D-15. Trilithon cards are shown, and druids leave stones of their taboo colour, which stay empty."""

    def begin(self, s: Druide) -> int:
        for seat in range(len(s.reserve)):
            taboo = s.taboo[seat]
            s.tell(events.TABOO_SHOWN, seat, taboo)
            for stone in range(1, STONES + 1):
                if s.stones[stone] == seat and s.options.colours[stone] == taboo:
                    s.stones[stone] = FREE  # D-R9
                    s.tell(events.REMOVED, seat, stone)
        return NOBODY


class Colleges(Step[Druide]):
    """D-16 to D-18. One college after the other gives all its votes to one player, or does not vote."""

    def begin(self, s: Druide) -> int:
        for bar in s.around():
            first, size = s.college(bar)
            if size:  # D-16
                winner = carrier(s, first, size)
                if winner != NO_SEAT:
                    s.votes[winner] += s.votes_of(first, size)
                s.tell(events.COLLEGE, winner, bar)
        return NOBODY


def carrier(s: Druide, first: int, size: int) -> int:
    """D-18. Who gets the votes of a college: of those who share their count with nobody, the highest."""
    return alone_on_top(s.druids_in(first, size))


class LuckyStones(Step[Druide]):
    """D-19. Number cards are shown: two votes for whoever carried the college of that stone."""

    def begin(self, s: Druide) -> int:
        for seat in range(len(s.reserve)):
            lucky = s.lucky[seat]
            s.tell(events.LUCKY_SHOWN, seat, lucky)
            first, size = college_of(s, lucky)
            if carrier(s, first, size) == seat:
                s.bonus[seat] = LUCK
                s.tell(events.LUCK_VOTES, seat, LUCK)
        return NOBODY


def college_of(s: Druide, stone: int) -> tuple[int, int]:
    """The college in which a stone lies."""
    for bar in range(len(s.bars)):
        first, size = s.college(bar)
        if (stone - first) % STONES < size:
            return first, size
    raise AssertionError("every stone lies in a college")


class Election(Step[Druide]):
    """D-19. The highest total that nobody shares is elected; if all are tied, nobody is (D-R11)."""

    def begin(self, s: Druide) -> int:
        totals = s.totals()
        for seat in range(len(totals)):
            s.tell(events.TOTAL, seat, totals[seat])
        winner = alone_on_top(totals)
        if winner == NO_SEAT:
            s.tell(events.UNELECTED)
        else:
            s.tell(events.ELECTED, winner, totals[winner])
        return NOBODY


def count_up(s: Druide) -> None:
    """D-13. All have passed."""
    s.do(TOKENS, TABOOS_SHOWN, COLLEGES, LUCKY_STONES, ELECTION)


TOKENS: Final = Tokens()
TABOOS_SHOWN: Final = Taboos()
COLLEGES: Final = Colleges()
LUCKY_STONES: Final = LuckyStones()
ELECTION: Final = Election()
