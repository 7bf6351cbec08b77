"""The messages of a room, over its socket, in both directions."""

from __future__ import annotations

from typing import Final

import msgspec

from cabale.core.pledges import Promise, Reply
from cabale.core.views import Argument
from cabale.table.orders import Standing
from cabale.table.wire.answers import Refused
from cabale.table.wire.pledges import Deal
from cabale.table.wire.rooms import RoomView
from cabale.table.wire.scenes import Asked, Clock, Offer, Scene, Told
from cabale.table.wire.talk import Heard, Talking

LARGEST: Final[int] = 16_384  # bytes of one message from a client


class Hello(msgspec.Struct, tag="hello", tag_field="t", forbid_unknown_fields=True):
    """The first message: who is there, in which language, and how much it has had already."""

    token: str = ""
    language: str = "en"
    since: int = 0  # events
    heard: int = 0  # lines of talk
    words: bool = True  # False: a program that needs no sentences


class Answer(msgspec.Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """An answer in notation, to the question of this version: the same one sent twice counts once."""

    text: str
    version: int


class Say(msgspec.Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Talk, to all or to some: words of one's own, or a quick phrase."""

    text: str = ""
    phrase: str = ""
    to: tuple[int, ...] = ()


class Propose(msgspec.Struct, tag="propose", tag_field="t", forbid_unknown_fields=True):
    """Promise another player something in writing, and perhaps want something in return."""

    to: int
    promise: Promise
    in_return: Promise | None = None
    until: int = 0  # the last turn in which it holds; 0: the turn that is going on


class Respond(msgspec.Struct, tag="respond", tag_field="t", forbid_unknown_fields=True):
    """Accept or refuse what one was offered, or withdraw one's own offer."""

    by: int
    to: int
    number: int
    reply: Reply


class Ready(msgspec.Struct, tag="ready", tag_field="t", forbid_unknown_fields=True):
    """Need no more time to talk before the question of this version."""

    version: int


class Stand(msgspec.Struct, tag="stand", tag_field="t", forbid_unknown_fields=True):
    """Give a standing order, or take it back."""

    order: str  # one that the game declares; empty: none
    only: dict[str, Argument] = {}  # what it is narrowed to, as the game allows


Message = Answer | Say | Propose | Respond | Ready | Stand
FromClient = Hello | Message


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="t"):
    """All that the viewer may know now. Versions count per viewer, so private steps leave no gap."""

    version: int
    seat: int  # the viewer's; -1 watches
    host: bool
    gallery: str  # the name by which the viewer speaks from the gallery; empty if it does not
    room: RoomView
    scene: Scene | None  # None: the game has not begun
    asked: Asked | None
    asides: tuple[Offer, ...]  # what the viewer may do out of turn, sent back like an answer
    sealed: str  # the viewer's own answer, while it is sealed, as its label
    order: Standing  # the viewer's own standing order
    holds: bool  # whether it has a card for which it may be asked in secret, unless an order spares it that
    thinking: tuple[int, ...]  # seats whose automaton is asked and thinks for long, as everybody may know
    rest: bool  # whether only automata still play: whoever sits here may let them do so at once
    clock: Clock | None
    talking: Talking | None  # while there is time to talk before the question
    since: int  # how many events came before these
    told: tuple[Told, ...]
    heard: int  # how many lines came before these
    talk: tuple[Heard, ...]
    deals: tuple[Deal, ...]  # those that are new or changed since the last frame


FromServer = Frame | Refused
