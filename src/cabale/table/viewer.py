"""One viewer of a table: what it is shown, in frames, each with a version of its own."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from cabale.core.seats import PUBLIC
from cabale.core.talk import heard
from cabale.games.complots.events import AnyEvent
from cabale.table.room import Room
from cabale.table.wire import Chair, Frame, RoomView


def room_view(room: Room) -> RoomView:
    """The room as everybody sees it."""
    return RoomView(
        game=room.game.id,
        seats=room.seats,
        options=dict(room.options),
        chairs=tuple(Chair(chair.name, chair.level, chair.open) for chair in room.chairs),
        commitment=room.commitment,
        begun=room.match is not None,
        paused=room.paused,
        closed=room.closed,
    )


class Viewer:
    """A seat or a spectator; `since` counts the events it has had already."""

    def __init__(self, seat: int = PUBLIC, since: int = 0) -> None:
        self.seat: Final = seat
        self.since = max(0, since)

    def version(self, room: Room) -> int:
        """Grows with what this viewer sees happen and hears, and with its own sealed answers."""
        if room.match is None:
            return 0
        events = len(room.match.events(self.seat))
        return events + len(heard(room.match.talk, self.seat)) + (self.seat in room.sealed)

    def frame(self, room: Room) -> Frame:
        """All that the viewer may know now, with the events it has not had."""
        match = room.match
        if match is None:
            return Frame(0, room_view(room), None, None, 0, (), ())
        since, events = self.since, match.events(self.seat, self.since)
        self.since = since + len(events)
        sealed = self.seat in room.sealed
        asked = self.seat != PUBLIC and not sealed and not room.paused and not room.closed
        return Frame(
            version=self.version(room),
            room=room_view(room),
            view=msgspec.structs.replace(match.view(self.seat), history=(), talk=()),  # told beside it
            question=match.game.question(match.state, self.seat) if asked else None,
            since=since,
            events=cast("tuple[AnyEvent, ...]", events),
            talk=heard(match.talk, self.seat),
        )
