"""The doors of the house: HTTP for rooms and seats, a socket for the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from cabale.core.errors import CabaleError
from cabale.core.seats import PUBLIC
from cabale.table.house import House
from cabale.table.log import Entry
from cabale.table.room import Room, RoomRefusal, new_token
from cabale.table.store import StoreError
from cabale.table.table import Act, Table
from cabale.table.viewer import Viewer, room_view
from cabale.table.wire import (
    LARGEST,
    Answer,
    FromClient,
    HandOver,
    Hello,
    OpenRoom,
    Refused,
    Say,
    SeatTaken,
    TakeSeat,
)
from cabale.text import LANGUAGES, Words

T = TypeVar("T")
MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Handler = Callable[[Request], Awaitable[Response]]


def make_app(open_house: Callable[[], House]) -> Starlette:
    """The application; the house opens with the event loop and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = open_house()
        yield
        await app.state.house.close()

    routes = [
        Route("/api/rooms", _answered(list_rooms)),
        Route("/api/rooms", _answered(open_room), methods=["POST"]),
        Route("/api/rooms/{room}", _answered(see_room)),
        Route("/api/rooms/{room}/begin", _answered(begin), methods=["POST"]),
        Route("/api/rooms/{room}/pause", _answered(pause), methods=["POST"]),
        Route("/api/rooms/{room}/resume", _answered(resume), methods=["POST"]),
        Route("/api/rooms/{room}/close", _answered(close), methods=["POST"]),
        Route("/api/rooms/{room}/seats/{seat:int}", _answered(take_seat), methods=["POST"]),
        Route("/api/rooms/{room}/seats/{seat:int}/bot", _answered(hand_over), methods=["POST"]),
        Route("/api/rooms/{room}/seats/{seat:int}/person", _answered(take_back), methods=["POST"]),
        WebSocketRoute("/api/rooms/{room}/socket", socket),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


# --- HTTP


async def list_rooms(request: Request) -> Any:
    return await _house(request).lobby()


async def open_room(request: Request) -> Any:
    wish = await _body(request, OpenRoom)
    return await _house(request).open(wish.game, wish.seats, wish.options)


async def see_room(request: Request) -> Any:
    return room_view((await _table(request)).room)


async def take_seat(request: Request) -> Any:
    wish, table = await _body(request, TakeSeat), await _table(request)
    seat, token = request.path_params["seat"], new_token()
    await table.ask(lambda room: room.sit(seat, wish.name, wish.language, token, wish.nonce))
    return SeatTaken(seat, token)


async def begin(request: Request) -> Any:
    return await _as_host(request, Room.begin)


async def pause(request: Request) -> Any:
    return await _as_host(request, Room.pause)


async def resume(request: Request) -> Any:
    return await _as_host(request, Room.resume)


async def close(request: Request) -> Any:
    return await _as_host(request, Room.close)


async def hand_over(request: Request) -> Any:
    wish, seat = await _body(request, HandOver), request.path_params["seat"]
    return await _for_seat(request, lambda room: room.hand_over(seat, wish.level))


async def take_back(request: Request) -> Any:
    seat = request.path_params["seat"]
    return await _for_seat(request, lambda room: room.take_back(seat))


async def _as_host(request: Request, act: Act) -> Any:
    table = await _table(request)
    if not table.room.is_host(_token(request)):
        raise RoomRefusal("not_the_host")
    await table.ask(act)
    return room_view(table.room)


async def _for_seat(request: Request, act: Act) -> Any:
    """Allowed to the person of the seat and to the host."""
    table = await _table(request)
    token = _token(request)
    if not table.room.is_host(token) and table.room.seat_of(token) != request.path_params["seat"]:
        raise RoomRefusal("not_your_seat")
    await table.ask(act)
    return room_view(table.room)


def _answered(handle: Callable[[Request], Awaitable[Any]]) -> Handler:
    """What a handler returns, as JSON; a refusal in the reader's language."""

    async def answer(request: Request) -> Response:
        try:
            found = await handle(request)
        except CabaleError as error:
            refused = _refused(error, request.headers.get("accept-language", "")[:2])
            return Response(msgspec.json.encode(refused), _status(error), media_type="application/json")
        return Response(msgspec.json.encode(found), media_type="application/json")

    return answer


def _status(error: CabaleError) -> int:
    if isinstance(error, StoreError):
        return 503
    return {"no_such_room": 404, "not_the_host": 403, "not_your_seat": 403}.get(error.code, 400)


def _refused(error: CabaleError, language: str) -> Refused:
    words = Words(language if language in LANGUAGES else "en")
    return Refused(error.code, error.rule, words.refusal(error))


async def _body(request: Request, kind: type[T]) -> T:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise RoomRefusal("message_too_large", most=LARGEST)
    try:
        return msgspec.json.decode(body, type=kind)
    except MALFORMED as error:
        raise RoomRefusal("malformed") from error


def _token(request: Request) -> str:
    """Tokens come in a header: never in an address, which logs and referrers keep."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def _house(request: Request | WebSocket) -> House:
    house: House = request.app.state.house
    return house


async def _table(request: Request | WebSocket) -> Table:
    return await _house(request).table(request.path_params["room"])


# --- the socket


async def socket(websocket: WebSocket) -> None:
    """A viewer comes, is shown the table after every change, and may answer if it has a seat."""
    await websocket.accept()
    try:
        await _welcome(websocket)
    except WebSocketDisconnect:
        pass


async def _welcome(websocket: WebSocket) -> None:
    hello = await _read(websocket, "en")
    if not isinstance(hello, Hello):
        await websocket.close(1008)
        return
    try:
        table = await _table(websocket)
        seat = table.room.seat_of(hello.token) if hello.token else PUBLIC
        if seat is None:
            raise RoomRefusal("unknown_token")
    except CabaleError as error:
        await _send(websocket, _refused(error, hello.language))
        await websocket.close(1008)
        return
    viewer = Viewer(seat, hello.since)
    changed = asyncio.Event()
    changed.set()

    def listen(table: Table, entries: list[Entry]) -> None:
        changed.set()

    table.listeners.append(listen)
    showing = asyncio.create_task(_show(websocket, table, viewer, changed))
    try:
        while True:
            message = await _read(websocket, hello.language)
            try:
                if message is not None:
                    await _heed(table, viewer, message)
                    changed.set()
            except CabaleError as error:
                await _send(websocket, _refused(error, hello.language))
    finally:
        table.listeners.remove(listen)
        showing.cancel()


async def _show(websocket: WebSocket, table: Table, viewer: Viewer, changed: asyncio.Event) -> None:
    """A frame after every change; what the viewer cannot see makes no frame."""
    last = b""
    while True:
        await changed.wait()
        changed.clear()
        frame = viewer.frame(table.room)
        body = msgspec.json.encode(msgspec.structs.replace(frame, since=0, events=()))
        if body != last:
            last = body
            await _send(websocket, frame)


async def _heed(table: Table, viewer: Viewer, message: FromClient) -> None:
    """Do what a seat asks. An answer to an earlier question is an answer that has been given."""
    if viewer.seat == PUBLIC:
        raise RoomRefusal("only_watching")
    if isinstance(message, Say):
        await table.ask(lambda room: room.say(viewer.seat, message.text, message.to))
    elif isinstance(message, Answer):

        def act(room: Room) -> list[Entry]:
            if room.match is None:
                raise RoomRefusal("room_not_begun")
            if viewer.version(room) != message.version:
                raise RoomRefusal("stale_answer")
            return room.answer(viewer.seat, room.game.read_body(room.match.state, viewer.seat, message.text))

        await table.ask(act)
    else:
        raise RoomRefusal("malformed")


async def _read(websocket: WebSocket, language: str) -> FromClient | None:
    """One message; None if it made no sense, which the sender is told."""
    text = await websocket.receive_text()
    try:
        if len(text.encode()) > LARGEST:
            raise RoomRefusal("message_too_large", most=LARGEST)
        message: FromClient = _decoder.decode(text)
        return message
    except MALFORMED:
        await _send(websocket, _refused(RoomRefusal("malformed"), language))
    except RoomRefusal as refused:
        await _send(websocket, _refused(refused, language))
    return None


_decoder: Final = msgspec.json.Decoder(FromClient)


async def _send(websocket: WebSocket, message: msgspec.Struct) -> None:
    await websocket.send_text(msgspec.json.encode(message).decode())
