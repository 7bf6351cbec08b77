# mypyc: compile
"""A question in the tree of a search: what each answer has brought, and which is tried next."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import lot
from cabale.core.agenda import State

PSEUDO: Final = 4.0  # visits that the prior is worth where an answer is drawn by how often it was chosen


class Node:
    """A question as one seat sees it, with what each answer has brought it so far."""

    def __init__(self, seat: int, moves: list[int], priors: list[float]) -> None:
        self.seat: Final = seat
        self.moves: Final = moves
        self.priors: Final = priors  # sum 1 over the moves of the first visit
        self.open: Final = [0] * len(moves)  # how often each could be chosen
        self.tried: Final = [0] * len(moves)
        self.won: Final = [0.0] * len(moves)
        self.heard: list[int] = []  # walks in which the seat gave an answer now or later, by its number
        self.heard_won: list[float] = []
        self.walks = 0
        self.won_in_all = 0.0

    def places(self, heuristics: Heuristics, s: State, moves: list[int]) -> list[int]:
        """Where these moves stand; what was not open before joins."""
        known = self.moves
        if len(known) == len(moves) and known == moves:
            return list(range(len(moves)))
        places: list[int] = []
        priors: list[float] = []
        for i in range(len(moves)):
            if moves[i] not in known:
                if not priors:
                    priors = shares(heuristics.policy(s, self.seat, moves))
                known.append(moves[i])
                self.priors.append(priors[i])
                self.open.append(0)
                self.tried.append(0)
                self.won.append(0.0)
            places.append(known.index(moves[i]))
        return places

    def next(self, places: list[int], exploration: float, amaf: float, number: int) -> int:
        """Of these places, the one to try now: it did well, or was tried too seldom to tell.

        PUCT (Rosin 2011, as Silver and others 2017 write it), where a visit counts for the moves that were
        open in it. The share of an answer is mixed with what it brought when given now or later (AMAF), by
        the schedule of Gelly and Silver 2011.
        """
        expected = self.won_in_all / self.walks if self.walks else 0.5
        best, highest = places[0], -1.0
        first = number % len(places)
        for i in range(len(places)):
            place = places[(i + first) % len(places)]
            tried = self.tried[place]
            self.open[place] += 1
            value = self.won[place] / tried if tried else expected
            move = self.moves[place]
            if move < len(self.heard) and self.heard[move]:
                weight = sqrt(amaf / (amaf + 3.0 * tried))
                value += weight * (self.heard_won[move] / self.heard[move] - value)
            value += exploration * self.priors[place] * sqrt(float(self.open[place])) / (1.0 + tried)
            if value > highest:
                best, highest = place, value
        return best

    def average(self, places: list[int], number: int) -> int:
        """Of these places, one by lot, as often as it was chosen so far: the average strategy, which is what
        comes close to an equilibrium where the last choice never stands still (Heinrich and Silver 2015,
        "Smooth UCT search in computer poker"). Before the first visits the prior has the word."""
        weights = [self.tried[place] + PSEUDO * self.priors[place] for place in places]
        return places[lot(weights, number)]

    def learn(self, place: int, share: float) -> None:
        self.walks += 1
        self.tried[place] += 1
        self.won[place] += share
        self.won_in_all += share

    def hear(self, made: list[int], share: float) -> None:
        """Of a walk that came through here: what the seat did in it later says something of the same now."""
        if not self.heard:
            size = max(self.moves) + 1
            self.heard = [0] * size
            self.heard_won = [0.0] * size
        for move in made:
            if move < len(self.heard):
                self.heard[move] += 1
                self.heard_won[move] += share

    def best(self) -> int:
        """The place of the move that was tried most, or did better among those tried as often."""
        best = 0
        for place in range(1, len(self.moves)):
            if self.tried[place] > self.tried[best] or (
                self.tried[place] == self.tried[best] and self.won[place] > self.won[best]
            ):
                best = place
        return best

    def error(self, place: int) -> float:
        """How far what an answer brought may be off, squared; trials that all agree prove nothing."""
        tried = self.tried[place]
        share = (self.won[place] + 0.5) / (tried + 1)
        return share * (1 - share) / tried

    def lead(self) -> int:
        """How much more often that was than any other."""
        tried = sorted(self.tried)
        return tried[-1] - tried[-2]


def shares(weights: list[float]) -> list[float]:
    """Weights in the same proportions, with sum 1."""
    total = sum(weights)
    return [weight / total for weight in weights]
