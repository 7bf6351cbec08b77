"""JSON schemas of what crosses the wire, each type and each named union under its own name."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from inspect import cleandoc
from pkgutil import iter_modules
from types import UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_origin

import msgspec

from cabale.table import wire
from cabale.table.documents.played import ANY, REF, VIEWS, Schema, event_of, played, renamed
from cabale.table.routes import ENDPOINTS
from cabale.table.wire.messages import FromClient, FromServer

TAKEN: Final[list[Any]] = [end.takes for end in ENDPOINTS if end.takes is not None] + [FromClient]
GIVEN: Final[list[Any]] = [end.gives for end in ENDPOINTS if end.gives is not str] + [FromServer]
MODULES: Final = [import_module(f"{wire.__name__}.{module.name}") for module in iter_modules(wire.__path__)]
NAMED: Final[dict[str, Any]] = {
    name: kind
    for module in MODULES
    for name, kind in vars(module).items()
    if get_origin(kind) in (Literal, Union, UnionType)
}


class Described(NamedTuple):
    """The schemas of some types, and every named one that they refer to, in the order of their names."""

    shapes: list[Schema]
    named: dict[str, Schema]


def describe(kinds: Iterable[Any]) -> Described:
    """The schemas of these types. What only the server sends has all its fields, with a default or not."""
    asked = list(kinds)
    every, known = _read([*asked, *TAKEN, *GIVEN])
    taken, given = every[len(asked) :][: len(TAKEN)], every[len(asked) + len(TAKEN) :]
    for name in reachable(given, known) - reachable(taken, known):
        if "properties" in known[name]:
            known[name]["required"] = list(known[name]["properties"])
    shapes = every[: len(asked)]
    return Described(shapes, {name: known[name] for name in sorted(reachable(shapes, known))})


def reachable(shapes: Iterable[Schema], known: dict[str, Schema]) -> set[str]:
    """The names that these schemas refer to, and those that these refer to in turn."""
    found: set[str] = set()
    ahead = list(shapes)
    while ahead:
        fresh = references(ahead.pop()) - found
        found |= fresh
        ahead += [known[name] for name in fresh]
    return found


def references(part: Any) -> set[str]:
    """The names that a schema itself refers to."""
    if isinstance(part, list):
        return set().union(*map(references, part))
    if not isinstance(part, dict):
        return set()
    here = {part["$ref"].rsplit("/", 1)[1]} if isinstance(part.get("$ref"), str) else set()
    return here.union(*map(references, part.values()))


def _read(kinds: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """What msgspec says of these types, and a reference wherever it spells out a union that has a name."""
    every, structs = msgspec.json.schema_components([*kinds, *NAMED.values()], ref_template=REF)
    shapes, unions = list(every)[: len(kinds)], dict(zip(NAMED, list(every)[len(kinds) :], strict=True))
    games = played(structs)
    known = {name: schema for name, schema in structs.items() if name not in ANY} | unions | games
    names = {msgspec.json.encode(known[name]): name for name in (*unions, *map(event_of, VIEWS))}

    def told(part: Any) -> Any:
        return renamed(_with_names(part, names), ANY)

    return list(map(told, shapes)), {
        name: {key: _clean(key, told(part)) for key, part in schema.items()} for name, schema in known.items()
    }


def _with_names(part: Any, names: dict[bytes, str]) -> Any:
    if isinstance(part, list):
        return [_with_names(each, names) for each in part]
    if not isinstance(part, dict):
        return part
    name = names.get(msgspec.json.encode({key: value for key, value in part.items() if key != "default"}))
    if name is None:
        return {key: _clean(key, _with_names(value, names)) for key, value in part.items()}
    default = {"default": part["default"]} if "default" in part else {}
    return {"$ref": REF.format(name=name)} | default


def _clean(key: str, value: Any) -> Any:
    """A docstring without the indentation that Python keeps in it until 3.12."""
    return cleandoc(value) if key == "description" and isinstance(value, str) else value
