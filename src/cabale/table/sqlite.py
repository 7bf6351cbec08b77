"""The store in one SQLite file: one thread writes, and what waits shares one commit; another one reads.

Write-ahead log with `synchronous = FULL`: a commit is on the disk when it returns. Many tables can
wait for the same commit, so that the cost of the disk is paid once for all of them.

Whoever reads has a connection of its own, which waits for no writer: not for ours, and not for another
process that holds the file. It sees every commit that has returned. One thread is enough: what it is asked
takes milliseconds, and the interpreter runs one thread at a time anyway.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from cabale.table.opening import back_up, open_base, open_to_read
from cabale.table.queue_thread import QueueThread
from cabale.table.store import StoreError, Summary
from cabale.table.writing import CHAIN, Append, Delete, Work, Writer, keep

LOG: Final = f"""
    SELECT length, CAST(body AS BLOB) FROM tail LEFT JOIN entry ON number IN ({CHAIN})
    WHERE room = ? ORDER BY number
"""
ROOMS: Final = """
    SELECT CAST(id AS TEXT), CAST(coalesce(length, 0) AS INTEGER), CAST(changed AS REAL), CAST(line AS BLOB)
    FROM room LEFT JOIN tail ON room = id WHERE {} AND {} ORDER BY changed DESC, id DESC LIMIT ?
"""
MANY: Final = 512  # pieces of work that share a commit at the most

Look = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        base = open_base(file)
        reading = open_to_read(file)
        self._writer: Final[QueueThread[Work]] = QueueThread(
            "cabale-store", Writer(base).commit, base.close, MANY
        )
        self._reader: Final[QueueThread[Look]] = QueueThread(
            "cabale-reads", partial(_look, reading), reading.close
        )

    async def append(self, room: str, place: int, entries: Sequence[bytes], row: bytes | None) -> None:
        await self._do(self._writer, Append(room, place, entries, row))

    async def log(self, room: str) -> list[bytes]:
        rows: list[tuple[int, bytes | None]] = await self._read(LOG, room, room)
        entries = [body for _, body in rows if body is not None]
        if rows and len(entries) != rows[0][0]:
            raise StoreError("log_broken", length=rows[0][0], found=len(entries))
        return entries

    async def rooms(
        self, most: int | None = None, before: tuple[float, str] | None = None, listed: bool = False
    ) -> list[Summary]:
        which = "listed" if listed else "true"
        after = "(changed, id) < (?, ?)" if before else "true"
        limit = -1 if most is None else most
        rows = await self._read(ROOMS.format(which, after), *(before or ()), limit)
        return [Summary(*row) for row in rows]

    async def older(self, than: float) -> list[str]:
        query = "SELECT CAST(id AS TEXT) FROM room WHERE changed < ? ORDER BY changed"
        return [room for (room,) in await self._read(query, than)]

    async def keep(self, room: str, edition: int, analysis: bytes) -> None:
        await self._do(self._writer, lambda base: keep(base, room, edition, analysis))

    async def kept(self, room: str, edition: int) -> bytes | None:
        query = "SELECT CAST(body AS BLOB) FROM analysis WHERE room = ? AND edition = ?"
        rows: list[tuple[bytes]] = await self._read(query, room, edition)
        return rows[0][0] if rows else None

    async def delete(self, room: str) -> None:
        await self._do(self._writer, Delete(room))

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(back_up, self.file, file)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()  # the last to go puts the write-ahead log into the file

    async def _read(self, query: str, *arguments: str | float) -> Any:
        return await self._do(self._reader, lambda base: base.execute(query, arguments).fetchall())

    async def _do(self, thread: QueueThread[Any], work: Any) -> Any:
        """Every piece of work goes through here."""
        return await thread.ask(work)


def _look(base: sqlite3.Connection, looks: list[Look]) -> list[Any]:
    return [look(base) for look in looks]
