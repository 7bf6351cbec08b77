"""A connection as bare as it comes, for guests who do not speak HTTP as they should."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

SURELY: Final = 60.0  # seconds that only a broken house needs
WHOLE: Final = b"GET /api/phrases HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE: Final = (
    b"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


class Line:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader: Final = reader
        self._writer: Final = writer

    def say(self, said: bytes) -> None:
        if not self._writer.is_closing():  # there may be nobody left who hears it
            self._writer.write(said)

    async def answer(self) -> int:
        """Read one whole answer over HTTP; its status."""
        return (await self.response())[0]

    async def response(self, patience: float = SURELY) -> tuple[int, bytes]:
        """The status and the body of one whole answer over HTTP."""
        async with asyncio.timeout(patience):
            head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
            status, length = int(head.split()[1]), head.partition(b"content-length:")[2].split(b"\r\n")[0]
            if length or status < 200:
                return status, await self._reader.readexactly(int(length or b"0"))
            return status, await self._reader.read()  # the last one

    async def message(self) -> tuple[int, bytes]:
        """The kind of one frame from the house, and what is in it."""
        async with asyncio.timeout(SURELY):
            kind, length = await self._reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8))
            return kind & 0x0F, await self._reader.readexactly(length)

    async def hears(self, said: bytes) -> bool:
        """Whether the house says this before it closes the line."""
        heard = bytearray()
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(SURELY):
                while said not in heard and (more := await self._reader.read(65_536)):
                    heard += more
        return said in heard

    async def ends(self) -> bool:
        """Whether the house closes it, by itself."""
        with suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(SURELY):
                await self._reader.read()
        return self._reader.at_eof() or self._reader.exception() is not None

    def stop_reading(self) -> None:
        """From now on the house talks to a wall."""
        assert isinstance(self._writer.transport, asyncio.Transport)
        self._writer.transport.pause_reading()

    def hang_up(self) -> None:
        """At once, whatever is still on its way."""
        self._writer.transport.abort()


@asynccontextmanager
async def calling(address: str) -> AsyncIterator[Callable[[], Awaitable[Line]]]:
    """Opens as many lines to a house as one likes, and hangs all of them up in the end."""
    host, _, port = address.removeprefix("http://").partition(":")
    called: list[Line] = []

    async def call() -> Line:
        line = Line(*await asyncio.open_connection(host, int(port)))
        called.append(line)
        return line

    try:
        yield call
    finally:
        for line in called:
            line.hang_up()


def frame(kind: int, said: bytes, last: bool = True, masked: bool = True) -> bytes:
    """A frame of a socket: 0 goes on, 1 is text, 2 bytes, 8 closes, 9 pings, 10 pongs. Whoever is not the
    house masks it, here by nothing."""
    mask, key = (0x80, bytes(4)) if masked else (0, b"")
    length = bytes([mask | len(said)]) if len(said) < 126 else bytes([mask | 126]) + len(said).to_bytes(2)
    return bytes([(0x80 if last else 0) | kind]) + length + key + said
