"""The house on a network address: from the first look at the port to the last goodbye."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from cabale.core.errors import BadSetup
from cabale.table.app import make_app
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from cabale.table.thinkers import Thinkers
from cabale.table.wire import LARGEST

GOODBYE: Final = 2  # seconds that open connections get when the house closes


def serve(host: str, port: int, folder: Path, announce: Callable[[str], None]) -> None:
    """Keep house in this folder until told to stop. `announce` gets the address once it is ours."""
    with listen(host, port) as door:
        store = SqliteStore(folder / "cabale.db")
        app = make_app(lambda: House(store, Thinkers()))
        settings = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,  # addresses are nobody's business
            ws_max_size=2 * LARGEST,
            timeout_graceful_shutdown=GOODBYE,
        )
        announce(f"http://{host}:{door.getsockname()[1]}")
        uvicorn.Server(settings).run(sockets=[door])


def listen(host: str, port: int) -> socket.socket:
    """The port, if it is free; 0 takes any that is."""
    if not 0 <= port <= 65_535:
        raise BadSetup("bad_port", port=str(port))
    try:
        return socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        raise BadSetup("port_taken", host=host, port=str(port)) from error
