"""The wire in TypeScript, for the client."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.table.documents.played import Schema
from cabale.table.documents.schemas import GIVEN, TAKEN, describe

HEADER: Final = "// Made from src/cabale/table/wire by `python3 dev.py documents`. Not edited by hand."
WIDTH: Final = 80
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def client_types() -> str:
    """The client's types: an interface for every message and every part of one, a type for every union."""
    named, sent = describe([*TAKEN, *GIVEN]).named, set(describe(GIVEN).named)
    parts = [HEADER]
    for name, schema in named.items():
        note = f"/** {schema['description']} */\n" if "description" in schema else ""
        if "properties" in schema:
            parts.append(f"{note}export interface {name} {_fields(name, named, sent)}")
        else:
            parts.append(f"{note}export type {name} ={_broken(_type(schema))};")
    return "\n\n".join(parts) + "\n"


def _fields(name: str, named: dict[str, Schema], sent: set[str]) -> str:
    """The server sends every field; a client may leave out what has a default, here and further down."""
    lines = []
    for field, schema in named[name]["properties"].items():
        kind = _type(schema)
        if name in sent or field in named[name]["required"]:
            lines.append(f"  {field}: {kind};")
        elif kind in sent and not named[kind].get("required"):
            lines.append(f"  {field}?: Partial<{kind}>;")
        else:
            lines.append(f"  {field}?: {kind};")
    return "{\n" + "\n".join(lines) + "\n}"


def _broken(union: str) -> str:
    """A union that is too long for a line, one part a line."""
    return f" {union}" if len(union) < WIDTH else "\n  | " + union.replace(" | ", "\n  | ")


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(item) for item in schema["prefixItems"]) + "]"
    if schema["type"] == "array":
        item = _type(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]
