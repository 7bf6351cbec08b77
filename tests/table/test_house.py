"""The house: tables are in memory while somebody may need them, and in the store always."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from cabale.table.house import House
from cabale.table.room import Room
from cabale.table.sqlite import SqliteStore
from cabale.table.wire import OpenRoom
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
