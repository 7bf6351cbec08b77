"""Where games are played: here, in processes beside us, or on the machines of a Ray cluster.

A crew takes batches of games of a series and hands back what was played, the same whoever plays.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, Protocol

from cabale.arena.series import Played, Series
from cabale.core.child_processes import beginning, end_with_parent, leave_at_interrupt

SPELL: Final = 0.5  # seconds of play that a batch is meant to take
LARGEST: Final = 50  # games of a batch
LOCAL: Final = "local"  # the address of a Ray of our own


class Crew(Protocol):
    """Whoever plays."""

    @property
    def ahead(self) -> int:
        """Batches that it may have before it at a time."""

    def submit(self, series: Series, numbers: range) -> Future[list[Played]]: ...

    def close(self) -> None: ...


def play(crew: Crew, series: Series, first: int, games: int) -> Generator[Played]:
    """The games from number `first` on, in the order of their numbers. Who stops listening stops the crew."""
    waiting: deque[Future[list[Played]]] = deque()
    next_number, size = first, 1
    seconds = played = 0.0
    try:
        while waiting or next_number < games:
            while next_number < games and len(waiting) < crew.ahead:
                numbers = range(next_number, min(next_number + size, games))
                waiting.append(crew.submit(series, numbers))
                next_number = numbers.stop
            for each in waiting.popleft().result():
                seconds += each.seconds
                played += 1
                yield each
            size = max(1, min(LARGEST, int(SPELL * played / max(seconds, 1e-9))))
    finally:
        for future in waiting:
            future.cancel()


class Alone:
    """This very process, one game after the other."""

    ahead: Final = 1

    def submit(self, series: Series, numbers: range) -> Future[list[Played]]:
        done: Future[list[Played]] = Future()
        done.set_result(series.batch(numbers))
        return done

    def close(self) -> None:
        pass


class Processes:
    """Processes on this machine, started when there is something to play."""

    def __init__(self, workers: int) -> None:
        self.ahead: Final = 2 * workers
        self._pool: Final = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_serve)

    def submit(self, series: Series, numbers: range) -> Future[list[Played]]:
        with beginning():
            return self._pool.submit(series.batch, numbers)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class OnRay:
    """A Ray cluster: the one at this address, or one of its own on this machine (`local`).

    Every machine of it needs Cabale installed. Ray's ports are for a network of friends: never expose them.
    """

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if address == LOCAL:
            os.environ.setdefault(
                "RAY_AUTH_MODE", "disabled"
            )  # otherwise it leaves a token in the home folder
        import ray

        self._ray: Final[Any] = ray
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False)
        self.ahead: Final = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play: Final[Any] = ray.remote(num_cpus=1)(Series.batch)

    def submit(self, series: Series, numbers: range) -> Future[list[Played]]:
        future: Future[list[Played]] = self._play.remote(series, numbers).future()
        return future

    def close(self) -> None:
        self._ray.shutdown()


def _serve() -> None:
    """In a worker: leave at once at Ctrl-C, and when the parent is gone, even if it was killed."""
    leave_at_interrupt()
    end_with_parent()
