"""What is said at a table."""

from __future__ import annotations

import msgspec


class Heard(msgspec.Struct, frozen=True):
    """Something said. A quick phrase is in the reader's language."""

    place: int
    speaker: int  # where they sit now; -1: they do not
    name: str  # by which they went when they said it
    to: tuple[int, ...]  # where those sit now to whom it was whispered; -1: they do not
    text: str
    phrase: str  # its key, if it is one
    gallery: bool  # whether it was said from there


class Talk(msgspec.Struct, frozen=True):
    """A page of what was said: a frame brings the last of it only."""

    heard: int  # how many lines came before these
    lines: tuple[Heard, ...]


class Talking(msgspec.Struct, frozen=True):
    """There is time to talk before the question that is open, until the clock or everybody says otherwise."""

    ready: tuple[int, ...]  # people who need no more time
    awaited: tuple[int, ...]  # people who have not said that they need no more time
    sentence: str
