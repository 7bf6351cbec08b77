"""A program that is spoken to by lines. It is begun, asked with a limit of time, and ended with all it began.

Threads read what it writes and write what it is sent, so that a program which reads or writes nothing holds
up nobody. What it writes unasked stays in a short queue; when that is full it is the program that waits.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from typing import IO, Final

from cabale.core.errors import quoted
from cabale.seat.limits import KEY, Limits
from cabale.seat.refusals import BadSeat
from cabale.seat.warden import WARDEN

GONE: Final = b""  # in place of a line: nothing more will come
CHUNK: Final = 4_096  # bytes
ENDED: Final = 1.0  # seconds; what has been ended closes its streams at once


class Process:
    """One program, from its beginning to its end."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        try:
            self._process: Final = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a group of its own: Ctrl-C is not meant for it, and it ends as one
                env={name: value for name, value in os.environ.items() if name != KEY},
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadSeat("seat_unstarted", command=quoted(command[0]), reason=reason) from error
        WARDEN.watch(self._process.pid)
        self._limits: Final = limits
        self._written: Final[Queue[bytes]] = Queue(limits.lines + 1)
        self._to_send: Final[Queue[bytes]] = Queue()
        self._errors = b""
        self._ending: Final = threading.Lock()
        self._over: Final = threading.Event()  # nobody listens any more
        self._silent: Final = threading.Event()  # its standard output is closed
        assert self._process.stdin and self._process.stdout and self._process.stderr
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._threads: Final = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in zip((self._send, self._listen, self._keep), streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def errors(self) -> str:
        """The last that it wrote to its standard error."""
        return self._errors.decode("utf-8", "replace")

    def send(self, line: bytes) -> None:
        self._to_send.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line that it writes, if one comes within this time."""
        try:
            line = self._written.get(timeout=max(0.0, seconds))
        except Empty:
            raise BadSeat("seat_silent") from None
        if line == GONE:
            self._written.put(GONE)  # for whoever reads next: nothing will come later either
            raise BadSeat("seat_gone")
        if len(line) > self._limits.line:
            raise BadSeat("seat_long", most=self._limits.line)
        return line

    def unasked(self) -> list[bytes]:
        """What it has written that nobody has read."""
        lines: list[bytes] = []
        with suppress(Empty):
            while len(lines) <= self._limits.lines:
                lines.append(self._written.get_nowait())
        if GONE in lines:
            self._written.put(GONE)
            lines.remove(GONE)
        return lines

    def close(self, patience: float) -> None:
        """Close its standard input, give it time to end by itself, and end what is left of it."""
        self._over.set()
        self._to_send.put(GONE)
        self.unasked()  # whoever listens to it may be waiting for room
        self._silent.wait(patience)
        with self._ending:
            self._kill()
            self._process.wait()
        WARDEN.forget(self._process.pid)
        for thread in self._threads:
            thread.join(ENDED)

    def end(self) -> None:
        """From another thread: end it and all it began, at once. What it has written can still be read."""
        with self._ending:
            if self._process.returncode is None:
                self._kill()

    def _kill(self) -> None:
        """As long as nobody has waited for it, its number is its own."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    # --- threads

    def _send(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while line := self._to_send.get():
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def _listen(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while line := stream.readline(self._limits.line + 1):
                if not self._over.is_set():
                    self._written.put(line)
        self._silent.set()
        if not self._over.is_set():
            self._written.put(GONE)

    def _keep(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while chunk := os.read(stream.fileno(), CHUNK):
                self._errors = (self._errors + chunk)[-self._limits.errors :]
