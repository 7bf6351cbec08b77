"""Words of notation: `a:steal>b`, `~duchess`, `(b:challenge c:pass)`. What a word means is the game's."""

from __future__ import annotations

import re
from typing import Final

from cabale.core.errors import BadNotation
from cabale.core.seats import CHANCE, LETTERS

_WORD: Final = re.compile(r"(?:(?P<seat>[a-h])(?P<mark>[:!])|(?P<chance>~))(?P<body>[a-z0-9_>=.+-]+)")


class Word:
    """One answer as written: who, what, and whether it is an aside (`a!show=3`)."""

    def __init__(self, seat: int, body: str, aside: bool = False) -> None:
        self.seat: Final = seat
        self.body: Final = body
        self.aside: Final = aside

    def __str__(self) -> str:
        if self.seat == CHANCE:
            return f"~{self.body}"
        return f"{LETTERS[self.seat]}{'!' if self.aside else ':'}{self.body}"


def read_word(text: str) -> Word:
    found = _WORD.fullmatch(text)
    if not found:
        raise BadNotation("bad_word", text=text)
    if found["chance"]:
        return Word(CHANCE, found["body"])
    return Word(LETTERS.index(found["seat"]), found["body"], found["mark"] == "!")


def read_seat(text: str, seats: int) -> int:
    """A seat by its letter."""
    if len(text) != 1 or text not in LETTERS[:seats]:
        raise BadNotation("no_such_seat", text=text, expected=tuple(LETTERS[:seats]))
    return LETTERS.index(text)


def read_play(text: str) -> list[Word | list[Word]]:
    """A line of play: single answers, and groups in brackets that were given sealed."""
    line: list[Word | list[Word]] = []
    group: list[Word] | None = None
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token == "(":
            if group is not None:
                raise BadNotation("bad_group", text=text)
            group = []
        elif token == ")":
            if group is None:
                raise BadNotation("bad_group", text=text)
            line.append(group)
            group = None
        elif group is not None:
            group.append(read_word(token))
        else:
            line.append(read_word(token))
    if group is not None:
        raise BadNotation("bad_group", text=text)
    return line
