"""What nobles and action cards are worth to a seat, beyond what they count already."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.games.guillotine import pieces
from cabale.games.guillotine.table import MORE_CARDS, NO_CARDS, Guillotine, count_up

# The first of these was compared with others in games of this bot against itself.
CARD: Final = 1.3  # what a card that nobody knows is worth, in points
NOBLE: Final = 1.9  # what a noble that nobody knows is worth, in points
# How often a noble is of a colour.
SHARES: Final = [pieces.COLOUR.count(colour) / pieces.NOBLES for colour in range(5)]
GREY_HOPE: Final = 2.5  # what Indifferent Public makes of a grey noble
COLOUR_OF: Final = {
    **dict(pieces.SUPPORTS),
    pieces.FOREIGN_SUPPORT: pieces.PURPLE,
    pieces.INDIFFERENT_PUBLIC: pieces.GREY,
}
# For a noble of the colour; others 1.
EACH: Final = {pieces.FOREIGN_SUPPORT: CARD, pieces.INDIFFERENT_PUBLIC: GREY_HOPE}
COUPLE: Final = (pieces.COUNT, pieces.COUNTESS)
GUARD_HOPE: Final = 0.5  # a Palace Guard more makes those to come worth more
COUPLE_HOPE: Final = 0.5  # Count or Countess while the other may still come

# What a card tends to bring when it is played at a good moment, in points.
_USES: Final = {
    "stumble": 0.8, "pushed": 0.9, "tis_a_far_better_thing": 0.9, "ignoble_noble": 0.9, "l_idiot": 1.2,
    "was_that_my_name": 1.5, "civic_pride": 0.7, "military_might": 0.8, "majesty": 0.9, "public_demand": 2.2,
    "forward_march": 1.0, "let_them_eat_cake": 1.0, "lack_of_faith": 1.2, "trip": 0.8,
    "friend_of_the_queen": 1.0, "fainting_spell": 1.2, "bribed_guards": 1.2, "opinionated_guards": 1.8,
    "milling_in_line": 0.8, "the_long_walk": 0.9, "mass_confusion": 0.8, "confusion_in_line": 1.0,
    "escape": 0.7, "fled_to_england": 1.1, "clothing_swap": 1.1, "extra_cart": 0.4, "late_arrival": 0.6,
    "missed": 1.6, "after_you": 1.8, "double_feature": 2.0, "political_influence": 1.4,
    "scarlet_pimpernel": 1.0, "rush_job": 0.6, "forced_break": 0.6, "infighting": 0.6,
    "information_exchange": 0.5, "lack_of_support": 0.5, "rain_delay": 0.4, "rat_break": 1.2,
    "clerical_error": 1.8, "missing_heads": 1.6, "twist_of_fate": 0.6, "foreign_support": 0.6,
    "callous_guards": 0.6,
}  # fmt: skip
USES: Final = [_USES.get(card, 0.0) for card in pieces.ACTIONS]
IN_HAND: Final = 0.9  # a card for the final phase may be lost before
TO_BE_PLAYED: Final = 0.7  # a card that has to be played before the final phase may find no turn


def gain(noble: int, pile: tuple[int, ...], front: tuple[int, ...], hope: float) -> float:
    """What a noble would bring to a seat with this pile that collects it, its text included.

    `hope` goes from 1 in the first morning to 0 in the last evening: what may come with time.
    """
    text = pieces.TEXT[noble]
    if text == pieces.IS_GIVEN_AWAY:
        return 0.0
    points: float = count_up((*pile, noble), front) - count_up(pile, front)
    if text == pieces.DRAWS_CARD:
        points += CARD * hope
    elif text == pieces.COSTS_CARD:
        points -= CARD * hope
    elif text == pieces.COLLECTS_TOP:
        points += NOBLE
    elif pieces.IS_PALACE_GUARD[noble]:
        points += GUARD_HOPE * hope
    elif noble in COUPLE and not (pieces.COUNT in pile or pieces.COUNTESS in pile):
        points += COUPLE_HOPE * hope
    if pieces.COLOUR[noble] == pieces.PURPLE and pieces.FOREIGN_SUPPORT in front:
        points += CARD * hope
    return points


def promise(card: int, to_come: float) -> float:
    """What a card in front of a seat will add, if it still collects so many nobles."""
    colour = COLOUR_OF.get(card)
    return 0.0 if colour is None else to_come * SHARES[colour] * EACH.get(card, 1.0)


def worth(card: int, s: Guillotine, seat: int, to_come: float) -> float:
    """What a card in the hand of a seat is worth as long as there is time to play it."""
    if not pieces.IN_FINAL_PHASE[card]:
        return USES[card]
    pile, front = s.piles[seat], s.fronts[seat]
    if card == pieces.TOUGH_CROWD:
        points = -pieces.FRONT_POINTS[card] / sqrt(len(s.hands) - 1)  # of several rivals only one loses
    else:
        points = count_up(pile, (*front, card)) - count_up(pile, front) + promise(card, to_come)
    return max(0.0, points) * (TO_BE_PLAYED if s.options.endgame == NO_CARDS else IN_HAND)


def in_the_end(card: int, endgame: int) -> bool:
    """Whether a card can still be played in the final phase."""
    return endgame != NO_CARDS and (
        pieces.IN_FINAL_PHASE[card] or (endgame == MORE_CARDS and card in pieces.EXTENDED)
    )
