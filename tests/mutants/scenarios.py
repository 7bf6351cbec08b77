"""Scenario files of all games, and what may befall them."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.mutants.spoiling import WILD, Spoil, put_number, replaced, spoilt

FOLDER: Final = Path(__file__).parents[1] / "scenarios"
LINE: Final = r"^([\w.]+) = (.*)$"
STRANGE: Final[tuple[Any, ...]] = (
    *(True, "none", "", [], {}, 0, -1, 9, 10**9, 10**10, 0.5, float("inf"), float("nan"), "a", "~", [[]]),
    *({"a": {}}, {"public": []}, ["..."] * 40, ["a"] * 1000, ["none"], "x" * 5000, "a:pass " * 500, "~a"),
    *("(a:pass b:pass)", "(a:pass", "a!pass", {"a:pass": "not_awaited"}, {"function": "score"}),
)
UNQUOTED: Final = (
    "1979-05-27",
    "07:32:00",
    '"""\n"""',
    "'a",
    "1__0",
    "0x" + "f" * 4000,
    "+inf",
    "{ a.b = 1 }",
)


@cache
def scenarios() -> tuple[str, ...]:
    return tuple(file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.toml")))


def other_value(rng: Random, text: str, others: Sequence[str]) -> str:
    """A value that another line has, in this file or another, or one of another kind."""
    theirs = [line[2] for line in re.finditer(LINE, rng.choice((text, *others)), re.MULTILINE)]
    return replaced(rng, text, LINE, lambda line: f"{line[1]} = {rng.choice((*theirs, *UNQUOTED))}")


def other_line(rng: Random, text: str, others: Sequence[str]) -> str:
    lines, theirs = text.splitlines(), rng.choice(others).splitlines()
    place = rng.randrange(len(lines) + 1)
    lines[place : place + rng.choice((0, 1))] = rng.sample(theirs, rng.choice((1, 1, 3)))
    return "\n".join(lines)


def nest(rng: Random, text: str, others: Sequence[str]) -> str:
    """Lists in lists, tables in tables, keys of many parts."""
    deep = rng.choice((2, 15, 30, 200, 480, 5000))

    def new(line: re.Match[str]) -> str:
        return rng.choice(
            (
                f"{line[1]} = {'[' * deep}{line[2]}{']' * deep}",
                f"{line[1]} = {'{ a = ' * deep}{line[2]}{' }' * deep}",
                f"{line[1]}{'.a' * deep} = {line[2]}",
                f"{line[1]} = {'[' * deep}",
                f'{line[1]} = "{"(" * deep}"',
                f"[{line[1]}{'.a' * deep}]",
            )
        )

    return replaced(rng, text, LINE, new)


def regrow(rng: Random, text: str, others: Sequence[str]) -> str:
    """TOML still, with one value another: one that stands under the same key in a file of the same game, or
    one from anywhere in any file, or one that nobody would write."""
    try:
        data = tomllib.loads(text)
        alike = [other for other in others if f'game = "{data.get("game")}"' in other]
        other = tomllib.loads(rng.choice(alike if alike and rng.random() < 0.8 else others))
        (within, name), found = rng.choice(list(places(data))), list(places(other))
        same = [(theirs, there) for theirs, there in found if there == name and isinstance(theirs, dict)]
        theirs, there = rng.choice(same if same and rng.random() < 0.8 else found)
        if isinstance(within, dict) and rng.random() < 0.2:
            name = str(there)  # one more, or one in the place of another
        within[name] = rng.choice(STRANGE) if rng.random() < 0.2 else theirs[there]
        return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items())
    except (ValueError, RecursionError):  # it was none any more
        return text


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data, as what it is in and its name there."""
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, name
        if isinstance(value, dict | list):
            yield from places(value)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value) if isinstance(value, str | bool) else str(value)


WAYS: Final[tuple[Spoil, ...]] = (
    *WILD,
    *(other_value,) * 3,
    *(other_line,) * 2,
    *(put_number, nest),
    *(regrow,) * 20,
)


def mutant(number: int) -> str:
    rng = Random(number)
    return spoilt(rng, rng.choice(scenarios()), scenarios(), WAYS)
