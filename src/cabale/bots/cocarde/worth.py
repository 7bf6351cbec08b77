"""What a table is worth to me: what everybody has and hopes for, hence my share of the win."""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.core.agenda import SEATS_OF
from cabale.games.cocarde import pieces, squares
from cabale.games.cocarde.table import Cocarde

# In certificates of the last stretch, where they weigh most. What certificates, places and roles weigh
# follows roughly a fit of who won to 23,000 positions from 500 games of four players like these, who now
# and then answered at random. What is lost with time, trees, cards and the spread were set by judgement;
# another spread made no difference that 500 games could show.

# What a certificate weighs, by the square of the pawn that is furthest: on straight lines between these.
_WEIGHT: Final = ((0, 0.4), (24, 0.5), (38, 0.62), (46, 0.78), (52, 0.95), (56, 1.0))
TREE: Final = 0.85  # one that is not planted yet, of a certificate
# What it is worth to stand somewhere, in the same way; who reaches 56 first searches all the others.
_STANDING: Final = (
    (0, -0.6), (8, -0.4), (16, -0.7), (21, -0.6), (27, -0.1), (34, 0.0), (42, 0.75), (48, 1.3), (56, 2.2),
)  # fmt: skip
IN_PRISON: Final = -0.8
ON_FRONTIERS: Final = 0.2
IN_GUYANE: Final = 0.3
ROLE: Final = (-0.3, 0.25, 0.0, -0.5, 0.5, 0.1)  # none, c, l, p, pc, pl
CARD: Final = 0.17  # one that nobody knows
SIX_CARDS: Final = 0.7  # of who begins anew, at the next turn
GUEST: Final = -0.5  # for each roll that is still spent in the salon
SKIPPING: Final = -0.15
WAITING: Final = -0.3
SOONER: Final = -0.4  # for who moves last, compared to who moves next
SPREAD: Final = 2.0  # a lead of so many certificates makes a win e times as likely


def _between(knots: tuple[tuple[int, float], ...]) -> list[float]:
    """The value of each square, on straight lines between the given ones."""
    values = []
    for square in range(squares.LAST + 1):
        place = max(i for i, (known, _) in enumerate(knots) if known <= square)
        (left, low), (right, high) = knots[place], knots[min(place + 1, len(knots) - 1)]
        values.append(low + (high - low) * (square - left) / max(1, right - left))
    return values


WEIGHT: Final = _between(_WEIGHT)
STANDING: Final = [
    *_between(_STANDING),
    *[
        IN_PRISON if place < squares.FRONTIERS else ON_FRONTIERS if place < squares.GUYANE else IN_GUYANE
        for place in range(squares.LAST + 1, squares.PLACES)
    ],
]


def share(s: Cocarde, me: int) -> float:
    """My share of the win, on average, when a turn has ended and nobody is on 56."""
    hopes = [hope / SPREAD for hope in everybody(s, me)]
    mine = hopes[me]
    return 1 / sum([exp(min(50.0, hope - mine)) for hope in hopes])


def everybody(s: Cocarde, me: int) -> list[float]:
    """What each seat has and hopes for. Of other hands only the number of cards counts."""
    places, certificates, trees = s.places, s.certificates, s.trees
    seats = len(places)
    weight = WEIGHT[max([place if place <= squares.LAST else squares.START for place in places])]
    hopes = []
    for seat in range(seats):
        hope = weight * (certificates[seat] + TREE * trees[seat])
        hope += STANDING[places[seat]] + ROLE[s.roles[seat]] + GUEST * s.salon[seat]
        hope += SOONER * ((seat - s.active - 1) % seats) / seats
        hope += hand(s, seat) if seat == me else CARD * len(s.hands[seat])
        hopes.append(hope)
    for seat in SEATS_OF[s.skip]:
        hopes[seat] += SKIPPING
    for seat in SEATS_OF[s.wait]:
        hopes[seat] += WAITING
    for seat in SEATS_OF[s.restart]:
        hopes[seat] += SIX_CARDS
    return hopes


# --- cards ----------------------------------------------------------------------------------------


def hand(s: Cocarde, seat: int) -> float:
    """What my cards are worth together: of two alike, the second is worth less, but for books."""
    total = 0.0
    before = -1
    times = 0
    for card in s.hands[seat]:
        times = times + 1 if card == before else 0
        before = card
        total += worth(s, seat, card, times)
    return total


def worth(s: Cocarde, seat: int, card: int, times: int = 0) -> float:
    """What a card is worth to a seat that has it so many times already."""
    if card == pieces.BOOK:
        return 0.25 if times % pieces.PAIR == 0 else 0.45
    return _alone(s, seat, card) / (1 + times)


def _alone(s: Cocarde, seat: int, card: int) -> float:
    if card == pieces.ROLE_C:
        return 0.12 if s.bears(seat, pieces.COCKADE) or s.roles[seat] == pieces.PL else 0.3
    if card == pieces.ROLE_L:
        return 0.05
    if card == pieces.ROLE_P:
        return 0.15
    if card < pieces.DEFENCE_CARD:
        return 0.22
    if card < pieces.FIRST_CHARACTER:
        return 0.12
    if card == pieces.ESCAPE_CARD:
        return 0.6 if s.in_prison(seat) or s.places[seat] == squares.GUYANE else 0.25
    return character(s, seat, card)


def character(s: Cocarde, seat: int, card: int) -> float:
    """A character helps as long as there are squares ahead for which it is valid, most of all white ones."""
    here = s.places[seat]
    if here > squares.LAST:
        here = squares.JAIL_GATE if here < squares.FRONTIERS else squares.SALON_DOOR
    first, last = max(pieces.FIRST_SQUARE[card], here + 1), pieces.LAST_SQUARE[card]
    if last < first:
        return 0.02
    value = 0.1
    for square in squares.OBLIGATORY:
        if first <= square <= last and s.exists(square):
            value += 0.04
    return value
