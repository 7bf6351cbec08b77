"""A game seen again, and played on from another moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cabale.core.record import read_record
from cabale.core.verify import verify
from cabale.games import game
from cabale.table.house import House
from tests.table.guests import Guest, Opened, at_home, bearer


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


@pytest.fixture
def played(client: TestClient) -> Opened:
    """A game of one person and two bots that is over; the person whispers once."""
    room = Opened(client, people=1).begin()
    rng = random.Random(3)
    with room.connect() as first:
        anna = Guest(first, room.tokens[0])
        first.send_json({"t": "say", "text": "for b alone", "to": [1]})
        first.send_json({"t": "say", "text": "for all"})
        while not anna.frame["room"]["over"]:
            if anna.frame["asked"]:
                anna.answer(rng.choice(anna.frame["asked"]["offers"])["text"])
            anna.next()
    return room


def replay(room: Opened, eyes: str, token: str = "") -> Any:
    answer = room.get(f"/replay?eyes={eyes}", token)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_each_pair_of_eyes_sees_its_own_game(played: Opened) -> None:
    mine = replay(played, "mine", played.tokens[0])
    public = replay(played, "public")
    everything = replay(played, "open")
    assert (mine["eyes"], public["eyes"], everything["eyes"]) == ("mine", "public", "open")
    deal = [step["told"][0]["event"] for step in everything["steps"] if step["turn"] == 0]
    assert all(event["character"] for event in deal if event["type"] == "dealt")
    hidden = mine["steps"][10]["scene"]["view"]["hidden"]
    assert isinstance(hidden[0], list) and isinstance(hidden[1], int)
    assert all(isinstance(hand, int) for hand in public["steps"][10]["scene"]["view"]["hidden"])
    assert all(isinstance(hand, list) for hand in everything["steps"][10]["scene"]["view"]["hidden"])
    assert replay(played, "mine")["eyes"] == "public"  # a visitor has no eyes of their own


def test_whispers_stay_between_those_they_were_for(played: Opened) -> None:
    assert [line["text"] for line in replay(played, "open")["talk"]] == ["for all"]
    assert [line["text"] for line in replay(played, "open", played.tokens[0])["talk"]] == [
        "for b alone",
        "for all",
    ]


def test_every_claim_is_told_true_or_not(played: Opened) -> None:
    found = replay(played, "open")
    claims = [
        (step["place"], told["event"])
        for step in found["steps"]
        for told in step["told"]
        if told["event"]["type"] == "countered" or told["event"].get("claim")
    ]
    assert [truth["place"] for truth in found["truths"]] == [place for place, _ in claims]
    scenes = {step["place"]: step["scene"]["view"] for step in found["steps"]}
    for truth, (place, event) in zip(found["truths"], claims, strict=True):
        claimed = event.get("claim") or event["character"]
        assert truth["true"] == (claimed in scenes[place]["hidden"][event["seat"]])
    assert {truth["true"] for truth in found["truths"]} == {True, False}


def test_a_game_that_goes_on_shows_what_was_seen_and_no_more(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    found = replay(room, "mine", room.tokens[1])
    assert found["truths"] == []
    assert {step["place"] for step in found["steps"]} == {-1}
    assert isinstance(found["steps"][-1]["scene"]["view"]["hidden"][0], int)


def test_the_record_is_for_finished_games_and_can_be_checked(played: Opened) -> None:
    record = read_record(played.get("/record").text)
    assert verify(game("complots"), record).fair
    assert record.names == ("N0", "Vaucanson", "Kempelen")
    assert [line.text for line in record.talk] == ["for all"]
    own = read_record(played.get("/record", played.tokens[0]).text)
    assert [line.text for line in own.talk] == ["for b alone", "for all"]


def test_a_branch_starts_where_the_other_game_was(played: Opened, client: TestClient) -> None:
    steps = replay(played, "open")["steps"]
    step = steps[len(steps) // 2]
    wish = {"place": step["place"], "seat": 1, "level": "regular", "name": "Noor", "language": "nl"}
    taken = played.post("/branch", wish).json()
    with client.websocket_connect(f"/api/rooms/{taken['room']}/socket") as socket:
        noor = Guest(socket, taken["token"])
        assert noor.frame["seat"] == 1 and noor.frame["room"]["branch"]
        assert noor.frame["scene"]["view"]["turns"] >= step["turn"]
        assert [chair["person"] for chair in noor.frame["room"]["chairs"]] == [False, True, False]
    for place, code in ((step["place"], "no_such_seat"), (10_000, "no_such_step"), (-1, "no_such_step")):
        refused = played.post("/branch", {**wish, "place": place, "seat": 7 if code == "no_such_seat" else 1})
        assert refused.json()["code"] == code


def test_a_rematch_is_opened_once_and_its_seats_are_the_same_peoples(played: Opened) -> None:
    following = [played.post("/rematch", token=token).json()["next"] for token in played.tokens * 2]
    assert following[0] and following == [following[0]] * 2
    path = f"/api/rooms/{following[0]}"
    mine = played.client.get(f"{path}/mine", headers=bearer(played.tokens[0])).json()
    assert (mine["seat"], mine["room"]["begun"]) == (0, False)
    assert [chair["name"] for chair in mine["room"]["chairs"]] == ["N0", "Vaucanson", "Kempelen"]
    begun = played.client.post(f"{path}/begin", headers=bearer(played.host))
    assert begun.status_code == 200
    winner = replay(played, "open")["steps"][-1]["scene"]["view"]["ranks"].index(1)
    assert mine["room"]["options"]["previous_winner"] == "abc"[winner]
    assert played.post("/rematch", token="forged").status_code == 401


def test_a_hint_comes_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=3, settings={"hints": True}).begin()
        hint = room.post("/seats/0/hint", token=room.tokens[0], language="fr").json()
        with room.connect() as first:
            offered = [offer["text"] for offer in Guest(first, room.tokens[0]).asked("action")["offers"]]
        assert hint["text"] in offered
        assert hint["label"] and hint["reason"].endswith(".")
        assert room.post("/seats/1/hint", token=room.tokens[1]).json()["code"] == "not_awaited"
        assert room.post("/seats/1/hint", token=room.tokens[0]).json()["code"] == "not_your_seat"
        house: House = client.app.state.house  # type: ignore[attr-defined]
        house.thinkers.close()
