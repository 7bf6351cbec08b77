"""The house: all tables of this process, each opened when somebody asks for it."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from cabale.core.errors import CabaleError
from cabale.core.options import Value
from cabale.core.paces import USUAL_PACE, Pace
from cabale.core.seats import LETTERS
from cabale.table.analyses import Analyses
from cabale.table.chairs import new_token, sound, token_hash
from cabale.table.lobby_row import LobbyRow
from cabale.table.log import Entry, write_entry
from cabale.table.replays import words_until
from cabale.table.room import Room
from cabale.table.rooms import open_room, reopen
from cabale.table.schoolroom import Schoolroom
from cabale.table.settings import RoomRefusal
from cabale.table.store import Store, StoreError, Summary
from cabale.table.table import AGAIN, Table
from cabale.table.tempo import windows
from cabale.table.thinkers import Thinkers
from cabale.table.wire.rooms import Branch, Chair, LobbyRoom, OpenRoom, RoomOpened
from cabale.table.wire.seats import SeatTaken
from cabale.text import Words

LISTED: Final = 200  # rooms that the lobby shows at the most
PATIENCE: Final = 300.0  # seconds that a table stays in memory after anybody asked for it


class House:
    """Opens rooms, finds tables, and goes on where the store left off."""

    def __init__(
        self, store: Store, thinkers: Thinkers, keep: float | None = None, pace: Pace = USUAL_PACE
    ) -> None:
        self.thinkers: Final = thinkers
        self.pace: Final = pace  # of rooms whose host wishes for none
        self.analyses: Final = Analyses(store)
        self.schoolroom: Final = Schoolroom(thinkers)
        self._store: Final = store
        self._keep: Final = keep  # seconds after which a room that nobody changed is forgotten; None: never
        self._damaged: Final[set[str]] = set()  # rooms that could not be opened again
        self._tables: Final[dict[str, Table]] = {}
        self._asked_for: Final[dict[str, float]] = {}  # when somebody last asked for a table
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._opening: Final = asyncio.Lock()
        self._meeting_again: Final = asyncio.Lock()

    async def open(self, wish: OpenRoom, words: Words, address: str = "") -> RoomOpened:
        """A new room. A table without a name is named after a place of the time."""
        host = new_token()
        title = wish.settings.title.strip() or words.table_name(secrets.randbelow(1_000))
        settings = msgspec.structs.replace(wish.settings, title=title, pace=wish.settings.pace or self.pace)
        options = {**({} if settings.listed else unhurried(wish.game)), **wish.options}
        room, entries = open_room(wish.game, wish.seats, options, token_hash(host), settings=settings)
        return RoomOpened(await self._found(room, entries, address), host)

    async def rematch(self, table: Table, address: str = "") -> None:
        """The same people and bots in another room, where their tokens are good; it is opened only once."""
        async with self._meeting_again:
            old = table.room
            if not old.over:
                raise RoomRefusal("not_over")
            if old.next:
                return
            room, entries = _again(old, table.id)
            name = await self._found(room, entries, address)
            await table.ask(lambda room: room.rematch(name))

    async def branch(self, table: Table, wish: Branch, address: str = "") -> SeatTaken:
        """A room that goes on from a position of a finished game, with bots in the other seats."""
        self.thinkers.visitors.check(wish.level)
        old, token = table.room, new_token()
        given = await asyncio.to_thread(words_until, old, wish.place, wish.seat)
        room, entries = open_room(
            old.game.id, old.seats, old.options, token_hash(token), settings=old.settings, given=given
        )
        if not 0 <= wish.seat < old.seats:
            raise RoomRefusal("no_such_seat", text=str(wish.seat), expected=tuple(LETTERS[: old.seats]))
        left = old.chairs[wish.seat]
        entries += room.sit(
            wish.seat, wish.name, wish.language, token_hash(token), emblem=left.emblem, machine=wish.machine
        )
        for seat, chair in enumerate(old.chairs):
            if seat != wish.seat:  # whose name is now another's has that one's
                name = left.name if sound(chair.name) == sound(wish.name) else chair.name
                level = chair.level if wish.same and not chair.token else wish.level
                entries += room.hand_over(seat, level, name=name, emblem=chair.emblem)
        entries += room.begin()
        return SeatTaken(await self._found(room, entries, address), wish.seat, token)

    async def table(self, name: str, address: str = "") -> Table:
        """The table of a room, from memory or from the store, from where it is laid for this address."""
        if name not in self._tables:
            async with self._opening:
                if name not in self._tables:
                    log = await self._store.log(name)
                    if not log:
                        raise RoomRefusal("no_such_room")
                    self._lay(
                        Table(name, self._reopen(name, log), len(log), self._store, self.thinkers, address)
                    )
        self._asked_for[name] = asyncio.get_running_loop().time()
        return self._tables[name]

    def _reopen(self, name: str, log: list[bytes]) -> Room:
        try:
            room = reopen(log, name)
        except RoomRefusal:
            self._damaged.add(name)
            raise
        self._damaged.discard(name)
        return room

    async def delete(self, table: Table) -> None:
        """Forget a room and its game; whoever is there is told that it is closed."""
        if not table.room.closed:
            await table.ask(Room.close)
        await self._store.delete(table.id)
        self._put_away(table.id, RoomRefusal("no_such_room"))
        if table.room.follows:
            with suppress(RoomRefusal):  # which may be no more, either
                before = await self.table(table.room.follows)
                await before.ask(lambda room: room.forget_rematch(table.id))

    async def lobby(self) -> tuple[LobbyRoom, ...]:
        """The listed rooms that changed last. What is wrong with one of them is its trouble alone."""
        listed = await self._store.rooms(most=LISTED, listed=True)
        return tuple(self._lobby_room(summary) for summary in listed)

    def _lobby_room(self, summary: Summary) -> LobbyRoom:
        damaged = summary.room in self._damaged
        try:
            row = msgspec.json.decode(summary.row, type=LobbyRow)
        except msgspec.DecodeError:
            row, damaged = LobbyRow(), True
        chairs = tuple(
            Chair(seat.name, seat.emblem, seat.level, seat.open, seat.person, seat.machine, False, False)
            for seat in row.seats
        )
        return LobbyRoom(summary.room, row.game, row.title, chairs, row.begun, row.over, row.gallery, damaged)

    def tidy(self, patience: float = PATIENCE) -> None:
        """Put tables away that nobody has asked for in a while and where nothing goes on."""
        since = asyncio.get_running_loop().time() - patience
        for name, table in list(self._tables.items()):
            if table.idle and self._asked_for[name] <= since:
                self._put_away(name, RoomRefusal("put_away"))

    def _put_away(self, name: str, why: CabaleError) -> None:
        """Of two who ask for it at once, one comes too late."""
        table = self._tables.pop(name, None)
        if table is not None:
            self._tasks.pop(name).cancel()
            del self._asked_for[name]
            table.end(why)

    async def keep_tidy(self) -> None:
        while True:
            await asyncio.sleep(PATIENCE)
            self.tidy()
            with suppress(StoreError):  # it is tried again the next time
                await self.clear_out(time.time())

    async def clear_out(self, now: float) -> None:
        """Forget rooms that nobody has changed for as long as the house keeps any, and where nobody is."""
        if self._keep is None:
            return
        async with self._opening:  # nobody comes to a table that is being cleared away
            for name in await self._store.older(now - self._keep):
                if name not in self._tables or self._tables[name].idle:
                    await self._store.delete(name)
                    self._put_away(name, RoomRefusal("no_such_room"))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for name in list(self._tables):
            self._put_away(name, StoreError("store_closed"))
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyses.close()
        await self.thinkers.close()
        await self._store.close()

    async def _found(self, room: Room, entries: list[Entry], address: str) -> str:
        """Give a room its name and its table, its log begun in the store."""
        name = secrets.token_urlsafe(9)
        table = Table(name, room, 0, self._store, self.thinkers, address)
        bodies = [write_entry(entry) for entry in entries]
        await self._store.append(name, 0, bodies, msgspec.json.encode(table.lobby_row()))
        table.length = len(entries)
        self._lay(table)
        return name

    def _lay(self, table: Table) -> None:
        self._asked_for[table.id] = asyncio.get_running_loop().time()
        self._tables[table.id] = table
        self._start(table)

    def _start(self, table: Table) -> None:
        if not table.ended:
            task = self._tasks[table.id] = asyncio.create_task(table.run())
            task.add_done_callback(partial(self._start_again, table))

    def _start_again(self, table: Table, task: asyncio.Task[None]) -> None:
        """A table whose task ended by itself, which none should, goes on in another."""
        if not task.cancelled() and task.exception():
            asyncio.get_running_loop().call_later(AGAIN, self._start, table)


def unhurried(game: str) -> dict[str, Value]:
    """Among friends, who meet by a link, nothing has a deadline unless they wish for one."""
    return windows(game, None)


def _again(old: Room, name: str) -> tuple[Room, list[Entry]]:
    """A new room for the same people, who keep their tokens, and bots."""
    assert old.match is not None
    winners = [LETTERS[seat] for seat, rank in enumerate(old.match.state.ranks()) if rank == 1]
    options = old.game.next_game(old.options, winners[0] if len(winners) == 1 else None, not old.follows)
    room, entries = open_room(old.game.id, old.seats, options, old.host, settings=old.settings, follows=name)
    for seat, chair in enumerate(old.chairs):
        if chair.token:
            entries += room.sit(
                seat, chair.name, chair.language, chair.token, emblem=chair.emblem, machine=chair.machine
            )
    for seat, chair in enumerate(old.chairs):
        if not chair.token:  # bots come after people, whose names they do not take
            entries += room.hand_over(seat, chair.level)
    return room, entries
