"""The game over plain HTTP: the same frames, the same refusals and the same measures as on a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import ClientDisconnect

from cabale.table.guard import MACHINES, PLAYING, Counted
from cabale.table.polling import LONGEST, Polls
from cabale.table.presence import LINGERS
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError
from cabale.table.table import Table
from cabale.table.viewer import Viewer
from tests.table.guests import Guest, Opened, Plain, at_home, bearer
from tests.table.leaping import TICK, now, until
from tests.table.test_guard import Clock, clock, far_away
from tests.table.test_table import AT_ONCE, serve, word

__all__ = ["clock"]  # a fixture
DEEP = {"name": "Deep", "language": "en", "machine": True}


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_frame_is_byte_for_byte_what_a_socket_would_get(tmp_path: Path, game: str) -> None:
    """From the beginning, and from a later place; what lies between two answers that are the same is too."""
    with at_home(tmp_path) as client:
        room, compared = Opened(client, people=2, game=game).begin(), 0
        present = [Guest(Plain(client, room.path), token) for token in room.tokens]
        while compared < 6:
            for guest, token in zip(present, room.tokens, strict=True):
                hello = {"since": compared, "heard": 0, "language": "nl"}
                before = Guest(Plain(client, room.path), token, **hello)
                with room.connect() as socket:
                    shown = Guest(socket, token, **hello)
                after = Guest(Plain(client, room.path), token, **hello)
                if before.received == after.received:
                    assert shown.received == before.received
                    compared += 1
                if after.frame["asked"]:
                    guest.frame = after.frame
                    guest.answer(after.frame["asked"]["offers"][0]["text"])


class Request:
    """One who asks, and hangs up when this is set."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}


def test_who_has_seen_the_frame_waits_for_another_and_not_for_ever(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        polls, asks = Polls(), Request()

        def poll(seen: str = "") -> asyncio.Task[Any]:
            return asyncio.create_task(polls.next(asks, table, lambda: Viewer(table), seen))  # type: ignore[arg-type]

        first = await poll()
        begun = now()
        assert await poll(first.tag) is None
        assert now() - begun == pytest.approx(LONGEST, abs=TICK)
        waiting = poll(first.tag)
        await asyncio.sleep(1)
        await table.ask(word(table, "a:income"))
        second = await waiting
        assert second.tag != first.tag and second.frame.version > first.frame.version
        waiting = poll(second.tag)
        await asyncio.sleep(1)
        asks.gone.set()
        with pytest.raises(ClientDisconnect):
            await waiting
        asks.gone.clear()
        waiting = poll(second.tag)
        await asyncio.sleep(1)
        polls.close()
        with pytest.raises(StoreError, match="store_closed"):
            await waiting
        assert not table.listeners

    serve(tmp_path, work, people=3)


def test_who_calls_again_and_again_is_there_in_between(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        for _ in range(3):
            with table.callers.calling("1", 1):
                assert table.presence.here(1)
            await asyncio.sleep(LINGERS / 2)
            assert table.presence.here(1)
        gone = await until(lambda: not table.presence.here(1))
        assert gone == pytest.approx(LINGERS / 2, abs=2 * TICK)

    serve(tmp_path, work, people=3)


@pytest.mark.parametrize(
    "message",
    [
        {"t": "answer", "text": "coup>b", "version": 0},
        {"t": "answer", "text": "income", "version": 10_000},
        {"t": "say", "text": ""},
        {"t": "shout"},
        {"t": "say", "text": "x" * 20_000},
    ],
)
def test_a_message_is_refused_as_on_a_socket_and_changes_nothing(
    tmp_path: Path, message: dict[str, Any]
) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client).begin()
        with room.connect() as socket:
            anna = Guest(socket, room.tokens[0], language="fr")
            if message["t"] == "answer" and not message["version"]:
                message = {**message, "version": anna.frame["version"]}
            socket.send_json(message)
            anna.refused()
            refused = room.post("/messages", message, room.tokens[0], "fr")
            assert refused.text == anna.received[-1] and refused.status_code >= 400
        assert room.post("/messages", {"t": "say", "text": "x"}).json()["code"] == "only_watching"
        assert room.post("/messages", {"t": "say", "text": "x"}, "x").json()["code"] == "unknown_token"
        for odd in ("since=x", "heard=-1", "words=1"):
            assert room.get(f"/frame?{odd}").json()["code"] == "malformed"


def test_those_who_play_so_have_a_measure_of_their_own(tmp_path: Path, clock: Clock) -> None:
    with far_away(tmp_path) as client:
        room = Opened(client, people=1, seats=3)
        client.delete(room.path + "/seats/1", headers=bearer(room.host))
        token = room.post("/seats/1", DEEP).json()["token"]
        said = [room.post("/messages", {"t": "say", "text": "x"}, token).status_code for _ in range(90)]
        assert said == [200] * MACHINES.burst + [429] * (90 - MACHINES.burst)
        left = PLAYING.burst - 90
        looks = [room.get("/frame", token).status_code for _ in range(left + 1)]
        assert looks == [200] * left + [429]
        assert client.get("/api/phrases").status_code == 200


def test_so_many_wait_and_no_more(tmp_path: Path) -> None:
    with far_away(tmp_path) as client:
        room = Opened(client)
        client.app.state.sockets = Counted(1)  # type: ignore[attr-defined]
        with room.connect() as socket:
            Guest(socket)
            assert room.get("/frame").json()["code"] == "too_many_polls"
        assert room.get("/frame").status_code == 200
        client.app.state.polls = Polls(most=0)  # type: ignore[attr-defined]
        assert room.get("/frame").status_code == 429


def test_a_frame_is_neither_compressed_nor_kept(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        answer = Opened(client).get("/frame")
        assert answer.headers["content-encoding"] == "identity"
        assert answer.headers["cache-control"] == "no-store" and int(answer.headers["content-length"]) > 500
