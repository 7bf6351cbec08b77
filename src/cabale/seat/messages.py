"""The messages of the seat protocol: one JSON object a line, whose `type` says which it is.

The fields of what is sent stand in the order in which they are written: `type` first, and of what is asked
`number` and `count` next, so that a program without a JSON library finds them by a look at the line.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cabale.core.options import Value
from cabale.core.pledges import Promise
from cabale.core.views import Argument

VERSIONS: Final = (1,)
"""The versions of the protocol that are spoken here, the oldest first."""


# --- what a program is sent -------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first line: what is played, and where the program sits."""

    versions: tuple[int, ...]  # of the protocol; the program chooses one
    cabale: str  # the version of the house
    game: str
    rules: int  # the version of the game's rules
    options: dict[str, Value]  # that this game is played by, each with its value
    seats: int
    seat: int  # from 0
    names: tuple[str, ...]  # of the players, by seats
    languages: tuple[str, ...]  # the program chooses one
    seed: int  # for its dice: the same game has the same
    milliseconds: int  # until its own hello


class Spoken(msgspec.Struct, frozen=True):
    """Something that was said at the table. Nobody in `to` means everybody."""

    speaker: int
    to: tuple[int, ...]
    text: str


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """A pledge that concerns the seat, as it stands now."""

    by: int
    to: int
    number: int
    promise: Promise
    in_return: Promise | None
    until: int
    standing: str
    sentence: str


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What the seat is asked."""

    kind: str
    rule: str
    sentence: str
    secret: bool  # others learn nothing of the answer before all have answered
    private: bool  # others do not even notice that it is asked


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is open. Either its number or its text answers."""

    number: int  # its place in the list, from 0
    text: str  # in notation, as records have it
    key: str
    arguments: dict[str, Argument]
    label: str
    consequence: str


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag="frame"):
    """What the seat is asked, what it sees, and what has happened since the frame before."""

    number: int  # of this question; counts from 1
    count: int  # how many offers there are
    milliseconds: int  # that an answer may take
    turn: int  # how many turns have begun
    told: tuple[str, ...]
    talk: tuple[Spoken, ...]
    pledges: tuple[Bargain, ...]  # that are new, or stand otherwise than before
    table: tuple[str, ...]
    asked: Asked
    offers: tuple[Offer, ...]
    view: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET  # the same as data, for who wants it


class Partner(msgspec.Struct, frozen=True, kw_only=True):
    """What may be promised to another seat now, and what that seat may promise in return."""

    to: int
    mine: tuple[Promise, ...]
    theirs: tuple[Promise, ...]


class Bargaining(msgspec.Struct, frozen=True, kw_only=True, tag="bargain"):
    """There is time to talk: the program may make written offers."""

    number: int
    milliseconds: int
    turn: int
    last_turn: int  # until which a pledge may hold
    told: tuple[str, ...]
    talk: tuple[Spoken, ...]
    pledges: tuple[Bargain, ...]
    table: tuple[str, ...]
    partners: tuple[Partner, ...]


class Offered(msgspec.Struct, frozen=True, kw_only=True, tag="offered"):
    """Somebody offers the program a pledge."""

    number: int
    milliseconds: int
    pledge: Bargain
    table: tuple[str, ...]


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """The program has lost its answer: why, and what was played instead."""

    number: int
    code: str
    sentence: str
    played: str  # empty where a pledge was asked for: none is made then, and none accepted


class Goodbye(msgspec.Struct, frozen=True, kw_only=True, tag="goodbye"):
    """The last line. After it the standard input is closed."""

    reason: Literal["over", "left"]
    told: tuple[str, ...] = ()
    verdict: str = ""
    ranks: tuple[int, ...] = ()


# --- what a program writes --------------------------------------------------------------------------


class Greeting(msgspec.Struct, frozen=True, tag="hello"):
    """Its first line."""

    version: int
    name: str = ""
    language: str = "en"
    view: bool = False  # whether frames shall bring the view as data
    pledges: bool = False  # whether it bargains


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """An offer, by its number or by its text."""

    answer: int | str
    frame: int | None = None  # the number of the question; an answer to an earlier one is not heard


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Something said, to everybody or whispered to some seats."""

    text: str
    to: tuple[int, ...] = ()


class Wish(msgspec.Struct, frozen=True):
    """A pledge that the program would like to make."""

    to: int
    promise: Promise
    in_return: Promise | None = None
    until: int = 0  # the last turn in which it holds; 0: the one that is going on


class Pledging(msgspec.Struct, frozen=True, tag="pledge"):
    """The answer to `bargain`: any number of offers, none among them."""

    pledges: tuple[Wish, ...]
    frame: int | None = None


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """The answer to `offered`."""

    accept: bool
    frame: int | None = None


Sent = Hello | Frame | Bargaining | Offered | Refused | Goodbye
Written = Greeting | Answer | Say | Pledging | Reply
