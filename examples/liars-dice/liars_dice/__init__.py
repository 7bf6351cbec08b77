"""Liar's dice: roll in secret, bid on all dice together, call a liar. 2 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

import cabale
from cabale.core.agenda import NOBODY, Chance, Step, seat_bit
from cabale.core.events import WHAT, WHOM, Secret, Slot, owner
from cabale.core.kinds import EachSeat, Held, SeatNumber
from cabale.core.options import Option, Value
from cabale.core.seats import CHANCE, OPEN
from cabale.core.small import SmallGame, SmallState, SmallView
from cabale.core.views import Argument, Event, Number, Who, Whom

FACES: Final = 6
MOST: Final = 5 * 6  # dice of a full table
LIAR: Final = 0  # the move; every other is a bid
ROLLED, BID, CALLED, LIFTED, LOST, BEGAN = range(6)  # what can happen


def bid(count: int, face: int) -> int:
    """A bid as a move: more dice, or as many of a higher face, is a higher number."""
    return 1 + (count - 1) * FACES + face - 1


def count_and_face(move: int) -> tuple[int, int]:
    return (move - 1) // FACES + 1, (move - 1) % FACES + 1


class Liars(SmallState):
    """The dice of every seat, and the last bid of this round."""

    dice: list[tuple[int, ...]]
    left: list[int]  # how many dice each seat still has
    bids: list[tuple[int, int]]  # of this round: seat, move
    places: list[int]  # 0 while a seat is in the game
    shown: list[tuple[int, ...]]  # what lay open when the last round ended

    @property
    def standing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.left[seat]]

    def after(self, seat: int) -> int:
        """The next seat with dice, clockwise."""
        return next(
            other % self.seats
            for other in range(seat + 1, seat + 1 + self.seats)
            if self.left[other % self.seats]
        )

    def totals(self) -> list[float]:
        return [float(dice) for dice in self.left]

    def ranks(self) -> list[int]:
        return [place or 1 for place in self.places]


class Round(Step[Liars]):
    """LD-1. All dice are rolled again; then the bidding begins."""

    __match_args__ = ("first",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def begin(self, s: Liars) -> int:
        s.turns += 1
        s.bids.clear()
        s.dice = [()] * s.seats
        s.tell(BEGAN, self.first, s.turns)
        rolls = [Roll(seat) for seat in s.standing for _ in range(s.left[seat])]
        s.do(*rolls, Bid(self.first))
        return NOBODY


class Roll(Chance[Liars]):
    """LD-1. A die falls under somebody's cup."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def weights(self, s: Liars) -> list[int]:
        return [0] + [1] * FACES

    def answer(self, s: Liars, seat: int, move: int) -> int:
        s.dice[self.seat] = tuple(sorted((*s.dice[self.seat], move)))
        s.tell(ROLLED, self.seat, move)
        return NOBODY


