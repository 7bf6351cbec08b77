"""What a numbered mark may point at: a small vocabulary that every page can find (docs/lessons.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from cabale.core.seats import LETTERS

Part = Literal["seat", "number", "word"]

MOST_MARKS: Final = 4
UNTIED: Final = ""  # a point that is about no piece in particular

EVERYWHERE: Final[Mapping[str, tuple[Part, ...]]] = {
    "seat": ("seat",),  # the plate of a player
    "card": ("number",),  # one of the learner's own cards, counted from 0 as they lie in the hand
    "choice": ("word",),  # the answers of this key
}
OF_GAME: Final[Mapping[str, Mapping[str, tuple[Part, ...]]]] = {
    "complots": {
        "coins": ("seat",),  # the purse of a player
        "lost": ("seat", "number"),  # a card that lies face up before a player
        "court": (),
        "treasury": (),
        "claim": (),  # what is claimed, in the middle of the table
    },
    "guillotine": {
        "noble": ("number",),  # who stands in line, the front one is 0
        "blade": (),
        "pile": ("seat",),  # what a player has collected
        "front": ("seat", "number"),  # a card in front of a player
        "day": (),
    },
    "druide": {
        "stone": ("number",),  # 1 to 30, as printed
        "bar": ("number",),  # by its line
        "college": ("number",),  # by its first stone
        "reserve": ("seat",),  # druids and bars that are left
        "lucky": (),  # the learner's own secret card
        "taboo": (),
    },
    "convention": {
        "place": ("word",),  # a room of the board, by its key
        "deputy": ("word",),  # a figurine, by its key
        "popularity": ("seat",),
        "phase": (),
    },
    "cocarde": {
        "square": ("number",),  # 1 to 56
        "pawn": ("seat",),
        "role": ("seat",),
        "prison": ("number",),  # its squares, 1 to 8
        "frontiers": ("number",),
        "guyane": (),
        "die": (),
        "trees": (),
    },
}


def kinds_of(game: str) -> Mapping[str, tuple[Part, ...]]:
    return {**EVERYWHERE, **OF_GAME.get(game, {})}


def is_mark(game: str, seats: int, text: str) -> bool:
    """Whether this is a mark of the game: a kind, and what it needs, with colons between them."""
    if text == UNTIED:
        return True
    kind, *parts = text.split(":")
    wanted = kinds_of(game).get(kind)
    return (
        wanted is not None
        and len(parts) == len(wanted)
        and all(_fits(part, what, seats) for part, what in zip(parts, wanted, strict=True))
    )


def _fits(part: str, what: Part, seats: int) -> bool:
    if what == "seat":
        return part in tuple(LETTERS[:seats])
    if what == "number":
        return part.isascii() and part.isdigit()
    return bool(part)
