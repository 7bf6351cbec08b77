"""`cabale mcp`: the same tools on standard input and output, from a house of its own in this process."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mcp.server import Server
from mcp.server.stdio import stdio_server

from cabale.core.paces import Pace
from cabale.mcp_server.server import make_server
from cabale.mcp_server.session import Session
from cabale.table.app import make_app
from cabale.table.house import House
from cabale.table.lock import alone
from cabale.table.opening import FILE
from cabale.table.sqlite import SqliteStore
from cabale.table.thinkers import Thinkers
from cabale.table.visitors import Visitors


def keep_house(
    folder: Path | None, language: str, pace: Pace, guests: Mapping[str, Sequence[str]] | None = None
) -> None:
    """A house of its own, until the input ends: in this folder, or in none that is left afterwards."""

    async def serve(kept: Path) -> None:
        store = SqliteStore(kept / FILE)
        app = make_app(lambda: House(store, Thinkers(visitors=Visitors(guests)), pace=pace))
        async with app.router.lifespan_context(app):
            session = Session(app, language)
            await speak(make_server(lambda _: session, lambda _: session.language, language))

    with _folder(folder) as kept, alone(kept):
        asyncio.run(serve(kept))


@contextmanager
def _folder(folder: Path | None) -> Iterator[Path]:
    if folder is not None:
        yield folder
        return
    with tempfile.TemporaryDirectory(prefix="cabale-") as kept:
        yield Path(kept)


async def speak(server: Server[Any]) -> None:
    """Serve it here, until the input ends."""
    async with stdio_server() as (coming, going):
        await server.run(coming, going, server.create_initialization_options())