class Bid(Step[Liars]):
    """LD-2. Bid higher, or call the last bidder a liar (LD-3)."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def begin(self, s: Liars) -> int:
        return seat_bit(self.seat)

    def moves(self, s: Liars, seat: int) -> list[int]:
        last = s.bids[-1][1] if s.bids else LIAR
        higher = range(last + 1, bid(sum(s.left), FACES) + 1)
        return [LIAR, *higher] if s.bids else list(higher)

    def answer(self, s: Liars, seat: int, move: int) -> int:
        if move == LIAR:
            s.do(Count(seat))
        else:
            s.tell(BID, seat, *count_and_face(move))
            s.bids.append((seat, move))
            s.do(Bid(s.after(seat)))
        return NOBODY


class Count(Step[Liars]):
    """LD-3. The cups are lifted: who was wrong loses a die, and begins the next round."""

    __match_args__ = ("caller",)

    def __init__(self, caller: int) -> None:
        self.caller: Final = caller

    def begin(self, s: Liars) -> int:
        bidder, move = s.bids[-1]
        count, face = count_and_face(move)
        there = sum(dice.count(face) for dice in s.dice)
        s.tell(CALLED, self.caller, there, bidder)
        for seat in s.standing:
            s.tell(LIFTED, seat, int("".join(map(str, s.dice[seat]))))
        loser = self.caller if there >= count else bidder
        s.shown = s.dice
        s.left[loser] -= 1
        s.tell(LOST, loser, s.left[loser])
        if not s.left[loser]:
            s.places[loser] = len(s.standing) + 1  # LD-4
        if len(s.standing) > 1:
            s.do(Round(loser if s.left[loser] else s.after(loser)))
        return NOBODY


class Digits(Slot):
    """Some dice as one number: 255 is told as "2 5 5"."""

    def value(self, me: str) -> str:
        return f"' '.join(str(e[{self.slot}]))"

    def number(self, me: str, field: str) -> str:
        return f"int({field}.replace(' ', ''))"


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    rule: str = "LD-1"
    seat: Who
    die: Annotated[int | None, Secret(Slot(WHAT), owner)]


class Bidden(Event, frozen=True, kw_only=True, tag="bid"):
    rule: str = "LD-2"
    seat: Who
    count: Number
    face: Annotated[int, Slot(WHOM)]


class Called(Event, frozen=True, kw_only=True, tag="called"):
    rule: str = "LD-3"
    seat: Who
    target: Whom
    there: Number


class Lifted(Event, frozen=True, kw_only=True, tag="lifted"):
    rule: str = "LD-3"
    seat: Who
    dice: Annotated[str, Digits(WHAT)]


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    rule: str = "LD-3"
    seat: Who
    left: Number


class Began(Event, frozen=True, kw_only=True, tag="began"):
    rule: str = "LD-1"
    seat: Who
    turn: Number


class BidView(msgspec.Struct, frozen=True):
    seat: SeatNumber
    count: int
    face: int


class LiarsView(SmallView, frozen=True, kw_only=True):
    in_play: int
    left: EachSeat[int]
    dice: Held[tuple[int, ...] | int]
    shown: EachSeat[tuple[int, ...]]
    bids: tuple[BidView, ...]


class LiarsGame(SmallGame[Liars, LiarsView]):
    id = "liars"
    title = "Liar’s dice"
    seats = (2, 6)
    usual_seats = 4
    minutes = 5
    options = (Option(name="dice", default=5, whole=(1, 5), rule="LD-1"),)
    size = bid(MOST, FACES) + 1
    position, sight, steps = Liars, LiarsView, (Round, Roll, Bid, Count)
    happens = Rolled | Bidden | Called | Lifted | Lost | Began

    def begin(self, seats: int, options: Mapping[str, Value]) -> Liars:
        dice = options["dice"]
        assert isinstance(dice, int)
        nothing: list[Any] = [()] * seats
        left, places = [dice] * seats, [0] * seats
        s = Liars(options, seats=seats, dice=nothing, left=left, bids=[], places=places, shown=nothing)
        s.begin(Round(0))
        return s

    def rule(self, step: Step[Any] | None) -> str:
        return "LD-2" if step else "LD-4"

    def look(self, state: Liars, seat: int) -> dict[str, Any]:
        open_to = [seat in (owner, OPEN) for owner in range(state.seats)]
        return {
            "in_play": sum(state.left),
            "left": tuple(state.left),
            "dice": tuple(
                dice if known else len(dice) for dice, known in zip(state.dice, open_to, strict=True)
            ),
            "shown": tuple(state.shown),
            "bids": tuple(BidView(who, *count_and_face(move)) for who, move in state.bids),
        }

    def foresee(self, state: Liars, view: LiarsView, told: int) -> list[tuple[int, int]]:
        """Dice of the others fell as they were shown since; those of this round fell anyhow."""
        step = state.agenda[-1]
        assert isinstance(step, Roll)
        if view.seat in (step.seat, OPEN):
            return state.odds()
        later = view.history[told:]
        shown = [
            event.dice.split() for event in later if isinstance(event, Lifted) and event.seat == step.seat
        ]
        return [(int(shown[0][len(state.dice[step.seat])]), 1)] if shown else state.odds()

    def words(self, state: Liars, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
        if move == LIAR:
            return "liar", {"target": state.bids[-1][0]} if state.bids else {}
        count, face = count_and_face(move)
        return "bid", {"count": count, "face": face}

    def write_body(self, state: Liars, seat: int, move: int) -> str:
        if seat == CHANCE:
            return str(move)
        return "liar" if move == LIAR else "bid={}.{}".format(*count_and_face(move))


HERE: Final = Path(__file__).parent

LIARS: Final = cabale.register(LiarsGame(), rules=HERE, words=HERE / "words", lessons=HERE / "lessons")
