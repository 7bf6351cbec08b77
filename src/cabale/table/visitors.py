"""Guests among the automata: programs and language models that the keeper of the house lets sit down.

The level of a program is `guest:` and its name (`cabale serve --bot`), that of a model `model:` and its name
(`--model`). A seat of a table has one of them, which begins with its first question and ends when the game
is over, or nobody is there any more. Each is waited for in a thread of its own: a guest that stalls holds up
its own seat alone, and a house that closes stops it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import contextmanager
from functools import partial
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cabale import bots
from cabale.core.errors import quoted
from cabale.core.pledges import Pledge, Proposal
from cabale.games import game as find_game
from cabale.models import PREFIX, Model, Settings, read_settings
from cabale.models.refusals import BadModel
from cabale.seat import BadSeat, Limits, Program
from cabale.seat.commands import read_command
from cabale.seat.limits import USUAL
from cabale.seat.messages import Say
from cabale.seat.outsider import Outsider
from cabale.seat.teller import default
from cabale.table.complaints import Complaints
from cabale.table.own_threads import OwnThreads
from cabale.table.settings import GUEST, LONGEST_NAME, RoomRefusal, is_guest, one_line

T = TypeVar("T")
GOODBYE: Final = 3.0  # seconds that they get to go when the house closes
Place = tuple[str, int]  # a table and a seat of it
Maker = Callable[[int, Sequence[str]], Outsider]  # seats a guest, given its dice and the names at the table


class Visit(NamedTuple, Generic[T]):
    """What a guest answers, whether it lost its answer, and what it said."""

    answer: T
    replaced: bool
    said: Sequence[Say] = ()


class Chair(NamedTuple):
    """Who is asked, and where it sits."""

    place: Place
    level: str
    seed: int
    names: Sequence[str]


class Visitor:
    """A guest at a seat, asked by one thread at a time."""

    def __init__(self, guest: Outsider, complain: Callable[[BadSeat], None]) -> None:
        self._guest: Final = guest
        self._complain: Final = complain
        self._asked: Final = Lock()
        self._asking = self._gone = False

    def ask(self, question: Callable[[Outsider], T], otherwise: Callable[[], T]) -> Visit[T]:
        with self._asked, self._busy():
            if self._gone:
                return Visit(otherwise(), True)
            failed, out = len(self._guest.failures), self._guest.out
            answer = question(self._guest)
            lost = self._guest.failures[failed:]
            for each in () if self._gone else lost:
                self._complain(each)
            return Visit(answer, out or bool(lost), self._guest.said())

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self._asking = True
        try:
            yield
        finally:
            self._asking = False

    def stop(self) -> None:
        """Nobody asks it any more, nor waits for what it was asked."""
        self._gone = True
        if self._asking:
            self._guest.stop()

    def leave(self, view: Any | None) -> None:
        with self._asked:
            self._gone = True
            self._guest.close(view)


class Visitors:
    """The guests of the house, by their levels, and those that sit at its tables."""

    def __init__(
        self,
        commands: Mapping[str, Sequence[str]] | None = None,
        limits: Limits = USUAL,
        models: Mapping[str, str] | None = None,
        settings: Settings | None = None,
    ) -> None:
        programs = {GUEST + name: _program(words, limits) for name, words in (commands or {}).items()}
        speaking = {PREFIX + name: _model(model, settings) for name, model in (models or {}).items()}
        self._makers: Final[dict[str, Maker]] = {**programs, **speaking}
        self._seated: Final[dict[Place, tuple[str, Visitor]]] = {}
        self._complaints: Final = Complaints()
        self._leaving: Final[dict[Visitor, Future[None]]] = {}
        self._threads: Final = OwnThreads("visitor")

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(self._makers)

    def check(self, level: str) -> None:
        """Refused if it is a guest's, and the house has no such guest."""
        if is_guest(level) and level not in self._makers:
            raise RoomRefusal("unknown_level", level=level, expected=(*bots.FOR_PEOPLE, *self._makers))

    async def choose(self, chair: Chair, view: Any, moves: list[int], most: int | None) -> Visit[int]:
        """The answer of a guest, which may think for `most` milliseconds."""
        seconds = _seconds(most)
        return await self._ask(
            chair,
            lambda guest: guest.choose(view, moves, seconds),
            lambda: default(find_game(view.game), view, moves),
        )

    async def propose(self, chair: Chair, view: Any, most: int | None) -> Visit[Sequence[Proposal]]:
        """What a guest would like to offer."""
        seconds = _seconds(most)
        return await self._ask(chair, lambda guest: guest.propose(view, seconds), tuple)

    async def consider(self, chair: Chair, view: Any, pledge: Pledge, most: int | None) -> Visit[bool]:
        """Whether a guest accepts an offer."""
        seconds = _seconds(most)
        return await self._ask(chair, lambda guest: guest.consider(view, pledge, seconds), bool)

    async def _ask(
        self, chair: Chair, question: Callable[[Outsider], T], otherwise: Callable[[], T]
    ) -> Visit[T]:
        make = self._makers.get(chair.level)
        if make is None:  # it was here when it sat down
            return Visit(otherwise(), True)
        known, visitor = self._seated.get(chair.place, ("", None))
        if visitor is None or known != chair.level:
            self._send_away(chair.place)
            visitor = Visitor(make(chair.seed, chair.names), partial(self._complaints.tell, chair.level))
            self._seated[chair.place] = chair.level, visitor
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, visitor.ask, question, otherwise)

    def leave(self, table: str, views: Mapping[int, Any]) -> None:
        """Nothing goes on at a table: its guests leave it, with a last look where the game is over."""
        for place in [place for place in self._seated if place[0] == table]:
            self._send_away(place, views.get(place[1]))

    def _send_away(self, place: Place, view: Any | None = None) -> None:
        _, visitor = self._seated.pop(place, ("", None))
        if visitor is not None:
            self._leaving[visitor] = self._threads.submit(visitor.leave, view)
            self._leaving[visitor].add_done_callback(lambda _: self._leaving.pop(visitor, None))

    async def close(self) -> None:
        """The house closes; what they are asked comes to nothing, and none of them stays behind."""
        self._makers.clear()  # nobody is asked any more
        for place in list(self._seated):
            self._send_away(place)
        for visitor in list(self._leaving):
            visitor.stop()
        if leaving := list(self._leaving.values()):
            await asyncio.to_thread(wait, leaving, GOODBYE)


