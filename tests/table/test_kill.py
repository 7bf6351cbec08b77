"""kill -9 at random moments under load: what was acknowledged is there, and everybody goes on.

Some of the stores are locked, full or failing when it happens.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import pytest

from cabale.core.record import read_record
from cabale.core.seats import LETTERS
from cabale.core.verify import verify
from cabale.games import game as find_game
from cabale.table.log import Played, read_entry
from cabale.table.opening import FILE
from cabale.table.sqlite import SqliteStore
from tests.effort import night
from tests.table.failing import Error, FailingDisk, needs_shim
from tests.table.test_thinkers import marked
from tests.table.witnesses import Seat

SEATS: Final = 3
QUICK: Final[dict[str, dict[str, Any]]] = {
    "complots": {"window_floor_ms": 0, "window_deadline_ms": None, "max_turns": 12},
    "guillotine": {"interrupt_delay_ms": 20},
    "druide": {},
    "convention": {"talk_ms": 20, "defence_delay_ms": 20, "faction_choice": "random"},
    "cocarde": {"character_delay_ms": 20},
}
UNHURRIED: Final = ("complots", "druide")  # nobody but their people answers for them
AT_ONCE: Final = 50  # who look at what is left
FRAMES: Final = 16  # that a seat gets at most, on average, before the house is killed
BUSY: Final = 0.3  # seconds that such a house waits for whoever holds its store
LONG: Final = 2.5 * BUSY
Trouble = Literal["", "locked"] | Error
TROUBLES: Final[tuple[Trouble, ...]] = ("", "locked", "EIO", "", "ENOSPC")  # of the store, in turn
UNBORN: Final = re.compile(  # a process to which Python had not yet said what it is for; nothing of ours ran
    r'Traceback .*\n  File "<string>", line 1, in <module>\n.*spawn_main\n'
    r"(?:.*\n)*?EOFError: Ran out of input\n"
)
HASTY: Final = f"""
import sys
from pathlib import Path
from cabale.table import opening
from cabale.table.serve import serve

