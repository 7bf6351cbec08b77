"""Connections that say nothing: whoever opens one has ten seconds for a whole request, and some at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

from cabale.table.doors import Doors, household, read_address
from cabale.table.guard import is_loopback

IN_TIME: Final = 10.0  # seconds
MOST: Final = 100  # open requests of one address


def impatient(doors: Doors) -> type[asyncio.Protocol]:
    """How the house reads requests: as always, but not for ever. The machine itself and our own proxies may
    have as many connections as they like."""
    open_now: Counter[str] = Counter()

    class Impatient(H11Protocol):
        _timer: asyncio.TimerHandle | None = None
        _from = ""

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
            super().data_received(data)
            now = self.transport.get_protocol()
            if now is not self:  # it has become a socket, which has its own patience
                self._let_go()
                if not getattr(now, "handshake_initiated", True):  # or would have, and nobody answers it
                    self.transport.close()
            else:
                self._wait()

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
