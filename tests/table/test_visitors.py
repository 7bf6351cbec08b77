"""Guests among the automata of a house: shown in its lobby, seated like any level, no trouble of others."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from websockets.sync.client import connect

from cabale import cli
from cabale.core.match import deal
from cabale.core.record import read_record
from cabale.core.seats import CHANCE
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.models.settings import URL as URL_NAME
from cabale.seat.limits import KEY as KEY_NAME
from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from cabale.table.thinkers import Thinkers
from cabale.table.visitors import Chair, Visit, Visitors
from cabale.text import LANGUAGES
from tests.models.stand_in import KEY, StandIn
from tests.models.stand_in import NAME as MODEL
from tests.seat.programs import PATIENT, bad, example
from tests.table.guests import NAME, QUICK, Guest, Opened
from tests.table.test_kill import post, start
from tests.table.test_pledges import respond, spare
from tests.table.test_serve import ends_well

GUESTS = {
    "Deep": example("python"),
    "Shallow": bad("quit"),
}


def at_home(folder: Path, visitors: Callable[[], Visitors]) -> TestClient:
    """A house with these guests."""

    def house() -> House:
        return House(SqliteStore(folder / "cabale.db"), Thinkers(1, visitors=visitors()))

    return TestClient(make_app(house, Doors(NAME)), client=("127.0.0.1", 50_000))


@pytest.fixture
def client(tmp_path: Path) -> Any:
    with at_home(tmp_path, lambda: Visitors(GUESTS, PATIENT)) as found:
        yield found


def seated(client: TestClient, level: str, **how: Any) -> tuple[Opened, dict[str, Any]]:
    """A room with a person and two guests of this level."""
    opened = Opened(client, people=1, seats=3, **how)
    for seat in (1, 2):
        assert opened.post(f"/seats/{seat}/bot", {"level": level}, opened.host).status_code == 200
    room: dict[str, Any] = opened.get().json()
    return opened, room


def play(guest: Guest) -> dict[str, Any]:
    """The person takes the first offer until the game is over."""
    while not guest.frame["room"]["over"]:
        asked = guest.frame["asked"]
        if asked and not guest.frame["sealed"]:
            guest.answer(asked["offers"][0]["text"])
        guest.next()
    return guest.frame


def test_the_page_gets_guests_with_the_levels(client: TestClient) -> None:
    for card in client.get("/api/games", headers={"Accept-Language": "en"}).json():
        levels = {each["level"]: (each["label"], each["description"]) for each in card["levels"]}
        assert levels["guest:Deep"] == ("Deep", "a guest: a program that this house lets play")
        assert list(levels)[:2] == ["novice", "regular"]


def test_a_guest_plays_a_whole_game_under_its_name_and_is_heard(client: TestClient) -> None:
    opened, room = seated(client, "guest:Deep")
    assert [chair["name"] for chair in room["chairs"]] == ["N0", "Deep", "Vaucanson"]
    opened.begin()
    with opened.connect() as socket:
        guest = Guest(socket, opened.tokens[0])
        play(guest)
        assert any("Good evening." in received for received in guest.received)
        assert not any(chair["bot_failed"] for chair in guest.frame["room"]["chairs"])


def test_one_that_fails_is_told_of_and_the_game_goes_on(client: TestClient) -> None:
    opened, _ = seated(client, "guest:Shallow")
    opened.begin()
    with opened.connect() as socket:
        frame = play(Guest(socket, opened.tokens[0]))
        assert [chair["bot_failed"] for chair in frame["room"]["chairs"]] == [False, True, True]


SHORT: dict[str, dict[str, Any]] = {
    "complots": {"max_turns": 6},
    "convention": {"rounds": 1},
    "cocarde": {"max_rounds": 4},
}


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_a_whole_game_at_a_table_and_is_heard(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside a person, who sees its name and what it says, and nowhere its key."""
    monkeypatch.setenv(KEY_NAME, KEY)
    with StandIn("right") as stand_in:
        visitors = Visitors(models={"Sage": MODEL}, settings=stand_in.settings())
        with at_home(tmp_path, lambda: visitors) as client:
            opened, room = seated(client, "model:Sage", game=game, **SHORT.get(game, {}))
            assert [chair["name"] for chair in room["chairs"]] == ["N0", "Sage", "Vaucanson"]
            opened.begin()
            with opened.connect() as socket:
                frame = play(guest := Guest(socket, opened.tokens[0]))
            record = opened.get("/record", opened.tokens[0]).text
    assert not any(chair["bot_failed"] for chair in frame["room"]["chairs"])
    said = [line for received in guest.received for line in json.loads(received).get("talk", ())]
    assert {line["text"] for line in said} == {"I hold what I say.", "Trust nobody."}
    assert {headers["Authorization"] for headers in stand_in.headers} == {f"Bearer {KEY}"}
    assert KEY not in json.dumps(stand_in.asked) + record + "".join(guest.received)


