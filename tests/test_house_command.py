"""`cabale house`: what whoever keeps a house does with its rooms, the house open or closed."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabale import cli
from cabale.table.lobby_row import lobby_row
from cabale.table.lock import alone
from cabale.table.log import Entry, Played, read_entry, write_entry
from cabale.table.opening import migrations
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import Settings
from cabale.table.sqlite import SqliteStore
from tests.table.guests import Opened, at_home
from tests.table.running import running
from tests.table.test_kill import post

OVER = 1_000  # answers after which every game is over


def rooms_of(folder: Path, work: Callable[[SqliteStore], Any]) -> Any:
    """Do something with the store, and close it again."""

    async def run() -> Any:
        store = SqliteStore(folder / "cabale.db")
        found = await work(store)
        await store.close()
        return found

    return asyncio.run(run())


def laid(answers: int | None, title: str = "Table", names: tuple[str, ...] = ("Anna", "Hugo")) -> list[Entry]:
    """The log of a room in which so many answers were given; in which nobody plays yet if None."""
    options = {"first_player": "a", "max_turns": 3}
    room, log = open_room("complots", 2, options, "host", b"s" * 32, settings=Settings(title=title))
    for seat, name in enumerate(names):
        log += room.sit(seat, name, "fr", f"token {seat}")
    if answers is None:
        return log
    log += room.begin()
    while not room.over and answers:
        answers -= 1
        seat = room.asked()[0]
        assert room.match is not None
        log += room.answer(seat, room.match.state.moves(seat)[0])
        log += room.settle() if room.complete else []
    return log


def store_room(folder: Path, name: str, log: list[Entry]) -> None:
    bodies, told = [write_entry(entry) for entry in log], msgspec.json.encode(lobby_row(restore(log)))
    rooms_of(folder, lambda store: store.append(name, 0, bodies, told))


def room_in(folder: Path, name: str) -> Room | None:
    log: list[bytes] = rooms_of(folder, lambda store: store.log(name))
    return restore(map(read_entry, log)) if log else None


@contextmanager
def damaged(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "cabale.db")) as base, base:
        yield base


class Keeper:
    """Gives commands, and reads what they say."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def says(self, *command: str, code: int = 0) -> str:
        self._capsys.readouterr()
        assert cli.main(["house", *command, "--data", str(self.folder), "--lang", "en"]) == code
        told = self._capsys.readouterr()
        assert (told.err if code == 0 else told.out) == ""
        return told.out if code == 0 else told.err

    def refused(self, *command: str) -> str:
        told = self.says(*command, code=2)
        assert told.startswith("cabale: ") and told.count("\n") == 1, told
        return told.removeprefix("cabale: ").rstrip()


@pytest.fixture
def keeper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(tmp_path / "house", capsys)


# --- list


