# mypyc: compile
"""The agenda: a stack of steps, each one sentence of a rulebook in progress. Knows no game.

Compiled with mypyc in built wheels; `allow_interpreted_subclasses` lets a game in plain Python, a new
one or one in a test, stand on the compiled kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from cabale.core.seats import CHANCE, NO_SEAT
from cabale.core.story import Line, Story, chained, entries
from cabale.core.values import Value

NOBODY: Final = 0  # the empty set of seats
PASS: Final = 0  # in every game, the answer of a window that lets things be

S = TypeVar("S", bound="State")  # the game's own table

# What every position has beside its story: agenda, awaited, turn, sealed, drawn_order.
Kernel = tuple[list["Step[Any]"], int, int, tuple[tuple[int, int], ...], tuple[int, ...]]


def seat_bit(seat: int) -> int:
    """The set that holds this seat alone."""
    return 1 << seat


SEATS_OF: Final = [  # players of each set
    tuple([seat for seat in range(CHANCE) if seats >> seat & 1]) for seats in range(2 * seat_bit(CHANCE))
]
SEAT_OF: Final = [seats.bit_length() - 1 for seats in range(2 * seat_bit(CHANCE))]  # of sets of one


def clockwise(seats: int, after: int) -> int:
    """The first of these seats met when walking clockwise from the left of `after`."""
    seat = after + 1
    beyond = seats >> seat
    if not beyond:
        seat = 0
        beyond = seats
    while not beyond & 1:
        seat += 1
        beyond >>= 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the material (in subclasses), the agenda, and the story so far. Cheap to clone.

    It is equal to another that has the same options, material, agenda and story. As it changes while it is
    played, it has no hash.
    """

    fields: ClassVar[dict[str, Callable[[Any], Any]]] = {}  # the material: what makes each of a dump again

    def __init__(
        self,
        agenda: list[Step[Any]],
        awaited: int,
        turn: int,
        sealed: tuple[tuple[int, int], ...],
        drawn_order: tuple[int, ...],
        story: Story | None,
    ) -> None:
        self.agenda = agenda
        self.awaited = awaited  # the set of seats that may be asked now
        self.turn = turn  # the one whose answer comes next
        self.sealed = sealed  # (seat, answer) of a ballot not yet opened
        self.drawn_order = drawn_order  # the order drawn for the window that is open, if lots were drawn
        self.story = story

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.dump() == other.dump()

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()  # what clones share never changes

    def __reduce__(self) -> tuple[Any, ...]:
        kernel = self.agenda, self.awaited, self.turn, self.sealed, self.drawn_order
        told = [tuple(entry) for entry in entries(self.story)]  # the chain is too deep for pickle
        return remade, (type(self), cast(Any, self).options, self.material(), kernel, told)

    def __repr__(self) -> str:
        shown = {**self.material(), "turn": self.turn, "agenda": self.agenda}
        return f"{type(self).__name__}({', '.join([f'{name}={shown[name]!r}' for name in shown])})"

    def material(self) -> dict[str, Any]:
        """What the game's own table holds, as it declares it."""
        return {name: getattr(self, name) for name in self.fields}

    @property
    def over(self) -> bool:
        """An empty agenda is the end of the game."""
        return not self.agenda

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats that may be asked now: one, or those of a window or a ballot. Never sent to a seat."""
        return SEATS_OF[self.awaited]

    def do(self, step: Step[Any], *more: Step[Any]) -> None:
        """Then this step, then the next, and so on, before all that was planned."""
        if more:
            for i in range(len(more) - 1, -1, -1):
                self.agenda.append(more[i])
        self.agenda.append(step)

    def tell(self, kind: int, seat: int = NO_SEAT, what: int = 0, whom: int = NO_SEAT) -> None:
        """Remember what happened; what each seat learns of it is for the game's views to say."""
        self.story = (self.story, kind, seat, what, whom)

    def play(self, seat: int, move: int) -> None:
        """Answer for the seat of `turn`; the caller has checked that the move is legal."""
        step = self.agenda.pop()
        rest = step.answer(self, seat, move)
        if rest:
            self.agenda.append(step)
            self.awaited = rest
            self.turn = step.next(self, rest) if rest & (rest - 1) else SEAT_OF[rest]
        else:
            self.settle()

    def settle(self) -> None:
        """Work through the agenda until somebody must be asked, or nothing is left."""
        agenda = self.agenda
        while agenda:
            step = agenda.pop()
            seats = step.begin(self)
            if seats:
                agenda.append(step)
                self.awaited = seats
                self.turn = step.next(self, seats) if seats & (seats - 1) else SEAT_OF[seats]
                return
        self.awaited = NOBODY
        self.turn = NO_SEAT

    def moves(self, seat: int) -> list[int]:
        """What this seat may answer; nothing if it is not asked."""
        if not self.awaited >> seat & 1:
            return []
        return self.agenda[-1].moves(self, seat)

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of chance and their weights, when chance is to answer."""
        return [(outcome, weight) for outcome, weight in enumerate(self.weights()) if weight]

    def weights(self) -> list[int]:
        """The weights of chance as a row: of outcome 0, of outcome 1, and so on. Not to be changed."""
        return self.agenda[-1].weights(self)

    def act(self, seat: int, move: int) -> None:
        """What a log says that a seat did: an answer if it was asked for it, otherwise an aside."""
        if move in self.moves(seat):
            self.play(seat, move)
        else:
            self.aside(seat, move)

    def clone(self) -> State:
        """A copy that can be played on without disturbing this one."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The position as plain data; `game.load` makes it a position again."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Shares of the win, one a seat, sum 1: shared by the winners, all equal when nobody wins."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of every seat, 1 for the winner; ties share a place."""
        raise NotImplementedError

    def totals(self) -> Sequence[float]:
        """The game's own points."""
        raise NotImplementedError

    def asides(self, seat: int) -> list[int]:
        """What this seat may do out of turn right now."""
        return []

    def aside(self, seat: int, move: int) -> None:
        """Do something out of turn; the question that is open stays open."""
        raise NotImplementedError  # only games whose `asides` ever offers something have an answer


