"""A copy of a live store holds all that was acknowledged."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cabale.table import opening
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError


async def log_in(file: Path, room: str) -> list[bytes]:
    store = SqliteStore(file)
    log = await store.log(room)
    await store.close()
    return log


def test_a_backup_of_a_live_store_has_all_of_it(tmp_path: Path) -> None:
    """A copy of its file has nothing: everything is in the write-ahead log."""
    live, plain, copy = (tmp_path / name for name in ("cabale.db", "plain.db", "copy.db"))

    async def work() -> None:
        store = SqliteStore(live)
        await store.append("r", 0, [b"one", b"two"], b"line")
        await store.keep("r", 1, b"found")
        shutil.copy(live, plain)
        await store.backup(copy)
        await store.append("r", 2, [b"three"], None)
        assert await log_in(copy, "r") == [b"one", b"two"]
        with pytest.raises(sqlite3.OperationalError), closing(sqlite3.connect(plain)) as base:
            base.execute("SELECT * FROM room")
        assert await store.log("r") == [b"one", b"two", b"three"]
        await store.close()

    asyncio.run(work())


def test_a_backup_stands_alone_and_is_its_owners(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        await store.append("r", 0, [b"one"], b"")
        (tmp_path / "copies").mkdir()
        await store.backup(tmp_path / "copies" / "copy.db")
        await store.close()

    asyncio.run(work())
    [copy] = (tmp_path / "copies").iterdir()
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_tables_go_on_during_a_backup(tmp_path: Path) -> None:
    """Every copy is what was there at one moment, and has all that was acknowledged before it began."""

    async def play(store: SqliteStore, room: str) -> None:
        for place in range(1, 150):
            await store.append(room, place, [b"x" * 500], None)

    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        rooms = [f"room{i}" for i in range(8)]
        for room in rooms:
            await store.append(room, 0, [b"x"], b"")
        playing = asyncio.gather(*[play(store, room) for room in rooms])
        copies = 0
        while not playing.done():
            before = {room: len(await store.log(room)) for room in rooms}
            copy = tmp_path / f"copy{copies}.db"
            await store.backup(copy)
            copies += 1
            kept = SqliteStore(copy)
            for room in rooms:
                assert len(await kept.log(room)) >= before[room]
            await kept.close()
        await playing
        assert copies > 1
        await store.close()

    asyncio.run(work())


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")

    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        with pytest.raises(StoreError, match="backup_there"):
            await store.backup(there)
        with pytest.raises(StoreError):
            await store.backup(tmp_path / "no" / "where")
        await store.close()

    asyncio.run(work())
    assert there.read_text() == "mine"


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        await store.append("r", 0, [b"x" * 1_000_000], b"")

        def small(file: Path, patience: float | None = None) -> sqlite3.Connection:
            base = sqlite3.connect(file, isolation_level=None)
            base.execute("PRAGMA max_page_count = 8" if file.name == "copy.db" else "PRAGMA user_version")
            return base

        monkeypatch.setattr(opening, "_connect", small)
        with pytest.raises(StoreError, match="store_full"):
            await store.backup(tmp_path / "copy.db")
        await store.close()

    asyncio.run(work())
    assert [path.name for path in tmp_path.iterdir()] == ["cabale.db"]
