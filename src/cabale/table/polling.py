"""The game without a socket: whoever asks for the next frame is answered when there is one, or after a while.

Nothing is kept from one request to the next: a reader says how much it has had and which frame it has seen,
as a socket says it once, and gets the frame that a socket would get which says hello then and there.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request

from cabale.games import GAMES
from cabale.table.settings import RoomRefusal
from cabale.table.store import StoreError
from cabale.table.table import Table
from cabale.table.viewer import Viewer, bare
from cabale.table.wire.messages import Frame

LONGEST: Final = 25.0  # seconds until nothing new is an answer as well
ALL_POLLS: Final = 2_000  # that wait in this house at the same time
Look = Callable[[], Viewer]


class Shown(msgspec.Struct, frozen=True):
    """A frame, and by what it is known again."""

    frame: Frame
    tag: str


class Polls:
    """All requests of the house that wait for a frame."""

    def __init__(self, most: int = ALL_POLLS) -> None:
        self._most: Final = most
        self._waiting: Final[set[asyncio.Event]] = set()
        self._closed = False

    def close(self) -> None:
        """Whoever waits is told that the house closes, and so is whoever comes."""
        self._closed = True
        for changed in self._waiting:
            changed.set()

    async def next(self, request: Request, table: Table, look: Look, seen: str) -> Shown | None:
        """The frame of now, or the next one if that is seen already; None: there was none for a while."""
        with self.listening(table) as changed:
            gone = asyncio.create_task(_hung_up(request))
            gone.add_done_callback(lambda _: changed.set())
            try:
                async with asyncio.timeout(LONGEST):
                    return await self._look_again(table, look, seen, changed, gone)
            except TimeoutError:
                return None
            finally:
                gone.cancel()

    async def _look_again(
        self, table: Table, look: Look, seen: str, changed: asyncio.Event, gone: asyncio.Task[None]
    ) -> Shown:
        mishap = table.mishap
        while True:
            await self.change(table, changed)
            if gone.done():
                raise ClientDisconnect
            if table.mishap is not None and table.mishap is not mishap:
                raise table.mishap
            shown = _shown(look())
            if shown.tag != seen:
                return shown

    async def change(self, table: Table, changed: asyncio.Event) -> None:
        """Wait for the next change of the table, as long as the house is open."""
        await table.changes(changed)
        if self._closed:
            raise StoreError("store_closed")

    @contextmanager
    def listening(self, table: Table) -> Iterator[asyncio.Event]:
        """What is set when something has changed; there is always something to look at first."""
        if len(self._waiting) >= self._most:
            raise RoomRefusal("too_many_polls")
        changed = asyncio.Event()
        changed.set()
        listener = changed.set
        self._waiting.add(changed)
        table.listeners.add(listener)
        try:
            yield changed
        finally:
            self._waiting.discard(changed)
            table.listeners.discard(listener)


def _shown(viewer: Viewer) -> Shown:
    """What the viewer is shown now, if it may look on. A game of another package may fail to tell."""
    viewer.check()
    try:
        frame = viewer.news()
    except Exception as error:
        if refused := GAMES.raised(error):
            raise refused from error
        raise
    assert frame is not None  # the first one always is
    return Shown(frame, tag(frame))


def tag(frame: Frame) -> str:
    """The same for frames that show the same, whatever the clock says, and however much of it is new."""
    told, heard = frame.since + len(frame.told), frame.heard + len(frame.talk)
    shown = msgspec.json.encode((bare(frame), frame.deals, told, heard))
    return f'"{hashlib.sha256(shown).hexdigest()[:24]}"'


async def _hung_up(request: Request) -> None:
    """Until whoever asked is there no longer."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
