"""The deal book of a match: pledges as they are offered and answered, and marked as the log goes on."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from cabale.core.agenda import State
from cabale.core.errors import BadPledge
from cabale.core.pledges import (
    LONGEST_WHY,
    Deal,
    Decided,
    Form,
    Mark,
    Offered,
    Pledge,
    Promise,
    Replied,
    Reply,
    Sign,
)
from cabale.core.seats import LETTERS, OPEN
from cabale.core.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

MOST_OPEN: Final = 4  # offers of one player to another that wait for an answer


def check_why(why: str) -> None:
    """A reason is a key, and no place for words of one's own: records write it among what was promised."""
    if why and not re.fullmatch(rf"[a-z-]{{1,{LONGEST_WHY}}}", why):
        raise BadPledge("no_such_reason")


class Promises(ABC, Generic[S, V]):
    """What may be promised in a game, and what its log says of it."""

    decided: ClassVar[Mapping[str, Decided]]  # the deeds, and when a promise of each is decided
    about: ClassVar[str]  # what promises are about, as sentences call it
    forced: ClassVar[str] = ""  # the rule that may do such a deed against a player's will
    ahead: ClassVar[int] = 1  # for how many turns after this one a pledge may hold

    @abstractmethod
    def turn(self, s: S) -> int:
        """The turn that is going on, as views count them; pledges hold until the end of one."""

    @abstractmethod
    def forms(self, s: S, by: int, to: int) -> tuple[Form, ...]:
        """What one seat may promise another now. Public facts only."""

    @abstractmethod
    def choices(self, view: V, by: int, to: int) -> tuple[Form, ...]:
        """What one seat may promise another now, by anybody's view: for whoever has no more than that."""

    @abstractmethod
    def moment(self, s: S) -> bool:
        """Whether the rules give time to talk now, before the first answer: machines make their offers."""

    def concerns(self, s: S, seat: int) -> bool:
        """Whether a seat that has no voice in what is asked now would talk with those who have. Public facts
        only."""
        return False

    def gone(self, before: S, seat: int, by: int, promise: Promise) -> bool:
        """Whether an answer of `seat` leaves `by` without the occasion for which it was wanted in this turn.
        Public facts only."""
        return False

    @abstractmethod
    def sign(self, before: S, after: S, seat: int, move: int, by: int, to: int, promise: Promise) -> Sign:
        """What an answer of `seat` says of what `by` promised `to`. Of sealed answers, once they are open."""


