"""What every store does, and what SQLite's does besides."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cabale.table.opening import migrations
from cabale.table.sqlite import SqliteStore
from cabale.table.store import Store, StoreError

Opener = Callable[[], Store]


@pytest.fixture(params=["sqlite"])
def opens(tmp_path: Path) -> Opener:
    """Opens the same store again and again."""
    return lambda: SqliteStore(tmp_path / "house" / "cabale.db")


def with_store(opens: Opener, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = opens()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_appended_is_there_after_a_restart(opens: Opener) -> None:
    async def write(store: Store) -> None:
        await store.append("r", 0, [b"one", b"two"], b"line 1")
        await store.append("r", 2, [b"three"], b"line 2")

    async def read(store: Store) -> None:
        assert await store.log("r") == [b"one", b"two", b"three"]
        assert await store.log("other") == []
        assert [(room.room, room.length, room.row) for room in await store.rooms()] == [("r", 3, b"line 2")]

    with_store(opens, write)
    with_store(opens, read)


def test_a_place_is_written_once(opens: Opener) -> None:
    async def work(store: Store) -> None:
        await store.append("r", 0, [b"one"], b"")
        for place in (0, 2):
            with pytest.raises(StoreError) as caught:
                await store.append("r", place, [b"again"], b"changed")
            assert caught.value.code == "place_taken"
        assert await store.log("r") == [b"one"]
        assert (await store.rooms())[0].row == b""

    with_store(opens, work)


def test_of_two_who_write_the_same_place_one_is_refused(opens: Opener) -> None:
    async def work(store: Store) -> None:
        attempts = [store.append("r", 0, [bytes([i])], b"") for i in range(20)]
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 1
        assert len(await store.log("r")) == 1

    with_store(opens, work)


def test_many_rooms_do_not_disturb_each_other(opens: Opener) -> None:
    async def play(store: Store, room: str) -> None:
        for place in range(10):
            await store.append(room, place, [f"{room}{place}".encode()], b"")

    async def work(store: Store) -> None:
        await asyncio.gather(*[play(store, f"room{i}") for i in range(40)])
        for i in range(40):
            assert await store.log(f"room{i}") == [f"room{i}{place}".encode() for place in range(10)]

    with_store(opens, work)


def test_many_written_at_once_are_each_written_or_refused(opens: Opener) -> None:
    """They share a statement, and one that is refused must not take the others with it."""

    async def run(store: Store) -> None:
        for name in ("late", "gone"):
            await store.append(name, 0, [b"0"], b"")
        await store.delete("gone")
        wishes = [store.append(f"room {number}", 0, [b"0", b"1", b"2"], b"line") for number in range(50)]
        wishes += [store.append("late", 0, [b"x"], b""), store.append("gone", 1, [b"x", b"y"], None)]
        wishes += [store.append("gap", 3, [b"x"], b"")]
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert outcomes[:50] == [None] * 50
        assert [getattr(outcome, "code", None) for outcome in outcomes[50:]] == ["place_taken"] * 3
        for number in range(50):
            assert await store.log(f"room {number}") == [b"0", b"1", b"2"]
        assert await store.log("late") == [b"0"]
        assert await store.log("gone") == []
        more = [store.append(f"room {number}", 3, [b'"\xc3\xa9"'], None) for number in range(50)]
        await asyncio.gather(*more)
        assert await store.log("room 7") == [b"0", b"1", b"2", b'"\xc3\xa9"']

    with_store(opens, run)


def test_a_deleted_room_leaves_nothing(opens: Opener) -> None:
    async def work(store: Store) -> None:
        await store.append("r", 0, [b"one"], b"")
        await store.delete("r")
        assert await store.log("r") == []
        assert await store.rooms() == []
        await store.append("r", 0, [b"anew"], b"")
        assert await store.log("r") == [b"anew"]

    with_store(opens, work)


def test_an_analysis_is_kept_with_its_room(opens: Opener) -> None:
    async def write(store: Store) -> None:
        await store.append("r", 0, [b"one"], b"")
        assert await store.kept("r", 1) is None
        await store.keep("r", 1, b"found")
        await store.keep("r", 2, b"found anew")
        await store.keep("no such room", 2, b"lost")

    async def read(store: Store) -> None:
        assert await store.kept("r", 2) == b"found anew"
        assert await store.kept("r", 1) is None  # that edition knew less
        assert await store.kept("no such room", 2) is None
        await store.delete("r")
        await store.append("r", 0, [b"anew"], b"")
        assert await store.kept("r", 2) is None

    with_store(opens, write)
    with_store(opens, read)


async def changed(store: Store, *rooms: str, line: bytes = b"") -> None:
    """Rooms, one after the other."""
    for room in rooms:
        await store.append(room, 0, [b"one"], line)


def test_rooms_are_read_page_by_page_the_last_changed_first(opens: Opener) -> None:
    async def work(store: Store) -> None:
        names = [f"room{i}" for i in range(7)]
        await changed(store, *names)
        await store.append("room2", 1, [b"two"], b"another line")
        found: list[str] = []
        before: tuple[float, str] | None = None
        while page := await store.rooms(3, before):
            assert len(page) <= 3
            found += [room.room for room in page]
            before = page[-1].changed, page[-1].room
        assert found == [room.room for room in await store.rooms()]
        assert found[0] == "room2" and sorted(found) == names

    with_store(opens, work)


def test_rooms_of_one_moment_are_on_one_page_only(opens: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        monkeypatch.setattr("time.time", lambda: 1_000.0)
        await changed(store, *"abcde")
        first = await store.rooms(2)
        rest = await store.rooms(9, (first[-1].changed, first[-1].room))
        assert sorted(room.room for room in first + rest) == [*"abcde"]

    with_store(opens, work)


def test_only_listed_rooms_are_asked_for(opens: Opener) -> None:
    async def work(store: Store) -> None:
        await changed(store, "a", "b", line=b'{"listed":true}')
        await changed(store, "c", line=b'{"listed":false}')
        for odd in (b"", b"no JSON", b"[]", b'{"listed":"true"}', b'{"listed":[1]}', b"\xff", b"{}"):
            await store.append(f"odd {odd!r}", 0, [b"one"], odd)
        assert [room.room for room in await store.rooms(listed=True)] == ["b", "a"]
        await store.append("a", 1, [b"closed"], b'{"listed":false}')
        await store.append("c", 1, [b"opened"], b'{"listed":true}')
        assert [room.room for room in await store.rooms(listed=True)] == ["c", "b"]
        assert [room.room for room in await store.rooms(1, listed=True)] == ["c"]
        assert len(await store.rooms()) == 10

    with_store(opens, work)


def test_a_room_in_which_a_game_goes_on_does_not_age(opens: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves bring no new line, and it is known for an hour that the room has changed."""
    now = 1_000_000.0

    async def work(store: Store) -> None:
        nonlocal now
        monkeypatch.setattr("time.time", lambda: now)
        await changed(store, "left", "played")
        for place in range(1, 49):  # a day, a move every half hour
            now += 1_800
            await store.append("played", place, [b"move"], None)
        assert await store.older(now - 3_600) == ["left"]
        assert await store.older(1_000_000.0) == []
        assert await store.older(now + 1) == ["left", "played"]
        assert {room.room: room.changed for room in await store.rooms()} == {"left": 1e6, "played": now}

    with_store(opens, work)


