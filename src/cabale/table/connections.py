"""Connections at their lowest: whoever opens one has ten seconds for a whole request, and some at a time; and
what is sent in crumbs, which cost more to read than to send, is not read for ever."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from h11 import LocalProtocolError
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cabale.table.doors import Doors, household, read_address
from cabale.table.guard import FRAMES, Bucket, is_loopback
from cabale.table.wire.messages import LARGEST

IN_TIME: Final = 10.0  # seconds
MOST: Final = 100  # open requests of one address
PIECE: Final = 4_096  # bytes after which it is asked whether to read on
IN_CHUNKS: Final = 2 * LARGEST  # bytes of a request that comes in chunks, as small as its sender likes
NO_TEXT: Final = 1007  # of the codes with which sockets are closed


def impatient(doors: Doors) -> type[asyncio.Protocol]:
    """How the house reads requests: as always, but not for ever. The machine itself and our own proxies may
    have as many connections as they like."""
    open_now: Counter[str] = Counter()

    class Impatient(H11Protocol):
        _timer: asyncio.TimerHandle | None = None
        _from = ""
        _in_chunks = 0  # bytes of the request that is being read

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            address = read_address(peer[0]) if isinstance(peer, tuple) else None
            if address is not None and not is_loopback(str(address)) and not doors.trusts(address):
                self._from = household(address)
                open_now[self._from] += 1
                if open_now[self._from] > MOST:
                    transport.close()
            self._wait()

        def data_received(self, data: bytes) -> None:
            rest = bytearray(data)
            del data  # an error, which nobody clears away for a while, keeps all that is in reach of it
            while rest and self.transport.get_protocol() is self and not self.transport.is_closing():
                self._read(bytes(rest[:PIECE]))
                del rest[:PIECE]
            rest.clear()
            now = self.transport.get_protocol()
            if now is not self:  # it has become a socket, which has its own patience
                self._let_go()
                if not getattr(now, "handshake_initiated", True):  # nobody answers who asked to be one
                    self.transport.close()
            else:
                self._wait()

        def _read(self, piece: bytes) -> None:
            before = self.cycle
            super().data_received(piece)
            if self.cycle is None or not any(name == b"transfer-encoding" for name, _ in self.headers):
                return
            self._in_chunks = len(piece) if self.cycle is not before else self._in_chunks + len(piece)
            if self._in_chunks > IN_CHUNKS:
                self.transport.close()

        def send_400_response(self, msg: str) -> None:
            """It is no HTTP any more: whatever was asked before it is not answered after this."""
            if self.cycle is not None:
                self.cycle.disconnected = True
            with suppress(LocalProtocolError):  # if it has been answered already
                super().send_400_response(msg)
            self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def _wait(self) -> None:
            """For the rest of a request; one that is being answered takes its time."""
            if self.cycle is not None and not self.cycle.response_complete:
                self._stop()
            elif self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(IN_TIME, self.transport.close)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _let_go(self) -> None:
            self._stop()
            if self._from:
                open_now[self._from] -= 1
                self._from = ""

    return Impatient


class Frames(WebSocketsSansIOProtocol):
    """How the house reads sockets: as always, but counting what it reads. Pings and parts of messages are
    answered and kept before anybody counts messages."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._bucket: Final = Bucket(FRAMES)

    def data_received(self, data: bytes) -> None:
        for place in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[place : place + PIECE])

    def handle_events(self) -> None:
        if all(self._bucket.take() for _ in self.conn.events):
            super().handle_events()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the connection; a traceback of it is of no use to anybody."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(NO_TEXT)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        else:
            super().send_receive_event_to_app()
