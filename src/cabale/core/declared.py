"""What a game that comes in has to declare, its front door and its parts, and what of it nobody can use."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from cabale.core.errors import BadPlugin, quoted
from cabale.core.game import Game
from cabale.core.options import Option
from cabale.core.seats import LETTERS

Check = tuple[
    str, str | Callable[[Any], str], Callable[[Any, Any], bool]
]  # a field, what may be there, whether

MADE: Final = ("bot", "spokesman", "heuristics", "facts", "drawing", "aid")  # parts that are called

_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_PLACE: Final = re.compile(r"\w+(\.\w+)*(:\w+)?")  # of a part


def check_game(game: Game[Any, Any], package: str) -> None:
    """Refuse a game whose front door says something that nobody can use."""
    if not isinstance(game, Game):
        raise BadPlugin("plugin_no_game", package=package)
    name = getattr(game, "id", None)
    _hold(_GAME, game, package, name if isinstance(name, str) else type(game).__name__)


def check_parts(parts: Any, package: str, game: str) -> None:
    """Refuse a game that brings what nobody can use."""
    _hold(_PARTS, parts, package, game)


def _hold(checks: tuple[Check, ...], declared: Any, package: str, game: str) -> None:
    for field, expected, sound in checks:
        value = getattr(declared, field, None)
        if not sound(declared, value):
            wanted = (expected(declared) if callable(expected) else expected,)
            name, found = quoted(game), quoted(repr(value) if isinstance(value, str) else value)
            if not hasattr(declared, field):
                raise BadPlugin("plugin_undeclared", package=package, game=name, field=field, expected=wanted)
            raise BadPlugin(
                "plugin_field", package=package, game=name, field=field, found=found, expected=wanted
            )


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _pair(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(map(_whole, value))


def _seats(value: Any) -> bool:
    return _pair(value) and bool(value[0] <= value[1] <= len(LETTERS))


def _share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _texts(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(isinstance(word, str) for pair in value.items() for word in pair)
    return value is None or isinstance(value, Path)


def _thing(value: object) -> bool:
    """A part, or where it is found; none if it is not brought."""
    return not isinstance(value, str) or bool(_PLACE.fullmatch(value))


def _made(value: object) -> bool:
    return value is None or callable(value) or (isinstance(value, str) and _thing(value))


_GAME: Final[tuple[Check, ...]] = (
    ("id", "a-z, 0-9, _", lambda game, value: isinstance(value, str) and bool(_ID.fullmatch(value))),
    ("title", '"…"', lambda game, value: isinstance(value, str) and bool(value.strip())),
    ("seats", f"(1, 1) … (1, {len(LETTERS)})", lambda game, value: _seats(value)),
    (
        "usual_seats",
        lambda game: "{} … {}".format(*game.seats),
        lambda game, value: _whole(value) and game.seats[0] <= value <= game.seats[1],
    ),
    ("minutes", "1, 2, 3 …", lambda game, value: _whole(value)),
    ("rules_version", "1, 2, 3 …", lambda game, value: _whole(value)),
    ("size", "1, 2, 3 …", lambda game, value: _whole(value)),
    (
        "options",
        "(Option(…), …)",
        lambda game, value: isinstance(value, tuple) and all(isinstance(each, Option) for each in value),
    ),
    ("losses", '{"…": "…"}', lambda game, value: isinstance(value, Mapping) and _texts(value)),
    ("fields", "{…}", lambda game, value: isinstance(value, Mapping)),
    ("places", "(…)", lambda game, value: isinstance(value, tuple)),
)

_TEXTS: Final = 'Path("…"), {"en": "…", …}'
_FOUND: Final = '"package.module:name"'

_PARTS: Final[tuple[Check, ...]] = (
    *((field, _TEXTS, lambda parts, value: _texts(value)) for field in ("rules", "guide", "words")),
    ("lessons", 'Path("…")', lambda parts, value: value is None or isinstance(value, Path)),
    *((field, f"{_FOUND}, class, def", lambda parts, value: _made(value)) for field in MADE),
    *((field, _FOUND, lambda parts, value: _thing(value)) for field in ("voice", "exploiters", "view")),
    ("haste", "0 … 1", lambda parts, value: _share(value)),
    ("walks", "(1, 1) …", lambda parts, value: _pair(value)),
    ("weighing", "1, 2, 3 …", lambda parts, value: _whole(value)),
    ("board", "True, False", lambda parts, value: isinstance(value, bool)),
)
