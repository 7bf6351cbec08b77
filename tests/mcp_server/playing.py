"""A house and sessions in it, as the SDK's own client has them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from mcp import Client
from mcp_types import CallToolResult, TextContent
from starlette.applications import Starlette

from cabale.mcp_server.server import make_server
from cabale.mcp_server.session import Session
from cabale.table.app import Mount, make_app
from cabale.table.doors import Doors
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from tests.table.guests import NAME
from tests.table.test_table import AT_ONCE, Passive

SOON: Final[dict[str, dict[str, Any]]] = {  # options that end a game soon
    "complots": {"max_turns": 6},
}


@asynccontextmanager
async def at_home(folder: Path, mcp: Mount | None = None) -> AsyncIterator[Starlette]:
    """A house whose bots answer at once with their first move."""
    app = make_app(lambda: House(SqliteStore(folder / "cabale.db"), Passive()), Doors(NAME), mcp=mcp)
    async with app.router.lifespan_context(app):
        yield app


class Player:
    """A client, and what the tools said to it."""

    def __init__(self, client: Client) -> None:
        self.client: Final = client
        self.said: Final[list[str]] = []

    async def call(self, tool: str, **arguments: Any) -> Any:
        """What a tool gives back, which is no refusal."""
        found = await self.raw(tool, arguments)
        assert not found.is_error, self.said[-1]
        return found.structured_content

    async def refused(self, tool: str, **arguments: Any) -> Any:
        found = await self.raw(tool, arguments)
        assert found.is_error, self.said[-1]
        return found.structured_content

    async def raw(self, tool: str, arguments: dict[str, Any]) -> CallToolResult:
        found = await self.client.call_tool(tool, arguments)
        (block,) = found.content
        assert isinstance(block, TextContent)
        self.said.append(block.text)
        return found

    async def begin(self, game: str, seats: int, language: str = "en", **options: Any) -> dict[str, Any]:
        """A table with automata, at which this player sits."""
        wish = {**AT_ONCE[game], **SOON.get(game, {}), **options}
        await self.call("open_room", game=game, seats=seats, options=wish, pace="at_once")
        seated: dict[str, Any] = await self.call("sit_down", name="Ada", language=language)
        await self.call("begin", level="random")
        return seated


@asynccontextmanager
async def session(app: Starlette, language: str = "en") -> AsyncIterator[Player]:
    """One session, in memory."""
    held = Session(app, language)
    async with Client(make_server(lambda _: held, lambda _: held.language, language)) as client:
        yield Player(client)
    held.close()
