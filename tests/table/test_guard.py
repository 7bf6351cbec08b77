"""The guard at the door: floods, foreign pages, and what every answer forbids the browser."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cabale.core.errors import BadSetup
from cabale.table import guard
from cabale.table.app import make_app
from cabale.table.doors import BEHIND, Doors
from cabale.table.guard import (
    CONNECTIONS,
    MESSAGES,
    PATIENCE,
    REQUESTS,
    ROOMS,
    Bucket,
    Counted,
    Pace,
    is_loopback,
)
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from tests.table.guests import NAME, Guest, Opened, at_home
from tests.table.test_table import Passive


def far_away(folder: Path, public_url: str = "", address: str = "192.0.2.7", *proxies: str) -> TestClient:
    """A guest who is not on this machine."""
    doors = Doors(NAME, public_url, proxies)
    house = make_app(lambda: House(SqliteStore(folder / "cabale.db"), Passive()), doors)
    return TestClient(house, client=(address, 50_000))


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
    ("public", "origin", "welcome"),
    [
        ("", None, True),
        ("", "http://testserver", True),
        ("", "https://testserver", True),
        ("", "http://testserver:1", False),
        ("https://cabale.example", "https://cabale.example", True),
        ("https://cabale.example", "http://testserver", False),
        ("https://cabale.example", "https://elsewhere.example", False),
        *[
            ("", foreign, False)
            for foreign in ("null", "file://", "", "http://[::1", "https://elsewhere.example")
        ],
    ],
)
def test_our_own_pages_are_heard_and_programs_without_a_page(
    tmp_path: Path, public: str, origin: str | None, welcome: bool
) -> None:
    with far_away(tmp_path, public) as client:
        room = Opened(client)
        headers = {"origin": origin} if origin is not None else {}
        asked = client.get("/api/phrases", headers=headers)
        assert asked.status_code == (200 if welcome else 403)
        if welcome:
            with client.websocket_connect(room.path + "/socket", headers=headers) as first:
                assert Guest(first, room.tokens[0]).frame["seat"] == 0
        else:
            assert asked.json()["code"] == "foreign_page"
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(room.path + "/socket", headers=headers),
            ):
                pass


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("localhost:8793", True),
        ("127.0.0.1:8793", True),
        ("[::1]:8793", True),
        ("192.168.1.7", True),
        ("cabale.example", True),
        ("evil.example", False),
        ("evil.example:8793", False),
        ("x" * 3_000, False),
        ("[::1", False),
    ],
)
def test_a_house_answers_to_its_own_names(tmp_path: Path, host: str, known: bool) -> None:
    """A foreign page can take a name of its own to this address, and is then our own page to the browser."""
    with far_away(tmp_path, "https://cabale.example") as client:
        asked = client.get("/api/phrases", headers={"host": host})
        assert asked.status_code == (200 if known else 403)
        assert known or asked.json()["code"] == "foreign_name"
        assert client.get("/healthz", headers={"host": host}).text == "the house is open\n"


def test_a_body_says_that_it_is_json(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        wish = '{"game": "druide", "seats": 3}'
        for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
            refused = client.post("/api/rooms", content=wish, headers={"content-type": kind})
            assert (refused.status_code, refused.json()["code"]) == (415, "not_json")
        json = {"content-type": "application/json; charset=utf-8"}
        assert client.post("/api/rooms", content=wish, headers=json).status_code == 200


@pytest.mark.parametrize(
    ("peer", "told", "counted"),
    [
        ("192.0.2.7", "203.0.113.1", "192.0.2.7"),  # whoever is no proxy of ours is not believed
        ("10.0.0.1", "203.0.113.1", "203.0.113.1"),
        ("10.0.0.1", "1.1.1.1, 203.0.113.1, 10.0.0.2", "203.0.113.1"),  # and not what came before it, either
        ("10.0.0.1", "junk", BEHIND),
        ("10.0.0.1", "", BEHIND),
        ("::ffff:192.0.2.7", "", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("10.0.0.1", "2001:db8:1:2::7", "2001:db8:1:2::/64"),
    ],
)
def test_who_is_counted_as_one(peer: str, told: str, counted: str) -> None:
    doors = Doors(public_url="https://cabale.example", proxies=("10.0.0.0/8",))
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", told.encode())]}
    assert doors.address(scope) == counted


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(BadSetup, match="bad_proxy"):
        Doors(proxies=("the one in the cellar",))


@pytest.mark.usefixtures("clock")
def test_one_address_cannot_open_rooms_without_end(tmp_path: Path) -> None:
    with far_away(tmp_path) as client:
        wish = {"game": "druide", "seats": 3}
        codes = [client.post("/api/rooms", json=wish).status_code for _ in range(ROOMS.burst + 2)]
        assert codes == [200] * ROOMS.burst + [429] * 2


@pytest.mark.usefixtures("clock")
def test_one_address_cannot_hold_sockets_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with far_away(tmp_path) as client, ExitStack() as held:
        client.app.state.sockets = Counted(3)  # type: ignore[attr-defined]
        room = Opened(client)
        for _ in range(3):
            Guest(held.enter_context(room.connect()))
        with pytest.raises(WebSocketDisconnect), room.connect():
            pass
        held.pop_all().close()
        with room.connect() as again:
            Guest(again)


@pytest.mark.usefixtures("clock")
def test_a_seat_has_one_measure_however_many_connections_it_has(tmp_path: Path) -> None:
    with at_home(tmp_path) as client, ExitStack() as held:
        room = Opened(client, people=3).begin()
        guests = [Guest(held.enter_context(room.connect()), room.tokens[0]) for _ in range(3)]
        for guest in guests:
            for _ in range(MESSAGES.burst // 2):
                guest.socket.send_json({"t": "say", "text": "again"})
        assert guests[2].refused()["code"] == "too_fast"
        while guests[0].frame["heard"] + len(guests[0].frame["talk"]) < MESSAGES.burst:
            guests[0].next()  # the last line may still be on its way to the disk
        assert len(client.app.state.house._tables[room.room].room.speech.lines) == MESSAGES.burst  # type: ignore[attr-defined]


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
