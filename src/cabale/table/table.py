"""A table at work: one task that reads one queue, so that everything happens in one order.

What is asked of the table is done to the room, written to the store, and only then told to anybody.
Clocks and bots put their answers on the same queue as people do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from cabale.core.errors import CabaleError
from cabale.table.log import Entry, Said, Sealed, read_entry, write_entry
from cabale.table.room import Room, restore
from cabale.table.store import Store, StoreError
from cabale.table.thinkers import Thinkers

Act = Callable[[Room], list[Entry]]
Listener = Callable[["Table", list[Entry]], None]


class Line(msgspec.Struct, frozen=True):
    """What the lobby shows of a room."""

    game: str
    names: tuple[str, ...]  # empty for open seats
    begun: bool
    over: bool


class Request(NamedTuple):
    """Something to do to the room, and where to say what came of it."""

    act: Act
    done: asyncio.Future[list[Entry]]


class Table:
    """One room, its place in the store, its clocks and its bots."""

    def __init__(self, id: str, room: Room, length: int, store: Store, thinkers: Thinkers) -> None:
        self.id: Final = id
        self.room = room
        self.length = length  # entries in the store
        self.listeners: Final[list[Listener]] = []
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._requests: Final[asyncio.Queue[Request]] = asyncio.Queue()
        self._timers: Final[list[asyncio.TimerHandle]] = []
        self._thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self._floor_passed = True

    async def ask(self, act: Act) -> list[Entry]:
        """Do something to the room. Returns when it is stored; a refusal changes nothing."""
        done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        await self._requests.put(Request(act, done))
        return await done

    async def run(self) -> None:
        """Serve until cancelled."""
        self._wake()
        try:
            while True:
                request = await self._requests.get()
                await self._serve(request)
        finally:
            self._rest()

    async def _serve(self, request: Request) -> None:
        try:
            entries = request.act(self.room)
            await self._write(entries)
        except CabaleError as refused:
            if not request.done.cancelled():
                request.done.set_exception(refused)
            return
        if not request.done.cancelled():
            request.done.set_result(entries)
        if all(isinstance(entry, Sealed) for entry in entries):
            self._close_window()  # nobody is told that somebody has answered
            return
        for listener in self.listeners:
            listener(self, entries)
        if not all(isinstance(entry, Said) for entry in entries):  # talk stops no clock
            self._wake()

    async def _write(self, entries: list[Entry]) -> None:
        """Store what was done. If that fails the room in memory is not true any more: make it again."""
        if not entries:
            return
        bodies = [write_entry(entry) for entry in entries]
        try:
            await self._store.append(self.id, self.length, bodies, msgspec.json.encode(self.line()))
        except StoreError:
            log = await self._store.log(self.id)
            self.room = restore(map(read_entry, log))
            self.length = len(log)
            raise
        self.length += len(entries)

    def line(self) -> Line:
        room = self.room
        names = tuple(chair.name or chair.level for chair in room.chairs)
        over = room.closed or (room.match is not None and bool(room.match.state.over))
        return Line(room.game.id, names, room.match is not None, over)

    # --- a new question

    def _wake(self) -> None:
        """Something has changed for everybody: wind the clocks anew and let the bots think."""
        self._rest()
        match = self.room.match
        if match is None or not self.room.asked():
            return
        window = len(match.state.waiting) > 1
        floor = self.room.options.get("window_floor_ms") if window else 0
        deadline = self.room.options.get("window_deadline_ms")
        self._floor_passed = not floor
        if floor:
            self._after(int(floor), self._pass_floor)
        if deadline is not None:
            self._after(int(deadline), self._deadline)
        for seat in self.room.asked():
            if self.room.chairs[seat].level:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    def _rest(self) -> None:
        for timer in self._timers:
            timer.cancel()
        for task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._timers.clear()
        self._thinking.clear()

    def _after(self, milliseconds: int, call: Callable[[], None]) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(milliseconds / 1000, call))

    def _pass_floor(self) -> None:
        self._floor_passed = True
        self._close_window()

    def _close_window(self) -> None:
        """C-20. Settle when all have answered, but not before the floor."""
        if self.room.complete and self._floor_passed:
            self._later(lambda room: room.settle() if room.complete else [])

    def _deadline(self) -> None:
        """C-19, C-20. Whoever has not answered by now lets the default be played."""
        self._later(lambda room: room.settle() if room.asked() else [])

    async def _think(self, seat: int) -> None:
        match = self.room.match
        assert match is not None
        place, view, moves = len(match.log), match.view(seat), match.state.moves(seat)
        level = self.room.chairs[seat].level
        seed = int(self.room.commitment[:8], 16) + seat
        thought = await self._thinkers.choose(self.room.game.id, level, seed, view, moves)
        if len(match.log) == place:
            self._later(lambda room: room.answer(seat, thought.move))

    def _later(self, act: Act) -> None:
        """Queue something that nobody waits for, to be done only if nothing was played meanwhile."""
        match = self.room.match
        assert match is not None
        place = len(match.log)

        def still(room: Room) -> list[Entry]:
            return act(room) if room.match is not None and len(room.match.log) == place else []

        self._requests.put_nowait(_unheard(still))


def _unheard(act: Act) -> Request:
    """A request whose outcome nobody waits for; a refusal means that the moment has passed."""
    done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
    done.add_done_callback(lambda future: future.exception())
    return Request(act, done)
