# mypyc: compile
"""Many games in step: one call answers in all of them, and goes on in each to where a learner is asked again.

What the learner then knows lies in buffers that are given once, as an `Observer` leaves it. Seats that are no
learner's are played for: at random, which is done here at the speed of play, or by a player that is shown its
view. Each game has dice of its own, for chance and for those who play at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.core.agenda import NOBODY, State
from cabale.core.dice import Dice
from cabale.core.observing import Observer
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE

DRAWN: Final = -1  # the learner's chair, where each game gives it another
EVERYBODY: Final = (1 << CHANCE) - 1  # the set of all seats


class Opponents:
    """Who sits in the other chairs, clockwise from the learner's: None plays at random."""

    def __init__(self, chair: int, players: tuple[Any, ...], watch: Callable[[int], Any]) -> None:
        self.chair: Final = chair
        self.players: Final = players
        self._watch: Final = watch

    def at_random(self, seat: int) -> int:
        """The set of seats that play so, as the learner sits in this seat."""
        seats, found = len(self.players) + 1, NOBODY
        for place, player in enumerate(self.players):
            if player is None:
                found |= 1 << (seat + 1 + place) % seats
        return found

    def watchers(self, seat: int) -> list[Any]:
        """Their eyes for one game, as the learner sits in this seat."""
        seats = len(self.players) + 1
        return [
            None if player is None else self._watch((seat + 1 + place) % seats)
            for place, player in enumerate(self.players)
        ]


class Lane:
    """One game after the other, from the same start, each until a learner is asked."""

    def __init__(self, start: State, seats: int, observer: Observer | None) -> None:
        self._start: Final = start
        self._seats: Final = seats
        self._observer: Final = observer
        self._dice = Dice(0)
        self._opponents: Opponents | None = None
        self._watchers: list[Any] = []
        self._learner = DRAWN
        self._learners = EVERYBODY
        self._at_random = NOBODY  # the set of seats that are played for here
        self.state = start
        self.seat = 0  # that is asked, or was asked last; before that, the learner's
        self.moves: list[int] = []  # that are open to it

    def seed(self, number: int, opponents: Opponents | None) -> None:
        """From the next game on the dice fall by this number, and these sit in the other chairs; without
        opponents every seat is a learner's."""
        self._dice = Dice(number)
        self._opponents = opponents

    def begin(self) -> None:
        """A new game in which a learner is asked: one that ends before teaches nothing."""
        opponents = self._opponents
        self.state = self._start.clone()
        if opponents is not None:
            chair = opponents.chair
            self._learner = self._dice.number() % self._seats if chair == DRAWN else chair
            self._learners = 1 << self._learner
            self._at_random = opponents.at_random(self._learner)
            self._watchers = opponents.watchers(self._learner)
        self._go_on()
        if not self.state.agenda:
            self.begin()

    def answer(self, move: int) -> bool:
        """Play this move, which is open, for the seat that is asked; whether the game has ended."""
        self.state.play(self.seat, move)
        self._go_on()
        return not self.state.agenda

    def _go_on(self) -> None:
        """To where a learner is asked, or to the end."""
        s, dice, learners, at_random = self.state, self._dice, self._learners, self._at_random
        while s.agenda:
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), dice.number()))
            elif learners >> seat & 1:
                self.seat = seat
                break
            elif at_random >> seat & 1:
                moves = s.moves(seat)
                s.play(seat, moves[dice.number() % len(moves)])
            else:
                s.play(seat, self._opposed(s, seat))
        observer = self._observer
        if observer is None:
            self.moves = s.moves(self.seat)
        else:
            observer.look(s, self.seat)
            self.moves = observer.moves

    def _opposed(self, s: State, seat: int) -> int:
        """What the player in this seat answers."""
        opponents = self._opponents
        assert opponents is not None
        place = (seat - self._learner - 1) % self._seats
        move: int = opponents.players[place].choose(self._watchers[place].look(s), s.moves(seat))
        return move


class Result:
    """A game has ended."""

    def __init__(self, lane: int, seat: int, shares: list[float]) -> None:
        self.lane: Final = lane
        self.seat: Final = seat  # of the learner that was asked last
        self.shares: Final = shares  # of the win, by seats


class Lanes:
    """Games side by side. One that ends begins anew in the same step: what was seen of its end goes from its
    row into `finals`."""

    def __init__(self, lanes: list[Lane], rows: list[memoryview], finals: list[memoryview]) -> None:
        self._rows: Final = rows
        self._finals: Final = finals
        self.lanes: Final = lanes
        self.seats: Final = bytearray(len(lanes))  # who is asked

    def begin(self) -> None:
        for place, lane in enumerate(self.lanes):
            lane.begin()
            self.seats[place] = lane.seat

    def refused(self, moves: list[int]) -> int:
        """The first lane in which this move is not open, or -1."""
        for place, lane in enumerate(self.lanes):
            if moves[place] not in lane.moves:
                return place
        return -1

    def step(self, moves: list[int]) -> list[Result]:
        """Answer in every lane, where the caller has checked that every move is open; return the games that
        ended."""
        seats, results = self.seats, []
        for place, lane in enumerate(self.lanes):
            if lane.answer(moves[place]):
                results.append(Result(place, lane.seat, lane.state.scores()))
                if self._finals:
                    self._finals[place][:] = self._rows[place]
                lane.begin()
            seats[place] = lane.seat
        return results
