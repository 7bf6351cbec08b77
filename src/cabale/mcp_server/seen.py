"""What the tools give back: a table as one seat may know it. All of it is made from that seat's frame."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from cabale.core.options import Value
from cabale.core.seats import LETTERS
from cabale.table.wire.messages import Frame
from cabale.table.wire.pledges import Deal
from cabale.table.wire.rooms import Chair, RoomView
from cabale.table.wire.scenes import Asked, Offer, Shut
from cabale.table.wire.talk import Heard

Who = Literal["you", "person", "machine", "automaton", "free"]
State = Literal["gathering", "playing", "paused", "over", "closed"]


class Place(msgspec.Struct, frozen=True):
    """A seat, and who sits there. The name is that player's own words."""

    seat: str
    name: str
    who: Who
    away: bool


class OpenMove(msgspec.Struct, frozen=True):
    """A move that is open: its number in this list and its notation both answer."""

    number: int  # from 1
    answer: str
    label: str
    consequence: str


class ShutMove(msgspec.Struct, frozen=True):
    """A notable move that is not open, and why."""

    answer: str
    label: str
    reason: str
    rule: str


class Posed(msgspec.Struct, frozen=True):
    """What the seat is asked."""

    kind: str
    rule: str
    sentence: str
    note: str  # what follows by default; may be empty
    secret: bool  # others learn nothing of the answer before all have answered
    private: bool  # others do not even notice that it is asked
    offers: tuple[OpenMove, ...]
    shut: tuple[ShutMove, ...]


class Quoted(msgspec.Struct, frozen=True):
    """Somebody's words. Nobody in `to` means everybody."""

    seat: str  # empty: the gallery, or somebody who sits no more
    name: str
    to: tuple[str, ...]
    text: str


class Bargain(msgspec.Struct, frozen=True):
    """A pledge of this seat, or everybody's once the game is over. Its parties and its number name it."""

    by: str
    to: str
    number: int
    standing: str
    status: str
    sentence: str


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The table, what has happened since this session last looked, and what it is asked."""

    room: str
    game: str
    title: str  # somebody's own words
    seat: str
    host: bool
    state: State
    places: tuple[Place, ...]
    table: tuple[str, ...]
    told: tuple[str, ...]
    talk: tuple[Quoted, ...]
    pledges: tuple[Bargain, ...]  # that are new, or stand otherwise than before
    asked: Posed | None
    asides: tuple[OpenMove, ...]  # what may be done out of turn, answered like an offer
    sealed: str  # this seat's own answer, while it is sealed
    talking: str  # whom the table waits for while there is time to talk
    ready_wanted: bool  # whether it waits for this seat
    seconds: int | None  # until the default is played
    status: str
    verdict: str


def see(room: RoomView, frame: Frame) -> Seen:
    """A frame, for whoever reads words and numbers rather than draws a board."""
    scene, asked, talking = frame.scene, frame.asked, frame.talking
    offers = asked.offers if asked else ()
    return Seen(
        room=room.room,
        game=room.game,
        title=room.title,
        seat=letter(frame.seat),
        host=frame.host,
        state=_state(room),
        places=tuple(_place(seat, chair, frame.seat) for seat, chair in enumerate(room.chairs)),
        table=scene.lines if scene else (),
        told=tuple(told.sentence for told in frame.told if told.sentence),
        talk=tuple(map(_quoted, frame.talk)),
        pledges=tuple(map(_bargain, frame.deals)),
        asked=_posed(asked) if asked else None,
        asides=_moves(frame.asides, len(offers) + 1),
        sealed=frame.sealed,
        talking=talking.sentence if talking else "",
        ready_wanted=bool(talking) and frame.seat in (talking.awaited if talking else ()),
        seconds=_seconds(frame),
        status=scene.status if scene else "",
        verdict=scene.verdict if scene else "",
    )


def letter(seat: int) -> str:
    """How notation calls a seat."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else ""


def _state(room: RoomView) -> State:
    if room.over:
        return "over"
    if room.closed:
        return "closed"
    if room.paused:
        return "paused"
    return "playing" if room.begun else "gathering"


