"""A clock that leaps: time passes only where nothing is left to do, and then at once.

A test that sleeps by it waits for all that was set going to come to rest, not for the machine: what has not
happened by then does not happen before its time, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, Final, TypeVar, TypeVarTuple

from cabale.table.queue_thread import QueueThread
from cabale.table.sqlite import SqliteStore

TICK: Final = 0.001  # seconds between two looks; so exact are the times that a test finds
A_WHILE: Final = 500.0  # seconds
A_DAY: Final = 86_400.0  # for games whose length nobody knows before

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Leaping(asyncio.SelectorEventLoop):
    """An event loop that rings the next timer as soon as nobody has anything to do before it."""

    def __init__(self) -> None:
        self.waiting: Final = Waiting()
        super().__init__(self.waiting)

    def time(self) -> float:
        return self.waiting.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        future = super().run_in_executor(executor, func, *args)
        self.waiting.away += 1
        future.add_done_callback(self._back)
        return future

    def _back(self, _: object) -> None:
        self.waiting.away -= 1

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Its threads are waited for as long as they need, too; Python from 3.12 on sets a limit."""
        self.waiting.away += 1
        await super().shutdown_default_executor()
        self.waiting.away -= 1


class Waiting(selectors.DefaultSelector):
    """How such a loop waits: for threads and processes as long as they need, for a timer not at all."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.away = 0  # pieces of work in threads and processes

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(None if self.away else 0)
        if not found:
            self.now += timeout
        return found


class LeapingStore(SqliteStore):
    """A store whose threads are waited for."""

    async def _do(self, thread: QueueThread[Any], work: Any) -> Any:
        with _away():
            return await super()._do(thread, work)


@contextmanager
def _away() -> Iterator[None]:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    loop.waiting.away += 1
    try:
        yield
    finally:
        loop.waiting.away -= 1


def leap(work: Coroutine[Any, Any, None]) -> None:
    """Do it by such a clock."""
    with asyncio.Runner(loop_factory=Leaping) as runner:
        runner.run(work)


def now() -> float:
    return asyncio.get_running_loop().time()


async def until(true: Callable[[], bool], at_most: float = A_WHILE) -> float:
    """Wait for something; how long that took."""
    begun = now()
    while not true():
        assert now() - begun < at_most
        await asyncio.sleep(TICK)
    return now() - begun
