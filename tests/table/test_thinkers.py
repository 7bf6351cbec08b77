"""Where bots think: everybody in turn, nobody for ever, and no process is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cabale.core.match import deal
from cabale.core.seats import CHANCE
from cabale.games import game
from cabale.table import thinkers as minds
from cabale.table.fair_queue import LATELY, Account, FairQueue
from cabale.table.rooms import open_room
from cabale.table.settings import RoomRefusal
from cabale.table.thinkers import Thinkers, Thought, seed_of
from cabale.table.workers import Worker
from tests.table.leaping import leap


def stall(*_: object) -> int:
    time.sleep(3_600)
    return 0


def die(*_: object) -> int:
    os._exit(1)


def crash(*_: object) -> int:
    raise ZeroDivisionError


def first(game: str, level: str, seed: int, view: Any, moves: list[int], most: int | None) -> int:
    return moves[0]


def answer(thinkers: Thinkers, **how: Any) -> Any:
    return thinkers.choose("complots", "regular", 1, None, [4, 5], **how)  # type: ignore[arg-type]


@pytest.mark.parametrize("failure", [stall, die, crash])
def test_a_bot_that_stalls_dies_or_crashes_is_replaced_and_the_next_thought_is_well(
    failure: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        thinkers = Thinkers(workers=1, patience=5.0)
        monkeypatch.setattr(minds, "think", failure)
        thought = await answer(thinkers)
        assert thought.replaced and thought.move in (4, 5)
        monkeypatch.setattr(minds, "think", first)
        assert await answer(thinkers) == Thought(4, False)
        await thinkers.close()

    leap(run()) if failure is not stall else asyncio.run(run())


def test_a_hint_that_failed_is_refused_and_the_next_one_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that had died left no hints to a house in which no bot thought."""

    async def run() -> None:
        thinkers = Thinkers(workers=1)
        match = deal(game("complots"), 2, seed=1)
        while match.state.turn == CHANCE:
            match.draw()
        seat = match.state.turn
        given: tuple[Any, ...] = ("complots", "regular", 1, match.view(seat), match.state.moves(seat))
        with monkeypatch.context() as failing:
            failing.setattr(minds, "explain", die)
            with pytest.raises(RoomRefusal, match="no_hint"):
                await thinkers.explain(*given)
        assert (await thinkers.explain(*given)).move in match.state.moves(seat)
        await thinkers.close()

    leap(run())


class Napping(Worker):
    """A worker who needs half a second for every thought."""

    async def do(self, patience: float, work: Any, *given: Any) -> Any:
        await asyncio.wait_for(asyncio.sleep(0.5), patience)
        return given[5][0]


def test_patience_begins_when_a_worker_does() -> None:
    """However many thoughts were waiting before it."""

    async def run() -> None:
        thinkers = Thinkers(workers=1, patience=1.0)
        thinkers._idle[:] = [Napping()]
        thoughts = await asyncio.gather(*[answer(thinkers) for _ in range(40)])
        assert not any(thought.replaced for thought in thoughts)
        await thinkers.close()

    leap(run())


def nap(game: str, level: str, seed: int, view: Any, moves: list[int], most: int | None) -> int:
    time.sleep(0.1)
    return moves[0]


# --- whose turn it is


def test_one_address_with_forty_rooms_keeps_another_waiting_for_one_thought() -> None:
    async def run() -> None:
        turns, order = FairQueue(2), []

        async def think(account: Account, seconds: float) -> None:
            await turns.take(account)
            await asyncio.sleep(seconds)
            order.append(account.address)
            turns.give_back(account)

        loop = asyncio.get_running_loop()
        crowd = [asyncio.create_task(think(Account("crowd", f"{room}"), 5.0)) for room in range(40)]
        await asyncio.sleep(1)
        begun = loop.time()
        await think(Account("guest", "table"), 1.0)
        assert loop.time() - begun <= 5.0 + 1.0  # what had begun before it came
        for _ in range(10):
            begun = loop.time()
            await think(Account("guest", "table"), 1.0)
            assert loop.time() - begun == pytest.approx(1.0, abs=0.01)  # a place is kept for it
            await asyncio.sleep(3)
        await asyncio.gather(*crowd)
        assert Counter(order) == {"crowd": 40, "guest": 11}

    leap(run())


