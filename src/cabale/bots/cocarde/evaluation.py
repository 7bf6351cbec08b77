# mypyc: compile
"""What share of the win each seat may expect from a table, quickly: a search asks it in every walk.

It is two conditional logits (McFadden 1973), one for each question: who will end the game, and who has
the most certificates when it is searched then. The constants are a fit, by maximum likelihood, of who won
to 612,000 positions from 51,000 games of four quick players, those of `policy`, who judge nearly like
this; they were rounded, and what is seldom was set by judgement. How much a search finds at tables of
another size was chosen among a few by 2,500 games of two, three and six. In games that it has not seen
1.286 nats are left to be surprised by at tables of four, against 1.386 to who knows nothing; at tables of
six it tells nothing before the middle of the course.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.core.seats import OPEN
from cabale.games.cocarde.pieces import (
    BOOK,
    ESCAPE_CARD,
    FIRST_CHARACTER,
    KINDS_OF_CARDS,
    LAST_CHARACTER,
    LAST_SQUARE,
    ROLE_C,
    ROLE_L,
)
from cabale.games.cocarde.squares import FRONTIERS, GUYANE, JAIL_GATE, LAST, PLACES, PRISON, SALON_DOOR
from cabale.games.cocarde.table import Cocarde

Knots = list[tuple[int, float]]  # squares with a value


def _between(knots: Knots) -> list[float]:
    """The value of each square of the course, on straight lines between the given ones."""
    values: list[float] = []
    for i in range(len(knots) - 1):
        left, low = knots[i]
        right, high = knots[i + 1]
        values += [low + (high - low) * (square - left) / (right - left) for square in range(left, right)]
    return [*values, knots[-1][1]]


def _everywhere(
    roles: list[list[float]], course: Knots, prison: float, frontiers: float, guyane: float
) -> list[list[float]]:
    """What every place is worth to every role. Roles weigh otherwise from two squares on, and off course."""
    squares = _between(course)
    for place in range(len(squares), PLACES):
        squares.append(prison if place < FRONTIERS else frontiers if place < GUYANE else guyane)
    return [[role[_stretch(place)] + squares[place] for place in range(PLACES)] for role in roles]


def _stretch(place: int) -> int:
    return 3 if place > LAST else 2 if place >= 40 else 1 if place >= 20 else 0


# --- who ends the game: the likelier, the higher ----------------------------------------------------

PACE: Final[list[list[float]]] = _everywhere(
    [
        [-0.10, -0.10, -0.10, -0.10],  # none
        [0.14, 0.11, 0.13, 0.09],  # c
        [0.03, 0.04, -0.02, -0.04],  # l
        [-0.10, -0.12, -0.40, -0.14],  # p
        [0.29, 0.26, 0.18, 0.07],  # pc
        [0.09, 0.06, -0.04, -0.01],  # pl
    ],
    [
        (0, -0.75), (1, -0.81), (8, -0.67), (16, -0.65), (24, -0.34), (32, -0.19), (40, 0.03), (46, 0.61),
        (49, 0.67), (51, 1.49), (56, 1.22),
    ],
    prison=-0.61,
    frontiers=0.15,
    guyane=0.23,
)  # fmt: skip
CARD: Final[list[float]] = [
    0.06 if card == ROLE_C else 0.02 if card == ROLE_L else 0.09 if card < FIRST_CHARACTER
    else 0.16 if card <= LAST_CHARACTER else 0.05 if card == ESCAPE_CARD else 0.01
    for card in range(KINDS_OF_CARDS)
]  # fmt: skip
DEAD: Final = 0.04  # a character whose squares are behind
OPENING: Final = 0.3  # an escape card in prison: less than to be out, or it would never be played
ANY_CARD: Final = 0.09  # one that is not seen
GUEST: Final = -0.32  # for each roll that is still spent in the salon
SKIPPING: Final = -0.1
WAITING: Final = -0.1
SIX_CARDS: Final = 0.55  # of who begins anew
LATER: Final = -0.12  # for who moves last, compared to who moves now

# By the square of the pawn that is furthest: early on, who has much ends the game less often.
_STAGES: Final = (0, 16, 28, 38, 46, 52, 56)


def _by_stage(values: list[float]) -> list[float]:
    return _between(list(zip(_STAGES, values, strict=True)))


ENVIED: Final = _by_stage([-0.40, -0.25, -0.18, -0.11, -0.10, -0.02, 0.0])  # for each certificate
WAITED_FOR: Final = _by_stage([-0.20, -0.30, -0.16, 0.0, 0.0, 0.13, 0.14])  # for each tree

# --- who has the most certificates then -------------------------------------------------------------

CERTIFICATE: Final = _by_stage([0.39, 0.39, 0.52, 0.58, 0.70, 1.25, 1.54])
TREE: Final = _by_stage([0.30, 0.40, 0.47, 0.45, 0.46, 0.52, 0.39])  # not planted yet
# What who ends the game finds with the others at a table of four, as a lead; elsewhere (seats + 2) / 6 of it.
SEARCH: Final = _by_stage([1.6, 1.7, 2.4, 2.76, 3.27, 5.79, 7.14])
LEAD: Final[list[list[float]]] = _everywhere(
    [
        [0.05, -0.05, -0.05, -0.05],
        [0.12, 0.12, -0.18, -0.04],
        [0.09, 0.01, 0.0, -0.04],
        [0.07, 0.01, -0.04, -0.06],
        [0.18, 0.14, -0.06, 0.09],
        [0.06, -0.03, -0.03, -0.01],
    ],
    [
        (0, 0.04), (1, 0.03), (8, -0.01), (16, -0.07), (24, 0.07), (32, 0.02), (40, 0.36), (46, 0.30),
        (49, 0.18), (51, -0.32), (56, -0.38),
    ],
    prison=0.07,
    frontiers=-0.1,
    guyane=-0.2,
)  # fmt: skip
COCKADE_CARD: Final = 0.06
BOOK_CARD: Final = 0.06


def shares(s: Cocarde, eye: int) -> list[float]:
    """Everybody's share when a turn has begun, to a seat that sees its own cards only, or to OPEN."""
    seats = len(s.places)
    furthest = 0
    for place in s.places:
        if furthest < place <= LAST:
            furthest = place
    certificate = CERTIFICATE[furthest]
    tree = TREE[furthest]
    envied, waited_for = ENVIED[furthest], WAITED_FOR[furthest]
    ends: list[float] = []
    leads: list[float] = []
    for seat in range(seats):
        role, place = s.roles[seat], s.places[seat]
        sees = eye == seat or eye == OPEN
        pace = PACE[role][place] + GUEST * s.salon[seat]
        pace += envied * s.certificates[seat] + waited_for * s.trees[seat]
        pace += LATER * ((seat - s.active) % seats) / seats
        pace += cards(s, seat) if sees else ANY_CARD * len(s.hands[seat])
        if s.skip >> seat & 1:
            pace += SKIPPING
        if s.wait >> seat & 1:
            pace += WAITING
        if s.restart >> seat & 1:
            pace += SIX_CARDS
        lead = LEAD[role][place] + certificate * s.certificates[seat] + tree * s.trees[seat]
        if sees:
            lead += treasures(s, seat)
        ends.append(exp(pace))
        leads.append(lead)
    return _searched(ends, leads, exp(SEARCH[furthest] * (seats + 2) / 6))


