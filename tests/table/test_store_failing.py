"""A store in which something goes wrong: whoever waits is told, and the next one is served.

What is damaged in the file is the trouble of one room."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cabale.table.opening import open_base
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError
from cabale.table.writing import Append, Writer


def with_store(folder: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "cabale.db")
        async with asyncio.timeout(20):  # only a store that answers nobody takes so long
            await work(store)
            await store.close()

    asyncio.run(run())


def codes(outcomes: list[Any]) -> list[str]:
    return [outcome.code if isinstance(outcome, StoreError) else str(outcome) for outcome in outcomes]


def test_what_one_room_cannot_write_is_no_other_rooms_trouble(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        wishes = [
            store.append("a", 0, [b"one"], b""),
            store.append("b", 0, [b"no UTF-8: \xff"], b""),
            store.append("c \ud800", 0, [b"half a letter"], b""),
            store.keep("a", 2**70, b"no edition"),
            store.append("e", 0, [b"one"], b""),
        ]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert codes(outcomes) == ["None", *["store_failed"] * 3, "None"]
        assert {room.room for room in await store.rooms()} == {"a", "e"}
        assert await store.log("a") == await store.log("e") == [b"one"]

    with_store(tmp_path, work)


@pytest.mark.parametrize("error", [MemoryError(), UserWarning("turned into an error"), KeyError("ours")])
def test_whatever_happens_to_whoever_writes_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(writer: Writer, appends: list[Append]) -> bool:
        raise error

    async def work(store: SqliteStore) -> None:
        await store.append("r", 0, [b"one"], b"")
        with monkeypatch.context() as patched:
            patched.setattr(Writer, "_append", fail)
            wishes = [store.append("r", 1, [b"two"], b"") for _ in range(3)]
            outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert codes(outcomes) == ["store_failed"] * 3
        assert caplog.records  # it is our own mistake, and somebody should know
        await store.append("r", 1, [b"two"], b"")
        assert await store.log("r") == [b"one", b"two"]

    with_store(tmp_path, work)


def test_whatever_happens_to_whoever_reads_is_told(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("r", 0, [b"one"], b"")
        with pytest.raises(StoreError, match="store_failed"):
            await store.kept("r", 2**70)
        with pytest.raises(StoreError, match="store_failed"):
            await store.log("\ud800")
        assert await store.log("r") == [b"one"]

    with_store(tmp_path, work)


class Stubborn:
    """A connection that does not roll back when it is first asked to."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self.base = base
        self.asked = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.base, name)

    def execute(self, statement: str, *arguments: Any) -> sqlite3.Cursor:
        if statement == "ROLLBACK":
            self.asked += 1
            if self.asked == 1:
                raise sqlite3.OperationalError("cannot rollback")
        return self.base.execute(statement, *arguments)


def test_a_rollback_that_fails_is_tried_again(tmp_path: Path) -> None:
    base = open_base(tmp_path / "cabale.db")
    stubborn: Any = Stubborn(base)
    writer = Writer(stubborn)

    def broken(base: sqlite3.Connection) -> None:
        base.execute("INSERT INTO tail VALUES ('nobody', 7, 7)")
        raise sqlite3.OperationalError("disk I/O error")

    assert codes(writer.commit([broken])) == ["store_failed"]
    assert codes(writer.commit([Append("r", 0, [b"one"], b"")])) == ["store_failed"]
    assert codes(writer.commit([Append("r", 0, [b"one"], b"")])) == ["None"]
    assert base.execute("SELECT room FROM tail").fetchall() == [("r",)]
    base.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # it is meant to end
def test_nobody_waits_for_a_thread_that_has_ended(tmp_path: Path) -> None:
    def leave(base: sqlite3.Connection) -> None:
        raise SystemExit

    async def work(store: SqliteStore) -> None:
        for clerk in (store._writer, store._reader):
            wishes = [store._do(clerk, leave), *[store._do(clerk, lambda base: None) for _ in range(600)]]
            outcomes = await asyncio.gather(*wishes, return_exceptions=True)
            assert codes(outcomes) == ["store_closed"] * 601
        with pytest.raises(StoreError, match="store_closed"):
            await store.append("r", 0, [b"one"], b"")
        with pytest.raises(StoreError, match="store_closed"):
            await store.log("r")

    with_store(tmp_path, work)


