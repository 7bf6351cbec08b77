"""Rooms: how one is opened and arranged, and what everybody sees of it."""

from __future__ import annotations

import msgspec

from cabale.core.options import Value
from cabale.table.settings import Settings


class OpenRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a room."""

    game: str
    seats: int
    options: dict[str, Value] = {}
    settings: Settings = Settings()


class ArrangeRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Change options, settings and the number of seats before the game begins; the host only."""

    seats: int | None = None  # None: as many as there are
    options: dict[str, Value] = {}  # only those that change
    settings: dict[str, Value] = {}  # only those that change


class RoomOpened(msgspec.Struct, frozen=True):
    """The room's id, for the link, and the token that makes its bearer the host."""

    room: str
    token: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from a place of a finished game, in one of its seats, with bots of a level in the others."""

    place: int  # of a step of its replay, or before an answer of the seat
    seat: int
    level: str
    name: str
    language: str
    same: bool = False  # whether bots of that game keep their level; those for people have the other
    machine: bool = False  # a program goes on there


class Invitation(msgspec.Struct, frozen=True):
    """Where the room is to be found, and the same as a QR code: a path in a square of `size` modules."""

    link: str
    size: int
    path: str
    local: bool  # whether it leads nowhere but to this very machine


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    name: str
    emblem: int  # 1 to 8
    level: str  # of the bot that answers, if one does
    open: bool
    person: bool  # whether the seat is somebody's, even if a bot answers for the moment
    machine: bool  # whether that somebody is a program, as it said when it sat down
    away: bool  # whether its person has no connection now
    bot_failed: bool  # whether its bot failed and another answers, or its machine once gave no answer in time


class Knock(msgspec.Struct, frozen=True):
    """Somebody new asks for a seat of a running game; one no, or a minute's silence, is a no."""

    seat: int
    name: str
    asked: tuple[int, ...]  # seats whose people have not said yes yet


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody sees it."""

    room: str
    game: str
    title: str
    seats: int
    options: dict[str, Value]
    orders: tuple[str, ...]  # the standing orders that this game knows
    pledges: bool  # whether players of this game may promise each other something in writing
    rules: bool  # whether this game brings numbered rules that can be looked up
    settings: Settings
    chairs: tuple[Chair, ...]
    host: int  # the host's seat; -1 if the host has none
    commitment: str
    begun: bool
    paused: bool
    rushed: bool  # whether the rest is being played at once, as somebody who is out has asked
    over: bool
    closed: bool
    watching: int  # spectators
    next: str  # the room of the rematch; empty if there is none
    branch: bool  # whether it goes on from a position of another game
    knock: Knock | None  # somebody who asks for a seat of the running game


class Mine(msgspec.Struct, frozen=True):
    """A room as the bearer of a token finds it again: where they sit, and what waits for them."""

    room: RoomView
    seat: int  # -1: none
    host: bool
    asked: str  # the question, if there is one
    status: str  # what is waited for, or how it ended


class LobbyRoom(msgspec.Struct, frozen=True):
    """A room in the lobby."""

    room: str
    game: str
    title: str
    chairs: tuple[Chair, ...]
    begun: bool
    over: bool
    gallery: bool
    damaged: bool  # it cannot be opened any more