class Book:
    """All pledges of one match."""

    def __init__(self, promises: Promises[Any, Any] | None, seats: int) -> None:
        self._promises: Final = promises
        self._seats: Final = seats
        self.deals: Final[list[Deal]] = []
        self._pledges: Final[dict[tuple[int, int, int], Pledge]] = {}
        self._numbers: Final[dict[tuple[int, int], int]] = {}  # how many one player has offered another
        self._waiting: Final[dict[tuple[int, int], set[int]]] = {}  # the numbers of pledges without answer
        self._open: Final[set[tuple[int, int, int]]] = set()  # pledges that something played could change
        self._left: Final[set[tuple[int, int, int, int]]] = set()  # promises that could have been kept once
        self._past: Final[set[tuple[int, int, int]]] = set()  # offers of which the occasion is gone

    @property
    def watched(self) -> bool:
        """Whether anything that is played could change a mark or let an offer lapse."""
        return bool(self._open)

    def seen(self, seat: int, over: bool) -> tuple[Pledge, ...]:
        """What a seat may know of it: what concerns itself, and all of it when the game is over."""
        return tuple([pledge for pledge in self._pledges.values() if over or pledge.seen_by(seat)])

    def deals_seen(self, seat: int, over: bool) -> tuple[Deal, ...]:
        """The entries that a reader of the record may have."""
        return tuple([deal for deal in self.deals if over or seat in (deal.by, deal.to, OPEN)])

    def made(self, by: int, turn: int) -> int:
        """How many offers a seat has made in a turn."""
        return sum(pledge.by == by and pledge.made == turn for pledge in self._pledges.values())

    def awaiting(self, seat: int) -> tuple[Pledge, ...]:
        """The offers that wait for an answer of this seat."""
        open_ones = [self._pledges[key] for key in sorted(self._open)]
        return tuple([pledge for pledge in open_ones if pledge.to == seat and pledge.standing == "offered"])

    def stale(self, by: int) -> tuple[Pledge, ...]:
        """Offers of this seat without an answer, of which what was bargained for is past."""
        open_ones = [self._pledges[key] for key in sorted(self._open & self._past)]
        return tuple([pledge for pledge in open_ones if pledge.by == by and pledge.standing == "offered"])

    # --- entries

    def offer(
        self,
        s: State,
        place: int,
        by: int,
        to: int,
        promise: Promise,
        in_return: Promise | None,
        until: int,
        why: str = "",
    ) -> Pledge:
        """Something is offered, good until the end of a turn (0: this one)."""
        promises = self._known(s)
        turn = promises.turn(s)
        until = until or turn
        if not 0 <= to < self._seats:
            raise BadPledge("no_such_seat", text=str(to), expected=tuple(LETTERS[: self._seats]))
        if by == to:
            raise BadPledge("pledge_to_oneself")
        if not turn <= until <= turn + promises.ahead:
            raise BadPledge("pledge_too_far", most=turn + promises.ahead)
        self._check(promises, s, by, to, promise)
        if in_return is not None:
            self._check(promises, s, to, by, in_return)
        waiting = [self._pledges[by, to, number] for number in self._waiting.get((by, to), ())]
        if len(waiting) == MOST_OPEN:
            raise BadPledge("too_many_pledges", most=MOST_OPEN)
        if any((pledge.promise, pledge.in_return) == (promise, in_return) for pledge in waiting):
            raise BadPledge("pledge_offered")
        check_why(why)
        number = self._numbers[by, to] = self._numbers.get((by, to), 0) + 1
        self.deals.append(Offered(place, by, to, until, promise, in_return, why))
        pledge = Pledge(
            by=by, to=to, number=number, made=turn, until=until, promise=promise, in_return=in_return, why=why
        )
        return self._set(pledge)

    def reply(
        self, s: State, place: int, seat: int, by: int, to: int, number: int, reply: Reply, why: str = ""
    ) -> Pledge:
        """Whom it was offered to accepts or refuses; who offered it withdraws it."""
        self._known(s)
        pledge = self._pledge(by, to, number)
        if seat != (by if reply == "withdrawn" else to):
            raise BadPledge("no_such_pledge")
        if pledge.standing != "offered":
            raise BadPledge("pledge_answered")
        check_why(why)
        self.deals.append(Replied(place, by, to, number, reply, why))
        marks: tuple[Mark, Mark] = ("open", "open" if pledge.in_return else "void")
        return self._set(msgspec.structs.replace(pledge, standing=reply, marks=marks, answer=why))

    def _known(self, s: State) -> Promises[Any, Any]:
        if self._promises is None:
            raise BadPledge("no_pledges")
        if s.over:
            raise BadPledge("pledge_too_late")
        return self._promises

    def _check(self, promises: Promises[Any, Any], s: State, by: int, to: int, promise: Promise) -> None:
        if not any(form.fits(promise) for form in promises.forms(s, by, to)):
            raise BadPledge("no_such_promise")

    def _pledge(self, by: int, to: int, number: int) -> Pledge:
        if (by, to, number) not in self._pledges:
            raise BadPledge("no_such_pledge")
        return self._pledges[by, to, number]

    def count(self, by: int, to: int) -> int:
        """How many one player has offered another, whatever became of them."""
        return self._numbers.get((by, to), 0)

    def _set(self, pledge: Pledge) -> Pledge:
        key = pledge.by, pledge.to, pledge.number
        self._pledges[key] = pledge
        waiting = self._waiting.setdefault((pledge.by, pledge.to), set())
        if pledge.standing == "offered":
            waiting.add(pledge.number)
        else:
            waiting.discard(pledge.number)
        if pledge.standing == "offered" or pledge.running:
            self._open.add(key)
        else:
            self._open.discard(key)
        return pledge

    # --- marks

    def see(self, before: State, after: State, seat: int, move: int) -> None:
        """Something was played: mark what it decides, and what the end of a turn decides."""
        assert self._promises is not None
        promises, turn = self._promises, self._promises.turn(after)
        told: dict[tuple[int, int, Promise], Sign] = {}  # the same may be promised a thousand times

        def sign(by: int, to: int, promise: Promise) -> Sign:
            if (by, to, promise) not in told:
                told[by, to, promise] = promises.sign(before, after, seat, move, by, to, promise)
            return told[by, to, promise]

        for key in sorted(self._open):
            pledge = self._pledges[key]
            if pledge.running:
                signs = [self._sign(pledge, side, sign) for side in (0, 1)]
                pledge = self._excuse(pledge, signs)
                pledge = self._mark(pledge, [self._at_once(pledge, side, signs[side]) for side in (0, 1)])
            elif any(self._settles(pledge, side, self._sign(pledge, side, sign)) for side in (0, 1)):
                self._past.add(key)
            elif pledge.until == turn and any(
                promise is not None and promises.gone(before, seat, by, promise)
                for by, promise in zip((pledge.by, pledge.to), pledge.sides, strict=True)
            ):
                self._past.add(key)
            ended = after.over or turn > pledge.until
            if ended and pledge.standing == "offered":
                self._set(msgspec.structs.replace(pledge, standing="lapsed"))
            elif ended and pledge.running:
                self._mark(pledge, [self._at_last(pledge, side) for side in (0, 1)])

    def _sign(self, pledge: Pledge, side: int, sign: Callable[[int, int, Promise], Sign]) -> Sign:
        promise = pledge.sides[side]
        if pledge.marks[side] != "open" or promise is None:
            return ""
        return sign(pledge.to, pledge.by, promise) if side else sign(pledge.by, pledge.to, promise)

    def _excuse(self, pledge: Pledge, signs: list[Sign]) -> Pledge:
        """What a rule did decides nothing, but whoever reads the marks shall know of it."""
        given, returned = [was or sign == "forced" for was, sign in zip(pledge.forced, signs, strict=True)]
        if (given, returned) == pledge.forced:
            return pledge
        return self._set(msgspec.structs.replace(pledge, forced=(given, returned)))

    def _at_once(self, pledge: Pledge, side: int, sign: Sign) -> Mark:
        """What an answer decides."""
        decided = self._decided(pledge, side) if sign else ""
        if sign == "done":
            return "broken" if decided == "never" else "kept"
        if sign == "left" and decided == "once":
            return "broken"
        if sign == "left":
            self._left.add((pledge.by, pledge.to, pledge.number, side))
        return pledge.marks[side]

    def _settles(self, pledge: Pledge, side: int, sign: Sign) -> bool:
        """Whether an answer leaves nothing to promise."""
        return sign == "done" or (sign == "left" and self._decided(pledge, side) == "once")

    def _at_last(self, pledge: Pledge, side: int) -> Mark:
        """What never came is void; what was left each time is broken, or kept if it was to be left."""
        if pledge.marks[side] != "open":
            return pledge.marks[side]
        if (pledge.by, pledge.to, pledge.number, side) not in self._left:
            return "void"
        return "kept" if self._decided(pledge, side) == "never" else "broken"

    def _mark(self, pledge: Pledge, found: list[Mark]) -> Pledge:
        """Who was let down first owes nothing any more: what they then leave undone is void, not broken."""
        was = pledge.marks
        for side in (0, 1):
            if found[side] == "broken" and was[side] == "open" and was[1 - side] == "broken":
                found[side] = "void"
        first, second = found
        return (
            pledge
            if (first, second) == was
            else self._set(msgspec.structs.replace(pledge, marks=(first, second)))
        )

    def _decided(self, pledge: Pledge, side: int) -> Decided:
        promise = pledge.sides[side]
        assert promise is not None and self._promises is not None
        return self._promises.decided[promise.deed]
