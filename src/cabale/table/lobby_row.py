"""What the lobby shows of a room without opening its log."""

from __future__ import annotations

import msgspec

from cabale.table.room import Room


class RowSeat(msgspec.Struct, frozen=True):
    """Who sits there, if anybody does."""

    name: str
    emblem: int
    level: str
    open: bool
    person: bool
    machine: bool = False


class LobbyRow(msgspec.Struct, frozen=True):
    """A row of the lobby, kept beside the log."""

    game: str = ""
    title: str = ""
    seats: tuple[RowSeat, ...] = ()
    begun: bool = False
    over: bool = False
    listed: bool = False
    gallery: bool = True


def lobby_row(room: Room) -> LobbyRow:
    return LobbyRow(
        room.game.id,
        room.settings.title,
        tuple(
            RowSeat(chair.name, chair.emblem, chair.level, chair.open, bool(chair.token), chair.machine)
            for chair in room.chairs
        ),
        begun=room.match is not None,
        over=room.over or room.closed,
        listed=room.settings.listed and not room.closed,
        gallery=room.watchable,
    )