opening.BUSY = {BUSY}
serve("127.0.0.1", 0, Path(sys.argv[1]), lambda address: print(address, flush=True), pace="at_once")
"""


def start(folder: Path, *wishes: str, **how: Any) -> tuple[subprocess.Popen[str], str]:
    """A house, and its address."""
    command = [sys.executable, "-m", "cabale", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    return _address(subprocess.Popen([*command, *wishes], stdout=subprocess.PIPE, text=True, **how))


def start_hasty(folder: Path, **how: Any) -> tuple[subprocess.Popen[str], str]:
    """One whose bots answer at once, and that does not wait long for a store."""
    command = [sys.executable, "-c", HASTY, str(folder)]
    return _address(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **how))


def _address(house: subprocess.Popen[str]) -> tuple[subprocess.Popen[str], str]:
    assert house.stdout is not None
    line = house.stdout.readline()
    return house, next(word for word in line.split() if word.startswith("http")).rstrip(".")


def post(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Ruins:
    """A house that is killed again and again, and those who come back to it."""

    def __init__(self, folder: Path, seed: int, with_bots: Sequence[str]) -> None:
        self._disk: Final = FailingDisk(folder)
        self._folder: Final = folder / "data"
        self._log: Final = folder / "log"
        self._rng: Final = Random(seed)
        self._with_bots: Final = with_bots  # games in which the last seat is a bot's
        self._mark: Final = f"cabale-{os.getpid()}-{time.time_ns()}"
        self._tables: Final[dict[str, list[Seat]]] = {game: [] for game in QUICK}
        self.everybody: Final[list[Seat]] = []
        self.played: Final[dict[str, str]] = {}  # rooms, and their games
        self.records: Final[dict[str, str]] = {}  # of rooms whose game is over
        self.troubles: Final[Counter[str]] = Counter()
        self.counted = 0  # answers that are in the store

    @contextmanager
    def _open(self) -> Iterator[tuple[subprocess.Popen[str], str]]:
        env = {**self._disk.environment, "CABALE_MARK": self._mark}
        with self._log.open("a") as log:
            house, address = start_hasty(self._folder, env=env, stderr=log)
        with house:
            try:
                yield house, address
            finally:
                house.kill()
        assert "Traceback" not in UNBORN.sub("", self._log.read_text())

    def kill(self) -> None:
        """Open the house, let everybody go on, and kill it in the middle of its work."""
        with self._open() as (house, address):
            self._keep_records(address)
            for game, seats in self._tables.items():
                if all(seat.over for seat in seats):
                    self._tables[game] = self._sit_down(address, game)
            asyncio.run(self._play_until_killed(house, address))

    def look(self) -> None:
        """Open it once more: all is there, and nothing is there twice."""
        with self._open() as (_, address):
            self._keep_records(address)

            async def look() -> None:
                for first in range(0, len(self.everybody), AT_ONCE):
                    some = self.everybody[first : first + AT_ONCE]
                    await asyncio.gather(*[seat.look(address) for seat in some])

            asyncio.run(look())
            for room, text in self.records.items():
                assert self._record(address, room) == text
        asyncio.run(self._count_answers())

    def orphans(self) -> list[str]:
        """Processes of houses that are no more, after as long as any needs to notice."""
        until = time.monotonic() + 30
        while marked(self._mark) and time.monotonic() < until:
            time.sleep(0.05)
        return marked(self._mark)

    def _sit_down(self, address: str, game: str) -> list[Seat]:
        room = post(address, "/api/rooms", {"game": game, "seats": SEATS, "options": QUICK[game]})
        path = f"/api/rooms/{room['room']}"
        people = SEATS - (game in self._with_bots)
        seats = []
        for seat in range(people):
            guest = {"name": f"N{seat}", "language": "nl", "nonce": "x"}
            token = post(address, f"{path}/seats/{seat}", guest)["token"]
            seats.append(Seat(room["room"], seat, SEATS, token))
        for seat in range(people, SEATS):
            post(address, f"{path}/seats/{seat}/bot", {"level": "regular"}, room["token"])
        post(address, f"{path}/begin", {}, room["token"])
        self.everybody.extend(seats)
        self.played[room["room"]] = game
        return seats

    async def _play_until_killed(self, house: subprocess.Popen[str], address: str) -> None:
        heard, rng = asyncio.Semaphore(0), self._rng
        at_table = [seat for seats in self._tables.values() for seat in seats if not seat.over]
        playing = asyncio.gather(*[seat.play(address, Random(rng.random()), heard) for seat in at_table])

        async def hear(most: int) -> None:
            """A moment after some frame, whoever got it."""
            for _ in range(rng.randint(1, most)):
                await heard.acquire()
            await asyncio.sleep(rng.uniform(0, 0.01))

        async def end() -> None:
            await hear(FRAMES * len(at_table))
            with self._trouble() as trouble:
                if trouble:
                    await asyncio.sleep(rng.uniform(0, 2 * LONG))
                    if rng.random() < 0.5:
                        house.kill()
            if trouble:
                await hear(FRAMES * len(at_table) // 2)

        ending = asyncio.create_task(end())
        either: list[asyncio.Future[Any]] = [playing, ending]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        house.kill()
        await playing
        ending.cancel()
        with suppress(asyncio.CancelledError):
            await ending

    @contextmanager
    def _trouble(self) -> Iterator[str]:
        """Something that befalls the store, or not."""
        kind = TROUBLES[self.troubles.total() % len(TROUBLES)]
        self.troubles[kind] += 1
        if kind == "EIO" or kind == "ENOSPC":
            with self._disk.failing(kind, self._rng.choice((20, 50, 100))):
                yield kind
        elif kind == "locked":
            with closing(sqlite3.connect(self._folder / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                yield kind
        else:
            yield kind

    # --- what is left

    def _keep_records(self, address: str) -> None:
        """Every record of a finished game verifies."""
        for room in {seat.room for seat in self.everybody if seat.over} - self.records.keys():
            self.records[room] = text = self._record(address, room)
            assert verify(find_game(self.played[room]), read_record(text)).fair

    def _record(self, address: str, room: str) -> str:
        with urllib.request.urlopen(f"{address}/api/rooms/{room}/record") as answer:
            return str(answer.read().decode())

    async def _count_answers(self) -> None:
        """However often it was said, an answer to one question counts once."""
        store = SqliteStore(self._folder / FILE)
        for seat in self.everybody:
            if self.played[seat.room] in UNHURRIED:
                log = [read_entry(body) for body in await store.log(seat.room)]
                words = [word for entry in log if isinstance(entry, Played) for word in entry.words]
                mine = sum(word.startswith(f"{LETTERS[seat.seat]}:") for word in words)
                assert mine <= len(seat.answered)
                self.counted += mine
        await store.close()


def kill_again_and_again(folder: Path, kills: int, with_bots: Sequence[str]) -> None:
    ruins = Ruins(folder, kills, with_bots)
    for _ in range(kills):
        ruins.kill()
    ruins.look()
    orphans = ruins.orphans()
    seats = ruins.everybody
    events, deals = sum(len(seat.events) for seat in seats), sum(len(seat.deals) for seat in seats)
    said, acknowledged = sum(len(seat.answered) for seat in seats), sum(seat.acknowledged for seat in seats)
    print(
        f"{kills} kills ({dict(ruins.troubles)}), {said} questions answered, {acknowledged} acknowledged,"
        f" {sum(seat.refused for seat in seats)} refused by the store; {events} events and {deals} pledges"
        f" there; {len(ruins.records)} of {len(ruins.played)} games over and verified; orphans: {orphans}"
    )
    assert not orphans
    assert acknowledged > 5 * kills and deals and ruins.counted  # there was something to lose


@needs_shim
@pytest.mark.timeout(300)  # fifty seconds on a machine that does six other things
def test_eight_kills_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 8, with_bots=["complots"])


@pytest.mark.slow
@needs_shim
def test_a_thousand_kills_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, night(1_000), with_bots=list(QUICK))
