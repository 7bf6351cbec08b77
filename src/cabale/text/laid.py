"""A view laid out as labelled groups, for boards that are made from nothing else: what follows from its
fields alone, in words. Nothing is here that the view does not say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cabale.core.kinds import EACH, HELD, SEAT, kinds
from cabale.core.seats import NO_SEAT
from cabale.core.views import View
from cabale.text.made import spelled

if TYPE_CHECKING:
    from cabale.text.narrator import Narrator

ELSEWHERE: Final = (
    "history",
    "pending",
    "plan",
    "options",
    "asked",
    "awaited",
)  # told, asked or arranged, and shown there
NOTHING: Final = "–"
HIDDEN: Final = "?"
TIMES: Final = " × "  # between the numbers of one thing
BETWEEN: Final = " · "


class LaidMark(msgspec.Struct, frozen=True):
    """One thing as it is shown: a text, a seat with or without a text, a piece."""

    text: str
    seat: int = NO_SEAT
    piece: bool = False  # something that lies on the table: shown as a small card
    made: bool = False  # a word made from its key, for want of a translation
    name: str = ""  # of the seat, where the text is something else


class LaidGroup(msgspec.Struct, frozen=True):
    """A field of the view: its label, and what is in it."""

    key: str
    label: str
    made: bool
    marks: tuple[LaidMark, ...]


class LaidColumn(msgspec.Struct, frozen=True):
    """A field that has something for every seat."""

    key: str
    label: str
    made: bool
    number: bool  # whether it is a number for every seat
    cells: tuple[tuple[LaidMark, ...], ...]


class Laid(msgspec.Struct, frozen=True):
    """All that a view says beyond what every view says."""

    title: str
    package: str  # that brought the game
    version: str
    rows: tuple[LaidGroup, ...]  # one public thing each
    columns: tuple[LaidColumn, ...]
    lists: tuple[LaidGroup, ...]  # oldest first
    mine: tuple[LaidGroup, ...]  # what only the viewer sees
    orders: dict[str, str]  # what its standing orders are called


def lay(narrator: Narrator, view: View) -> Laid:
    """The view in groups, each field where its kind and its value put it."""
    rows, columns, lists, mine = [], [], [], []
    for name in _fields(type(view)):
        value, kind = getattr(view, name), _kinds(type(view)).get(name, "")
        if kind in (EACH, HELD) and isinstance(value, tuple) and len(value) == view.seats:
            columns.append(_column(narrator, name, value, kind))
            if kind == HELD and view.seat >= 0 and _pieces(value[view.seat]):
                mine.append(_group(narrator, name, _pieces(value[view.seat]), kind))
        elif isinstance(value, tuple | list):
            lists.append(_group(narrator, name, value, kind))
        else:
            rows.append(_group(narrator, name, (value,), kind))
    entry = narrator.entry
    return Laid(
        title=narrator.game_title(narrator.game),
        package=entry.package,
        version=entry.version,
        rows=tuple(rows),
        columns=tuple(columns),
        lists=tuple(lists),
        mine=tuple(mine),
        orders={order: narrator.order(order) for order in entry.game.orders},
    )


@cache
def _fields(view: type[View]) -> tuple[str, ...]:
    """What a game's views have beyond those of every game."""
    return tuple(
        name
        for name in view.__struct_fields__
        if name not in View.__struct_fields__ and name not in ELSEWHERE
    )


@cache
def _kinds(struct: type) -> dict[str, str]:
    return kinds(struct)


def _group(narrator: Narrator, name: str, values: Iterable[Any], kind: str) -> LaidGroup:
    label, made = narrator.field(name)
    return LaidGroup(name, label, made, tuple(_mark(narrator, value, kind) for value in values))


def _column(narrator: Narrator, name: str, values: tuple[Any, ...], kind: str) -> LaidColumn:
    label, made = narrator.field(name)
    number = all(isinstance(value, int) and not isinstance(value, bool) for value in values)
    return LaidColumn(name, label, made, number, tuple(_cell(narrator, value, kind) for value in values))


def _cell(narrator: Narrator, value: Any, kind: str) -> tuple[LaidMark, ...]:
    if kind == HELD and value is None:
        return (LaidMark(HIDDEN),)
    if kind == HELD and isinstance(value, int):
        return (LaidMark(HIDDEN, piece=True),) * value if value else (LaidMark(NOTHING),)
    if not isinstance(value, tuple):
        return (_mark(narrator, value, kind),)
    return tuple(_mark(narrator, item, HELD) for item in value) or (LaidMark(NOTHING),)


def _pieces(held: Any) -> tuple[Any, ...]:
    """What a seat holds, if whoever looks may see it; a number only counts it."""
    if held is None or isinstance(held, int):
        return ()
    return held if isinstance(held, tuple) else (held,)


def _mark(narrator: Narrator, value: Any, kind: str) -> LaidMark:
    if value is None:
        return LaidMark(NOTHING)
    if isinstance(value, bool):
        return LaidMark(narrator.say("value-yes" if value else "value-no"))
    if kind == SEAT and isinstance(value, int):
        return LaidMark(narrator.name(value), seat=value)
    if isinstance(value, int | float):
        return LaidMark(str(value), piece=kind == HELD)
    if isinstance(value, str):
        text, made = narrator.piece(value)
        return LaidMark(text, piece=True, made=made)
    if isinstance(value, msgspec.Struct):
        return _of_struct(narrator, value)
    if isinstance(value, Mapping):
        return LaidMark(BETWEEN.join(f"{spelled(str(key))} {item}" for key, item in value.items()))
    return _joined([_mark(narrator, item, kind) for item in value])


def _of_struct(narrator: Narrator, value: msgspec.Struct) -> LaidMark:
    """A thing of several fields: whose it is, and the rest in a row."""
    known = _kinds(type(value))
    marks = [_mark(narrator, getattr(value, name), known.get(name, "")) for name in value.__struct_fields__]
    seats = [mark.seat for mark in marks if mark.seat != NO_SEAT]
    rest = _joined([mark for mark in marks if mark.seat == NO_SEAT or len(seats) > 1])
    if len(seats) != 1:
        return rest
    return msgspec.structs.replace(rest, seat=seats[0], name=narrator.name(seats[0]))


def _joined(marks: list[LaidMark]) -> LaidMark:
    numbers = all(mark.text.isdigit() for mark in marks)
    text = (TIMES if numbers else BETWEEN).join(mark.text for mark in marks)
    return LaidMark(text or NOTHING, made=any(mark.made for mark in marks))