def test_a_room_that_was_opened_anew_is_young(opens: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart its first move says so at once."""
    now = 1_000_000.0

    async def begin(store: Store) -> None:
        await changed(store, "r")

    async def go_on(store: Store) -> None:
        await store.append("r", 1, [b"move"], None)
        assert await store.older(now) == []

    monkeypatch.setattr("time.time", lambda: now)
    with_store(opens, begin)
    now += 1_800
    with_store(opens, go_on)


def test_a_closed_store_says_so(opens: Opener) -> None:
    async def work() -> None:
        store = opens()
        await store.close()
        with pytest.raises(StoreError, match="store_closed"):
            await store.log("r")

    asyncio.run(work())


# --- SQLite


def refused(file: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        SqliteStore(file)
    return caught.value


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "cabale.db"
    asyncio.run(SqliteStore(file).close())
    base = sqlite3.connect(file)
    base.execute("PRAGMA user_version = 9999")
    base.close()
    error = refused(file)
    assert (error.code, error.arguments["found"]) == ("store_newer", 9999)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Margot, " * 100)
    assert refused(file).code == "store_foreign"
    assert file.read_text().startswith("Dear Margot")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "cabale.db").code == "store_failed"


def test_a_file_that_another_holds_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabale.table.opening.BUSY", 0.05)
    file = tmp_path / "cabale.db"

    async def work() -> None:
        store = SqliteStore(file)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="store_locked"):
            await store.append("r", 0, [b"one"], b"")
        other.execute("ROLLBACK")
        other.close()
        await store.append("r", 0, [b"one"], b"")
        assert await store.log("r") == [b"one"]
        await store.close()

    asyncio.run(work())


HOLDER = """
import sqlite3, sys
base = sqlite3.connect(sys.argv[1], isolation_level=None)
base.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


def test_what_is_written_is_read_while_another_process_holds_the_file(tmp_path: Path) -> None:
    """A shell, a tool that copies or checks files: whoever writes waits for it, and nobody who reads does."""
    file = tmp_path / "cabale.db"

    async def work() -> None:
        store = SqliteStore(file)
        await store.append("r", 0, [b"one"], b"line")
        await store.keep("r", 1, b"found")
        command, pipe = [sys.executable, "-c", HOLDER, str(file)], subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as holder:
            assert holder.stdin is not None and holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
            waiting = asyncio.create_task(store.append("r", 1, [b"two"], None))
            await asyncio.sleep(0)
            assert await store.log("r") == [b"one"]
            assert [room.row for room in await store.rooms()] == [b"line"]
            assert await store.kept("r", 1) == b"found"
            assert not waiting.done()
            holder.stdin.close()
            await waiting
        assert await store.log("r") == [b"one", b"two"]
        await store.close()

    asyncio.run(work())


def test_what_is_acknowledged_is_read_at_once(tmp_path: Path) -> None:
    """The two connections are of one mind."""

    async def play(store: Store, room: str) -> None:
        for place in range(50):
            await store.append(room, place, [str(place).encode()], b"")
            assert len(await store.log(room)) == place + 1

    async def work(store: Store) -> None:
        await asyncio.gather(*[play(store, f"room{i}") for i in range(8)])

    with_store(lambda: SqliteStore(tmp_path / "cabale.db"), work)


def test_a_full_disk_loses_nothing_that_was_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        await store.append("r", 0, [b"one"], b"")
        await store._do(store._writer, lambda base: base.execute("PRAGMA max_page_count = 8"))
        with pytest.raises(StoreError, match="store_full"):
            await store.append("r", 1, [b"x" * 1_000_000], b"")
        assert await store.log("r") == [b"one"]
        await store.close()

    asyncio.run(work())


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


def test_a_house_of_an_earlier_version_shows_its_listed_rooms(tmp_path: Path) -> None:
    file = tmp_path / "cabale.db"
    with closing(sqlite3.connect(file)) as base, base:
        for number, script in migrations()[:4]:
            base.executescript(f"{script}; PRAGMA user_version = {number};")
        for room, line in (("a", b'{"listed":true}'), ("b", b'{"listed":false}'), ("c", b"damaged")):
            base.execute("INSERT INTO room VALUES (?, 0, ?)", (room, line))
            base.execute("INSERT INTO tail VALUES (?, 0, 0)", (room,))

    async def read(store: Store) -> None:
        assert [room.room for room in await store.rooms(listed=True)] == ["a"]
        assert len(await store.rooms()) == 3

    with_store(lambda: SqliteStore(file), read)


def test_logs_written_before_entries_were_chained_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "cabale.db"
    base = sqlite3.connect(file)
    for number, script in migrations()[:2]:
        base.executescript(f"{script}; PRAGMA user_version = {number};")
    for room in ("b", "a", "c"):
        base.execute("INSERT INTO room VALUES (?, 0, '')", (room,))
        base.executemany(
            "INSERT INTO entry VALUES (?, ?, ?)", [(room, i, f"{room}{i}".encode()) for i in range(3)]
        )
    base.commit()
    base.close()

    async def read(store: Store) -> None:
        await store.append("a", 3, [b"a3"], None)
        await store.delete("b")
        assert await store.log("a") == [b"a0", b"a1", b"a2", b"a3"]
        assert await store.log("c") == [b"c0", b"c1", b"c2"]
        assert {each.room: each.length for each in await store.rooms()} == {"a": 4, "c": 3}

    with_store(lambda: SqliteStore(file), read)


WRITER = """
import asyncio, sys
from pathlib import Path
from cabale.table.sqlite import SqliteStore

async def room(store, name):
    for place in range(10_000):
        await store.append(name, place, [f"{name} {place}".encode()], b"")
        print(name, place, flush=True)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*[room(store, f"room{i}") for i in range(8)])

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
@pytest.mark.parametrize("after", range(5))
def test_every_acknowledged_entry_survives_a_kill(tmp_path: Path, after: int) -> None:
    file = tmp_path / "cabale.db"
    acknowledged: dict[str, int] = {}
    command = [sys.executable, "-c", WRITER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(100 + 37 * after)]
        os.kill(writer.pid, signal.SIGKILL)
        lines += writer.stdout.read().splitlines(keepends=True)
    for line in lines:
        if line.endswith("\n"):
            name, place = line.split()
            acknowledged[name] = int(place)

    async def work() -> None:
        store = SqliteStore(file)
        for name, place in acknowledged.items():
            log = await store.log(name)
            assert len(log) > place
            assert log == [f"{name} {i}".encode() for i in range(len(log))]
        await store.close()

    asyncio.run(work())
