# mypyc: compile
"""What a noble adds for the seat that collects it: quick, for a search asks it in every walk."""

from __future__ import annotations

from typing import Final

from cabale.games.guillotine.pieces import (
    CHURCH_SUPPORT,
    CIVIC_SUPPORT,
    COLLECTS_NEXT,
    COLLECTS_TOP,
    COLOUR,
    COSTS_CARD,
    COUNT,
    COUNTESS,
    DRAWS_CARD,
    FOREIGN_SUPPORT,
    GREY,
    INDIFFERENT_PUBLIC,
    IS_GIVEN_AWAY,
    IS_PALACE_GUARD,
    MILITARY_SUPPORT,
    POINTS,
    PURPLE,
    SUPPORTS,
    TEXT,
    TRAGIC_FIGURE,
)
from cabale.games.guillotine.table import Guillotine

CARD: Final = 0.5  # what a card more is worth, in points
NOBLE: Final = 1.7  # what any noble more is worth, in points
CLOWN: Final = 0.7  # what two points less for a rival are worth
GUARD: Final = 0.5  # a Palace Guard makes those to come worth more
COUPLE: Final = 0.5  # Count or Countess while the other may still come
COLOURED: Final = (CHURCH_SUPPORT, CIVIC_SUPPORT, MILITARY_SUPPORT)
SUPPORTED: Final = dict(SUPPORTS)


class Gains:
    """Made for one seat of one table: what lies there of that on which the worth of nobles depends."""

    def __init__(self, s: Guillotine, seat: int, hope: float) -> None:
        self.hope = hope  # from 1 in the first morning to 0 in the last evening
        self.guards = 0
        self.greys = 0
        self.count = False
        self.countess = False
        self.tragic = False
        for noble in s.piles[seat]:
            if IS_PALACE_GUARD[noble]:
                self.guards += 1
            elif COLOUR[noble] == GREY:
                self.greys += 1
                if noble == TRAGIC_FIGURE:
                    self.tragic = True
            elif noble == COUNT:
                self.count = True
            elif noble == COUNTESS:
                self.countess = True
        self.indifferent = False
        self.bonus = [0.0] * 5  # by colour
        for card in s.fronts[seat]:
            if card == INDIFFERENT_PUBLIC:
                self.indifferent = True
            elif card == FOREIGN_SUPPORT:
                self.bonus[PURPLE] += CARD * hope
            elif card in COLOURED:
                self.bonus[SUPPORTED[card]] += 1.0

    def of(self, noble: int) -> float:
        """Its points, and what its text is worth."""
        colour = COLOUR[noble]
        points = POINTS[noble] + self.bonus[colour]
        if IS_PALACE_GUARD[noble]:
            return points + 2 * self.guards + 1 + GUARD * self.hope
        text = TEXT[noble]
        if text == IS_GIVEN_AWAY:
            return CLOWN
        if colour == GREY:
            if self.indifferent:
                points = 1.0
            elif noble == TRAGIC_FIGURE:
                points -= self.greys + 1
            elif self.tragic:
                points -= 1.0
            if text == COSTS_CARD:
                points -= CARD * self.hope
            return points
        if text == DRAWS_CARD:
            points += CARD * self.hope
        elif text == COLLECTS_TOP or text == COLLECTS_NEXT:
            points += NOBLE
        elif noble == COUNT:
            points += 4.0 if self.countess else COUPLE * self.hope
        elif noble == COUNTESS:
            points += 4.0 if self.count else COUPLE * self.hope
        return points
