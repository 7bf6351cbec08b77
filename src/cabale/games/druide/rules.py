# mypyc: compile
"""Setting up and playing Le Grand Druide, in the order of the rulebook. `counting` has the end."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, clockwise, seat_bit
from cabale.core.seated import Seated, SeatedChance
from cabale.core.seats import NO_SEAT
from cabale.games.druide import events, pieces
from cabale.games.druide.counting import Colleges, Election, LuckyStones, Taboos, Tokens, count_up
from cabale.games.druide.table import Druide, Options, full_deck, lay_table

# --- set-up ---------------------------------------------------------------------------------------


def new(seats: int, options: Options) -> Druide:
    """D-3 to D-8. Bars are laid or drawn; a number card and a trilithon card to each; who begins."""
    s = lay_table(options, seats)
    plan: list[Step[Any]] = [] if options.lines else [DRAW_BARS]
    plan += [DealLucky(seat) for seat in range(seats)]
    plan += [DealTaboo(seat) for seat in range(seats)]
    s.do(*plan, FIRST_PLAYER)
    s.settle()
    return s


class DrawBars(Chance[Druide]):
    """D-20. Cards are turned up until seven of them have put a bar on their line, none next to another."""

    def weights(self, s: Druide) -> list[int]:
        return s.numbers

    def answer(self, s: Druide, seat: int, move: int) -> int:
        s.numbers[move] -= 1
        if move in s.bars or pieces.AFTER[move] in s.bars or pieces.BEFORE[move] in s.bars:  # D-R10
            s.tell(events.IGNORED, NO_SEAT, move)
            s.do(DRAW_BARS)
            return NOBODY
        s.bars.append(move)
        s.tell(events.BAR_DRAWN, NO_SEAT, move)
        if len(s.bars) < pieces.BARS:
            s.do(DRAW_BARS)
            return NOBODY
        s.bars.sort()
        s.numbers = full_deck(s.options)  # the lucky cards come from the full deck
        if too_large(s):
            s.bars = []
            s.tell(events.REDRAWN)
            s.do(DRAW_BARS)
        return NOBODY


def too_large(s: Druide) -> bool:
    """D-20. Whether a college has more than seven stones."""
    for bar in range(pieces.BARS):
        if s.college(bar)[1] > pieces.LARGEST:
            return True
    return False


class DealLucky(SeatedChance[Druide]):
    """D-6. One number card, seen by its owner alone: the lucky stone."""

    def weights(self, s: Druide) -> list[int]:
        return s.numbers

    def answer(self, s: Druide, seat: int, move: int) -> int:
        s.numbers[move] -= 1
        s.lucky[self.seat] = move
        s.tell(events.LUCKY_DEALT, self.seat, move)
        return NOBODY


class DealTaboo(SeatedChance[Druide]):
    """D-7. One trilithon card, seen by its owner alone: the taboo colour."""

    def weights(self, s: Druide) -> list[int]:
        return s.trilithons

    def answer(self, s: Druide, seat: int, move: int) -> int:
        s.trilithons[move] = 0
        s.taboo[self.seat] = move
        s.tell(events.TABOO_DEALT, self.seat, move)
        return NOBODY


class FirstPlayer(Chance[Druide]):
    """D-8. Anybody may begin; then it goes clockwise."""

    def weights(self, s: Druide) -> list[int]:
        return [1] * len(s.reserve)

    def answer(self, s: Druide, seat: int, move: int) -> int:
        s.tell(events.FIRST, move)
        s.do(TURNS[move])
        return NOBODY


# --- play -----------------------------------------------------------------------------------------


class Turn(Seated[Druide]):
    """D-9. One druid, one bar, or out for good. Who can do neither passes without being asked (D-R12)."""

    def begin(self, s: Druide) -> int:
        seat = self.seat
        s.active = seat
        s.turns += 1
        s.tell(events.BEGAN, seat, s.turns)
        if s.reserve[seat] or s.may_move_bars(seat):
            return seat_bit(seat)
        s.tell(events.FORCED, seat)
        pass_for_good(s, seat)
        return NOBODY

    def moves(self, s: Druide, seat: int) -> list[int]:
        moves = [PASS]
        if s.reserve[seat]:  # D-10
            stones = s.stones
            moves += [
                pieces.PLACE + stone for stone in range(1, pieces.STONES + 1) if stones[stone] == pieces.FREE
            ]
        if s.bars_left[seat]:  # D-11
            for bar in range(pieces.BARS):
                if s.owners[bar] == pieces.NEUTRAL:
                    moves.append(pieces.MOVE_BAR + 2 * bar)
                    moves.append(pieces.MOVE_BAR + 2 * bar + 1)
        return moves

    def answer(self, s: Druide, seat: int, move: int) -> int:
        if move == PASS:
            s.tell(events.PASSED, seat)
            pass_for_good(s, seat)
            return NOBODY
        if move < pieces.MOVE_BAR:
            s.place_druid(seat, move - pieces.PLACE)
            s.tell(events.PLACED, seat, move - pieces.PLACE)
        else:
            bar = (move - pieces.MOVE_BAR) // 2
            line = s.bars[bar]
            beside = next_to(line, move)
            s.move_bar(seat, bar, beside)
            s.tell(events.BAR_MOVED, seat, line, beside)
        s.do(TURNS[clockwise(s.still_in(), seat)])
        return NOBODY


def next_to(line: int, move: int) -> int:
    """Where a bar on this line goes by this move: one line up, or one line down (D-R2)."""
    return pieces.AFTER[line] if (move - pieces.MOVE_BAR) % 2 else pieces.BEFORE[line]


def passed_by(line: int, to: int) -> int:
    """The stone that changes college when a bar goes from a line to the next."""
    return to if to == pieces.AFTER[line] else line


def pass_for_good(s: Druide, seat: int) -> None:
    """D-12. The turn goes to the next player who has not passed; when all have, the count begins (D-13)."""
    s.passed |= seat_bit(seat)
    left = s.still_in()
    if left:
        s.do(TURNS[clockwise(left, seat)])
    else:
        s.active = NO_SEAT
        count_up(s)


# A step never changes, so those that differ by their seat alone are made once for every seat.
DRAW_BARS: Final = DrawBars()
FIRST_PLAYER: Final = FirstPlayer()
TURNS: Final = [Turn(seat) for seat in range(pieces.FULLEST)]

STEPS: Final = (
    DrawBars, DealLucky, DealTaboo, FirstPlayer, Turn, Tokens, Taboos, Colleges, LuckyStones, Election,
)  # fmt: skip
