"""When to stop: a sequential test, which asks after every deal whether the question is settled.

The question is whether an entrant's share of the win is its parity (H0), or more by a margin (H1). The test
is the generalized sequential probability ratio test: after every deal the likelihood of both is compared, the
shares of deals taken as normal with a spread that is estimated on the way. It stops when one is so much more
likely than the other that it errs about as often as allowed (Wald's bounds): if H0 is true, it says
*stronger* with probability alpha; if H1 is true, it says *not stronger* with probability beta. A true share
between the two may be settled either way.
"""

from __future__ import annotations

from math import log
from typing import Final, Literal, NamedTuple

Verdict = Literal["stronger", "not_stronger", "open"]

PRIOR: Final = 30  # games for which the spread of plain wins and losses is taken for granted
FEWEST: Final = 10  # deals before anything is settled


class Question(NamedTuple):
    """What is asked, and how often the answer may be wrong."""

    parity: float
    margin: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Of the log of the ratio: H0 at the lower, H1 at the upper one."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Course:
    """What is known so far. Games of one deal are one observation, however many they are."""

    def __init__(self, question: Question) -> None:
        self.question: Final = question
        self.deals = 0
        self.games = 0
        self._won = 0.0
        self._squares = [0.0, 0.0, 0.0]  # sums over deals: won × won, won × games, games × games

    def add(self, games: int, won: float) -> None:
        """One more deal, in which so much was won in so many games."""
        self.deals += 1
        self.games += games
        self._won += won
        for power, product in enumerate((won * won, won * games, games * games)):
            self._squares[power] += product

    @property
    def ratio(self) -> float:
        """The log of how much more likely H1 is than H0."""
        question = self.question
        if not self.deals:
            return 0.0
        share = self._won / self.games
        plain = question.parity * (1 - question.parity)
        own, cross, sizes = self._squares
        squares = own - 2 * share * cross + share * share * sizes  # of how far deals are from the mean
        spread = (squares + PRIOR * plain) / (self.games + PRIOR)  # for each game
        between = question.parity + question.margin / 2
        return self.games * question.margin * (share - between) / spread

    @property
    def verdict(self) -> Verdict:
        lower, upper = self.question.bounds
        if self.deals < FEWEST or lower < self.ratio < upper:
            return "open"
        return "stronger" if self.ratio >= upper else "not_stronger"
