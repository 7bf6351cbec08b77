"""People at tables, brought there quickly: rooms opened over HTTP, or laid in the store at a given position.

    table = open_table(house, "Élise", "Joost", bots=2)
    elise = visit(table.path, **table.person(0, "fr"))

    table = lay_table(house, "a:tax")
    table.answer(1, "challenge")

The person in the first seat is the host.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Locator, Page
from websockets.sync.client import ClientConnection, connect

from cabale.core.chance import secret_of_seed
from cabale.core.options import Value
from cabale.games import GAMES
from cabale.table import opening
from cabale.table.chairs import token_hash
from cabale.table.lobby_row import lobby_row
from cabale.table.log import Entry, Played, write_entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from cabale.table.sqlite import SqliteStore
from tests.browser.house import House
from tests.browser.story import PEOPLE, SEED

LANGUAGES: Final = ("fr", "nl", "en")
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
QUICK: Final[dict[str, Value]] = {"window_floor_ms": 0, "window_deadline_ms": None, "first_player": "a"}
NO_OPTIONS: Final[Mapping[str, Value]] = {}
TITLE: Final = "Café Procope"
PATIENCE: Final = 3600.0  # seconds for the house to end what it writes, on however busy a disk
_rooms: Final = count()


class Hand:
    """A seat that is played without a page, over a socket of its own."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self._socket: Final = socket
        self._send({"t": "hello", "token": token, "language": "en"})
        self.frame: dict[str, Any] = {}
        self._next()

    def answer(self, text: str) -> None:
        """Answer when the seat is asked something that has this answer; on return it has been taken."""
        while text not in self._offers():
            self._next()
        version = self.frame["version"]
        self._send({"t": "answer", "text": text, "version": version})
        while self.frame["version"] == version and not self.frame["sealed"]:
            self._next()

    def play(self) -> None:
        """Take the first offer of every question until the game is over."""
        while not self.frame["room"]["over"]:
            for text in self._offers()[:1]:
                self._send({"t": "answer", "text": text, "version": self.frame["version"]})
            message = json.loads(self._socket.recv(timeout=60))
            if message["t"] == "frame":  # not that somebody else was quicker
                self.frame = message

    def say(self, text: str, to: Sequence[int]) -> None:
        """Talk; on return it has been heard."""
        lines = self._lines()
        self._send({"t": "say", "text": text, "to": to})
        while self._lines() == lines:
            self._next()

    def promise(self, to: int, promise: Mapping[str, str], in_return: Mapping[str, str]) -> None:
        """Offer somebody a pledge; on return it stands in the book."""
        deals = len(self.frame["deals"])
        self._send({"t": "propose", "to": to, "promise": promise, "in_return": in_return})
        while len(self.frame["deals"]) == deals:
            self._next()

    def _offers(self) -> list[str]:
        asked = self.frame["asked"]
        return [offer["text"] for offer in asked["offers"]] if asked and not self.frame["sealed"] else []

    def _lines(self) -> int:
        return int(self.frame["heard"]) + len(self.frame["talk"])

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _next(self) -> None:
        message = json.loads(self._socket.recv(timeout=60))
        assert message["t"] == "frame", message
        self.frame = message


class Table:
    """A room with people in its first seats, whose tokens are known here."""

    def __init__(
        self, house: House, room: str, names: Sequence[str], tokens: Sequence[str], game: str = "complots"
    ) -> None:
        self.house: Final = house
        self.game: Final = game
        self.room: Final = room
        self.path: Final = f"/t/{room}"
        self.names: Final = names
        self.tokens: Final = tokens

    def person(self, seat: int, language: str = "en", *, helped: bool = True) -> dict[str, Any]:
        """What makes a browser context this person's: their language, and what their browser remembers."""
        return remembering(self.house, language, self.names[seat], self.kept(seat), helped=helped)

    def kept(self, seat: int) -> dict[str, dict[str, Any]]:
        """The seat as the browser of its person keeps it."""
        token = self.tokens[seat]
        return {
            self.room: {"token": token, "seat": seat, "host": seat == 0, "game": self.game, "title": TITLE}
        }

    def answer(self, seat: int, text: str) -> None:
        """Somebody without a page answers, when they are asked."""
        with self._hand(seat) as hand:
            hand.answer(text)

    def play(self, seat: int) -> None:
        """Somebody without a page plays on to the end."""
        with self._hand(seat) as hand:
            hand.play()

    def say(self, seat: int, text: str, *to: int) -> None:
        """Somebody without a page talks, aloud or to some."""
        with self._hand(seat) as hand:
            hand.say(text, to)

    def promise(self, seat: int, to: int, promise: Mapping[str, str], in_return: Mapping[str, str]) -> None:
        """Somebody without a page offers a pledge."""
        with self._hand(seat) as hand:
            hand.promise(to, promise, in_return)

    @contextmanager
    def _hand(self, seat: int) -> Iterator[Hand]:
        address = f"ws://127.0.0.1:{self.house.port}/api/rooms/{self.room}/socket"
        with connect(address, max_size=None) as socket:
            yield Hand(socket, self.tokens[seat])

    def ask(self, method: str, path: str, body: object = None, seat: int = 0, language: str = "en") -> Any:
        """A request about this room, with the token of a seat."""
        return self.house.ask(method, f"/api/rooms/{self.room}{path}", body, self.tokens[seat], language)

    def told(self, language: str) -> list[str]:
        """All that everybody was told until now, in a language."""
        steps = self.ask("GET", "/replay?eyes=public", language=language)["steps"]
        return [told["sentence"] for step in steps for told in step["told"]]

    def verdict(self, language: str, seat: int = -1) -> str:
        """Who won, as everybody is told or as a seat is; the last answer may still be on its way."""
        while not self.ask("GET", "")["over"]:
            time.sleep(0.05)
        eyes = "public" if seat < 0 else "mine"
        steps = self.ask("GET", f"/replay?eyes={eyes}", seat=max(seat, 0), language=language)["steps"]
        return str(steps[-1]["scene"]["verdict"])


