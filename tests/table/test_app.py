"""The doors of the house: rooms over HTTP, the game over a socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cabale.table.app import make_app
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from cabale.table.wire import LARGEST
from tests.table.test_table import Passive

QUICK = {"window_floor_ms": 0, "window_deadline_ms": None, "first_player": "a"}


def at_home(folder: Path) -> TestClient:
    return TestClient(make_app(lambda: House(SqliteStore(folder / "cabale.db"), Passive())))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def opened(client: TestClient, people: int = 2, seats: int = 3) -> tuple[str, str, list[str]]:
    """A room that has begun: its name, the tokens of the host and the people; bots in the other seats."""
    made = client.post("/api/rooms", json={"game": "complots", "seats": seats, "options": QUICK}).json()
    room, host = made["room"], made["host"]
    tokens = []
    for seat in range(people):
        wish = {"name": f"N{seat}", "language": "fr", "nonce": "x"}
        tokens.append(client.post(f"/api/rooms/{room}/seats/{seat}", json=wish).json()["token"])
    for seat in range(people, seats):
        client.post(f"/api/rooms/{room}/seats/{seat}/bot", json={"level": "random"}, headers=bearer(host))
    begun = client.post(f"/api/rooms/{room}/begin", headers=bearer(host))
    assert begun.status_code == 200
    return room, host, tokens


def hello(socket: Any, token: str = "", **more: Any) -> dict[str, Any]:
    socket.send_json({"t": "hello", "token": token, **more})
    frame: dict[str, Any] = socket.receive_json()
    return frame


def test_a_room_from_its_opening_to_the_lobby(client: TestClient) -> None:
    room, _, _ = opened(client)
    seen = client.get(f"/api/rooms/{room}").json()
    assert [chair["name"] or chair["level"] for chair in seen["chairs"]] == ["N0", "N1", "random"]
    assert seen["begun"]
    assert len(seen["commitment"]) == 64
    lobby = client.get("/api/rooms").json()
    assert [(line["room"], line["names"]) for line in lobby] == [(room, ["N0", "N1", "random"])]


def test_two_people_and_a_bot_play_over_sockets(client: TestClient) -> None:
    room, _, tokens = opened(client)
    address = f"/api/rooms/{room}/socket"
    with client.websocket_connect(address) as anna, client.websocket_connect(address) as hugo:
        first, other = hello(anna, tokens[0]), hello(hugo, tokens[1])
        assert first["question"]["kind"] == "action"
        assert other["question"] is None
        assert isinstance(first["view"]["hidden"][0], list) and isinstance(other["view"]["hidden"][0], int)
        anna.send_json({"t": "answer", "text": "tax", "version": first["version"]})
        assert anna.receive_json()["view"]["deed"]["action"] == "tax"
        asked = hugo.receive_json()
        assert asked["question"]["kind"] == "challenge"
        assert [event["type"] for event in asked["events"]] == ["declared"]
        hugo.send_json({"t": "answer", "text": "pass", "version": asked["version"]})
        frames = [hugo.receive_json()]
        while not any(event["type"] == "gained" for event in frames[-1]["events"]):
            frames.append(hugo.receive_json())
        assert frames[-1]["view"]["coins"][0] == 5


def test_a_second_copy_of_an_answer_counts_for_nothing(client: TestClient) -> None:
    room, _, tokens = opened(client, people=3)
    with client.websocket_connect(f"/api/rooms/{room}/socket") as anna:
        version = hello(anna, tokens[0], language="fr")["version"]
        for _ in range(2):
            anna.send_json({"t": "answer", "text": "income", "version": version})
        messages = [anna.receive_json(), anna.receive_json()]
        assert sorted(message["t"] for message in messages) == ["frame", "refused"]
        refused = next(message for message in messages if message["t"] == "refused")
        assert refused["code"] == "stale_answer"
        assert "avancé" in refused["sentence"]


def test_a_spectator_sees_no_hand_and_may_not_answer(client: TestClient) -> None:
    room, _, _ = opened(client)
    with client.websocket_connect(f"/api/rooms/{room}/socket") as gallery:
        frame = hello(gallery)
        assert all(isinstance(hand, int) for hand in frame["view"]["hidden"])
        gallery.send_json({"t": "answer", "text": "income", "version": frame["version"]})
        assert gallery.receive_json()["code"] == "only_watching"


def test_talk_is_heard_by_those_it_is_meant_for(client: TestClient) -> None:
    room, _, tokens = opened(client, people=3)
    address = f"/api/rooms/{room}/socket"
    with client.websocket_connect(address) as anna, client.websocket_connect(address) as hugo:
        hello(anna, tokens[0])
        hello(hugo, tokens[1])
        anna.send_json({"t": "say", "text": "to c", "to": [2]})
        anna.send_json({"t": "say", "text": "to all"})
        assert [line["text"] for line in hugo.receive_json()["talk"]] == ["to all"]


def test_the_house_goes_on_after_a_restart(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room, _, tokens = opened(client, people=3)
        with client.websocket_connect(f"/api/rooms/{room}/socket") as anna:
            before = hello(anna, tokens[0])
    with at_home(tmp_path) as client, client.websocket_connect(f"/api/rooms/{room}/socket") as anna:
        after = hello(anna, tokens[0], since=len(before["events"]))
        assert after["events"] == []
        assert {**after, "since": 0, "events": before["events"]} == before


MALFORMED: dict[str, tuple[str, str]] = {
    "no JSON": ("{", "malformed"),
    "no message": ("[]", "malformed"),
    "an unknown message": ('{"t":"fly"}', "malformed"),
    "an unknown field": ('{"t":"say","text":"x","loud":true}', "malformed"),
    "a wrong type": ('{"t":"answer","text":7,"version":0}', "malformed"),
    "many brackets": ("[" * 5000, "malformed"),
    "a second hello": ('{"t":"hello"}', "malformed"),
    "too much": ('{"t":"say","text":"' + "x" * LARGEST + '"}', "message_too_large"),
    "nothing said": ('{"t":"say","text":" "}', "bad_line"),
    "another's turn": ('{"t":"answer","text":"steal>z","version":8}', "no_such_seat"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_nonsense_is_refused_and_the_connection_survives(client: TestClient, what: str) -> None:
    room, _, tokens = opened(client, people=3)
    text, code = MALFORMED[what]
    with client.websocket_connect(f"/api/rooms/{room}/socket") as anna:
        version = hello(anna, tokens[0])["version"]
        anna.send_text(text.replace('"version":8', f'"version":{version}'))
        assert anna.receive_json()["code"] == code
        anna.send_json({"t": "answer", "text": "income", "version": version})
        assert anna.receive_json()["t"] == "frame"


def test_doors_that_stay_shut(client: TestClient) -> None:
    room, host, tokens = opened(client)
    post = client.post
    assert client.get("/api/rooms/nowhere").status_code == 404
    assert post(f"/api/rooms/{room}/close", headers=bearer(tokens[0])).status_code == 403
    assert (
        post(
            f"/api/rooms/{room}/seats/0/bot", json={"level": "random"}, headers=bearer(tokens[1])
        ).status_code
        == 403
    )
    assert (
        post(f"/api/rooms/{room}/seats/0", json={"name": "X", "language": "fr"}).json()["code"]
        == "room_begun"
    )
    assert post("/api/rooms", json={"game": "chess", "seats": 2}).json()["code"] == "unknown_game"
    assert post("/api/rooms", content=b"{").json()["code"] == "malformed"
    assert post("/api/rooms", content=b"x" * (LARGEST + 1)).json()["code"] == "message_too_large"
    french = post("/api/rooms", json={"game": "complots", "seats": 99}, headers={"Accept-Language": "fr-BE"})
    assert "places" in french.json()["sentence"]
    with client.websocket_connect(f"/api/rooms/{room}/socket") as stranger:
        stranger.send_json({"t": "hello", "token": "forged"})
        assert stranger.receive_json()["code"] == "unknown_token"
    assert post(f"/api/rooms/{room}/close", headers=bearer(host)).json()["closed"]


def test_nothing_reaches_the_others_when_a_seat_answers_a_window(client: TestClient) -> None:
    """The frames of a seat are the same bytes whether or not another has answered."""
    frames = []
    for answers in ((), ("pass",)):
        room, _, tokens = opened(client, people=3)
        address = f"/api/rooms/{room}/socket"
        with client.websocket_connect(address) as anna, client.websocket_connect(address) as hugo:
            version = hello(anna, tokens[0])["version"]
            hello(hugo, tokens[1])
            anna.send_json({"t": "answer", "text": "income", "version": version})
            anna.receive_json()
            turn = hugo.receive_json()
            hugo.send_json({"t": "answer", "text": "tax", "version": turn["version"]})
            asked = anna.receive_json()
            hugo.receive_json()
            for text in answers:
                anna.send_json({"t": "answer", "text": text, "version": asked["version"]})
                assert anna.receive_json()["question"] is None
            anna.send_json({"t": "say", "text": "a line, so that something comes"})
            frame = hugo.receive_json()
            frames.append((frame["version"], frame["events"], frame["question"], frame["view"]["pending"]))
    assert frames[0] == frames[1]
