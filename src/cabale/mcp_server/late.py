"""`/mcp` of a house that may never be asked for it: what it stands on is read in when somebody first does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Final

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send


class Late:
    """Opens the hall at the first call, in a task of its own, in which it also closes."""

    def __init__(self, app: Starlette) -> None:
        self._app: Final = app
        self._hall: asyncio.Future[ASGIApp] | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._hall is None:
            self._hall = asyncio.get_running_loop().create_future()
            self._keeping = asyncio.create_task(self._keep(self._hall))
        hall = await asyncio.shield(self._hall)
        await hall(scope, receive, send)

    async def _keep(self, found: asyncio.Future[ASGIApp]) -> None:
        try:
            module = await asyncio.to_thread(import_module, "cabale.mcp_server.http")
            async with module.mount(self._app) as hall:
                found.set_result(hall)
                await asyncio.Event().wait()
        except Exception as error:
            if found.done():
                raise
            found.set_exception(error)

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)


@asynccontextmanager
async def mount(app: Starlette) -> AsyncIterator[Late]:
    """What the house serves as `/mcp`."""
    late = Late(app)
    try:
        yield late
    finally:
        await late.close()