def _seconds(most: int | None) -> float:
    return float("inf") if most is None else most / 1000


def _program(command: Sequence[str], limits: Limits) -> Maker:
    return lambda seed, names: Program(command, seed, limits, names)


def _model(model: str, settings: Settings | None) -> Maker:
    assert settings is not None
    return lambda seed, names: Model(model, settings, names)


def find_visitors(programs: Sequence[str], models: Sequence[str]) -> Visitors:
    """Those that the keeper of the house names; refused if one is not there. Models need an address."""
    commands = read_guests(programs)
    named = read_models(models, commands)
    return Visitors(commands, models=named, settings=read_settings() if named else None)


def read_guests(texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """NAME=COMMAND, each: a name that may stand at a table, and a program that is there."""
    found: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, command = text.partition("=")
        name = _shown(name)
        if not equals or not name or name in found:
            raise BadSeat("seat_bot", text=quoted(text), most=LONGEST_NAME)
        found[name] = read_command(command)
    return found


def read_models(texts: Sequence[str], taken: Container[str] = ()) -> dict[str, str]:
    """NAME or SHOWN=NAME, each: a name for the table, and that by which its address knows the model."""
    found: dict[str, str] = {}
    for text in texts:
        shown, equals, model = text.partition("=")
        name, model = _shown(shown), (model if equals else text).strip()
        if not name or name in found or name in taken or not model or not model.isprintable():
            raise BadModel("model_bot", text=quoted(text), most=LONGEST_NAME)
        found[name] = model
    return found


def _shown(text: str) -> str:
    """A name as a table shows it; empty if it cannot."""
    name = one_line(text) if text.isprintable() else ""
    return name if len(name) <= LONGEST_NAME else ""
