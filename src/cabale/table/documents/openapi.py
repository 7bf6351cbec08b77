"""What the house answers over HTTP, as OpenAPI 3.1."""

from __future__ import annotations

import re
from typing import Any, Final

from cabale.table.documents.played import REF, Schema
from cabale.table.documents.schemas import describe
from cabale.table.polling import LONGEST
from cabale.table.routes import ENDPOINTS, Endpoint
from cabale.table.wire.afterwards import Eyes
from cabale.table.wire.answers import Refused
from cabale.table.wire.messages import Frame
from cabale.table.wire.rooms import OpenRoom
from cabale.table.wire.seats import Claim
from cabale.text import LANGUAGES

ABOUT: Final = (
    "Rooms and seats of a Cabale house. The game itself goes over a socket: see asyncapi.json; or frame by "
    "frame over HTTP, for programs that have none. "
    "Every sentence comes in the language of the request."
)
PARAMETERS: Final[dict[str, tuple[Any, str]]] = {  # in an address: the type, and what it is
    "room": (str, "The room's id, as in its link"),
    "seat": (int, "A seat, from 0"),
    "game": (str, "A game's id"),
    "lesson": (str, "A lesson's id"),
    "eyes": (Eyes, "From where it is seen"),
    "to": (int, "The seat to which something is offered"),
    "before": (int, "How many lines come before those that one has"),
    "since": (int, "How many events one has had"),
    "heard": (int, "How many lines of talk one has had"),
    "words": (bool, "Whether sentences are wanted, as people want them"),
}
BEARER: Final = {
    "": "",
    "token": "A token of the room shows or allows more.",
    "seat": "Needs the token of the seat or of the host.",
    "host": "Needs the token of the host.",
}
SEEN: Final = {
    "name": "If-None-Match",
    "in": "header",
    "description": "The ETag of the frame that one has seen: the answer waits for another",
    "schema": {"type": "string"},
}
ETAG: Final = {"description": "By what this frame is known again", "schema": {"type": "string"}}
REFUSALS: Final = {
    400: ("Malformed", "It makes no sense, or the rules or the room do not allow it"),
    401: ("Unknown", "It needs a token or a word that this room knows"),
    403: ("Forbidden", "It is not for the bearer of this token"),
    404: ("Missing", "There is no such room, seat or game"),
    409: ("Late", "The room has gone on meanwhile"),
    408: ("Slow", "The body did not come in time"),
    413: ("Large", "The body is too large"),
    415: ("Foreign", "The body is no JSON"),
    429: ("Often", "Too many requests; try again in a while"),
    503: ("Unstored", "The store cannot keep it; nothing has changed"),
}


def http_document() -> dict[str, Any]:
    """The whole document."""
    bodies = [kind for end in ENDPOINTS for kind in (end.takes, end.gives) if kind not in (None, str)]
    in_addresses = [kind for kind, _ in PARAMETERS.values()]
    shapes, named = describe([*in_addresses, Refused, *bodies])
    known = dict(zip(PARAMETERS, shapes, strict=False))
    left = iter(shapes[len(known) + 1 :])
    paths: dict[str, dict[str, Any]] = {}
    for end in ENDPOINTS:
        takes = next(left) if end.takes is not None else None
        gives = next(left) if end.gives is not str else None
        paths.setdefault(end.path, {})[end.method.lower()] = _operation(end, takes, gives, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cabale over HTTP", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {
            "parameters": {"Language": _language(), "Seen": SEEN},
            "responses": {name: _refusal(words) for name, words in REFUSALS.values()},
            "schemas": named,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    end: Endpoint, takes: Schema | None, gives: Schema | None, known: dict[str, Schema]
) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": end.name, "summary": end.summary}
    if end.bearer:
        operation["description"] = BEARER[end.bearer]
        operation["security"] = [{"token": []}, *([{}] if end.bearer == "token" else [])]
    in_path = [_parameter(name, "path", known) for name in re.findall(r"{(\w+)}", end.path)]
    in_query = [_parameter(name, "query", known) for name in end.query]
    operation["parameters"] = [*in_path, *in_query, {"$ref": "#/components/parameters/Language"}]
    if end.gives is Frame:
        operation["parameters"].append({"$ref": "#/components/parameters/Seen"})
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": _json(takes)}
    answer = {"text/plain": {"schema": {"type": "string"}}} if gives is None else _json(gives)
    named = in_path or end.takes is OpenRoom  # which may name a game that there is not
    shown = end.bearer or end.takes is Claim  # a word that stands for a token
    unless = {401: not shown, 404: not named, 409: end.method == "GET"}
    unless |= dict.fromkeys((408, 413, 415), takes is None)
    operation["responses"] = {"200": {"description": end.summary, "content": answer}} | {
        str(status): {"$ref": f"#/components/responses/{name}"}
        for status, (name, _) in REFUSALS.items()
        if not unless.get(status)
    }
    if end.gives is Frame:
        operation["responses"]["200"]["headers"] = {"ETag": ETAG}
        operation["responses"]["304"] = {"description": f"Nothing new for {LONGEST:.0f} seconds"}
    return operation


def _parameter(name: str, place: str, known: dict[str, Schema]) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "description": PARAMETERS[name][1],
        "schema": known[name],
    }


def _language() -> dict[str, Any]:
    words = f"The reader's language: {', '.join(LANGUAGES)}"
    return {"name": "Accept-Language", "in": "header", "description": words, "schema": {"type": "string"}}


def _refusal(words: str) -> dict[str, Any]:
    return {"description": words, "content": _json({"$ref": REF.format(name=Refused.__name__)})}


def _json(schema: Schema) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
