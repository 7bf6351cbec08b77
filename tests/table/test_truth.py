"""What is in memory is shown and built upon only as long as it is what the log says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabale.core.errors import CabaleError
from cabale.table.house import House
from cabale.table.log import Closed, Entry, read_entry, write_entry
from cabale.table.queue_thread import QueueThread
from cabale.table.room import Room
from cabale.table.rooms import reopen, restore
from cabale.table.settings import RoomRefusal, Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError
from cabale.table.table import AGAIN, Table
from cabale.table.wire.rooms import OpenRoom
from cabale.text import Words
from tests.table.leaping import LeapingStore, leap, until
from tests.table.test_table import Passive, coins, serve, word


class Failing(LeapingStore):
    """A store that neither writes nor reads while it is broken."""

    broken = False

    async def _do(self, thread: QueueThread[Any], work: Any) -> Any:
        if self.broken:
            raise StoreError("store_locked")
        return await super()._do(thread, work)


def refusal(wanted: str, error: pytest.ExceptionInfo[CabaleError]) -> None:
    assert error.value.code == wanted


def test_after_a_write_and_a_read_that_failed_nothing_is_shown_or_done_until_the_log_was_read(
    tmp_path: Path,
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        assert isinstance(store, Failing)
        shown = []
        table.listeners.add(lambda: shown.append(True))
        store.broken = True
        for _ in range(2):  # the first that could not be written, and whoever comes after it
            with pytest.raises(StoreError) as error:
                await table.ask(word(table, "a:income"))
            refusal("store_locked", error)
        with pytest.raises(StoreError):
            await table.settled()
        await asyncio.sleep(14)
        with pytest.raises(StoreError):
            await table.ask(lambda room: room.say(0, "hello"))
        assert not shown
        store.broken = False
        await until(lambda: bool(shown))
        await table.settled()
        assert coins(table) == [2, 2, 2]
        await table.ask(word(table, "a:income"))
        await table.ask(word(table, "b:income"))
        stored = restore(map(read_entry, await store.log("room")))
        assert stored.match is not None and table.room.match is not None
        assert stored.match.log == table.room.match.log
        assert coins(table) == [3, 3, 2]

    serve(tmp_path, work, people=3, store=Failing)


def test_a_log_that_somebody_else_has_written_to_is_read_again_and_told(tmp_path: Path) -> None:
    """`cabale house close` beside an open house."""

    async def work(table: Table, store: SqliteStore) -> None:
        told = []
        table.listeners.add(lambda: told.append(table.room.closed))
        await store.append("room", table.length, [write_entry(Closed())], None)
        with pytest.raises(StoreError) as error:
            await table.ask(word(table, "a:income"))
        refusal("place_taken", error)
        await until(lambda: bool(told))
        assert table.room.closed
        with pytest.raises(RoomRefusal) as refused:
            await table.ask(word(table, "a:income"))
        refusal("room_closed", refused)

    serve(tmp_path, work, people=3)


@pytest.mark.parametrize("before", [False, True])
def test_a_mistake_of_ours_costs_one_request_and_leaves_no_trace(
    tmp_path: Path, before: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        def fail(room: Room) -> list[Entry]:
            if not before:
                room.answer(0, room.game.read(room.match.state, "a:income")[1])  # type: ignore[union-attr]
            raise ZeroDivisionError

        with pytest.raises(RoomRefusal) as error:
            await table.ask(fail)
        refusal("table_failed", error)
        assert "ZeroDivisionError" in caplog.text
        await until(lambda: table._trouble is None)
        assert coins(table) == [2, 2, 2]
        await table.ask(word(table, "a:income"))
        assert coins(table) == [3, 2, 2]

    serve(tmp_path, work, people=3)


def test_a_table_whose_task_ended_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(LeapingStore(tmp_path / "cabale.db"), Passive())
        name = (await house.open(OpenRoom("druide", 3), Words("en"))).room
        table = await house.table(name)
        monkeypatch.setattr(table, "tell", lambda: 1 / 0)  # after the request: nobody catches it
        await table.ask(lambda room: room.sit(0, "Alice", "en", "token"))
        await asyncio.sleep(0)
        with pytest.raises(RoomRefusal) as error:
            await table.ask(lambda room: room.sit(1, "Bob", "en", "other"))
        refusal("table_failed", error)
        monkeypatch.undo()
        await asyncio.sleep(2 * AGAIN)
        assert [chair.name for chair in table.room.chairs] == ["Alice", "", ""]
        await table.ask(lambda room: room.sit(1, "Bob", "en", "other"))
        await house.close()

    leap(run())


def test_fewer_seats_while_somebody_is_awaited(tmp_path: Path) -> None:
    """A timer that outlived its seat ended the table."""

    async def run() -> None:
        house = House(LeapingStore(tmp_path / "cabale.db"), Passive())
        wish = OpenRoom("complots", 6, settings=Settings(absence_ms=1_000))
        table = await house.table((await house.open(wish, Words("en"))).room)
        await table.ask(lambda room: room.sit(5, "Alice", "en", "token"))
        table.come(5)
        table.go(5)
        await table.ask(lambda room: room.free(5))
        await table.ask(lambda room: room.arrange({}, room.settings, 3))
        await asyncio.sleep(5)
        for seat in range(3):
            await table.ask(lambda room, seat=seat: room.sit(seat, f"N{seat}", "en", f"t{seat}"))  # type: ignore[misc]
        await table.ask(Room.begin)
        await until(lambda: all(chair.absent for chair in table.room.chairs))
        await house.close()

    leap(run())


def test_who_waits_at_a_table_that_is_deleted_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(LeapingStore(tmp_path / "cabale.db"), Passive())
        table = await house.table((await house.open(OpenRoom("druide", 3), Words("en"))).room)
        told = []
        table.listeners.add(lambda: told.append(table.ended))
        await house.delete(table)
        assert told[-1]
        for call in (table.ask(Room.begin), house.table(table.id), table.settled()):
            with pytest.raises(RoomRefusal) as error:
                await call
            refusal("no_such_room", error)
        await house.close()

    leap(run())


def test_many_who_ask_at_once_for_a_room_that_is_not_or_delete_one_that_is(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(LeapingStore(tmp_path / "cabale.db"), Passive())
        nothing = await asyncio.gather(*[house.table("nowhere") for _ in range(20)], return_exceptions=True)
        assert {getattr(found, "code", None) for found in nothing} == {"no_such_room"}
        table = await house.table((await house.open(OpenRoom("druide", 3), Words("en"))).room)
        gone = await asyncio.gather(*[house.delete(table) for _ in range(20)], return_exceptions=True)
        assert {getattr(found, "code", None) for found in gone} <= {None, "room_closed", "no_such_room"}
        assert not any(isinstance(found, KeyError) for found in gone)
        await house.close()

    leap(run())


def test_a_damaged_log_is_said_to_be_one_and_one_of_other_rules_too(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:income"))
        log = await store.log("room")
        assert reopen(log).match is not None
        for damaged in ([b"{}", *log[1:]], [*log[:-1], log[-1][:-3]], [*log, b"\xff"], log[1:]):
            with pytest.raises(RoomRefusal) as error:
                reopen(damaged)
            refusal("room_damaged", error)
        later = msgspec.structs.replace(read_entry(log[0]), rules=99)
        with pytest.raises(RoomRefusal) as error:
            reopen([write_entry(later), *log[1:]])
        refusal("other_rules", error)

    serve(tmp_path, work, people=3)
