"""Ends programs that outlive whoever began them, even if that was killed: a small process of its own.

It reads `+123` when the process group 123 was begun and `-123` when it was ended. When nobody can write to it
any more, all that are left are killed. It is run as a file, so it knows the standard library alone.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Final


class Warden:
    """The near end: the process is begun with the first program."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock: Final = threading.Lock()
        atexit.register(self._dismiss)

    def watch(self, group: int) -> None:
        self._tell(f"+{group}\n")

    def forget(self, group: int) -> None:
        self._tell(f"-{group}\n")

    def _tell(self, line: str) -> None:
        if not hasattr(os, "killpg"):
            return
        with self._lock, suppress(BrokenPipeError):
            if self._process is None or self._process.poll() is not None:
                self._process = subprocess.Popen(
                    [sys.executable, "-I", "-S", __file__],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.DEVNULL,
                    start_new_session=True,  # Ctrl-C is not meant for it
                )
            assert self._process.stdin
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()

    def _dismiss(self) -> None:
        """In good order: it ends what is left, and itself."""
        if self._process is not None:
            self._process.communicate()


def keep_watch() -> None:
    """The far end."""
    groups: set[int] = set()
    for line in sys.stdin:
        group = int(line[1:])
        (groups.add if line[0] == "+" else groups.discard)(group)
    for group in groups:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


WARDEN: Final = Warden()

if __name__ == "__main__":
    keep_watch()
