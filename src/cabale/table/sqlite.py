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
LENGTH: Final = "SELECT length FROM tail WHERE room = ?"
FITTING: Final = """
    SELECT (SELECT coalesce(max(number), 0) FROM entry), count(DISTINCT room)
    FROM json_each(?) AS new JOIN tail
      ON room = json_extract(new.value, '$[0]') AND length = json_extract(new.value, '$[1]')
"""
WRITE: Final = """
    INSERT INTO entry
    SELECT :first + key,
           coalesce((SELECT last FROM tail WHERE room = json_extract(value, '$[0]')), :first + key - 1),
           CAST(json_extract(value, '$[1]') AS BLOB)
    FROM json_each(:rows)
"""
EXTEND: Final = """
    UPDATE tail SET length = length + json_extract(new.value, '$[2]'),
                    last = :first + json_extract(new.value, '$[3]')
    FROM json_each(:ends) AS new WHERE room = json_extract(new.value, '$[0]')
"""
CHAIN: Final = """
    WITH RECURSIVE chain (number) AS (
        SELECT last FROM tail WHERE room = ?
        UNION ALL
        SELECT before FROM entry JOIN chain USING (number)
    )
    SELECT number FROM chain
"""
KEEP: Final = """
    INSERT OR REPLACE INTO analysis
    SELECT :room, :edition, :analysis WHERE EXISTS (SELECT 1 FROM room WHERE id = :room)
"""
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
        query = f"SELECT body FROM entry WHERE number IN ({CHAIN}) ORDER BY number"
        rows: list[tuple[bytes]] = await self._do(lambda base: base.execute(query, (room,)).fetchall())
        return [body for (body,) in rows]

    async def rooms(self) -> list[Summary]:
        query = "SELECT id, length, changed, line FROM room JOIN tail ON room = id ORDER BY changed DESC, id"
        rows: list[tuple[str, int, float, bytes]] = await self._do(
            lambda base: base.execute(query).fetchall()
        )
        return [Summary(*row) for row in rows]

    async def keep(self, room: str, edition: int, analysis: bytes) -> None:
        await self._do(lambda base: _keep(base, room, edition, analysis))

    async def kept(self, room: str, edition: int) -> bytes | None:
        query = "SELECT body FROM analysis WHERE room = ? AND edition = ?"
        row: tuple[bytes] | None = await self._do(
            lambda base: base.execute(query, (room, edition)).fetchone()
        )
        return row[0] if row else None

    async def delete(self, room: str) -> None:
        await self._do(lambda base: _delete(base, room))

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
            together = _append(self._base, appends)
            for task in batch:
                try:
                    result = None
                    if not isinstance(task.work, Append):
                        result = task.work(self._base)
                    elif not together and not _append(self._base, [task.work]):
                        raise _taken(self._base, task.work)
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


def _append(base: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write the entries of all these rooms; False, and nothing written, if a log has another length.

    Every statement hands the interpreter over to the event loop and waits to get it back, which takes
    longer than the statement: under load one for all of them is what keeps answers quick.
    """
    for append in appends:
        _open_log(base, append)
    ends, rows = [], []
    for append in appends:
        rows += [
            (append.room if not number else None, body.decode()) for number, body in enumerate(append.entries)
        ]
        ends.append((append.room, append.place, len(append.entries), len(rows) - 1))
    told = msgspec.json.encode(ends).decode()
    newest, fitting = base.execute(FITTING, (told,)).fetchone()
    if fitting != len(appends):
        return False
    base.execute(WRITE, {"first": newest + 1, "rows": msgspec.json.encode(rows).decode()})
    base.execute(EXTEND, {"first": newest + 1, "ends": told})
    for append in appends:
        _write_line(base, append)
    return True


def _taken(base: sqlite3.Connection, refused: Append) -> StoreError:
    """Of two who write the same place one comes too late, and nobody leaves a gap."""
    found = base.execute(LENGTH, (refused.room,)).fetchone()
    return StoreError("place_taken", place=refused.place, length=found[0] if found else 0)


def _open_log(base: sqlite3.Connection, append: Append) -> None:
    if not append.place:
        new = append.room, time.time(), append.line or b""
        base.execute("INSERT OR IGNORE INTO room VALUES (?, ?, ?)", new)
        base.execute("INSERT OR IGNORE INTO tail VALUES (?, 0, 0)", (append.room,))


def _write_line(base: sqlite3.Connection, append: Append) -> None:
    if append.line is not None:
        changed = time.time(), append.line, append.room
        base.execute("UPDATE room SET changed = ?, line = ? WHERE id = ?", changed)


def _keep(base: sqlite3.Connection, room: str, edition: int, analysis: bytes) -> None:
    base.execute(KEEP, {"room": room, "edition": edition, "analysis": analysis})


def _delete(base: sqlite3.Connection, room: str) -> None:
    base.execute(f"DELETE FROM entry WHERE number IN ({CHAIN})", (room,))
    base.execute("DELETE FROM room WHERE id = ?", (room,))


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
