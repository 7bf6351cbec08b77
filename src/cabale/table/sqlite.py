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
from typing import Any, Final, NamedTuple

import msgspec

from cabale.table.store import StoreError, Summary

BUSY: Final = 5.0  # seconds to wait for another process that holds the file
NEXT: Final = (  # of two who write the same place one comes too late, and nobody leaves a gap
    "INSERT OR IGNORE INTO entry SELECT ?1, ?2, ?3"
    " WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entry WHERE room = ?1 AND place = ?2 - 1)"
)
TOGETHER: Final = """
    WITH new (room, place, body, first) AS (
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
               CAST(json_extract(value, '$[2]') AS BLOB), json_extract(value, '$[3]')
        FROM json_each(?)
    )
    INSERT OR IGNORE INTO entry SELECT room, place, body FROM new
    WHERE NOT first OR place = 0
       OR EXISTS (SELECT 1 FROM entry e WHERE e.room = new.room AND e.place = new.place - 1)
"""
LENGTH: Final = "SELECT coalesce(max(place) + 1, 0) FROM entry WHERE room = ?"
MANY: Final = 512  # tasks that share a commit at the most


class Append(NamedTuple):
    """Entries for the log of a room, and its line if that has changed."""

    room: str
    place: int
    entries: Sequence[bytes]
    line: bytes | None


class Task(NamedTuple):
    """Something for the thread to do, and where to say what came of it."""

    work: Append | Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]

    def tell(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(result)
        else:
            self.done.set_exception(error)


class Outcome(NamedTuple):
    """What came of a task."""

    task: Task
    result: Any
    problem: BaseException | None


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self._tasks: Final[SimpleQueue[Task | None]] = SimpleQueue()
        self._base = _open(file)
        self._thread = threading.Thread(target=self._run, name="cabale-store", daemon=True)
        self._thread.start()

    async def append(self, room: str, place: int, entries: Sequence[bytes], line: bytes | None) -> None:
        await self._do(Append(room, place, entries, line))

    async def log(self, room: str) -> list[bytes]:
        rows: list[tuple[bytes]] = await self._do(
            lambda base: base.execute(
                "SELECT body FROM entry WHERE room = ? ORDER BY place", (room,)
            ).fetchall()
        )
        return [body for (body,) in rows]

    async def rooms(self) -> list[Summary]:
        length = "SELECT coalesce(max(place) + 1, 0) FROM entry WHERE room = id"
        query = f"SELECT id, ({length}), changed, line FROM room ORDER BY changed DESC, id"
        rows: list[tuple[str, int, float, bytes]] = await self._do(
            lambda base: base.execute(query).fetchall()
        )
        return [Summary(*row) for row in rows]

    async def delete(self, room: str) -> None:
        await self._do(lambda base: base.execute("DELETE FROM room WHERE id = ?", (room,)))

    async def close(self) -> None:
        self._tasks.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Append | Callable[[sqlite3.Connection], Any]) -> Any:
        if not self._thread.is_alive():
            raise StoreError("store_closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._tasks.put(Task(work, done))
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
        """Do all of it in one transaction. A task that refuses does so before it writes anything."""
        outcomes: list[Outcome] = []
        try:
            self._base.execute("BEGIN IMMEDIATE")
            appends = [task.work for task in batch if isinstance(task.work, Append)]
            together = len(appends) > 1 and _append_together(self._base, appends)
            for task in batch:
                try:
                    result = None
                    if not isinstance(task.work, Append):
                        result = task.work(self._base)
                    elif not together:
                        _append(self._base, task.work)
                    outcomes.append(Outcome(task, result, None))
                except StoreError as refused:
                    outcomes.append(Outcome(task, None, refused))
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            outcomes = [Outcome(task, None, _failed(error)) for task in batch]
        if batch:  # waking the event loop costs more than what it is told, so all are told at once
            batch[0].done.get_loop().call_soon_threadsafe(_tell, outcomes)


def _tell(outcomes: list[Outcome]) -> None:
    for task, result, problem in outcomes:
        task.tell(result, problem)


def _append_together(base: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write the entries of many rooms in one statement; False, and nothing written, if any is refused.

    Every statement hands the interpreter over to the event loop and waits to get it back, which takes
    longer than the statement: under load one for all of them is what keeps answers quick.
    """
    rows = [
        (append.room, append.place + number, body.decode(), number == 0)
        for append in appends
        for number, body in enumerate(append.entries)
    ]
    base.execute("SAVEPOINT together")
    try:
        for append in appends:
            _open_log(base, append)
        complete = base.execute(TOGETHER, (msgspec.json.encode(rows).decode(),)).rowcount == len(rows)
    except sqlite3.IntegrityError:  # a room that is not there any more
        complete = False
    if complete:
        for append in appends:
            _write_line(base, append)
    else:
        base.execute("ROLLBACK TO together")
    base.execute("RELEASE together")
    return complete


def _append(base: sqlite3.Connection, append: Append) -> None:
    _open_log(base, append)
    for number, body in enumerate(append.entries, append.place):
        if not base.execute(NEXT, (append.room, number, body)).rowcount:
            (length,) = base.execute(LENGTH, (append.room,)).fetchone()  # the first is refused or none is
            raise StoreError("place_taken", place=append.place, length=length)
    _write_line(base, append)


def _open_log(base: sqlite3.Connection, append: Append) -> None:
    if not append.place:
        new = append.room, time.time(), append.line or b""
        base.execute("INSERT OR IGNORE INTO room VALUES (?, ?, ?)", new)


def _write_line(base: sqlite3.Connection, append: Append) -> None:
    if append.line is not None:
        changed = time.time(), append.line, append.room
        base.execute("UPDATE room SET changed = ?, line = ? WHERE id = ?", changed)


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
