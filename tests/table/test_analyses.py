"""The analysis of a finished game at a table: begun when asked for, kept, and for nobody before the end."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from cabale.analysis import Analysis, Regret
from cabale.core.errors import BadPlugin
from cabale.core.record import Record, read_record
from cabale.games import GAMES
from cabale.table.analyses import GIVES_WAY, Analyst
from cabale.table.house import House
from tests.analysis.games import played
from tests.analysis.weighing import weigh
from tests.table.guests import Opened, at_home, bearer
from tests.table.test_replays import play_to_the_end, replay

LONG_AGO = 60.0


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    for game in GAMES:
        weigh(monkeypatch, game, 4)  # these tests are not about what is found
    with at_home(tmp_path) as client:
        yield client


def analysis(room: Opened, token: str = "", language: str = "en", client: TestClient | None = None) -> Any:
    headers = {**bearer(token), "Accept-Language": language}
    answer = (client or room.client).get(f"{room.path}/analysis", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def when_ready(room: Opened, token: str = "", language: str = "en") -> Any:
    """Ask again and again, as a page does."""
    until, heard = time.monotonic() + LONG_AGO, [0.0]
    while (found := analysis(room, token, language))["state"] == "working":
        assert not found["curve"] and not found["turning"] and not found["bluffs"]
        heard.append(found["progress"])
        assert heard == sorted(heard) and heard[-1] <= 1
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def house_of(client: TestClient) -> House:
    found: House = client.app.state.house  # type: ignore[attr-defined]
    return found


def test_nothing_is_analysed_before_the_game_is_over(client: TestClient) -> None:
    room = Opened(client, people=2).begin()
    for token in (*room.tokens, room.host, ""):
        refused = room.get("/analysis", token)
        assert (refused.status_code, refused.json()["code"]) == (400, "not_over")
        assert refused.json()["sentence"].startswith("The game is not over")
    assert not house_of(client).analyses._jobs  # nothing has begun, either
    room = Opened(client, people=2)
    assert room.get("/analysis").json()["code"] == "not_over"


def test_it_is_worked_out_once_and_fits_the_replay(client: TestClient) -> None:
    room = play_to_the_end(Opened(client, people=1))
    found = when_ready(room)
    steps = replay(room, "open")["steps"]
    assert found["places"] == list(range(steps[-1]["place"] + 1))
    assert {step["place"] for step in steps} <= set(found["places"])
    assert all(sum(row) == pytest.approx(1.0, abs=1e-3) for row in found["curve"])
    assert found["curve"][-1] == [float(rank == 1) for rank in steps[-1]["scene"]["view"]["ranks"]]
    lies = [truth for truth in replay(room, "open")["truths"] if not truth["true"]]
    assert [(bluff["place"], bluff["seat"]) for bluff in found["bluffs"]] == [
        (truth["place"], truth["seat"]) for truth in lies
    ]
    for bluff, truth in zip(found["bluffs"], lies, strict=True):
        assert bluff["text"].startswith(truth["sentence"])
        assert not (bluff["worked"] and truth["doubted"])
    assert not house_of(client).analyses._jobs
    assert analysis(room) == found


def test_whoever_answered_is_told_what_their_own_answers_cost_and_nobody_else_is(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[tuple[int, ...]] = []
    found = Analyst.find

    async def find(analyst: Analyst, record: Record, answers: tuple[int, ...]) -> Analysis:
        looked_at.append(answers)
        everything = await found(analyst, record, answers)
        regret = Regret(place=answers[0], better="income", cost=0.2, margin=0.1, hunches=())
        return msgspec.structs.replace(everything, regrets={0: (regret,)})

    monkeypatch.setattr(Analyst, "find", find)
    room = play_to_the_end(Opened(client, people=1))
    (mine,) = when_ready(room, room.tokens[0])["regrets"]
    words = read_record(room.get("/record").text).words
    assert looked_at == [tuple(place for place, word in enumerate(words) if word.startswith("a:"))]
    assert (mine["place"], mine["cost"], mine["margin"]) == (looked_at[0][0], 0.2, 0.1)
    assert mine["question"] and mine["answer"] and mine["better"] and mine["truth"]
    for token in (room.host, ""):
        assert analysis(room, token)["regrets"] is None


def test_it_is_there_after_a_restart(client: TestClient, tmp_path: Path) -> None:
    room = play_to_the_end(Opened(client, people=1))
    found = when_ready(room)
    with at_home(tmp_path) as again:
        assert analysis(room, client=again) == found


def test_what_a_restart_cuts_short_begins_anew(
    tmp_path: Path, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = play_to_the_end(Opened(client, people=1))
    weigh(monkeypatch, "complots", 4_000)
    with at_home(tmp_path) as first:
        begun = analysis(room, client=first)
        assert begun["state"] == "working"
    weigh(monkeypatch, "complots", 4)
    assert analysis(room)["state"] == "working"  # nothing was kept of it
    assert when_ready(room)["state"] == "ready"


def test_games_are_weighed_one_after_the_other(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    enough: list[str] = []

    found = Analyst.find

    async def find(analyst: Analyst, record: Record, answers: tuple[int, ...]) -> Analysis:
        begun.append(analyst.room)
        while analyst.room not in enough:
            await asyncio.sleep(0.001)
        return await found(analyst, record, answers)

    monkeypatch.setattr(Analyst, "find", find)
    rooms = [play_to_the_end(Opened(client, people=1)) for _ in range(2)]
    names = [room.room for room in rooms]
    assert [analysis(room)["progress"] for room in rooms] == [0.0, 0.0]
    assert list(house_of(client).analyses._jobs) == names
    for number, name in enumerate(names):
        while name not in begun:
            analysis(rooms[number])
        assert begun == names[: number + 1]
        enough.append(name)
        when_ready(rooms[number])


@pytest.mark.parametrize(
    ("failure", "code"),
    [
        (RuntimeError(), "analysis_failed"),
        (BadPlugin("plugin_raised", package="odd", game="Odd", reason="IndexError"), "plugin_raised"),
    ],
)
def test_a_failure_is_told_and_may_be_tried_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, failure: Exception, code: str
) -> None:
    async def fail(analyst: Analyst, record: Record, answers: tuple[int, ...]) -> None:
        raise failure

    room = play_to_the_end(Opened(client, people=1))
    with monkeypatch.context() as broken:
        broken.setattr(Analyst, "find", fail)
        while (answer := room.get("/analysis")).status_code == 200:
            assert answer.json()["state"] == "working"
        assert answer.json()["code"] == code
    assert when_ready(room)["curve"]


def test_its_process_gives_way_to_all_others() -> None:
    analyst = Analyst("room")
    try:
        assert analyst._pool.submit(os.nice, 0).result() == min(19, os.nice(0) + GIVES_WAY)
    finally:
        analyst.close()


def test_one_that_is_left_does_not_tell_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh(monkeypatch, "complots", 4_000)

    async def leave() -> BaseProcess:
        analyst = Analyst("left")
        job = asyncio.create_task(analyst.find(played("complots").record(), ()))
        while not analyst.progress:
            await asyncio.sleep(0.02)
        (process,) = analyst._pool._processes.values()
        job.cancel()
        analyst.close()
        return process

    process = asyncio.run(leave())
    gc.collect()
    another = Analyst("another")
    until = time.monotonic() + LONG_AGO
    try:
        while process.is_alive():
            assert not another.progress
            assert time.monotonic() < until
            time.sleep(0.02)
    finally:
        process.kill()
        another.close()


def test_a_deleted_room_takes_its_analysis_along(client: TestClient) -> None:
    room = play_to_the_end(Opened(client, people=1))
    when_ready(room)
    assert client.delete(room.path, headers=bearer(room.host)).json() == {"done": True}
    assert room.get("/analysis").json()["code"] == "no_such_room"
