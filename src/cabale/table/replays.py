"""A game seen again: step by step from one pair of eyes, with the truth of every claim once it is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Event
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal
from cabale.table.telling import tell_events, tell_scene
from cabale.table.wire import ReplayStep, Truth
from cabale.text import Narrator

NOBODY: Final = -1
NOWHERE: Final = -1


class Moment(NamedTuple):
    """After so many words of the log these eyes saw something happen, and this is what they see now."""

    words: int
    view: Any
    news: tuple[Event, ...]


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


def moments(room: Room, seat: int) -> Iterator[Moment]:
    """Every moment at which these eyes saw something. Steps they did not notice are none."""
    assert room.match is not None
    state = room.game.begin(room.seats, room.options)
    watch, seen = room.game.watch(seat).look, 0
    for place, (who, move) in enumerate(room.match.log):
        state.act(who, move)
        view: Any = watch(state)
        if len(view.history) > seen:
            yield Moment(place + 1, view, view.history[seen:])
            seen = len(view.history)


def steps(room: Room, eyes: int, narrator: Narrator) -> tuple[ReplayStep, ...]:
    return tuple(
        ReplayStep(
            place=moment.words if room.over else NOWHERE,
            told=tell_events(narrator, moment.news),
            scene=tell_scene(narrator, moment.view),
            turn=moment.view.turns,
            cut=next((_seat(event) for event in moment.news if _tag(event) == "eliminated"), NOBODY),
        )
        for moment in moments(room, eyes)
    )


def truths(room: Room, narrator: Narrator) -> tuple[Truth, ...]:
    """Every claim of a finished game: what was said, and whether it was true."""
    if not room.over:
        return ()
    found: list[Truth] = []
    for moment in moments(room, OPEN):
        for event in moment.news:
            true = room.game.truth(moment.view, event)
            if true is not None:
                sentence = narrator.event(event)
                found.append(
                    Truth(
                        moment.words,
                        moment.view.turns,
                        _seat(event),
                        sentence,
                        event.rule,
                        true,
                        doubted=False,
                    )
                )
            elif found and _tag(event) == "challenged":
                found.append(msgspec.structs.replace(found.pop(), doubted=True))
    return tuple(found)


def words_until(room: Room, place: int) -> tuple[str, ...]:
    """The log of a finished game as far as a place from where a branch can go on."""
    if not room.over or room.match is None:
        raise RoomRefusal("not_over")
    if place not in [moment.words for moment in moments(room, OPEN) if not moment.view.over]:
        raise RoomRefusal("no_such_step")
    return room.match.record().words[:place]


def _seat(event: Any) -> int:
    seat: int = event.seat
    return seat


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
