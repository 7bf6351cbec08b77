"""The course of a finished game: every position that it went through, hands open."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cabale.core.agenda import State
from cabale.core.errors import BadRecord
from cabale.core.game import Game
from cabale.core.match import Match, replay
from cabale.core.record import Record
from cabale.core.seats import CHANCE


class Deed(NamedTuple):
    """A word of the record: who did what, and whether anything else could have been done."""

    seat: int
    move: int
    free: bool


class Course:
    """What was played at this table; a game that goes on from another begins where that one was left."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        match = replay(game, record)
        if not match.state.over:
            raise BadRecord("not_over")
        self.game: Final = game
        self.record: Final = record
        self.match: Final = match
        self.first: Final = record.given  # words that were played elsewhere
        self.deeds: Final[list[Deed]] = []
        self.positions: Final[list[State]] = []  # before each deed, and the end
        state = game.begin(match.seats, match.options)
        for place, (seat, move) in enumerate(match.log):
            if place >= self.first:
                self.positions.append(state.clone())
                self.deeds.append(Deed(seat, move, is_free(state, seat, move)))
            state.act(seat, move)
        self.positions.append(state)

    def until(self, place: int) -> Match:
        """The match when so many words of the record were played."""
        return replay(self.game, self.record, place)


def is_free(state: State, seat: int, move: int) -> bool:
    """Whether something else could have happened. What is done out of turn could have been left undone."""
    if seat == CHANCE:
        return len(state.odds()) > 1
    moves = state.moves(seat)
    return len(moves) > 1 or move not in moves
