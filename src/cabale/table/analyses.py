"""What was found in finished games: kept in the store, in the making, or to be begun.

Games are weighed one after the other in a process of its own, which gives way to everything else on the
machine: bots at other tables have theirs. What a restart cuts short begins anew when somebody asks again.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import RawValue
from typing import Any, ClassVar, Final

import msgspec

from cabale.analysis import EDITION, Analysis, analyse, usual_walks
from cabale.core.child_processes import beginning, end_with_parent
from cabale.core.errors import BadPlugin
from cabale.core.match import Match
from cabale.core.record import Record
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.table.settings import RoomRefusal
from cabale.table.store import Store

GIVES_WAY: Final = 10  # how nice the process is
MOST: Final = 40  # that wait for their turn
MOST_OF_ONE: Final = 4  # of one address


class Analyses:
    """All analyses of a house."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._jobs: Final[dict[str, asyncio.Task[None]]] = {}  # by room; one that failed is told once
        self._askers: Final[dict[str, str]] = {}  # by room: the address for which it is in the making
        self._turn: Final = asyncio.Lock()  # of the one that is in the making
        self._analyst: Analyst | None = None

    async def of(
        self, room: str, match: Match, answers: Sequence[int], address: str = ""
    ) -> Analysis | float:
        """What was found in the finished game of a room, and in these answers of people; until then how far
        it is, from 0 to 1. Whoever asks first has it made on their account."""
        if room not in self._jobs:
            kept = await self._store.kept(room, EDITION)
            if kept is not None:
                return msgspec.msgpack.decode(kept, type=Analysis)
        if room not in self._jobs:
            mine = [job for job, asker in self._askers.items() if asker == address]
            if len(mine) >= MOST_OF_ONE or len(self._askers) >= MOST:
                raise RoomRefusal("analyses_wait")
            self._askers[room] = address
            self._jobs[room] = asyncio.create_task(self._find(room, match, tuple(answers)))
            self._jobs[room].add_done_callback(lambda _: self._askers.pop(room))
        elif self._jobs[room].done():
            failed = self._jobs.pop(room)  # whoever asks again lets it begin anew
            why = failed.exception()
            if isinstance(why, BadPlugin):
                raise why
            raise RoomRefusal("analysis_failed") from why
        return self._analyst.progress if self._analyst and self._analyst.room == room else 0.0

    async def _find(self, room: str, match: Match, answers: tuple[int, ...]) -> None:
        async with self._turn:
            record = await asyncio.to_thread(match.record)
            self._analyst = Analyst(room)
            try:
                found = await self._analyst.find(record, answers)
                await self._store.keep(room, EDITION, msgspec.msgpack.encode(found))
                del self._jobs[room]
            finally:
                self._analyst.close()
                self._analyst = None

    async def close(self) -> None:
        """Leave what is not finished."""
        for job in self._jobs.values():
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)


class Analyst:
    """A process that weighs one game."""

    _at_work: ClassVar[set[Analyst]] = set()  # what they share with their process is not given to others

    def __init__(self, room: str) -> None:
        context: SpawnContext = get_context("spawn")
        self.room: Final = room
        self._done: Final = RawValue("d", 0.0)
        self._stop: Final = RawValue("b", 0)
        self._pool: Final = ProcessPoolExecutor(
            1, context, initializer=_give_way, initargs=(self._done, self._stop)
        )

    @property
    def progress(self) -> float:
        return float(self._done.value)

    async def find(self, record: Record, answers: tuple[int, ...]) -> Analysis:
        with beginning():
            work = self._pool.submit(_find, record, usual_walks(record), answers)
        self._at_work.add(self)
        work.add_done_callback(lambda _: self._at_work.discard(self))
        return await asyncio.wrap_future(work)

    def close(self) -> None:
        """The process ends as soon as it looks up."""
        self._stop.value = 1
        self._pool.shutdown(wait=False, cancel_futures=True)


# --- in that process


class _Report:
    """What the house and the process tell each other."""

    done: Any
    stop: Any


def _give_way(done: Any, stop: Any) -> None:
    _Report.done, _Report.stop = done, stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the house
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)


def _find(record: Record, walks: int, answers: tuple[int, ...]) -> Analysis:
    game = find_game(record.game)
    try:
        return analyse(game, record, walks, _tell, answers=answers)
    except OSError:  # the machine, and `_tell`
        raise
    except Exception as error:
        if refused := GAMES.raised(error):
            raise refused from error
        raise


def _tell(done: float) -> None:
    if _Report.stop.value:
        raise InterruptedError  # nobody waits for it any more
    _Report.done.value = done
