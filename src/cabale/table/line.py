"""What the lobby shows of a room without opening its log."""

from __future__ import annotations

import msgspec

from cabale.table.room import Room


class Seat(msgspec.Struct, frozen=True):
    """Who sits there, if anybody does."""

    name: str
    emblem: int
    level: str
    open: bool
    person: bool


class Line(msgspec.Struct, frozen=True):
    """A line of the lobby, kept beside the log."""

    game: str = ""
    title: str = ""
    seats: tuple[Seat, ...] = ()
    begun: bool = False
    over: bool = False
    listed: bool = False
    gallery: bool = True


def line(room: Room) -> Line:
    return Line(
        room.game.id,
        room.settings.title,
        tuple(
            Seat(chair.name, chair.emblem, chair.level, chair.open, bool(chair.token))
            for chair in room.chairs
        ),
        begun=room.match is not None,
        over=room.over or room.closed,
        listed=room.settings.listed and not room.closed,
        gallery=room.watchable,
    )
