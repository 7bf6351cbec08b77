"""A thread with a queue: it does what it is handed, one thing after the other, and says what came of it.

Whoever hands something over is answered, whatever happens: nobody waits for a thread that has ended.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cabale.table.opening import failed
from cabale.table.store import StoreError

W = TypeVar("W")


class Task(NamedTuple):
    """Something for the thread to do, and where to say what came of it."""

    work: Any
    done: asyncio.Future[Any]


class QueueThread(Generic[W]):
    """Does what waits, as much of it at a time as it was told to take."""

    def __init__(
        self, name: str, do: Callable[[list[W]], list[Any]], leave: Callable[[], None], most: int = 1
    ) -> None:
        """`do` returns what came of each piece of work; a StoreError there is a refusal. `leave` is called
        when there is nothing more to do, ever."""
        self._do: Final = do
        self._leave: Final = leave
        self._most: Final = most
        self._tasks: Final[SimpleQueue[Task | None]] = SimpleQueue()
        self._door: Final = threading.Lock()  # whoever gets in before it closes is answered
        self._closed = False
        self._thread: Final = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def ask(self, work: W) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self._door:
            if self._closed:
                raise StoreError("store_closed")
            self._tasks.put(Task(work, done))
        return await done

    async def close(self) -> None:
        """Finish what was begun."""
        with self._door:
            self._closed = True
            self._tasks.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- the thread

    def _run(self) -> None:
        batch: list[Task] = []
        try:
            while batch := self._next():
                self._serve(batch)
        finally:
            with self._door:
                self._closed = True
            while not self._tasks.empty():  # it went before it was told to
                task = self._tasks.get()
                batch += [task] if task else []
            _wake(batch, [StoreError("store_closed") for _ in batch])
            self._leave()

    def _next(self) -> list[Task]:
        """What waits, or the first that comes; nothing when it is time to go."""
        batch: list[Task] = []
        while len(batch) < self._most and not (batch and self._tasks.empty()):
            task = self._tasks.get()
            if task is None:
                if batch:
                    self._tasks.put(None)  # nobody comes after it: to be found again
                break
            batch.append(task)
        return batch

    def _serve(self, batch: list[Task]) -> None:
        try:
            outcomes = self._do([task.work for task in batch])
        except Exception as error:
            outcomes = [failed(error) for _ in batch]
        _wake(batch, outcomes)


def _wake(batch: list[Task], outcomes: list[Any]) -> None:
    """Waking the event loop costs more than what it is told, so all are told at once."""
    if batch:
        with suppress(RuntimeError):  # an event loop that is closed has nobody left who waits
            batch[0].done.get_loop().call_soon_threadsafe(_tell, batch, outcomes)


def _tell(batch: list[Task], outcomes: list[Any]) -> None:
    for task, outcome in zip(batch, outcomes, strict=True):
        if task.done.done():
            continue  # nobody waits for it any more
        if isinstance(outcome, StoreError):
            task.done.set_exception(outcome)
        else:
            task.done.set_result(outcome)
