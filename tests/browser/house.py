"""A house as a process of its own, to be visited, killed and restarted: `cabale serve` on loopback."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any


class House:
    """`cabale serve`, with its data below a folder. It opens at once; `address` is where.

    `kill` and `restart` keep the port and the data, so that a page that is open finds the house again.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = 0
        self.starts = 0
        self.open()

    def open(self) -> None:
        """Start the process and wait for its address, which it tells when the port is its own."""
        self.starts += 1
        self._read = 0
        self.log = self.folder / f"house-{self.starts}.log"
        where = ["--port", str(self.port), "--data", str(self.folder / "data"), "--lang", "en"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cabale", "serve", *where, *self.options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # a group of its own, to which the processes of its bots belong
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", told)
        if not found:
            self.kill()
            raise AssertionError(f"the house told no address but {told!r}\n{self.log.read_text()}")
        self.address = found[0]
        self.port = int(found[1])
        self.ask("GET", "/api/phrases")  # it is not only to be found, but serves

    def kill(self) -> None:
        """As a power cut would: kill -9, for the house and for its bots."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def restart(self) -> None:
        """Open again on the same port with the same data, killed first if it runs."""
        if self.process.poll() is None:
            self.kill()
        self.open()

    def close(self) -> None:
        """Let it close in good order, and see that it did, with nothing to complain about."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            finally:
                self.kill()
            complaints = self.complaints()
            assert not complaints, complaints

    def complaints(self) -> str:
        """What it has written to its log since this was last asked."""
        text = self.log.read_text()
        new, self._read = text[self._read :], len(text)
        return new

    def ask(self, method: str, path: str, body: object = None, token: str = "", language: str = "en") -> Any:
        """One request to the API, to bring about quickly what a test does not look at; the answer, decoded.

        room = house.ask("POST", "/api/rooms", {"game": "complots", "seats": 4})
        """
        headers = {"Accept-Language": language, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
