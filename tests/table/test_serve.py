"""The house as a process of its own, on a real port."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from cabale.core.errors import BadSetup
from cabale.table.serve import listen
from tests.table.test_kill import post


def play_with_bots(address: str) -> None:
    """A game among bots, until it is over."""
    options = {"window_floor_ms": 0, "max_turns": 3}
    room = post(address, "/api/rooms", {"game": "complots", "seats": 2, "options": options})
    path = f"/api/rooms/{room['room']}"
    for seat in range(2):
        post(address, f"{path}/seats/{seat}/bot", {"level": "random"}, room["token"])
    post(address, f"{path}/begin", {}, room["token"])
    while True:
        with urllib.request.urlopen(address + path) as answer:
            if json.load(answer)["over"]:
                return
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform == "win32", reason="processes are told to stop otherwise on Windows")
def test_a_house_opens_serves_and_closes(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "cabale",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None and house.stderr is not None
        line = house.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http"))[:-1]
        play_with_bots(address)  # which are processes of their own
        house.send_signal(signal.SIGTERM)
        assert house.stderr.read() == ""
        assert house.wait(10) == 0
    assert (tmp_path / "cabale.db").exists()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadSetup) as caught:
            listen("127.0.0.1", port)
        assert caught.value.code == "port_taken"
