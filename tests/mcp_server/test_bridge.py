"""`cabale mcp --house`: a session in a house that is open elsewhere."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from starlette.applications import Starlette

from cabale.mcp_server.http import SESSION, Hall
from cabale.mcp_server.late import mount
from tests.mcp_server.playing import Player
from tests.table.beside import beside


def test_a_seat_in_a_house_that_is_open(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        given = ["-m", "cabale", "mcp", "--lang", "nl", "--house", address]
        async with Client(StdioServerParameters(command=sys.executable, args=given)) as client:
            player = Player(client)
            await player.begin("complots", 3, "nl", first_player="a")
            seen = await player.call("wait")
            refused = await player.refused("answer", answer="coup>b")
            assert refused["code"] == "too_poor" and refused["offers"] == seen["asked"]["offers"]
            await player.call("answer", answer=1)

    assert not beside(tmp_path, play, mcp=mount)


def test_a_line_that_is_cut_opens_another_session_and_its_token_leads_back(tmp_path: Path) -> None:
    """The house ends the session in the middle of a game; whoever plays notices that it has no seat, and
    finds it again, with the question that was open."""
    halls: list[Hall] = []

    @asynccontextmanager
    async def watched(app: Starlette) -> AsyncIterator[Hall]:
        async with Hall(app).open() as hall:
            halls.append(hall)
            yield hall

    async def play(address: str) -> None:
        given = ["-m", "cabale", "mcp", "--lang", "en", "--house", address]
        async with Client(StdioServerParameters(command=sys.executable, args=given)) as client:
            player = Player(client)
            seated = await player.begin("complots", 3, "fr", first_player="a")
            asked = (await player.call("wait"))["asked"]
            (first,) = halls[0]._held
            async with httpx2.AsyncClient() as http:
                ended = await http.delete(f"{address}/mcp", headers={SESSION: first})
            assert ended.status_code == 200 and not halls[0]._held
            assert (await player.refused("answer", answer=1))["code"] == "no_seat"
            (second,) = halls[0]._held
            assert second != first
            where = {"room": seated["room"], "token": seated["token"], "language": "fr"}
            again = await player.call("sit_down", **where)
            assert (again["seat"], again["seen"]["asked"]) == (seated["seat"], asked)
            await player.call("answer", answer=1)

    assert not beside(tmp_path, play, mcp=watched)


@pytest.mark.parametrize(
    ("address", "said"), [("nowhere", "“nowhere”"), ("http://127.0.0.1:9", "http://127.0.0.1:9")]
)
def test_a_house_that_is_not_there(address: str, said: str) -> None:
    command = [sys.executable, "-m", "cabale", "mcp", "--lang", "en", "--house", address]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and not ended.stdout
    assert ended.stderr.startswith("cabale: ") and said in ended.stderr and ended.stderr.count("\n") == 1
