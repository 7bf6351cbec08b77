"""A game seen again, and played on from another moment."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from cabale.bots.at_random import AtRandom
from cabale.core.chance import secret_of_seed
from cabale.core.match import Match
from cabale.core.record import read_record
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.verify import verify
from cabale.games import GAMES, game
from cabale.table import replays, socket, table, thinkers
from cabale.table.chairs import token_hash
from cabale.table.guard import Pace
from cabale.table.log import Played
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.text import Narrator
from tests.browser import chamber
from tests.table.guests import Guest, Opened, at_home, bearer
from tests.table.test_table import AT_ONCE

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One house for all of these tests, with a room for each."""
    with at_home(tmp_path_factory.mktemp("house")) as client:
        yield client


@pytest.fixture
def played(client: TestClient) -> Opened:
    return play_to_the_end(Opened(client, people=1))


@pytest.fixture(scope="module", params=AT_ONCE)
def any_played(client: TestClient, request: pytest.FixtureRequest) -> Opened:
    return play_to_the_end(Opened(client, people=1, game=request.param))


def play_to_the_end(room: Opened) -> Opened:
    """A game of one person and bots that is over; the person whispers once."""
    rng = random.Random(3)
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        for where in (socket, table):  # nobody else may answer so fast for so long
            patch.setattr(where, "MESSAGES", Pace(0, 10_000))
        first = stack.enter_context(room.begin().connect())
        anna = Guest(first, room.tokens[0])
        first.send_json({"t": "say", "text": "for b alone", "to": [1]})
        first.send_json({"t": "say", "text": "for all"})
        answered = -1
        while not anna.frame["room"]["over"]:
            if anna.frame["asked"] and anna.frame["version"] != answered:
                answered = anna.frame["version"]
                anna.answer(rng.choice(anna.frame["asked"]["offers"])["text"])
            if anna.next()["t"] == "refused":
                answered = -1
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


def test_whispers_stay_between_those_they_were_for(any_played: Opened) -> None:
    played = any_played
    assert [line["text"] for line in replay(played, "open")["talk"]] == ["for all"]
    assert [line["text"] for line in replay(played, "open", played.tokens[0])["talk"]] == [
        "for b alone",
        "for all",
    ]


def test_every_claim_is_told_true_or_not(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "cabale.table.rooms.secrets.token_bytes", bytes
    )  # a deal with true claims and with bluffs
    found = replay(play_to_the_end(Opened(client, people=1)), "open")
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


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_whole_game_of_guillotine_is_seen_again_by_everybody(client: TestClient, seats: int) -> None:
    room = play_to_the_end(Opened(client, people=1, seats=seats, game="guillotine"))
    mine, public = replay(room, "mine", room.tokens[0]), replay(room, "public")
    everything = replay(room, "open")
    assert mine["truths"] == public["truths"] == everything["truths"] == []  # nobody claims anything
    for found in (mine, public, everything):
        assert [step["turn"] for step in found["steps"]] == sorted(step["turn"] for step in found["steps"])
        assert found["steps"][-1]["scene"]["verdict"]
        assert {step["cut"] for step in found["steps"]} == {-1}
        told = [told["sentence"] for step in found["steps"] for told in step["told"]]
        assert told[-1] and not all(told)  # who comes into the line and what others get unseen is gathered
    hands = [found["steps"][40]["scene"]["view"]["hands"] for found in (mine, public, everything)]
    assert [isinstance(hand, list) for hand in hands[0]] == [True] + [False] * (seats - 1)
    assert not any(isinstance(hand, list) for hand in hands[1])
    assert all(isinstance(hand, list) for hand in hands[2])
    last = everything["steps"][-1]["scene"]["view"]
    assert last["ranks"].index(1) == last["totals"].index(max(last["totals"]))


@pytest.mark.parametrize("eyes", [PUBLIC, OPEN])
def test_the_executed_are_named_where_they_fell(eyes: int) -> None:
    room, _ = open_room("convention", 4, {"talk_ms": 0}, token_hash("t"), secret_of_seed(chamber.SEED))
    for seat, name in enumerate(chamber.DEPUTIES):
        room.sit(seat, name, "fr", token_hash(name), emblem=seat + 1)
    room.begin()
    room.apply(Played(tuple(chamber.END.split())))
    steps = replays.steps(room, eyes, Narrator("fr", room.game, chamber.DEPUTIES))
    assert "Lomont" in [name for step in steps for name in step.fallen]
    for step in steps:
        died = [told.sentence for told in step.told if told.event.__struct_config__.tag == "died"]
        assert len(died) == len(step.fallen)
        assert all(name in sentence for name, sentence in zip(step.fallen, died, strict=True))
    assert {step.cut for step in steps} == {-1}


