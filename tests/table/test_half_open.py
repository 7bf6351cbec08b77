"""Connections that say nothing, or never come to an end of it: they are closed, and nobody else is."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cabale.table import connections, handlers
from cabale.table import socket as sockets
from tests.table.beside import beside
from tests.table.lines import SURELY, UPGRADE, WHOLE, Line, calling
from tests.table.test_kill import post

SHORT: Final = 0.5  # seconds that stand for the ten of a real house
WISH: Final = b'{"game": "complots", "seats": 3}'
ROOMS: Final = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALVES: Final = {
    "nothing": b"",
    "half a header": WHOLE[:20],
    "half a second header": WHOLE + WHOLE[:20],
    "half a body": ROOMS + b"Content-Length: 100\r\n\r\n" + WISH[:10],
    "half a body, in chunks": ROOMS + b"Transfer-Encoding: chunked\r\n\r\n5\r\n" + WISH[:5],
    "half a body that nobody asked for": WHOLE[:-2] + b"Content-Length: 100\r\n\r\n{",
}
DRIPS: Final = {
    "a header without an end": (WHOLE[:-2], b"x: y\r\n"),
    "a second header without an end": (WHOLE + WHOLE[:-2], b"x: y\r\n"),
    "a body that nobody asked for": (WHOLE[:-2] + b"Content-Length: 1000000\r\n\r\n", b"{"),
    "a body of spaces": (ROOMS + b"Content-Length: 1000000\r\n\r\n", b" "),
}


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house loses its patience sooner than others do."""
    for module, name in ((connections, "IN_TIME"), (handlers, "IN_TIME"), (sockets, "HELLO")):
        monkeypatch.setattr(module, name, SHORT)


def test_what_is_not_said_to_its_end_is_not_waited_for(tmp_path: Path) -> None:
    async def half(line: Line, said: bytes) -> bool:
        line.say(said)
        return await line.ends()

    async def drip(line: Line, begun: bytes, drop: bytes) -> bool:
        line.say(begun)
        ended = asyncio.create_task(line.ends())
        while not ended.done():
            line.say(drop)
            await asyncio.sleep(SHORT / 10)
        return await ended

    async def knock(address: str) -> None:
        async with calling(address) as call:
            kinds = [half(await call(), said) for said in HALVES.values()]
            kinds += [drip(await call(), *said) for said in DRIPS.values()]
            ended = dict(zip([*HALVES, *DRIPS], await asyncio.gather(*kinds), strict=True))
        assert ended == dict.fromkeys(ended, True)

    assert beside(tmp_path, knock) == []


@pytest.mark.parametrize(
    "spoilt",
    [
        b"".join(b"x%d: y\r\n" % number for number in range(140)),
        b"x: " + b"y" * 9_000 + b"\r\n",
        b"Content-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\n",
    ],
    ids=["too many headers", "too long a header", "a body", "a body in chunks"],
)
def test_what_wants_to_be_a_socket_and_cannot_is_no_connection(tmp_path: Path, spoilt: bytes) -> None:
    async def knock(address: str) -> None:
        async with calling(address) as call:
            line = await call()
            line.say(b"GET /api/rooms/none/socket HTTP/1.1\r\n" + UPGRADE + spoilt + b"\r\n")
            assert await line.ends()

    assert beside(tmp_path, knock) == []


def test_a_socket_says_who_is_there_or_is_closed(tmp_path: Path) -> None:
    async def knock(address: str) -> None:
        room = await asyncio.to_thread(post, address, "/api/rooms", {"game": "complots", "seats": 3})

        async def stays_silent(pings: bool) -> int:
            async with connect(socket_of(address, room)) as socket:
                closed = asyncio.create_task(socket.wait_closed())
                with suppress(ConnectionClosed):  # at this very moment
                    while pings and not closed.done():
                        await socket.ping()
                        await asyncio.sleep(SHORT / 10)
                await asyncio.wait_for(closed, SURELY)
                return socket.close_code or 0

        codes = await asyncio.gather(stays_silent(False), stays_silent(True))
        assert set(codes) == {sockets.NOT_ALLOWED}

    assert beside(tmp_path, knock) == []


