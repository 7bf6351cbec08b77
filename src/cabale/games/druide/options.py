"""The options of Le Grand Druide: where the bars begin, how the stones are coloured, how many cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cabale.core.options import Option, Value
from cabale.games.druide.pieces import BARS, COLOURS, LARGEST, NO_COLOUR, SMALLEST, STANDARD, STONES
from cabale.games.druide.table import Options

PRINTED: Final = "printed"  # the colours of D-2


def even_enough(lines: Sequence[str]) -> bool:
    """D-20. Seven different lines, with colleges of two to seven stones between them."""
    numbers = sorted(int(line) for line in lines)
    sizes = [
        (beyond - line) % STONES for line, beyond in zip(numbers, numbers[1:] + numbers[:1], strict=True)
    ]
    return all(SMALLEST <= size <= LARGEST for size in sizes)


OPTIONS: Final = (
    Option(name="start", default="standard", words=("standard", "drawn", "custom"), rule="D-20"),
    Option(
        name="bars",
        default=",".join(map(str, STANDARD)),
        row=tuple(str(line) for line in range(1, STONES + 1)),
        length=BARS,
        fits=even_enough,
        rule="D-20",
    ),
    Option(name="stone_colours", default=PRINTED, words=(PRINTED,), row=COLOURS, length=STONES, rule="D-2"),
    Option(name="number_deck", default="double", words=("double", "single"), rule="D-R5"),
)


def arrange(values: Mapping[str, Value]) -> Options:
    """The options as the rules read them."""
    lines = {
        "standard": STANDARD,
        "drawn": (),
        "custom": tuple(sorted(int(line) for line in str(values["bars"]).split(","))),
    }
    return Options(
        dict(values),
        lines=lines[str(values["start"])],
        colours=(NO_COLOUR, *colours(str(values["stone_colours"]))),
        copies=2 if values["number_deck"] == "double" else 1,
    )


def colours(value: str) -> list[int]:
    """D-2. The colour of each stone: six in turn as printed, or as the table has it."""
    names = COLOURS * (STONES // len(COLOURS)) if value == PRINTED else value.split(",")
    return [COLOURS.index(name) for name in names]
