"""The file of the house, opened and brought up to date; and what SQLite says of it, as refusals of ours."""

from __future__ import annotations

import logging
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Final

from cabale.table.store import StoreError

LOG: Final = logging.getLogger(__name__)
BUSY: Final = 5.0  # seconds to wait for another process that holds the file


def open_base(file: Path) -> sqlite3.Connection:
    """The file, to be written, and brought up to date; a file of a later version is left alone."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        base = _connect(file)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        _migrate(base, file)
    except (OSError, sqlite3.Error) as error:
        raise failed(error, file) from error
    return base


def open_to_read(file: Path) -> sqlite3.Connection:
    """The same file, by the side of whoever writes it: neither waits for the other."""
    try:
        base = _connect(file)
        base.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise failed(error, file) from error
    return base


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)


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


def failed(error: Exception, file: Path | None = None) -> StoreError:
    """What SQLite or the system said, as one of ours. Anything else is our own mistake: it is logged."""
    text = str(error)
    code = "store_failed"
    if not isinstance(error, sqlite3.Error | OSError):
        LOG.error("the store met what nobody expected", exc_info=error)
        text = repr(error)
    elif "locked" in text or "busy" in text:
        code = "store_locked"
    elif "full" in text:
        code = "store_full"
    elif "readonly" in text or "read-only" in text or isinstance(error, PermissionError):
        code = "store_read_only"
    elif "not a database" in text:
        code = "store_foreign"
    return StoreError(code, file=str(file or ""), reason=text)
