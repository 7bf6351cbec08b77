"""Where bots think: in worker processes, never in the event loop. They get a view and its moves, no more."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple, TypeVar

from cabale import bots
from cabale.core.match import Negotiator
from cabale.core.pledges import Pledge, Proposal
from cabale.core.reason import Reason
from cabale.core.views import View
from cabale.table.room import Room

T = TypeVar("T")
PATIENCE: Final = 20.0  # seconds that a bot may think before the random bot answers instead


class Thought(NamedTuple):
    """What a bot answers, and whether the random bot had to do it instead."""

    move: int
    replaced: bool


def seed_of(room: Room, seat: int) -> int:
    """The same bot sits there all the time, though it is made anew for every answer."""
    return int(room.commitment[:8], 16) + seat


def think(game: str, level: str, seed: int, view: Any, moves: list[int], most: int | None) -> int:
    """One answer, in a worker."""
    return bots.at_table(game, level, seed, most).choose(view, moves)


def explain(game: str, level: str, seed: int, view: Any, moves: list[int]) -> Reason:
    """One answer and why, in a worker."""
    return bots.at_table(game, level, seed).explain(view, moves)


def propose(game: str, level: str, seed: int, view: Any) -> tuple[Proposal, ...]:
    """What a bot would like to offer, in a worker."""
    bot = bots.make(game, level, seed)
    return tuple(bot.propose(view)) if isinstance(bot, Negotiator) else ()


def consider(game: str, level: str, seed: int, view: Any, pledge: Pledge) -> bool:
    """Whether a bot accepts an offer, in a worker."""
    bot = bots.make(game, level, seed)
    return isinstance(bot, Negotiator) and bot.consider(view, pledge)


class Thinkers:
    """A few processes that think for all tables."""

    def __init__(self, workers: int = 2, patience: float = PATIENCE, pace: float = 0.0) -> None:
        self.pace: Final = pace  # seconds that a bot takes at least where people watch; 0: it answers at once
        self.lots: Random = SystemRandom()  # for how long it takes: nothing else depends on them
        self.workers: Final = workers
        self.patience: Final = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, seed: int, view: View, moves: list[int], most: int | None = None
    ) -> Thought:
        """The answer of a bot, which may think for `most` milliseconds. One that crashes or stalls is
        replaced by the random bot for this answer."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(self._workers(), think, game, level, seed, view, moves, most)
            move = await asyncio.wait_for(answer, self.patience)
        except BrokenExecutor:
            self.close()  # the next thought starts new workers
        except Exception:  # whatever a bot does wrong, the table goes on
            pass
        else:
            if move in moves:
                return Thought(move, False)
        return Thought(random.choice(moves), True)

    async def explain(self, game: str, level: str, seed: int, view: View, moves: list[int]) -> Reason:
        """What a bot would answer, and why."""
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._workers(), explain, game, level, seed, view, moves)
        return await asyncio.wait_for(answer, self.patience)

    async def propose(self, game: str, level: str, seed: int, view: View) -> tuple[Proposal, ...]:
        """What a bot would like to offer; nothing, if it fails."""
        return await self._talk((), propose, game, level, seed, view)

    async def consider(self, game: str, level: str, seed: int, view: View, pledge: Pledge) -> bool:
        """Whether a bot accepts an offer; one that fails does not."""
        return await self._talk(False, consider, game, level, seed, view, pledge)

    async def _talk(self, otherwise: T, work: Callable[..., T], *given: object) -> T:
        """Something that a bot is asked for besides its answers, and that a table can do without."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._workers(), work, *given), self.patience)
        except BrokenExecutor:
            self.close()
        except Exception:  # whatever a bot does wrong, the table goes on
            pass
        return otherwise

    def _workers(self) -> ProcessPoolExecutor:
        """Started when the first bot has to think."""
        if self._pool is None:
            deaf = signal.signal, (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the house
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), *deaf)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
