"""`cabale mcp` as a client begins it: a process of its own."""

from __future__ import annotations

import asyncio
import sys

from mcp import Client, StdioServerParameters

from tests.mcp_server.playing import Player


def test_a_game_is_begun_over_standard_input_and_output() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "cabale", "mcp", "--lang", "fr"])

    async def play() -> None:
        async with Client(command) as client:
            player = Player(client)
            await player.begin("complots", 2, "fr")
            assert (await player.call("wait"))["asked"]["offers"]

    asyncio.run(play())
