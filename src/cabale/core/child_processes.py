"""Processes that others began: none of them outlives whoever began it, even if that was killed."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """In such a process: leave at once when the parent is gone."""
    parent = parent_process()
    assert parent is not None

    def leave() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
