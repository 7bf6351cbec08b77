"""Written promises: what may be promised, and what was."""

from __future__ import annotations

import msgspec

from cabale.core.pledges import Mark, PledgeStanding, Promise


class PromiseValue(msgspec.Struct, frozen=True):
    """Something that a promise may be about, or a way of doing it; empty if there is only one."""

    value: str
    label: str


class DeedForm(msgspec.Struct, frozen=True):
    """A deed that may be promised now. A promise of it takes one value of each row."""

    deed: str
    label: str
    about: tuple[PromiseValue, ...]
    how: tuple[PromiseValue, ...]


class PledgeTerm(msgspec.Struct, frozen=True):
    """For how long a pledge may hold."""

    until: int
    label: str


class PledgeForm(msgspec.Struct, frozen=True):
    """What a seat may offer another, what it may want in return, and until when."""

    gives: tuple[DeedForm, ...]
    wants: tuple[DeedForm, ...]
    terms: tuple[PledgeTerm, ...]


class Clause(msgspec.Struct, frozen=True):
    """What one party of a deal promises, and how that was kept."""

    seat: int
    promise: Promise
    sentence: str
    mark: Mark
    verdict: str  # the mark in words
    reason: str  # why it is marked so, where that could be doubted
    rule: str


class Deal(msgspec.Struct, frozen=True):
    """A pledge that this viewer may know of: its own, and everybody's when the game is over."""

    by: int
    to: int
    number: int  # among what `by` has offered to `to`: a deal is known by these three
    until: int  # the last turn in which it holds
    standing: PledgeStanding
    status: str  # its standing in words
    gives: Clause
    returns: Clause | None
    sentence: str  # all of it, for the ear
    term: str  # for how long
    why: str = ""  # what whoever offers it says for it
    answer: str = ""  # what the other gives as a reason for the answer
