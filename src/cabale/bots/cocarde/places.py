# mypyc: compile
"""What places are worth to a role: to stand there, to arrive there, to throw from there.

In hopes: so much more makes a win e times as likely, for who has little of it.
"""

from __future__ import annotations

from typing import Final

from cabale.bots.cocarde.judge import (
    ANY_CARD,
    CERTIFICATE,
    GUEST,
    LEAD,
    PACE,
    SIX_CARDS,
    SKIPPING,
    TREE,
    WAITING,
)
from cabale.games.cocarde.moving import end_of_track
from cabale.games.cocarde.pieces import COCKADE, FACE_C, HIGH_DIE, LILY, LOW_DIE, NONE, THROW_WEIGHTS, THROWS
from cabale.games.cocarde.squares import (
    ANEW,
    CRIMINAL_TRIBUNAL,
    DISC,
    DISCALL,
    DRAW,
    FRONTIERS,
    GO,
    GO_SILENTLY,
    GUILLOTINE,
    GUYANE,
    IS_OBLIGATORY,
    LAST,
    PLACES,
    PRISON,
    REROLL,
    SALON,
    SALON_DOOR,
    SENTENCES,
    SKIP,
    START,
    TO_FRONT,
    TO_GUYANE,
    TO_PRISON,
    WAIT,
)
from cabale.games.cocarde.squares import TREE as TREES

SOONER: Final = 0.85  # what the pace weighs in a hope
RICHER: Final = 0.5  # what the lead weighs in a hope
A_CARD: Final = SOONER * ANY_CARD
SOME_CARDS: Final = 4  # of a hand that is lost
A_THROW: Final = 0.1  # one more

STANDING: Final[list[list[float]]] = [
    [SOONER * PACE[role][place] + RICHER * LEAD[role][place] for place in range(PLACES)]
    for role in range(len(PACE))
]


def _arrival(role: int, place: int) -> float:
    """To reach a place by dice, with what it then does."""
    value = STANDING[role][place]
    for states, operation, amount in SENTENCES[place]:
        if not states >> role & 1:
            continue
        if operation == TREES:
            value += amount * RICHER * TREE[place]
        elif operation == DRAW:
            value += amount * A_CARD
        elif operation == DISC:
            value -= amount * A_CARD
        elif operation == DISCALL:
            value -= SOME_CARDS * A_CARD
        elif operation == GO:
            return value - STANDING[role][place] + _arrival(role, amount)
        elif operation == TO_FRONT:
            return _arrival(role, FRONTIERS + amount)
        elif operation == GO_SILENTLY:
            return STANDING[role][amount]
        elif operation == TO_PRISON:
            return STANDING[role][PRISON + 1]
        elif operation == TO_GUYANE:
            return STANDING[role][GUYANE]
        elif operation == ANEW:
            return STANDING[NONE][START] + SOONER * SIX_CARDS - SOME_CARDS * A_CARD
        elif operation == SKIP:
            value += SOONER * SKIPPING
        elif operation == WAIT:
            value += SOONER * WAITING
        elif operation == SALON:
            value += 2 * SOONER * GUEST
        elif operation == REROLL:
            value += A_THROW
        elif operation == CRIMINAL_TRIBUNAL:
            value -= RICHER * CERTIFICATE[place]
    return value


ARRIVAL: Final[list[list[float]]] = [
    [_arrival(role, place) for place in range(PLACES)] for role in range(len(PACE))
]


def _counted(place: int, squares: int) -> int:
    """Where so many squares lead on a course without trees, to who has no character."""
    end = end_of_track(place)
    while squares and place < end:
        place += 1
        squares -= 1
        if squares and IS_OBLIGATORY[place]:
            break
    least = START if place <= LAST else PRISON + 1 if place <= GUILLOTINE else FRONTIERS + 1
    return max(least, place - squares)


def _prospect(role: int, place: int) -> float:
    """To throw from there."""
    total = 0.0
    for throw in range(THROWS):
        squares, symbols, borne = 0, 0, 0
        for face in (LOW_DIE[throw], HIGH_DIE[throw]):
            if face < FACE_C:
                squares += face + 1
            else:
                symbols += 1
                borne += (COCKADE if face == FACE_C else LILY) >> role & 1
        if place == GUYANE:
            out = LOW_DIE[throw] == HIGH_DIE[throw]
            value = ARRIVAL[role][SALON_DOOR] if out else STANDING[role][place]
        elif symbols and not borne:
            value = STANDING[role][place]
        else:
            value = ARRIVAL[role][_counted(place, squares + borne)]
        total += THROW_WEIGHTS[throw] * value
    return total / sum(THROW_WEIGHTS)


PROSPECT: Final[list[list[float]]] = [
    [_prospect(role, place) for place in range(PLACES)] for role in range(len(PACE))
]
