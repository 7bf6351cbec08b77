"""Reading what an author wrote: every refusal names the file, the key and what was expected there.

Keys are written as in `then[2].expect.coins.a`: tables in double brackets are counted from 1.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from re import search
from typing import Any, Final, NoReturn

from cabale.core.errors import BadNotation, BadScenario, BadSetup, quoted
from cabale.core.fields import LARGEST, Field, Mistyped
from cabale.core.game import Game
from cabale.core.notation import Word, read_play
from cabale.core.options import Value, read_options
from cabale.core.seats import CHANCE, LETTERS

Find = Callable[[str], Game[Any, Any]]

SPECTATOR: Final = "public"  # among the seats whose views are looked at
PLAY: Final = "a:… ~… (a:… b:…)"
LONGEST: Final = 20_000  # characters of a file: of keys with more dots than that tomllib takes its time
DEEPEST: Final = 16  # tables and lists in each other


def read_toml(path: Path | str) -> dict[str, Any]:
    """What a file holds, if it can be read and is TOML."""
    try:
        with Path(path).open("rb") as file:
            text = file.read(4 * (LONGEST + 1)).decode("utf-8-sig")  # a device may never end
    except (OSError, ValueError) as error:  # not there; not a file; not UTF-8
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadScenario("cannot_read", file=str(path), key="", expected="TOML", reason=reason) from error
    return read_toml_text(text, str(path))


def read_toml_text(text: str, file: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise BadScenario("scenario_too_large", file=file, most=LONGEST)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML; a number of 5,000 digits; too many brackets
        place = search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise BadScenario(
            "bad_toml", file=file, key="", expected="TOML", line=line, reason=str(error)
        ) from error
    check_sizes(data, file)
    return data


def check_sizes(data: dict[str, Any], file: str) -> None:
    """Nothing is deeper, and no number larger, than any table has it: who reads on may recurse and count."""
    left: list[tuple[str, Any, int]] = [("", data, 0)]
    while left:
        key, value, depth = left.pop()
        if depth > DEEPEST:
            raise BadScenario("too_deep", file=file, key=key, most=DEEPEST)
        if isinstance(value, dict):
            left += [(f"{key}.{name}".removeprefix("."), item, depth + 1) for name, item in value.items()]
        elif isinstance(value, list):
            left += [(f"{key}[{place}]", item, depth + 1) for place, item in enumerate(value, 1)]
        elif isinstance(value, int) and abs(value) > LARGEST:
            refuse(file, key, value, f"-{LARGEST} … {LARGEST}")


def refuse(
    file: str, key: str, value: object, expected: object, code: str = "bad_value", rule: str = ""
) -> NoReturn:
    """This file is wrong at this key. Words that could stand there are given as a tuple."""
    words = ", ".join(expected) if isinstance(expected, tuple) else str(expected)
    raise BadScenario(code, rule=rule, file=file, key=key, value=quoted(value), expected=words)


def nothing(value: Any) -> Any:
    """What was written, with `"none"` for nothing wherever it stands."""
    if isinstance(value, list):
        return [nothing(item) for item in value]
    if isinstance(value, dict):
        return {name: nothing(item) for name, item in value.items()}
    return None if value == "none" else value


class Reader:
    """Reads one file, for one game and so many seats."""

    def __init__(self, file: str, find: Find, data: Mapping[str, Any]) -> None:
        self.file = file
        name = self.text(data, "game")
        try:
            self.game = find(name)
        except BadSetup as error:
            self.wrong("game", name, error.arguments.get("expected", ""))
        self.seats: int = data.get("seats", self.game.usual_seats)
        try:
            self.game.count_seats(self.seats)
        except BadSetup:
            self.wrong("seats", self.seats, f"{self.game.seats[0]}-{self.game.seats[1]}")
        self.letters = tuple(LETTERS[: self.seats])

    def wrong(
        self, key: str, value: object, expected: object, code: str = "bad_value", rule: str = ""
    ) -> NoReturn:
        refuse(self.file, key, value, expected, code, rule)

    # --- plain values

    def known(self, data: Any, key: str, names: Iterable[str]) -> Mapping[str, Any]:
        """A table whose keys are all among these."""
        if not isinstance(data, Mapping):
            self.wrong(key, data, "{ … }")
        for name in data:
            if name not in names:
                self.wrong(f"{key}.{name}", name, tuple(names), "unknown_key")
        return data

    def text(self, data: Mapping[str, Any], key: str) -> str:
        if key not in data:
            self.wrong(key, None, f'{key} = "…"', "missing_field")
        return self.string(data[key], key)

    def string(self, value: Any, key: str) -> str:
        if not isinstance(value, str) or not value:
            self.wrong(key, value, '"…"')
        return value

    def strings(self, value: Any, key: str) -> tuple[str, ...]:
        if not isinstance(value, list):
            self.wrong(key, value, '["…"]')
        return tuple(self.string(item, f"{key}[{i}]") for i, item in enumerate(value, 1))

    def some(self, value: Any, key: str, known: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Strings, of these if any are given, and at least one: an empty list would check nothing."""
        words = self.strings(value, key)
        if not words:
            self.wrong(key, value, '["…"]')
        for place, word in enumerate(words, 1):
            if known and word not in known:
                self.wrong(f"{key}[{place}]", word, known)
        return words

    def one_or_more(self, value: Any, key: str, known: tuple[str, ...]) -> list[str]:
        """One of these words, several in a list, or "none"."""
        if value == "none":
            return []
        words = value if isinstance(value, list) and value else [value]
        for word in words:
            if word not in known:
                self.wrong(key, word, (*known, '"none"'))
        return sorted(words)

    def tables(
        self, data: Mapping[str, Any], name: str, within: str = ""
    ) -> list[tuple[str, Mapping[str, Any]]]:
        """The tables written `[[name]]`, each with its own key."""
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(table, Mapping) for table in found):
            self.wrong(within + name, found, f"[[{name}]]")
        return [(f"{within}{name}[{i}]", table) for i, table in enumerate(found, 1)]

    def by_viewer(self, value: Any, key: str, read: Callable[[Any, str], Any]) -> dict[str, Any]:
        """A table by whoever looks: a seat, or `public`."""
        table = self.known(value, key, (*self.letters, SPECTATOR))
        if not table:
            self.wrong(key, value, "{ a = …, public = … }")
        return {viewer: read(item, f"{key}.{viewer}") for viewer, item in table.items()}

    # --- values of the game

    def options(self, given: Any) -> dict[str, Value]:
        given = self.known(given, "options", [option.name for option in self.game.options])
        try:
            return read_options(self.game.options, given, self.seats)
        except BadSetup as error:
            name = str(error.arguments["option"])
            self.wrong(f"options.{name}", given[name], error.arguments["expected"], rule=error.rule)

    def field(self, field: Field, value: Any, key: str) -> Any:
        try:
            return field.read(value, self.seats)
        except Mistyped as mistyped:
            self.wrong(key + mistyped.key, mistyped.value, mistyped.expected)

    def fields(self, given: Any, key: str, fields: Mapping[str, Field]) -> dict[str, Any]:
        table = self.known(given, key, fields)
        return {name: self.field(fields[name], value, f"{key}.{name}") for name, value in table.items()}

    # --- notation: what a word means is known only where it is played

    def play(self, text: Any, key: str) -> list[Word | list[Word]]:
        """A line of play; in brackets each seat answers once, and chance never."""
        if not isinstance(text, str):
            self.wrong(key, text, PLAY)
        try:
            line = read_play(text)
        except BadNotation as error:
            self.wrong(key, error.arguments["text"], PLAY)
        for item in line:
            group = item if isinstance(item, list) else [item]
            speakers = [word.seat for word in group]
            if any(seat != CHANCE and seat >= self.seats for seat in speakers):
                self.wrong(key, " ".join(map(str, group)), self.letters)
            once = len(set(speakers)) == len(speakers) and CHANCE not in speakers
            if isinstance(item, list) and (not once or any(word.aside for word in group)):
                self.wrong(key, " ".join(map(str, group)), "(a:… b:…)")
        return line

    def word(self, text: str, key: str) -> Word:
        """A single word. A seat that is not there may be named: it must be refused, after all."""
        try:
            line = read_play(text)
        except BadNotation:
            line = []
        if len(line) != 1 or not isinstance(line[0], Word):
            self.wrong(key, text, "a:… | ~…")
        return line[0]
