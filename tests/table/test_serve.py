"""The house as a process of its own, on a real port."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from cabale.core.errors import BadSetup
from cabale.table.serve import listen


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
        body = json.dumps({"game": "complots", "seats": 4}).encode()
        with urllib.request.urlopen(f"{address}/api/rooms", body) as answer:
            assert json.load(answer)["room"]
        house.send_signal(signal.SIGTERM)
        assert house.stderr.read() == ""
        house.wait(10)
    assert (tmp_path / "cabale.db").exists()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadSetup) as caught:
            listen("127.0.0.1", port)
        assert caught.value.code == "port_taken"
