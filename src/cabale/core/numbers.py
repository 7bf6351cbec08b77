"""Numbers as text from outside has them: what a game could mean by it, and nothing that breaks `int`."""

from __future__ import annotations

from typing import Final

DIGITS: Final = 9  # nothing at a table is counted with more


def whole_number(text: str, digits: int = DIGITS) -> int | None:
    """The number that is written there in so many digits at most, or None.

    Of other scripts Python takes some digits ("٣") and stumbles over others ("²"), and of no script
    more than 4,300.
    """
    plain = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if plain else None
