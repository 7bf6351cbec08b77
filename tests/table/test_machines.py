"""Programs that take a seat over the network and say so: marked as machines, and waited for as such."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cabale.table.log import read_entry, write_entry
from cabale.table.pace import OF_MACHINES
from cabale.table.rooms import open_room, restore
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from tests.table.guests import Guest, Opened, at_home, bearer
from tests.table.leaping import TICK, until
from tests.table.test_replays import play_to_the_end
from tests.table.test_table import serve, word

DEEP = {"name": "Deep", "language": "en", "machine": True}


def test_a_machine_says_so_of_itself_and_its_log_keeps_it() -> None:
    room, log = open_room("complots", 3, {}, "host")
    log += room.sit(0, "Anna", "fr", "anna") + room.sit(1, "Deep", "en", "deep", machine=True)
    assert [chair.machine for chair in room.chairs] == [False, True, False]
    log += room.introduce(1, "Deeper", "en", 0) + room.hand_over(1, "regular") + room.take_back(1)
    log += room.reorder((1, 0, 2))
    again = restore([read_entry(write_entry(entry)) for entry in log])
    for found in (room, again):
        assert [chair.machine for chair in found.chairs] == [True, False, False]
    room.free(0)
    room.sit(0, "Boris", "fr", "boris")
    assert not room.chairs[0].machine
    room.sit(2, "Boris", "fr", "boris", machine=True)  # who changes seats says it again
    assert [chair.machine for chair in room.chairs] == [False, False, True]


def test_a_log_from_before_there_were_machines_has_people() -> None:
    room, log = open_room("complots", 3, {}, "host")
    log += room.sit(0, "Anna", "fr", "anna")
    kept = [msgspec.json.decode(write_entry(entry)) for entry in log]
    assert kept[-1].pop("machine") is False
    again = restore([read_entry(msgspec.json.encode(entry)) for entry in kept])
    assert again.chairs[0].name == "Anna" and not again.chairs[0].machine


def test_everybody_sees_that_it_is_one_wherever_they_look(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=1, seats=3, settings={"listed": True}, max_turns=2)
        client.delete(room.path + "/seats/1", headers=bearer(room.host))
        assert room.post("/seats/1", DEEP).status_code == 200
        marks = [False, True, False]
        (listed,) = client.get("/api/rooms").json()
        with room.connect() as socket:
            shown = [room.get().json(), listed, Guest(socket).frame["room"]]
        for one in shown:
            assert [chair["machine"] for chair in one["chairs"]] == marks
        assert room.post("/seats/1/bot", {"level": "random"}, room.host).status_code == 200
        play_to_the_end(room)
        replay = room.get("/replay").json()
        assert [chair["machine"] for chair in replay["room"]["chairs"]] == marks
        again = room.post("/rematch", token=room.tokens[0]).json()["next"]
        met = client.get(f"/api/rooms/{again}").json()["chairs"]
        assert [chair["machine"] for chair in met] == marks
        branch = {**DEEP, "place": replay["steps"][0]["place"], "seat": 2, "level": "random"}
        where = room.post("/branch", branch).json()["room"]
        chairs = client.get(f"/api/rooms/{where}").json()["chairs"]
        assert [chair["machine"] for chair in chairs] == [False, False, True]


def test_a_machine_that_never_answers_holds_up_nobody_for_ever(tmp_path: Path) -> None:
    """In a window and where it is asked alone; everybody else keeps their time, and the table says so."""

    async def work(table: Table, store: SqliteStore) -> None:
        table.room.chairs[1].machine = True
        table.come(1)
        await table.ask(word(table, "a:tax"))
        sealed = await until(lambda: 1 in table.room.sealed)
        assert sealed == pytest.approx(OF_MACHINES / 1000, abs=2 * TICK)
        assert 2 not in table.room.sealed and not table.room.chairs[1].bot_failed
        await table.ask(word(table, "c:pass"))
        assert table.room.asked() == (1,)
        await until(lambda: table.room.asked() == (2,))
        assert [chair.bot_failed for chair in table.room.chairs] == [False, True, False]

    serve(tmp_path, work, people=3)


def test_a_machine_that_is_gone_is_stood_in_for_until_it_is_back(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        table.come(0)
        table.come(2)
        table.room.chairs[1].machine = True
        table.come(1)
        table.go(1)
        gone = await until(lambda: bool(table.room.chairs[1].level))
        assert gone == pytest.approx(OF_MACHINES / 1000, abs=2 * TICK)
        assert not any(table.room.chairs[seat].level for seat in (0, 2))
        table.come(1)
        await until(lambda: not table.room.chairs[1].level)

    serve(tmp_path, work, people=3)
