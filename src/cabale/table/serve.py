"""The house on a network address: from the first look at the port to the last goodbye."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from cabale.core.errors import BadSetup
from cabale.core.paces import USUAL_PACE, Pace
from cabale.table.app import Mount, make_app
from cabale.table.connections import Frames, impatient
from cabale.table.doors import Doors
from cabale.table.house import House
from cabale.table.lock import alone
from cabale.table.opening import FILE
from cabale.table.sqlite import SqliteStore
from cabale.table.thinkers import Thinkers
from cabale.table.visitors import Visitors
from cabale.table.wire.messages import LARGEST

GOODBYE: Final = 2  # seconds that open connections get when the house closes
DAY: Final = 86_400.0  # seconds
RARELY: Final = (100_000, 50, 100)  # thousands of tables live long, and looking through them is slow
EVERYWHERE: Final = ("0.0.0.0", "::")


def serve(
    host: str,
    port: int,
    folder: Path,
    announce: Callable[[str], None],
    public_url: str = "",
    pace: Pace = USUAL_PACE,
    proxies: Sequence[str] = (),
    keep_days: int | None = None,
    visitors: Visitors | None = None,
    mcp: Mount | None = None,
) -> None:
    """Keep house in this folder until told to stop. `announce` gets the address once it is served."""
    gc.set_threshold(*RARELY)
    doors = Doors(host, public_url, proxies)
    with listen(host, port) as door, alone(folder):
        store = SqliteStore(folder / FILE)
        keep = None if keep_days is None else keep_days * DAY
        app = make_app(lambda: House(store, Thinkers(visitors=visitors), keep, pace), doors, mcp=mcp)
        settings = uvicorn.Config(
            app,
            log_level="warning",
            http=impatient(doors),
            ws=Frames,
            access_log=False,  # addresses are nobody's business
            proxy_headers=False,  # the doors know which proxy to believe
            ws_max_size=2 * LARGEST,
            ws_per_message_deflate=False,  # what is compressed tells by its size what is in it
            timeout_graceful_shutdown=GOODBYE,
        )
        found = public_url or address(host, door.getsockname()[1])
        Doorman(settings, lambda: announce(found), app.state.polls.close).run(sockets=[door])


class Doorman(uvicorn.Server):
    """Says when the door is open, and closes it in good order at whatever moment he is told to."""

    def __init__(
        self, settings: uvicorn.Config, opened: Callable[[], None], closing: Callable[[], None]
    ) -> None:
        super().__init__(settings)
        self._opened: Final = opened
        self._closing: Final = closing
        for told in HANDLED_SIGNALS:  # for good: between two handlers a signal may be lost
            signal.signal(told, self.handle_exit)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are, since before the event loop began; and to be told to stop is no failure."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        try:
            self._opened()
        except OSError:  # whoever read our output has left
            await self.shutdown(sockets)
            raise

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._closing()
        await super().shutdown(sockets)


def address(host: str, port: int) -> str:
    """Where the house is found; one that listens everywhere is found under the machine's own name."""
    name = socket.gethostname() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def listen(host: str, port: int) -> socket.socket:
    """The port, if it is free; 0 takes any that is."""
    if not 0 <= port <= 65_535:
        raise BadSetup("bad_port", port=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, reuse_port=False)
    except OSError as error:
        raise BadSetup("port_taken", host=host, port=str(port)) from error
