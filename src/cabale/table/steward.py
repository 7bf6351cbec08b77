"""Whoever keeps a house, from outside of it: `cabale house`. The house may be open or closed meanwhile.

What is written goes past the same guard as what the house writes: a table that finds its place taken reads
its log again, and so learns that its room is closed, or no more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, NamedTuple

import msgspec

from cabale.core.errors import CabaleError
from cabale.table.lobby_row import LobbyRow, lobby_row
from cabale.table.lock import alone
from cabale.table.log import Entry, write_entry
from cabale.table.opening import FILE, outdated
from cabale.table.people import NOBODY
from cabale.table.replays import record
from cabale.table.room import Room
from cabale.table.rooms import reopen
from cabale.table.settings import RoomRefusal
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError, Summary

TRIES: Final = 20  # how often a room in which others write at the same time is tried

State = Literal["open", "playing", "over", "closed", "damaged"]


class Found(NamedTuple):
    """A room of the house, and what is wrong with it if anything is."""

    room: str
    changed: float  # seconds since 1970
    state: State
    game: str
    title: str
    people: tuple[str, ...]
    trouble: CabaleError | None


class Steward:
    """Looks after the rooms of a house, one at a time."""

    def __init__(self, folder: Path) -> None:
        file = folder / FILE
        if not file.is_file():
            raise StoreError("no_house", file=str(folder))
        if outdated(file):
            with alone(folder):  # not under the feet of a house that is open
                self._store = SqliteStore(file)
        else:
            self._store = SqliteStore(file)
        self._runner: Final = asyncio.Runner()

    def __enter__(self) -> Steward:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.run(self._store.close())
        self._runner.close()

    def rooms(self) -> Iterator[Found]:
        """All of them, the last changed first. Each is made again from its log: what cannot be is damaged."""
        for summary in self._runner.run(self._store.rooms()):
            try:
                room = self._room(summary.room)
            except RoomRefusal as refused:
                if refused.code == "no_such_room" and summary.length:
                    continue  # it has just been deleted
                yield _damaged(summary, refused)
            except StoreError as broken:
                yield _damaged(summary, broken)
            else:
                yield _found(summary, room)

    def close(self, name: str) -> None:
        """Nobody plays there any more, as if its host had closed it."""
        self._write(name, Room.close)

    def delete(self, name: str) -> None:
        """The room, its game and its analysis, damaged or not."""
        if name not in [summary.room for summary in self._runner.run(self._store.rooms())]:
            raise RoomRefusal("no_such_room")
        with suppress(CabaleError):  # a room that cannot be read follows none
            before = self._room(name).follows
            if before:
                self._write(before, lambda room: room.forget_rematch(name))
        self._runner.run(self._store.delete(name))

    def record(self, name: str) -> str:
        """The record of its finished game, as the gallery gets it."""
        return record(self._room(name), NOBODY).write()

    def backup(self, file: Path) -> None:
        self._runner.run(self._store.backup(file))

    def _room(self, name: str) -> Room:
        return self._read(name)[0]

    def _read(self, name: str) -> tuple[Room, int]:
        """A room, and how long its log is."""
        log = self._runner.run(self._store.log(name))
        if not log:
            raise RoomRefusal("no_such_room")
        return reopen(log, name), len(log)

    def _write(self, name: str, act: Callable[[Room], list[Entry]]) -> None:
        """Do something to a room; again, if somebody else has written to its log meanwhile."""
        for attempt in range(1, TRIES + 1):
            room, length = self._read(name)
            entries = [write_entry(entry) for entry in act(room)]
            if not entries:
                return
            try:
                told = msgspec.json.encode(lobby_row(room))
                self._runner.run(self._store.append(name, length, entries, told))
                return
            except StoreError as refused:
                if refused.code != "place_taken" or attempt == TRIES:
                    raise


def _found(summary: Summary, room: Room) -> Found:
    state: State = "closed" if room.closed else "over" if room.over else "playing" if room.match else "open"
    return _told(summary, state, lobby_row(room))


def _damaged(summary: Summary, trouble: CabaleError) -> Found:
    """What its row says, if that can be read."""
    told = LobbyRow()
    with suppress(msgspec.MsgspecError, UnicodeDecodeError):
        told = msgspec.json.decode(summary.row, type=LobbyRow)
    return _told(summary, "damaged", told, trouble)


def _told(summary: Summary, state: State, told: LobbyRow, trouble: CabaleError | None = None) -> Found:
    people = tuple(seat.name for seat in told.seats if seat.person)
    return Found(summary.room, summary.changed, state, told.game, told.title, people, trouble)
