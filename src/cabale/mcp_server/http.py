"""`/mcp` of a house: streamable HTTP, behind the same doors, paces and sizes as every other request.

A session is opened by a client's handshake and is one player. There are only so many of an address and in
all, and one of which nothing is heard for a while is ended; the way back to its seat is the seat's token.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import mcp_types as types
import msgspec
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from cabale.core.errors import CabaleError
from cabale.mcp_server.server import Context, make_server
from cabale.mcp_server.session import Session
from cabale.table.guard import is_loopback
from cabale.table.handlers import JSON, address, language, received
from cabale.table.refusals import refused, status
from cabale.table.settings import RoomRefusal
from cabale.table.wire.messages import LARGEST

SESSIONS: Final = 32  # of one address, at the same time
ALL_SESSIONS: Final = 1_000
IDLE: Final = 900.0  # seconds without a call after which a session is ended
OFTEN: Final = 30.0  # seconds between two looks at which those are
SESSION: Final = "mcp-session-id"
VERSION: Final = "mcp-protocol-version"
METHODS: Final = ("POST", "DELETE")
NOT_THERE: Final = 404
REFUSED: Final = -32_000  # of the codes of JSON-RPC: the server's own
AS_IT_IS: Final = [  # what is compressed tells by its size what is in it, and nobody else keeps it
    (b"content-encoding", b"identity"),
    (b"cache-control", b"no-store"),
]


class Held:
    """A session, whose it is, and when something was last heard of it."""

    def __init__(self, session: Session, where: str) -> None:
        self.session: Final = session
        self.where: Final = where
        self.open_calls = 0
        self.heard = time.monotonic()


class Hall:
    """All sessions of a house."""

    def __init__(
        self, app: Starlette, idle: float = IDLE, most: int = ALL_SESSIONS, each: int = SESSIONS
    ) -> None:
        self._app: Final = app
        self._idle: Final = idle
        self._most: Final = most
        self._each: Final = each
        self._held: Final[dict[str, Held]] = {}
        self._of: Final[Counter[str]] = (
            Counter()
        )  # sessions of each address, those among them that are being opened
        server = make_server(self._find, _described, "en")
        server.add_request_handler("server/discover", types.RequestParams, _discover)
        self._manager: Final = StreamableHTTPSessionManager(
            server,
            json_response=True,
            session_idle_timeout=idle,
            max_request_body_size=LARGEST,
            max_sessions=None,  # they are counted here
        )

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Hall]:
        """For as long as the house is."""
        async with self._manager.run():
            sweeping = asyncio.create_task(self._sweep())
            try:
                yield self
            finally:
                sweeping.cancel()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        request = Request(scope, receive)
        try:
            if not scope["app"].state.requests.lets_in(address(request)):
                raise RoomRefusal("too_fast")
            if request.method not in METHODS:
                await Response(status_code=405, headers={"allow": ", ".join(METHODS)})(scope, receive, send)
                return
            await self._serve(request, _again(await _body(request), receive), _as_it_is(send))
        except CabaleError as error:
            await _refusal(error, language(request))(scope, receive, send)
        except ClientDisconnect:
            pass  # nobody is there to read it

    async def _serve(self, request: Request, receive: Receive, send: Send) -> None:
        name = request.headers.get(SESSION)
        if name is not None:
            await self._go_on(name, request, receive, send)
        elif request.headers.get(VERSION, HANDSHAKE_PROTOCOL_VERSIONS[0]) in HANDSHAKE_PROTOCOL_VERSIONS:
            await self._begin(request, receive, send)
        else:  # a client that keeps none, and is told of those that do
            await self._manager.handle_request(request.scope, receive, send)

    async def _begin(self, request: Request, receive: Receive, send: Send) -> None:
        """Let the SDK open a session, if there is room for one."""
        where = address(request)
        if self._of.total() >= self._most or (self._of[where] >= self._each and not is_loopback(where)):
            raise RoomRefusal("too_many_sessions")
        self._of[where] += 1
        opened = ""

        async def look(message: Message) -> None:
            nonlocal opened
            if message["type"] == "http.response.start" and message["status"] < 400:
                opened = Headers(raw=message["headers"]).get(SESSION, "")
                if opened:
                    self._held[opened] = Held(Session(self._app, language(request)), where)
            await send(message)

        try:
            await self._manager.handle_request(request.scope, receive, look)
        finally:
            if not opened:
                self._let_go(where)

    async def _go_on(self, name: str, request: Request, receive: Receive, send: Send) -> None:
        held = self._held.get(name)
        ended = request.method == "DELETE"

        async def look(message: Message) -> None:
            nonlocal ended
            ended = ended or (message["type"] == "http.response.start" and message["status"] == NOT_THERE)
            await send(message)

        if held is None:
            await self._manager.handle_request(request.scope, receive, send)
            return
        held.open_calls += 1
        try:
            await self._manager.handle_request(request.scope, receive, look)
        finally:
            held.open_calls -= 1
            held.heard = time.monotonic()
            if ended:
                self._end(name)

    def _find(self, context: Context) -> Session | None:
        name = "" if context.request is None else context.request.headers.get(SESSION, "")
        held = self._held.get(name)
        return held.session if held else None

    def _end(self, name: str) -> None:
        held = self._held.pop(name, None)
        if held is not None:
            held.session.close()
            self._let_go(held.where)

    def _let_go(self, where: str) -> None:
        self._of[where] -= 1
        if not self._of[where]:
            del self._of[where]

    async def _sweep(self) -> None:
        """The SDK ends sessions by itself and tells nobody."""
        while True:
            await asyncio.sleep(min(OFTEN, self._idle))
            since = time.monotonic() - self._idle - 1
            for name in [
                name for name, held in self._held.items() if not held.open_calls and held.heard < since
            ]:
                self._end(name)


@asynccontextmanager
async def mount(app: Starlette) -> AsyncIterator[Hall]:
    """What the house serves as `/mcp`."""
    async with Hall(app).open() as hall:
        yield hall


async def _discover(context: Context, _: types.RequestParams | None) -> types.DiscoverResult:
    """A seat needs a session, so clients that could do without one are told to shake hands."""
    return types.DiscoverResult(
        supported_versions=list(HANDSHAKE_PROTOCOL_VERSIONS),
        capabilities=types.ServerCapabilities(tools=types.ToolsCapability()),
    )


def _described(context: Context) -> str:
    return "en" if context.request is None else language(context.request)


async def _body(request: Request) -> bytes:
    if request.method == "POST" and request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise RoomRefusal("not_json")
    return await received(request)


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more, and then whatever comes."""
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _as_it_is(send: Send) -> Send:
    async def sign(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *AS_IT_IS]}
        await send(message)

    return sign


def _refusal(error: CabaleError, language: str) -> Response:
    """In the words of JSON-RPC, so that a client shows the sentence."""
    refusal = refused(error, language)
    data = {"code": refusal.code, "rule": refusal.rule}
    body: dict[str, Any] = {"code": REFUSED, "message": refusal.sentence, "data": data}
    found = msgspec.json.encode({"jsonrpc": "2.0", "id": None, "error": body})
    return Response(found, status(error), media_type=JSON)
