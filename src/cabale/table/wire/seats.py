"""Seats: how one is taken, handed over, and moved to another device."""

from __future__ import annotations

import msgspec

from cabale.table.wire.rooms import Invitation


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down. With the host's token in the header, the host does."""

    name: str
    language: str
    emblem: int = 0  # 1 to 8; 0 takes the first that is left
    nonce: str = ""  # mixed into the deal
    machine: bool = False  # a program sits down, and everybody is told that it is one


class SeatTaken(msgspec.Struct, frozen=True):
    """The token that this browser keeps: it is the seat."""

    room: str
    seat: int
    token: str


class EnterGallery(msgspec.Struct, forbid_unknown_fields=True):
    """Speak from the gallery, under this name."""

    name: str
    language: str


class GalleryEntered(msgspec.Struct, frozen=True):
    """The token that this browser keeps: with it one watches as before, and may talk to all."""

    room: str
    token: str


class Introduce(msgspec.Struct, forbid_unknown_fields=True):
    """Change one's name, language or emblem; the person of the seat only."""

    name: str
    language: str
    emblem: int = 0


class Admit(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody new may have a seat of a running game."""

    admit: bool


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot of this level answer for a seat."""

    level: str


class Reorder(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits where: for each seat, the seat whose chair it gets."""

    order: tuple[int, ...]


class MoveCode(msgspec.Struct, frozen=True):
    """A word, good once and for a while, that moves everything this token may do to another device."""

    code: str
    minutes: int
    invitation: Invitation  # to that device


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Give the word on the other device: the answer is a new token, and the old one is void."""

    code: str
