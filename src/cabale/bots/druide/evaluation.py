# mypyc: compile
"""The rest of a game played at random, and its count: quick, for a search does it thousands of times.

Druids placed at random may be placed in any order, so all that are left go down at once.
"""

from __future__ import annotations

from typing import Final

from cabale.bots.search.lots import next_number
from cabale.core.agenda import seat_bit
from cabale.core.seats import NO_SEAT
from cabale.games.druide.pieces import AFTER, BEFORE, FREE, LUCK, MOVE_BAR, NEUTRAL, NO_NUMBER, PLACE, STONES
from cabale.games.druide.table import Druide, alone_on_top

MOVED: Final = 5  # of sixteen neutral bars, so many are moved by whoever can
UP: Final = 0x40000  # the bit of a random number that says which way


def complete(s: Druide, number: int) -> int:
    """Play on to the end, but seldom on taboo stones; nobody passes early. Returns the next number.

    The agenda is left as it is: this table is for counting only.
    """
    stones, colours = s.stones, s.options.colours
    free = [stone for stone in range(1, STONES + 1) if stones[stone] == FREE]
    left = len(free)
    seats = len(s.reserve)
    first = (number >> 8) % seats
    for distance in range(seats):
        seat = (first + distance) % seats
        if s.passed & seat_bit(seat):
            continue
        taboo = s.taboo[seat]
        for _ in range(s.reserve[seat]):
            number = next_number(number)
            place = (number >> 8) % left
            if colours[free[place]] == taboo:
                place = (place + 1) % left
            left -= 1
            stones[free[place]] = seat
            free[place] = free[left]
        number = move_bars(s, seat, number)
    return number


def move_bars(s: Druide, seat: int, number: int) -> int:
    """Some of the neutral bars, one line up or down."""
    bars_left = s.bars_left[seat]
    for bar in range(len(s.bars)):
        if bars_left and s.owners[bar] == NEUTRAL:
            number = next_number(number)
            if (number >> 8) % 16 < MOVED:
                line = s.bars[bar]
                s.bars[bar] = AFTER[line] if number & UP else BEFORE[line]
                s.owners[bar] = seat
                bars_left -= 1
    return number


def count(s: Druide) -> list[int]:
    """D-14 to D-19. What everybody would have if the game ended here, as far as cards are known."""
    stones, colours, taboo = s.stones, s.options.colours, s.taboo
    seats = len(taboo)
    totals = [0] * seats
    line = s.bars[len(s.bars) - 1]
    for beyond in s.bars:
        size = (beyond - line) % STONES
        votes = size
        druids = [0] * seats
        stone = line
        for _ in range(size):
            stone = AFTER[stone]
            owner = stones[stone]
            if owner >= 0:
                if colours[stone] == taboo[owner]:
                    votes -= 1
                else:
                    druids[owner] += 1
        carrier = alone_on_top(druids)
        if carrier != NO_SEAT:
            totals[carrier] += votes
            lucky = s.lucky[carrier]
            if lucky != NO_NUMBER and (lucky - line - 1) % STONES < size:
                totals[carrier] += LUCK
        line = beyond
    return totals


def made(start: Druide, end: Druide, seat: int) -> list[int]:
    """The moves of a seat that lie between two tables, in no order: what was moved is never moved again."""
    before, after = start.stones, end.stones
    moves = [
        PLACE + stone for stone in range(1, STONES + 1) if after[stone] == seat and before[stone] == FREE
    ]
    for bar in range(len(end.bars)):
        if end.owners[bar] == seat and start.owners[bar] == NEUTRAL:
            up = 1 if end.bars[bar] == AFTER[start.bars[bar]] else 0
            moves.append(MOVE_BAR + 2 * bar + up)
    return moves


def shares(s: Druide) -> list[float]:
    """D-19. Who would win if the game ended here."""
    totals = count(s)
    winner = alone_on_top(totals)
    seats = len(totals)
    if winner == NO_SEAT:
        return [1.0 / seats] * seats
    result = [0.0] * seats
    result[winner] = 1.0
    return result
