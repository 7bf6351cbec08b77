"""The doors of the house: HTTP for rooms and seats, a socket for the game, pages for the browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from cabale.core.errors import CabaleError
from cabale.table import handlers
from cabale.table.guard import CONNECTIONS, REQUESTS, Doorkeeper, Forbid
from cabale.table.handlers import language
from cabale.table.house import House
from cabale.table.pages import Pages
from cabale.table.refusals import refused, status
from cabale.table.routes import ENDPOINTS, SOCKET, Endpoint
from cabale.table.settings import RoomRefusal
from cabale.table.socket import socket


def make_app(open_house: Callable[[], House], public_url: str = "", pages: Pages | None = None) -> Starlette:
    """The application; the house opens with the event loop and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = open_house()
        tidying = asyncio.create_task(house.keep_tidy())
        yield
        tidying.cancel()
        await house.close()

    routes: list[Route | WebSocketRoute] = [_route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        WebSocketRoute(SOCKET, socket),
        Route("/api/{path:path}", _answer(_unknown), methods=["GET", "POST", "DELETE"]),
        Route("/{path:path}", (pages or Pages()).answer),
    ]
    app = Starlette(
        routes=routes, lifespan=lifespan, middleware=[Middleware(Forbid), Middleware(GZipMiddleware)]
    )
    app.state.public_url = public_url
    app.state.requests = Doorkeeper(REQUESTS)
    app.state.connections = Doorkeeper(CONNECTIONS)
    return app


def _route(endpoint: Endpoint) -> Route:
    path = endpoint.path.replace("{seat}", "{seat:int}")
    handle: Callable[[Request], Awaitable[Any]] = getattr(handlers, endpoint.name)
    return Route(path, _answer(handle), methods=[endpoint.method])


def _answer(handle: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """What a handler returns, as JSON or plain text; a refusal in the reader's language."""

    async def answer(request: Request) -> Response:
        try:
            address = request.client.host if request.client else ""
            if not request.app.state.requests.lets_in(address):
                raise RoomRefusal("too_fast")
            found = await handle(request)
        except CabaleError as error:
            body = msgspec.json.encode(refused(error, language(request)))
            return Response(body, status(error), media_type="application/json")
        if isinstance(found, str):
            return PlainTextResponse(found)
        return Response(msgspec.json.encode(found), media_type="application/json")

    return answer


async def _unknown(request: Request) -> Any:
    raise RoomRefusal("no_such_request", text=request.url.path)
