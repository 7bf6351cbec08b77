"""Who may do what, who has won, what a sum comes to; and the list of everything that may be looked at."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from cabale.core.errors import BadNotation, CabaleError, IllegalMove
from cabale.core.fields import BySeat, Field, Flag, Mistyped, Whole
from cabale.core.notation import Word
from cabale.core.scenario.position import Check, Failure, Position, compare
from cabale.core.scenario.reading import Reader, nothing
from cabale.core.scenario.views import Events, Expect, Hides, Sees
from cabale.core.seats import CHANCE, LETTERS


class Refuse(Check):
    """Words that must be refused for this code or this rule, and change nothing."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        if not isinstance(value, Mapping) or not value:
            reader.wrong(key, value, '{ "a:…" = "…" }')
        return [
            (reader.word(text, f"{key}.{text}"), reader.string(reason, f"{key}.{text}"))
            for text, reason in value.items()
        ]

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for word, reason in wanted:
            before = position.state.dump()
            refused = self.refusal(position, word, reason, f"{key}.{word}")
            if refused is None or reason not in (refused.code, refused.rule):
                yield Failure(f"{key}.{word}", reason, refused and refused.code, refused)
            yield from compare(before, position.state.dump(), f"{key}.{word}")

    def refusal(self, position: Position, word: Word, reason: str, key: str) -> CabaleError | None:
        try:
            position.check(word, position.game.read_body(position.state, word.seat, word.body))
        except BadNotation as error:
            if reason != error.code:  # not the refusal that is meant, hence a typing error
                position.read(word, key)
            return error
        except IllegalMove as error:
            return error
        return None


class Waiting(Check):
    """All seats that may be asked now, and `~` if chance is to answer."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return reader.one_or_more(value, key, (*reader.letters, "~"))

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        found = [LETTERS[seat] for seat in position.state.waiting]
        if position.state.turn == CHANCE:
            found.append("~")
        yield from compare(wanted, found, key)


class Question(Check):
    """The kind of question put to every seat that is asked, or to each of those named."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        if not isinstance(value, Mapping):
            return nothing(reader.string(value, key))
        table = reader.known(value, key, reader.letters)
        return {seat: nothing(reader.string(kind, f"{key}.{seat}")) for seat, kind in table.items()}

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        asked = {LETTERS[seat]: self.kind(position, seat) for seat in range(position.seats)}
        if isinstance(wanted, Mapping):
            yield from compare(wanted, asked, key)
            return
        kinds = {kind for kind in asked.values() if kind is not None}
        if kinds != ({wanted} if wanted is not None else set()):
            yield Failure(key, wanted, asked)

    def kind(self, position: Position, seat: int) -> str | None:
        question = position.game.question(position.state, seat)
        return None if question is None else question.kind


class Moves(Check):
    """Words that must be among the moves, or must not be."""

    def __init__(self, offered: bool) -> None:
        self.offered: Final = offered

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return [reader.word(text, key) for text in reader.some(value, key)]

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for word in wanted:
            if self.open(position, word, key) != self.offered:
                yield Failure(key, str(word), position.open_to(word.seat))

    def open(self, position: Position, word: Word, key: str) -> bool:
        try:
            return position.offers(word, position.read(word, key))
        except IllegalMove:
            return False


class Over(Check):
    """Whether the game is over."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return reader.field(Flag(), value, key)

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        yield from compare(wanted, position.state.over, key)


class Winner(Check):
    """The seats with a share in the win; nobody before the end, nor if all shares are equal."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return reader.one_or_more(value, key, reader.letters)

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        shares = position.state.scores() if position.state.over else [0]
        won = len(set(shares)) > 1
        yield from compare(wanted, [LETTERS[seat] for seat, share in enumerate(shares) if won and share], key)


class Number(Field):
    """Any number: points may be halves, or below nothing."""

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise Mistyped(value, "-1, 0, 0.5, 1 …")
        return value


class Standing(Check):
    """A number for each seat: its rank once the game is over, or its points at any time."""

    def __init__(self, number: Field, count: Callable[[Any], list[Any]]) -> None:
        self.field: Final = BySeat(number)
        self.count: Final = count

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        return reader.field(self.field, value, key)

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        yield from compare(wanted, dict(zip(LETTERS, self.count(position.state), strict=False)), key)


@dataclass(frozen=True)
class Sum:
    """A pure function of the game, what it is given, and what it must come to."""

    function: Callable[..., Any]
    arguments: list[Any]
    named: dict[str, Any]
    result: Any


class Count(Check):
    """`{ function = "…", arguments = […], result = … }`, or a list of them: a table of results."""

    def read(self, reader: Reader, value: Any, key: str) -> Any:
        if isinstance(value, list) and value:
            return [self.sum(reader, item, f"{key}[{i}]") for i, item in enumerate(value, 1)]
        return [self.sum(reader, value, key)]

    def sum(self, reader: Reader, value: Any, key: str) -> Sum:
        parts = ("function", "arguments", "result")
        table = reader.known(value, key, parts)
        for part in parts:
            if part not in table:
                reader.wrong(f"{key}.{part}", None, f"{part} = …", "missing_field")
        functions = reader.game.functions
        (name,) = reader.some([table["function"]], f"{key}.function", tuple(functions) or ("",))
        given = nothing(table["arguments"])
        if not isinstance(given, list | dict):
            reader.wrong(f"{key}.arguments", given, "[ … ] | { … }")
        arguments, named = (given, {}) if isinstance(given, list) else ([], given)
        signature = inspect.signature(functions[name])
        try:
            signature.bind(*arguments, **named)
        except TypeError:
            reader.wrong(f"{key}.arguments", given, f"{name}{signature}")
        return Sum(functions[name], arguments, named, nothing(table["result"]))

    def find(self, position: Position, wanted: Any, key: str) -> Iterator[Failure]:
        for place, sum in enumerate(wanted, 1):
            where = key if len(wanted) == 1 else f"{key}[{place}]"
            try:
                found = plain(sum.function(*sum.arguments, **sum.named))
            except (CabaleError, ArithmeticError, LookupError, TypeError, ValueError) as error:
                found = f"{type(error).__name__}: {error}"
            if found != sum.result:
                yield Failure(f"{where}.result", sum.result, found)


def plain(result: Any) -> Any:
    """A result as TOML could hold it: tuples are lists, structures are tables."""
    return msgspec.json.decode(msgspec.json.encode(result))


CHECKS: Final[Mapping[str, Check]] = {
    "refuse": Refuse(),
    "waiting": Waiting(),
    "question": Question(),
    "offers": Moves(offered=True),
    "lacks": Moves(offered=False),
    "expect": Expect(),
    "sees": Sees(),
    "hides": Hides(),
    "over": Over(),
    "winner": Winner(),
    "ranks": Standing(Whole(), lambda state: state.ranks() if state.over else []),
    "totals": Standing(Number(), lambda state: state.totals()),
    "events": Events(happened=True),
    "absent": Events(happened=False),
    "count": Count(),
}
