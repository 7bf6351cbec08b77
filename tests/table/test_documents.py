"""The documents of the wire: as committed they are those of the code, and they hang together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from cabale.games import GAMES
from cabale.games.complots import events as complots
from cabale.games.guillotine import events as guillotine
from cabale.table.documents import documents
from cabale.table.documents.asyncapi import socket_document
from cabale.table.documents.openapi import http_document
from cabale.table.documents.played import VIEWS
from cabale.table.documents.typescript import client_types
from cabale.table.routes import ENDPOINTS, SOCKET
from cabale.table.wire.messages import Frame, FromClient, FromServer

ROOT = Path(__file__).resolve().parents[2]
HTTP = http_document()
SOCKETS = socket_document()
TYPES = client_types()
Place = tuple[str, ...]


def parts(part: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every part of a document, and where it is."""
    yield place, part
    for key, inner in part.items() if isinstance(part, dict) else ():
        yield from parts(inner, (*place, key))
    for number, inner in enumerate(part) if isinstance(part, list) else ():
        yield from parts(inner, (*place, str(number)))


def found(document: dict[str, Any], reference: str) -> Any:
    """What a reference leads to."""
    part: Any = document
    for key in reference.removeprefix("#/").split("/"):
        part = part[key]
    return part


def operations() -> dict[str, tuple[str, str, dict[str, Any]]]:
    """Every operation of the OpenAPI document by its id: method, path, and the rest."""
    return {
        operation["operationId"]: (method.upper(), path, operation)
        for path, methods in HTTP["paths"].items()
        for method, operation in methods.items()
    }


def names_of(union: Any) -> set[str]:
    return {kind.__name__ for kind in get_args(union)}


@pytest.mark.parametrize("name", list(documents()))
def test_the_committed_document_is_that_of_the_code(name: str) -> None:
    committed = (ROOT / name).read_text("utf-8")
    assert committed == documents()[name], f"{name} is stale: python -m cabale.table.documents"


@pytest.mark.parametrize("document", [HTTP, SOCKETS], ids=["openapi", "asyncapi"])
def test_every_reference_leads_somewhere_and_every_component_is_used(document: dict[str, Any]) -> None:
    leading = {part["$ref"] for _, part in parts(document) if isinstance(part, dict) and "$ref" in part}
    for reference in leading:
        assert found(document, reference) is not None
    for kind, components in document["components"].items():
        for name in components:
            assert kind == "securitySchemes" or f"#/components/{kind}/{name}" in leading


# --- OpenAPI


def test_every_endpoint_is_an_operation_with_its_name() -> None:
    told = {(name, method, path) for name, (method, path, _) in operations().items()}
    assert told == {(end.name, end.method, end.path) for end in ENDPOINTS}
    assert len(operations()) == len(ENDPOINTS)


def test_every_operation_tells_its_parameters() -> None:
    for end in ENDPOINTS:
        _, path, operation = operations()[end.name]
        own = [each for each in operation["parameters"] if "$ref" not in each]
        in_path = [each["name"] for each in own if each["in"] == "path" and each["required"]]
        assert in_path == re.findall(r"{(\w+)}", path)
        assert tuple(each["name"] for each in own if each["in"] == "query") == end.query


def test_every_operation_tells_its_body_its_answer_and_its_refusals() -> None:
    for end in ENDPOINTS:
        operation = operations()[end.name][2]
        assert ("requestBody" in operation) == (end.takes is not None)
        assert list(operation["responses"]["200"]["content"]) == [
            "text/plain" if end.gives is str else "application/json"
        ]
        refusals = {status: answer for status, answer in operation["responses"].items() if status[0] in "45"}
        assert operation["responses"].keys() - refusals == ({"200", "304"} if end.gives is Frame else {"200"})
        assert refusals.keys() >= {"400", "429", "503"}
        for answer in refusals.values():
            schema = found(HTTP, answer["$ref"])["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refused"}


def test_bodies_and_answers_are_those_of_the_wire() -> None:
    def schema(name: str, part: str) -> Any:
        operation = operations()[name][2]
        body = operation["requestBody"] if part == "takes" else operation["responses"]["200"]
        return body["content"]["application/json"]["schema"]

    assert schema("open_room", "takes") == {"$ref": "#/components/schemas/OpenRoom"}
    assert schema("open_room", "gives") == {"$ref": "#/components/schemas/RoomOpened"}
    assert schema("list_games", "gives")["items"] == {"$ref": "#/components/schemas/GameCard"}
    assert schema("branch", "gives") == {"$ref": "#/components/schemas/SeatTaken"}


