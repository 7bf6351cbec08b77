"""What a room is for one person and for several: advice, the tempo that its host is asked for, free seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from cabale.games import GAMES
from cabale.table.hints import advised
from cabale.table.log import Arranged, Opened, read_entry, write_entry
from cabale.table.rooms import open_room
from cabale.table.settings import Settings, changed
from cabale.table.tempo import tempo_cards
from cabale.text import LANGUAGES, Words
from tests.table.guests import Opened as Room
from tests.table.guests import at_home

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


# --- advice


def test_who_sits_alone_may_ask_for_advice_and_in_company_the_host_decides() -> None:
    room, _ = open_room("complots", 3, {}, "host")
    room.sit(0, "Anna", "fr", "anna")
    room.hand_over(1, "regular")
    assert advised(room)
    room.sit(2, "Hugo", "fr", "hugo")
    assert not advised(room)
    room.hand_over(2, "regular")  # for a while: it stays Hugo's seat
    assert not advised(room)
    room.arrange({}, changed(room.settings, {"hints": True}))
    assert advised(room)
    room.free(2)
    room.arrange({}, changed(room.settings, {"hints": False}))
    assert not advised(room)


def test_everybody_is_told_whether_there_is_advice_now(client: TestClient) -> None:
    room = Room(client, people=1).begin()
    assert room.get().json()["settings"]["hints"] is True
    assert Room(client, people=2).get().json()["settings"]["hints"] is False


def test_a_room_that_was_opened_without_advice_stays_without() -> None:
    """Older logs say so in every room; and they were not asked for a tempo."""
    opened = open_room("complots", 2, {}, "host", settings=Settings(hints=False))[1][0]
    written = msgspec.json.decode(write_entry(opened))
    del written["settings"]["tempo"]
    read = read_entry(msgspec.json.encode(written))
    assert isinstance(read, Opened)
    assert (read.settings.hints, read.settings.tempo) == (False, None)


# --- live or without hurry


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_tempos_have_words(game: str, language: str) -> None:
    live, unhurried = tempo_cards(Words(language), game)
    assert {"60", "2"} < {*live.description.replace(",", "").split()}
    assert ("20" in live.description.split()) == (game == "complots")
    assert live.label != unhurried.label and live.description != unhurried.description


@EVERY_GAME
def test_a_tempo_is_arranged_as_its_card_says(game: str) -> None:
    room, _ = open_room(game, GAMES[game].usual_seats, {}, "host")
    live, unhurried = tempo_cards(Words("en"), game)
    for card, decision, absence, window in ((live, 60_000, 120_000, 20_000), (unhurried, None, None, None)):
        [entry] = room.arrange(card.options, changed(room.settings, card.settings))
        assert isinstance(entry, Arranged)
        found = room.settings
        assert (found.tempo, found.decision_ms, found.absence_ms) == (card.tempo, decision, absence)
        assert room.options.get("window_deadline_ms", window) == window


def test_there_is_no_third_tempo(client: TestClient) -> None:
    room = Room(client)
    refused = room.post("/arrange", {"settings": {"tempo": "breathless"}}, room.host)
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


# --- one button for all seats


def test_bots_take_every_free_seat_and_no_other(client: TestClient) -> None:
    made = client.post("/api/rooms", json={"game": "complots", "seats": 4}).json()
    path, host = f"/api/rooms/{made['room']}", {"Authorization": f"Bearer {made['token']}"}
    client.post(f"{path}/seats/2", json={"name": "Noor", "language": "nl"})
    client.post(f"{path}/seats/3/bot", json={"level": "novice"}, headers=host)
    assert client.post(f"{path}/bots", json={"level": "regular"}).status_code == 403
    seen = client.post(f"{path}/bots", json={"level": "regular"}, headers=host).json()
    assert [chair["level"] for chair in seen["chairs"]] == ["regular", "regular", "", "novice"]
    refused = client.post(f"{path}/bots", json={"level": "pope"}, headers=host).json()
    assert "code" not in refused  # nobody was left to ask
