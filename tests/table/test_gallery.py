"""The gallery speaks: under a name, aloud, marked as what it is, and so much and no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cabale.core.record import read_record
from cabale.core.talk import LONGEST_LINE, MOST_LINES
from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.gallery import MOST
from cabale.table.guard import MESSAGES, SITTING
from cabale.table.house import House
from cabale.table.people import NOBODY
from cabale.table.replays import record
from cabale.table.rooms import restore
from cabale.table.speech import MOST_OF_GALLERY, MOST_OF_ONE
from cabale.table.sqlite import SqliteStore
from tests.table.guests import NAME, Guest, Opened, at_home
from tests.table.test_people import opened, refused
from tests.table.test_table import Passive


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as found:
        yield found


def enter(room: Opened, name: str, token: str = "") -> str:
    answer = room.post("/gallery", {"name": name, "language": "en"}, token)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def why(room: Opened, name: str, token: str = "") -> str:
    answer = room.post("/gallery", {"name": name, "language": "en"}, token)
    return f"{answer.status_code} {answer.json()['code']}"


def say(guest: Guest, text: str, **more: object) -> None:
    guest.socket.send_json({"t": "say", "text": text, **more})


# --- who speaks


def test_the_gallery_speaks_and_everybody_reads_that_it_was_the_gallery(client: TestClient) -> None:
    room = Opened(client).begin()
    with room.connect() as first, room.connect() as second, room.connect() as third:
        anna, silent = Guest(first, room.tokens[0]), Guest(second)
        zoe = Guest(third, enter(room, "Zoé"))
        assert (zoe.frame["seat"], zoe.frame["gallery"], silent.frame["gallery"]) == (-1, "Zoé", "")
        say(zoe, "Bravo!")
        for guest in (anna, silent, zoe):
            (line,) = guest.until(lambda frame: bool(frame["talk"]))["talk"]
            assert (line["speaker"], line["name"], line["text"]) == (-1, "Zoé", "Bravo!")
            assert line["gallery"] is True
        say(anna, "Hush!")
        silent.next()
        assert [(line["name"], line["gallery"]) for line in silent.frame["talk"]] == [("N0", False)]


def test_who_speaks_from_the_gallery_sees_what_the_gallery_sees_and_no_more(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    token = enter(room, "Zoé")
    with room.connect() as first, room.connect() as second, room.connect() as third:
        anna, silent, zoe = Guest(first, room.tokens[0]), Guest(second), Guest(third, token)
        say(anna, "between us", to=[1])
        say(anna, "aloud")
        for guest in (silent, zoe):
            assert [line["text"] for line in guest.until(lambda frame: bool(frame["talk"]))["talk"]] == [
                "aloud"
            ]
    with room.connect() as second, room.connect() as third:
        silent, zoe = Guest(second), Guest(third, token)
        shown = {**zoe.frame, "gallery": "", "room": {**zoe.frame["room"], "watching": 1}}
        assert shown == silent.frame
    assert room.get("/replay?eyes=mine", token).json()["eyes"] == "public"


def test_a_token_of_the_gallery_takes_no_seats_rights(client: TestClient) -> None:
    room = Opened(client, people=3, settings={"hints": True}).begin()
    token = enter(room, "Zoé")
    with room.connect() as line:
        zoe = Guest(line, token)
        zoe.answer("income")
        assert zoe.refused()["code"] == "only_watching"
        say(zoe, "psst", to=[0])
        assert zoe.refused()["code"] == "no_whispers"
        zoe.socket.send_json({"t": "stand", "order": "never"})
        assert zoe.refused()["code"] == "only_watching"
    for path in ("/seats/0/hint", "/seats/0/bot", "/seats/0/person", "/pause", "/move", "/rematch"):
        body = {"level": "random"} if path.endswith("bot") else None
        assert room.post(path, body, token).status_code in (401, 403), path
    assert (
        client.delete(f"{room.path}/seats/0", headers={"Authorization": f"Bearer {token}"}).status_code == 403
    )
    assert room.get("/mine", token).json()["code"] == "unknown_token"


def test_a_name_of_the_gallery_is_nobody_elses_at_the_table(client: TestClient) -> None:
    room = Opened(client, people=2, seats=4)
    assert why(room, "n0") == "409 name_taken"
    assert why(room, "Vaucanson") == why(room, "kempelen") == "409 name_taken"  # an automaton's, if one comes
    assert why(room, " ") == "400 bad_name"
    token = enter(room, "Zoé")
    assert why(room, "ZOÉ") == "409 name_taken"
    assert client.delete(f"{room.path}/seats/2", headers={"Authorization": f"Bearer {room.host}"}).is_success
    seat = {"name": "zoé", "language": "en"}
    assert room.post("/seats/2", seat).json()["code"] == "name_taken"
    introduced = room.post("/seats/0/name", {"name": "Zoé", "language": "en"}, room.tokens[0])
    assert introduced.json()["code"] == "name_taken"
    assert room.post("/seats/2", seat, token).json()["token"] == token


def test_a_closed_gallery_says_nothing(client: TestClient) -> None:
    room = Opened(client)
    token = enter(room, "Zoé")
    assert room.post("/arrange", {"settings": {"gallery": False}}, room.host).status_code == 200
    assert why(room, "Yves") == "403 gallery_closed"
    with room.connect() as line:
        zoe = Guest(line, token)
        say(zoe, "Is anybody there?")
        assert zoe.refused()["code"] == "gallery_closed"
        room.begin()
        assert zoe.refused()["code"] == "gallery_closed"


# --- who is who


def test_after_a_restart_a_voice_of_the_gallery_is_the_same_person(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client).begin()
        token = enter(room, "Zoé")
        with room.connect() as line:
            zoe = Guest(line, token)
            say(zoe, "one")
            zoe.until(lambda frame: bool(frame["talk"]))
    with at_home(tmp_path) as client, client.websocket_connect(f"{room.path}/socket") as line:
        zoe = Guest(line, token)
        assert zoe.frame["gallery"] == "Zoé"
        say(zoe, "two")
        zoe.until(lambda frame: frame["heard"] + len(frame["talk"]) == 2)
        lines = client.app.state.house._tables[room.room].room.speech.lines  # type: ignore[attr-defined]
        assert [(said.name, said.gallery) for said in lines] == [("Zoé", True)] * 2
        assert lines[0].by == lines[1].by != NOBODY


def test_whoever_has_seen_a_hand_does_not_speak_from_the_gallery(client: TestClient) -> None:
    room = Opened(client, people=2).begin()
    assert why(room, "Zoé", room.tokens[1]) == "403 has_sat"  # who sits speaks from there
    assert client.delete(
        f"{room.path}/seats/1", headers={"Authorization": f"Bearer {room.tokens[1]}"}
    ).is_success
    assert why(room, "Zoé", room.tokens[1]) == "403 has_sat"


def test_whoever_sits_down_is_the_person_that_spoke_in_the_gallery() -> None:
    room, log = opened("Alice")
    log += room.enter("Zoé", "en", "Zoé")
    log += room.call("Zoé", "May I?")
    log += room.sit(1, "Zoé", "en", "Zoé")
    log += room.say(1, "Thank you.")
    for seen in (room, restore(log)):
        asked, thanked = seen.speech.lines
        assert (asked.by, asked.gallery, thanked.gallery) == (thanked.by, True, False)
        assert seen.gallery.name("Zoé") == ""  # one voice, and it sits
        refused("only_watching", seen.call, "Zoé", "and from above")
    assert [line.text for line in room.speech.written(None, room.seat_of)] == ["Thank you."]


def test_the_host_who_does_not_sit_speaks_as_the_host(client: TestClient) -> None:
    room = Opened(client).begin()
    assert enter(room, "Zoé", room.host) == room.host
    with room.connect() as line:
        host = Guest(line, room.host)
        assert (host.frame["host"], host.frame["gallery"]) == (True, "Zoé")
    moved = room.post("/claim", {"code": room.post("/move", token=room.host).json()["code"]}).json()["token"]
    with room.connect() as line:
        assert Guest(line, moved).frame["gallery"] == "Zoé"


# --- how much


def test_the_gallery_says_so_much_and_leaves_the_seats_their_lines() -> None:
    room, log = opened("Alice", "Bob")
    names = [f"Z{number}" for number in range(3)]
    for name in names:
        log += room.enter(name, "en", name)
    refused("bad_line", room.call, "Z0", "x" * (LONGEST_LINE + 1))
    refused("unknown_phrase", room.call, "Z0", "", "no such")
    for name in names:
        for _ in range(MOST_OF_ONE if name != "Z2" else MOST_OF_GALLERY - 2 * MOST_OF_ONE):
            log += room.call(name, "Hear, hear!")
        refused("said_enough", room.call, name, "one more")
    for seen in (room, restore(log)):
        refused("said_enough", seen.call, "Z2", "one more")
        assert len(seen.speech.lines) == MOST_OF_GALLERY < MOST_LINES
        seen.say(0, "but Alice may")


def test_so_many_give_a_name_and_no_more() -> None:
    room, log = opened("Alice")
    for number in range(MOST):
        log += room.enter(f"Z{number}", "en", f"Z{number}")
    refused("gallery_full", room.enter, "one more", "en", "one more")
    refused("gallery_full", restore(log).enter, "one more", "en", "Z0")  # nor another name


def test_a_voice_has_one_measure_however_many_connections_it_has(client: TestClient) -> None:
    room = Opened(client)
    token = enter(room, "Zoé")
    with room.connect() as first, room.connect() as second:
        guests = Guest(first, token), Guest(second, token)
        for number in range(MESSAGES.burst + 10):
            say(guests[number % 2], "again")
        assert "too_fast" in (guests[0].refused()["code"], guests[1].refused()["code"])


def test_one_address_gives_no_names_without_end(tmp_path: Path) -> None:
    app = make_app(lambda: House(SqliteStore(tmp_path / "cabale.db"), Passive()), Doors(NAME))
    with TestClient(app, client=("203.0.113.7", 50_000)) as client:
        room = Opened(client, people=0, seats=3)
        answers = {why(room, "N" * 25) for _ in range(SITTING.burst + 1)}
        assert answers == {"400 bad_name", "429 too_fast"}


# --- afterwards


def test_the_gallery_is_heard_in_replays_and_a_record_knows_seats_alone() -> None:
    room, log = opened("Alice", seats=3)
    log += room.hand_over(1, "random") + room.hand_over(2, "random") + room.enter("Zoé", "en", "Zoé")
    log += room.begin() + room.call("Zoé", "Bravo!") + room.say(0, "Thank you.")
    while not room.over:
        for seat in room.asked():
            state = room.match.state if room.match else None
            assert state is not None
            log += room.answer(seat, state.moves(seat)[-1])
            break
        if room.complete:
            log += room.settle()
    assert [line.text for line in room.speech.heard(NOBODY)] == ["Bravo!", "Thank you."]
    assert [line.text for line in read_record(record(room, NOBODY).write()).talk] == ["Thank you."]
