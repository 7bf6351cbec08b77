"""Games that were begun by an older version of the rules: read, replayed and played on as they were begun.

The records and the logs of rooms in `former` were written by the last program that had version 1.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import msgspec
import pytest

from cabale.analysis.course import Course
from cabale.core.errors import BadRecord
from cabale.core.match import Match, replay
from cabale.core.record import Record, read_record
from cabale.core.seats import OPEN
from cabale.core.verify import verify
from cabale.games import game as find_game
from cabale.table.house import House
from cabale.table.log import Entry, Opened, Played, Stood, read_entry, write_entry
from cabale.table.room import Room
from cabale.table.rooms import reopen, restore
from cabale.table.settings import RoomRefusal
from cabale.table.sqlite import SqliteStore
from cabale.table.wire.rooms import Branch
from cabale.terminal.retelling import Retelling
from cabale.text import Words
from tests.table.test_table import Passive

FORMER: Final = Path(__file__).parent / "former"
MEANT: Final = {  # what version 1 played by, in the options of today
    "complots-anyone": ("counter_after_failed_challenge", "closed"),
    "complots-anyone-allowed": ("counter_after_failed_challenge", "allowed"),
    "complots-target": ("counter_after_failed_challenge", "forfeit"),
    "guillotine-amigo": ("endgame_play", "points"),
    "guillotine-extended": ("endgame_play", "extended"),
    "guillotine-wotc": ("endgame_play", "edition"),
    "guillotine-wotc-points": ("endgame_play", "points"),
}
RECORDS: Final = sorted(MEANT)


def record(name: str) -> Record:
    return read_record((FORMER / f"{name}.txt").read_text())


def log(name: str) -> list[bytes]:
    return (FORMER / f"{name}.room").read_bytes().splitlines()


def kind(match: Match, seat: int) -> str:
    asked = match.game.question(match.state, seat)
    return "" if asked is None else asked.kind


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_the_first_version_replays_word_for_word_and_verifies(name: str) -> None:
    old = record(name)
    game = find_game(old.game)
    assert old.rules == 1 < game.rules_version
    match = replay(game, old)
    assert match.state.over
    option, value = MEANT[name]
    assert match.options[option] == value
    again = match.record()
    assert (again.words, again.ranks, again.secret) == (old.words, old.ranks, old.secret)
    assert verify(game, old).fair
    assert Retelling(game, old, OPEN).events == match.events(OPEN)
    assert len(Course(game, old).positions) == len(old.words) + 1


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_written_of_it_today_is_the_same_game(name: str) -> None:
    """Today's record of it says with today's options what it was played by."""
    game = find_game(record(name).game)
    text = replay(game, record(name)).record().write()
    again = read_record(text)
    assert again.rules == game.rules_version
    assert replay(game, again).record().write() == text
    assert verify(game, again).fair


def test_a_record_of_a_version_to_come_is_refused_with_a_sentence() -> None:
    later = msgspec.structs.replace(record("complots-target"), rules=3)
    with pytest.raises(BadRecord) as refused:
        replay(find_game("complots"), later)
    assert refused.value.code == "rules_version"
    for language in ("en", "fr", "nl"):
        assert "3" in Words(language).refusal(refused.value)


# --- rooms


def saved_by_nobody(room: Room) -> None:
    """The target has doubted a true Captain and turns up a card."""
    assert room.match is not None and room.asked() == (2,)
    room.answer(2, room.game.read(room.match.state, "c:lose=captain")[1])
    assert kind(room.match, 2) == "action", "version 1: a forfeited counter is lost to everybody"


def test_an_open_room_of_an_older_version_goes_on_by_its_rules() -> None:
    saved_by_nobody(reopen(log("complots-anyone")))


def test_an_open_room_in_its_final_phase_ends_with_the_cards_it_began_with() -> None:
    """b holds Missing Heads, and is offered only to finish."""
    room = reopen(log("guillotine-amigo"))
    assert room.match is not None and kind(room.match, 1) == "final"
    assert [room.game.write_body(room.match.state, 1, move) for move in room.match.state.moves(1)] == ["pass"]


def opened_today(name: str) -> Room:
    first, *rest = map(read_entry, log(name))
    assert isinstance(first, Opened)
    return restore([msgspec.structs.replace(first, rules=2), *rest])


def test_the_same_tables_opened_today_would_go_on_otherwise() -> None:
    room = opened_today("complots-anyone")
    assert room.match is not None
    room.answer(2, room.game.read(room.match.state, "c:lose=captain")[1])
    assert kind(room.match, 0) == "counter"
    room = opened_today("guillotine-amigo")
    assert room.match is not None
    assert len(room.match.state.moves(1)) == 2


def test_a_room_from_before_the_log_had_a_version_is_of_the_first() -> None:
    first, *rest = log("complots-anyone")
    opened = read_entry(first)
    assert isinstance(opened, Opened)
    saved_by_nobody(reopen([write_entry(msgspec.structs.replace(opened, rules=0)), *rest]))


def test_a_room_of_the_first_version_that_has_not_begun_says_what_it_will_be_played_by() -> None:
    first = read_entry(log("complots-anyone")[0])
    assert isinstance(first, Opened)
    room = restore([first])
    entries: list[Entry] = [
        first,
        *room.arrange({"counter_after_failed_challenge": "forfeit"}, room.settings),
    ]
    for opened in (room, restore(entries)):
        assert opened.options["counter_after_failed_challenge"] == "closed"


def test_a_room_of_a_version_to_come_is_refused_with_a_sentence() -> None:
    first, *rest = log("complots-anyone")
    opened = read_entry(first)
    assert isinstance(opened, Opened)
    with pytest.raises(RoomRefusal) as refused:
        reopen([write_entry(msgspec.structs.replace(opened, rules=3)), *rest])
    assert refused.value.code == "other_rules"


def test_what_follows_a_game_of_the_first_version_is_played_by_its_rules_too(tmp_path: Path) -> None:
    """A branch from the middle of it, and a rematch."""
    old, entries = record("complots-anyone"), log("complots-anyone")
    doubted = old.words.index("c:lose=captain")

    async def run() -> None:
        store = SqliteStore(tmp_path / "cabale.db")
        await store.append("room", 0, [*entries, write_entry(Played(old.words[doubted:]))], None)
        house = House(store, Passive())
        table = await house.table("room")
        assert table.room.over
        branch = await house.branch(table, Branch(doubted, 2, "random", "Noor", "nl"))
        saved_by_nobody((await house.table(branch.room)).room)
        await house.rematch(table)
        again = (await house.table(table.room.next)).room
        assert again.options["counter_after_failed_challenge"] == "closed"
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "only"),
    [
        (
            b'{"type":"stood","seat":1,"order":"fire","turn":3,"victim":0,"noble":"bishop"}',
            {"victim": 0, "noble": "bishop"},
        ),
        (
            b'{"type":"stood","seat":1,"order":"fire","turn":3,"victim":null,"noble":"bishop"}',
            {"noble": "bishop"},
        ),
        (b'{"type":"stood","seat":1,"order":"never","turn":3,"victim":null,"noble":""}', {}),
        (b'{"type":"stood","seat":1,"order":"","turn":3}', {}),
    ],
)
def test_a_standing_order_of_before_is_narrowed_as_it_was(body: bytes, only: dict[str, str | int]) -> None:
    entry = read_entry(body)
    assert isinstance(entry, Stood) and entry.only == only
    assert read_entry(write_entry(entry)) == entry
