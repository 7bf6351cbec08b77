"""The player's aid of Le Grand Druide: how a college is won, what equals do, lucky stone and taboo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.options import Value
from cabale.core.seats import NO_SEAT
from cabale.games.druide import pieces
from cabale.games.druide.table import alone_on_top
from cabale.text.aid import Aid, AidCell, AidItem, AidSection
from cabale.text.narrator import Narrator

# Druids of each seat in a college, and what the row shows, by the number of seats (D-18).
EXAMPLES: Final = {
    3: (((3, 2, 1), "most"), ((2, 2, 1), "left"), ((1, 1, 0), "bare"), ((1, 1, 1), "nobody")),
    4: (((3, 2, 1, 0), "most"), ((2, 2, 1, 0), "left"), ((1, 1, 1, 0), "bare"), ((2, 2, 1, 1), "nobody")),
}


def aid(narrator: Narrator, seats: int, options: Mapping[str, Value]) -> Aid:
    say = narrator.aid
    return Aid(
        "druide",
        narrator.game_title("druide"),
        (AidItem(text=say("aim"), rules=("D-19",)),),
        (
            AidSection(
                layout="cells",
                title=say("turn"),
                rules=("D-9",),
                items=(
                    AidItem(signs=("druid",), text=say("place")),
                    AidItem(signs=("neutral",), text=say("move")),
                    AidItem(text=say("pass"), rules=("D-12",)),
                ),
            ),
            AidSection(
                layout="rows",
                title=say("college"),
                note=say("between"),
                rules=("D-18",),
                items=(
                    AidItem(text=say("equals")),
                    AidItem(table=_colleges(narrator, seats)),
                    AidItem(text=say("votes"), rules=("D-17",)),
                ),
            ),
            AidSection(
                layout="rows",
                title=say("secret"),
                items=(
                    AidItem(
                        signs=("lucky",),
                        name=narrator.term("lucky"),
                        text=say("lucky", votes=pieces.LUCK),
                        rules=("D-19",),
                    ),
                    AidItem(
                        signs=("taboo",), name=narrator.term("taboo"), text=say("taboo"), rules=("D-15",)
                    ),
                ),
            ),
            AidSection(
                layout="rows",
                title=say("board"),
                items=(
                    AidItem(signs=("neutral",), text=say("neutral"), rules=("D-11",)),
                    AidItem(signs=("moved",), text=say("moved"), rules=("D-11",)),
                    AidItem(signs=("struck",), text=say("struck"), rules=("D-18",)),
                ),
            ),
        ),
        _signs(narrator, seats),
    )


def _colleges(narrator: Narrator, seats: int) -> tuple[tuple[AidCell, ...], ...]:
    """Colleges as they may stand, and who carries each."""
    head = (
        *[AidCell(signs=(f"seat-{seat}",), head=True) for seat in range(seats)],
        AidCell(narrator.aid("carries"), head=True),
    )
    return (head, *[_college(narrator, list(counts), why) for counts, why in EXAMPLES[seats]])


def _college(narrator: Narrator, counts: list[int], why: str) -> tuple[AidCell, ...]:
    winner = alone_on_top(counts)
    cells = [
        AidCell("" if count else "0", signs=(f"druid-{seat}",) * count, struck=counts.count(count) > 1)
        for seat, count in enumerate(counts)
    ]
    carrier = () if winner == NO_SEAT else (f"seat-{winner}",)
    return (*cells, AidCell(narrator.aid(why), signs=carrier))


def _signs(narrator: Narrator, seats: int) -> dict[str, str]:
    of_seats = {f"{key}-{seat}": narrator.sign(key) for key in ("druid", "seat") for seat in range(seats)}
    others = ("neutral", "moved", "struck", "taboo", "reserve", "total", "token")
    return {
        **of_seats,
        **{key: narrator.sign(key) for key in others},
        "druid": narrator.sign("druid"),
        "lucky": narrator.sign("lucky", votes=pieces.LUCK),
    }