def stands(guest: Guest, by: int, to: int, standing: str) -> dict[str, Any]:
    """Wait until a pledge of one seat to another stands so."""
    while True:
        for pledge in [pledge for text in guest.received for pledge in json.loads(text).get("deals", ())]:
            if (pledge["by"], pledge["to"], pledge["standing"]) == (by, to, standing):
                return dict(pledge)
        guest.next()


def test_guests_and_a_person_bargain_with_each_other(tmp_path: Path) -> None:
    """A program and a model offer the person something, who takes the one and not the other; of what the
    person offers, too, the one is taken and the other is not."""
    with StandIn("proud") as stand_in:
        visitors = Visitors(GUESTS, PATIENT, {"Sage": MODEL}, stand_in.settings())
        with at_home(tmp_path, lambda: visitors) as client:
            opened = Opened(client, people=1, seats=3, game="convention", rounds=1)
            for seat, level in ((1, "guest:Deep"), (2, "model:Sage")):
                opened.post(f"/seats/{seat}/bot", {"level": level}, opened.host)
            opened.begin()
            with opened.connect() as socket:
                person = Guest(socket, opened.tokens[0])
                respond(person, stands(person, 1, 0, "offered"), "accepted")
                respond(person, stands(person, 2, 0, "offered"), "refused")
                stands(person, 1, 0, "accepted")
                stands(person, 2, 0, "refused")
                for seat, answer in ((1, "accepted"), (2, "refused")):
                    person.socket.send_json({"t": "propose", "to": seat, "promise": spare(opened, 0, seat)})
                    assert stands(person, 0, seat, answer)["gives"]["sentence"].startswith("You do not ")
                frame = play(person)
            record = opened.get("/record", opened.tokens[0]).text
    assert not any(chair["bot_failed"] for chair in frame["room"]["chairs"])
    assert verify(find_game("convention"), read_record(record)).fair


def test_guests_bargain_among_themselves(tmp_path: Path) -> None:
    """A program and a model offer each other something, and take it; whoever looks on reads it in the end."""
    with StandIn("right") as stand_in:
        visitors = Visitors(GUESTS, PATIENT, {"Sage": MODEL}, stand_in.settings())
        with at_home(tmp_path, lambda: visitors) as client:
            opened = Opened(client, people=0, seats=3, game="convention", rounds=1)
            for seat, level in ((0, "guest:Deep"), (1, "model:Sage")):
                opened.post(f"/seats/{seat}/bot", {"level": level}, opened.host)
            opened.begin()
            with opened.connect() as socket:
                Guest(socket).until(lambda frame: frame["room"]["over"])
            deals = opened.get("/replay?eyes=public").json()["deals"]
    made = {(pledge["by"], pledge["to"]) for pledge in deals if pledge["standing"] == "accepted"}
    assert {(0, 1), (1, 0)} <= made
    offered = [asked for asked in stand_in.asked if asked["tools"][0]["function"]["name"] == "reply"]
    assert offered and "Deep" in offered[0]["messages"][1]["content"]