def test_what_is_asked_before_the_store_closes_is_answered(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        wishes = [asyncio.create_task(store.append(f"r{i}", 0, [b"one"], b"")) for i in range(600)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        assert codes(await asyncio.gather(*wishes, return_exceptions=True)) == ["None"] * 600
        late = [store.append("late", 0, [b"one"], b""), store.log("late")]
        assert codes(await asyncio.gather(*late, return_exceptions=True))[1] == "store_closed"
        await closing

    with_store(tmp_path, work)


def test_a_store_outlives_an_event_loop_that_does_not_wait_for_it(tmp_path: Path) -> None:
    """Whoever asked is gone when the answer comes; the thread is not."""
    stores: list[SqliteStore] = []

    async def hurry() -> None:
        stores.append(SqliteStore(tmp_path / "cabale.db"))
        wishes = [asyncio.create_task(stores[0].append(f"r{i}", 0, [b"one"], b"")) for i in range(600)]
        await asyncio.sleep(0)
        for wish in wishes:
            wish.cancel()

    async def read() -> None:
        async with asyncio.timeout(20):
            while not await stores[0].log("r599"):
                pass
            await stores[0].append("r", 0, [b"one"], b"")
            assert await stores[0].log("r") == [b"one"]
            await stores[0].close()

    asyncio.run(hurry())
    asyncio.run(read())


# --- a damaged file

DAMAGES = {
    "a line of text": "UPDATE room SET line = 'text' WHERE id = 'r'",
    "a line that is a number": "UPDATE room SET line = 7 WHERE id = 'r'",
    "a line that is no UTF-8": "UPDATE room SET line = CAST(x'ff' AS TEXT) WHERE id = 'r'",
    "a change that is no time": "UPDATE room SET changed = 'yesterday' WHERE id = 'r'",
    "a length that is no number": "UPDATE tail SET length = 'long' WHERE room = 'r'",
    "a longer log than there is": "UPDATE tail SET length = 9 WHERE room = 'r'",
    "an entry of text": "UPDATE entry SET body = 'two' WHERE number = 2",
    "an entry that is no UTF-8": "UPDATE entry SET body = CAST(x'ff' AS TEXT) WHERE number = 2",
    "an entry that follows itself": "UPDATE entry SET before = 2 WHERE number = 2",
    "entries that run in a circle": "UPDATE entry SET before = 3 WHERE number = 1",
    "an entry that is gone": "DELETE FROM entry WHERE number = 2",
    "no end of the log": "DELETE FROM tail WHERE room = 'r'",
    "a name that is no text": "UPDATE room SET id = x'ff' WHERE id = 'r'",
    "a name that is no UTF-8": "UPDATE room SET id = CAST(x'ff' AS TEXT) WHERE id = 'r'",
    "an analysis of text": "UPDATE analysis SET body = 'text'",
}
BROKEN = {
    "a length that is no number",
    "a longer log than there is",
    "an entry that follows itself",
    "an entry that is gone",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_one_rooms_trouble(tmp_path: Path, damage: str) -> None:
    async def work(store: SqliteStore) -> None:
        await store.append("r", 0, [b"one", b"two", b"three"], b'{"listed":true}')
        await store.append("other", 0, [b"one"], b'{"listed":true}')
        await store.keep("r", 1, b"found")
        with closing(sqlite3.connect(tmp_path / "cabale.db")) as base, base:
            assert base.execute(DAMAGES[damage]).rowcount == 1
        assert len(await store.rooms()) == 2
        assert "other" in [room.room for room in await store.rooms(listed=True)]
        assert all(isinstance(room.row, bytes) for room in await store.rooms())
        assert isinstance(await store.kept("r", 1), bytes)
        if damage in BROKEN:
            with pytest.raises(StoreError, match="log_broken"):
                await store.log("r")
        else:
            assert all(isinstance(body, bytes) for body in await store.log("r"))
        await store.append("other", 1, [b"two"], None)
        assert await store.log("other") == [b"one", b"two"]
        await store.delete("r")
        assert await store.log("r") == []
        assert await store.log("other") == [b"one", b"two"]

    with_store(tmp_path, work)