def test_a_bearer_is_asked_for_where_one_is_needed() -> None:
    schemes = HTTP["components"]["securitySchemes"]
    assert schemes == {"token": {"type": "http", "scheme": "bearer"}}
    for end in ENDPOINTS:
        security = operations()[end.name][2].get("security", [])
        assert ({"token": []} in security) == bool(end.bearer)
        assert ({} in security) == (end.bearer == "token")  # with or without
        unknown = "401" in operations()[end.name][2]["responses"]
        assert unknown == (bool(end.bearer) or end.name == "move_in")  # or a word in its place


def test_what_the_house_sends_has_all_its_fields() -> None:
    schemas = HTTP["components"]["schemas"]
    began = schemas["ComplotsBegan"]
    assert set(began["required"]) == set(began["properties"])  # its rule has a default
    assert schemas["TakeSeat"]["required"] == ["name", "language"]
    assert schemas["Settings"]["required"] == []  # sent too, but what is taken may leave all of it out


# --- AsyncAPI


def test_the_socket_tells_every_message_of_both_directions() -> None:
    channel = SOCKETS["channels"]["socket"]
    assert channel["address"] == SOCKET
    assert list(channel["parameters"]) == re.findall(r"{(\w+)}", SOCKET)
    told = {}
    for operation in SOCKETS["operations"].values():
        assert found(SOCKETS, operation["channel"]["$ref"]) is channel
        told[operation["action"]] = {each["$ref"].rsplit("/", 1)[1] for each in operation["messages"]}
    assert told == {"receive": names_of(FromClient), "send": names_of(FromServer)}
    assert set(channel["messages"]) == names_of(FromClient) | names_of(FromServer)


def test_a_message_is_its_schema_with_its_tag() -> None:
    for name, message in SOCKETS["components"]["messages"].items():
        schema = found(SOCKETS, message["payload"]["$ref"])
        assert schema["title"] == name
        assert schema["properties"]["t"] == {"enum": [name.lower()]}
        assert "t" in schema["required"]


def test_no_discriminator_is_left_that_readers_of_asyncapi_refuse() -> None:
    places = [place for place, _ in parts(SOCKETS) if place and place[-1] == "discriminator"]
    assert places == []
    assert "discriminator" in HTTP["components"]["schemas"]["ComplotsEvent"]


# --- TypeScript


def test_every_type_that_the_documents_name_is_exported_once() -> None:
    exported = re.findall(r"^export (?:interface|type) (\w+)", TYPES, re.MULTILINE)
    named = set(HTTP["components"]["schemas"]) | set(SOCKETS["components"]["schemas"])
    assert set(exported) == named | {"FromClient", "FromServer"}
    assert len(exported) == len(set(exported))


def test_unions_are_told_by_name() -> None:
    for name, union in {"FromClient": FromClient, "FromServer": FromServer}.items():
        assert parts_of(name) == names_of(union)


def parts_of(name: str) -> set[str]:
    """What a type of the client's is one of."""
    told = re.search(rf"^export type {name} =([^;]+);", TYPES, re.MULTILINE)
    assert told is not None
    return set(re.findall(r"\w+", told[1]))


def test_every_game_has_its_view_and_its_events() -> None:
    """Under names of its own: games call their events alike."""
    assert list(VIEWS) == list(GAMES)
    assert parts_of("AnyView") == {f"{name.capitalize()}View" for name in GAMES}
    assert parts_of("AnyEvent") == {f"{name.capitalize()}Event" for name in GAMES}
    assert parts_of("ComplotsEvent") == {f"Complots{name}" for name in names_of(complots.AnyEvent)}
    assert parts_of("GuillotineEvent") == {f"Guillotine{name}" for name in names_of(guillotine.AnyEvent)}
    for name in GAMES:
        assert re.search(
            rf"export interface {name.capitalize()}View {{\n(?:  .*\n)*  game: \"{name}\";"
            rf"(?:\n  .*)*\n  history: {name.capitalize()}Event\[\];",
            TYPES,
        )
    assert HTTP["components"]["schemas"]["AnyView"]["discriminator"]["propertyName"] == "game"
    assert "  event: AnyEvent;" in TYPES and "  view: AnyView;" in TYPES


def test_a_client_may_leave_out_what_has_a_default_and_the_house_never_does() -> None:
    assert '  t: "hello";\n  token?: string;' in TYPES
    assert "  settings?: Partial<Settings>;" in TYPES
    assert re.search(r"export interface Settings {\n  title: string;", TYPES)
    assert re.search(r"export interface ComplotsBegan {\n  type: \"began\";\n  rule: string;", TYPES)
