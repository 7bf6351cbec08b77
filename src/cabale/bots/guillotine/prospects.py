"""What a table is worth to me: what everybody may have in the end, hence my share of the win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cabale.bots.guillotine.worth import CARD, gain, in_the_end, promise, worth
from cabale.games.guillotine import pieces
from cabale.games.guillotine.rules import Finale
from cabale.games.guillotine.table import ENDS_AT_ONCE, GOES_ON, Guillotine, count_up

STEADY: Final = 0.5  # how likely the line is as it is now after one more turn
GUARDED: Final = 0.9  # how likely so while Callous Guards forbid to change it
NEXT_BEST: Final = 0.9  # how much less the next card of a hand is worth: one is played in a turn
RUSHED: Final = 0.7  # points that a turn without a card costs
SPREAD: Final = 1.0  # how far luck carries the totals apart, by the square root of the nobles to come
CERTAIN: Final = 0.4  # points by which luck carries the totals apart when nothing is to come
NEGLIGIBLE: Final = 0.02  # what is less sure than that is not looked at
TIDY: Final = 1e-6  # of the win, for a point where the win does not depend on it


class Prospects:
    """Made for one answer; remembers what it has reckoned."""

    def __init__(self, me: int, known: list[tuple[int, ...]]) -> None:
        self.me: Final = me
        self.known: Final = known  # cards that I know in each hand, my own among them
        self._gains: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], float]] = {}
        self._hands: Final[dict[tuple[object, ...], float]] = {}

    def share(self, s: Guillotine) -> float:
        """My share of the win, on average."""
        totals = self.expected(s)
        mine = totals[self.me]
        spread = CERTAIN + SPREAD * sqrt(nobles_to_come(s))
        against = sum([exp(min(500.0, (total - mine) / spread)) for total in totals])
        return 1 / against + TIDY * (mine - sum(totals) / len(totals))

    def expected(self, s: Guillotine) -> list[float]:
        """What everybody may have in the end, but for what comes to all alike."""
        seats = len(s.hands)
        later = 0 if s.closing else later_nobles(s)
        line = 0 if s.ending != GOES_ON else max(0, len(s.line) - s.collects)
        to_come = (line + later) / seats
        hope = min(1.0, to_come / 6)
        totals: list[float] = []
        for seat in range(seats):
            pile, front = s.piles[seat], s.fronts[seat]
            total: float = count_up(pile, front)
            for card in front:
                total += promise(card, to_come)
            distance = (seat - s.active) % seats or seats
            turns = 0 if s.closing else (line - distance + seats) // seats + later // seats
            if not s.closing or may_still_play(s, seat):
                total += self._hand(s, seat, turns, to_come)
            if turns and s.rushed >> seat & 1 and not (s.barred and seat == s.active):
                total -= RUSHED
            totals.append(total)
        if not s.closing and s.ending != ENDS_AT_ONCE:
            self._walk(s, totals, hope)
        return totals

    def _hand(self, s: Guillotine, seat: int, turns: int, to_come: float) -> float:
        """Of cards that take a turn, no more than there are turns; an unknown card is like any other."""
        hand, known, endgame = s.hands[seat], self.known[seat], s.options.endgame
        draws = s.draws if seat == s.active else 0
        key = (seat, hand, s.piles[seat], s.fronts[seat], turns, to_come, draws)
        if key not in self._hands:
            total = 0.0
            played = [CARD] * draws
            for card in hand:
                if card not in known:
                    played.append(CARD)
                    continue
                value = worth(card, s, seat, to_come)
                if in_the_end(card, endgame):
                    total += value
                else:
                    played.append(value)
            played.sort(reverse=True)
            factor = 1.0
            for value in played[:turns]:
                total += factor * value
                factor *= NEXT_BEST
            self._hands[key] = total
        return self._hands[key]

    def _gain(self, s: Guillotine, seat: int, noble: int, hope: float) -> float:
        key = (noble, s.piles[seat], s.fronts[seat])
        known = self._gains.get(key)
        if known is None:
            known = self._gains[key] = gain(*key, hope)
        return known

    def _walk(self, s: Guillotine, totals: list[float], hope: float) -> None:
        """The line goes to the guillotine: who collects whom if nothing changes, and less surely so with
        every turn. What is not sure comes to everybody alike."""
        seats = len(totals)
        line = s.line
        collects = s.collects
        steady = GUARDED if s.guarded() else STEADY
        sure = 1.0
        seat = s.active
        place = 0
        while place < len(line) and sure > NEGLIGIBLE:
            if collects and s.confused >> seat & 1:
                anybody = [self._gain(s, seat, noble, hope) for noble in line[place:]]
                totals[seat] += sure * collects * sum(anybody) / len(anybody)
                return
            while collects and place < len(line):
                noble = line[place]
                place += 1
                collects -= noble != pieces.FAST_NOBLE
                totals[seat] += sure * self._gain(s, seat, noble, hope)
                if noble == pieces.THE_CLOWN:
                    victim = max([(totals[other], other) for other in range(seats) if other != seat])[1]
                    totals[victim] += sure * pieces.POINTS[pieces.THE_CLOWN]
                elif noble == pieces.ROBESPIERRE:
                    return
            if s.ending != GOES_ON:
                return
            if seat == s.active and pieces.MASTER_SPY in line[place:-1]:  # somebody will play a card
                line = (*[noble for noble in line if noble != pieces.MASTER_SPY], pieces.MASTER_SPY)
            seat = (seat + 1) % seats
            collects = 1
            sure *= steady


def may_still_play(s: Guillotine, seat: int) -> bool:
    """G-75. Whether a seat has not finished yet in the final phase."""
    for step in s.agenda:
        if isinstance(step, Finale):
            return (seat - step.seat) % len(s.hands) < step.left
    return False


def later_nobles(s: Guillotine) -> int:
    """Nobles of the days to come."""
    left = min(pieces.LINE * (pieces.DAYS - s.day), s.nobles_left())
    return left if not s.options.noble_reshuffle else pieces.LINE * (pieces.DAYS - s.day)


def nobles_to_come(s: Guillotine) -> int:
    if s.closing:
        return 0
    return later_nobles(s) + (len(s.line) if s.ending == GOES_ON else min(s.collects, len(s.line)))
