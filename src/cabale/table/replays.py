"""A game seen again: step by step from one pair of eyes, with the truth of every claim once it is over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from cabale.analysis.claims import claims
from cabale.analysis.moments import moments
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Event
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal
from cabale.table.telling import tell_events, tell_scene
from cabale.table.wire.afterwards import ReplayStep, Truth
from cabale.text import Narrator

NOBODY: Final = -1
NOWHERE: Final = -1


def eyes_of(room: Room, eyes: str, seat: int) -> int:
    """Whose view that is. The whole truth is for finished games."""
    if eyes == "open":
        if not room.over:
            raise RoomRefusal("not_over")
        return OPEN
    if eyes == "mine" and seat != PUBLIC:
        return seat
    if eyes not in ("mine", "public"):
        raise RoomRefusal("bad_eyes", expected=("mine", "public", "open"))
    return PUBLIC


def steps(room: Room, eyes: int, narrator: Narrator) -> tuple[ReplayStep, ...]:
    assert room.match is not None
    seen = list(moments(room.match, eyes))
    news = [event for moment in seen for event in moment.news]
    told = iter(tell_events(narrator, news, room.game.beats))
    return tuple(
        ReplayStep(
            place=moment.words if room.over else NOWHERE,
            told=tuple(islice(told, len(moment.news))),
            scene=tell_scene(narrator, moment.view),
            turn=moment.view.turns,
            cut=next((out for _, out in lost(room.game, moment.news) if isinstance(out, int)), NOBODY),
            fallen=tuple(
                str(narrator.fill({field: out})[field])
                for field, out in lost(room.game, moment.news)
                if isinstance(out, str)
            ),
        )
        for moment in seen
    )


def lost(game: Game[Any, Any], news: Sequence[Event]) -> list[tuple[str, int | str]]:
    """Who is out, as the game declares it: the field that says so, and the number of a seat or the word of a
    piece that stands there."""
    fields = [(event, game.losses.get(str(event.__struct_config__.tag))) for event in news]
    return [(field, getattr(event, field)) for event, field in fields if field is not None]


def truths(room: Room, narrator: Narrator) -> tuple[Truth, ...]:
    """Every claim of a finished game: what was said, and whether it was true."""
    if not room.over or room.match is None:
        return ()
    return tuple(
        Truth(
            place=claim.place,
            turn=claim.turn,
            seat=claim.seat,
            sentence=narrator.event(claim.event),
            rule=claim.event.rule,
            true=claim.true,
            doubted=claim.doubted,
        )
        for claim in claims(room.match)
    )


def record(room: Room, who: int) -> Record:
    """The record of a finished game, with the whispers that its reader heard."""
    if room.match is None or not room.over:
        raise RoomRefusal("not_over")
    whole = room.match.record(PUBLIC)
    return msgspec.structs.replace(whole, talk=tuple(room.speech.written(who, room.seat_of)))


def words_until(room: Room, place: int, seat: int) -> tuple[str, ...]:
    """The log of a finished game as far as a place from where a seat can go on in a branch: a step of the
    replay, or wherever it answered, also between sealed answers, of which no step tells."""
    if not room.over or room.match is None:
        raise RoomRefusal("not_over")
    answered = 0 <= place < len(room.match.log) and room.match.log[place][0] == seat
    steps = (moment.words for moment in moments(room.match, OPEN) if not moment.view.over)
    if not answered and place not in steps:
        raise RoomRefusal("no_such_step")
    return room.match.record().words[:place]