@pytest.mark.parametrize(
    ("level", "way", "sentence"),
    [
        ("guest:Shallow", "right", "The program ended in the middle of the game."),
        ("model:Sage", "gone", "cannot be reached"),
        ("model:Sage", "401", "refuses the key; set CABALE_MODEL_KEY to one that it knows."),
        ("model:Sage", "404", "knows no such model"),
        ("model:Sage", "prose", "The reply “…” holds no tool call"),
    ],
)
def test_whoever_keeps_the_house_reads_once_why_a_guest_fails(
    level: str,
    way: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Two at a table, several times each: one line in the log, without the key, and the game goes on."""
    monkeypatch.setenv(KEY_NAME, KEY)
    with StandIn("right" if way == "gone" else way) as stand_in:
        if way == "gone":
            stand_in.__exit__()
        visitors = Visitors(GUESTS, PATIENT, {"Sage": MODEL}, stand_in.settings())
        with at_home(tmp_path, lambda: visitors) as client:
            opened, _ = seated(client, level, max_turns=6)
            opened.begin()
            with opened.connect() as socket:
                frame = play(guest := Guest(socket, opened.tokens[0]))
    assert [chair["bot_failed"] for chair in frame["room"]["chairs"]] == [False, True, True]
    warned = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert len(warned) == 1 and warned[0].startswith(f"{level} lost an answer at a table: ")
    assert sentence in warned[0]
    assert KEY not in caplog.text and not any(KEY in received for received in guest.received)


@pytest.mark.skipif(sys.platform == "win32", reason="processes are told to stop otherwise on Windows")
def test_a_house_that_is_told_to_stop_waits_for_no_model(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABALE_MODEL_PATIENCE", "3600")
    with StandIn("slow") as stand_in:
        monkeypatch.setenv("CABALE_MODEL_URL", stand_in.url)
        house, address = start(tmp_path, "--model", f"Sage={MODEL}", stderr=subprocess.PIPE)
        room = post(address, "/api/rooms", {"game": "complots", "seats": 2, "options": QUICK})
        path = f"/api/rooms/{room['room']}"
        for seat in range(2):
            post(address, f"{path}/seats/{seat}/bot", {"level": "model:Sage"}, room["token"])
        post(address, f"{path}/begin", {}, room["token"])
        with connect(f"{address.replace('http', 'ws')}{path}/socket") as watcher:  # alone they would wait
            watcher.send('{"t": "hello"}')
            while not stand_in.asked:
                time.sleep(0.01)
            house.send_signal(signal.SIGTERM)
            ends_well(house)


def question(seats: int = 3) -> tuple[Any, list[int]]:
    """What is asked first in a game of Complots."""
    match = deal(find_game("complots"), seats, seed=3)
    while match.state.turn == CHANCE:
        match.draw()
    return match.view(match.state.turn), match.state.moves(match.state.turn)


def test_however_many_stall_others_are_asked_and_all_of_them_go_with_the_house() -> None:
    """Models whose address is silent, and programs that sleep: none has anything left to say."""
    view, moves = question()

    async def run(stand_in: StandIn) -> None:
        commands = {**GUESTS, "Sleeper": bad("sleep"), "Mute": bad("mute")}
        settings = stand_in.settings(patience=3600.0)
        visitors = Visitors(
            commands, PATIENT._replace(start=3600.0, answer=3600.0), {"Sage": MODEL}, settings
        )

        async def ask(table: int, level: str) -> Visit[int]:
            return await visitors.choose(Chair((str(table), 0), level, 1, "ABC"), view, moves, None)

        stalled = [asyncio.create_task(ask(table, "model:Sage")) for table in range(40)]
        stalled += [asyncio.create_task(ask(40, "guest:Sleeper")), asyncio.create_task(ask(41, "guest:Mute"))]
        answered = await ask(42, "guest:Deep")
        assert answered.answer in moves and not answered.replaced
        assert not any(task.done() for task in stalled)
        await visitors.close()
        visits = await asyncio.gather(*stalled)
        assert all(visit.replaced and visit.answer in moves for visit in visits)
        late = await ask(43, "guest:Deep")
        assert late.replaced

    with StandIn("slow") as stand_in:
        asyncio.run(run(stand_in))


def test_a_guest_that_the_house_does_not_have_is_refused(client: TestClient) -> None:
    opened = Opened(client, people=1, seats=3)
    refused = opened.post("/seats/1/bot", {"level": "guest:Nobody"}, opened.host)
    assert refused.status_code == 400 and refused.json()["code"] == "unknown_level"
    assert "guest:Deep" in refused.json()["sentence"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["Deep", "=cat", f"{'x' * 40}=cat", "Deep=", "Deep=./nowhere/at-all", "a=cat '"]
)
def test_what_names_no_guest_costs_one_sentence(
    text: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--bot", text, "--data", str(tmp_path / "house"), "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and not said.out
    assert not (tmp_path / "house").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wishes", "address", "told"),
    [
        (["=llama"], "http://h/v1", "=llama"),
        (["Sage="], "http://h/v1", "Sage="),
        (["Sage\x1b=llama"], "http://h/v1", "=llama"),
        ([f"{'x' * 40}=llama"], "http://h/v1", "24"),
        (["Sage=llama", "Sage=other"], "http://h/v1", "Sage=other"),
        (["llama", "llama"], "http://h/v1", "llama"),
        (["Deep=llama"], "http://h/v1", "Deep=llama"),  # as a program is called
        (["Sage=llama"], None, "CABALE_MODEL_URL"),
        (["Sage=llama"], "ftp://h/v1", "CABALE_MODEL_URL"),
    ],
)
def test_what_names_no_model_costs_one_sentence(
    wishes: list[str],
    address: str | None,
    told: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv(URL_NAME, raising=False)
    if address:
        monkeypatch.setenv(URL_NAME, address)
    named = ["--bot", "Deep=cat", *(word for wish in wishes for word in ("--model", wish))]
    assert cli.main(["serve", *named, "--data", str(tmp_path / "house"), "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("cabale: ") and said.err.count("\n") == 1 and not said.out
    assert told in said.err
    assert not (tmp_path / "house").exists()
