# mypyc: compile
"""What the order of the line is worth to whoever is about to collect, and what cards make of it."""

from __future__ import annotations

from typing import Final

from cabale.bots.guillotine.evaluation import STEADY, hope, in_sight, point
from cabale.bots.guillotine.gains import NOBLE, Gains
from cabale.games.guillotine.pieces import FAST_NOBLE, MASTER_SPY, ROBESPIERRE
from cabale.games.guillotine.table import GOES_ON, Guillotine

LOOK: Final = 3  # turns after this one that are looked at
NONE: Final = -1  # no place
# By the number of seats: what a gain costs me that stands at each of the places behind my own when my turn
# is over, after `evaluation.CLAIMS`.
RIPPLES: Final[list[list[float]]] = [
    [],
    [],
    [-0.35, -0.05, -0.19],
    [-0.18, -0.16, -0.07],
    [-0.14, -0.16, -0.09],
    [-0.12, -0.12, -0.10],
]


class Lineup:
    """Made for one answer of one seat, and thrown away."""

    def __init__(self, s: Guillotine, seat: int, collects: int) -> None:
        ahead = hope(s)
        self.line: Final = s.line
        self.collects: Final = collects  # of this seat, before anybody else
        self.gains: Final[list[Gains]] = []  # of me, of who collects next, and so on
        self.factors: Final[list[float]] = []  # what a point of theirs is worth to me
        self.spy = NONE  # where the Master Spy stands
        seats = len(s.hands)
        for place in range(len(s.line)):
            if s.line[place] == MASTER_SPY:
                self.spy = place
        self.gains.append(Gains(s, seat, ahead))
        self.factors.append(point(s))
        if s.ending == GOES_ON:
            for distance in range(1, LOOK + 1):
                self.gains.append(Gains(s, (seat + distance) % seats, ahead))
                self.factors.append(RIPPLES[seats][distance - 1])

    def unmoved(self) -> float:
        """What the line is worth when no card is played."""
        return self._walk(0, 0, NONE, False)

    def moved(self, source: int, target: int) -> float:
        """What the line is worth when the noble of one place was moved to another by a card."""
        return self._walk(source, target, NONE, True)

    def gone(self, place: int) -> float:
        """What the line is worth when the noble of this place was discarded: as good as last."""
        return self._walk(place, len(self.line) - 1, NONE, True)

    def replaced(self, place: int) -> float:
        """What the line is worth when any other noble stands at this place."""
        return self._walk(0, 0, place, True)

    def held(self, s: Guillotine, seat: int) -> float:
        """What it is worth that everybody collects in turn as the line stands, behind what I collect now."""
        seats = len(s.hands)
        ahead = hope(s)
        gains = [Gains(s, other, ahead) for other in range(seats)]
        total = 0.0
        for place in range(self.collects, in_sight(self.line)):
            whose = (seat + 1 + place - self.collects) % seats
            gain = gains[whose].of(self.line[place])
            total += gain if whose == seat else -gain / (seats - 1)
        return STEADY * total

    def shuffled(self, end: int) -> float:
        """What I collect myself when so many nobles at the front are shuffled."""
        return self.factors[0] * self.mean(end) * min(self.collects, end)

    def mean(self, end: int) -> float:
        """What any of so many nobles at the front would bring me."""
        total = 0.0
        for place in range(end):
            total += self.gains[0].of(self.line[place])
        return total / end

    def _walk(self, source: int, target: int, other: int, sneaks: bool) -> float:
        """Who collects whom, if nothing changes after that. `other` is the place of a noble nobody knows;
        `sneaks` says that the Master Spy goes to the end of the line first."""
        places = len(self.line)
        collects = self.collects
        total = 0.0
        distance = 0
        late = False  # the Master Spy is still to come
        i = 0
        while i < places or late:
            if collects == 0:
                distance += 1
                collects = 1
                if distance == len(self.factors):
                    break
            if i == places:
                place = self.spy
                late = False
            else:
                place = _origin(i, source, target)
                i += 1
                if sneaks and place == self.spy and i < places:
                    late = True
                    continue
            if place == other:
                total += self.factors[distance] * NOBLE
                collects -= 1
                continue
            noble = self.line[place]
            total += self.factors[distance] * self.gains[distance].of(noble)
            if noble == ROBESPIERRE:
                break
            if noble == FAST_NOBLE and i < places:
                total -= self.factors[distance] * NOBLE  # the next one is seen
            else:
                collects -= 1
        return total


def _origin(place: int, source: int, target: int) -> int:
    """Where the noble stood that is found here after another was moved."""
    if place == target:
        return source
    if target < place <= source:
        return place - 1
    if source <= place < target:
        return place + 1
    return place