def test_rooms_are_listed_with_their_state(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_700_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    for name, answers in (("opened", None), ("played", 2), ("over", OVER), ("closed", None)):
        now += 60
        store_room(keeper.folder, name, laid(answers, title=f"Table {name}"))
    keeper.says("close", "closed")
    lines = keeper.says("list").splitlines()
    assert lines[0].split() == ["Room", "Last", "change", "State", "Game", "Table"]
    assert [(row.split()[0], row.split()[3]) for row in lines[1:]] == [
        ("closed", "closed"),
        ("over", "over"),
        ("played", "playing"),
        ("opened", "open"),
    ]
    assert lines[3].endswith("Complots              Table played (Anna, Hugo)")
    assert {line.index("Complots") for line in lines[1:]} == {lines[0].index("Game")}


def test_a_damaged_room_is_listed_with_why(keeper: Keeper) -> None:
    for name in ("fine", "gone", "edited", "unread", "lineless", "tailless"):
        store_room(keeper.folder, name, laid(2))
    with damaged(keeper.folder) as base:
        last = dict(base.execute("SELECT room, last FROM tail").fetchall())
        base.execute("DELETE FROM entry WHERE number = ?", (last["gone"] - 1,))
        wrong = write_entry(Played(("b:coup>a",)))
        base.execute("UPDATE entry SET body = ? WHERE number = ?", (wrong, last["edited"]))
        base.execute("UPDATE entry SET body = 'no JSON' WHERE number = ?", (last["unread"],))
        base.execute("UPDATE room SET line = 'no JSON' WHERE id = 'lineless'")
        base.execute("DELETE FROM tail WHERE room = 'tailless'")
    found = {row.split()[0]: row for row in keeper.says("list").splitlines()[1:]}
    assert len(found) == 6
    for name in ("gone", "edited", "unread", "tailless"):
        assert found[name].split()[3] == "damaged", name
    assert "entries are left" in found["gone"]
    assert "[IllegalMove: " in found["edited"]
    assert "[DecodeError: " in found["unread"]
    for name in ("fine", "lineless"):  # the line is only what the lobby shows
        assert found[name].split()[3] == "playing"


def test_nothing_that_guests_write_moves_the_cursor(keeper: Keeper) -> None:
    log = laid(None)
    log[0] = msgspec.structs.replace(log[0], settings=Settings(title="\x1b[2J"))
    store_room(keeper.folder, "r", log)
    assert "\x1b" not in keeper.says("list")


def test_whoever_only_looks_needs_no_lock(keeper: Keeper) -> None:
    """And writes nothing: neither a house that opens meanwhile nor one that is open is disturbed."""
    store_room(keeper.folder, "r", laid(2))
    with alone(keeper.folder):
        assert keeper.says("list").count("\n") == 2
        keeper.says("backup", str(keeper.folder / "copy.db"))


def test_an_earlier_house_is_not_brought_up_to_date_while_it_is_open(keeper: Keeper) -> None:
    keeper.folder.mkdir()
    with damaged(keeper.folder) as base:
        for number, script in migrations()[:4]:
            base.executescript(f"{script}; PRAGMA user_version = {number};")
    with alone(keeper.folder):
        assert "Another house is open" in keeper.refused("list")
    assert keeper.says("list").count("\n") == 1


# --- close and delete


def test_a_room_is_closed(keeper: Keeper) -> None:
    store_room(keeper.folder, "-r-", laid(2))  # a name may begin so
    assert keeper.says("close", "-r-") == "The room -r- is closed.\n"
    room = room_in(keeper.folder, "-r-")
    assert room is not None and room.closed
    assert keeper.refused("close", "-r-") == "The host has closed this room."
    assert keeper.refused("close", "nowhere").startswith("There is no such room")


def test_a_room_is_deleted_damaged_or_not(keeper: Keeper) -> None:
    for name in ("r", "bad", "other"):
        store_room(keeper.folder, name, laid(2))
    with damaged(keeper.folder) as base:
        base.execute(
            "UPDATE entry SET body = 'no JSON' WHERE number = (SELECT last FROM tail WHERE room = 'bad')"
        )
    for name in ("r", "bad"):
        assert keeper.says("delete", name).startswith(f"The room {name} is deleted")
        assert keeper.refused("delete", name).startswith("There is no such room")
    assert len(keeper.says("list").splitlines()) == 2


def test_a_room_whose_rematch_is_deleted_may_have_another(keeper: Keeper) -> None:
    first = laid(OVER)
    room = restore(first)
    store_room(keeper.folder, "first", first + room.rematch("second"))
    options: dict[str, object] = {"first_player": "a"}
    _, second = open_room("complots", 2, options, "host", follows="first")
    store_room(keeper.folder, "second", second)
    keeper.says("delete", "second")
    before = room_in(keeper.folder, "first")
    assert before is not None and before.next == ""


def test_a_room_that_is_closed_beside_an_open_house_is_closed_there(keeper: Keeper) -> None:
    with at_home(keeper.folder) as client:
        room = Opened(client, settings={"listed": True}).begin()
        assert [shown["room"] for shown in client.get("/api/rooms").json()] == [room.room]
        keeper.says("close", room.room)
        assert client.get("/api/rooms").json() == []
        assert room.post("/pause", token=room.host).json()["code"] == "place_taken"
        assert room.get().json()["closed"]
        assert room.post("/pause", token=room.host).json()["code"] == "room_closed"


def test_a_room_that_is_deleted_beside_an_open_house_is_no_more(keeper: Keeper) -> None:
    with at_home(keeper.folder) as client:
        room, other = Opened(client).begin(), Opened(client).begin()
        keeper.says("delete", room.room)
        assert room.post("/seats/0/bot", {"level": "random"}, room.tokens[0]).status_code != 200
        assert room.get().status_code == 404
        assert other.post("/seats/0/bot", {"level": "random"}, other.tokens[0]).status_code == 200
    assert room_in(keeper.folder, room.room) is None
    assert room_in(keeper.folder, other.room) is not None


# --- export and backup


def test_a_finished_game_is_exported_and_verifies(
    keeper: Keeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be cut short in a sentence
    log = laid(OVER)
    room = restore(log)
    store_room(keeper.folder, "r", log + room.say(0, "said aloud") + room.say(0, "whispered", (1,)))
    store_room(keeper.folder, "played", laid(2))
    file = Path("it.cabale")
    assert keeper.says("export", "r", str(file)) == f"The record is in “{file}”.\n"
    assert cli.main(["verify", str(file)]) == 0
    text = file.read_text("utf-8")
    assert "said aloud" in text and "whispered" not in text
    assert "exists already" in keeper.refused("export", "r", str(file))
    assert file.read_text("utf-8") == text
    other = tmp_path / "other.cabale"
    assert keeper.refused("export", "played", str(other)).startswith("The game is not over")
    assert not other.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_an_open_house_is_copied_with_all_that_was_acknowledged(keeper: Keeper, tmp_path: Path) -> None:
    with running(keeper.folder) as (_, address):
        room = post(address, "/api/rooms", {"game": "complots", "seats": 3})
        guest = {"name": "Anna", "language": "fr", "nonce": "x"}
        post(address, f"/api/rooms/{room['room']}/seats/0", guest)
        copy = tmp_path / "copy" / "cabale.db"
        copy.parent.mkdir()
        keeper.says("backup", str(copy))
        assert "exists already" in keeper.refused("backup", str(copy))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    copied = room_in(copy.parent, room["room"])
    assert copied is not None and copied.chairs[0].name == "Anna"