@pytest.mark.parametrize("losses", [{}, {"died": "seat"}])
def test_a_game_calls_its_events_what_it_likes(
    losses: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what it declares to be a loss is one: here one dies who is no deputy."""
    text = (EXAMPLES / "kuhn-poker" / "kuhn_poker.py").read_text("utf-8")
    for won, died in (("WON", "DIED"), ("Won", "Died"), ('"won"', '"died"')):
        text = text.replace(won, died)
    (tmp_path / "mortal.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    GAMES.bring("mortal", "", lambda: import_module("mortal"))
    try:
        mortal = GAMES["kuhn"]
        monkeypatch.setattr(type(mortal), "losses", losses)
        match = Match(mortal, secret=secret_of_seed(1))
        match.run([AtRandom(1), AtRandom(2)])
        room = cast("Room", SimpleNamespace(game=mortal, match=match, over=True))
        steps = replays.steps(room, OPEN, Narrator("en", mortal, ("Anna", "Bert")))
    finally:
        GAMES.forget("kuhn")
        del sys.modules["mortal"]
    assert steps[-1].cut == (match.state.ranks().index(1) if losses else -1)
    assert not any(step.fallen for step in steps)


def test_a_game_that_goes_on_shows_what_was_seen_and_no_more(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    found = replay(room, "mine", room.tokens[1])
    assert found["truths"] == []
    assert {step["place"] for step in found["steps"]} == {-1}
    assert isinstance(found["steps"][-1]["scene"]["view"]["hidden"][0], int)


def test_the_record_is_for_finished_games_and_can_be_checked(any_played: Opened) -> None:
    played = any_played
    record = read_record(played.get("/record").text)
    assert verify(game(record.game), record).fair
    assert record.names == ("N0", "Vaucanson", "Kempelen")
    assert [line.text for line in record.talk] == ["for all"]
    own = read_record(played.get("/record", played.tokens[0]).text)
    assert [line.text for line in own.talk] == ["for b alone", "for all"]


def test_a_branch_starts_where_the_other_game_was(any_played: Opened, client: TestClient) -> None:
    played = any_played
    steps = replay(played, "open")["steps"]
    step = steps[len(steps) // 2]
    wish = {"place": step["place"], "seat": 1, "level": "random", "name": "Noor", "language": "nl"}
    taken = played.post("/branch", wish).json()
    with client.websocket_connect(f"/api/rooms/{taken['room']}/socket") as socket:
        noor = Guest(socket, taken["token"])
        assert noor.frame["seat"] == 1 and noor.frame["room"]["branch"]
        assert noor.frame["scene"]["view"]["turns"] >= step["turn"]
        assert [chair["person"] for chair in noor.frame["room"]["chairs"]] == [False, True, False]
    for place, code in ((step["place"], "no_such_seat"), (10_000, "no_such_step"), (-1, "no_such_step")):
        refused = played.post("/branch", {**wish, "place": place, "seat": 7 if code == "no_such_seat" else 1})
        assert refused.json()["code"] == code


def test_a_branch_goes_on_from_any_question_of_its_seat_with_the_same_automata(
    any_played: Opened, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also from one between sealed answers, of which no step of the replay tells.

    The automata of the branches think for ever: one that interrupts would take the question away."""

    async def think(*_: object) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(thinkers.Thinkers, "choose", think)
    played = any_played
    words = read_record(played.get("/record").text).words
    steps = {step["place"] for step in replay(played, "open")["steps"]}
    mine = [place for place, word in enumerate(words) if word.startswith("a:")]
    chosen = {mine[0], mine[-1], *[place for place in mine if place not in steps][:2]}
    wish = {"seat": 0, "level": "regular", "name": "Noor", "language": "nl", "same": True}
    for place in chosen:
        taken = played.post("/branch", {**wish, "place": place}).json()
        with client.websocket_connect(f"/api/rooms/{taken['room']}/socket") as socket:
            frame = Guest(socket, taken["token"]).frame
        open_to_me = [offer["text"] for offer in (frame["asked"] or {"offers": []})["offers"]]
        open_to_me += [aside["text"] for aside in frame["asides"]]
        assert words[place].removeprefix("a:") in open_to_me
        assert [chair["level"] for chair in frame["room"]["chairs"]] == ["", "random", "random"]
    other = played.post("/branch", {**wish, "place": mine[0], "seat": 1}).json()
    if mine[0] in steps:  # then N0, who was a person, has the level that was wished for
        chairs = client.get(f"/api/rooms/{other['room']}").json()["chairs"]
        assert [chair["level"] for chair in chairs] == ["regular", "", "random"]
    else:
        assert other["code"] == "no_such_step"


def test_in_a_branch_everybody_keeps_their_name_but_for_the_one_with_whom_one_changes_seats(
    any_played: Opened, client: TestClient
) -> None:
    played = any_played
    chairs = replay(played, "open")["room"]["chairs"]
    names = [chair["name"] for chair in chairs]
    place = replay(played, "open")["steps"][0]["place"]

    def branched(name: str) -> list[dict[str, Any]]:
        wish = {"place": place, "seat": 1, "level": "random", "name": name, "language": "nl"}
        taken = played.post("/branch", wish).json()
        found: list[dict[str, Any]] = client.get(f"/api/rooms/{taken['room']}").json()["chairs"]
        assert [chair["emblem"] for chair in found] == [chair["emblem"] for chair in chairs]
        return found

    assert [chair["name"] for chair in branched("Noor")] == [names[0], "Noor", names[2]]
    assert [chair["name"] for chair in branched(names[0])] == [names[1], names[0], names[2]]


def test_a_rematch_is_opened_once_and_its_seats_are_the_same_peoples(any_played: Opened) -> None:
    played = any_played
    following = [played.post("/rematch", token=token).json()["next"] for token in played.tokens * 2]
    assert following[0] and following == [following[0]] * 2
    path = f"/api/rooms/{following[0]}"
    mine = played.client.get(f"{path}/mine", headers=bearer(played.tokens[0])).json()
    assert (mine["seat"], mine["room"]["begun"]) == (0, False)
    assert [chair["name"] for chair in mine["room"]["chairs"]] == ["N0", "Vaucanson", "Kempelen"]
    begun = played.client.post(f"{path}/begin", headers=bearer(played.host))
    assert begun.status_code == 200
    if mine["room"]["game"] == "complots":  # where the winner may begin the next game
        winner = replay(played, "open")["steps"][-1]["scene"]["view"]["ranks"].index(1)
        assert mine["room"]["options"]["previous_winner"] == "abc"[winner]
    assert played.post("/rematch", token="forged").status_code == 401


def test_a_rematch_that_is_deleted_leaves_room_for_another(played: Opened) -> None:
    first = played.post("/rematch", token=played.tokens[0]).json()["next"]
    with played.connect() as socket:
        anna = Guest(socket, played.tokens[0])
        assert anna.frame["room"]["next"] == first
        gone = played.client.delete(f"/api/rooms/{first}", headers=bearer(played.host))
        assert gone.json() == {"done": True}
        anna.until(lambda frame: frame["room"]["next"] == "")
    second = played.post("/rematch", token=played.tokens[0]).json()["next"]
    assert second not in ("", first)
    assert played.client.delete(played.path, headers=bearer(played.host)).json() == {"done": True}
    gone = played.client.delete(f"/api/rooms/{second}", headers=bearer(played.host))
    assert gone.json() == {"done": True}  # the room before it is no more, either


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_hint_comes_with_its_reason(client: TestClient, name: str) -> None:
    room = Opened(client, people=3, settings={"hints": True}, game=name).begin()
    offers = {}
    for seat, token in enumerate(room.tokens):
        with room.connect() as socket:
            asked = Guest(socket, token).frame["asked"]
            offers[seat] = [offer["text"] for offer in asked["offers"]] if asked else []
    (seat,) = [seat for seat, texts in offers.items() if texts]  # a, unless the Judge stands first
    hint = room.post(f"/seats/{seat}/hint", token=room.tokens[seat], language="fr").json()
    assert hint["text"] in offers[seat]
    assert hint["label"] and hint["reason"].endswith(".")
    best, *others = hint["prospects"]
    assert best["text"] == hint["label"] and len(others) <= 1
    assert all(0 <= prospect["percent"] <= 100 for prospect in hint["prospects"])
    for hunch in hint["hunches"]:
        assert hunch["seat"] != seat and hunch["name"] == f"N{hunch['seat']}"
        assert hunch["text"] and 0 <= hunch["percent"] <= 100
    other = (seat + 1) % 3
    assert room.post(f"/seats/{other}/hint", token=room.tokens[other]).json()["code"] == "not_awaited"
    assert room.post(f"/seats/{other}/hint", token=room.tokens[seat]).json()["code"] == "not_your_seat"
