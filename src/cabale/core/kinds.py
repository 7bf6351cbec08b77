"""What a field of a view is where its type alone does not say it: for boards that are made from views.

active: SeatNumber | None           a seat, and not a number
coins: EachSeat[int]                one for each seat, and not a list
cards: Held[tuple[str, ...] | int]  for each seat what it holds: to whoever may not see it, how many or None
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar, get_args, get_type_hints

T = TypeVar("T")

SEAT: Final = "cabale: a seat"
EACH: Final = "cabale: one for each seat"
HELD: Final = "cabale: what each seat holds"

SeatNumber = Annotated[int, SEAT]
EachSeat = Annotated[tuple[T, ...], EACH]
Held = Annotated[tuple[T, ...], HELD]


def kinds(struct: type) -> dict[str, str]:
    """Of the fields of a struct, those that are one of these."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: kind for name, hint in hints.items() if (kind := _kind(hint))}


def _kind(hint: Any) -> str:
    """Also inside of `SeatNumber | None`; but a tuple of seats is a list."""
    for mark in getattr(hint, "__metadata__", ()):
        if mark in (SEAT, EACH, HELD):
            return str(mark)
    if isinstance(hint, type) or getattr(hint, "__origin__", None) is tuple:
        return ""
    return next(filter(None, map(_kind, get_args(hint))), "")
