"""The guard at the door: floods, foreign pages, and what every answer forbids the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cabale.table import guard
from cabale.table.app import make_app
from cabale.table.guard import CONNECTIONS, MESSAGES, PATIENCE, REQUESTS, Bucket, Pace, is_loopback
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from tests.table.guests import Guest, Opened, at_home
from tests.table.test_table import Passive


def far_away(folder: Path, public_url: str = "") -> TestClient:
    """A guest who is not on this machine."""
    house = make_app(lambda: House(SqliteStore(folder / "cabale.db"), Passive()), public_url)
    return TestClient(house, client=("192.0.2.7", 50_000))


class Clock:
    """The guard's own, which stands still: how many knocks are let in is not for the machine to say."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(guard, "time", found)
    return found


def test_a_bucket_gives_what_is_in_it_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(Pace(rate=2, burst=3))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_one_address_cannot_knock_without_end(tmp_path: Path, clock: Clock) -> None:
    with far_away(tmp_path) as client:

        def knocks(times: int) -> list[int]:
            return [client.get("/api/phrases").status_code for _ in range(times)]

        assert knocks(REQUESTS.burst + 9) == [200] * REQUESTS.burst + [429] * 9
        refused = client.get("/api/phrases", headers={"Accept-Language": "fr"})
        assert refused.json()["sentence"].startswith("Trop de messages")
        clock.now += 3 / REQUESTS.rate
        assert knocks(5) == [200] * 3 + [429] * 2


def test_the_machine_itself_is_not_counted(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        assert {client.get("/api/phrases").status_code for _ in range(REQUESTS.burst * 2)} == {200}
    assert is_loopback("::1") and is_loopback("localhost") and not is_loopback("192.0.2.7")


@pytest.mark.usefixtures("clock")
def test_one_address_cannot_open_connections_without_end(tmp_path: Path) -> None:
    with far_away(tmp_path) as client:
        room = Opened(client)
        opened = 0
        with pytest.raises(WebSocketDisconnect):
            while True:
                with room.connect():
                    opened += 1
        assert opened == CONNECTIONS.burst


@pytest.mark.usefixtures("clock")
def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=3).begin()
        with room.connect() as first:
            anna = Guest(first, room.tokens[0])
            for _ in range(MESSAGES.burst + 5):
                first.send_text('{"t":"stand","order":""}')
            assert anna.refused()["code"] == "too_fast"
            for _ in range(PATIENCE * 2):
                first.send_text("{")
            with pytest.raises(WebSocketDisconnect):
                while True:
                    anna.next()
        with room.connect() as again:
            Guest(again, room.tokens[0]).asked("action")


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://testserver", True),
        ("https://cabale.example", True),
        ("https://elsewhere.example", False),
        ("null", False),
    ],
)
def test_sockets_are_opened_by_our_own_page_or_by_none(
    tmp_path: Path, origin: str | None, welcome: bool
) -> None:
    with far_away(tmp_path, "https://cabale.example") as client:
        room = Opened(client)
        headers = {"origin": origin} if origin else {}
        if welcome:
            with client.websocket_connect(room.path + "/socket", headers=headers) as first:
                assert Guest(first, room.tokens[0]).frame["seat"] == 0
        else:
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(room.path + "/socket", headers=headers),
            ):
                pass


def test_every_answer_forbids_what_no_page_of_ours_needs(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        for path in ("/", "/api/rooms", "/api/rooms/nowhere"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy and "unsafe" not in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"


def test_the_public_address_is_what_invitations_name(tmp_path: Path) -> None:
    with far_away(tmp_path, "https://cabale.example/") as client:
        room = Opened(client)
        invitation = room.get("/invitation").json()
        assert invitation["link"] == f"https://cabale.example/t/{room.room}"
        assert not invitation["local"]
