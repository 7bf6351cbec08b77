"""What each seat is shown, and what it must not be: `sees`, `hides`, `events`, `absent`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from cabale.core.game import Game
from cabale.core.scenario.position import Check, Failure, Position, compare, viewer_of
from cabale.core.scenario.reading import SPECTATOR, Reader
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Event

ANYTHING: Final = "..."  # among events: any others, or none


def read_fields(reader: Reader, value: Any, key: str) -> dict[str, Any]:
    """Fields of the game; to name none would check nothing."""
    if not value:
        reader.wrong(key, value, tuple(reader.game.fields))
    return reader.fields(value, key, reader.game.fields)


class Expect(Check):
    """What the table is, seen with all cards open."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return read_fields(reader, value, key)

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        return compare(wanted, position.page(OPEN), key)


class Sees(Check):
    """What the view of a seat, or of the public, says."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return reader.by_viewer(value, key, lambda fields, inner: read_fields(reader, fields, inner))

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for viewer, fields in wanted.items():
            yield from compare(fields, position.page(viewer_of(viewer)), f"{key}.{viewer}")


class Hides(Check):
    """Fields that must be empty in a view, and words that must be nowhere in it.

    Nowhere: in no part of the view, in no event and not in the question. What the view of a game
    that has not begun says already (which characters there are) is no secret.
    """

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        fields = reader.game.fields
        words = [word for field in fields.values() for word in field.vocabulary()]
        known = tuple(dict.fromkeys([*fields, *words]))
        return reader.by_viewer(value, key, lambda secrets, inner: reader.some(secrets, inner, known))

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for name, secrets in wanted.items():
            viewer = viewer_of(name)
            page = position.page(viewer)
            parts = {part: words_in(data) for part, data in shown(position, viewer).items()}
            for secret in secrets:
                if secret in page:
                    found = page[secret]
                else:
                    found = [part for part, words in parts.items() if secret in words]
                if found not in (None, False, [], {}):
                    yield Failure(f"{key}.{name}.{secret}", None, found)


def shown(position: Position, viewer: int) -> dict[str, Any]:
    """Everything that leaves the table for this viewer, part by part."""
    game, state = position.game, position.state
    view = msgspec.to_builtins(game.view(state, viewer))
    before = msgspec.to_builtins(game.view(game.begin(position.seats, position.options), viewer))
    parts = {f"view.{name}": value for name, value in view.items() if value != before.get(name)}
    parts["events"] = msgspec.to_builtins(game.events(state, viewer))
    if viewer != PUBLIC:
        parts["question"] = msgspec.to_builtins(game.question(state, viewer))
    return parts


def words_in(data: Any) -> set[str]:
    """All words in nested data; `lose=duchess` has two, so have `sheriff.1` and `2+c`, each one itself."""
    if isinstance(data, str):
        return {*re.findall(r"\w+", data), *re.findall(r"\w+(?:[.+]\w+)+", data)}
    if isinstance(data, Mapping):
        return words_in([*data, *data.values()])
    if isinstance(data, list | tuple):
        return {word for item in data for word in words_in(item)}
    return set()


class Events(Check):
    """Kinds of events since the look before: exactly these, in this order; or not one of these."""

    def __init__(self, happened: bool) -> None:
        self.happened: Final = happened

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        known = event_kinds(reader.game)

        def kinds(value: Any, key: str) -> tuple[str, ...]:
            if self.happened and value == "none":
                return ()
            return reader.some(value, key, (*known, ANYTHING) if self.happened else known)

        if isinstance(value, Mapping):
            return reader.by_viewer(value, key, kinds)
        return {SPECTATOR: kinds(value, key)}

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for name, kinds in wanted.items():
            viewer = viewer_of(name)
            since = position.game.events(position.state, viewer)[position.told[viewer] :]
            found = [kind_of(type(event)) for event in since]
            if not (told_as(kinds, found) if self.happened else set(found).isdisjoint(kinds)):
                yield Failure(f"{key}.{name}", list(kinds), found)


def told_as(kinds: tuple[str, ...], found: list[str]) -> bool:
    """Whether these kinds were told and no others, in this order; where dots are written, anything may be."""
    places = {0}  # how many of them may have been told so far
    for kind in kinds:
        if kind == ANYTHING:
            places = set(range(min(places, default=len(found) + 1), len(found) + 1))
        else:
            places = {place + 1 for place in places if found[place : place + 1] == [kind]}
    return len(found) in places


def kind_of(event: type[Event]) -> str:
    return str(event.__struct_config__.tag or event.__name__)


def event_kinds(game: Game[Any, Any]) -> tuple[str, ...]:
    """The kinds of events that this game's package defines."""
    home = f"{type(game).__module__}."
    kinds = [Event]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return tuple(kind_of(kind) for kind in kinds if f"{kind.__module__}.".startswith(home))
