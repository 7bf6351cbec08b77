# mypyc: compile
"""The turn, the days and the end of Guillotine, in the order of the rulebook.

`dealing` draws and shuffles, `collecting` has the collect and the texts of the nobles, `cards` what
the action cards ask for, `effects` what they do.
"""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.seated import Seated
from cabale.core.seats import NO_SEAT
from cabale.core.steps import steps_of
from cabale.games.guillotine import pieces
from cabale.games.guillotine.cards import barred_by_guards, carry_out, playable
from cabale.games.guillotine.collecting import BLADES
from cabale.games.guillotine.dealing import Deal, Draw, Lay, bury_from_line, kinds_in, show_card, with_guards
from cabale.games.guillotine.events import BARRED, BEGAN, CLOSING, DAWN, ENDED, FIRST, PASSED, WON
from cabale.games.guillotine.table import (
    GOES_ON,
    MORE_CARDS,
    NO_CARDS,
    Guillotine,
    Moment,
    Options,
    lay_table,
)

# --- set-up ---------------------------------------------------------------------------------------


def new(seats: int, options: Options) -> Guillotine:
    """G-23, G-25. All cards lie in the two decks; piles, fronts and discard piles are empty."""
    s = lay_table(options, seats, deck=[1] * pieces.NOBLES, actions=pieces.COPIES[:])
    if options.first_player == NO_SEAT:
        s.do(FirstPlayer())
    else:
        s.do(SetUp(options.first_player))
    s.settle()
    return s


class FirstPlayer(Chance[Guillotine]):
    """G-24, G-R4. Necks cannot be measured: anybody may begin."""

    def weights(self, s: Guillotine) -> list[int]:
        return [1] * s.seats

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        s.do(SetUp(move))
        return NOBODY


class SetUp(Step[Guillotine]):
    """G-21, G-22. Five cards to each, first player first; then twelve nobles for the first day."""

    __match_args__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def begin(self, s: Guillotine) -> int:
        s.tell(FIRST, self.first)
        s.do(DAYBREAKS[self.first])
        for distance in range(s.seats - 1, -1, -1):
            s.do(Deal(s.away(self.first, distance), pieces.HAND))
        return NOBODY


# --- days -----------------------------------------------------------------------------------------


class Daybreak(Seated[Guillotine]):
    """G-70. A new day: twelve nobles are laid out, and a player begins."""

    def begin(self, s: Guillotine) -> int:
        s.day += 1
        s.day_start = self.seat
        s.tell(DAWN, self.seat, s.day)
        s.do(Lay(pieces.LINE), TURNS[self.seat])  # G-73: or what is left
        return NOBODY


def end_day(s: Guillotine, seat: int) -> None:
    """G-70, G-74. The line is empty when this player's turn would begin."""
    s.tell(ENDED, NO_SEAT, s.day)
    if s.day < pieces.DAYS:
        s.refill()  # G-R41: for a new line; after the last day none is laid out
    if s.day == pieces.DAYS or not s.nobles_left():  # G-R42
        close(s, seat)
    elif s.options.rotate:
        s.do(DAYBREAKS[s.away(s.day_start, 1)])
    else:
        s.do(DAYBREAKS[seat])  # G-R6


# --- the turn -------------------------------------------------------------------------------------


class Turn(Seated[Guillotine]):
    """G-30, G-31. Start, action, collect, draw, end; with an empty line the day is over first."""

    def begin(self, s: Guillotine) -> int:
        if not s.line:
            end_day(s, self.seat)
            return NOBODY
        assert s.turns < pieces.CAP  # G-R52
        s.turns += 1
        s.active = self.seat
        s.barred = bool(s.rushed >> self.seat & 1)  # G-45
        s.collects = 1
        s.draws = 1
        s.ending = GOES_ON
        s.tell(BEGAN, self.seat, s.turns)
        s.do(ACT, COLLECTS, DRAW_STEP, TURN_END)
        return NOBODY


class Act(Moment):
    """G-32. The active player passes or plays one action card; after a Trip, the same again (G-33)."""

    def begin(self, s: Guillotine) -> int:
        seat = s.active
        if pieces.CALLOUS_GUARDS not in s.fronts[seat]:  # the owner has that much to decide
            if s.barred:
                s.tell(BARRED, seat, pieces.BY_RUSH_JOB)
                return NOBODY
            if s.judged():
                s.tell(BARRED, seat, pieces.BY_JUDGE)
                return NOBODY
            if not s.hands[seat]:
                s.tell(BARRED, seat, pieces.BY_EMPTY_HAND)
                return NOBODY
        return seat_bit(seat)

    def moves(self, s: Guillotine, seat: int) -> list[int]:
        moves = [PASS]
        if not s.barred and not s.judged():  # G-44, G-45
            guarded = s.guarded()
            moves += [
                pieces.PLAY + card
                for card in kinds_in(s.hands[seat])
                if not (guarded and barred_by_guards(s, card)) and playable(s, seat, card)
            ]
        return with_guards(s, seat, moves)

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        if move == pieces.DISCARD_GUARDS:
            s.dismiss(seat)
            return self.begin(s)  # nothing may be left to decide
        if move == PASS:
            s.tell(PASSED, seat)
            return NOBODY
        card = move - pieces.PLAY
        show_card(s, seat, card)
        if card == pieces.TRIP:
            s.do(ACT)  # G-33
        carry_out(s, card)
        return NOBODY


