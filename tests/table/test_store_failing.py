"""A store in which something goes wrong: whoever waits is told, and the next one is served."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
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
