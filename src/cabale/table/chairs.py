"""The chairs of a room: open, a person's, a machine's, or a bot's, who may also play for one of the others.

A machine is a program that took the seat over the network, as a person does, and said that it is one; a bot
thinks in the house.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import normalize

from cabale.bots import MAKERS
from cabale.table.orders import NONE, Standing
from cabale.table.people import NOBODY
from cabale.table.settings import LONGEST_NAME, RoomRefusal, one_line
from cabale.text import LANGUAGES

EMBLEMS: Final = 8  # star, crescent, level, key, eye, quill, oak leaf, mask


class Chair:
    """A seat of the room, and whose it is."""

    def __init__(self) -> None:
        self.who = NOBODY  # a number of `People`
        self.name = ""
        self.language = ""
        self.token = ""  # hash of its person's, or its machine's
        self.machine = False  # whether whoever has the token is a program
        self.nonce = ""
        self.emblem = 0
        self.level = ""  # of the bot that answers, if one does
        self.vacant = False  # a bot answers, but only until somebody sits down
        self.absent = False  # a bot answers, but only until its person is back
        self.bot_failed = False  # its bot failed, and the random bot answers instead
        self.order: Standing = NONE
        self.ordered = 0  # in which turn

    @property
    def open(self) -> bool:
        return not self.token and (self.vacant or not self.level)

    def sit(self, name: str, language: str, token: str, emblem: int, machine: bool) -> None:
        self.name, self.language, self.token, self.emblem = name, language, token, emblem
        self.machine = machine
        self.take_back()

    def hand_over(self, level: str, absent: bool = False) -> None:
        self.level, self.absent = level, absent
        self.vacant = self.bot_failed = False

    def take_back(self) -> None:
        self.level = ""
        self.vacant = self.absent = self.bot_failed = False

    def leave(self, level: str) -> None:
        """Its person goes. The name stays at the table if a game is going on: its log has it."""
        self.token, self.machine, self.order = "", False, NONE
        if level:
            self.hand_over(level)
            self.vacant = True
        else:
            self.name, self.language, self.nonce, self.emblem = "", "", "", 0
            self.take_back()


def new_token() -> str:
    """What a browser keeps to prove that a seat is its own."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_name(name: str, others: Sequence[Chair], gallery: Iterable[str]) -> str:
    """A name that nobody else at the table goes by, however it is written."""
    line = one_line(name)
    if not 1 <= len(line) <= LONGEST_NAME:
        raise RoomRefusal("bad_name", most=LONGEST_NAME)
    if sound(line) in map(sound, (*(chair.name for chair in others), *gallery)):
        raise RoomRefusal("name_taken")
    return line


def sound(name: str) -> str:
    """What is the same of two names that are too much alike."""
    return normalize("NFKC", name).casefold()


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise RoomRefusal("unknown_language", language=language, expected=LANGUAGES)
    return language


def choose_emblem(wish: int, own: int, others: Sequence[Chair]) -> int:
    """The emblem that was wished for; for no wish, one's own or the first that is left."""
    taken = [chair.emblem for chair in others]
    if not 0 <= wish <= EMBLEMS:
        raise RoomRefusal("bad_emblem", most=EMBLEMS)
    if wish and wish in taken:
        raise RoomRefusal("emblem_taken")
    return wish or own or next(emblem for emblem in range(1, EMBLEMS + 1) if emblem not in taken)


def bot_name(others: Sequence[Chair], own: str = "") -> str:
    """A name of its own, or the first maker that does not sit at this table yet."""
    taken = [sound(chair.name) for chair in others]
    return next(name for name in (own, *MAKERS) if name and sound(name) not in taken)
