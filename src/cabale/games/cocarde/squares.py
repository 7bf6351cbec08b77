# mypyc: compile
"""The four tracks and what their squares say: the menu of the rulebook as tables (1.1, 1.6, 1.7)."""

from __future__ import annotations

from typing import Final

from cabale.games.cocarde.pieces import (
    ALL,
    BLUE,
    COCKADE,
    CROSS,
    EITHER_CAMP,
    LILY,
    MARKED_AT_ALL,
    NO_COLOUR,
    NOBODY_AT_ALL,
    RED,
    UNSWORN,
    YELLOW,
)

# --- places: one number for each, whatever its track ----------------------------------------------

START: Final = 0
LAST: Final = 56  # the end of the main track
PRISON: Final = 60  # + 1 to 8
FRONTIERS: Final = 70  # + 1 to 8
GUYANE: Final = 80
ANNEX: Final = 8  # the length of both
GUILLOTINE: Final = PRISON + ANNEX
RETURN: Final = FRONTIERS + ANNEX
PLACES: Final = 81

PLACE_NAMES: Final[list[str]] = [
    "start" if place == START
    else f"m{place}" if place <= LAST
    else f"pr{place - PRISON}" if PRISON < place <= GUILLOTINE
    else f"fr{place - FRONTIERS}" if FRONTIERS < place <= RETURN
    else "guy" if place == GUYANE
    else ""
    for place in range(PLACES)
]  # fmt: skip
NAMES: Final = tuple([name for name in PLACE_NAMES if name])

OBLIGATORY: Final = (5, 19, 23, 38, 45, 51)
IS_OBLIGATORY: Final[list[bool]] = [place in OBLIGATORY for place in range(PLACES)]
NEVER_PLANTED: Final = (3, 4, 5, 6, 8, 13, 30, 38, 40, 43, 46, 49)  # they may give trees (L-47)


def _colour(square: int) -> int:
    """L-R2. Five periods between white squares, and the white squares themselves."""
    if square in OBLIGATORY or not START < square < LAST:
        return NO_COLOUR
    if square < 19 or square > 51:
        return BLUE
    if square < 23 or square > 45:
        return YELLOW
    return RED


ZONE: Final[list[int]] = [_colour(place) for place in range(PLACES)]

JAIL_GATE: Final = 30  # where prisoners come out
SALON_DOOR: Final = 53  # where the frontiers and Guyane let go
BARRICADE: Final = 6  # S16
NIGHT: Final = 7  # S9: 4 August 1789
RECALL: Final = 3  # squares back in S35

# --- sentences ------------------------------------------------------------------------------------

# Operations of 1.5, then those of single squares, each a step named after its event.
TREE: Final = 0
DRAW: Final = 1
DISC: Final = 2
DISCALL: Final = 3
GO: Final = 4
GO_SILENTLY: Final = 5
TO_PRISON: Final = 6
TO_FRONT: Final = 7
TO_GUYANE: Final = 8
ANEW: Final = 9  # NEWSTART
SKIP: Final = 10
WAIT: Final = 11
TAVERN: Final = 12
SALON: Final = 13
REROLL: Final = 14
WOMEN_BRING_THE_KING: Final = 15  # S9
LE_CHAPELIER: Final = 16  # S16
EMIGRES: Final = 17  # S22
CRIMINAL_TRIBUNAL: Final = 18  # square 27
MASSACRES: Final = 19  # S29
CAPETS_TRIAL: Final = 20  # square 32
REVOLUTIONARY_TRIBUNAL: Final = 21  # S35
VENTOSE: Final = 22  # S41
LIBERATION: Final = 23  # S46
SCHOOLS: Final = 24  # S49
MESSAGE: Final = 25  # PR4

Clause = tuple[int, int, int]  # for which states, what is done, how many or where to

