"""The documents of the wire: OpenAPI, AsyncAPI and TypeScript, all made from `wire` and `routes`.

`python -m cabale.table.documents` writes them into the tree; a test fails when one of them is stale.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cabale.table.documents.asyncapi import socket_document
from cabale.table.documents.openapi import http_document
from cabale.table.documents.typescript import client_types


def documents() -> dict[str, str]:
    """Every document: where it lies in the tree, and its text."""
    return {
        "docs/openapi.json": _pretty(http_document()),
        "docs/asyncapi.json": _pretty(socket_document()),
        "client/src/wire.ts": client_types(),
    }


def _pretty(document: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
