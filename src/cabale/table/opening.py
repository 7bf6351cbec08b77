"""The file of the house, opened and brought up to date; and what SQLite says of it, as refusals of ours.

The file holds the secret of every deal that is being played: it is its owner's alone. SQLite gives its
write-ahead log and its index the permissions of the file itself, whatever the umask is.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from cabale.table.store import StoreError

LOG: Final = logging.getLogger(__name__)
FILE: Final = "cabale.db"  # in the folder of a house
BUSY: Final = 5.0  # seconds to wait for another process that holds the file


def open_base(file: Path) -> sqlite3.Connection:
    """The file, to be written, and brought up to date; a file of a later version is left alone."""
    try:
        make_folder(file.parent)
        make_file(file)
        base = _connect(file)
    except (OSError, sqlite3.Error) as error:
        raise failed(error, file) from error
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        base.execute("PRAGMA foreign_keys = ON")
        _migrate(base, file)
        _narrow(file)  # once we know that it is one of ours
    except (OSError, sqlite3.Error) as error:
        base.close()
        raise failed(error, file) from error
    return base


def open_to_read(file: Path) -> sqlite3.Connection:
    """The file of the house, beside whoever writes it: neither waits for the other."""
    try:
        base = _connect(file)
        base.execute("PRAGMA query_only = ON")
        base.text_factory = lambda text: text.decode(errors="replace")  # damaged names are names as well
    except sqlite3.Error as error:
        raise failed(error, file) from error
    return base


def empty_log(base: sqlite3.Connection, patience: float) -> bool:
    """Put the write-ahead log into the file and leave nothing in it: what was deleted may still stand there.
    False where somebody reads or writes for longer than that many seconds."""
    try:
        base.execute(f"PRAGMA busy_timeout = {patience * 1000:.0f}")
        busy, _, _ = base.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    except sqlite3.Error:
        return False
    finally:
        base.execute(f"PRAGMA busy_timeout = {BUSY * 1000:.0f}")


def back_up(file: Path, to: Path) -> None:
    """A copy of the file as it is at one moment, in a new file; whoever writes meanwhile goes on. The bytes
    of the file alone are no copy: what was written last is in the write-ahead log."""
    try:
        if not make_file(to):
            raise StoreError("backup_there", file=str(to))
        try:
            with closing(_connect(file)) as base, closing(_connect(to)) as copy:
                base.backup(copy)  # in one go: otherwise every commit would let it begin anew
        except BaseException:
            to.unlink()
            raise
    except (OSError, sqlite3.Error) as error:
        raise failed(error, to) from error


def make_folder(folder: Path) -> None:
    """A folder for a house. One that is there already is as its owner wants it."""
    if not folder.is_dir():
        folder.mkdir(0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)


def make_file(file: Path) -> bool:
    """A new file of its owner's alone; False if there is one already."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return False
    file.chmod(0o600)  # whatever the umask is
    return True


def _narrow(file: Path) -> None:
    """What earlier versions left readable to others. It is not opened for that: to close it would undo the
    locks that SQLite has on it in this process."""
    for ending in ("", "-wal", "-shm"):
        path = file.with_name(file.name + ending)
        with suppress(FileNotFoundError, PermissionError):  # one that is somebody else's is theirs to narrow
            mode = path.stat().st_mode
            if mode & 0o077:
                path.chmod(mode & 0o600)


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY, isolation_level=None, check_same_thread=False)


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty file to the newest, in order."""
    folder = files("cabale.table") / "migrations"
    scripts = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    return [(int(name[:4]), text) for name, text in scripts if name.endswith(".sql")]


def outdated(file: Path) -> bool:
    """Whether the file is of an earlier version, and would be brought up to date."""
    try:
        with closing(open_to_read(file)) as base:
            (version,) = base.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        raise failed(error, file) from error
    return bool(version < migrations()[-1][0])


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
