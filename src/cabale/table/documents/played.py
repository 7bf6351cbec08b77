"""Schemas of what the games put on the wire: a view and its events are those of one of them.

Games may call their events alike, so each name gets its game's in front: `ComplotsBegan`.
"""

from __future__ import annotations

from typing import Any, Final, get_args, get_type_hints

import msgspec

from cabale.core.views import View
from cabale.games import GAMES

Schema = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
VIEWS: Final[dict[str, type[View]]] = {
    entry.game.id: entry.part("view") for entry in GAMES.entries if entry.own
}
"""What a `View` is in each game of the house, and in its history what an `Event` is. Those of other packages
are views of no particular kind, laid out beside (`Laid`)."""
ANY: Final = {  # what the wire calls it, and what it can be
    "View": "AnyView",
    "Event": "AnyEvent",
    "Foreseen": "AnyForeseen",
}


def played(shared: dict[str, Schema]) -> dict[str, Schema]:
    """Every type of every game by its own name, and those that are any of them."""
    known: dict[str, Schema] = {}
    views = {game: REF.format(name=view.__name__) for game, view in VIEWS.items()}
    events = [REF.format(name=event_of(game)) for game in VIEWS]
    for game, view in VIEWS.items():
        known |= _types(game, view, shared)
    known[ANY["View"]] = {
        "anyOf": [{"$ref": reference} for reference in views.values()],
        "discriminator": {"propertyName": "game", "mapping": views},
    }
    known[ANY["Event"]] = {"anyOf": [{"$ref": reference} for reference in events]}
    ahead = [
        _named(game, view.foreseen.__name__) for game, view in VIEWS.items() if view.foreseen is not None
    ]
    known[ANY["Foreseen"]] = {"anyOf": [{"$ref": REF.format(name=name)} for name in ahead]}
    return known


def _named(game: str, name: str) -> str:
    return game.capitalize() + name.removeprefix(game.capitalize())


def event_of(game: str) -> str:
    """The name of all that can happen in a game."""
    return f"{game.capitalize()}Event"


def _types(game: str, view: type[View], shared: dict[str, Schema]) -> dict[str, Schema]:
    """The types that a view of this game is made of, beside those that the house has anyway."""
    happened = get_args(get_type_hints(view)["history"])[0]
    told = [happened, view, *([] if view.foreseen is None else [view.foreseen])]
    (union, *_), structs = msgspec.json.schema_components(told, ref_template=REF)
    own = {name: schema for name, schema in structs.items() if shared.get(name) != schema}
    names = {name: _named(game, name) for name in own}
    known = {names[name]: {**schema, "title": names[name]} for name, schema in own.items()}
    return {name: renamed(schema, names) for name, schema in {**known, event_of(game): union}.items()}


def renamed(part: Any, names: dict[str, str]) -> Any:
    """A schema whose references lead to these names instead."""
    if isinstance(part, list):
        return [renamed(each, names) for each in part]
    if isinstance(part, dict):
        return {key: renamed(each, names) for key, each in part.items()}
    if isinstance(part, str) and part.startswith(REF.format(name="")):
        name = part.rpartition("/")[2]
        return REF.format(name=names.get(name, name))
    return part
