"""The front door of a small game: what can be said once for all games that are not in a hurry.

An author declares the position's fields and the events, and writes the steps, the views and the words of
moves. Saving, loading, reading notation, questions, refusals and imagining follow from these, slowly; a game
that is played by the million has a module for each (`core.modular`).
"""

from __future__ import annotations

import re
import sys
from abc import abstractmethod
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from cabale.core.agenda import Ballot, Chance, Step, Window
from cabale.core.blame import misgiven
from cabale.core.dump import load_position
from cabale.core.errors import BadNotation, IllegalMove
from cabale.core.events import Telling, Witness, no_seat
from cabale.core.fields import Anything, Field
from cabale.core.kinds import EACH, HELD, SEAT, kinds
from cabale.core.meant import meant
from cabale.core.modular import WitnessedGame
from cabale.core.options import Option, Value
from cabale.core.returning import OF_GAMES, OF_STEPS, hold
from cabale.core.seats import CHANCE, LETTERS
from cabale.core.small_state import SmallState as SmallState
from cabale.core.views import Argument, Choice, Event, Question, View
from cabale.core.watching import asked

TRIES: Final = 50_000  # steps on the way to an imagined position
TO_DECLARE: Final = ("position", "sight", "steps", "happens")

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


class SmallView(View, frozen=True, kw_only=True):
    """A view with what happened, and who is asked what."""

    options: dict[str, Value]
    asked: str  # the kind of the question that the viewer is asked; empty if there is none
    awaited: tuple[int, ...]  # the seats that everybody knows to be asked
    history: tuple[Event, ...] = ()


S = TypeVar("S", bound=SmallState)
V = TypeVar("V", bound=SmallView)


