"""The guard at the door: who may knock, how often, and what every answer forbids the browser."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final, NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Pace(NamedTuple):
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: int


REQUESTS: Final = Pace(20, 120)  # of one address, over HTTP
PLAYING: Final = Pace(40, 240)  # of one address, by those who play without a socket: frames and messages
CONNECTIONS: Final = Pace(5, 60)  # of one address
ROOMS: Final = Pace(1 / 30, 30)  # opened by one address, branches of finished games among them
ALL_ROOMS: Final = Pace(2, 500)  # opened by all of them
SITTING: Final = Pace(0.5, 40)  # seats taken by one address
LESSONS: Final = Pace(2, 60)  # answers to lessons of one address: each plays the lesson anew
MESSAGES: Final = Pace(10, 40)  # messages of one connection, and of one seat
MACHINES: Final = Pace(20, 80)  # messages of a connection or a seat where a program has said that it is one
FRAMES: Final = Pace(50, 500)  # of one connection: messages, parts of them, and pings
SOCKETS: Final = 64  # of one address, at the same time, and requests that wait for a frame
PATIENCE: Final = 200  # refused messages until a connection that floods is closed
REMEMBERED: Final = 10_000  # addresses


class Bucket:
    """Fills at a steady pace; every knock takes one out."""

    def __init__(self, pace: Pace) -> None:
        self._pace: Final = pace
        self._left: float = pace.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._left = min(self._pace.burst, self._left + (now - self._at) * self._pace.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Counted:
    """How many sockets, or requests that wait, each address has open."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._open: Final[Counter[str]] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether there may be another; it is counted for as long as it lasts."""
        self._open[address] += 1
        try:
            yield is_loopback(address) or self._open[address] <= self._most
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Doorkeeper:
    """A bucket for each address. The machine itself is not counted: whoever is on it needs no door."""

    def __init__(self, pace: Pace) -> None:
        self._pace: Final = pace
        self._buckets: Final[dict[str, Bucket]] = {}

    def lets_in(self, address: str) -> bool:
        if is_loopback(address):
            return True
        if address not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[address] = Bucket(self._pace)
        return self._buckets[address].take()


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Forbid:
    """Puts the same strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        self._headers: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sign(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add(message, self._headers)
            await send(message)

        await self._app(scope, receive, sign if scope["type"] == "http" else send)


def _add(message: MutableMapping[str, object], headers: list[tuple[bytes, bytes]]) -> None:
    present = message.get("headers", [])
    assert isinstance(present, list)
    message["headers"] = [*present, *headers]
