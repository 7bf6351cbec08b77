"""The doors of the house: rooms over HTTP, the game over a socket."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cabale.games import GAMES
from cabale.table.wire.messages import LARGEST
from tests.citing import rule
from tests.table.guests import QUICK, Guest, Opened, at_home, bearer


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


def test_a_room_from_its_opening_to_the_lobby(client: TestClient) -> None:
    room = Opened(client, settings={"listed": True, "title": "Chez nous"}).begin()
    seen = room.get().json()
    assert [chair["name"] for chair in seen["chairs"]] == ["N0", "N1", "Vaucanson"]
    assert [chair["level"] for chair in seen["chairs"]] == ["", "", "random"]
    assert seen["begun"] and seen["title"] == "Chez nous"
    assert len(seen["commitment"]) == 64
    (line,) = client.get("/api/rooms").json()
    assert (line["room"], line["title"], line["begun"]) == (room.room, "Chez nous", True)


def test_a_room_that_is_not_listed_is_found_by_its_link_alone(client: TestClient) -> None:
    room = Opened(client)
    assert client.get("/api/rooms").json() == []
    invitation = room.get("/invitation").json()
    assert invitation["link"] == f"http://testserver/t/{room.room}"
    assert invitation["size"] >= 25 and invitation["path"].startswith("M0 0h7v1h-7z")


def test_among_friends_no_clock_runs_and_among_strangers_it_does(client: TestClient) -> None:
    for listed, deadline in ((False, None), (True, 30_000)):
        wish = {"game": "complots", "seats": 3, "settings": {"listed": listed}}
        room = client.post("/api/rooms", json=wish).json()["room"]
        assert client.get(f"/api/rooms/{room}").json()["options"]["window_deadline_ms"] == deadline


def test_what_the_house_offers_is_in_the_readers_language(client: TestClient) -> None:
    game, second, *_ = client.get("/api/games", headers={"Accept-Language": "nl"}).json()
    assert (second["game"], second["fewest"], second["most"]) == ("guillotine", 2, 5)
    assert (game["game"], game["fewest"], game["most"]) == ("complots", 2, 8)
    envoy = next(option for option in game["options"] if option["name"] == "envoy")
    assert [value["label"] for value in envoy["values"]] == ["Ambassadeur", "Inquisiteur"]
    assert [(level["level"], level["label"]) for level in game["levels"]] == [
        ("novice", "automaat I"),
        ("regular", "automaat II"),
        ("expert", "automaat III"),
        ("master", "automaat IV"),
    ]  # who plays at random is not for people
    assert len({level["description"] for level in game["levels"]}) == 4
    rules = client.get("/api/games/complots/rules", headers={"Accept-Language": "fr"}).json()
    window = next(rule for rule in rules if rule["number"] == "C-20")
    assert window["part"] == "Les fenêtres"
    assert "fenêtre" in window["passages"][0]["lines"][0]["cells"][0].lower()
    phrases = {
        language: client.get("/api/phrases", headers={"Accept-Language": language}).json()
        for language in ("fr", "nl", "en")
    }
    assert len({phrase[0]["text"] for phrase in phrases.values()}) == 3
    assert client.get("/api/games/chess/rules").json()["code"] == "unknown_game"
    guide = client.get("/api/games/complots/guide", headers={"Accept-Language": "nl"}).json()
    assert guide["title"] == "Complots spelen"
    assert guide["parts"][0]["anchor"] == "part-1"
    assert guide["parts"][0]["passages"][0]["lines"][0]["rules"] == ["C-42"]
    assert client.get("/api/games/chess/guide").status_code == 404


def test_the_aid_is_for_this_table_in_the_reader_s_language(client: TestClient) -> None:
    wish = {"game": "complots", "seats": 3, "options": {"envoy": "inquisitor"}}
    room = client.post("/api/rooms", json=wish).json()["room"]
    here = client.get(f"/api/rooms/{room}/aid", headers={"Accept-Language": "nl"}).json()
    assert "character-inquisitor" in here["signs"] and here["signs"]["court"].startswith("Het Hof")
    usual = client.get("/api/games/complots/aid").json()
    assert "character-ambassador" in usual["signs"]
    assert client.get("/api/games/chess/aid").json()["code"] == "unknown_game"


def test_an_option_that_is_a_row_tells_its_words_and_its_length(client: TestClient) -> None:
    games = client.get("/api/games", headers={"Accept-Language": "fr"}).json()
    druide = next(game for game in games if game["game"] == "druide")
    options = {option["name"]: option for option in druide["options"]}
    bars, colours = options["bars"], options["stone_colours"]
    assert (bars["length"], len(bars["row"]), bars["values"]) == (7, 30, [])
    assert (colours["length"], colours["row"][0]["label"]) == (30, "blanc")
    assert [value["value"] for value in colours["values"]] == ["printed"]
    assert options["start"]["row"] == []

    def opened(bars: str) -> dict[str, Any]:
        wish = {"game": "druide", "seats": 3, "options": {"start": "custom", "bars": bars}}
        found: dict[str, Any] = client.post("/api/rooms", json=wish).json()
        return found

    room = opened("2,6,10,15,19,23,27")["room"]
    assert client.get(f"/api/rooms/{room}").json()["options"]["bars"] == "2,6,10,15,19,23,27"
    assert opened("2,3,10,15,19,23,27")["code"] == "bad_option_value"


def test_two_people_and_a_bot_play_over_sockets(client: TestClient) -> None:
    room = Opened(client).begin()
    with room.connect() as first, room.connect() as second:
        anna, hugo = Guest(first, room.tokens[0]), Guest(second, room.tokens[1])
        assert anna.asked("action")["rule"] == "C-11"
        assert hugo.frame["asked"] is None
        hands = anna.frame["scene"]["view"]["hidden"], hugo.frame["scene"]["view"]["hidden"]
        assert isinstance(hands[0][0], list) and isinstance(hands[1][0], int)
        anna.answer("tax")
        assert anna.told("declared")["scene"]["view"]["deed"]["action"] == "tax"
        hugo.asked("challenge")
        assert [told["event"]["type"] for told in hugo.frame["told"]] == ["declared"]
        hugo.answer("pass")
        assert hugo.told("gained")["scene"]["view"]["coins"][0] == 5


def test_each_reader_has_the_sentences_of_their_language(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    with room.connect() as first, room.connect() as second, room.connect() as third:
        french = Guest(first, room.tokens[0], language="fr")
        dutch = Guest(second, room.tokens[1], language="nl")
        english = Guest(third, "", language="en")
        french.answer("income")
        sentences = [
            next(told["sentence"] for told in guest.told("declared")["told"])
            for guest in (french, dutch, english)
        ]
        assert sentences == ["Vous prenez un Revenu.", "N0 neemt Inkomen.", "N0 takes Income."]


def test_a_program_may_do_without_words(client: TestClient) -> None:
    room = Opened(client).begin()
    with room.connect() as first:
        frame = Guest(first, room.tokens[0], words=False).frame
        assert frame["asked"]["offers"][0]["text"] == "income"
        assert {told["sentence"] for told in frame["told"]} == {""}
        assert frame["asked"]["sentence"] == frame["scene"]["status"] == ""


def test_a_second_copy_of_an_answer_counts_for_nothing(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    with room.connect() as first:
        anna = Guest(first, room.tokens[0], language="fr")
        for _ in range(2):
            anna.answer("income")
        refused = anna.refused()
        assert refused["code"] == "stale_answer"
        assert "avancé" in refused["sentence"]
        assert anna.told("gained")["scene"]["view"]["coins"] == [3, 2, 2]


def test_talk_makes_no_answer_stale(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    with room.connect() as first, room.connect() as second:
        anna, hugo = Guest(first, room.tokens[0]), Guest(second, room.tokens[1])
        hugo.socket.send_json({"t": "say", "text": "quickly"})
        hugo.until(lambda frame: bool(frame["talk"]))
        anna.answer("income")
        anna.told("gained")


def test_an_answer_for_another_seat_or_out_of_turn_is_refused(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    with room.connect() as second:
        hugo = Guest(second, room.tokens[1])
        hugo.answer("income")
        assert hugo.refused()["code"] == "not_awaited"
        hugo.answer("a:income")
        assert hugo.refused()["code"] in ("unknown_move", "not_awaited")


def test_a_spectator_sees_no_hand_and_may_not_answer(client: TestClient) -> None:
    room = Opened(client).begin()
    with room.connect() as gallery:
        guest = Guest(gallery)
        assert all(isinstance(hand, int) for hand in guest.frame["scene"]["view"]["hidden"])
        assert (guest.frame["seat"], guest.frame["room"]["watching"]) == (-1, 1)
        guest.answer("income")
        assert guest.refused()["code"] == "only_watching"


def test_the_host_may_forbid_the_gallery(client: TestClient) -> None:
    room = Opened(client, settings={"gallery": False}).begin()
    with room.connect() as gallery:
        gallery.send_json({"t": "hello"})
        assert gallery.receive_json()["code"] == "gallery_closed"
    assert room.get("/replay").json()["code"] == "gallery_closed"
    assert room.get("/replay", room.tokens[0]).status_code == 200


@rule("druide", "D-R15")
@pytest.mark.parametrize("game", GAMES)
def test_talk_is_heard_by_those_it_is_meant_for(client: TestClient, game: str) -> None:
    room = Opened(client, people=3, game=game).begin()
    with room.connect() as first, room.connect() as second:
        anna = Guest(first, room.tokens[0], language="fr")
        hugo = Guest(second, room.tokens[1], language="nl")
        anna.socket.send_json({"t": "say", "text": "to c", "to": [2]})
        anna.socket.send_json({"t": "say", "text": "to all"})
        anna.socket.send_json({"t": "say", "phrase": "well_played"})
        lines: list[str] = []
        while len(lines) < 2:
            lines += [line["text"] for line in hugo.next()["talk"]]
        assert lines == ["to all", "Goed gespeeld."]
        anna.socket.send_json({"t": "say", "phrase": "shout"})
        assert anna.refused()["code"] == "unknown_phrase"


def test_people_talk_before_the_game_begins(client: TestClient) -> None:
    room = Opened(client, people=3)
    with room.connect() as first:
        anna = Guest(first, room.tokens[0])
        anna.socket.send_json({"t": "say", "text": "hello"})
        assert anna.until(lambda frame: bool(frame["talk"]))["talk"][0]["text"] == "hello"


def test_the_house_goes_on_after_a_restart(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=3).begin()
        with room.connect() as first:
            before = Guest(first, room.tokens[0]).frame
    with at_home(tmp_path) as client, client.websocket_connect(room.path + "/socket") as again:
        after = Guest(again, room.tokens[0], since=len(before["told"])).frame
        assert after["told"] == []
        assert {**after, "since": 0, "told": before["told"]} == before


def test_a_seat_moves_to_another_device_and_leaves_the_first(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    old = room.tokens[0]
    with room.connect() as first:
        anna = Guest(first, old)
        move = room.post("/move", token=old).json()
        code = move["code"]
        assert move["invitation"]["link"].endswith(f"#move={code}") and move["invitation"]["path"]
        taken = room.post("/claim", {"code": code}).json()
        assert taken["seat"] == 0 and taken["token"] != old
        assert anna.refused()["code"] == "seat_moved"
    again = room.post("/claim", {"code": code}, language="fr")
    assert (again.status_code, again.json()["code"]) == (401, "code_expired")
    with room.connect() as second:
        assert Guest(second, taken["token"]).asked("action")
    assert room.post("/move", token=old).json()["code"] == "unknown_token"


def test_the_host_frees_a_seat_and_its_person_is_told(client: TestClient) -> None:
    room = Opened(client, people=3)
    with room.connect() as second:
        hugo = Guest(second, room.tokens[1])
        assert client.delete(f"{room.path}/seats/1", headers=bearer(room.tokens[0])).status_code == 403
        freed = client.delete(f"{room.path}/seats/1", headers=bearer(room.host))
        assert freed.json()["chairs"][1]["open"]
        assert hugo.refused()["code"] == "unknown_token"


def test_a_room_stands_still_and_closes_while_an_answer_is_sealed(client: TestClient) -> None:
    """The question is not answered by everybody only because nobody is asked for the moment."""
    room = Opened(client, people=3).begin()
    with room.connect() as first, room.connect() as second:
        anna, hugo = Guest(first, room.tokens[0]), Guest(second, room.tokens[1])
        anna.asked("action")
        anna.answer("tax")
        hugo.asked("challenge")
        hugo.answer("pass")
        hugo.until(lambda frame: bool(frame["sealed"]))
        assert room.post("/pause", token=room.host).status_code == 200
        anna.socket.send_json({"t": "say", "text": "Coffee?"})
        assert hugo.until(lambda frame: bool(frame["talk"]))["sealed"]
        assert room.post("/resume", token=room.host).status_code == 200
        assert room.post("/close", token=room.host).status_code == 200
    assert client.delete(room.path, headers=bearer(room.host)).status_code == 200


def test_a_person_goes_by_another_name_and_only_they(client: TestClient) -> None:
    room = Opened(client)
    wish = {"name": "Margot", "language": "nl", "emblem": 7}
    assert room.post("/seats/1/name", wish, room.tokens[0]).json()["code"] == "not_your_seat"
    assert room.post("/seats/1/name", wish, room.host).json()["code"] == "not_your_seat"
    assert room.post("/seats/1/name", wish, room.tokens[1]).json()["chairs"][1]["name"] == "Margot"


def test_the_host_sits_down_and_keeps_the_room(client: TestClient) -> None:
    made = client.post("/api/rooms", json={"game": "complots", "seats": 2, "options": QUICK}).json()
    path = f"/api/rooms/{made['room']}"
    guest = {"name": "Anna", "language": "en"}
    taken = client.post(f"{path}/seats/1", json=guest, headers=bearer(made["token"])).json()
    assert taken["token"] == made["token"]
    mine = client.get(f"{path}/mine", headers=bearer(made["token"])).json()
    assert (mine["seat"], mine["host"], mine["room"]["host"]) == (1, True, 1)
    moved = client.post(f"{path}/seats/0", json=guest, headers=bearer(made["token"])).json()
    assert moved["seat"] == 0
    assert client.get(path).json()["chairs"][1]["open"]


def test_what_waits_for_me(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    mine = [room.get("/mine", token).json() for token in room.tokens]
    assert [bool(one["asked"]) for one in mine] == [True, False, False]
    assert room.get("/mine", "forged").status_code == 401


def test_a_room_is_forgotten_by_its_host_alone(client: TestClient, tmp_path: Path) -> None:
    room = Opened(client).begin()
    assert client.delete(room.path, headers=bearer(room.tokens[0])).json()["code"] == "not_the_host"
    with room.connect() as first:
        anna = Guest(first, room.tokens[0])
        assert client.delete(room.path, headers=bearer(room.host)).json() == {"done": True}
        assert anna.until(lambda frame: frame["room"]["closed"])
    assert room.get().status_code == 404
    with closing(sqlite3.connect(tmp_path / "cabale.db")) as base:
        assert base.execute("SELECT count(*) FROM entry").fetchone() == (0,)


def test_no_token_is_ever_stored(client: TestClient, tmp_path: Path) -> None:
    room = Opened(client).begin()
    code = room.post("/move", token=room.tokens[0]).json()["code"]
    with closing(sqlite3.connect(tmp_path / "cabale.db")) as base:
        log = b"".join(body for (body,) in base.execute("SELECT body FROM entry"))
    assert log.count(b'"sat"') == 2
    for secret in (room.host, *room.tokens, code):
        assert secret.encode() not in log


MALFORMED: dict[str, tuple[str, str]] = {
    "no JSON": ("{", "malformed"),
    "no message": ("[]", "malformed"),
    "an unknown message": ('{"t":"fly"}', "malformed"),
    "an unknown field": ('{"t":"say","text":"x","loud":true}', "malformed"),
    "an unknown order": ('{"t":"stand","order":"always"}', "no_such_order"),
    "a wrong type": ('{"t":"answer","text":7,"version":0}', "malformed"),
    "many brackets": ("[" * 5000, "malformed"),
    "a second hello": ('{"t":"hello"}', "malformed"),
    "too much": ('{"t":"say","text":"' + "x" * LARGEST + '"}', "message_too_large"),
    "nothing said": ('{"t":"say","text":" "}', "bad_line"),
    "said to nobody": ('{"t":"say","text":"x","to":[9]}', "no_such_seat"),
    "nobody's seat": ('{"t":"answer","text":"steal>z","version":8}', "no_such_seat"),
}


@pytest.mark.parametrize("what", MALFORMED)
def test_nonsense_is_refused_and_the_connection_survives(client: TestClient, what: str) -> None:
    room = Opened(client, people=3).begin()
    text, code = MALFORMED[what]
    with room.connect() as first:
        anna = Guest(first, room.tokens[0])
        first.send_text(text.replace('"version":8', f'"version":{anna.frame["version"]}'))
        assert anna.refused()["code"] == code
        anna.answer("income")
        anna.told("gained")


def test_bytes_are_read_as_text_is(client: TestClient) -> None:
    room = Opened(client, people=3).begin()
    with room.connect() as first:
        anna = Guest(first, room.tokens[0])
        first.send_bytes(b"\xff\xfe")
        assert anna.refused()["code"] == "malformed"
        first.send_bytes(b'{"t":"say","text":"hello"}')
        assert anna.until(lambda frame: bool(frame["talk"]))


def test_doors_that_stay_shut(client: TestClient) -> None:
    room = Opened(client).begin()
    post, json = client.post, {"Content-Type": "application/json"}
    assert client.get("/api/rooms/nowhere").status_code == 404
    assert client.get("/api/nothing").json()["code"] == "no_such_request"
    assert room.post("/close", token=room.tokens[0]).status_code == 403
    assert room.post("/seats/0/bot", {"level": "random"}, room.tokens[1]).status_code == 403
    assert room.post("/seats/0", {"name": "X", "language": "fr"}).json()["code"] == "room_begun"
    assert room.post("/seats/0/hint", token=room.tokens[0]).json()["code"] == "hints_off"
    assert room.get("/record").json()["code"] == "not_over"
    assert room.get("/replay?eyes=open").json()["code"] == "not_over"
    assert room.get("/replay?eyes=closed").json()["code"] == "bad_eyes"
    assert room.post("/rematch", token=room.tokens[0]).json()["code"] == "not_over"
    assert room.post("/arrange", {}, room.host).json()["code"] == "room_begun"
    assert post("/api/rooms", json={"game": "chess", "seats": 2}).json()["code"] == "unknown_game"
    assert post("/api/rooms", content=b"{", headers=json).json()["code"] == "malformed"
    assert post("/api/rooms", content=b"x" * (LARGEST + 1), headers=json).status_code == 413
    french = post("/api/rooms", json={"game": "complots", "seats": 99}, headers={"Accept-Language": "fr-BE"})
    assert "places" in french.json()["sentence"]
    with room.connect() as stranger:
        stranger.send_json({"t": "hello", "token": "forged"})
        assert stranger.receive_json()["code"] == "unknown_token"
    assert room.post("/close", token=room.host).json()["closed"]
    assert room.post("/pause", token=room.host).json()["code"] == "room_closed"


def test_a_full_room_says_so(client: TestClient) -> None:
    room = Opened(client, people=3)
    refused = room.post("/seats/1", {"name": "Noor", "language": "nl"}, language="nl")
    assert (refused.status_code, refused.json()["code"]) == (409, "seat_taken")


def test_two_changes_of_the_room_do_not_undo_each_other(client: TestClient) -> None:
    room = Opened(client)
    room.post("/arrange", {"settings": {"hints": True}}, room.host)
    room.post("/arrange", {"options": {"envoy": "inquisitor"}}, room.host)
    seen = room.post("/arrange", {"settings": {"title": "Chez nous"}}, room.host).json()
    assert (seen["settings"]["hints"], seen["title"], seen["options"]["envoy"]) == (
        True,
        "Chez nous",
        "inquisitor",
    )
    assert room.post("/arrange", {"settings": {"loud": True}}, room.host).json()["code"] == "malformed"
