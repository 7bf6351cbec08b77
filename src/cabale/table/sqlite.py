"""The store in one SQLite file: one thread writes, and what waits shares one commit.

Write-ahead log with `synchronous = FULL`: a commit is on the disk when it returns. Many tables can
wait for the same commit, so that the cost of the disk is paid once for all of them.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from cabale.table.store import StoreError, Summary

T = TypeVar("T")

BUSY: Final = 5.0  # seconds to wait for another process that holds the file
MANY: Final = 512  # tasks that share a commit at the most


class Task(NamedTuple):
    """Something for the thread to do, and where to say what came of it."""

    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

    def tell(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self._tell, result, error)

    def _tell(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self._tasks: Final[SimpleQueue[Task | None]] = SimpleQueue()
        self._base = _open(file)
        self._thread = threading.Thread(target=self._run, name="cabale-store", daemon=True)
        self._thread.start()

    async def append(self, room: str, place: int, entries: Sequence[bytes], line: bytes) -> None:
        await self._do(lambda base: _append(base, room, place, entries, line))

    async def log(self, room: str) -> list[bytes]:
        rows: list[tuple[bytes]] = await self._do(
            lambda base: base.execute(
                "SELECT body FROM entry WHERE room = ? ORDER BY place", (room,)
            ).fetchall()
        )
        return [body for (body,) in rows]

    async def rooms(self) -> list[Summary]:
        query = "SELECT id, length, changed, line FROM room ORDER BY changed DESC, id"
        rows: list[tuple[str, int, float, bytes]] = await self._do(
            lambda base: base.execute(query).fetchall()
        )
        return [Summary(*row) for row in rows]

    async def delete(self, room: str) -> None:
        await self._do(lambda base: base.execute("DELETE FROM room WHERE id = ?", (room,)))

    async def close(self) -> None:
        self._tasks.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._thread.is_alive():
            raise StoreError("store_closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._tasks.put(Task(work, done, loop))
        return await done

    # --- the thread

    def _run(self) -> None:
        last = False
        while not last:
            batch: list[Task] = []
            task = self._tasks.get()
            while task is not None:
                batch.append(task)
                if len(batch) == MANY or self._tasks.empty():
                    break
                task = self._tasks.get()
            last = task is None
            self._commit(batch)
        self._base.close()

    def _commit(self, batch: list[Task]) -> None:
        """Do all of it in one transaction; a task that fails is undone alone."""
        outcomes: list[tuple[Task, Any, BaseException | None]] = []
        try:
            self._base.execute("BEGIN IMMEDIATE")
            for task in batch:
                self._base.execute("SAVEPOINT task")
                try:
                    outcomes.append((task, task.work(self._base), None))
                except StoreError as refused:
                    self._base.execute("ROLLBACK TO task")
                    outcomes.append((task, None, refused))
                self._base.execute("RELEASE task")
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            outcomes = [(task, None, _failed(error)) for task in batch]
        for task, result, problem in outcomes:
            task.tell(result, problem)


def _append(base: sqlite3.Connection, room: str, place: int, entries: Sequence[bytes], line: bytes) -> None:
    (length,) = base.execute("SELECT coalesce(max(length), 0) FROM room WHERE id = ?", (room,)).fetchone()
    if length != place:
        raise StoreError("place_taken", place=place, length=length)
    base.execute(
        "INSERT INTO room VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " length = excluded.length, changed = excluded.changed, line = excluded.line",
        (room, place + len(entries), time.time(), line),
    )
    base.executemany(
        "INSERT INTO entry VALUES (?, ?, ?)", [(room, place + i, body) for i, body in enumerate(entries)]
    )


# --- opening


def _open(file: Path) -> sqlite3.Connection:
    """Open the file, brought up to date; a file of a later version is left alone."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        _migrate(base, file)
    except (OSError, sqlite3.Error) as error:
        raise _failed(error, file) from error
    return base


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to the newest, in order."""
    folder = files("cabale.table") / "migrations"
    scripts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return [(int(name[:4]), text) for name, text in scripts if name.endswith(".sql")]


def _migrate(base: sqlite3.Connection, file: Path) -> None:
    (version,) = base.execute("PRAGMA user_version").fetchone()
    newest = migrations()[-1][0]
    if version > newest:
        base.close()
        raise StoreError("store_newer", file=str(file), found=version, known=newest)
    for number, script in migrations():
        if number > version:
            base.executescript(f"BEGIN; {script}; PRAGMA user_version = {number}; COMMIT;")


def _failed(error: Exception, file: Path | None = None) -> StoreError:
    """What SQLite or the system said, as one of ours."""
    text = str(error)
    code = "store_failed"
    if "locked" in text or "busy" in text:
        code = "store_locked"
    elif "full" in text:
        code = "store_full"
    elif "readonly" in text or "read-only" in text or isinstance(error, PermissionError):
        code = "store_read_only"
    elif "not a database" in text:
        code = "store_foreign"
    return StoreError(code, file=str(file or ""), reason=text)
