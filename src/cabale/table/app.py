"""The doors of the house: HTTP for rooms and seats, a socket for the game, pages for the browser."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import cache
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from cabale.core.errors import CabaleError
from cabale.games import GAMES
from cabale.table import guard, handlers
from cabale.table.documents import documents
from cabale.table.doors import Doors
from cabale.table.handlers import language
from cabale.table.house import House
from cabale.table.pages import Pages
from cabale.table.polling import Polls
from cabale.table.refusals import refused, status
from cabale.table.routes import ENDPOINTS, SOCKET, Endpoint
from cabale.table.settings import RoomRefusal
from cabale.table.socket import NOT_ALLOWED, socket

HEALTH: Final = "/healthz"
MCP: Final = "/mcp"
Mount = Callable[[Starlette], AbstractAsyncContextManager[ASGIApp]]
_logger: Final = logging.getLogger(__name__)


def make_app(
    open_house: Callable[[], House],
    doors: Doors | None = None,
    pages: Pages | None = None,
    mcp: Mount | None = None,
) -> Starlette:
    """The application; the house opens with the event loop and closes with it, and so does what it serves to
    language models, if anything."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = open_house()
        tidying = asyncio.create_task(house.keep_tidy())
        async with AsyncExitStack() as open_with_it:
            app.state.mcp = await open_with_it.enter_async_context(mcp(app)) if mcp else None
            yield
        tidying.cancel()
        await house.close()

    routes: list[Route | WebSocketRoute] = [_route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        WebSocketRoute(SOCKET, socket),
        Route(HEALTH, _well),
        Route(MCP, Protocol()),
        Route("/api/{document}.json", _answer(_document)),
        Route("/api/{path:path}", _answer(_unknown), methods=["GET", "POST", "DELETE"]),
        Route("/{path:path}", (pages or Pages()).answer),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(guard.Forbid), Middleware(Gate), Middleware(GZipMiddleware)],
    )
    app.state.doors = doors or Doors()
    app.state.requests = guard.Doorkeeper(guard.REQUESTS)
    app.state.playing = guard.Doorkeeper(guard.PLAYING)
    app.state.connections = guard.Doorkeeper(guard.CONNECTIONS)
    app.state.openings = guard.Doorkeeper(guard.ROOMS)
    app.state.all_openings = guard.Bucket(guard.ALL_ROOMS)
    app.state.sitting = guard.Doorkeeper(guard.SITTING)
    app.state.learning = guard.Doorkeeper(guard.LESSONS)
    app.state.sockets = guard.Counted(guard.SOCKETS)
    app.state.polls = Polls()
    return app


class Gate:
    """Lets in what is meant for this house and does not come from a foreign page."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] == HEALTH:
            await self._app(scope, receive, send)
            return
        asked, doors = HTTPConnection(scope), scope["app"].state.doors
        known = doors.knows(asked.headers)
        if known and doors.hears(asked.headers):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(NOT_ALLOWED)
        else:
            error = RoomRefusal("foreign_page" if known else "foreign_name")
            await _refusal(error, language(asked))(scope, receive, send)


class Protocol:
    """For language models, if the house has what that needs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        served: ASGIApp | None = scope["app"].state.mcp
        if served is None:
            error = RoomRefusal("no_mcp")
            served = _refusal(error, language(HTTPConnection(scope)))
        await served(scope, receive, send)


def _route(endpoint: Endpoint) -> Route:
    handle: Callable[[Request], Awaitable[Any]] = getattr(handlers, endpoint.name)
    return Route(endpoint.path, _answer(handle, endpoint.playing), methods=[endpoint.method])


def _answer(
    handle: Callable[[Request], Awaitable[Any]], playing: bool = False
) -> Callable[[Request], Awaitable[Response]]:
    """What a handler returns, as JSON or plain text; a refusal in the reader's language."""

    async def answer(request: Request) -> Response:
        try:
            state = request.app.state
            keeper = state.playing if playing else state.requests
            if not keeper.lets_in(handlers.address(request)):
                raise RoomRefusal("too_fast")
            found = await handle(request)
        except CabaleError as error:
            return _refusal(error, language(request))
        except ClientDisconnect:
            return Response()  # nobody is there to read it
        except Exception as error:
            _logger.error("%s %s failed", request.method, handle.__name__, exc_info=error)
            return _refusal(GAMES.raised(error) or RoomRefusal("house_failed"), language(request))
        if isinstance(found, Response):
            return found
        if isinstance(found, str):
            return PlainTextResponse(found)
        return Response(msgspec.json.encode(found), media_type="application/json")

    return answer


def _refusal(error: CabaleError, language: str) -> Response:
    body = msgspec.json.encode(refused(error, language))
    return Response(body, status(error), media_type="application/json")


async def _well(request: Request) -> Response:
    """For whoever watches over the house, under whatever name they know it."""
    return PlainTextResponse("the house is open\n")


async def _document(request: Request) -> Any:
    """What the API is, as the API says it."""
    found = _documents().get(request.path_params["document"])
    return found if found is not None else await _unknown(request)


@cache
def _documents() -> dict[str, msgspec.Raw]:
    made = documents()
    return {name: msgspec.Raw(made[f"docs/{name}.json"].encode()) for name in ("openapi", "asyncapi")}


async def _unknown(request: Request) -> Any:
    raise RoomRefusal("no_such_request", text=request.url.path)
