"""A room as everybody sees it."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.games import entry
from cabale.table.hints import advised
from cabale.table.knocking import Visitor
from cabale.table.presence import Presence
from cabale.table.room import Room
from cabale.table.wire.rooms import Chair, Knock, RoomView

WATCHES: Final = -1  # the seat of a frame for the gallery


def room_view(name: str, room: Room, presence: Presence, visitor: Visitor | None = None) -> RoomView:
    """The room as everybody sees it."""
    return RoomView(
        room=name,
        game=room.game.id,
        title=room.settings.title,
        seats=room.seats,
        options=dict(room.options),
        orders=tuple(room.game.orders),
        pledges=room.game.pledges is not None,
        rules=entry(room.game.id).parts.rules is not None,
        settings=msgspec.structs.replace(
            room.settings, gallery=room.watchable, hints=advised(room), pace=room.pace
        ),
        chairs=tuple(
            Chair(
                name=chair.name,
                emblem=chair.emblem,
                level=chair.level,
                open=chair.open,
                person=bool(chair.token),
                machine=chair.machine,
                away=bool(chair.token) and not presence.here(seat),
                bot_failed=chair.bot_failed,
            )
            for seat, chair in enumerate(room.chairs)
        ),
        host=next((seat for seat, chair in enumerate(room.chairs) if chair.token == room.host), WATCHES),
        commitment=room.commitment,
        begun=room.match is not None,
        paused=room.paused,
        rushed=room.rushing,
        over=room.over,
        closed=room.closed,
        watching=presence.watching,
        next=room.next,
        branch=bool(room.given),
        knock=Knock(visitor.seat, visitor.name, tuple(sorted(visitor.asked))) if visitor else None,
    )
