"""What is written to the store: all that waits shares one transaction, so that the disk is paid once."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from cabale.table.opening import empty_log, failed
from cabale.table.store import StoreError

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
        SELECT before FROM entry JOIN chain USING (number) WHERE before < number
    )
    SELECT number FROM chain
"""  # it goes down, so that it ends even where the file is damaged
KEEP: Final = """
    INSERT OR REPLACE INTO analysis
    SELECT :room, :edition, :analysis WHERE EXISTS (SELECT 1 FROM room WHERE id = :room)
"""
SOMETIMES: Final = 3_600  # seconds; so much older may a room seem in which a game goes on
REMEMBERED: Final = 10_000  # rooms
SHORTLY: Final = 1.0  # seconds; tables wait meanwhile


class Append(NamedTuple):
    """Entries for the log of a room, and its row if that has changed."""

    room: str
    place: int
    entries: Sequence[bytes]
    row: bytes | None


class Delete(NamedTuple):
    """A room, of which nothing shall be left."""

    room: str


Work = Append | Delete | Callable[[sqlite3.Connection], Any]


class Writer:
    """Whoever writes; there is one."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base: Final = base
        self._changed: Final[dict[str, float]] = {}  # when it was last written that a room has changed
        self._left = False  # whether something deleted still stands in the write-ahead log

    def commit(self, works: list[Work]) -> list[Any]:
        """Do all of it in one transaction. What is refused is refused before it writes anything."""
        try:
            self._base.execute("BEGIN IMMEDIATE")
            outcomes = self._do(works)
            self._base.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            if len(works) == 1 or isinstance(error, sqlite3.OperationalError):  # the file or the disk
                return [failed(error) for _ in works]
            return [outcome for work in works for outcome in self.commit([work])]  # one of them, not all
        self._wipe(any(isinstance(work, Delete) for work in works))
        return outcomes

    def _wipe(self, deleted: bool) -> None:
        """Leave nothing of what was deleted. Where somebody reads for long it is tried again at every commit,
        which then waits for nobody. It is done here, as no other thread would come between two commits."""
        if deleted or self._left:
            self._left = not empty_log(self._base, SHORTLY if deleted else 0)

    def _roll_back(self) -> None:
        """If even that fails, BEGIN fails the next time, and it is tried again."""
        with suppress(sqlite3.Error):
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")

    def _do(self, works: list[Work]) -> list[Any]:
        outcomes: list[Any] = []
        together = self._append([work for work in works if isinstance(work, Append)])
        for work in works:
            if isinstance(work, Delete):
                _delete(self._base, work.room)
                outcomes.append(None)
            elif not isinstance(work, Append):
                outcomes.append(work(self._base))
            elif together or self._append([work]):
                outcomes.append(None)
            else:
                outcomes.append(self._taken(work))
        return outcomes

    def _append(self, appends: list[Append]) -> bool:
        """Write the entries of all these rooms; False, and nothing written, if a log has another length.

        Every statement hands the interpreter over to the event loop and waits to get it back, which takes
        longer than the statement: under load one for all of them is what keeps answers quick.
        """
        for append in appends:
            self._open_log(append)
        ends, rows = [], []
        for append in appends:
            rows += [
                (append.room if not number else None, body.decode())
                for number, body in enumerate(append.entries)
            ]
            ends.append((append.room, append.place, len(append.entries), len(rows) - 1))
        told = msgspec.json.encode(ends).decode()
        newest, fitting = self._base.execute(FITTING, (told,)).fetchone()
        if fitting != len(appends):
            return False
        self._base.execute(WRITE, {"first": newest + 1, "rows": msgspec.json.encode(rows).decode()})
        self._base.execute(EXTEND, {"first": newest + 1, "ends": told})
        for append in appends:
            self._write_line(append)
        return True

    def _taken(self, refused: Append) -> StoreError:
        """Of two who write the same place one comes too late, and nobody leaves a gap."""
        found = self._base.execute(LENGTH, (refused.room,)).fetchone()
        return StoreError("place_taken", place=refused.place, length=found[0] if found else 0)

    def _open_log(self, append: Append) -> None:
        if not append.place:
            new = append.room, time.time(), append.row or b""
            self._base.execute("INSERT OR IGNORE INTO room (id, changed, line) VALUES (?, ?, ?)", new)
            self._base.execute("INSERT OR IGNORE INTO tail VALUES (?, 0, 0)", (append.room,))

    def _write_line(self, append: Append) -> None:
        """The row, and that the room has changed; of a game that goes on only now and then, for that costs
        a page of its own at every move."""
        now = time.time()
        if append.row is not None:
            change = "UPDATE room SET changed = ?, line = ? WHERE id = ?"
            self._base.execute(change, (now, append.row, append.room))
        elif abs(now - self._changed.get(append.room, 0)) >= SOMETIMES:
            self._base.execute("UPDATE room SET changed = ? WHERE id = ?", (now, append.room))
        else:
            return
        if len(self._changed) == REMEMBERED:
            self._changed.clear()  # a few are then written once more
        self._changed[append.room] = now


def keep(base: sqlite3.Connection, room: str, edition: int, analysis: bytes) -> None:
    base.execute(KEEP, {"room": room, "edition": edition, "analysis": analysis})


def _delete(base: sqlite3.Connection, room: str) -> None:
    base.execute(f"DELETE FROM entry WHERE number IN ({CHAIN})", (room,))
    base.execute("DELETE FROM tail WHERE room = ?", (room,))  # which a damaged room may not take along
    base.execute("DELETE FROM room WHERE id = ?", (room,))
