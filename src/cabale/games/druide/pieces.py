# mypyc: compile
"""What the box of Le Grand Druide holds, and the numbers that moves go by: tables, no logic."""

from __future__ import annotations

from typing import Final

# --- the ring: D-1, D-2 ---------------------------------------------------------------------------

# Stones and lines bear the numbers that are printed on the board, 1 to 30. Line n lies between stone n
# and the stone after it.
STONES: Final = 30
AFTER: Final[list[int]] = [number % STONES + 1 for number in range(STONES + 1)]  # the next one round the ring
BEFORE: Final[list[int]] = [(number - 2) % STONES + 1 for number in range(STONES + 1)]

COLOURS: Final = ("white", "blue", "green", "yellow", "red", "black")
TABOOS: Final = 5  # black has no trilithon card (D-R6)
NO_COLOUR: Final = -1

# --- pieces: D-3, D-4 -----------------------------------------------------------------------------

FEWEST: Final = 3
FULLEST: Final = 4  # seats
DRUIDS: Final[list[int]] = [0, 0, 0, 9, 7]  # for each player, by the number of players
OWN_BARS: Final[list[int]] = [0, 0, 0, 3, 2]
BARS: Final = 7
STANDARD: Final = (1, 5, 11, 15, 19, 24, 27)  # the lines of the neutral bars

FREE: Final = -1  # a stone with nothing on it
TOKEN: Final = -2  # a stone with a neutral token (D-14)
NEUTRAL: Final = -1  # the owner of a bar that nobody has moved
NO_NUMBER: Final = 0  # no card has been dealt

# --- numbers of the rulebook ----------------------------------------------------------------------

SMALLEST: Final = 2  # stones of a college when play begins (D-20)
LARGEST: Final = 7
LUCK: Final = 2  # votes for the college of one's lucky stone (D-19)

# --- moves: one catalogue for all tables ----------------------------------------------------------

PLACE: Final = 0  # + stone; 0 itself is PASS
MOVE_BAR: Final = 31  # + twice the bar, by its order at the start; + 1 if it goes up
SIZE: Final = 45
