"""A game made up for the analysis: a calls a fair coin, then plays safe or rashly. b only looks on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from cabale.core.agenda import NOBODY, Chance, Step, seat_bit
from cabale.core.game import Game
from cabale.core.kinds import EachSeat
from cabale.core.match import Match
from cabale.core.options import Value
from cabale.core.seats import CHANCE
from cabale.core.small import SmallGame, SmallState, SmallView
from cabale.core.views import Event, Number, Who
from cabale.games import GAMES

HEADS, TAILS = SAFE, RASH = 0, 1
MOVES = {"Call": ("heads", "tails"), "Venture": ("safe", "rash")}
WON = 0  # what can happen


class Table(SmallState):
    points: list[int]

    def totals(self) -> list[float]:
        return [float(points) for points in self.points]

    def win(self, seat: int) -> None:
        self.points[seat] += 1
        self.tell(WON, seat, self.points[seat])


class Call(Step[Table]):
    """Whatever a calls, it is right every other time."""

    def begin(self, s: Table) -> int:
        s.turns += 1
        return seat_bit(0)

    def moves(self, s: Table, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def answer(self, s: Table, seat: int, move: int) -> int:
        s.do(Toss(move), Venture())
        return NOBODY


class Toss(Chance[Table]):
    def __init__(self, called: int) -> None:
        self.called = called

    __match_args__ = ("called",)

    def weights(self, s: Table) -> list[int]:
        return [1, 1]

    def answer(self, s: Table, seat: int, move: int) -> int:
        s.win(0 if move == self.called else 1)
        return NOBODY


class Venture(Call):
    """Safe, a wins nine times in ten; rashly, once."""

    def answer(self, s: Table, seat: int, move: int) -> int:
        s.do(Throw(1 if move == RASH else 9))
        return NOBODY


class Throw(Toss):
    def weights(self, s: Table) -> list[int]:
        return [self.called, 10 - self.called]

    def answer(self, s: Table, seat: int, move: int) -> int:
        s.win(move)
        return NOBODY


class Won(Event, frozen=True, kw_only=True, tag="won"):
    seat: Who
    points: Number


class TossingView(SmallView, frozen=True, kw_only=True):
    points: EachSeat[int]


class Tossing(SmallGame[Table, TossingView]):
    id, title, seats, usual_seats, size = "tossing", "Tossing", (2, 2), 2, 2
    position, sight, steps, happens = Table, TossingView, (Call, Toss, Venture, Throw), Won

    def begin(self, seats: int, options: Mapping[str, Value]) -> Table:
        s = Table(options, seats=seats, points=[0] * seats)
        s.begin(Call())
        return s

    def look(self, state: Table, seat: int) -> dict[str, Any]:
        return {"points": tuple(state.points)}

    def write_body(self, state: Table, seat: int, move: int) -> str:
        return str(move) if seat == CHANCE else MOVES[type(state.agenda[-1]).__name__][move]


@contextmanager
def tossing() -> Iterator[Game[Any, Any]]:
    """The game, as if another package had brought it."""
    try:
        yield GAMES.register(Tossing(), package="cabale-tossing")
    finally:
        GAMES.forget("tossing")


def lost(game: Game[Any, Any], called: str, ventured: str) -> Match:
    """a, who is right about the coin or not, loses the throw after it."""
    match = Match(game, secret=b"s" * 32, given=[f"a:{called}", "~0", f"a:{ventured}", "~1"])
    match.given = 0
    return match
