# mypyc: compile
"""What share of the win everybody may expect: at the beginning of a round, and in its middle."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.bots.convention.balance import Balance, weighed, win
from cabale.games.convention.pieces import FREE_POSTS, MISSION, PER_FACTION, PHASES
from cabale.games.convention.table import Convention

ON_MISSION: Final = PHASES.index("mission")
# Fitted on the rounds of 236 games among players by rule of thumb, so that the shares said at the beginning
# of a round come true most often.
POSTED: Final = [0.0, 0.0, 0.03, 0.05, 0.1]  # of a deputy: what it adds to begin a round at each free post
EXILED: Final = 0.4  # what prisoners and fugitives come to, against what the dice alone would let them
UNSURE: Final = 0.75  # of deputies: how far luck carries totals apart in one round
FURTHER: Final = 0.15  # how much further with every round to come, by its square root
NEARLY_OVER: Final = 0.5  # how far in the second half of the last round
# The chance that one card brings a deputy on Mission to 5 PP, or leaves him there, by the PP he has.
BROUGHT: Final = [0.0, 0.0, 0.05, 0.22, 0.65, 0.77, 0.88, 0.95]


def judge(s: Convention) -> list[float]:
    """What share of the win each seat may expect when a round begins."""
    balance = Balance(s, max(1, s.round - 1))
    totals = [0.0] * s.seats
    for faction in s.circle:
        seat = s.owner[faction]
        for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
            post = s.post[deputy]
            if post < FREE_POSTS:
                totals[seat] += balance.worth(deputy) + POSTED[post]
            else:
                totals[seat] += EXILED * balance.worth(deputy)
    return win(totals, UNSURE + FURTHER * sqrt(float(s.options.rounds - s.round + 1)))


def judge_within(s: Convention) -> list[float]:
    """What share of the win each seat may expect before the Missions or the Club are heard of."""
    last = s.dissolved or s.round == s.options.rounds
    balance = weighed(s)
    totals = [0.0] * s.seats
    for faction in s.circle:
        seat = s.owner[faction]
        for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
            post = s.post[deputy]
            if post == MISSION and s.phase == ON_MISSION:
                totals[seat] += report_from(balance, deputy, last)
            elif post < FREE_POSTS:
                totals[seat] += balance.worth(deputy)
            else:
                totals[seat] += (1.0 if last else EXILED) * balance.worth(deputy)
            if post < FREE_POSTS and not last:
                totals[seat] += POSTED[post]
    if last:
        return win(totals, NEARLY_OVER)
    return win(totals, UNSURE + FURTHER * sqrt(float(s.options.rounds - s.round)))


def report_from(balance: Balance, deputy: int, last: bool) -> float:
    """What a deputy on Mission is worth before his card is drawn."""
    popularity = balance.s.popularity[deputy]
    together = balance.here[deputy // PER_FACTION][MISSION] > 1
    if last:
        chance = BROUGHT[min(popularity, len(BROUGHT) - 1)]
        return chance + 0.5 * chance * (1.0 - chance) if together else chance
    more = balance.free(popularity + 1)
    return more if together else 0.5 * (more + balance.free(popularity))
