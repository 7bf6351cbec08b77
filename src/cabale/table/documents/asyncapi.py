"""What goes over the socket of a room, in both directions, as AsyncAPI 3.0."""

from __future__ import annotations

import re
from typing import Any, Final, get_args

from cabale.table.documents.played import REF
from cabale.table.documents.schemas import describe
from cabale.table.routes import SOCKET
from cabale.table.wire.messages import FromClient, FromServer

ABOUT: Final = (
    "A game of Cabale, as one seat or one spectator sees it. The first message is a hello; a frame answers, "
    "and another follows whenever this viewer sees something change. For rooms and seats see openapi.json."
)


def socket_document() -> dict[str, Any]:
    """The whole document, from the side of the house: it receives what a client sends."""
    received, sent = get_args(FromClient), get_args(FromServer)
    named = describe([*received, *sent]).named
    names = [kind.__name__ for kind in (*received, *sent)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Cabale over a socket", "version": "1", "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": SOCKET,
                "parameters": {
                    name: {"description": "The room's id, as in its link"}
                    for name in re.findall(r"{(\w+)}", SOCKET)
                },
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {
            "hear": _operation("receive", "What a client says", [kind.__name__ for kind in received]),
            "show": _operation("send", "What a client is shown", [kind.__name__ for kind in sent]),
        },
        "components": {
            "messages": {
                name: {
                    "name": name,
                    "summary": named[name]["description"],
                    "payload": {"$ref": REF.format(name=name)},
                }
                for name in names
            },
            "schemas": {name: _without_discriminator(schema) for name, schema in named.items()},
        },
    }


def _operation(action: str, summary: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in names],
    }


def _without_discriminator(part: Any) -> Any:
    """OpenAPI's discriminator is an object; AsyncAPI's is not, and its readers refuse ours."""
    if isinstance(part, list):
        return [_without_discriminator(each) for each in part]
    if isinstance(part, dict):
        return {key: _without_discriminator(each) for key, each in part.items() if key != "discriminator"}
    return part
