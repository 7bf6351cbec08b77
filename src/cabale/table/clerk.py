"""A thread with a queue: it does what it is handed, one thing after the other, and says what came of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cabale.table.store import StoreError

W = TypeVar("W")


class Task(NamedTuple):
    """Something for the thread to do, and where to say what came of it."""

    work: Any
    done: asyncio.Future[Any]


class Clerk(Generic[W]):
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
        self._thread: Final = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def ask(self, work: W) -> Any:
        if not self._thread.is_alive():
            raise StoreError("store_closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._tasks.put(Task(work, done))
        return await done

    async def close(self) -> None:
        """Finish what was begun."""
        self._tasks.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- the thread

    def _run(self) -> None:
        last = False
        while not last:
            batch: list[Task] = []
            task = self._tasks.get()
            while task is not None:
                batch.append(task)
                if len(batch) == self._most or self._tasks.empty():
                    break
                task = self._tasks.get()
            last = task is None
            if batch:
                self._serve(batch)
        self._leave()

    def _serve(self, batch: list[Task]) -> None:
        outcomes = self._do([task.work for task in batch])
        # Waking the event loop costs more than what it is told, so all are told at once.
        batch[0].done.get_loop().call_soon_threadsafe(_tell, batch, outcomes)


def _tell(batch: list[Task], outcomes: list[Any]) -> None:
    for task, outcome in zip(batch, outcomes, strict=True):
        if task.done.done():
            continue  # nobody waits for it any more
        if isinstance(outcome, StoreError):
            task.done.set_exception(outcome)
        else:
            task.done.set_result(outcome)
