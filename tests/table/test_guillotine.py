"""Guillotine at the table: what is refused, and what a room of it may be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.table.deals import HANDS, dealt
from tests.table.guests import Guest, Opened, at_home
from tests.table.test_fair_streams import PEOPLE, Table, streams

MISTAKES: dict[str, tuple[str, str]] = {  # of a, who is asked for an action
    "play=chess": ("unknown_card", ""),
    "noble=pope": ("unknown_noble", ""),
    "by=9": ("unknown_move", ""),
    "name>z": ("no_such_seat", ""),
    "a:pass": ("unknown_move", ""),
    "~falls": ("unknown_move", ""),
    "": ("unknown_move", ""),
    "play=escape": ("not_held", "G-40"),
    "noble=duke": ("other_question", "G-32"),
    "discard_guards": ("no_guards", "G-46"),
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with at_home(tmp_path) as client:
        yield client


def test_a_wrong_answer_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    found = {}

    def play(guests: dict[str, Guest]) -> None:
        for text in MISTAKES:
            guests["a"].answer(text)
            refused = guests["a"].refused()
            assert refused["sentence"]
            found[text] = (refused["code"], refused["rule"])
        guests["b"].answer("pass")
        assert guests["b"].refused()["code"] == "not_awaited"
        guests[""].answer("pass")
        assert guests[""].refused()["code"] == "only_watching"
        guests["a"].answer("pass")
        for name in PEOPLE:
            frame = guests[name].until(lambda frame: frame["scene"]["view"]["blade"])
            assert [told["event"]["type"] for told in frame["told"]] == ["passed"]

    table = Table("guillotine", {"first_player": "a", "interrupt_delay_ms": 600_000})
    streams(tmp_path / "one", dealt(HANDS), play, table)
    assert found == MISTAKES


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (6, {}, "bad_seats"),
        (1, {}, "bad_seats"),
        (3, {"edition": "amiga"}, "bad_option_value"),
        (3, {"interrupt_delay_ms": -1}, "bad_option_value"),
        (3, {"interrupt_delay_ms": 600_001}, "bad_option_value"),
        (3, {"interrupt_delay_ms": None}, "bad_option_value"),
        (3, {"first_player": "d"}, "bad_option_value"),
        (3, {"envoy": "inquisitor"}, "unknown_option"),
    ],
)
def test_a_room_that_cannot_be(client: TestClient, seats: int, options: dict[str, Any], code: str) -> None:
    wish = {"game": "guillotine", "seats": seats, "options": options}
    refused = client.post("/api/rooms", json=wish, headers={"Accept-Language": "nl"})
    assert (refused.status_code, refused.json()["code"]) == (400, code)
    assert refused.json()["sentence"]


def test_tables_of_people_wait_before_the_blade_falls(client: TestClient) -> None:
    room = client.post("/api/rooms", json={"game": "guillotine", "seats": 3}).json()["room"]
    assert client.get(f"/api/rooms/{room}").json()["options"]["interrupt_delay_ms"] == 3_000


@pytest.mark.parametrize("edition", ["amigo", "wotc"])
def test_everybody_reads_the_table_in_their_own_language(client: TestClient, edition: str) -> None:
    room = Opened(client, people=3, game="guillotine", edition=edition).begin()
    scenes = []
    for language in ("fr", "nl", "en"):
        with room.connect() as socket:
            scene = Guest(socket, room.tokens[0], language=language).frame["scene"]
            assert scene["lines"] and scene["status"]
            scenes.append(tuple(scene["lines"]))
    assert len(set(scenes)) == 3
