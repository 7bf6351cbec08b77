"""Where bots think: in worker processes, never in the event loop. They get a view and its moves, no more."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple, TypeVar

from cabale import bots
from cabale.core.errors import BadPlugin, CabaleError
from cabale.core.match import Negotiator, verdict
from cabale.core.paces import Pace
from cabale.core.pledges import Pledge, Proposal, Verdict
from cabale.core.reason import Reason
from cabale.core.views import View
from cabale.games import GAMES
from cabale.lessons import Remark, find_lesson, think_on
from cabale.table.fair_queue import Account, FairQueue
from cabale.table.pace import pause
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal
from cabale.table.visitors import Visitors
from cabale.table.workers import Worker

T = TypeVar("T")
PATIENCE: Final = 20.0  # seconds that a bot may think before the random bot answers instead
FEWEST: Final = 2  # workers: while one thinks for long there is another
NOBODY: Final = Account()


class Thought(NamedTuple):
    """What a bot answers, and whether the random bot had to do it instead: because it failed, or because a
    game of another package did."""

    move: int
    replaced: bool
    trouble: BadPlugin | None = None


def seed_of(room: Room, seat: int) -> int:
    """The same bot sits there all the time, though it is made anew for every answer. Its dice are as secret
    as the deal: whoever knew them would read its hand in what it does."""
    return room.dice(seat)


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


def consider(game: str, level: str, seed: int, view: Any, pledge: Pledge) -> Verdict:
    """What a bot answers to an offer, in a worker."""
    bot = bots.make(game, level, seed)
    return verdict(bot, view, pledge) if isinstance(bot, Negotiator) else Verdict(False)


def learn(
    game: str, lesson: str, answers: tuple[str, ...], known: tuple[Remark, ...]
) -> tuple[Remark, ...] | CabaleError:
    """What the automatons of a lesson think until the learner is asked again, in a worker; or a refusal."""
    try:
        return think_on(find_lesson(game, lesson), answers, known)
    except CabaleError as refused:
        return refused


def attempt(work: Callable[..., T], *given: object) -> T | BadPlugin:
    """What a worker does; or what is to be said of it, where a game of another package failed."""
    try:
        return work(*given)
    except Exception as error:
        if (trouble := GAMES.raised(error)) is None:
            raise
        said: dict[str, Any] = trouble.arguments
        return BadPlugin("plugin_thought", **said)


class Thinkers:
    """A few processes that think for all tables, each in its turn."""

    def __init__(
        self, workers: int | None = None, patience: float = PATIENCE, visitors: Visitors | None = None
    ) -> None:
        self.visitors: Final = visitors or Visitors()
        self.rng: Random = SystemRandom()  # for how long it takes: nothing else depends on them
        self.patience: Final = patience
        self.workers: Final = workers or max(FEWEST, os.cpu_count() or FEWEST)
        self._queue: Final = FairQueue(self.workers)
        self._idle: Final = [Worker() for _ in range(self.workers)]
        self._thoughts: Final[set[asyncio.Task[Any]]] = set()

    def seem(self, pace: Pace, level: str, deadline: int | None) -> float:
        """Seconds that a bot takes where people watch, drawn before it begins to think."""
        return pause(self.rng, pace, level, deadline)

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        view: View,
        moves: list[int],
        most: int | None = None,
        account: Account = NOBODY,
    ) -> Thought:
        """The answer of a bot, which may think for `most` milliseconds. One that crashes or stalls is
        replaced by the random bot for this answer."""
        move = await self._asked(None, account, think, game, level, seed, view, moves, most)
        if isinstance(move, BadPlugin):
            return Thought(random.choice(moves), True, move)
        if move is None or move not in moves:
            return Thought(random.choice(moves), True)
        return Thought(move, False)

    async def explain(
        self, game: str, level: str, seed: int, view: View, moves: list[int], account: Account = NOBODY
    ) -> Reason:
        """What a bot would answer, and why."""
        reason = await self._asked(None, account, explain, game, level, seed, view, moves)
        if isinstance(reason, BadPlugin):
            raise reason
        if reason is None:
            raise RoomRefusal("no_hint")
        return reason

    async def propose(
        self, game: str, level: str, seed: int, view: View, account: Account = NOBODY
    ) -> tuple[Proposal, ...]:
        """What a bot would like to offer; nothing, if it fails."""
        wishes = await self._asked(None, account, propose, game, level, seed, view)
        return wishes if isinstance(wishes, tuple) else ()

    async def consider(
        self, game: str, level: str, seed: int, view: View, pledge: Pledge, account: Account = NOBODY
    ) -> Verdict:
        """What a bot answers to an offer; one that fails does not accept it."""
        answer = await self._asked(Verdict(False), account, consider, game, level, seed, view, pledge)
        return answer if isinstance(answer, Verdict) else Verdict(False)

    async def learn(
        self,
        game: str,
        lesson: str,
        answers: tuple[str, ...],
        known: tuple[Remark, ...],
        account: Account = NOBODY,
    ) -> tuple[Remark, ...]:
        """What the automatons of a lesson think until the learner is asked again."""
        found = await self._asked(None, account, learn, game, lesson, answers, known)
        if found is None:
            raise RoomRefusal("lesson_stalled")
        if isinstance(found, CabaleError):
            raise found
        return found

    async def _asked(
        self, otherwise: T, account: Account, work: Callable[..., T], *given: object
    ) -> T | BadPlugin:
        """Whatever a bot does wrong, the table goes on."""
        await self._queue.take(account)
        thought = asyncio.create_task(self._think(otherwise, account, work, *given))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(
            thought
        )  # its worker is busy until it is done, whoever still waits for it

    async def _think(
        self, otherwise: T, account: Account, work: Callable[..., T], *given: object
    ) -> T | BadPlugin:
        worker = self._idle.pop()
        try:
            thought: T | BadPlugin = await worker.do(self.patience, attempt, work, *given)
            return thought
        except Exception:
            return otherwise
        finally:
            self._idle.append(worker)
            self._queue.give_back(account)

    async def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for worker in self._idle:
            worker.close()
        await self.visitors.close()
