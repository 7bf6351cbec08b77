"""Who is who: what was said stays with those who said and heard it, and nobody sees a second hand."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cabale.core.record import read_record
from cabale.core.talk import LONGEST_LINE
from cabale.table import knocking
from cabale.table.allowed import MOST_ABOUT
from cabale.table.log import Entry
from cabale.table.people import NOBODY
from cabale.table.replays import record
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import RoomRefusal
from cabale.table.speech import MOST_OF_ONE
from tests.table.guests import Guest, Opened, at_home


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as found:
        yield found


def opened(*names: str, seats: int = 4) -> tuple[Room, list[Entry]]:
    """A room with these people in its first seats, who have their names for tokens."""
    room, log = open_room("complots", seats, {}, "host")
    for seat, name in enumerate(names):
        log += room.sit(seat, name, "en", name)
    return room, log


def heard(room: Room, token: str) -> list[str]:
    return [line.text for line in room.speech.heard(room.person(token))]


def refused(code: str, call: Any, *given: Any, **named: Any) -> None:
    with pytest.raises(RoomRefusal) as error:
        call(*given, **named)
    assert error.value.code == code


# --- whispers


def test_a_whisper_stays_with_its_people_when_chairs_change(client: TestClient) -> None:
    room, log = opened("Alice", "Bob", "Mallory")
    log += room.say(0, "for Bob", [1])
    log += room.say(0, "for all")
    log += room.reorder([0, 2, 1, 3])  # Mallory sits where Bob sat
    log += room.sit(3, "Bob", "en", "Bob")  # who changes seats
    log += room.sit(2, "Eve", "en", "Eve")
    for seen in (room, restore(log)):
        assert heard(seen, "Alice") == heard(seen, "Bob") == ["for Bob", "for all"]
        assert heard(seen, "Mallory") == heard(seen, "Eve") == heard(seen, "nobody") == ["for all"]
        assert [line.speaker for line in seen.speech.written(None, seen.seat_of)] == [0, 0]
        assert seen.speech.written(None, seen.seat_of)[0].to == (3,)


def test_whoever_takes_a_freed_seat_reads_nothing_that_was_whispered_there() -> None:
    room, log = opened("Alice", "Bob")
    log += room.hand_over(2, "random") + room.hand_over(3, "random") + room.begin()
    log += room.say(0, "for Bob", [1])
    log += room.free(1)
    log += room.say(0, "for the automaton", [1])
    log += room.sit(1, "Eve", "en", "Eve")
    log += room.say(1, "I am new")
    for seen in (room, restore(log)):
        assert heard(seen, "Eve") == ["I am new"]
        assert heard(seen, "Alice") == ["for Bob", "for the automaton", "I am new"]


def test_a_line_keeps_its_speaker_and_one_who_left_keeps_their_name(client: TestClient) -> None:
    room = Opened(client, people=2, seats=3)
    with room.connect() as first, room.connect() as second:
        anna, bob = Guest(first, room.tokens[0]), Guest(second, room.tokens[1])
        bob.socket.send_json({"t": "say", "text": "hello"})
        bob.until(lambda frame: bool(frame["talk"]))
        assert room.post("/order", {"order": [1, 0, 2]}, room.host).status_code == 200
    with room.connect() as first:
        line = Guest(first, room.tokens[0]).frame["talk"][0]
        assert (line["speaker"], line["name"]) == (0, "N1")
    assert client.delete(f"{room.path}/seats/0", headers={"Authorization": f"Bearer {room.host}"}).is_success
    with room.connect() as first:
        line = Guest(first, room.tokens[0]).frame["talk"][0]
        assert (line["speaker"], line["name"]) == (-1, "N1")
    assert anna.frame["seat"] == 0


def test_a_whisper_reaches_each_of_its_ears_once_and_no_open_chair() -> None:
    room, _ = opened("Alice", "Bob")
    (said,) = room.say(0, "psst", [1] * 5_000)
    assert getattr(said, "to", None) == (1,)
    refused("nobody_there", room.say, 0, "psst", [3])
    refused("malformed", room.say, 0, "psst", [0])
    assert heard(room, "nobody") == [] and room.person("nobody") == NOBODY


# --- how much may be written


def test_one_person_says_so_much_and_no_more_and_the_record_verifies() -> None:
    room, log = opened("Alice", "Bob")
    for _ in range(MOST_OF_ONE):
        log += room.say(0, "\x07" * LONGEST_LINE)
    refused("said_enough", room.say, 0, "one more")
    log += room.say(1, "but Bob may")
    refused("said_enough", restore(log).say, 0, "one more")
    text = " ".join(line.text for line in room.speech.written(None, room.seat_of))
    assert text.endswith("but Bob may")


def test_the_log_is_not_filled_by_what_is_no_part_of_the_game() -> None:
    room, log = opened("Alice", "Bob")
    log += room.hand_over(2, "random") + room.hand_over(3, "random") + room.begin()
    while room._about < MOST_ABOUT:
        log += room.offer_transfer("Alice", f"word {room._about}", 1.0)
    for act in (
        room.pause,
        lambda: room.offer_transfer("Alice", "w", 1.0),
        lambda: room.hand_over(0, "random"),
    ):
        refused("too_much", act)
    assert len(room.devices.words) == 1
    assert room.asked() and room.match is not None
    seat = room.asked()[0]
    room.answer(seat, room.match.state.moves(seat)[0])
    room.offer_transfer("Alice", "now", 1.0)


def test_old_talk_is_fetched_by_the_page(client: TestClient) -> None:
    room = Opened(client, people=2, seats=3)
    found = client.app.state.house._tables[room.room].room  # type: ignore[attr-defined]
    for number in range(250):
        found.say(number % 2, f"line {number}")
    with room.connect() as first:
        frame = Guest(first, room.tokens[0]).frame
    assert frame["heard"] == 150 and frame["talk"][0]["text"] == "line 150"
    page = room.get("/talk?before=150", room.tokens[0]).json()
    assert page["heard"] == 50 and page["lines"][-1]["text"] == "line 149"
    assert room.get("/talk?before=50").json()["heard"] == 0
    for wrong in ("", "?before=", "?before=-1", "?before=²", "?before=" + "9" * 5_000):
        assert room.get("/talk" + wrong).status_code == 400


# --- names and devices


def test_names_at_a_table_differ_however_they_are_written() -> None:
    room, _ = opened("Alice", "Bob")
    for name in ("alice", " ALICE ", "\uff21lice"):
        refused("name_taken", room.sit, 2, name, "en", "other")
    refused("name_taken", room.introduce, 1, "Alice", "en", 0)
    room.introduce(0, "ALICE", "en", 0)  # one's own
    room.hand_over(2, "random")
    refused("name_taken", room.sit, 3, room.chairs[2].name, "en", "other")


def test_a_used_or_foreign_word_moves_nothing() -> None:
    room, log = opened("Alice", "Bob")
    log += room.offer_transfer("Alice", "first", 100.0)
    log += room.offer_transfer("Alice", "second", 100.0)
    refused("code_expired", room.transfer, "first", "phone", 1.0)  # the newer one takes its place
    log += room.transfer("second", "phone", 1.0)
    refused("code_expired", room.transfer, "second", "tablet", 1.0)
    assert room.seat_with("phone") == 0
    log += room.offer_transfer("Bob", "his", 100.0) + room.free(1)
    refused("code_expired", room.transfer, "his", "phone of Bob", 1.0)
    refused("code_expired", restore(log).transfer, "his", "phone of Bob", 1.0)
    log += room.say(0, "from the phone")
    assert heard(restore(log), "phone") == ["from the phone"]


# --- a second hand


def test_nobody_who_has_sat_in_a_game_takes_another_seat_of_it() -> None:
    room, log = opened("Alice", "Bob", "host")
    log += room.hand_over(3, "random") + room.begin()
    log += room.free(1) + room.free(2)
    for seen in (room, restore(log)):
        refused("second_hand", seen.check_seat, 1, "Host", "en", "host")
        assert seen.check_seat(2, "Host", "en", "host").seat == 2  # one's own
        assert seen.check_seat(1, "Bob", "en", "Bob").seat == 1


def sit(room: Opened, seat: int, name: str, token: str = "") -> Any:
    return room.post(f"/seats/{seat}", {"name": name, "language": "en"}, token)


class Newcomer(threading.Thread):
    """Asks for a seat, and waits for what the table says."""

    def __init__(self, room: Opened, seat: int) -> None:
        super().__init__()
        self.room, self.seat = room, seat
        self.answer: Any = None
        self.start()

    def run(self) -> None:
        self.answer = sit(self.room, self.seat, "Zoe")


@pytest.mark.parametrize("agreed", [True, False])
def test_the_others_are_asked_before_somebody_new_sees_a_hand(client: TestClient, agreed: bool) -> None:
    room = Opened(client, people=3, seats=3).begin()
    room.client.delete(f"{room.path}/seats/2", headers={"Authorization": f"Bearer {room.host}"})
    with room.connect() as first, room.connect() as second:
        anna, bob = Guest(first, room.tokens[0]), Guest(second, room.tokens[1])
        zoe = Newcomer(room, 2)
        knock = {"seat": 2, "name": "Zoe", "asked": [0, 1]}
        anna.until(lambda frame: frame["room"]["knock"] == knock)
        assert sit(room, 2, "Eve").json()["code"] == "asked_already"
        assert room.post("/seats/2/admit", {"admit": True}).json()["code"] == "not_your_seat"
        assert room.post("/seats/2/admit", {"admit": True}, room.tokens[0]).status_code == 200
        assert room.post("/seats/2/admit", {"admit": True}, room.tokens[0]).json()["code"] == "nobody_knocks"
        assert room.post("/seats/2/admit", {"admit": agreed}, room.tokens[1]).status_code == 200
        zoe.join()
        if agreed:
            assert zoe.answer.status_code == 200
            bob.until(lambda frame: frame["room"]["chairs"][2]["name"] == "Zoe")
        else:
            assert (zoe.answer.status_code, zoe.answer.json()["code"]) == (403, "not_let_in")
            assert sit(room, 2, "Zoe").json()["code"] == "asked_already"
            assert room.get().json()["chairs"][2]["level"] == "regular"
        bob.until(lambda frame: frame["room"]["knock"] is None)


def test_silence_is_a_no(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocking, "PATIENCE", 0.05)
    room = Opened(client, people=3, seats=3).begin()
    room.client.delete(f"{room.path}/seats/2", headers={"Authorization": f"Bearer {room.host}"})
    begun = time.monotonic()
    assert sit(room, 2, "Zoe").json()["code"] == "not_let_in"
    assert time.monotonic() - begun >= 0.05


def test_alone_with_automata_there_is_nobody_to_ask(client: TestClient) -> None:
    room = Opened(client, people=1, seats=3).begin()
    room.client.delete(f"{room.path}/seats/0", headers={"Authorization": f"Bearer {room.host}"})
    assert sit(room, 0, "Zoe").status_code == 200


# --- the gallery


def test_no_gallery_holds_for_those_who_were_there_before(client: TestClient) -> None:
    room = Opened(client, people=2, seats=3, settings={"gallery": False})
    with room.connect() as first, room.connect() as second:
        watcher, anna = Guest(first), Guest(second, room.tokens[0])
        room.begin()
        anna.asked("action")
        assert watcher.refused()["code"] == "gallery_closed"
        assert not any('"begun":true' in text for text in watcher.received)
        with pytest.raises(WebSocketDisconnect):
            watcher.next()


def test_the_record_has_the_whispers_of_its_reader_alone(client: TestClient) -> None:
    room, _ = opened("Alice", "Bob", seats=2)
    room.say(0, "before the game", [1])
    room.begin()
    while not room.over:
        if room.asked():
            seat = room.asked()[0]
            assert room.match is not None
            room.answer(seat, room.match.state.moves(seat)[0])
        if room.complete:
            room.settle()
    lines = {who: read_record(record(room, room.person(who)).write()).talk for who in ("Alice", "Bob", "x")}
    assert [len(lines[who]) for who in ("Alice", "Bob", "x")] == [1, 1, 0]
