"""Who begins the next game of the same people."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from cabale.table.house import House
from cabale.table.log import Entry, write_entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.sqlite import SqliteStore
from tests.citing import rule
from tests.table.test_room import play_on
from tests.table.test_table import Passive

REMATCHES: Final = 40
NAMES: Final = ("Anna", "Boris", "Clara", "Dario")
QUICK: Final = {"window_floor_ms": 0, "window_deadline_ms": None}


def finished(seed: int, options: Mapping[str, object], follows: str = "") -> tuple[Room, list[Entry]]:
    """A game of four people who answer at random, to its end."""
    room, log = open_room("complots", 4, {**QUICK, **options}, "host", bytes([seed] * 32), follows=follows)
    for seat, name in enumerate(NAMES):
        log += room.sit(seat, name, "en", f"token {seat}")
    log += room.begin()
    rng = random.Random(seed)
    while not room.over:
        play_on(room, log, rng, 1_000)
    return room, log


def met_again(folder: Path, games: Sequence[tuple[Room, list[Entry]]]) -> list[Room]:
    """The rooms where they meet again, before they begin."""

    async def run() -> list[Room]:
        store = SqliteStore(folder / "cabale.db")
        house = House(store, Passive())
        rooms = []
        for number, (_, log) in enumerate(games):
            await store.append(f"room{number}", 0, [write_entry(entry) for entry in log], None)
            table = await house.table(f"room{number}")
            await house.rematch(table)
            rooms.append((await house.table(table.room.next)).room)
        await house.close()
        return rooms

    return asyncio.run(run())


def winner(room: Room) -> str:
    assert room.match is not None
    return NAMES[room.match.state.ranks().index(1)]


def beginner(room: Room) -> str:
    room.begin()
    assert room.match is not None
    name: str = room.chairs[room.match.state.active].name
    return name


@rule("complots", "C-9", "C-R18")
def test_a_rematch_begins_with_the_previous_winner(tmp_path: Path) -> None:
    games = [finished(seed, {}) for seed in range(REMATCHES)]
    again = met_again(tmp_path, games)
    assert [beginner(room) for room in again] == [winner(room) for room, _ in games]


@rule("complots", "C-9")
def test_the_host_may_want_it_otherwise(tmp_path: Path) -> None:
    """A seat that was chosen stays; lots that were chosen for a rematch stay lots in the next."""
    seat, lots = finished(1, {"first_player": "c"}), finished(2, {"first_player": "random"}, follows="first")
    chosen, drawn = met_again(tmp_path, [seat, lots])
    assert (chosen.options["first_player"], drawn.options["first_player"]) == ("c", "random")
    assert beginner(chosen) == "Clara"


@rule("complots", "C-9", "C-44")
def test_after_a_drawn_game_lots_decide(tmp_path: Path) -> None:
    """A game that nobody has won alone leaves no previous winner."""
    games = [finished(seed, {"max_turns": 1}) for seed in range(REMATCHES // 2)]
    again = met_again(tmp_path, games)
    assert all(room.options["previous_winner"] is None for room in again)
    assert len({beginner(room) for room in again}) > 1


@rule("complots", "C-9")
def test_the_previous_winner_is_a_person_and_not_a_chair(tmp_path: Path) -> None:
    """Who won begins wherever the host seats them, and also when open chairs are taken away."""
    games = [finished(seed, {}) for seed in range(8)]
    for (room, _), again in zip(games, met_again(tmp_path, games), strict=True):
        again.reorder([3, 0, 1, 2])
        first = next(seat for seat, chair in enumerate(again.chairs) if chair.name != winner(room))
        again.free(first)
        again.arrange({}, again.settings, 3)
        assert beginner(again) == winner(room)
