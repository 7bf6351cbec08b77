"""Fields of scenario files: how a value in TOML reads, and how it is held against a view.

A field knows what may be written. `read` turns what was written into the form in which views are
shown (`"none"` becomes None, a hand is sorted), so that comparing is plain equality, and a table
by seats is compared only for the seats it names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from cabale.core.seats import LETTERS

LARGEST: Final = 1_000_000_000  # no table has more of anything


class Mistyped(ValueError):
    """What was written cannot be read; `key` says where inside the field, `expected` what could be."""

    def __init__(self, value: object, expected: str, key: str = "") -> None:
        super().__init__(value, expected, key)
        self.value = value
        self.expected = expected
        self.key = key

    def inside(self, key: str) -> Mistyped:
        """This mistake, seen from the table or the list around the field."""
        return Mistyped(self.value, self.expected, key + self.key)


class Field(ABC):
    """One field of a table, as scenario files write it."""

    @abstractmethod
    def read(self, value: Any, seats: int) -> Any:
        """The value in the form of a view, or Mistyped."""

    def vocabulary(self) -> tuple[str, ...]:
        """The words of the game that this field may hold."""
        return ()


class Anything(Field):
    """Whatever TOML can write, and "none" for nothing: for games that do not say it more exactly."""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, Mapping):
            return {name: self.read(item, seats) for name, item in value.items()}
        if isinstance(value, list):
            return [self.read(item, seats) for item in value]
        return None if value == "none" else value


class Whole(Field):
    """A whole number."""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
            raise Mistyped(value, "0, 1, 2 …")
        return value


class Flag(Field):
    """True or false."""

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, bool):
            raise Mistyped(value, "true, false")
        return value


class OneOf(Field):
    """One of some words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def read(self, value: Any, seats: int) -> Any:
        if value not in self.words:
            raise Mistyped(value, ", ".join(self.words))
        return value

    def vocabulary(self) -> tuple[str, ...]:
        return self.words


class Seat(Field):
    """A seat by its letter."""

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, str) or len(value) != 1 or value not in LETTERS[:seats]:
            raise Mistyped(value, ", ".join(LETTERS[:seats]))
        return value


class OfSeat(Field):
    """A word together with the seat it belongs to: `b=duchess`."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def read(self, value: Any, seats: int) -> Any:
        seat, _, word = value.partition("=") if isinstance(value, str) else ("", "", "")
        if len(seat) != 1 or seat not in LETTERS[:seats] or word not in self.words:
            raise Mistyped(value, f"{LETTERS[0]}-{LETTERS[seats - 1]} = {', '.join(self.words)}")
        return value

    def vocabulary(self) -> tuple[str, ...]:
        return self.words


class Row(Field):
    """A list whose order matters."""

    def __init__(self, items: Field) -> None:
        self.items = items

    def read(self, value: Any, seats: int) -> Any:
        return _read_items(self.items, value, seats)

    def vocabulary(self) -> tuple[str, ...]:
        return self.items.vocabulary()


class Bag(Field):
    """A list whose order does not matter, sorted as the pieces are listed."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def read(self, value: Any, seats: int) -> Any:
        return sorted(_read_items(OneOf(self.words), value, seats), key=self.words.index)

    def vocabulary(self) -> tuple[str, ...]:
        return self.words


class Either(Field):
    """One kind or another: a hand, or just how many cards it has."""

    def __init__(self, *kinds: Field) -> None:
        self.kinds = kinds

    def read(self, value: Any, seats: int) -> Any:
        expected = []
        for kind in self.kinds:
            try:
                return kind.read(value, seats)
            except Mistyped as mistyped:
                if mistyped.key:  # the kind was right, and something in it is wrong
                    raise
                expected.append(mistyped.expected)
        raise Mistyped(value, " | ".join(expected))

    def vocabulary(self) -> tuple[str, ...]:
        return tuple(word for kind in self.kinds for word in kind.vocabulary())


class OrNone(Field):
    """A value, or "none"."""

    def __init__(self, kind: Field) -> None:
        self.kind = kind

    def read(self, value: Any, seats: int) -> Any:
        if value == "none":
            return None
        try:
            return self.kind.read(value, seats)
        except Mistyped as mistyped:
            if mistyped.key:
                raise
            raise Mistyped(value, f'{mistyped.expected} | "none"') from None

    def vocabulary(self) -> tuple[str, ...]:
        return self.kind.vocabulary()


class BySeat(Field):
    """A value for each seat that is named: `{ a = 2, b = 0 }`. To name none would say nothing."""

    def __init__(self, kind: Field) -> None:
        self.kind = kind

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, Mapping) or not value:
            raise Mistyped(value, "{ a = …, b = … }")
        table = {}
        for seat, item in value.items():
            try:
                table[Seat().read(seat, seats)] = self.kind.read(item, seats)
            except Mistyped as mistyped:
                raise mistyped.inside(f".{seat}") from None
        return table

    def vocabulary(self) -> tuple[str, ...]:
        return self.kind.vocabulary()


def _read_items(kind: Field, value: Any, seats: int) -> list[Any]:
    if not isinstance(value, list):
        raise Mistyped(value, "[ … ]")
    items = []
    for place, item in enumerate(value, 1):
        try:
            items.append(kind.read(item, seats))
        except Mistyped as mistyped:
            raise mistyped.inside(f"[{place}]") from None
    return items


def differences(expected: Any, found: Any, key: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where the two differ, as (key, expected, found); of a table by seats only what is expected counts."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for name, value in expected.items():
            yield from differences(value, found.get(name), f"{key}.{name}")
    elif expected != found:
        yield key, expected, found
