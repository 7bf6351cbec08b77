"""Alpha-rank: what is played in the long run where everybody may turn to whoever does better.

Ratings put all entrants on one line. Where a beats b, b beats c and c beats a there is none; alpha-rank then
says how often each is played (Omidshafiei, Papadimitriou, Piliouras, Tuyls, Rowland, Lespiau, Czarnecki,
Lanctot, Perolat and Munos, *alpha-Rank: Multi-Agent Evaluation by Evolution*, Scientific Reports 9, 2019). A
population of players all play one entrant. Now and then a single one tries another, and all follow or it
gives up, as likely as the two fare against each other. The time that is spent with each is its rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import expm1
from typing import Final

POPULATION: Final = 50
INTENSITY: Final = 10.0  # of selection (alpha): with so many players, a share of 51 % all but decides


def alpha_rank(shares: Sequence[Sequence[float]]) -> list[float]:
    """From what each wins against each (a row against all), the part of the time with each; the sum is 1."""
    entrants = range(len(shares))
    return stationary(
        [
            [follows(shares[other][one] - shares[one][other]) if one != other else 0.0 for other in entrants]
            for one in entrants
        ]
    )


def follows(gain: float) -> float:
    """How likely all follow a single one who fares better by so much (fixation, by Fermi's imitation)."""
    if not gain:
        return 1 / POPULATION
    return expm1(-INTENSITY * gain) / expm1(-INTENSITY * POPULATION * gain)


def stationary(rates: Sequence[Sequence[float]]) -> list[float]:
    """The part of the time in each state, from how often one leads to another. Nothing is taken from anything
    on the way, so the rarest steps count too (Grassmann, Taksar and Heyman 1985)."""
    flow = [list(row) for row in rates]
    size = len(flow)
    for last in range(size - 1, 0, -1):
        leaving = sum(flow[last][:last])
        for one in range(last):
            flow[one][last] /= leaving
            for other in range(last):
                if one != other:
                    flow[one][other] += flow[one][last] * flow[last][other]
    parts = [1.0]
    for place in range(1, size):
        parts.append(sum(parts[one] * flow[one][place] for one in range(place)))
    whole = sum(parts)
    return [part / whole for part in parts]
