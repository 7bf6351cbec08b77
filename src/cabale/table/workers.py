"""A process that thinks for tables, one thought after the other. One that stalls is ended and begun anew."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

from cabale.core.child_processes import beginning, end_with_parent

T = TypeVar("T")
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class Worker:
    """Begun when there is something to think about."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0

    async def do(self, patience: float, work: Callable[..., T], *given: object) -> T:
        """Let the process do it; its patience begins when the process has begun."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), _begin)
                with beginning():
                    started = loop.run_in_executor(self._pool, os.getpid)
                self._process = await started
            return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *given), patience)
        except (TimeoutError, BrokenExecutor):
            self.close()
            raise

    def close(self) -> None:
        """Nobody waits any more for what the process is doing."""
        if self._process:
            with suppress(ProcessLookupError):
                os.kill(self._process, KILL)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._process = None, 0


def _begin() -> None:
    """In the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the house
    end_with_parent()
