"""People who play at random and remember all that was acknowledged."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TOO_LATE: Final = (
    "stale_answer",
    "already_answered",
    "not_awaited",
    "pledge_answered",
    "pledge_offered",
)
NOT_NOW: Final = ("too_fast", "store_locked", "store_full", "store_failed")
A_MOMENT: Final = 0.2  # seconds until what was refused for now is said again


class Seat:
    """One of them."""

    def __init__(self, room: str, seat: int, seats: int, token: str) -> None:
        self.room: Final = room
        self.seat: Final = seat
        self.seats: Final = seats
        self.token: Final = token
        self.events: list[Any] = []
        self.version = 0
        self.over = False
        self.deals: dict[tuple[int, int, int], str] = {}  # pledges, and what had become of them
        self.answered: Final[set[int]] = set()  # versions of questions
        self.acknowledged = 0  # answers
        self.refused = 0  # by the store

    async def play(self, address: str, rng: Random, heard: asyncio.Semaphore) -> None:
        """Until the house is killed, or the game is over. `heard` counts what this seat is sent."""
        try:
            async with connect(self._address(address)) as socket:
                async for frame in self._frames(socket, heard):
                    await self._act(socket, frame, rng)
        except (OSError, WebSocketException):
            pass  # killed

    async def look(self, address: str) -> None:
        """Come back, and see whether all is there."""
        async with connect(self._address(address)) as socket:
            async for _ in self._frames(socket, asyncio.Semaphore()):
                return

    def _address(self, address: str) -> str:
        return address.replace("http", "ws") + f"/api/rooms/{self.room}/socket"

    async def _frames(self, socket: ClientConnection, heard: asyncio.Semaphore) -> Any:
        """What it is shown, checked and remembered."""
        await socket.send(json.dumps({"t": "hello", "token": self.token}))
        first, frame = True, None
        async for text in socket:
            heard.release()
            message = json.loads(text)
            if message["t"] != "frame":
                assert message["code"] in (*TOO_LATE, *NOT_NOW), message
                self.refused += message["code"].startswith("store")
                if message["code"] in NOT_NOW and frame is not None:
                    await asyncio.sleep(A_MOMENT)
                    yield frame
                continue
            frame = message
            self._remember(frame, first)
            first = False
            yield frame
            if self.over:
                return

    def _remember(self, frame: Any, first: bool) -> None:
        if first:  # after a restart: nothing that this seat was told is gone
            assert frame["told"][: len(self.events)] == self.events
            assert frame["version"] >= self.version
            self.events = frame["told"]
            here = {key_of(deal): deal["standing"] for deal in frame["deals"]}
            for key, standing in self.deals.items():  # an offer may have been answered meanwhile
                assert here[key] == standing or standing == "offered"
        else:
            assert frame["since"] == len(self.events)
            self.events += frame["told"]
        self.acknowledged += self.version in self.answered and frame["version"] > self.version
        self.deals |= {key_of(deal): deal["standing"] for deal in frame["deals"]}
        self.version = frame["version"]
        self.over = frame["room"]["over"]

    async def _act(self, socket: ClientConnection, frame: Any, rng: Random) -> None:
        if frame["asked"]:
            answer = rng.choice(frame["asked"]["offers"])["text"]
            self.answered.add(self.version)
            await socket.send(json.dumps({"t": "answer", "text": answer, "version": self.version}))
        if frame["room"]["pledges"] and not self.over:
            await self._haggle(socket, frame, rng)

    async def _haggle(self, socket: ClientConnection, frame: Any, rng: Random) -> None:
        """Answer what was offered, and now and then offer something."""
        for deal in frame["deals"]:
            if deal["to"] == self.seat and deal["standing"] == "offered":
                known = {name: deal[name] for name in ("by", "to", "number")}
                reply = rng.choice(["accepted", "refused"])
                await socket.send(json.dumps({"t": "respond", **known, "reply": reply}))
        offered = any(by == self.seat and was == "offered" for (by, _, _), was in self.deals.items())
        if frame["scene"]["view"]["round"] and not offered and rng.random() < 0.5:
            offer = {"t": "propose", "to": (self.seat + 1) % self.seats, "promise": {"deed": "support"}}
            await socket.send(json.dumps(offer))


def key_of(deal: dict[str, Any]) -> tuple[int, int, int]:
    return deal["by"], deal["to"], deal["number"]
