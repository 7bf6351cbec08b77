"""Tables set by hand, in any game: what may be named, and what is wrong with what was written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.errors import BadScenario


def unfit(key: str, value: object, expected: str, code: str = "bad_value", rule: str = "") -> BadScenario:
    """A field that holds what it cannot."""
    return BadScenario(code, rule=rule, key=key, value=str(value), expected=expected)


def uneven(key: str, expected: str, rule: str) -> BadScenario:
    """More or fewer cards than the box has."""
    return BadScenario("cards_do_not_add_up", rule=rule, key=key, expected=expected)


def only(table: Mapping[str, Any], settable: Sequence[str]) -> None:
    """Besides these, a table says where it starts, and whether it is bare."""
    for key in table:
        if key not in (*settable, "at", "bare"):
            raise unfit(f"table.{key}", key, ", ".join(settable), "cannot_be_set")


def hand_of(table: Mapping[str, Any], seat: str, key: str = "hands") -> list[str]:
    """The cards that a seat is given, which must be named one by one."""
    hand = table.get(key, {}).get(seat, [])
    if isinstance(hand, int):
        raise unfit(f"table.{key}.{seat}", hand, "[ … ]")
    return list(hand)


def seats_in(table: Mapping[str, Any], key: str, letters: str) -> int:
    """The set of the seats that a field names."""
    return sum([1 << letters.index(seat) for seat in table.get(key, [])])