def _searched(ends: list[float], leads: list[float], search: float) -> list[float]:
    """Whoever ends the game searches the others, which makes the own lead so many times as likely."""
    highest = max(leads)
    odds = [exp(lead - highest) for lead in leads]
    end, odd = sum(ends), sum(odds)
    found = [0.0] * len(ends)
    for seat in range(len(ends)):
        likely = ends[seat] / end / (odd + odds[seat] * (search - 1.0))
        for other in range(len(ends)):
            found[other] += likely * odds[other] * (search if other == seat else 1.0)
    return found


# --- cards ------------------------------------------------------------------------------------------


def cards(s: Cocarde, seat: int) -> float:
    """What a hand adds to the pace."""
    total = 0.0
    for card in s.hands[seat]:
        total += help_of(s, seat, card)
    return total


def help_of(s: Cocarde, seat: int, card: int) -> float:
    place = s.places[seat]
    if card == ESCAPE_CARD:
        return OPENING if PRISON < place < FRONTIERS or place == GUYANE else CARD[card]
    if FIRST_CHARACTER <= card <= LAST_CHARACTER:
        here = place if place <= LAST else JAIL_GATE if place < FRONTIERS else SALON_DOOR
        return DEAD if LAST_SQUARE[card] <= here else CARD[card]
    return CARD[card]


def treasures(s: Cocarde, seat: int) -> float:
    """What a hand adds to the certificates that are to be expected."""
    hand = s.hands[seat]
    total = 0.0
    if ROLE_C in hand:
        total += COCKADE_CARD
    for card in hand:
        if card == BOOK:
            total += BOOK_CARD
    return total