def test_alone_one_address_has_every_place_and_its_rooms_take_turns() -> None:
    async def run() -> None:
        turns, order = FairQueue(3), []

        async def think(room: str) -> None:
            await turns.take(Account("only", room))
            await asyncio.sleep(1.0)
            order.append(room)
            turns.give_back(Account("only", room))

        begun = asyncio.get_running_loop().time()
        await asyncio.gather(*[think("a") for _ in range(9)], *[think("b") for _ in range(3)])
        assert asyncio.get_running_loop().time() - begun == pytest.approx(4.0, abs=0.01)
        assert order.index("b") <= 4 and order[-1] == "a"

    leap(run())


def test_a_place_is_kept_for_others_only_as_long_as_they_were_there_lately() -> None:
    async def run() -> None:
        turns, one, other = FairQueue(2), Account("one", "a"), Account("other", "b")
        await turns.take(other)
        turns.give_back(other)
        await turns.take(one)
        second = asyncio.create_task(turns.take(one))
        await asyncio.sleep(LATELY / 2)
        assert not second.done()
        await asyncio.sleep(LATELY)
        turns.give_back(one)
        await turns.take(one)
        await second

    leap(run())


def test_who_stops_waiting_leaves_no_place_taken() -> None:
    async def run() -> None:
        turns, account = FairQueue(1), Account("one", "a")
        await turns.take(account)
        waiting = [asyncio.create_task(turns.take(account)) for _ in range(3)]
        await asyncio.sleep(1)
        waiting[0].cancel()
        turns.give_back(account)
        waiting[1].cancel()  # it was called at this very moment
        await asyncio.wait_for(waiting[2], 1)
        turns.give_back(account)
        await asyncio.wait_for(turns.take(account), 1)

    leap(run())


# --- dice


def test_the_dice_of_bots_are_secret_and_those_of_random_ones_are_dice() -> None:
    room, _ = open_room("complots", 4, {}, "host")
    other, _ = open_room("complots", 4, {}, "host")
    seeds = [seed_of(room, seat) for seat in range(4)] + [seed_of(other, 0)]
    assert len(set(seeds)) == 5
    assert all(int(room.commitment[:8], 16) + seat not in seeds for seat in range(4))
    assert seeds[0] == seed_of(room, 0)  # the same bot all the time
    moves = list(range(50))
    chosen = {minds.think("complots", "random", seeds[0], None, moves, None) for _ in range(20)}
    assert len(chosen) > 5


# --- processes

HOUSE = """
import asyncio, sys, time
from cabale.table.thinkers import Thinkers
from cabale.table import thinkers as minds
from cabale.table.analyses import Analyst
from tests.table.test_thinkers import nap, stall

async def run():
    thinkers = Thinkers(workers=2)
    minds.think = nap
    await asyncio.gather(*[thinkers.choose("complots", "regular", 1, None, [1]) for _ in range(4)])
    minds.think = stall
    analyst = Analyst("room")
    analyst._pool.submit(stall)
    asyncio.get_running_loop().call_later(0.5, lambda: print("ready", flush=True))
    await thinkers.choose("complots", "regular", 1, None, [1])

if __name__ == "__main__":
    asyncio.run(run())
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes where Linux lists them")
def test_nobody_is_left_behind_when_a_house_is_killed(tmp_path: Path) -> None:
    mark = f"cabale-{os.getpid()}-{time.time_ns()}"
    script = tmp_path / "house.py"
    script.write_text(HOUSE)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(Path.cwd())]), "CABALE_MARK": mark}
    with subprocess.Popen([sys.executable, str(script)], env=env, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout and house.stdout.readline() == "ready\n"
        assert len(marked(mark)) >= 4  # the house, two that think, one that weighs a game
        house.send_signal(signal.SIGKILL)
    until = time.monotonic() + 30
    while marked(mark) and time.monotonic() < until:
        time.sleep(0.05)
    assert not marked(mark)


def marked(mark: str) -> list[str]:
    """The processes that have this mark in their environment."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if process.name.isdigit() and mark.encode() in (process / "environ").read_bytes():
                found.append(process.name)
        except OSError:
            pass
    return found
