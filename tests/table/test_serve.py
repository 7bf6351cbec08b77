"""The house as a process of its own, on a real port."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from cabale.core.errors import BadSetup
from cabale.table.serve import Doorman, listen, serve
from tests.table.beside import as_it_was
from tests.table.test_kill import post, start


def play_with_bots(address: str) -> None:
    """A game among bots, until it is over."""
    options = {"window_floor_ms": 0, "max_turns": 3}
    room = post(address, "/api/rooms", {"game": "complots", "seats": 2, "options": options})
    path = f"/api/rooms/{room['room']}"
    for seat in range(2):
        post(address, f"{path}/seats/{seat}/bot", {"level": "random"}, room["token"])
    post(address, f"{path}/begin", {}, room["token"])
    with connect(f"{address.replace('http', 'ws')}{path}/socket") as watcher:  # alone they would wait
        watcher.send('{"t": "hello"}')
        while not json.loads(watcher.recv())["room"]["over"]:
            pass


@pytest.mark.skipif(sys.platform == "win32", reason="processes are told to stop otherwise on Windows")
def test_a_house_opens_serves_and_closes(tmp_path: Path) -> None:
    house, address = start(tmp_path, stderr=subprocess.PIPE, start_new_session=True)
    play_with_bots(address)  # which are processes of their own
    os.killpg(house.pid, signal.SIGINT)  # as Ctrl-C does: the house and all that it has started
    ends_well(house)
    assert (tmp_path / "cabale.db").exists()


def ends_well(house: subprocess.Popen[str]) -> None:
    with house:
        _, errors = house.communicate()
    assert (house.returncode, errors) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="processes are told to stop otherwise on Windows")
def test_a_house_that_is_told_to_stop_as_soon_as_it_opens_does(tmp_path: Path) -> None:
    for told in (signal.SIGTERM, signal.SIGINT):
        house, _ = start(tmp_path, stderr=subprocess.PIPE)
        house.send_signal(told)
        ends_well(house)


@pytest.fixture
def alone() -> Iterator[None]:
    with as_it_was():
        yield


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT], ids=["TERM", "INT"])
@pytest.mark.parametrize("moment", ["before the event loop", "at the address", "after the end"])
def test_no_signal_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: signal.Signals, moment: str
) -> None:
    """One that is lost leaves the house open for ever, and one that nobody expects ends this process."""
    opened: list[str] = []

    def open_door(address: str) -> None:
        opened.append(address)
        signal.raise_signal(told)

    def run(doorman: Doorman, sockets: list[socket.socket]) -> None:
        if moment == "before the event loop":
            signal.raise_signal(told)
        uvicorn.Server.run(doorman, sockets)
        if moment == "after the end":
            signal.raise_signal(told)

    monkeypatch.setattr(Doorman, "run", run)
    serve("127.0.0.1", 0, tmp_path, open_door)
    assert bool(opened) == (moment != "before the event loop")  # nobody is asked in to a house that closes


@pytest.mark.usefixtures("alone")
def test_a_house_whose_address_nobody_reads_closes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def nobody_reads(address: str) -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        serve("127.0.0.1", 0, tmp_path, nobody_reads)
    assert capfd.readouterr().err == ""


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(BadSetup) as caught:
            listen("127.0.0.1", port)
        assert caught.value.code == "port_taken"
