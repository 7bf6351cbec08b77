"""What the functions that the author of a small game writes must give back, held at each of them.

A step that says nothing of whom it waits for would be passed over without a word, and a compiled kernel would
say of it what only its own authors understand. So whatever an author's function gives back is looked at
where it leaves it, and the sentence names the function and what is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from types import FunctionType
from typing import Any, Final

from cabale.core.agenda import State, seat_bit
from cabale.core.blame import HOUSE, misgiven
from cabale.core.seats import CHANCE

LONGEST: Final = 40  # characters of what was given back
_HELD: Final = "cabale_held"  # of a function: it is looked at already

Sound = Callable[[Any, Any], bool]  # what the function is given first, and what it gives back
Kind = tuple[str, Sound]  # what is expected, in Python's words, and whether it is that


def hold(declared: type, kinds: Mapping[str, Kind]) -> None:
    """Look at what these functions give back, wherever the author of this class wrote them."""
    for written in declared.__mro__:
        if written.__module__.partition(".")[0] == HOUSE or written is object:
            continue
        for name in kinds.keys() & vars(written).keys():
            function = vars(written)[name]
            if isinstance(function, FunctionType) and not hasattr(function, _HELD):
                setattr(written, name, _held(function, *kinds[name]))


def _held(function: FunctionType, expected: str, sound: Sound) -> Callable[..., Any]:
    @wraps(function)
    def held(self: Any, *given: Any) -> Any:
        found = function(self, *given)
        if not sound(given[0] if given else self, found):
            shown = repr(found) if len(repr(found)) <= LONGEST else f"{repr(found)[: LONGEST - 1]}…"
            raise misgiven(function, f"{function.__qualname__} returns {shown}; expected: {expected}")
        return found

    setattr(held, _HELD, True)
    return held


def _seats(s: Any, found: object) -> bool:
    everybody = seat_bit(s.seats) - 1 | seat_bit(CHANCE)
    return isinstance(found, int) and not isinstance(found, bool) and found | everybody == everybody


def _seat(s: Any, found: object) -> bool:
    return isinstance(found, int) and (0 <= found < s.seats or found == CHANCE)


def _numbers(s: Any, found: object) -> bool:
    return isinstance(found, list) and all(isinstance(number, int) for number in found)


def _by_seats(s: Any, found: Any) -> bool:
    return isinstance(found, list | tuple) and len(found) == s.seats


def _words(state: Any, found: Any) -> bool:
    return (
        isinstance(found, tuple)
        and len(found) == 2
        and isinstance(found[0], str)
        and isinstance(found[1], Mapping)
    )


def _text(state: Any, found: object) -> bool:
    return isinstance(found, str)


_SEATS: Final = ("a set of seats, NOBODY or seat_bit(seat) | …", _seats)
_SEAT: Final = ("one of these seats", _seat)
_NUMBERS: Final = ("a list of numbers, [0, 1, …]", _numbers)
_BY_SEATS: Final = ("a number for each seat, [0, 1, …]", _by_seats)

OF_STEPS: Final[dict[str, Kind]] = {
    "begin": _SEATS,
    "answer": _SEATS,
    "eligible": _SEATS,
    "first": _SEAT,
    "next": _SEAT,
    "moves": _NUMBERS,
    "weights": _NUMBERS,
}
OF_POSITIONS: Final[dict[str, Kind]] = {"totals": _BY_SEATS, "ranks": _BY_SEATS, "scores": _BY_SEATS}
OF_GAMES: Final[dict[str, Kind]] = {
    "begin": ("a position", lambda seats, found: isinstance(found, State)),
    "look": ('a dict of fields, {"…": …}', lambda state, found: isinstance(found, Mapping)),
    "rule": ('"…"', _text),
    "write_body": ('"…"', _text),
    "words": ('a key and what its words need, ("…", {"…": …})', _words),
}
