"""One house a folder. The lock is the system's and dies with its process, however that ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cabale.core.errors import BadSetup
from cabale.table.opening import failed, make_folder

NAME: Final = "cabale.lock"  # it is never removed: whoever did might remove one that another has just taken


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep every other house out of the folder for as long as this goes on."""
    try:
        make_folder(folder)
        held = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise failed(error, folder) from error
    try:
        _take(held, folder)
        yield
    finally:
        os.close(held)


def _take(held: int, folder: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as taken:
        raise BadSetup("house_taken", file=str(folder)) from taken
    except OSError as error:  # a file system without locks keeps no house safe
        raise failed(error, folder) from error
