"""A game as one viewer may know it: the position, what happened, and what is asked."""

from __future__ import annotations

from typing import Literal

import msgspec

from cabale.core.views import Argument, Event, Foreseen, View
from cabale.text.laid import Laid

Tone = Literal["quiet", "hostile", "plain"]  # how a choice is printed


class Told(msgspec.Struct, frozen=True):
    """Something that happened, and its sentence."""

    event: Event
    sentence: str
    beat: bool  # whether it deserves a moment of its own


class Offer(msgspec.Struct, frozen=True):
    """A move that is open. Choices of one `key` differ by what is in `arguments`: a target, a card."""

    text: str  # what to send back
    key: str
    arguments: dict[str, Argument]
    label: str  # whole, for the ear
    title: str  # short, for a button
    detail: str
    gain: str  # what it brings, as a figure: "+2", "steals 2"; empty where none says it
    cost: str  # what it costs, as a figure; empty where none says it
    consequence: str
    aimed: str  # what becomes of its target, in a few words under that name; may be empty
    tone: Tone
    shortcut: str  # a letter, or nothing
    number: int  # the digit that it keeps from turn to turn, or 0 where its place must do
    foreseen: (
        Foreseen | None
    )  # what everybody would see then, where the board shows it before it is confirmed


class Shut(msgspec.Struct, frozen=True):
    """A notable move that is not open, and why."""

    text: str
    key: str
    arguments: dict[str, Argument]
    title: str
    cost: str  # as a figure, where one says it
    reason: str
    rule: str


class Asked(msgspec.Struct, frozen=True):
    """What this viewer is asked."""

    kind: str
    rule: str
    heading: str
    sentence: str
    note: str  # what follows by default, in one line for all choices; may be empty
    aim: str  # what one plays for, for whoever is asked for the first time; may be empty
    secret: bool
    private: bool
    talk: bool
    offers: tuple[Offer, ...]
    shut: tuple[Shut, ...]


class Clock(msgspec.Struct, frozen=True):
    """How long there still is, in milliseconds, when this was sent. The same for everybody."""

    window: bool
    floor: int
    left: int | None  # None: no deadline
    whole: int | None  # how long there was at the beginning


class Scene(msgspec.Struct, frozen=True):
    """The position as this viewer may know it, in data and in words."""

    view: View
    lines: tuple[str, ...]  # the table, line by line: for screen readers and the table twin
    status: str  # what is waited for, or how it ended
    verdict: str  # who won, once it is over
    laid: Laid | None = None  # for a board that is made from nothing else, where the page has none of its own