def remade(
    make: Callable[..., S],
    options: object,
    material: Mapping[str, Any],
    kernel: Kernel,
    told: Sequence[Line],
) -> S:
    """A position of its parts: what every game's own table is made with."""
    return make(options, **material, basis=State(*kernel, chained(told)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """One sentence of a rulebook in progress. It never changes, hence clones share it."""

    def begin(self, s: S) -> int:
        """Do what needs no answer; return the seats to wait for (NOBODY: done)."""
        return NOBODY

    def next(self, s: S, seats: int) -> int:
        """Of several seats awaited, the one to ask first: the lowest, unless the rules know an order."""
        seat = 0
        while not seats >> seat & 1:
            seat += 1
        return seat

    def moves(self, s: S, seat: int) -> list[int]:
        """What a seat that is awaited may answer."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """The weight of each outcome, by its number, if it is chance that is asked."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, move: int) -> int:
        """Take one answer; return the seats still awaited. Plan further steps only when it is done."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S]):
    """Several seats may speak, in secret; at most one is heard, by the priority of the rules.

    The engine asks in that order and stops at the first who speaks. A table collects the sealed
    answers of all at once and plays them in that order (`core.sealed`).
    """

    def begin(self, s: S) -> int:
        seats = self.eligible(s)
        if not seats:
            self.silence(s)
        return seats

    def next(self, s: S, seats: int) -> int:
        for seat in s.drawn_order:
            if seats >> seat & 1:
                return seat
        return self.first(s, seats)

    def answer(self, s: S, seat: int, move: int) -> int:
        if move != PASS:
            s.drawn_order = ()
            self.spoken(s, seat, move)
            return NOBODY
        rest = s.awaited & ~seat_bit(seat)
        if not rest:
            s.drawn_order = ()
            self.silence(s)
        return rest

    def eligible(self, s: S) -> int:
        """The seats that may speak, on public grounds only."""
        raise NotImplementedError

    def first(self, s: S, seats: int) -> int:
        """Of these seats, the one with the best claim to be heard."""
        raise NotImplementedError

    def silence(self, s: S) -> None:
        """What follows when nobody spoke."""
        raise NotImplementedError

    def spoken(self, s: S, seat: int, move: int) -> None:
        """What follows when this seat spoke."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Step[S]):
    """Every seat asked answers in secret; nothing is read before the last one is in."""

    def answer(self, s: S, seat: int, move: int) -> int:
        s.sealed = (*s.sealed, (seat, move))
        rest = s.awaited & ~seat_bit(seat)
        if not rest:
            votes = s.sealed
            s.sealed = ()
            self.counted(s, votes)
        return rest

    def counted(self, s: S, votes: tuple[tuple[int, int], ...]) -> None:
        """What follows from the votes, given as (seat, answer) in the order of the seats."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Dice and draws: the ninth chair answers, with known odds."""

    def begin(self, s: S) -> int:
        return seat_bit(CHANCE)

    def moves(self, s: S, seat: int) -> list[int]:
        return [outcome for outcome, weight in enumerate(self.weights(s)) if weight]


class Lots(Chance[State]):
    """Lots are drawn for the order in which a window hears its seats; nobody sees them.

    Meanwhile those seats may already answer, sealed. With `by_arrival` the table puts the seats
    in the order in which they spoke, and only a simulation draws.
    """

    __match_args__ = ("window", "drawn", "by_arrival")

    def __init__(self, window: Window[Any], drawn: tuple[int, ...], by_arrival: bool) -> None:
        self.window: Final = window
        self.drawn: Final = drawn
        self.by_arrival: Final = by_arrival

    def begin(self, s: State) -> int:
        left = self.left(s)
        if not left & (left - 1):  # nobody or only one: no lot decides
            s.drawn_order = (*self.drawn, *[seat for seat in range(CHANCE) if left >> seat & 1])
            s.do(self.window)
            return NOBODY
        eligible: int = self.window.eligible(s)
        return eligible | seat_bit(CHANCE)

    def next(self, s: State, seats: int) -> int:
        return CHANCE

    def left(self, s: State) -> int:
        """The seats that have no lot yet."""
        seats: int = self.window.eligible(s)
        for seat in self.drawn:
            seats &= ~seat_bit(seat)
        return seats

    def weights(self, s: State) -> list[int]:
        left = self.left(s)
        return [left >> seat & 1 for seat in range(CHANCE)]

    def moves(self, s: State, seat: int) -> list[int]:
        if seat == CHANCE:
            return [lot for lot, weight in enumerate(self.weights(s)) if weight]
        answers: list[int] = self.window.moves(s, seat)
        return answers

    def answer(self, s: State, seat: int, move: int) -> int:
        s.do(Lots(self.window, (*self.drawn, move), self.by_arrival))
        return NOBODY
