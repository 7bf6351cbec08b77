"""The house: all tables of this process, each opened when somebody asks for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Final

import msgspec

from cabale.table.log import read_entry, write_entry
from cabale.table.room import RoomRefusal, new_token, open_room, restore
from cabale.table.store import Store
from cabale.table.table import Line, Table
from cabale.table.thinkers import Thinkers
from cabale.table.wire import LobbyRoom, RoomOpened


class House:
    """Opens rooms, finds tables, and goes on where the store left off."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._tables: Final[dict[str, Table]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._opening: Final = asyncio.Lock()

    async def open(self, game: str, seats: int, options: Mapping[str, object]) -> RoomOpened:
        """A new room, its log begun in the store."""
        host = new_token()
        room, entries = open_room(game, seats, options, host)
        name = secrets.token_urlsafe(9)
        table = Table(name, room, 0, self._store, self._thinkers)
        line = msgspec.json.encode(table.line())
        await self._store.append(name, 0, [write_entry(entry) for entry in entries], line)
        table.length = len(entries)
        self._start(table)
        return RoomOpened(name, host)

    async def table(self, name: str) -> Table:
        """The table of a room, from memory or from the store."""
        async with self._opening:
            if name not in self._tables:
                log = await self._store.log(name)
                if not log:
                    raise RoomRefusal("no_such_room")
                room = restore(map(read_entry, log))
                self._start(Table(name, room, len(log), self._store, self._thinkers))
            return self._tables[name]

    async def lobby(self) -> list[LobbyRoom]:
        rooms = []
        for summary in await self._store.rooms():
            line = msgspec.json.decode(summary.line, type=Line)
            rooms.append(LobbyRoom(summary.room, line.game, line.names, line.begun, line.over))
        return rooms

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._thinkers.close()
        await self._store.close()

    def _start(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tasks[table.id] = asyncio.create_task(table.run())