def remembering(
    house: House, language: str, name: str, *kept: dict[str, dict[str, Any]], helped: bool = True
) -> dict[str, Any]:
    """A browser in a language that remembers a name and seats, and the help at a first question as read."""
    seats = {room: seat for one in kept for room, seat in one.items()}
    memory = {
        "name": name,
        "emblem": 1,
        "seats": seats,
        "helped": [f"question-{game}" for game in GAMES if helped],
    }
    storage = {
        "origin": house.address,
        "localStorage": [{"name": "cabale", "value": json.dumps(memory)}],
    }
    return {"locale": f"{language}-BE", "storage_state": {"cookies": [], "origins": [storage]}}


def open_table(
    house: House,
    *names: str,
    bots: int = 0,
    free: int = 0,
    level: str = "random",
    settings: dict[str, Any] | None = None,
    begin: bool = True,
    options: Mapping[str, Value] = NO_OPTIONS,
) -> Table:
    """A room opened over HTTP: people, then bots, then free seats; its game begun."""
    wish = {
        "game": "complots",
        "seats": len(names) + bots + free,
        "options": {**QUICK, **options},
        "settings": {"title": TITLE, **(settings or {})},
    }
    opened = house.ask("POST", "/api/rooms", wish)
    path = f"/api/rooms/{opened['room']}"
    tokens: list[str] = []
    for seat, name in enumerate(names):
        guest = {"name": name, "language": "en", "emblem": seat + 1}
        token = "" if tokens else opened["token"]
        tokens.append(house.ask("POST", f"{path}/seats/{seat}", guest, token)["token"])
    table = Table(house, opened["room"], names, tokens)
    for seat in range(len(names), len(names) + bots):
        table.ask("POST", f"/seats/{seat}/bot", {"level": level})
    if begin:
        table.ask("POST", "/begin")
    return table


def fresh_room() -> str:
    """The name of a room that no other test has: rooms keep tests apart that share a house."""
    return f"room-{next(_rooms)}"


def lay_table(
    house: House,
    words: str,
    settings: Settings | None = None,
    options: Mapping[str, Value] = NO_OPTIONS,
) -> Table:
    """The table of the story where these words of it lead, written to the store of the open house."""
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(PEOPLE))]
    laid, log = open_room(
        "complots",
        len(PEOPLE) + 1,
        {**QUICK, **options},
        token_hash(tokens[0]),
        secret_of_seed(SEED),
        settings=settings or Settings(title=TITLE),
    )
    for seat, name in enumerate(PEOPLE):
        log += laid.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    log += laid.hand_over(len(PEOPLE), "regular")
    log += laid.begin()
    played = Played(tuple(words.split()))
    laid.apply(played)
    log.append(played)
    store(house, room, laid, log)
    return Table(house, room, PEOPLE, tokens)


def store(house: House, name: str, room: Room, log: list[Entry]) -> None:
    """Write a room to the store of the open house."""

    async def write() -> None:
        store = SqliteStore(house.folder / "data" / "cabale.db")
        bodies = [write_entry(entry) for entry in log]
        await store.append(name, 0, bodies, msgspec.json.encode(lobby_row(room)))
        await store.close()

    with ThreadPoolExecutor(1) as aside, pytest.MonkeyPatch.context() as changed:
        changed.setattr(opening, "BUSY", PATIENCE)
        aside.submit(asyncio.run, write()).result()  # Playwright has an event loop in this thread already


# --- what stands on a page of the table


def choices(page: Page) -> Locator:
    """The buttons that answer the question."""
    return page.locator("#question .choices button.button")


def choice(page: Page, title: str) -> Locator:
    """The one with this title."""
    return choices(page).filter(has=page.locator("span", has_text=re.compile(rf"^\s*{title}")))


def read(page: Page) -> None:
    """Read what is asked: whatever is pressed in its first 400 ms was meant for the question before."""
    page.wait_for_timeout(450)


def tap(page: Page, title: str) -> None:
    """A finger chooses: the first tap shows what comes of it, the second is the answer."""
    choice(page, title).tap()
    read(page)
    page.locator("#question .choices button.ink").tap()


def log_of(page: Page) -> Locator:
    """The lines of the record."""
    return page.locator("#log li")
