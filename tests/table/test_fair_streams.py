"""What leaves the house for a seat, byte by byte: nothing of other hands, nothing of who has answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
import pytest

from cabale.table.chairs import token_hash
from cabale.table.lobby_row import lobby_row
from cabale.table.log import write_entry
from cabale.table.rooms import open_room
from cabale.table.sqlite import SqliteStore
from tests.citing import rule
from tests.table.guests import QUICK, Guest, Plain, at_home

ROOM = "/api/rooms/the-room"
PEOPLE = ("a", "b", "c")
GALLERY = ""

DEAL = "~duchess ~countess ~captain ~assassin ~ambassador ~ambassador".split()
SWAPPED_HANDS = "~duchess ~countess ~ambassador ~ambassador ~captain ~assassin".split()
SWAPPED_WITH_THE_COURT = "~duchess ~countess ~duchess ~captain ~ambassador ~assassin".split()


class Table(NamedTuple):
    """What is played, how, and who is a bot, or a machine of the network."""

    game: str
    options: dict[str, Any]
    bots: str = ""
    machines: str = ""


COMPLOTS = Table("complots", QUICK)


def lay(folder: Path, deal: list[str], table: Table) -> None:
    """A room of three whose cards are given, in the store of a house that is not open yet."""

    async def write() -> None:
        room, log = open_room(table.game, 3, table.options, "host", b"s" * 32, given=deal)
        for seat, name in enumerate(PEOPLE):
            log += (
                room.hand_over(seat, "random")
                if name in table.bots
                else room.sit(seat, name.upper(), "fr", token_hash(name), machine=name in table.machines)
            )
        log += room.begin()
        store = SqliteStore(folder / "cabale.db")
        await store.append(
            "the-room", 0, [write_entry(entry) for entry in log], msgspec.json.encode(lobby_row(room))
        )
        await store.close()

    asyncio.run(write())


Play = Callable[[dict[str, Guest]], None]


Line = Literal["socket", "http"]
LINES: Final[tuple[Line, ...]] = ("socket", "http")


def streams(
    folder: Path, deal: list[str], play: Play, table: Table = COMPLOTS, line: Line = "socket"
) -> dict[str, list[str]]:
    """All that each viewer receives while the same things are done, each on a socket, or without any."""
    folder.mkdir()
    lay(folder, deal, table)
    with at_home(folder) as client, ExitStack() as sockets:
        guests: dict[str, Guest] = {}
        for token in (*[name for name in PEOPLE if name not in table.bots], GALLERY):
            if line == "http":
                guests[token] = Guest(Plain(client, ROOM), token)
            else:
                socket = sockets.enter_context(client.websocket_connect(f"{ROOM}/socket"))
                guests[token] = Guest(socket, token)
            for other in list(guests.values())[:-1]:
                if line == "socket" or token != GALLERY:
                    other.next()  # sees that somebody has come
        play(guests)
        return {token: guest.received for token, guest in guests.items()}


def everybody_sees(guests: dict[str, Guest], kind: str) -> None:
    for guest in guests.values():
        guest.told(kind)


def a_round(guests: dict[str, Guest]) -> None:
    """Claims that nobody doubts, a theft, an exchange, and some talk: no card is ever shown."""
    guests["a"].answer("tax")
    everybody_sees(guests, "declared")
    for name in ("b", "c"):
        guests[name].answer("pass")
        if name == "b":
            guests[name].until(lambda frame: frame["sealed"] != "")
    everybody_sees(guests, "gained")
    guests["b"].answer("steal>a")
    everybody_sees(guests, "declared")
    guests["a"].answer("pass")
    guests["a"].until(lambda frame: frame["sealed"] != "")
    guests["c"].answer("pass")
    everybody_sees(guests, "unchallenged")
    guests["a"].answer("pass")
    everybody_sees(guests, "stole")
    guests["c"].answer("exchange")
    everybody_sees(guests, "declared")
    guests["a"].answer("pass")
    guests["a"].until(lambda frame: frame["sealed"] != "")
    guests["b"].answer("pass")
    everybody_sees(guests, "drew")
    for _ in range(2):
        guests["c"].answer(guests["c"].asked("return")["offers"][0]["text"])
        for guest in guests.values():
            guest.sees_more()
    guests["a"].socket.send_json({"t": "say", "text": "Bien."})
    for guest in guests.values():
        guest.until(lambda frame: bool(frame["talk"]))


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(
    "other", [SWAPPED_HANDS, SWAPPED_WITH_THE_COURT], ids=["between two hands", "with the Court"]
)
def test_other_hidden_cards_change_no_byte(tmp_path: Path, other: list[str], line: Line) -> None:
    one = streams(tmp_path / "one", DEAL, a_round, line=line)
    two = streams(tmp_path / "two", other, a_round, line=line)
    assert len(one["a"]) > 10
    assert one["a"] == two["a"]
    assert one[GALLERY] == two[GALLERY]
    assert one["b"] != two["b"]  # b sees its own


def a_window(order: list[tuple[str, str]]) -> Play:
    """A claim, and the answers of the others in this order."""

    def play(guests: dict[str, Guest]) -> None:
        guests["a"].answer("tax")
        everybody_sees(guests, "declared")
        for name, text in order:
            guests[name].answer(text)
            if (name, text) != order[-1]:
                guests[name].until(lambda frame: frame["sealed"] != "")
        everybody_sees(guests, "unchallenged" if ("c", "pass") in order else "challenged")

    return play


@rule("complots", "C-19", "C-20")
@pytest.mark.parametrize(("text", "line"), [("pass", "socket"), ("challenge", "socket"), ("pass", "http")])
def test_nobody_can_tell_who_answered_first(tmp_path: Path, text: str, line: Line) -> None:
    answers = [("b", "pass"), ("c", text)]
    one = streams(tmp_path / "one", DEAL, a_window(answers), line=line)
    two = streams(tmp_path / "two", DEAL, a_window(answers[::-1]), line=line)
    assert one["a"] == two["a"]
    assert one[GALLERY] == two[GALLERY]


@rule("complots", "C-20")
@pytest.mark.parametrize("line", LINES)
def test_nothing_comes_while_a_window_is_open(tmp_path: Path, line: Line) -> None:
    """The next that a gets after b has answered is its own line, and it is the same without b's answer."""

    def play(*answers: str) -> Play:
        def played(guests: dict[str, Guest]) -> None:
            guests["a"].answer("tax")
            everybody_sees(guests, "declared")
            for text in answers:
                guests["b"].answer(text)
                guests["b"].until(lambda frame: frame["sealed"] != "")
                guests["b"].socket.send_json({"t": "stand", "order": "unless_me"})
                guests["b"].until(lambda frame: frame["order"]["order"] == "unless_me")
            guests["a"].socket.send_json({"t": "say", "text": "Eh bien ?"})
            for guest in guests.values():
                guest.until(lambda frame: bool(frame["talk"]))

        return played

    without = streams(tmp_path / "one", DEAL, play(), line=line)
    answered = streams(tmp_path / "two", DEAL, play("challenge"), line=line)
    for viewer in ("a", "c", GALLERY):
        assert without[viewer] == answered[viewer]
    assert without["b"] != answered["b"]
