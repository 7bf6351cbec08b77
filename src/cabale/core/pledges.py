"""Pledges: what one player promises another in writing. Nothing written binds, and no rule ever reads it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cabale.core.seats import OPEN

Reply = Literal["accepted", "refused", "withdrawn"]
PledgeStanding = Literal["offered", "accepted", "refused", "withdrawn", "lapsed"]
Mark = Literal["open", "kept", "broken", "void"]
Sign = Literal["", "done", "left", "forced"]
"""What an answer says of a promise: nothing; the deed was done; it could have been done and was not; a rule
did it, which decides nothing."""
Decided = Literal["once", "ever", "never"]
"""When a promise is decided: at the first occasion; by doing it at some occasion; by doing it at none."""

MOST_PLEDGES: Final = 1000  # that a house lets one player offer another in a game; records have room for them
LONGEST_PROMISE: Final = 40  # characters, as records write it: `vote_trial/brissot/non`
LONGEST_WHY: Final = 20  # characters of the key of a reason, which are letters and hyphens

OPEN_MARKS: Final[tuple[Mark, Mark]] = ("open", "open")


class Promise(msgspec.Struct, frozen=True):
    """A deed, in the words of the game: `vote_trial`, about `brissot`, and how: `non`."""

    deed: str
    about: str = ""
    how: str = ""


class Form(msgspec.Struct, frozen=True):
    """A deed that may be promised now, what it may be about, and how it may be done."""

    deed: str
    about: tuple[str, ...] = ("",)
    how: tuple[str, ...] = ("",)

    def fits(self, promise: Promise) -> bool:
        return promise.deed == self.deed and promise.about in self.about and promise.how in self.how


class Proposal(msgspec.Struct, frozen=True):
    """What a machine would like to offer."""

    to: int
    promise: Promise
    in_return: Promise | None = None
    until: int = 0  # the last turn in which it holds; 0: the turn that is going on
    why: str = ""  # the key of the words that say why, if it has any


class Verdict(msgspec.Struct, frozen=True):
    """What a machine answers to an offer, and the key of the words that say why, if it has any."""

    taken: bool
    why: str = ""


class Pledge(msgspec.Struct, frozen=True, kw_only=True):
    """An offer, what became of it, and how each side kept its word."""

    by: int  # who offers
    to: int
    number: int  # counts what `by` has offered to `to`, from 1: it says nothing of what others do
    made: int  # in which turn
    until: int  # the last turn in which it holds
    promise: Promise  # of `by`
    in_return: Promise | None = None  # of `to`
    standing: PledgeStanding = "offered"
    marks: tuple[Mark, Mark] = OPEN_MARKS  # of the promise, and of what is promised in return
    forced: tuple[bool, bool] = (False, False)  # whether a rule did meanwhile what it is about
    why: str = ""  # the reason given with the offer: the key of its words
    answer: str = ""  # the reason given with the reply

    def seen_by(self, seat: int) -> bool:
        """While the game goes on it is between the two."""
        return seat in (self.by, self.to, OPEN)

    @property
    def sides(self) -> tuple[Promise, Promise | None]:
        """What each of them promises."""
        return self.promise, self.in_return

    @property
    def running(self) -> bool:
        """Whether it is accepted and something of it is still to be decided."""
        return self.standing == "accepted" and "open" in self.marks


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """An entry of the book: an offer."""

    place: int  # how many words the log had
    by: int
    to: int
    until: int
    promise: Promise
    in_return: Promise | None = None
    why: str = ""


class Replied(msgspec.Struct, frozen=True, tag="replied"):
    """An entry of the book: what the other said to it, or that it was withdrawn."""

    place: int
    by: int  # who had offered
    to: int
    number: int
    reply: Reply
    why: str = ""


Deal = Offered | Replied
