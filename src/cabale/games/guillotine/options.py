"""The options of Guillotine: the two editions, and every ruling that a table may want otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cabale.core.options import Option, Value
from cabale.games.guillotine.table import ENDGAMES, Options

BY_EDITION: Final = "edition"  # whatever the edition says; for a flag, none

OPTIONS: Final = (
    Option(name="edition", default="amigo", words=("amigo", "wotc"), rule="G-1"),
    Option(name="next_day_start", default=BY_EDITION, words=(BY_EDITION, "next", "rotate"), rule="G-70"),
    Option(
        name="confusion_in_line", default=BY_EDITION, words=(BY_EDITION, "interrupt", "marker"), rule="G-90"
    ),
    Option(
        name="late_arrival_rest", default=BY_EDITION, words=(BY_EDITION, "discard", "return"), rule="G-49"
    ),
    Option(name="clerical_error", default=BY_EDITION, words=(BY_EDITION, "swap", "collect"), rule="G-55"),
    Option(
        name="endgame_play",
        default=BY_EDITION,
        words=(BY_EDITION, *ENDGAMES),
        rule="G-75",
    ),
    Option(
        name="line_deal", default=BY_EDITION, words=(BY_EDITION, "front_first", "back_first"), rule="G-22"
    ),
    Option(name="missing_heads_self", default=None, flag=True, optional=True, rule="G-R32"),
    Option(
        name="extra_draw", default=BY_EDITION, words=(BY_EDITION, "immediate", "end_of_turn"), rule="G-R24"
    ),
    Option(name="guards_bar_after_you", default=None, flag=True, optional=True, rule="G-R14"),
    Option(name="first_player", default="random", words=("random",), seat=True, rule="G-24"),
    Option(name="noble_reshuffle", default=False, flag=True, rule="G-R41"),
    Option(name="tiebreak", default="shared", words=("shared",), rule="G-R39"),
    Option(name="guards_async", default=True, flag=True, rule="G-99"),
    Option(name="interrupt_delay_ms", default=0, whole=(0, 600_000), room=True, rule="G-95"),
)

AT_TABLES: Final[Mapping[str, Value]] = {"interrupt_delay_ms": 3_000}

# Section 12: what an edition sets at once.
EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "amigo": {
        "next_day_start": "next",
        "confusion_in_line": "interrupt",
        "late_arrival_rest": "discard",
        "clerical_error": "swap",
        "endgame_play": "extended",
        "line_deal": "front_first",
        "missing_heads_self": False,
        "extra_draw": "immediate",
        "guards_bar_after_you": True,
    },
    "wotc": {
        "next_day_start": "rotate",
        "confusion_in_line": "marker",
        "late_arrival_rest": "return",
        "clerical_error": "collect",
        "endgame_play": "none",
        "line_deal": "back_first",
        "missing_heads_self": True,
        "extra_draw": "end_of_turn",
        "guards_bar_after_you": False,
    },
}


def formerly(rules: int, values: dict[str, Value]) -> dict[str, Value]:
    """G-75. In the first version the Amigo edition ended with the six point cards."""
    if rules == 1 and values["edition"] == "amigo" and values["endgame_play"] == BY_EDITION:
        return {**values, "endgame_play": "points"}
    return values


def settled(values: Mapping[str, Value]) -> dict[str, Any]:
    """All options, with what the edition says where nothing was said."""
    edition = EDITIONS[str(values["edition"])]
    return {
        name: edition[name] if name in edition and value in (None, BY_EDITION) else value
        for name, value in values.items()
    }


def arrange(values: Mapping[str, Value]) -> Options:
    """The options as the rules read them."""
    return Options(dict(values), settled(values))
