"""`cabale mcp --house`: the `/mcp` of a house that is open elsewhere, on standard input and output."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import httpx2
import mcp_types as types
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError

from cabale import __version__
from cabale.core.errors import BadSetup
from cabale.mcp_server.server import NAME, TITLE
from cabale.mcp_server.stdio import speak
from cabale.table.app import MCP

T = TypeVar("T")
Context = ServerRequestContext[Any, Any]
PATIENCE: Final = httpx2.Timeout(10.0, read=90.0)  # seconds: a call waits for its turn, or at a door


def join_house(url: str, language: str) -> None:
    """Serve what the house serves, until the input ends."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadSetup("bad_house", text=url)
    place = url if parts.path.strip("/") else url.rstrip("/") + MCP
    asyncio.run(_join(place, language))


async def _join(url: str, language: str) -> None:
    line = Line(url, language)
    async with line.open():

        async def list_tools(_: Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
            return await line.ask(lambda client: client.list_tools())

        async def call_tool(_: Context, params: types.CallToolRequestParams) -> types.CallToolResult:
            return await line.ask(lambda client: client.call_tool(params.name, params.arguments))

        house = await line.client()
        await speak(
            Server(
                NAME,
                version=__version__,
                title=TITLE,
                instructions=house.instructions,
                on_list_tools=list_tools,
                on_call_tool=call_tool,
            )
        )


class Line:
    """The session with the house. One that was cut off, or that the house has ended, is opened anew; the seat
    of the old one is found again by its token."""

    def __init__(self, url: str, language: str) -> None:
        self._url: Final = url
        self._headers: Final = {"accept-language": language}
        self._found: asyncio.Future[Client] | None = None
        self._cut: Final = asyncio.Event()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        keeping = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    async def client(self) -> Client:
        """The house, if it is there."""
        if self._found is None:
            self._found = asyncio.get_running_loop().create_future()
            self._cut.set()
        return await asyncio.shield(self._found)

    async def ask(self, wanted: Callable[[Client], Awaitable[T]]) -> T:
        """What the house answers. What did not reach it is asked once more."""
        client = await self.client()
        try:
            return await wanted(client)
        except MCPError as error:
            if error.error.code not in (types.INVALID_REQUEST, types.CONNECTION_CLOSED):
                raise
            if self._found is not None and self._found.done() and self._found.result() is client:
                self._found = None
            return await wanted(await self.client())

    async def _keep(self) -> None:
        """A client lives and ends in one task: this one."""
        while True:
            await self._cut.wait()
            self._cut.clear()
            asked = self._found
            assert asked is not None
            try:
                async with (
                    httpx2.AsyncClient(headers=self._headers, timeout=PATIENCE) as http,
                    Client(streamable_http_client(self._url, http_client=http), mode="legacy") as client,
                ):
                    asked.set_result(client)
                    await self._cut.wait()
            except Exception as error:
                if asked.done():
                    continue  # it was cut off, which whoever asked has noticed
                self._found = None
                asked.set_exception(_missing(self._url, error))


def _missing(url: str, error: Exception) -> BadSetup:
    refusal = BadSetup("house_not_there", text=url)
    refusal.__cause__ = error
    return refusal
