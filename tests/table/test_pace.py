"""When bots answer where people watch: as people do, and nothing about the answer shows in it."""

from __future__ import annotations

import asyncio
import statistics
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cabale import bots
from cabale.core.paces import PACES, Pace
from cabale.core.views import View
from cabale.table.fair_queue import Account
from cabale.table.pace import IN_TIME, SHORTEST, SLOWEST, pause, thinking
from cabale.table.settings import Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import NOBODY, Thinkers, Thought
from tests.table.leaping import TICK, until
from tests.table.test_table import serve, word

MANY = 4000


def drawn(level: str, deadline: int | None = None, pace: Pace = "calm") -> list[float]:
    lots = Random(5)
    return [pause(lots, pace, level, deadline) for _ in range(MANY)]


@pytest.mark.parametrize(
    ("pace", "middle", "longest"), [("calm", 1.4, 4.0), ("brisk", 0.4, 1.1), ("at_once", 0.1, 0.25)]
)
def test_times_are_those_of_people_and_shorter_where_these_want_it(
    pace: Pace, middle: float, longest: float
) -> None:
    times = drawn("regular", pace=pace)
    assert statistics.median(times) == pytest.approx(middle, rel=0.15)
    assert min(times) >= SHORTEST[pace]
    assert SHORTEST[pace] * (1 + SLOWEST) == pytest.approx(longest) and longest * 0.75 < max(times) <= longest
    assert len({round(time / longest, 3) for time in times}) > 500


@pytest.mark.parametrize("level", bots.AT_TABLE)
def test_who_searches_takes_the_time_of_its_search_whether_it_needs_it_or_not(level: str) -> None:
    for pace in PACES:
        assert min(drawn(level, pace=pace)) >= bots.AT_TABLE[level] / 1000
    assert min(drawn(level)) >= bots.AT_TABLE[level] / 1000
    assert statistics.median(drawn(level)) < bots.AT_TABLE[level] / 1000 + 1.0


@pytest.mark.parametrize("level", bots.FOR_PEOPLE)
@pytest.mark.parametrize("deadline", [1_000, 2_500, 30_000])
def test_a_bot_answers_in_time(level: str, deadline: int) -> None:
    """Also under the cover of a short pause, where silence would be taken for an answer."""
    assert max(drawn(level, deadline)) <= IN_TIME * deadline / 1000
    most = thinking(deadline)
    assert most is not None and most < IN_TIME * deadline
    assert thinking(None) is None


class Slow(Thinkers):
    """Thinks for longer when it is going to speak."""

    def __init__(self, speaks: bool, seed: int = 0) -> None:
        super().__init__()
        self.speaks = speaks
        self.rng = Random(seed)

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
        if self.speaks:
            await asyncio.sleep(0.1)
        return Thought(moves[-1 if self.speaks else 0], False)


def seconds_until_sealed(folder: Path, speaks: bool) -> list[float]:
    """How long the bot c takes in a window, again and again with other lots."""
    took = []

    async def work(table: Table, store: SqliteStore) -> None:
        table.come(0)
        await table.ask(word(table, "a:tax"))
        took.append(await until(lambda: 2 in table.room.sealed))

    for number in range(5):
        where = folder / f"{speaks}{number}"
        where.mkdir()
        serve(where, work, people=2, thinkers=Slow(speaks, number), settings=Settings(pace="brisk"))
    return took


def test_the_answer_does_not_show_in_the_time_it_takes(tmp_path: Path) -> None:
    """One lets pass at once, the other thinks before it doubts: both are sealed after the same time."""
    passing = seconds_until_sealed(tmp_path, False)
    doubting = seconds_until_sealed(tmp_path, True)
    assert min(passing) >= SHORTEST["brisk"]
    assert max(passing) - min(passing) > 0.03  # and not always after the same
    assert doubting == pytest.approx(passing, abs=TICK)


def test_where_nobody_watches_bots_answer_at_once(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        assert await until(lambda: 2 in table.room.sealed) <= TICK

    serve(tmp_path, work, people=2, thinkers=Slow(False))


def test_how_long_a_bot_may_think_reaches_it(tmp_path: Path) -> None:
    heard: list[Any] = []

    class Listening(Thinkers):
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
            heard.append(most)
            return Thought(moves[0], False)

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        await until(lambda: 2 in table.room.sealed)

    serve(tmp_path, work, people=2, thinkers=Listening(), window_deadline_ms=2_000)
    assert heard == [1_000]
