"""Guests of a house in these tests: rooms opened over HTTP, and viewers on sockets, or without."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from starlette.testclient import TestClient, WebSocketTestSession

from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.house import House
from cabale.table.sqlite import SqliteStore
from tests.table.test_table import AT_ONCE, Passive

NAME: Final = "testserver"  # by which Starlette calls the house
QUICK: Final = AT_ONCE["complots"]


def at_home(folder: Path) -> TestClient:
    """A house whose bots answer at once with their first move."""
    app = make_app(lambda: House(SqliteStore(folder / "cabale.db"), Passive()), Doors(NAME))
    return TestClient(app, client=("127.0.0.1", 50_000))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Opened:
    """A room with people in its first seats and bots in the others; the host does not sit."""

    def __init__(
        self,
        client: TestClient,
        people: int = 2,
        seats: int = 3,
        settings: dict[str, Any] | None = None,
        game: str = "complots",
        **options: Any,
    ) -> None:
        wish = {
            "game": game,
            "seats": seats,
            "options": {**AT_ONCE[game], **options},
            "settings": {"pace": "at_once", **(settings or {})},
        }
        made = client.post("/api/rooms", json=wish).json()
        self.client: Final = client
        self.room: Final[str] = made["room"]
        self.host: Final[str] = made["token"]
        self.path: Final = f"/api/rooms/{self.room}"
        self.tokens: Final[list[str]] = []
        for seat in range(people):
            guest = {"name": f"N{seat}", "language": "fr", "nonce": "x"}
            self.tokens.append(client.post(f"{self.path}/seats/{seat}", json=guest).json()["token"])
        for seat in range(people, seats):
            assert self.post(f"/seats/{seat}/bot", {"level": "random"}, self.host).status_code == 200

    def post(self, path: str, body: Any = None, token: str = "", language: str = "en") -> Any:
        headers = {**bearer(token), "Accept-Language": language}
        return self.client.post(self.path + path, json=body, headers=headers)

    def get(self, path: str = "", token: str = "") -> Any:
        return self.client.get(self.path + path, headers=bearer(token))

    def begin(self) -> Opened:
        assert self.post("/begin", token=self.host).status_code == 200
        return self

    def connect(self) -> WebSocketTestSession:
        return self.client.websocket_connect(self.path + "/socket")


class Plain:
    """Used like a socket, and none: every message is sent, and every frame asked for, over HTTP."""

    def __init__(self, client: TestClient, room: str) -> None:
        self._client: Final = client
        self._room: Final = room
        self._refused: Final[list[str]] = []
        self._headers: dict[str, str] = {}
        self._seen = {"since": 0, "heard": 0}

    def send_json(self, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            self._headers = {**bearer(message["token"]), "Accept-Language": message.get("language", "en")}
            self._seen = {name: message.get(name, 0) for name in self._seen}
            return
        answer = self._client.post(f"{self._room}/messages", json=message, headers=self._headers)
        if answer.status_code != 200:
            self._refused.append(answer.text)

    def receive_text(self) -> str:
        if self._refused:
            return self._refused.pop(0)
        answer = self._client.get(f"{self._room}/frame", params=self._seen, headers=self._headers)
        assert answer.status_code in (200, 304), answer.text
        if answer.status_code == 304:
            return self.receive_text()
        frame = answer.json()
        told, heard = frame["since"] + len(frame["told"]), frame["heard"] + len(frame["talk"])
        self._seen = {"since": told, "heard": heard}
        self._headers["If-None-Match"] = answer.headers["etag"]
        return answer.text


class Guest:
    """A viewer on a socket, who keeps all that it gets."""

    def __init__(self, socket: WebSocketTestSession | Plain, token: str = "", **hello: Any) -> None:
        self.socket: Final = socket
        self.received: Final[list[str]] = []
        socket.send_json({"t": "hello", "token": token, **hello})
        self.frame = self.next()

    def next(self) -> dict[str, Any]:
        text = self.socket.receive_text()
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "frame":
            self.frame = message
        return message

    def until(self, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read frames until one is what is looked for."""
        while not true(self.frame):
            assert self.next()["t"] == "frame", self.received[-1]
        return self.frame

    def answer(self, text: str) -> None:
        self.socket.send_json({"t": "answer", "text": text, "version": self.frame["version"]})

    def asked(self, kind: str) -> dict[str, Any]:
        """Wait for a question of this kind."""
        frame = self.until(lambda frame: frame["asked"] is not None and frame["asked"]["kind"] == kind)
        found: dict[str, Any] = frame["asked"]
        return found

    def told(self, kind: str) -> dict[str, Any]:
        """Wait until something of this kind is told."""
        return self.until(lambda frame: kind in [told["event"]["type"] for told in frame["told"]])

    def sees_more(self) -> None:
        """Wait until something happens that this viewer sees."""
        version = self.frame["version"]
        self.until(lambda frame: frame["version"] > version)

    def refused(self) -> dict[str, Any]:
        while (message := self.next())["t"] == "frame":
            pass
        return message
