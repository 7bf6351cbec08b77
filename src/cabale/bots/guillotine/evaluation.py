# mypyc: compile
"""What a table promises everybody: totals in the end, hence shares of the win. It is a linear evaluation
function (Samuel 1959), and a softmax (Bridle 1990) of its totals that is the flatter the more is to come.

The numbers were fitted, by least squares, to what came of 280,000 turns in 10,000 games of two to five
players who answer by `policy`: each term explains part of how far a total ends above that of the others.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cabale.bots.guillotine.gains import Gains
from cabale.games.guillotine import pieces
from cabale.games.guillotine.table import GOES_ON, NO_CARDS, Guillotine, count_up

# What a card is worth in a hand, in points of the end, with all the time to play it; those that may be
# played in the final phase, beyond what they would count at once.
_HELD: Final = {
    "stumble": 0.5, "pushed": 0.6, "tis_a_far_better_thing": 0.7, "ignoble_noble": 0.65, "l_idiot": 0.85,
    "was_that_my_name": 0.95, "civic_pride": 0.4, "military_might": 0.4, "majesty": 0.3,
    "public_demand": 1.45, "forward_march": 0.4, "let_them_eat_cake": 0.25, "lack_of_faith": 0.4,
    "trip": 0.45, "friend_of_the_queen": 0.5, "fainting_spell": 0.3, "bribed_guards": 0.45,
    "opinionated_guards": 0.95, "milling_in_line": 0.0, "the_long_walk": 0.6, "mass_confusion": 0.5,
    "confusion_in_line": 0.35, "escape": 0.0, "fled_to_england": 0.25, "clothing_swap": 0.7,
    "extra_cart": -0.15, "late_arrival": 0.0, "missed": 0.55, "after_you": 0.0, "double_feature": 1.75,
    "political_influence": 0.5, "scarlet_pimpernel": 0.2, "rush_job": 0.05, "forced_break": 0.2,
    "infighting": 0.1, "information_exchange": 0.5, "lack_of_support": 0.0, "rain_delay": 0.25,
    "rat_break": 0.5, "clerical_error": 0.95, "missing_heads": 0.45, "twist_of_fate": 0.1,
    "church_support": 0.3, "civic_support": 0.5, "military_support": 0.4, "foreign_support": 0.15,
    "fountain_of_blood": 0.0, "indifferent_public": 0.7, "tough_crowd": 0.35, "callous_guards": 0.05,
}  # fmt: skip
_HELD_BETWEEN_TWO: Final = _HELD | {
    "stumble": 0.4, "l_idiot": 1.1, "was_that_my_name": 1.3, "civic_pride": 0.85, "military_might": 0.7,
    "public_demand": 2.1, "forward_march": 1.2, "fainting_spell": 0.65, "bribed_guards": 0.8,
    "opinionated_guards": 1.4, "milling_in_line": -0.4, "confusion_in_line": 1.5, "escape": -0.5,
    "fled_to_england": 0.9, "missed": 2.1, "after_you": 0.5, "political_influence": 0.9,
    "scarlet_pimpernel": -0.2, "rush_job": 0.5, "information_exchange": 1.0, "lack_of_support": 0.5,
    "rain_delay": 0.5, "missing_heads": 2.2, "twist_of_fate": 1.9, "church_support": 0.9,
    "civic_support": 1.1, "military_support": 1.1, "indifferent_public": 1.3, "tough_crowd": 1.0,
}  # fmt: skip
_MANY: Final[list[float]] = [_HELD[card] for card in pieces.ACTIONS]
_TWO: Final[list[float]] = [_HELD_BETWEEN_TWO[card] for card in pieces.ACTIONS]

# By the number of seats, and by the distance of a seat from the one whose turn begins: what it will have of
# the gain that stands at each place of the line.
CLAIMS: Final[list[list[list[float]]]] = [
    [],
    [],
    [
        [0.43, 0.38, 0.43, 0.42, 0.42, 0.35, 0.32, 0.33],
        [0.08, 0.29, 0.28, 0.32, 0.31, 0.27, 0.27, 0.28],
    ],
    [
        [0.35, 0.23, 0.24, 0.23, 0.21, 0.18, 0.16, 0.15],
        [0.10, 0.23, 0.20, 0.16, 0.16, 0.16, 0.13, 0.12],
        [0.05, 0.07, 0.16, 0.14, 0.11, 0.13, 0.12, 0.11],
    ],
    [
        [0.38, 0.26, 0.21, 0.19, 0.19, 0.17, 0.13, 0.13],
        [0.13, 0.28, 0.21, 0.16, 0.14, 0.13, 0.12, 0.12],
        [0.08, 0.14, 0.20, 0.16, 0.13, 0.11, 0.10, 0.11],
        [0.04, 0.07, 0.10, 0.13, 0.12, 0.11, 0.09, 0.09],
    ],
    [
        [0.34, 0.20, 0.14, 0.14, 0.14, 0.12, 0.12, 0.11],
        [0.12, 0.23, 0.15, 0.13, 0.12, 0.11, 0.10, 0.10],
        [0.06, 0.11, 0.14, 0.13, 0.11, 0.10, 0.10, 0.09],
        [0.04, 0.06, 0.08, 0.11, 0.11, 0.09, 0.09, 0.08],
        [0.02, 0.03, 0.04, 0.06, 0.08, 0.08, 0.08, 0.08],
    ],
]
PLACES: Final = 8  # of the line, that are looked at
STEADY: Final = 0.6  # how often who is to collect there does, while Callous Guards hold the line (a guess)
POINT: Final = 0.95
SETBACK: Final[list[float]] = [0.0, 0.0, 0.03, 0.47, 0.5, 0.5]  # by seats: whoever is ahead has rivals
ALL_NOBLES: Final = 36.0  # of three days
LATER: Final = 2.0  # turns after which half of what a card is worth was to be had
IN_HAND: Final = 0.6  # of what a card for the final phase would count now
IDLE: Final = 0.09  # what a card costs of the others for which there is no turn
PROMISE: Final = 0.2  # of what a card in front may still bring
GUARD: Final = 0.12  # what each Palace Guard adds to each noble to come
RUSHED: Final = 0.8  # what a turn without a card costs
LEAST: Final = 1.0  # of points: how far luck carries the totals apart in one turn
SPREAD: Final[list[float]] = [0.0, 0.0, 0.8, 0.6, 0.4, 0.36]  # more, by the root of the nobles to come

# How often a noble is of a colour; by card in front, the colour that it rewards, if it does, and what it adds
# for each noble of it.
SHARES: Final[list[float]] = [pieces.COLOUR.count(colour) / pieces.NOBLES for colour in range(5)]
_COLOUR_OF: Final = {
    **dict(pieces.SUPPORTS),
    pieces.FOREIGN_SUPPORT: pieces.PURPLE,
    pieces.INDIFFERENT_PUBLIC: pieces.GREY,
}
_EACH: Final = {pieces.FOREIGN_SUPPORT: 1.3, pieces.INDIFFERENT_PUBLIC: 2.5}
IN_COLOUR: Final[list[int]] = [_COLOUR_OF.get(card, -1) for card in range(pieces.KINDS_OF_ACTIONS)]
FOR_EACH: Final[list[float]] = [_EACH.get(card, 1.0) for card in range(pieces.KINDS_OF_ACTIONS)]


def held(s: Guillotine) -> list[float]:
    """What each card is worth in a hand at this table."""
    return _MANY if len(s.hands) > 2 else _TWO


def later(s: Guillotine) -> int:
    """Nobles of the days to come."""
    days = pieces.LINE * (pieces.DAYS - s.day)
    return days if s.options.noble_reshuffle else min(days, s.nobles_left())


def to_come(s: Guillotine) -> int:
    """Nobles that may still be collected."""
    if s.closing:
        return 0
    return later(s) + (len(s.line) if s.ending == GOES_ON else min(s.collects, len(s.line)))


def hope(s: Guillotine) -> float:
    """From 1 in the first morning to 0 in the last evening."""
    return min(1.0, to_come(s) / (6.0 * len(s.hands)))


def turns_left(s: Guillotine, seat: int) -> int:
    """Turns that a seat has after the one that is going on, if every noble takes one."""
    if s.closing:
        return 0
    seats = len(s.hands)
    line = len(s.line) - s.collects if s.ending == GOES_ON else 0
    distance = (seat - s.active) % seats or seats
    return max(0, line - distance + seats) // seats + later(s) // seats


def point(s: Guillotine) -> float:
    """What is left in the end of a point more than the others have now."""
    return POINT - SETBACK[len(s.hands)] * min(ALL_NOBLES, to_come(s)) / ALL_NOBLES


def patience(turns: int) -> float:
    """How much of its worth a card has with so many turns to play it."""
    return turns / (turns + LATER)


def shares(s: Guillotine) -> list[float]:
    """Of the win, what each seat may expect when a turn is about to begin."""
    totals = expected(s)
    spread = LEAST + SPREAD[len(totals)] * sqrt(float(to_come(s)))
    best = max(totals)
    odds = [exp(max(-60.0, (total - best) / spread)) for total in totals]
    whole = sum(odds)
    return [each / whole for each in odds]


def expected(s: Guillotine) -> list[float]:
    """What everybody may have in the end, but for what comes to all alike."""
    seats = len(s.hands)
    ahead = hope(s)
    worth = point(s)
    nobles = to_come(s) / seats
    places = min(PLACES, len(s.line))
    guarded = s.guarded()
    sure = in_sight(s.line)
    totals = [0.0] * seats
    for distance in range(seats):
        seat = (s.active + distance) % seats
        gains = Gains(s, seat, ahead)
        total = worth * count_up(s.piles[seat], s.fronts[seat]) + GUARD * gains.guards * nobles
        if guarded:
            for place in range(distance, sure, seats):
                total += STEADY * gains.of(s.line[place])
        else:
            claims = CLAIMS[seats][distance]
            for place in range(places):
                total += claims[place] * gains.of(s.line[place])
        for card in s.fronts[seat]:
            colour = IN_COLOUR[card]
            if colour >= 0:
                total += PROMISE * nobles * SHARES[colour] * FOR_EACH[card]
        if s.rushed >> seat & 1:
            total -= RUSHED
        totals[seat] = total + hand(s, seat)
    return totals


def in_sight(line: tuple[int, ...]) -> int:
    """How many nobles of a line that nobody changes are looked at: none behind Robespierre (G-64)."""
    for place in range(min(PLACES, len(line))):
        if line[place] == pieces.ROBESPIERRE:
            return place + 1
    return min(PLACES, len(line))


def hand(s: Guillotine, seat: int) -> float:
    """What the cards of a hand are worth."""
    turns = turns_left(s, seat) + (1 if seat == s.active else 0)
    patient = patience(turns)
    worth = held(s)
    total = 0.0
    cards = 0
    for card in s.hands[seat]:
        if not pieces.IN_FINAL_PHASE[card]:
            total += patient * worth[card]
            cards += 1
        elif turns or s.options.endgame != NO_CARDS:
            total += worth[card] + IN_HAND * added(s, seat, card)
    return total - IDLE * max(0, cards - turns)


def added(s: Guillotine, seat: int, card: int) -> int:
    """What a card in front of a seat would add to its count now."""
    if card == pieces.TOUGH_CROWD:
        return 0
    return count_up(s.piles[seat], (*s.fronts[seat], card)) - count_up(s.piles[seat], s.fronts[seat])
