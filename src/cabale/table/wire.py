"""What crosses the wire: one place for every message, in and out. Client types are made from these."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.core.options import Value
from cabale.core.talk import Line as Talk
from cabale.core.views import Question
from cabale.games.complots.events import AnyEvent
from cabale.games.complots.views import ComplotsView

LARGEST: Final[int] = 16_384  # bytes of one message from a client

# --- over HTTP


class OpenRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a room."""

    game: str
    seats: int
    options: dict[str, Value] = {}


class RoomOpened(msgspec.Struct, frozen=True):
    """The room's id, for the link, and the host's token, for the host alone."""

    room: str
    host: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: str
    language: str
    nonce: str = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """The token that this browser keeps."""

    seat: int
    token: str


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot of this level answer for a seat."""

    level: str


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    name: str
    level: str  # of the bot that answers, if one does
    open: bool


class RoomView(msgspec.Struct, frozen=True):
    """A room as everybody sees it."""

    game: str
    seats: int
    options: dict[str, Value]
    chairs: tuple[Chair, ...]
    commitment: str
    begun: bool
    paused: bool
    closed: bool


class LobbyRoom(msgspec.Struct, frozen=True):
    """A room in the lobby."""

    room: str
    game: str
    names: tuple[str, ...]
    begun: bool
    over: bool


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """Why not: a code, the rule, and the sentence in the reader's language."""

    code: str
    rule: str
    sentence: str


# --- over the socket, from the client


class Hello(msgspec.Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message: who is there, in which language, and how many events it has had."""

    token: str = ""
    language: str = "en"
    since: int = 0


class Answer(msgspec.Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """An answer in notation, to the question of this version: the same one sent twice counts once."""

    text: str
    version: int


class Say(msgspec.Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Talk."""

    text: str
    to: tuple[int, ...] = ()


FromClient = Hello | Answer | Say

# --- over the socket, to the client


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="t"):
    """All that the viewer may know now. Versions count per viewer, so private steps leave no gap."""

    version: int
    room: RoomView
    view: ComplotsView | None  # None: the game has not begun
    question: Question | None
    since: int  # how many events came before these
    events: tuple[AnyEvent, ...]
    talk: tuple[Talk, ...]
