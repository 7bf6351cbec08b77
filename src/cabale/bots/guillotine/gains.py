# mypyc: compile
"""What a noble adds for the seat that collects it: quick, for a search asks it in every walk."""

from __future__ import annotations

from typing import Final

from cabale.games.guillotine import pieces
from cabale.games.guillotine.table import Guillotine

CARD: Final = 0.5  # what a card more is worth, in points
NOBLE: Final = 1.7  # what any noble more is worth, in points
CLOWN: Final = 0.7  # what two points less for a rival are worth
GUARD: Final = 0.5  # a Palace Guard makes those to come worth more
COUPLE: Final = 0.5  # Count or Countess while the other may still come
COLOURED: Final = (pieces.CHURCH_SUPPORT, pieces.CIVIC_SUPPORT, pieces.MILITARY_SUPPORT)
SUPPORTED: Final = dict(pieces.SUPPORTS)


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
            if pieces.IS_PALACE_GUARD[noble]:
                self.guards += 1
            elif pieces.COLOUR[noble] == pieces.GREY:
                self.greys += 1
                if noble == pieces.TRAGIC_FIGURE:
                    self.tragic = True
            elif noble == pieces.COUNT:
                self.count = True
            elif noble == pieces.COUNTESS:
                self.countess = True
        self.indifferent = False
        self.bonus = [0.0] * 5  # by colour
        for card in s.fronts[seat]:
            if card == pieces.INDIFFERENT_PUBLIC:
                self.indifferent = True
            elif card == pieces.FOREIGN_SUPPORT:
                self.bonus[pieces.PURPLE] += CARD * hope
            elif card in COLOURED:
                self.bonus[SUPPORTED[card]] += 1.0

    def of(self, noble: int) -> float:
        """Its points, and what its text is worth."""
        colour = pieces.COLOUR[noble]
        points = pieces.POINTS[noble] + self.bonus[colour]
        if pieces.IS_PALACE_GUARD[noble]:
            return points + 2 * self.guards + 1 + GUARD * self.hope
        text = pieces.TEXT[noble]
        if text == pieces.IS_GIVEN_AWAY:
            return CLOWN
        if colour == pieces.GREY:
            if self.indifferent:
                points = 1.0
            elif noble == pieces.TRAGIC_FIGURE:
                points -= self.greys + 1
            elif self.tragic:
                points -= 1.0
            if text == pieces.COSTS_CARD:
                points -= CARD * self.hope
            return points
        if text == pieces.DRAWS_CARD:
            points += CARD * self.hope
        elif text == pieces.COLLECTS_TOP or text == pieces.COLLECTS_NEXT:
            points += NOBLE
        elif noble == pieces.COUNT:
            points += 4.0 if self.countess else COUPLE * self.hope
        elif noble == pieces.COUNTESS:
            points += 4.0 if self.count else COUPLE * self.hope
        return points
