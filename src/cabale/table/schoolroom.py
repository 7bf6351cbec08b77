"""Where lessons are played: each request says all that was answered, and nothing of it is kept.

A whole game is played again for every request. What its automatons thought, in the workers, is remembered
for a while, so that nobody pays for it twice; without it the same is thought again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from cabale.lessons import Lesson, Remark, Stand, stand_of
from cabale.table.fair_queue import Account
from cabale.table.thinkers import Thinkers

REMEMBERED: Final = 200  # games, each as far as it was played

Course = tuple[str, str, tuple[str, ...]]  # a game, a lesson, all answers


class Schoolroom:
    """The lessons of a house."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._remarks: Final[OrderedDict[Course, tuple[Remark, ...]]] = OrderedDict()

    async def stand(self, lesson: Lesson, answers: Sequence[str], address: str) -> Stand:
        """Where a lesson stands after these answers."""
        if not lesson.whole:
            return await asyncio.to_thread(stand_of, lesson, answers)
        known = await self._thought(lesson, tuple(answers), Account(address, f"{lesson.game.id}/{lesson.id}"))
        return await asyncio.to_thread(stand_of, lesson, answers, known)

    async def _thought(
        self, lesson: Lesson, answers: tuple[str, ...], account: Account
    ) -> tuple[Remark, ...]:
        game, name = lesson.game.id, lesson.id
        found = self._remarks.get((game, name, answers))
        if found is None:
            before = self._remarks.get((game, name, answers[:-1]), ())
            found = await self._thinkers.learn(game, name, answers, before, account)
            self._remarks[game, name, answers] = found
            if len(self._remarks) > REMEMBERED:
                self._remarks.popitem(last=False)
        return found