def socket_of(address: str, room: dict[str, Any]) -> str:
    return f"{address.replace('http', 'ws')}/api/rooms/{room['room']}/socket"


async def says_hello(socket: ClientConnection, token: str = "") -> Any:
    await socket.send(json.dumps({"t": "hello", "token": token}))
    return json.loads(await socket.recv())


def test_who_says_it_to_the_end_may_take_as_long_as_they_like_after_it(tmp_path: Path) -> None:
    """The house waits for two others who come after them and say nothing, one after the other."""

    async def knock(address: str) -> None:
        async def ask(path: str, body: Any, token: str = "") -> Any:
            return await asyncio.to_thread(post, address, f"/api/rooms{path}", body, token)

        room = await ask("", {"game": "complots", "seats": 2})
        path = f"/{room['room']}"
        anna = await ask(f"{path}/seats/0", guest("Anna"))
        await ask(f"{path}/seats/1/bot", {"level": "random"}, room["token"])
        await ask(f"{path}/begin", {}, room["token"])
        host = f"Host: localhost\r\nAuthorization: Bearer {room['token']}\r\n"
        free = f"DELETE /api/rooms{path}/seats/1 HTTP/1.1\r\n{host}\r\n"
        body = json.dumps(guest("Hugo"))
        about = f"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        sit = f"POST /api/rooms{path}/seats/1 HTTP/1.1\r\n{about}\r\n{body}"
        async with calling(address) as call, connect(socket_of(address, room)) as socket:
            slow, idle, patient = [await call() for _ in range(3)]
            for place in range(0, len(WHOLE), 10):
                slow.say(WHOLE[place : place + 10])
                await asyncio.sleep(SHORT / 100)
            assert await slow.answer() == 200
            idle.say(free.encode())
            assert await idle.answer() == 200
            await says_hello(socket, anna["token"])
            patient.say(sit.encode())
            for _ in range(2):
                assert await (await call()).ends()
            idle.say(WHOLE)
            assert await idle.answer() == 200
            await socket.send('{"t": "say", "text": "Come in"}')
            while not json.loads(await socket.recv())["talk"]:
                pass
            await ask(f"{path}/seats/1/admit", {"admit": True}, anna["token"])
            assert await patient.answer() == 200

    assert beside(tmp_path, knock) == []


def guest(name: str) -> dict[str, str]:
    return {"name": name, "language": "en", "nonce": ""}


@pytest.mark.parametrize("who", ["a stranger", "this machine", "a proxy of ours"])
def test_one_address_has_so_many_requests_open_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    """Sockets are counted on their own, and neither this machine nor our own proxies are."""
    monkeypatch.setattr(connections, "MOST", 3)
    monkeypatch.setattr(connections, "is_loopback", lambda _: who == "this machine")
    monkeypatch.setattr(connections, "IN_TIME", SURELY)

    async def knock(address: str) -> None:
        room = await asyncio.to_thread(post, address, "/api/rooms", {"game": "complots", "seats": 3})
        async with calling(address) as call, connect(socket_of(address, room)) as socket:
            await says_hello(socket)
            lines = [await call() for _ in range(3)]
            for line in lines:
                line.say(WHOLE)
                assert await line.answer() == 200
            more = await call()
            if who != "a stranger":
                more.say(WHOLE)
                assert await more.answer() == 200
                return
            assert await more.ends()
            lines[0].hang_up()
            while True:  # until the house has noticed it
                again = await call()
                again.say(WHOLE)
                try:
                    assert await again.answer() == 200
                    break
                except (asyncio.IncompleteReadError, ConnectionError):
                    await asyncio.sleep(0.01)
            lines[1].say(WHOLE)
            assert await lines[1].answer() == 200

    proxies = ("127.0.0.1",) if who == "a proxy of ours" else ()
    assert beside(tmp_path, knock, proxies=proxies) == []
