# mypyc: compile
"""What places are worth to a role: to stand there, to arrive there, to throw from there.

In hopes: so much more makes a win e times as likely, for who has little of it.
"""

from __future__ import annotations

from typing import Final

from cabale.bots.cocarde import evaluation
from cabale.games.cocarde import squares
from cabale.games.cocarde.moving import end_of_track
from cabale.games.cocarde.pieces import COCKADE, FACE_C, HIGH_DIE, LILY, LOW_DIE, NONE, THROW_WEIGHTS, THROWS

SOONER: Final = 0.85  # what the pace weighs in a hope
RICHER: Final = 0.5  # what the lead weighs in a hope
A_CARD: Final = SOONER * evaluation.ANY_CARD
SOME_CARDS: Final = 4  # of a hand that is lost
A_THROW: Final = 0.1  # one more

STANDING: Final[list[list[float]]] = [
    [
        SOONER * evaluation.PACE[role][place] + RICHER * evaluation.LEAD[role][place]
        for place in range(squares.PLACES)
    ]
    for role in range(len(evaluation.PACE))
]


def _arrival(role: int, place: int) -> float:
    """To reach a place by dice, with what it then does."""
    value = STANDING[role][place]
    for states, operation, amount in squares.SENTENCES[place]:
        if not states >> role & 1:
            continue
        if operation == squares.TREE:
            value += amount * RICHER * evaluation.TREE[place]
        elif operation == squares.DRAW:
            value += amount * A_CARD
        elif operation == squares.DISC:
            value -= amount * A_CARD
        elif operation == squares.DISCALL:
            value -= SOME_CARDS * A_CARD
        elif operation == squares.GO:
            return value - STANDING[role][place] + _arrival(role, amount)
        elif operation == squares.TO_FRONT:
            return _arrival(role, squares.FRONTIERS + amount)
        elif operation == squares.GO_SILENTLY:
            return STANDING[role][amount]
        elif operation == squares.TO_PRISON:
            return STANDING[role][squares.PRISON + 1]
        elif operation == squares.TO_GUYANE:
            return STANDING[role][squares.GUYANE]
        elif operation == squares.ANEW:
            return STANDING[NONE][squares.START] + SOONER * evaluation.SIX_CARDS - SOME_CARDS * A_CARD
        elif operation == squares.SKIP:
            value += SOONER * evaluation.SKIPPING
        elif operation == squares.WAIT:
            value += SOONER * evaluation.WAITING
        elif operation == squares.SALON:
            value += 2 * SOONER * evaluation.GUEST
        elif operation == squares.REROLL:
            value += A_THROW
        elif operation == squares.CRIMINAL_TRIBUNAL:
            value -= RICHER * evaluation.CERTIFICATE[place]
    return value


ARRIVAL: Final[list[list[float]]] = [
    [_arrival(role, place) for place in range(squares.PLACES)] for role in range(len(evaluation.PACE))
]


def _counted(place: int, steps: int) -> int:
    """Where so many squares lead on a course without trees, to who has no character."""
    end = end_of_track(place)
    while steps and place < end:
        place += 1
        steps -= 1
        if steps and squares.IS_OBLIGATORY[place]:
            break
    aside = squares.PRISON if place <= squares.GUILLOTINE else squares.FRONTIERS
    least = squares.START if place <= squares.LAST else aside + 1
    return max(least, place - steps)


def _prospect(role: int, place: int) -> float:
    """To throw from there."""
    total = 0.0
    for throw in range(THROWS):
        steps, symbols, borne = 0, 0, 0
        for face in (LOW_DIE[throw], HIGH_DIE[throw]):
            if face < FACE_C:
                steps += face + 1
            else:
                symbols += 1
                borne += (COCKADE if face == FACE_C else LILY) >> role & 1
        if place == squares.GUYANE:
            out = LOW_DIE[throw] == HIGH_DIE[throw]
            value = ARRIVAL[role][squares.SALON_DOOR] if out else STANDING[role][place]
        elif symbols and not borne:
            value = STANDING[role][place]
        else:
            value = ARRIVAL[role][_counted(place, steps + borne)]
        total += THROW_WEIGHTS[throw] * value
    return total / sum(THROW_WEIGHTS)


PROSPECT: Final[list[list[float]]] = [
    [_prospect(role, place) for place in range(squares.PLACES)] for role in range(len(evaluation.PACE))
]
