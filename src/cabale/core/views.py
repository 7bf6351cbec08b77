"""What may leave the table: views, events, questions. Typed data, built for one seat at a time.

A view is built, never stripped: it names each thing the seat may know. `State` and `View` are
unrelated types, and only what is defined here or derived from it may be put in a message.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec

from cabale.core.events import SEAT, WHAT, WHOM, Seated, Slot
from cabale.core.pledges import Pledge
from cabale.core.seats import NO_SEAT
from cabale.core.talk import Line

Argument = str | int


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, as one seat saw it; what it must not know is None. See `core.events`."""

    kind: ClassVar[int | None] = None  # its number in the story, where that does not bear its name
    also: ClassVar[tuple[int, ...]] = ()  # other kinds that are told as this event
    unsaid: ClassVar[tuple[int, int, int]] = (NO_SEAT, 0, NO_SEAT)  # seat, what, whom, if no field says them
    told_to: ClassVar[Any] = None  # who notices it (an entry and a witness given); None: everybody

    rule: str = ""  # the rule that made it happen


# Fields of events that are as the story has them.
Who = Annotated[int, Seated(SEAT)]
Whom = Annotated[int, Seated(WHOM)]
Number = Annotated[int, Slot(WHAT)]
SomeOrNobody = Annotated[int | None, Seated(SEAT, none=NO_SEAT)]


class Choice(msgspec.Struct, frozen=True, kw_only=True, gc=False):  # texts and numbers make no cycles
    """A move that is open: its number, its notation, and the key of its words."""

    move: int
    text: str
    key: str
    arguments: dict[str, Argument] = {}


class Closed(msgspec.Struct, frozen=True, kw_only=True, gc=False):  # it makes no cycles
    """A notable move that is not open now, and why."""

    text: str
    key: str
    code: str
    rule: str
    arguments: dict[str, Argument] = {}


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked."""

    kind: str
    rule: str
    choices: tuple[Choice, ...]
    closed: tuple[Closed, ...] = ()
    arguments: dict[str, Argument] = {}
    secret: bool = False  # others learn nothing of it before it is settled
    private: bool = False  # others do not even notice that it is asked
    talk: bool = False  # whether the rules give time to talk first


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody would see after a move, for a board that shows it before it is confirmed. A game that
    has such a board derives its own."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every view says, whatever the game."""

    foreseen: ClassVar[type[Foreseen] | None] = None  # what a preview of the game's moves brings, if anything

    game: str
    seat: int  # whose view: a seat, PUBLIC or OPEN
    seats: int
    over: bool
    turns: int  # how many have begun
    ranks: tuple[int, ...] = ()  # when the game is over
    talk: tuple[Line, ...] = ()
    pledges: tuple[Pledge, ...] = ()  # its own; everybody's when the game is over
