"""Whose turn it is where many want to think: fair queueing, by address and then by room.

However many thoughts one address has waiting in however many rooms, each of the others waits for one of them
at most; and where others have asked for a turn lately, no address has all places at once, so that what takes
long at one table does not keep another waiting.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Final, NamedTuple

LATELY: Final = 60.0  # seconds


class Account(NamedTuple):
    """For whom something is done: an address as the guard counts it, and a room."""

    address: str = ""
    room: str = ""


class FairQueue:
    """A semaphore that is fair."""

    def __init__(self, places: int) -> None:
        self._places: Final = places
        self._taken: Final[Counter[str]] = Counter()  # by address
        self._asked: Final[dict[str, float]] = {}  # when an address last asked for a turn
        self._waiting: Final[dict[str, dict[str, deque[asyncio.Future[None]]]]] = {}  # by address and room

    async def take(self, account: Account) -> None:
        """Wait for a place."""
        loop = asyncio.get_running_loop()
        self._asked[account.address] = loop.time()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(account.address, {}).setdefault(account.room, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called and gone at the same moment
                self.give_back(account)
            raise

    def give_back(self, account: Account) -> None:
        self._taken[account.address] -= 1
        self._call()

    def _call(self) -> None:
        """Call whoever's turn it is, as long as there are places."""
        called = True
        while called and self._taken.total() < self._places:
            called = False
            for address in list(self._waiting):
                if self._may_take(address):
                    called = self._call_one(address)
                    break

    def _may_take(self, address: str) -> bool:
        """One place is kept for the others, where there are others."""
        if self._places == 1 or self._taken[address] + 1 < self._places:
            return True
        since = asyncio.get_running_loop().time() - LATELY
        for other in [other for other, asked in self._asked.items() if asked < since]:
            del self._asked[other]
        return not self._asked.keys() - {address}

    def _call_one(self, address: str) -> bool:
        """The one who has waited longest in the next room of the address, which then comes last."""
        rooms = self._waiting.pop(address)
        room = next(iter(rooms))
        queue = rooms.pop(room)
        turn = queue.popleft()
        if queue:
            rooms[room] = queue
        if rooms:
            self._waiting[address] = rooms
        if not turn.done():
            self._taken[address] += 1
            turn.set_result(None)
        return True
