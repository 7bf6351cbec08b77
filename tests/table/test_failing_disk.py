"""A disk that is full or fails: nothing is acknowledged that is not there, and it goes on when it is well."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

import pytest

from cabale.table.sqlite import SqliteStore
from tests.table.failing import Error, FailingDisk, needs_shim
from tests.table.running import running
from tests.table.test_kill import post

pytestmark = needs_shim

ERRORS: Final[list[tuple[Error, str]]] = [("EIO", "store_failed"), ("ENOSPC", "store_full")]
WRITER = """
import asyncio, sys
from pathlib import Path
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError

async def room(store, name):
    place = number = 0
    while True:
        number += 1
        try:
            await store.append(name, place, [f"{name} {number}".encode()], b"")
            print("stored", name, number, flush=True)
            place += 1
        except StoreError as refused:
            print(refused.code, name, number, flush=True)
            place = len(await store.log(name))
            await asyncio.sleep(0.001)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.gather(*[room(store, f"room{i}") for i in range(4)])

asyncio.run(main())
"""


@pytest.mark.parametrize(("error", "code"), ERRORS)
def test_what_a_failing_disk_acknowledged_is_there(tmp_path: Path, error: Error, code: str) -> None:
    disk, file = FailingDisk(tmp_path), tmp_path / "data" / "cabale.db"
    stored: dict[str, list[int]] = {f"room{i}": [] for i in range(4)}
    command = [sys.executable, "-c", WRITER, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=disk.environment) as writer:
        assert writer.stdout is not None and writer.stdout.readline() == "open\n"
        with disk.failing(error, percent=5):
            refused = 0
            while refused < 60 or sum(map(len, stored.values())) < 60:
                came_of_it, name, number = writer.stdout.readline().split()
                if came_of_it == "stored":
                    stored[name].append(int(number))
                else:
                    assert came_of_it in (code, "store_failed")  # a full disk may show at a sync
                    refused += 1
            writer.kill()
        for line in writer.stdout:
            if line.startswith("stored") and line.endswith("\n"):  # one may be cut off
                _, name, number = line.split()
                stored[name].append(int(number))

    async def read() -> None:
        store = SqliteStore(file)
        for name, numbers in stored.items():
            log = [int(body.decode().removeprefix(f"{name} ")) for body in await store.log(name)]
            assert log == sorted(set(log))  # nothing twice, nothing out of order
            more = sorted(set(log) - set(numbers))
            assert set(numbers) <= set(log)
            assert more in ([], log[-1:])  # the last may have been stored when the kill came
        await store.close()

    asyncio.run(read())


def asked(address: str, path: str, body: Any = None) -> tuple[int, Any]:
    """The status of an answer, and what it says."""
    try:
        if body is not None:
            return 200, post(address, path, body)
        with urllib.request.urlopen(address + path) as answer:
            return 200, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def test_a_house_on_a_failing_disk_refuses_and_goes_on_when_it_is_well(tmp_path: Path) -> None:
    disk = FailingDisk(tmp_path)
    guest = {"name": "Anna", "language": "fr", "nonce": "x"}
    with running(tmp_path / "data", env=disk.environment, stderr=subprocess.PIPE) as (house, address):
        path = f"/api/rooms/{post(address, '/api/rooms', {'game': 'complots', 'seats': 3})['room']}"
        post(address, f"{path}/seats/0", guest)
        for error, code in ERRORS:
            with disk.failing(error):
                for _ in range(2):
                    status, answer = asked(address, f"{path}/seats/1", {**guest, "name": "Hugo"})
                    assert (status, answer["code"]) == (503, code)
                status, seen = asked(address, path)
                assert status == 200 and [chair["name"] for chair in seen["chairs"]] == ["Anna", "", ""]
                status, answer = asked(address, "/api/rooms", {"game": "complots", "seats": 3})
                assert (status, answer["code"]) == (503, code)
        for seat, name in ((1, "Hugo"), (2, "Zoé")):
            assert asked(address, f"{path}/seats/{seat}", {**guest, "name": name})[0] == 200
        house.kill()
        assert house.communicate()[1] == ""
    with running(tmp_path / "data") as (_, address):
        assert [chair["name"] for chair in asked(address, path)[1]["chairs"]] == ["Anna", "Hugo", "Zoé"]
