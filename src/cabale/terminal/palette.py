"""Paper and ink: the colours of the printing house by day and by night, and the hatching to repeat them."""

from __future__ import annotations

import os
from typing import Final, NamedTuple


class Palette(NamedTuple):
    """One light. Colour never says anything alone: hatch, letter or word always says it too."""

    name: str
    table: str  # wrapping paper
    sheet: str  # rag
    shade: str  # shaded rag
    card: str  # card stock, the same paper by day and by night
    ink: str
    ink_2: str
    ink_3: str
    hair: str
    garance: str
    prusse: str
    ocre: str
    verdet: str
    prune: str
    back: str  # of cards
    blue: str  # the tricolour
    white: str
    red: str


DAY: Final = Palette(
    name="day",
    table="#B1BEC1",
    sheet="#F3F0E7",
    shade="#E6E2D6",
    card="#FBF9F3",
    ink="#16181D",
    ink_2="#474A50",
    ink_3="#63666B",
    hair="#A9ABA8",
    garance="#9E2327",
    prusse="#12558F",
    ocre="#B67B22",
    verdet="#12938A",
    prune="#431B33",
    back="#2F4A5C",
    blue="#12558F",
    white="#FFFFFF",
    red="#9E2327",
)
NIGHT: Final = Palette(
    name="night",
    table="#0E141D",
    sheet="#18212D",
    shade="#222D3B",
    card="#E4DFD1",
    ink="#ECE6D6",
    ink_2="#B7BBBE",
    ink_3="#969CA3",
    hair="#4A535E",
    garance="#EF6465",
    prusse="#458BDC",
    ocre="#FDD26E",
    verdet="#5ADAC8",
    prune="#9B6B87",
    back="#6F93AA",
    blue="#3B82C9",
    white="#F8F7F2",
    red="#D9474C",
)
BLACK: Final = "#16181D"  # ink on card stock, by day and by night


class Tincture(NamedTuple):
    """An ink and its engraver's lines (Petra Sancta, 1638): as a small mark, and to fill a field with."""

    mark: str
    lines: str
    ink: str


# On card stock, by any light.
RED: Final = Tincture("▥", "║", "#9E2327")
BLUE: Final = Tincture("▤", "═", "#12558F")
GREEN: Final = Tincture("▧", "╲", "#2C7A50")
PURPLE: Final = Tincture("▨", "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}", "#6D4277")
YELLOW: Final = Tincture("░", "░", "#B67B22")
SABLE: Final = Tincture("▦", "╬", "#16181D")
GREY: Final = Tincture("╍", "╌", "#5D6166")
WHITE: Final = Tincture("□", " ", "#5D6166")

SEAT_MARKS: Final = "▥▤░▧▨□▒▦"


def seat_inks(light: Palette) -> tuple[str, ...]:
    """The ink of each seat's disc, a to h."""
    return (
        light.garance, light.prusse, light.ocre, light.verdet, light.prune, light.ink_2, "#7C8288", light.ink,
    )  # fmt: skip


def light_of_terminal() -> Palette:
    """Night on terminals that say that they are dark (COLORFGBG), day on all others."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return NIGHT if background in ("0", "1", "2", "3", "4", "5", "6", "8") else DAY
