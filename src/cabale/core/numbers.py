"""Numbers from outside, as text or as NumPy has them: what a game could mean by it, and nothing that breaks
`int`."""

from __future__ import annotations

from operator import index
from typing import Final

from cabale.core.errors import IllegalMove, quoted

DIGITS: Final = 9  # nothing at a table is counted with more


def whole_number(text: str, digits: int = DIGITS) -> int | None:
    """The number that is written there in so many digits at most, or None.

    Of other scripts Python takes some digits ("٣") and stumbles over others ("²"), and of no script
    more than 4,300.
    """
    plain = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if plain else None


def move_of(action: object) -> int:
    """The number of a move, as Python or NumPy has it; what is no whole number is no move."""
    number = whole_of(action)
    if number is None:
        raise IllegalMove("unknown_move", text=quoted(action))
    return number


def whole_of(value: object) -> int | None:
    """The whole number that it is, as Python or NumPy has it; a truth is none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # it says itself what it cannot take
    except TypeError:
        return None
