# mypyc: compile
"""What a seat of Le Grand Druide may know, in numbers, and no other number."""

from __future__ import annotations

from cabale.core.observing import Encoder
from cabale.core.rows import Row
from cabale.core.seats import NO_SEAT
from cabale.games.druide import pieces
from cabale.games.druide.pieces import STONES
from cabale.games.druide.table import Druide


def encoder() -> Encoder:
    return DruideEncoder()


class DruideEncoder(Encoder):
    """Needs no memory: all that matters lies on the table.

    Seats are counted clockwise from the one that looks on (a spectator looks from seat a). How the stones are
    coloured is the table's, and not among the numbers.
    """

    def write(self, s: Druide, seat: int, row: Row) -> None:
        seats, origin = len(s.reserve), max(seat, 0)
        away = [(other - origin) % seats for other in range(seats)]
        for stone in range(1, STONES + 1):
            owner = s.stones[stone]
            row.one_of("stone", 1 + seats, 0 if owner < 0 else 1 + away[owner])
        lines = [0] * (2 * STONES)  # of each, neutral bars and coloured ones
        for bar in range(len(s.bars)):
            lines[2 * (s.bars[bar] - 1) + (0 if s.owners[bar] == pieces.NEUTRAL else 1)] += 1
        row.numbered("line", 0, pieces.BARS, lines)
        for distance in range(seats):
            other = (origin + distance) % seats
            row.number("reserve", 0, pieces.DRUIDS[seats], s.reserve[other])
            row.number("bars_left", 0, pieces.OWN_BARS[seats], s.bars_left[other])
            row.flag("passed", bool(s.passed >> other & 1))
        row.one_of("lucky", STONES, s.lucky[seat] - 1 if seat >= 0 else -1)
        row.one_of("taboo", pieces.TABOOS, s.taboo[seat] if seat >= 0 else -1)
        row.one_of("active", seats, -1 if s.active == NO_SEAT else away[s.active])
