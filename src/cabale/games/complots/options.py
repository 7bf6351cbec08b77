"""The options of Complots: every ruling that a table may want otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Option, Value
from cabale.games.complots.pieces import ENVOYS, TREASURY
from cabale.games.complots.table import PRIORITIES, Options

OPTIONS: Final = (
    Option(name="envoy", default="ambassador", words=ENVOYS, rule="C-4"),
    Option(name="challenge_priority", default="clockwise", words=PRIORITIES, rule="C-21"),
    Option(
        name="counter_after_failed_challenge",
        default="forfeit",
        words=("forfeit", "allowed", "closed"),
        rule="C-29",
    ),
    Option(name="counter_by", default="target", words=("target", "anyone"), rule="C-R3"),
    Option(name="treasury_limit", default=TREASURY, whole=(16, 999), optional=True, rule="C-R11"),
    Option(name="steal_from_empty", default=False, flag=True, rule="C-R12"),
    Option(name="first_player", default="random", words=("random", "previous_winner"), seat=True, rule="C-9"),
    Option(name="previous_winner", default=None, seat=True, optional=True, rule="C-9"),
    Option(name="max_turns", default=200, whole=(1, 100_000), optional=True, rule="C-44"),
    Option(name="window_floor_ms", default=0, whole=(0, 600_000), room=True, rule="C-20"),
    Option(
        name="window_deadline_ms", default=None, whole=(0, 86_400_000), optional=True, room=True, rule="C-20"
    ),
)

AT_TABLES: Final[Mapping[str, Value]] = {
    "max_turns": None,
    "window_floor_ms": 3_000,
    "window_deadline_ms": 30_000,
}


def formerly(rules: int, values: dict[str, Value]) -> dict[str, Value]:
    """C-29. In the first version a counter that its target had forfeited was closed to everybody."""
    if rules == 1 and values["counter_by"] == "anyone":
        if values["counter_after_failed_challenge"] == "forfeit":
            return {**values, "counter_after_failed_challenge": "closed"}
    return values


def arrange(values: Mapping[str, Value]) -> Options:
    """The options as the rules read them."""
    return Options(dict(values))
