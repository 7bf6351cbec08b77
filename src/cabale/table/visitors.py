"""Guests among the automata: programs that the keeper of the house lets sit down (`cabale serve --bot`).

A guest's level is `guest:` and its name. A seat of a table has one process, which is begun with its first
question and ended when the game is over, or nobody is there any more. They are waited for in threads of their
own: a guest that stalls holds up its own seat alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, Final, NamedTuple

from cabale import bots
from cabale.core.errors import quoted
from cabale.games import game as find_game
from cabale.seat import BadSeat, Limits, Program
from cabale.seat.commands import read_command
from cabale.seat.limits import USUAL
from cabale.seat.messages import Say
from cabale.seat.teller import default
from cabale.table.settings import GUEST, LONGEST_NAME, RoomRefusal, is_guest, one_line

AT_ONCE: Final = 16  # guests that are waited for
Place = tuple[str, int]  # a table and a seat of it


class Visit(NamedTuple):
    """What a guest answers, whether the default had to do it instead, and what it said."""

    move: int
    replaced: bool
    said: Sequence[Say] = ()


class Visitor:
    """A program at a seat, asked by one thread at a time."""

    def __init__(self, program: Program) -> None:
        self._program: Final = program
        self._asked: Final = Lock()
        self._gone = False

    def choose(self, view: Any, moves: list[int], most: float) -> Visit:
        with self._asked:
            if self._gone:
                return by_default(view, moves)
            failed = len(self._program.failures)
            out, move = self._program.out, self._program.choose(view, moves, most)
            replaced = out or len(self._program.failures) > failed
            return Visit(move, replaced, self._program.said())

    def leave(self, view: Any | None) -> None:
        with self._asked:
            self._gone = True
            self._program.close(view)


class Visitors:
    """The guests of the house, by their names, and those that sit at its tables."""

    def __init__(self, commands: Mapping[str, Sequence[str]] | None = None, limits: Limits = USUAL) -> None:
        self._commands: Final = dict(commands or {})
        self._limits: Final = limits
        self._seated: Final[dict[Place, tuple[str, Visitor]]] = {}
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "visitor")

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._commands)

    def check(self, level: str) -> None:
        """Refused if it is a guest's, and the house has no such guest."""
        if is_guest(level) and level.removeprefix(GUEST) not in self._commands:
            expected = (*bots.FOR_PEOPLE, *(GUEST + name for name in self._commands))
            raise RoomRefusal("unknown_level", level=level, expected=expected)

    async def choose(
        self,
        place: Place,
        level: str,
        seed: int,
        names: Sequence[str],
        view: Any,
        moves: list[int],
        most: int | None,
    ) -> Visit:
        """The answer of a guest, which may think for `most` milliseconds."""
        command = self._commands.get(level.removeprefix(GUEST))
        if command is None:  # it was here when it sat down
            return by_default(view, moves)
        known, visitor = self._seated.get(place, ("", None))
        if visitor is None or known != level:
            self._send_away(place)
            visitor = Visitor(Program(command, seed, self._limits, names))
            self._seated[place] = level, visitor
        seconds = float("inf") if most is None else most / 1000
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, visitor.choose, view, moves, seconds)

    def leave(self, table: str, views: Mapping[int, Any]) -> None:
        """Nothing goes on at a table: its guests leave it, with a last look where the game is over."""
        for place in [place for place in self._seated if place[0] == table]:
            self._send_away(place, views.get(place[1]))

    def _send_away(self, place: Place, view: Any | None = None) -> None:
        _, visitor = self._seated.pop(place, ("", None))
        if visitor is not None:
            self._threads.submit(visitor.leave, view)

    async def close(self) -> None:
        """The house closes; none of them stays behind."""
        for place in list(self._seated):
            self._send_away(place)
        await asyncio.to_thread(self._threads.shutdown)


def by_default(view: Any, moves: list[int]) -> Visit:
    return Visit(default(find_game(view.game), view, moves), True)


def read_guests(texts: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """NAME=COMMAND, each: a name that may stand at a table, and a program that is there."""
    found: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, command = text.partition("=")
        name = one_line(name) if name.isprintable() else ""
        if not equals or not 1 <= len(name) <= LONGEST_NAME or name in found:
            raise BadSeat("seat_bot", text=quoted(text), most=LONGEST_NAME)
        found[name] = read_command(command)
    return found
