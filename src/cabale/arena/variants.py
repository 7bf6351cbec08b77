"""Options as the arena is given them: `envoy=ambassador,inquisitor` asks for one series with each."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from cabale.core.errors import BadSetup
from cabale.core.game import Game
from cabale.core.options import Option, Value, read_options


def variants(game: Game[Any, Any], seats: int, wanted: Mapping[str, str]) -> list[dict[str, Value]]:
    """Every choice of the values that were named, with all other options at their default."""
    values = [_values(_known(game, name), text, seats) for name, text in wanted.items()]
    return [
        read_options(game.options, dict(zip(wanted, chosen, strict=True)), seats)
        for chosen in product(*values)
    ]


def _known(game: Game[Any, Any], name: str) -> Option:
    for option in game.options:
        if option.name == name:
            return option
    raise BadSetup("unknown_option", option=name, expected=tuple(option.name for option in game.options))


def _values(option: Option, text: str, seats: int) -> list[Value]:
    """One value, which may have commas of its own, or several with commas between."""
    try:
        return [option.read(text, seats)]
    except BadSetup:
        if "," not in text:
            raise
    return list(dict.fromkeys(option.read(part, seats) for part in text.split(",")))