class SmallGame(WitnessedGame[S, V], Generic[S, V]):
    """A game of which only what differs is written down."""

    minutes = 5
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version = 1
    fields: ClassVar[Mapping[str, Field]] = {}
    places = ("start",)
    position: ClassVar[type[SmallState]]
    sight: ClassVar[type[SmallView]]  # the type of its views
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    happens: ClassVar[Any]  # the union of its events, which are declared in the same module
    telling: ClassVar[Telling]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        missing = [name for name in TO_DECLARE if not hasattr(cls, name)]
        if missing:
            raise TypeError(f"{cls.__name__} does not declare {', '.join(missing)}")
        cls.fields = {name: Anything() for name in _shown(cls.sight)}
        cls.outcomes = getattr(cls, "size", None)  # by which notation is read, draws too
        if "happens" in vars(cls):
            cls.telling = Telling(cls.happens, vars(sys.modules[cls.__module__]))
            cls.position.happens = {**cls.position.happens, **cls.telling.by_kind}
        hold(cls, OF_GAMES)
        for step in cls.steps:
            hold(step, OF_STEPS)

    # --- what the author writes

    @abstractmethod
    def look(self, state: S, seat: int) -> dict[str, Any]:
        """The fields that its views have beyond those of all games."""

    def rule(self, step: Step[Any] | None) -> str:
        """The rule behind a question, or that ends the game (None), if rules have numbers."""
        return ""

    def words(self, state: S, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
        """The key of a move's words, and what they need: by itself the notation, taken apart."""
        body = self.write_body(state, seat, move)
        key, _, what = body.replace(">", "=").partition("=")
        if ">" in body and what in LETTERS:
            return key, {"target": LETTERS.index(what)}
        return key, {"value": int(what) if what.isdigit() else what} if what else {}

    # --- what follows from it

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> S:
        """What the table sets, it sets; then nothing is drawn before the first question."""
        state = self.begin(seats, options)
        for name, value in table.items():
            plain = list(value.values()) if isinstance(value, Mapping) else value
            setattr(state, name, state.fields[name](plain))
        while table and state.agenda and isinstance(state.agenda[-1], Chance):
            state.agenda.pop()
        state.settle()
        return state

    def page(self, view: V) -> dict[str, Any]:
        known = _kinds(type(view))
        shown = {name: _written(getattr(view, name), known.get(name, "")) for name in _shown(type(view))}
        return {**shown, "turns": view.turns}

    def load(self, data: dict[str, Any]) -> S:
        state: Any = load_position(self.position, data["options"], data, self.steps)
        loaded: S = state
        return loaded

    def witness(self, seat: int) -> Witness:
        return Witness(self.telling, seat)

    def snapshot(self, state: S, seat: int) -> V:
        return self.seen(state, self.witness(seat))

    def seen(self, state: S, witness: Any) -> V:
        seat = witness.seat
        fields = self.look(state, seat)
        ranks = tuple(state.ranks()) if state.over else ()
        try:
            made: Any = self.sight(
                game=self.id,
                seat=seat,
                seats=state.seats,
                over=state.over,
                turns=state.turns,
                ranks=ranks,
                options=dict(state.options),
                asked=_kind(state) if seat in state.waiting else "",
                awaited=asked(state),
                **fields,
            )
        except TypeError as error:
            raise misgiven(type(self).look, self._mislaid(fields) or str(error)) from error
        for name, kind in _kinds(self.sight).items():
            wrong = _misplaced(getattr(made, name), kind, state.seats)
            if wrong:
                raise misgiven(type(self).look, f"{self.sight.__name__}.{name}: {wrong}")
        view: V = made
        return view

    def _mislaid(self, fields: Mapping[str, Any]) -> str:
        """Which fields of its views the author has misspelt or forgotten; Python names neither class."""
        look, sight, shown = f"{type(self).__name__}.look", self.sight.__name__, _shown(self.sight)
        for name in fields:
            if name not in shown:
                return f"{look} gives {name}, which {sight} does not declare{meant(name, shown)}"
        missing = [field.name for field in msgspec.structs.fields(self.sight) if field.required]
        forgotten = ", ".join(name for name in missing if name in shown and name not in fields)
        return forgotten and f"{look} does not give {forgotten}, which {sight} declares"

    def question(self, state: S, seat: int) -> Question | None:
        if seat not in state.waiting:
            return None
        step = state.agenda[-1]
        return Question(
            kind=_kind(state),
            rule=self.rule(step),
            choices=tuple(self._choice(state, seat, move) for move in state.moves(seat)),
            secret=isinstance(step, Window | Ballot),
        )

    def _choice(self, state: S, seat: int, move: int) -> Choice:
        key, arguments = self.words(state, seat, move)
        return Choice(move=move, text=self.write_body(state, seat, move), key=key, arguments=arguments)

    def default(self, state: S, seat: int) -> int:
        moves: list[int] = state.moves(seat)
        return moves[0]

    def refusal(self, state: S, seat: int, move: int) -> IllegalMove:
        rule = self.rule(state.agenda[-1] if state.agenda else None)
        if state.over:
            return IllegalMove("game_over", rule=rule)
        if not 0 <= seat < state.seats and seat != CHANCE:
            return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: state.seats]))
        if not 0 <= move < self.size:
            return IllegalMove("unknown_move", text=str(move))
        if not state.awaited >> seat & 1:
            return IllegalMove("not_awaited", rule=rule)
        return IllegalMove("not_offered", rule=rule)

    def read_body(self, state: S, seat: int, body: str) -> int:
        """The move that is written so: those that are open, then all others."""
        every: list[int] = [*state.moves(seat), *range(self.size)]
        for move in every:
            try:
                if self.write_body(state, seat, move) == body:
                    return move
            except (LookupError, ValueError):  # a number that is no move now
                continue
        raise BadNotation("unknown_move", text=body)

    def imagine(self, view: V, rng: Random) -> S:
        """Played again at random, along what was seen: what the viewer knows comes as it did, all else as
        chance and the others will have it. Where that leads to a contradiction, the last draws are taken
        back: positions are then no longer exactly as likely as the deals that lead to them."""
        start = self.begin(view.seats, view.options)
        ahead = [Moment(start, len(self.events(start, view.seat)))]
        seen = _silent(view)
        for _ in range(TRIES):
            here = ahead[-1]
            if here.told == len(view.history) and self.snapshot(here.state, view.seat) == seen:
                found: S = here.state
                return found
            while not here.fresh and not here.odds and len(ahead) > 1:
                ahead.pop()
                here = ahead[-1]
            after = self._next(here, view, rng)
            if after is not None:
                ahead.append(after)
        raise misgiven(type(self).look, f"{type(self).__name__}: no position found that looks like this view")

    def _next(self, here: Moment, view: V, rng: Random) -> Moment | None:
        """One answer on, as the viewer could have seen it."""
        state = here.state
        if here.fresh and not state.over:
            moves = [(move, 1) for move in state.moves(state.turn)]
            here.odds = self.foresee(state, view, here.told) if state.turn == CHANCE else moves
        here.fresh = False
        while here.odds:
            place = rng.choices(range(len(here.odds)), [weight for _, weight in here.odds])[0]
            after: Any = state.clone()
            after.play(state.turn, here.odds.pop(place)[0])
            witness = self.witness(view.seat)
            witness.remember(view.history[: here.told], state.story)
            witness.retell(after)
            told = len(witness.told)
            if tuple(witness.told[here.told :]) == view.history[here.told : told]:
                return Moment(after, told)
        return None

    def foresee(self, state: S, view: V, told: int) -> list[tuple[int, int]]:
        """What chance may bring here, for a position that shall look like this view, of whose history so much
        is told: where a draw is hidden at first and shown later, only what will be shown."""
        return state.odds()

    def observe(self, view: V) -> list[int]:
        """No numbers: a learner's game says what matters in it."""
        return []

    def preview(self, view: V, move: int) -> Any:
        return None


class Moment:
    """A position on the way to an imagined one: how much was told, and what may still be tried there."""

    def __init__(self, state: Any, told: int) -> None:
        self.state: Final = state
        self.told: Final = told
        self.fresh = True
        self.odds: list[tuple[int, int]] = []


def _kind(state: SmallState) -> str:
    """What is asked now: the name of the step that asks."""
    return _CAPITAL.sub("_", type(state.agenda[-1]).__name__).lower()


def _silent(view: V) -> V:
    """Without what happened, was said and was promised, which is no part of the position."""
    return msgspec.structs.replace(view, history=(), talk=(), pledges=())


@cache
def _shown(sight: Any) -> tuple[str, ...]:
    return tuple(name for name in sight.__struct_fields__ if name not in SmallView.__struct_fields__)


@cache
def _kinds(sight: Any) -> dict[str, str]:
    return kinds(sight)


def _misplaced(value: Any, kind: str, seats: int) -> str:
    """Why a board could not show it where its kind puts it; empty if it can."""
    if kind == SEAT:
        return "" if value is None else no_seat(value, seats)
    if isinstance(value, tuple) and len(value) == seats:
        return ""
    return f"{value!r} is no tuple with one for each of {seats} seats"


def _written(value: Any, kind: str) -> Any:
    """A value in the words of scenario files: seats by their letters, what each has by seats."""
    if kind in (EACH, HELD) and isinstance(value, tuple):
        return {LETTERS[seat]: _written(item, "") for seat, item in enumerate(value)}
    if kind == SEAT and isinstance(value, int):
        return LETTERS[value]
    return msgspec.to_builtins(value)
