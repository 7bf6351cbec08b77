"""What the tools give to a session, byte by byte: other cards in other hands change none of it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.mcp_server.playing import Player, at_home, session
from tests.table.test_fair_streams import COMPLOTS, DEAL, PEOPLE, SWAPPED_HANDS, SWAPPED_WITH_THE_COURT, lay

ROUND = (  # claims that nobody doubts, a theft, an exchange: no card is ever shown
    ("a", "tax"),
    ("b", "pass"),
    ("c", "pass"),
    ("b", "steal>a"),
    ("a", "pass"),
    ("c", "pass"),
    ("a", "pass"),
    ("c", "exchange"),
    ("a", "pass"),
    ("b", "pass"),
)


async def answer(player: Player, text: str) -> None:
    """As soon as this session is asked."""
    while not (await player.call("wait"))["asked"]:
        pass
    await player.call("answer", answer=text)


def told(folder: Path, deal: list[str]) -> dict[str, list[str]]:
    """All that three sessions are told while the same things are done."""
    folder.mkdir()
    lay(folder, deal, COMPLOTS)

    async def play() -> dict[str, list[str]]:
        async with at_home(folder) as app, AsyncExitStack() as open_sessions:
            players = {}
            for name in PEOPLE:
                players[name] = await open_sessions.enter_async_context(session(app, "nl"))
                await players[name].call("sit_down", room="the-room", token=name)
            for name, text in ROUND:
                await answer(players[name], text)
            await players["a"].refused("answer", answer="coup>b")
            for player in players.values():
                for tool in ("list_rooms", "aid", "rules"):
                    await player.call(tool)
                await player.call("look", everything=True)
            return {name: player.said for name, player in players.items()}

    return asyncio.run(play())


@pytest.mark.parametrize(
    "other", [SWAPPED_HANDS, SWAPPED_WITH_THE_COURT], ids=["between two hands", "with the Court"]
)
def test_other_hidden_cards_change_no_byte(tmp_path: Path, other: list[str]) -> None:
    one, two = told(tmp_path / "one", DEAL), told(tmp_path / "two", other)
    assert len(one["a"]) > len(ROUND) // 3
    assert one["a"] == two["a"]
    assert one["b"] != two["b"] and one["c"] != two["c"]  # these see their own
