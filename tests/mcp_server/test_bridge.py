"""`cabale mcp --house`: a session in a house that is open elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters

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


@pytest.mark.parametrize(
    ("address", "said"), [("nowhere", "“nowhere”"), ("http://127.0.0.1:9", "http://127.0.0.1:9")]
)
def test_a_house_that_is_not_there(address: str, said: str) -> None:
    command = [sys.executable, "-m", "cabale", "mcp", "--lang", "en", "--house", address]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert ended.returncode == 2 and not ended.stdout
    assert ended.stderr.startswith("cabale: ") and said in ended.stderr and ended.stderr.count("\n") == 1
