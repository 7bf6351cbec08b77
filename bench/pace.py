#!/usr/bin/env python3
"""How long one waits between two turns of one's own, by game and by the pace of the automata.

python3 bench/pace.py [--turns N] [--level regular] [GAME…]     (default: 12 waits of every game and pace)

A real house on loopback, one person and three automata at every table, the deals fixed. The person answers at
once over the socket: in a turn with the first move that is offered and is more than to pass, otherwise by
letting pass what may be let pass. A wait begins with the last answer of a turn and ends with the first
question of the next. Who is out, or whose game is over, goes on at another table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from cabale.table.chairs import token_hash  # noqa: E402 - the tests are found from the root only
from cabale.table.house import unhurried  # noqa: E402
from cabale.table.lobby_row import lobby_row  # noqa: E402
from cabale.table.log import write_entry  # noqa: E402
from cabale.table.opening import FILE  # noqa: E402
from cabale.table.rooms import open_room  # noqa: E402
from cabale.table.settings import Settings  # noqa: E402
from cabale.table.sqlite import SqliteStore  # noqa: E402
from tests.browser.house import House  # noqa: E402

OWN_TURN: Final = {
    "complots": "action",
    "guillotine": "action",
    "druide": "turn",
    "convention": "move",
    "cocarde": "action",
}
"""The question with which a turn of one's own begins."""
PACES: Final = ("calm", "brisk", "at_once")
SEATS: Final = 4
TABLES: Final = 12  # of a game and pace, at the most
TOKEN: Final = "mine"


async def lay(folder: Path, games: list[str], paces: list[str], level: str) -> None:
    """The tables, in the store of a house that is not open yet."""
    folder.mkdir(mode=0o700)
    store = SqliteStore(folder / FILE)
    for game in games:
        for pace in paces:
            for number in range(TABLES):
                settings = msgspec.convert({"pace": pace} if pace else {}, Settings)
                host, secret = token_hash(TOKEN), bytes([number]) * 32
                room, log = open_room(game, SEATS, unhurried(game), host, secret, settings=settings)
                log += room.sit(0, "Noor", "en", host)
                for seat in range(1, SEATS):
                    log += room.hand_over(seat, level)
                log += room.begin()
                bodies = [write_entry(entry) for entry in log]
                await store.append(name(game, pace, number), 0, bodies, msgspec.json.encode(lobby_row(room)))
    await store.close()


def name(game: str, pace: str, number: int) -> str:
    return f"{game}-{pace}-{number}"


async def waits(address: str, game: str, pace: str, turns: int) -> list[float]:
    """Seconds between two turns, as often as asked for."""
    found: list[float] = []
    for number in range(TABLES):
        where = f"{address.replace('http', 'ws')}/api/rooms/{name(game, pace, number)}/socket"
        async with connect(where) as socket:
            await play(socket, OWN_TURN[game], turns, found)
        if len(found) >= turns:
            break
    return found


async def play(socket: ClientConnection, own: str, turns: int, found: list[float]) -> None:
    """One table, until it is over, one is out, or that is enough."""
    await socket.send(json.dumps({"t": "hello", "token": TOKEN, "words": False}))
    answered, turn, ended = -1, -1, 0.0
    async for text in socket:
        frame = json.loads(text)
        if frame["t"] != "frame" or frame["scene"] is None:
            continue
        asked, view = frame["asked"], frame["scene"]["view"]
        if view["over"] or is_out(view):
            return
        if frame["talking"] and 0 in frame["talking"]["awaited"]:
            await socket.send(json.dumps({"t": "ready", "version": frame["version"]}))
        if asked is None or frame["version"] == answered:
            continue
        if asked["kind"] == own and view["turns"] != turn:
            if ended:
                found.append(time.monotonic() - ended)
                if len(found) >= turns:
                    return
            turn = view["turns"]
        answered = frame["version"]
        answer = {"t": "answer", "text": usual(asked["offers"], asked["kind"] == own), "version": answered}
        await socket.send(json.dumps(answer))
        if asked["kind"] == own:
            ended = time.monotonic()


def usual(offers: list[dict[str, Any]], own: bool) -> str:
    texts: list[str] = [offer["text"] for offer in offers]
    passing = [text for text in texts if text == "pass"]
    deeds = [text for text in texts if text != "pass"]
    return (deeds + passing if own else passing + deeds)[0]


def is_out(view: dict[str, Any]) -> bool:
    """Whether the person of the first seat has lost all characters, where there are any."""
    return "faceup" in view and not view["hidden"][0]


async def measure(address: str, games: list[str], paces: list[str], turns: int) -> None:
    print("| game | pace | middle | nine of ten | longest |\n|---|---|--:|--:|--:|")
    for pace in paces:
        every = await asyncio.gather(*[waits(address, game, pace, turns) for game in games])
        for game, found in zip(games, every, strict=True):
            times = sorted(found)
            ninth = times[max(0, int(0.9 * len(times)) - 1)]
            print(
                f"| {game} | {pace} | {median(times):.1f} s | {ninth:.1f} s | {times[-1]:.1f} s |", flush=True
            )


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("games", nargs="*", default=list(OWN_TURN))
    reader.add_argument("--turns", type=int, default=12)
    reader.add_argument("--level", default="regular")
    reader.add_argument("--pace", action="append", choices=PACES)
    wishes = reader.parse_args()
    paces = [""] if "pace" not in Settings.__struct_fields__ else wishes.pace or list(PACES)
    folder = Path(tempfile.mkdtemp(prefix="cabale-pace-"))
    asyncio.run(lay(folder / "data", wishes.games, paces, wishes.level))
    house = House(folder)
    try:
        asyncio.run(measure(house.address, wishes.games, paces, wishes.turns))
    finally:
        house.kill()


if __name__ == "__main__":
    main()