_MENU: Final[dict[int, tuple[Clause, ...]]] = {
    1: ((ALL, WAIT, 0),),
    2: ((ALL, DRAW, 3), (ALL, DISC, 3)),
    3: ((COCKADE, TREE, 1), (COCKADE, GO, 6)),
    4: ((CROSS, TREE, 1),),
    5: ((COCKADE, TREE, 1),),
    6: ((COCKADE, TREE, 1),),
    7: ((LILY, DISC, 1),),
    8: ((MARKED_AT_ALL, TREE, 1),),
    9: ((ALL, WOMEN_BRING_THE_KING, 0),),
    10: ((ALL, DRAW, 2), (ALL, DISC, 2)),
    12: ((CROSS, REROLL, 0),),
    13: ((COCKADE, TREE, 2),),
    15: ((ALL, DISC, 1),),
    16: ((ALL, LE_CHAPELIER, 0),),
    17: ((LILY, TO_PRISON, 0),),
    18: ((ALL, SKIP, 0),),
    19: ((LILY, DRAW, 2), (LILY, DISC, 2)),
    20: ((ALL, TAVERN, 0),),
    21: ((UNSWORN, TO_PRISON, 0),),
    22: ((LILY, EMIGRES, 0),),
    24: ((ALL, TO_FRONT, 1),),
    26: ((LILY, TO_PRISON, 0),),
    27: ((ALL, CRIMINAL_TRIBUNAL, 0),),
    28: ((UNSWORN, TO_PRISON, 0),),
    29: ((ALL, MASSACRES, 0),),
    30: ((COCKADE, TREE, 2),),
    31: ((ALL, DRAW, 1),),
    32: ((ALL, CAPETS_TRIAL, 0),),
    33: ((ALL, DISC, 1),),
    34: ((ALL, TO_FRONT, 3),),
    35: ((LILY, TO_PRISON, 0), (ALL, REVOLUTIONARY_TRIBUNAL, 0)),
    36: ((LILY, GO, 38), (COCKADE, DISC, 1)),
    37: ((ALL, GO_SILENTLY, 30),),
    38: ((COCKADE, TREE, 1),),
    39: ((ALL, ANEW, 0),),
    40: ((ALL, TREE, 3),),
    41: ((ALL, VENTOSE, 0),),
    42: ((ALL, DISC, 2),),
    43: ((COCKADE, TREE, 2),),
    44: ((ALL, DISC, 1),),
    46: ((ALL, LIBERATION, 0), (ALL, TREE, 2)),
    47: ((ALL, DISCALL, 0),),
    48: ((CROSS, DISC, 2),),
    49: ((ALL, SCHOOLS, 0),),
    50: ((ALL, DISC, 1), (EITHER_CAMP, GO, 46)),
    51: ((LILY, GO, 46),),
    52: ((ALL, DISC, 2),),
    53: ((ALL, SALON, 0),),
    54: ((ALL, DISC, 1),),
    55: ((LILY, TO_GUYANE, 0),),
    PRISON + 2: ((ALL, DISCALL, 0),),
    PRISON + 3: ((ALL, GO, JAIL_GATE),),
    PRISON + 4: ((ALL, MESSAGE, 0),),
    GUILLOTINE: ((ALL, ANEW, 0),),
    FRONTIERS + 1: ((ALL, DRAW, 1),),
    FRONTIERS + 2: ((ALL, DRAW, 2),),
    FRONTIERS + 3: ((ALL, DISC, 2),),
    FRONTIERS + 4: ((ALL, TO_FRONT, 1),),
    FRONTIERS + 5: ((ALL, TO_GUYANE, 0),),
    FRONTIERS + 6: ((ALL, DRAW, 3),),
    FRONTIERS + 7: ((ALL, ANEW, 0),),
    RETURN: ((ALL, DRAW, 4), (ALL, GO, SALON_DOOR)),
}
SENTENCES: Final[list[tuple[Clause, ...]]] = [_MENU.get(place, ()) for place in range(PLACES)]

# L-43: the states for which a square is a danger. On 9 it is one for the citoyen figures alone.
_DANGERS: Final[dict[int, int]] = {
    1: ALL, 7: LILY, 9: ALL, 15: ALL, 16: ALL, 17: LILY, 18: ALL, 20: ALL, 21: UNSWORN, 22: LILY, 24: ALL,
    26: LILY, 27: ALL, 28: UNSWORN, 33: ALL, 35: LILY, 36: COCKADE, 37: ALL, 39: ALL, 42: ALL, 44: ALL,
    47: ALL, 48: CROSS, 50: ALL, 51: LILY, 52: ALL, 53: ALL, 54: ALL, 55: LILY,
}  # fmt: skip
DANGER: Final[list[int]] = [_DANGERS.get(place, NOBODY_AT_ALL) for place in range(PLACES)]
