"""The house asked from inside: the same functions that answer requests over HTTP, without a network between.

So whatever a session wants is checked, counted and carried out as for a browser, by where it comes from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message, Scope

from cabale.table.handlers import JSON

T = TypeVar("T")
KEPT: Final = (b"host", b"x-forwarded-for")  # of what a request says: by which name, and for whom
AT_HOME: Final[Scope] = {"client": ("127.0.0.1", 0), "headers": [], "scheme": "http", "server": None}
"""Whoever began this very process."""


async def ask(
    app: Starlette,
    caller: Scope,
    handle: Callable[[Request], Awaitable[T]],
    language: str,
    *,
    token: str = "",
    body: msgspec.Struct | None = None,
    query: dict[str, str] | None = None,
    **where: str,
) -> T:
    """What one of `table.handlers` answers to the caller; `where` is what the path would say."""
    headers = [(name, value) for name, value in caller["headers"] if name in KEPT]
    headers += [(b"accept-language", language.encode()), (b"content-type", JSON.encode())]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/",
        "query_string": urlencode(query or {}).encode(),
        "headers": headers,
        "path_params": where,
        "client": caller["client"],
        "server": caller["server"],
        "scheme": caller["scheme"],
        "app": app,
    }
    return await handle(Request(scope, _receive(msgspec.json.encode(body) if body is not None else b"")))


def _receive(body: bytes) -> Callable[[], Awaitable[Message]]:
    """The body, and then nothing more: whoever asks stays on the line."""
    sent = False

    async def receive() -> dict[str, Any]:
        nonlocal sent
        if sent:
            await asyncio.Event().wait()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
