"""What costs the house more to read than anybody to send: it is not read for long, and nobody else waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from tests.table.beside import beside
from tests.table.lines import UPGRADE, WHOLE, calling, frame
from tests.table.test_kill import post

MANY: Final = 20_000
CRUMBS: Final = {
    "pings": (b"", frame(9, b"")),
    "parts of a message": (frame(1, b"", last=False), frame(0, b"", last=False)),
    "messages": (b"", frame(1, b"{")),
}


@pytest.mark.parametrize("kind", CRUMBS)
def test_a_socket_in_crumbs_is_cut_off_and_others_are_not(tmp_path: Path, kind: str) -> None:
    first, crumb = CRUMBS[kind]

    async def knock(address: str) -> None:
        room = await asyncio.to_thread(post, address, "/api/rooms", {"game": "complots", "seats": 3})
        hello = b"GET /api/rooms/%s/socket HTTP/1.1\r\n%s\r\n" % (room["room"].encode(), UPGRADE)
        async with calling(address) as call:
            polite, hasty = await call(), await call()
            for line in (polite, hasty):
                line.say(hello)
                assert await line.answer() == 101
                line.say(frame(1, b'{"t": "hello"}'))
            hasty.say(first + crumb * MANY)
            assert await hasty.ends()
            polite.say(frame(9, b"still there?") + frame(8, b""))
            assert await polite.hears(frame(10, b"still there?", masked=False))

    assert beside(tmp_path, knock) == []


def test_a_request_in_crumbs_is_cut_off(tmp_path: Path) -> None:
    about = b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

    async def knock(address: str) -> None:
        async with calling(address) as call:
            polite, hasty = await call(), await call()
            wish = b'{"game": "druide", "seats": 3}'
            crumbs = b"".join(b"1\r\n%c\r\n" % letter for letter in wish)
            polite.say(about + b"Transfer-Encoding: chunked\r\n\r\n" + crumbs + b"0\r\n\r\n" + WHOLE)
            hasty.say(
                about + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * MANY + b"0\r\n\r\n" + WHOLE
            )
            assert [await polite.answer(), await polite.answer()] == [200, 200]
            with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
                assert await hasty.answer() == 413
                await hasty.answer()

    assert beside(tmp_path, knock) == []


def test_text_that_is_none_ends_a_socket_and_nothing_else(tmp_path: Path) -> None:
    async def knock(address: str) -> None:
        async with calling(address) as call:
            for parts in (frame(1, b"\xff\xfe"), frame(1, b"\xc3", last=False) + frame(0, b"(")):
                line = await call()
                line.say(b"GET /api/rooms/none/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n")
                assert await line.answer() == 101
                line.say(parts)
                assert await line.hears(frame(8, (1007).to_bytes(2), masked=False))

    assert beside(tmp_path, knock) == []


@pytest.mark.parametrize("answered", [False, True])
def test_a_request_that_breaks_off_into_nonsense_is_no_error_of_ours(tmp_path: Path, answered: bool) -> None:
    async def knock(address: str) -> None:
        async with calling(address) as call:
            line = await call()
            asked = WHOLE[:-2] + b"Transfer-Encoding: chunked\r\n\r\n"
            line.say(asked if answered else asked + b"nonsense\r\n")
            assert await line.answer() == (200 if answered else 400)
            line.say(b"nonsense\r\n")
            assert await line.ends()

    assert beside(tmp_path, knock) == []


def test_a_socket_that_is_closed_from_both_sides_at_once_is_closed(tmp_path: Path) -> None:
    """By us for what is no hello, and before that by the socket itself for what is no text."""

    async def knock(address: str) -> None:
        async with calling(address) as call:
            line = await call()
            line.say(b"GET /api/rooms/none/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n")
            assert await line.answer() == 101
            line.say(frame(1, b'{"t": "say"}') + frame(1, b"\xff"))
            assert await line.ends()

    assert beside(tmp_path, knock) == []
