"""kill -9 at random moments under load: what was acknowledged is there, and everybody goes on."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SEATS = 3
QUICK: dict[str, dict[str, Any]] = {
    "complots": {"window_floor_ms": 0, "window_deadline_ms": None, "max_turns": None},
    "guillotine": {"interrupt_delay_ms": 20},
    "druide": {},
    "convention": {"talk_ms": 20, "defence_delay_ms": 20, "faction_choice": "random"},
    "cocarde": {"character_delay_ms": 20},
}
FRAMES = 10  # that a seat gets at most, on average, before the house is killed
TOO_LATE = (
    "stale_answer",
    "already_answered",
    "not_awaited",
    "pledge_answered",
    "pledge_offered",
    "too_fast",
)


class Seat:
    """A person who answers at random and remembers all that was acknowledged."""

    def __init__(self, room: str, seat: int, token: str) -> None:
        self.room = room
        self.seat = seat
        self.token = token
        self.events: list[Any] = []
        self.version = 0
        self.over = False
        self.deals: dict[tuple[int, int, int], str] = {}  # pledges, and what had become of them

    async def play(self, address: str, rng: random.Random, heard: asyncio.Semaphore) -> None:
        url = address.replace("http", "ws") + f"/api/rooms/{self.room}/socket"
        try:
            async with connect(url) as socket:
                await self._play(socket, rng, heard)
        except (OSError, WebSocketException):
            pass  # killed

    async def _play(self, socket: ClientConnection, rng: random.Random, heard: asyncio.Semaphore) -> None:
        await socket.send(json.dumps({"t": "hello", "token": self.token}))
        first = True
        async for text in socket:
            heard.release()
            frame = json.loads(text)
            if frame["t"] != "frame":
                assert frame["code"] in TOO_LATE, frame
                continue
            if first:  # after a restart: nothing that this seat was told is gone
                assert frame["told"][: len(self.events)] == self.events
                assert frame["version"] >= self.version
                self.events = frame["told"]
                here = {key_of(deal): deal["standing"] for deal in frame["deals"]}
                for key, standing in self.deals.items():  # an offer may have been answered meanwhile
                    assert here[key] == standing or standing == "offered"
                first = False
            else:
                assert frame["since"] == len(self.events)
                self.events += frame["told"]
            self.deals |= {key_of(deal): deal["standing"] for deal in frame["deals"]}
            self.version = frame["version"]
            self.over = frame["room"]["over"]
            if self.over:
                return
            if frame["asked"]:
                answer = rng.choice(frame["asked"]["offers"])["text"]
                await socket.send(json.dumps({"t": "answer", "text": answer, "version": self.version}))
            if frame["room"]["pledges"]:
                await self._haggle(socket, frame, rng)

    async def _haggle(self, socket: ClientConnection, frame: Any, rng: random.Random) -> None:
        """Answer what was offered, and now and then offer something."""
        for deal in frame["deals"]:
            if deal["to"] == self.seat and deal["standing"] == "offered":
                known = {name: deal[name] for name in ("by", "to", "number")}
                reply = rng.choice(["accepted", "refused"])
                await socket.send(json.dumps({"t": "respond", **known, "reply": reply}))
        offered = any(by == self.seat and was == "offered" for (by, _, _), was in self.deals.items())
        if frame["scene"]["view"]["round"] and not offered and rng.random() < 0.5:
            offer = {"t": "propose", "to": (self.seat + 1) % SEATS, "promise": {"deed": "support"}}
            await socket.send(json.dumps(offer))


def key_of(deal: dict[str, Any]) -> tuple[int, int, int]:
    return deal["by"], deal["to"], deal["number"]


def start(folder: Path, **how: Any) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "cabale", "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
    house = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **how)
    assert house.stdout is not None
    line = house.stdout.readline()
    return house, next(word for word in line.split() if word.startswith("http"))[:-1]


def post(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def sit_down(address: str, game: str) -> list[Seat]:
    seats = []
    room = post(address, "/api/rooms", {"game": game, "seats": SEATS, "options": QUICK[game]})
    path = f"/api/rooms/{room['room']}"
    for seat in range(SEATS):
        taken = post(address, f"{path}/seats/{seat}", {"name": f"N{seat}", "language": "nl", "nonce": "x"})
        seats.append(Seat(room["room"], seat, taken["token"]))
    post(address, f"{path}/begin", {}, room["token"])
    return seats


async def play_until_killed(
    house: subprocess.Popen[str], address: str, seats: list[Seat], rng: random.Random
) -> None:
    """The house is killed in the middle of its work: a moment after some frame, whoever got it."""
    heard = asyncio.Semaphore(0)

    async def moment() -> None:
        for _ in range(rng.randint(1, FRAMES * len(seats))):
            await heard.acquire()
        await asyncio.sleep(rng.uniform(0, 0.01))

    playing = asyncio.gather(
        *[seat.play(address, random.Random(rng.random()), heard) for seat in seats if not seat.over]
    )
    either: list[asyncio.Future[Any]] = [playing, asyncio.create_task(moment())]
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    house.kill()
    await playing


def kill_again_and_again(folder: Path, rounds: int) -> None:
    """All that was acknowledged is checked by the seats."""
    rng = random.Random(rounds)
    tables: dict[str, list[Seat]] = {game: [] for game in QUICK}
    seen = promised = 0
    for _ in range(rounds):
        house, address = start(folder)
        with house:
            for game, seats in tables.items():
                if all(seat.over for seat in seats):
                    tables[game] = sit_down(address, game)
            everybody = [seat for seats in tables.values() for seat in seats]
            asyncio.run(play_until_killed(house, address, everybody, rng))
        seen += sum(len(seat.events) for seat in everybody)
        promised += sum(len(seat.deals) for seat in everybody)
    assert seen > rounds * 20 * len(QUICK) and promised > rounds  # there was something to lose


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_eight_kills_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 8)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 on Windows")
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 200)