def _place(seat: int, chair: Chair, mine: int) -> Place:
    return Place(letter(seat), chair.name, _who(chair, seat == mine), chair.away)


def _who(chair: Chair, mine: bool) -> Who:
    if mine:
        return "you"
    if chair.person:
        return "machine" if chair.machine else "person"
    return "automaton" if chair.level else "free"


def _posed(asked: Asked) -> Posed:
    return Posed(
        kind=asked.kind,
        rule=asked.rule,
        sentence=asked.sentence,
        note=asked.note,
        secret=asked.secret,
        private=asked.private,
        offers=_moves(asked.offers),
        shut=tuple(map(_shut, asked.shut)),
    )


def _moves(offers: Sequence[Offer], first: int = 1) -> tuple[OpenMove, ...]:
    return tuple(
        OpenMove(number, offer.text, offer.label, offer.consequence)
        for number, offer in enumerate(offers, start=first)
    )


def _shut(shut: Shut) -> ShutMove:
    return ShutMove(shut.text, shut.title, shut.reason, shut.rule)


def _quoted(heard: Heard) -> Quoted:
    return Quoted(letter(heard.speaker), heard.name, tuple(map(letter, heard.to)), heard.text)


def _bargain(deal: Deal) -> Bargain:
    status = f"{deal.status} {deal.answer}".rstrip()
    return Bargain(letter(deal.by), letter(deal.to), deal.number, deal.standing, status, deal.sentence)


def _seconds(frame: Frame) -> int | None:
    left = frame.clock.left if frame.clock else None
    return None if left is None else left // 1000


# --- what is not a table


class Level(msgspec.Struct, frozen=True):
    """Automata that may sit at a table."""

    level: str
    label: str
    description: str


class Choosable(msgspec.Struct, frozen=True):
    """An option of a game, its value at a usual table, and the others."""

    name: str
    label: str
    usual: Value
    values: tuple[Value, ...]  # those that can be listed
    least: int | None  # of a whole number
    most: int | None


class Playable(msgspec.Struct, frozen=True):
    """A game of the house."""

    game: str
    title: str
    fewest: int
    most: int
    usual: int
    minutes: int
    levels: tuple[Level, ...]
    options: tuple[Choosable, ...]


class Games(msgspec.Struct, frozen=True):
    games: tuple[Playable, ...]


class Listed(msgspec.Struct, frozen=True):
    """A room that the lobby shows. Title and names are people's own words."""

    room: str
    game: str
    title: str
    state: State
    free: tuple[str, ...]
    names: tuple[str, ...]


class Rooms(msgspec.Struct, frozen=True):
    rooms: tuple[Listed, ...]


class Opened(msgspec.Struct, frozen=True):
    """A room of this session's own; the link is for people."""

    room: str
    game: str
    seats: int
    link: str


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that is the way back to it: shown once, and for nobody else."""

    room: str
    seat: str
    token: str
    seen: Seen


class Deed(msgspec.Struct, frozen=True):
    """Something that may be promised: one of `about` and one of `how`, where there are any."""

    deed: str
    label: str
    about: dict[str, str]
    how: dict[str, str]


class Promisable(msgspec.Struct, frozen=True):
    """What this seat may promise another, what that one may promise in return, and until which turn."""

    to: str
    mine: tuple[Deed, ...]
    theirs: tuple[Deed, ...]
    until: dict[str, str]


class Pages(msgspec.Struct, frozen=True):
    """Rules or the player's aid, as text."""

    game: str
    text: str


class Recorded(msgspec.Struct, frozen=True):
    """The record of a finished game, whole."""

    room: str
    record: str


class Declined(msgspec.Struct, frozen=True):
    """A refusal: nothing was changed. Where an answer was refused, what may be answered."""

    code: str
    rule: str
    sentence: str
    offers: tuple[OpenMove, ...] = ()


def free_seats(chairs: Iterable[Chair]) -> tuple[int, ...]:
    """The seats where somebody may sit down."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.open)
