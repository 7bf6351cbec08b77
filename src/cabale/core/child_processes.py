"""Processes that others began: none of them outlives whoever began it, even if that was killed."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import connection, parent_process


@contextmanager
def beginning() -> Iterator[None]:
    """While processes begin: Ctrl-C waits, for us and for each of them until it is ready.

    One that is interrupted while it imports would say so in twenty lines, and whoever hands it its orders
    would find nobody to take them.
    """
    if sys.platform == "win32":  # which begins processes without masks
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_at_interrupt() -> None:
    """In such a process, when it is ready: at Ctrl-C, also at one that waited, it leaves at once."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def end_with_parent() -> None:
    """In such a process: leave at once when the parent is gone."""
    parent = parent_process()
    assert parent is not None

    def leave() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
