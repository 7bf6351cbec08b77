"""Somebody new wants a seat in a running game, whose hand they would see: the others are asked, once.

It is nothing that the log has to keep, as little as who is there: what comes of it is that somebody sits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from cabale.table.room import Room
from cabale.table.settings import RoomRefusal

PATIENCE: Final = 60.0  # seconds after which silence is a no
QUIET: Final = 300.0  # seconds after a no in which nobody asks for that seat again


class Visitor:
    """One who stands at the door."""

    def __init__(self, seat: int, name: str, asked: set[int]) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.asked: Final = asked  # seats whose people have not answered
        self.let_in: Final[asyncio.Future[bool]] = asyncio.get_running_loop().create_future()

    def decide(self, answer: bool) -> None:
        if not self.let_in.done():
            self.let_in.set_result(answer)


class Door:
    """One knocks at a time."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.knock: Visitor | None = None
        self._tell: Final = tell
        self._refused: Final[dict[int, float]] = {}  # seats, and until when nobody asks for them

    async def ask(self, room: Room, seat: int, name: str) -> None:
        """Returns when everybody else has agreed. Alone with bots there is nobody to ask."""
        asked = {other for other in room.people if other != seat}
        if not asked:
            return
        loop = asyncio.get_running_loop()
        if self.knock is not None or self._refused.get(seat, 0.0) > loop.time():
            raise RoomRefusal("asked_already")
        self.knock = Visitor(seat, name, asked)
        self._tell()
        try:
            async with asyncio.timeout(PATIENCE):
                agreed = await self.knock.let_in
        except TimeoutError:
            agreed = False
        finally:
            self.knock = None
            self._tell()
        if not agreed:
            self._refused[seat] = loop.time() + QUIET
            raise RoomRefusal("not_let_in")

    def answer(self, by: int, seat: int, admit: bool) -> None:
        """One of those who are asked says yes, or no for all."""
        knock = self.knock
        if knock is None or knock.seat != seat or by not in knock.asked:
            raise RoomRefusal("nobody_knocks")
        knock.asked.discard(by)
        if not admit or not knock.asked:
            knock.decide(admit)
        self._tell()

    def mind(self, room: Room) -> None:
        """Whoever has gone, or lets a bot play, is not asked any more."""
        if self.knock is not None:
            self.knock.asked.intersection_update(room.people)
            if not self.knock.asked:
                self.knock.decide(True)
