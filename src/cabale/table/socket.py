"""The socket of a table: a viewer is shown the table after every change, and may answer from a seat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cabale.core.errors import CabaleError
from cabale.core.seats import PUBLIC
from cabale.games import GAMES
from cabale.table.guard import MACHINES, MESSAGES, PATIENCE, Bucket
from cabale.table.handlers import MALFORMED, address, table
from cabale.table.refusals import UNABLE, refused, status
from cabale.table.settings import RoomRefusal
from cabale.table.table import Table
from cabale.table.viewer import Viewer
from cabale.table.wire.messages import LARGEST, FromClient, Hello
from cabale.text import LANGUAGES

NOT_ALLOWED: Final = 1008  # of the codes with which sockets are closed
TRY_AGAIN: Final = 1013
HELLO: Final = 10  # seconds in which whoever knocks says who is there
_logger: Final = logging.getLogger(__name__)
_decoder: Final = msgspec.json.Decoder(FromClient)


async def socket(websocket: WebSocket) -> None:
    """One connection, from its knock to its end."""
    state, where = websocket.app.state, address(websocket)
    with state.sockets.one_more(where) as welcome, suppress(WebSocketDisconnect):
        if not welcome or not state.connections.lets_in(where):
            await websocket.close(NOT_ALLOWED)
            return
        await websocket.accept()
        await Connection(websocket).serve()


class Connection:
    """One viewer on the line."""

    def __init__(self, websocket: WebSocket) -> None:
        self._socket: Final = websocket
        self._bucket = Bucket(MESSAGES)
        self._changed: Final = asyncio.Event()
        self._patience = PATIENCE
        self._place = PUBLIC  # where the viewer sits, as the others see it
        self._language = "en"
        self._told: CabaleError | None = None  # the mishap of the table, once

    async def serve(self) -> None:
        try:
            async with asyncio.timeout(HELLO):
                hello = await self._read()
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            await self._close()
            return
        self._language = hello.language if hello.language in LANGUAGES else "en"
        try:
            viewer = self._let_in(await table(self._socket), hello)
        except CabaleError as error:
            await self._send_away(error)
            return
        changed = self._changed.set
        self._place = viewer.seat
        if viewer.machine:
            self._bucket = Bucket(MACHINES)
        viewer.table.listeners.add(changed)
        viewer.table.come(self._place)
        showing = asyncio.create_task(self._show(viewer))
        showing.add_done_callback(_looked_at)
        try:
            await self._listen(viewer)
        finally:
            showing.cancel()
            viewer.table.listeners.discard(changed)
            viewer.table.go(self._place)

    def _let_in(self, found: Table, hello: Hello) -> Viewer:
        """Who that is. A token that is nobody's is refused; without one, one watches if one may."""
        viewer = Viewer(
            found,
            hello.token,
            language=self._language,
            since=hello.since,
            heard=hello.heard,
            words=hello.words,
        )
        viewer.check()
        return viewer

    async def _listen(self, viewer: Viewer) -> None:
        while True:
            message = await self._read()
            try:
                if message is not None:
                    await viewer.ask(message)
                    self._changed.set()
            except CabaleError as error:
                await self._refuse(error)

    async def _show(self, viewer: Viewer) -> None:
        """Until the viewer is gone, or may look on no longer, or there is nothing that could be shown, as a
        game of another package cannot tell how it stands."""
        try:
            await self._send_frames(viewer)
        except CabaleError as error:
            await self._send_away(error)
        except Exception as error:
            if refused := GAMES.raised(error):
                await self._send_away(refused)
            raise

    async def _send_away(self, why: CabaleError) -> None:
        """For good, unless it is the house that cannot just now."""
        await self._refuse(why)
        await self._close(TRY_AGAIN if status(why) == UNABLE else NOT_ALLOWED)

    async def _send_frames(self, viewer: Viewer) -> None:
        """A frame after every change; what the viewer cannot see makes no frame."""
        self._changed.set()
        while True:
            await viewer.table.changes(self._changed)
            viewer.check()
            self._sit(viewer)
            frame = viewer.news()
            if frame is not None:
                await self._send(frame)
            mishap = viewer.table.mishap
            if mishap is not None and mishap is not self._told:
                await self._refuse(mishap)
            self._told = mishap

    def _sit(self, viewer: Viewer) -> None:
        """The viewer may have taken a seat, left it or changed it."""
        if viewer.seat != self._place:
            old, self._place = self._place, viewer.seat
            viewer.table.come(self._place)
            viewer.table.go(old)

    async def _read(self) -> FromClient | None:
        """One message; None if it made no sense or came too soon, which the sender is told."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        try:
            if not self._bucket.take():
                self._patience -= 1
                if not self._patience:
                    await self._close()
                    raise WebSocketDisconnect(NOT_ALLOWED)
                raise RoomRefusal("too_fast")
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LARGEST or len(text.encode() if isinstance(text, str) else text) > LARGEST:
                raise RoomRefusal("message_too_large", most=LARGEST)
            found: FromClient = _decoder.decode(text)
            return found
        except MALFORMED:
            await self._refuse(RoomRefusal("malformed"))
        except RoomRefusal as error:
            await self._refuse(error)
        return None

    async def _refuse(self, error: CabaleError) -> None:
        await self._send(refused(error, self._language))

    async def _send(self, message: msgspec.Struct) -> None:
        try:
            await self._socket.send_text(msgspec.json.encode(message).decode())
        except (OSError, RuntimeError) as gone:  # whoever was there left before it was sent
            raise WebSocketDisconnect from gone

    async def _close(self, code: int = NOT_ALLOWED) -> None:
        with suppress(OSError, RuntimeError):  # it may be closed already
            await self._socket.close(code)


def _looked_at(showing: asyncio.Task[None]) -> None:
    """Whoever listens notices by itself that nobody is there any more."""
    if not showing.cancelled() and not isinstance(showing.exception(), WebSocketDisconnect | None):
        _logger.error("a viewer could not be shown its table", exc_info=showing.exception())
