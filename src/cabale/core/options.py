"""Options of a game: what a table may want otherwise, with defaults, values and rule numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from cabale.core.errors import BadSetup, quoted
from cabale.core.numbers import whole_number
from cabale.core.seats import LETTERS

Value = str | int | bool | None


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option. One of `words`, `whole`, `flag`, `row` says what it takes; words may add seats or a row."""

    name: str
    default: Value
    rule: str
    words: tuple[str, ...] = ()
    seat: bool = False  # a seat is a value too
    whole: tuple[int, int] | None = None  # least and most
    optional: bool = False  # "none" is a value too
    flag: bool = False
    row: tuple[str, ...] = ()  # so many of these words, written with commas between them
    length: int = 0
    fits: Callable[[Sequence[str]], bool] | None = None  # what such a row must be besides
    room: bool = False  # a clock setting: kept with the game, read by tables, never by the rules

    def expected(self, seats: int) -> tuple[str, ...]:
        """What may be written, for refusals and help."""
        values = list(self.words)
        if self.seat:
            values += LETTERS[:seats]
        if self.flag:
            values += ["true", "false"]
        if self.whole:
            values.append(f"{self.whole[0]}-{self.whole[1]}")
        if self.row:
            values.append(f"{self.length} × ({self.row[0]}-{self.row[-1]})")
        if self.optional:
            values.append("none")
        return tuple(values)

    def read(self, value: object, seats: int) -> Value:
        """Take a value as code, a record or a file gives it; refuse what the option does not know."""
        if self.optional and value in (None, "none"):
            return None
        if self.flag and (isinstance(value, bool) or value in ("true", "false")):
            return value in (True, "true")
        if self.whole and not isinstance(value, bool):
            number = whole_number(value) if isinstance(value, str) else value
            if isinstance(number, int) and self.whole[0] <= number <= self.whole[1]:
                return number
        if self.seat and isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
            return LETTERS[value]
        if isinstance(value, str) and (
            value in self.words or (self.seat and value in tuple(LETTERS[:seats]))
        ):
            return value
        row = self._row(value)
        if row:
            return ",".join(row)
        raise BadSetup(
            "bad_option_value",
            rule=self.rule,
            option=self.name,
            value=quoted(value),
            expected=self.expected(seats),
        )

    def _row(self, value: object) -> list[str]:
        """The words of a row, given as a list or with commas between them; none if it is no such row."""
        items = value.split(",") if isinstance(value, str) else value
        if not self.row or not isinstance(items, Sequence):
            return []
        row = [quoted(item) for item in items]
        known = len(row) == self.length and all(word in self.row for word in row)
        return row if known and (self.fits is None or self.fits(row)) else []


def read_options(known: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, Value]:
    """All options of a game, the given ones read and the others at their default."""
    names = tuple(option.name for option in known)
    for name in given:
        if name not in names:
            raise BadSetup("unknown_option", option=name, expected=names)
    return {
        option.name: option.read(given[option.name], seats) if option.name in given else option.default
        for option in known
    }


def write_value(value: Value) -> str:
    """An option's value as records and help write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
