"""The file holds the secrets of every deal: whose it is, and what is left of what was deleted."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from cabale.table.sqlite import SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such permissions")


@pytest.fixture(params=[0o000, 0o022, 0o277], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.mark.usefixtures("umask")
def test_a_new_house_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "house"

    async def work() -> None:
        store = SqliteStore(folder / "cabale.db")
        await store.append("r", 0, [b"secret"], b"")
        assert modes(folder) == dict.fromkeys(("cabale.db", "cabale.db-wal", "cabale.db-shm"), 0o600)
        await store.close()

    asyncio.run(work())
    assert modes(tmp_path) == {"house": 0o700}
    assert modes(folder) == {"cabale.db": 0o600}


def test_a_house_that_everybody_could_read_is_narrowed(tmp_path: Path) -> None:
    """An earlier version made it so, and may have been killed."""
    file = tmp_path / "cabale.db"

    async def work() -> None:
        earlier = SqliteStore(file)
        await earlier.append("r", 0, [b"secret"], b"")
        for path in tmp_path.iterdir():
            path.chmod(0o664)
        tmp_path.chmod(0o755)
        later = SqliteStore(file)
        assert set(modes(tmp_path).values()) == {0o600}
        assert await later.log("r") == [b"secret"]
        await earlier.append("r", 1, [b"more"], b"")  # its locks are still good
        await later.close()
        await earlier.close()

    asyncio.run(work())
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755  # the folder is as its owner wants it


def test_a_file_that_is_no_house_keeps_its_permissions(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Margot, " * 100)
    file.chmod(0o644)
    with pytest.raises(ValueError, match="store_foreign"):
        SqliteStore(file)
    assert modes(tmp_path) == {"letter.txt": 0o644}


def test_nothing_is_left_of_a_deleted_room(tmp_path: Path) -> None:
    """Neither in the file nor in its write-ahead log, though the house stays open and plays on."""

    async def play(store: SqliteStore) -> None:
        place = 0
        while True:
            await store.append("other", place, [b"one"], b"" if place == 0 else None)
            await store.kept("other", 1)
            place += 1

    async def work() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        playing = asyncio.create_task(play(store))
        await store.append("r", 0, [b"the secret of this deal " * 300], b"a line about it")
        await store.keep("r", 1, b"what was found in it")
        assert await store.log("r")
        await store.delete("r")
        left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for words in (b"the secret", b"a line", b"what was found"):
            assert words not in left
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert len(await store.log("other")) > 1
        await store.close()

    asyncio.run(work())


def test_nothing_is_left_once_a_long_reader_has_gone(tmp_path: Path) -> None:
    """Whoever reads for long, as a copy of the house does, keeps what was deleted, but no longer."""
    file = tmp_path / "cabale.db"

    def left() -> bool:
        return any(b"the secret" in path.read_bytes() for path in tmp_path.iterdir())

    async def work() -> None:
        store = SqliteStore(file)
        await store.append("r", 0, [b"the secret of this deal"], b"")
        with closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entry").fetchall()
            await store.delete("r")
            assert left()
        await store.append("other", 0, [b"one"], b"")
        assert not left()
        await store.close()

    asyncio.run(work())
