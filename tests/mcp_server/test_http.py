"""`/mcp` of a house: behind its doors, paces, sizes and bounds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from starlette.applications import Starlette

from cabale.mcp_server.http import Hall
from cabale.mcp_server.late import mount
from cabale.table.guard import REQUESTS, Doorkeeper
from cabale.table.wire.messages import LARGEST
from tests.mcp_server.playing import Player, at_home
from tests.table.guests import NAME

URL = f"http://{NAME}/mcp"
STRANGER = "203.0.113.7"
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}


def line(app: Starlette, address: str = STRANGER, **headers: str) -> httpx2.AsyncClient:
    """A client of the house's own, from this address."""
    told = {"accept": "application/json, text/event-stream", **headers}
    return httpx2.AsyncClient(
        transport=httpx2.ASGITransport(app, client=(address, 1)), base_url=f"http://{NAME}", headers=told
    )


@asynccontextmanager
async def connected(app: Starlette, **headers: str) -> AsyncIterator[Player]:
    """The SDK's own client, as it comes."""
    async with (
        line(app, **headers) as http,
        Client(streamable_http_client(URL, http_client=http)) as client,
    ):
        yield Player(client)


@asynccontextmanager
async def hall(app: Starlette, **bounds: Any) -> AsyncIterator[Hall]:
    async with Hall(app, **bounds).open() as found:
        yield found


def test_sessions_have_a_seat_each_and_a_lost_one_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path, mount) as app:
            async with connected(app) as one, connected(app, **{"accept-language": "fr"}) as two:
                seated = await one.begin("complots", 3, first_player="a")
                assert (await one.call("wait"))["asked"]
                refused = await two.refused("look")
                assert refused["code"] == "no_seat" and "salon" in refused["sentence"]
            async with connected(app) as again:
                found = await again.call("sit_down", room=seated["room"], token=seated["token"])
                assert found["seen"]["asked"] and found["seat"] == "a"

    asyncio.run(play())


def test_it_stands_behind_the_doors_of_the_house(tmp_path: Path) -> None:
    async def knock() -> None:
        async with at_home(tmp_path, mount) as app, line(app) as http:
            foreign = await http.post("/mcp", json=HELLO, headers={"origin": "http://elsewhere.example"})
            assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_page")
            unknown = await http.post("/mcp", json=HELLO, headers={"host": "elsewhere.example"})
            assert (unknown.status_code, unknown.json()["code"]) == (403, "foreign_name")
            large = await http.post("/mcp", json={**HELLO, "more": "x" * LARGEST})
            assert (large.status_code, large.json()["error"]["data"]["code"]) == (413, "message_too_large")
            other = await http.post("/mcp", content=b"{}", headers={"content-type": "text/plain"})
            assert (other.status_code, other.json()["error"]["data"]["code"]) == (415, "not_json")
            assert (await http.get("/mcp")).status_code == 405
            app.state.requests = Doorkeeper(REQUESTS._replace(rate=0))
            for _ in range(REQUESTS.burst + 1):
                last = await http.get("/mcp")
            assert (last.status_code, last.json()["error"]["data"]["code"]) == (429, "too_fast")

    asyncio.run(knock())


@pytest.mark.parametrize("bounds", [{"each": 2}, {"most": 2}], ids=["of one address", "in all"])
def test_sessions_are_bounded_and_one_that_ends_makes_room(tmp_path: Path, bounds: dict[str, int]) -> None:
    async def crowd() -> None:
        async with at_home(tmp_path, lambda app: hall(app, **bounds)) as app, line(app) as http:
            first = await http.post("/mcp", json=HELLO)
            assert first.status_code == 200
            assert (await http.post("/mcp", json=HELLO)).status_code == 200
            third = await http.post("/mcp", json=HELLO)
            assert (third.status_code, third.json()["error"]["data"]["code"]) == (429, "too_many_sessions")
            gone = await http.delete("/mcp", headers={"mcp-session-id": first.headers["mcp-session-id"]})
            assert gone.status_code == 200
            assert (await http.post("/mcp", json=HELLO)).status_code == 200

    asyncio.run(crowd())


def test_a_session_of_which_nothing_is_heard_ends(tmp_path: Path) -> None:
    async def idle() -> None:
        async with at_home(tmp_path, lambda app: hall(app, idle=0.05, each=1)) as app, line(app) as http:
            name = (await http.post("/mcp", json=HELLO)).headers["mcp-session-id"]
            asked = {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
            while (await http.post("/mcp", json=HELLO)).status_code != 200:  # until there is room again
                await asyncio.sleep(0.05)
            late = await http.post("/mcp", json=asked, headers={"mcp-session-id": name})
            assert late.status_code == 404

    asyncio.run(idle())


def test_a_call_without_a_session_is_told_so(tmp_path: Path) -> None:
    async def call() -> None:
        async with at_home(tmp_path, mount) as app, line(app) as http:
            lone = Client(streamable_http_client(URL, http_client=http), mode="2026-07-28")
            async with lone as client:
                assert (await Player(client).refused("look"))["code"] == "no_session"

    asyncio.run(call())


def test_a_house_without_the_extra_says_so(tmp_path: Path) -> None:
    async def call() -> None:
        async with at_home(tmp_path) as app, line(app) as http:
            refused = await http.post("/mcp", json=HELLO)
            assert (refused.status_code, refused.json()["code"]) == (503, "no_mcp")

    asyncio.run(call())
