# mypyc: compile
"""Positions as plain data and back: a step is its name and its fields, a story a list of entries.

What a game's own table holds it declares in `State.fields`: of each field its name, and what makes it of
plain data again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cabale.core.agenda import NOBODY, Kernel, Lots, State, Step, remade
from cabale.core.errors import BadRecord
from cabale.core.seats import NO_SEAT
from cabale.core.story import entries

S = TypeVar("S", bound=State)


def tuples(rows: list[Any]) -> list[Any]:
    """A row of tuples, as they are dumped."""
    return [tuple(row) for row in rows]


def dump_step(step: object) -> Any:
    """A step, or whatever a step holds, as nested lists that begin with a class name."""
    fields: tuple[str, ...] | None = getattr(step, "__match_args__", None)
    if fields is None:
        return list(step) if isinstance(step, tuple) else step
    return [type(step).__name__, *[dump_step(getattr(step, field)) for field in fields]]


def load_step(data: Any, classes: Sequence[type]) -> Any:
    """The step again; only the named classes can be made."""
    if not isinstance(data, list):
        return data
    if not data or not isinstance(data[0], str):
        return tuple(data)
    known = {cls.__name__: cls for cls in (*classes, Lots)}
    if data[0] not in known:
        raise BadRecord("unknown_step", step=data[0])
    return known[data[0]](*[load_step(field, classes) for field in data[1:]])


def dump_kernel(s: State) -> dict[str, Any]:
    """What every position has, whatever the game."""
    return {
        "agenda": [dump_step(step) for step in s.agenda],
        "awaited": s.awaited,
        "turn": s.turn,
        "sealed": [list(answer) for answer in s.sealed],
        "drawn_order": list(s.drawn_order),
        "story": [list(entry) for entry in entries(s.story)],
    }


def load_kernel(data: dict[str, Any], classes: Sequence[type]) -> Kernel:
    """What `dump_kernel` wrote, without the story."""
    agenda: list[Step[Any]] = [load_step(step, classes) for step in data["agenda"]]
    sealed = tuple([(seat, move) for seat, move in data["sealed"]])
    return agenda, data["awaited"], data["turn"], sealed, tuple(data["drawn_order"])


def empty_kernel() -> State:
    """The part of a position that every game has, where nothing is planned and nothing told yet."""
    return State([], NOBODY, NO_SEAT, (), (), None)


def dump_position(s: State, options: dict[str, Any]) -> dict[str, Any]:
    """The options as they were given, what the game declares, then what every position has."""
    return {
        "options": options,
        **{name: _plain(value) for name, value in s.material().items()},
        **dump_kernel(s),
    }


def load_position(make: type[S], options: object, data: dict[str, Any], steps: Sequence[type]) -> S:
    """The position again; of steps only the named classes can be made."""
    material: dict[str, Any] = {name: again(data[name]) for name, again in make.fields.items()}
    maker: Callable[..., S] = make
    return remade(maker, options, material, load_kernel(data, steps), data["story"])


def _plain(value: Any) -> Any:
    """A copy that has lists for tuples."""
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value
