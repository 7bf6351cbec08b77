"""The options of Le Lys et la Cocarde: the figures of the pawns, and when a game is broken off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Option, Value
from cabale.games.cocarde.pieces import CITOYEN, CITOYENNE, FIGURES, FULLEST
from cabale.games.cocarde.table import Options

OPTIONS: Final = (
    Option(
        name="figures",
        default="alternate",
        words=("alternate", "off"),
        row=FIGURES,
        length=FULLEST,
        rule="L-R5",
    ),
    Option(name="max_rounds", default=300, whole=(1, 10_000), rule="L-55"),
    Option(name="character_delay_ms", default=0, whole=(0, 600_000), room=True, rule="L-R43"),
)

AT_TABLES: Final[Mapping[str, Value]] = {"character_delay_ms": 3_000}


def arrange(values: Mapping[str, Value]) -> Options:
    """The options as the rules read them."""
    rounds = values["max_rounds"]
    assert isinstance(rounds, int)
    return Options(dict(values), figures=_figures(str(values["figures"])), max_rounds=rounds)


def _figures(value: str) -> tuple[int, ...]:
    """L-R5. A citoyenne on seat 0, a citoyen on seat 1, and so on, unless the players chose otherwise."""
    if value == "off":
        return ()
    if value == "alternate":
        return (CITOYENNE, CITOYEN) * (FULLEST // 2)
    return tuple([FIGURES.index(figure) for figure in value.split(",")])
