"""The house: tables are in memory while somebody may need them, and in the store always."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from cabale.table.house import House
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal, Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.wire.rooms import OpenRoom
from cabale.text import Words
from tests.table.test_table import Passive, word


def test_an_idle_table_is_put_away_and_found_again(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(SqliteStore(tmp_path / "cabale.db"), Passive())
        opened = await house.open(OpenRoom("complots", 3, {"first_player": "a"}), Words("en"))
        table = await house.table(opened.room)
        for seat in range(3):
            await table.ask(partial(Room.sit, seat=seat, name=f"N{seat}", language="en", token=f"t{seat}"))
        await table.ask(Room.begin)
        house.tidy()
        assert await house.table(opened.room) is table  # somebody has just asked for it
        table.listeners.add(print)
        house.tidy(patience=0)
        assert await house.table(opened.room) is table  # somebody is there
        table.listeners.clear()
        house.tidy(patience=0)
        again = await house.table(opened.room)
        assert again is not table
        assert again.room.match is not None and table.room.match is not None
        assert again.room.match.log == table.room.match.log
        await again.ask(word(again, "a:income"))
        await house.close()

    asyncio.run(run())


def test_rooms_that_nobody_has_changed_for_long_are_forgotten_where_the_keeper_wants_it(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        house = House(SqliteStore(tmp_path / "cabale.db"), Passive(), keep=86_400)
        names = [(await house.open(OpenRoom("druide", 3), Words("en"))).room for _ in range(2)]
        (await house.table(names[0])).listeners.add(print)  # somebody is there
        now = time.time()
        await house.clear_out(now)
        assert (await house.table(names[1])).id == names[1]
        await house.clear_out(now + 2 * 86_400)
        assert (await house.table(names[0])).id == names[0]
        with pytest.raises(RoomRefusal, match="no_such_room"):
            await house.table(names[1])
        await house.close()
        house = House(SqliteStore(tmp_path / "cabale.db"), Passive())
        await house.clear_out(now + 1e9)
        assert (await house.table(names[0])).id == names[0]
        await house.close()

    asyncio.run(run())


def test_a_damaged_room_is_one_rooms_trouble_and_the_lobby_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(SqliteStore(tmp_path / "cabale.db"), Passive())
        wish = OpenRoom("druide", 3, settings=Settings(listed=True))
        names = [(await house.open(wish, Words("en"))).room for _ in range(3)]
        house.tidy(patience=0)
        with closing(sqlite3.connect(tmp_path / "cabale.db")) as base, base:
            spoil = "UPDATE entry SET body = 'nothing' WHERE number = (SELECT last FROM tail WHERE room = ?)"
            base.execute(spoil, (names[0],))
            base.execute("UPDATE room SET line = ? WHERE id = ?", (b'{"listed":true,"seats":1}', names[1]))
        with pytest.raises(RoomRefusal, match="room_damaged"):
            await house.table(names[0])
        lobby = {room.room: room.damaged for room in await house.lobby()}
        assert lobby == {names[0]: True, names[1]: True, names[2]: False}
        assert (await house.table(names[2])).id == names[2]
        await house.close()

    asyncio.run(run())