class Collects(Step[Guillotine]):
    """G-34. The collects of this turn, one after the other, each completely; none from an empty line."""

    def begin(self, s: Guillotine) -> int:
        if s.collects and s.line:
            s.collects -= 1
            s.do(BLADES[s.active], COLLECTS)
        else:
            s.collects = 0  # G-36
        return NOBODY


class DrawStep(Step[Guillotine]):
    """G-37. One action card, and what the cards and nobles of this turn add to it."""

    def begin(self, s: Guillotine) -> int:
        s.do(Draw(s.active, s.draws))
        s.draws = 0
        return NOBODY


class TurnEnd(Step[Guillotine]):
    """G-38. A day that ends early leaves nobody in line; the marker of this turn goes; then the next."""

    def begin(self, s: Guillotine) -> int:
        if s.ending != GOES_ON:
            for noble in s.line:
                bury_from_line(s, NO_SEAT, noble)
            s.ending = GOES_ON
        if s.barred:
            s.rushed &= ~seat_bit(s.active)
            s.barred = False
        s.do(TURNS[s.away(s.active, 1)])
        return NOBODY


# --- the end --------------------------------------------------------------------------------------


def close(s: Guillotine, seat: int) -> None:
    """G-74 to G-76. The final phase, from the player whose turn would begin; then the count."""
    s.closing = True
    if s.options.endgame == NO_CARDS:
        s.do(COUNT_UP)
    else:
        s.tell(CLOSING, seat)
        s.do(Finale(seat, s.seats), COUNT_UP)


class Finale(Moment):
    """G-75. Each player once: any number of cards that change the points, one at a time, then finish."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left  # players still to come, this one included

    def begin(self, s: Guillotine) -> int:
        s.active = self.seat
        if s.hands[self.seat] or pieces.CALLOUS_GUARDS in s.fronts[self.seat]:
            return seat_bit(self.seat)
        self.next_player(s)
        return NOBODY

    def next_player(self, s: Guillotine) -> None:
        if self.left > 1:
            s.do(Finale(s.away(self.seat, 1), self.left - 1))

    def moves(self, s: Guillotine, seat: int) -> list[int]:
        moves = [PASS]
        moves += [
            pieces.PLAY + card
            for card in kinds_in(s.hands[seat])
            if final_card(s, card) and playable(s, seat, card)
        ]
        return with_guards(s, seat, moves)

    def answer(self, s: Guillotine, seat: int, move: int) -> int:
        if move == pieces.DISCARD_GUARDS:
            s.dismiss(seat)
            return self.begin(s)
        if move == PASS:
            s.tell(PASSED, seat)
            self.next_player(s)
            return NOBODY
        card = move - pieces.PLAY
        show_card(s, seat, card)
        s.do(Finale(self.seat, self.left))
        carry_out(s, card)
        return NOBODY


def final_card(s: Guillotine, card: int) -> bool:
    """G-R38. The six point cards, and three more that change a pile unless the table has it otherwise."""
    return pieces.IN_FINAL_PHASE[card] or (s.options.endgame == MORE_CARDS and card in pieces.EXTENDED)


class CountUp(Step[Guillotine]):
    """G-76. The highest total wins; those who tie share (G-R39)."""

    def begin(self, s: Guillotine) -> int:
        totals = s.totals()
        best = max(totals)
        for seat in range(s.seats):
            if totals[seat] == best:
                s.tell(WON, seat, best)
        return NOBODY


# A step never changes, so those that differ by their seat alone are made once for every seat.
ACT: Final = Act()
COLLECTS: Final = Collects()
DRAW_STEP: Final = DrawStep()
TURN_END: Final = TurnEnd()
COUNT_UP: Final = CountUp()
TURNS: Final = [Turn(seat) for seat in range(pieces.FULLEST)]
DAYBREAKS: Final = [Daybreak(seat) for seat in range(pieces.FULLEST)]

STEPS: Final = steps_of("cabale.games.guillotine")
