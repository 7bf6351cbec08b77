"""A stranger with a crowd of masters: the experts of another table answer as quickly and as well as before.

A house as it is, with processes that think; its guests come from two addresses of this machine, which are not
counted at the door, so that nothing but the turns that bots take stands between the stranger and the others.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect

from tests.table.test_table import AT_ONCE

GUEST: Final = "127.0.0.1"
STRANGER: Final = "127.0.0.2"
HASTY: Final = 10  # times as fast as at a table think those of the day
SLOWER: Final = 5  # times, at the most: the stranger has one of two processes, and its share of the machine
HOUSE: Final = """
import sys
from pathlib import Path
from cabale import bots
from cabale.table.serve import serve

for level in bots.AT_TABLE:  # here and in every process that thinks
    bots.AT_TABLE[level] //= int(sys.argv[2])
if __name__ == "__main__":
    serve("127.0.0.1", 0, Path(sys.argv[1]), lambda address: print(address, flush=True), pace="at_once")
"""


class Door:
    """The house as it is found from one address."""

    def __init__(self, house: str, address: str) -> None:
        self._house: Final = house.removeprefix("http://")
        self._address: Final = address

    def open(self, game: str, seats: int, level: str) -> str:
        """A room with such bots, which begin when somebody looks on."""
        room = self._post("/api/rooms", {"game": game, "seats": seats, "options": AT_ONCE[game]})
        path = f"/api/rooms/{room['room']}"
        for seat in range(seats):
            self._post(f"{path}/seats/{seat}/bot", {"level": level}, room["token"])
        self._post(f"{path}/begin", {}, room["token"])
        return path

    def _post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with closing(HTTPConnection(self._house, source_address=(self._address, 0))) as line:
            line.request("POST", path, json.dumps(body), headers)
            answer = line.getresponse()
            assert answer.status == 200
            return json.load(answer)

    @asynccontextmanager
    async def looking(self, room: str) -> AsyncIterator[AsyncIterator[Any]]:
        """What is to be seen at a table."""
        async with connect(f"ws://{self._house}{room}/socket", local_addr=(self._address, 0)) as socket:
            await socket.send(json.dumps({"t": "hello", "words": False}))
            yield (json.loads(text) async for text in socket)


@contextmanager
def house(folder: Path, hasty: int) -> Iterator[str]:
    script = folder / "house.py"
    script.write_text(HOUSE)
    command = [sys.executable, str(script), str(folder / "data"), str(hasty)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.kill()


async def gaps(door: Door, answers: int) -> list[float]:
    """Seconds that each of so many answers of two experts took, none of which the random bot gave."""
    found: list[float] = []
    while len(found) < answers:
        async with door.looking(await asyncio.to_thread(door.open, "complots", 2, "expert")) as shown:
            version, at = (await anext(shown))["version"], time.monotonic()
            async for frame in shown:
                assert not any(chair["bot_failed"] for chair in frame["room"]["chairs"])
                if frame["version"] > version:
                    now = time.monotonic()
                    found.append(now - at)
                    version, at = frame["version"], now
                if len(found) == answers or frame["room"]["over"]:
                    break
    return found


async def crowd(door: Door, room: str, seen: list[int]) -> None:
    """Look on, and note what is answered there."""
    async with door.looking(room) as shown:
        version = (await anext(shown))["version"]
        async for frame in shown:
            if frame["version"] > version:
                version = frame["version"]
                seen.append(version)


async def starve(address: str, rooms: int, watched: bool, answers: int) -> float:
    """How many times as long an expert takes. Each has answered, and none was replaced."""
    guest, stranger = Door(address, GUEST), Door(address, STRANGER)
    await gaps(guest, 4)  # until processes have begun
    before = await gaps(guest, answers)
    opened = await asyncio.gather(
        *[asyncio.to_thread(stranger.open, "complots", 4, "master") for _ in range(rooms)]
    )
    seen: list[int] = []
    async with asyncio.TaskGroup() as group:
        watching = [group.create_task(crowd(stranger, room, seen)) for room in opened if watched]
        while watched and not seen:  # until they are at it
            await asyncio.sleep(0.05)
        during = await gaps(guest, answers)
        for task in watching:
            task.cancel()
    print(
        f"{rooms} rooms of masters, {'watched' if watched else 'unwatched'}: an expert's answer took"
        f" {median(before):.2f} s before (at most {max(before):.2f}), {median(during):.2f} s during it"
        f" (at most {max(during):.2f}), of {answers} each; the crowd gave {len(seen)}"
    )
    assert bool(seen) == watched  # those that nobody looks at wait
    return median(during) / median(before)


here = pytest.mark.skipif(sys.platform != "linux", reason="needs 127.0.0.2")


@here
def test_a_crowd_of_masters_leaves_the_experts_of_others_as_they_were(tmp_path: Path) -> None:
    with house(tmp_path, HASTY) as address:
        asyncio.run(starve(address, rooms=8, watched=True, answers=12))


@here
@pytest.mark.slow
@pytest.mark.parametrize("watched", [True, False])
def test_forty_rooms_of_masters_leave_the_experts_of_others_as_they_were(
    tmp_path: Path, watched: bool
) -> None:
    with house(tmp_path, 1) as address:
        assert asyncio.run(starve(address, rooms=40, watched=watched, answers=30)) < SLOWER
