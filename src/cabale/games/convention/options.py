"""The options of the Convention, and every ruling that a table may want otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Option, Value
from cabale.games.convention.table import Options

OPTIONS: Final = (
    Option(name="rounds", default=10, whole=(1, 20), rule="E-4"),
    Option(name="dissolution_from", default=4, whole=(1, 20), rule="II-9"),
    Option(name="history_variant", default=False, flag=True, rule="H-1"),
    Option(name="jacobins_replace", default="redraw", words=("redraw", "return"), rule="V-3"),
    Option(name="split_votes", default=False, flag=True, rule="R-04"),
    Option(name="faction_choice", default="random", words=("draft", "random"), rule="S-3"),
    Option(name="bot_answer_p", default=4, whole=(0, 6), rule="H-5"),
    Option(name="talk_ms", default=0, whole=(0, 600_000), room=True, rule="N-1"),
    Option(name="answer_ms", default=0, whole=(0, 600_000), room=True, rule="H-4"),
    Option(name="defence_delay_ms", default=0, whole=(0, 600_000), room=True, rule="V-7"),
)

AT_TABLES: Final[Mapping[str, Value]] = {
    "faction_choice": "draft",
    "talk_ms": 60_000,
    "answer_ms": 30_000,
    "defence_delay_ms": 3_000,
}


def arrange(values: Mapping[str, Value]) -> Options:
    """The options as the rules read them."""
    return Options(dict(values))
