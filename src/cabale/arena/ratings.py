"""Ratings of everybody who met, from the places of all games and in whatever order these were played.

They are points, as Elo's: who has 400 more comes first ten times as often, and the mean of all is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple

from cabale.arena.alpha_rank import alpha_rank
from cabale.arena.estimates import Estimate, Tally, quantile
from cabale.arena.fit import fit
from cabale.arena.places import Choices, came_before, choices, together
from cabale.arena.series import Played
from cabale.arena.wilson import Z_95

POINTS: Final = 400 / log(10)
DRAWS: Final = 400  # of the bootstrap
SEED: Final = 1
EVEN: Final = 0.5


class Rating(NamedTuple):
    """How strong somebody plays, and two ways to say how sure that is (both 95 %)."""

    name: str
    points: Estimate  # by Fisher's information, which takes games for independent of each other
    drawn: Estimate  # by the bootstrap, which draws deals with all their games (Efron 1979)
    rank: float | None  # by alpha-rank: a part of the whole; only where everybody met everybody


class Ratings(NamedTuple):
    """Everybody, the strongest first."""

    rows: list[Rating]
    haunted: bool  # whether somebody won or lost everything, or some never met: see `fit`
    circle: tuple[str, ...]  # each of these clearly comes before the next, and the last before the first


def rate(games: Iterable[Played]) -> Ratings:
    """From all games of all series; what belongs to one deal is one observation."""
    deals: dict[int, list[Played]] = {}
    for played in games:
        deals.setdefault(played.deal, []).append(played)
    names = sorted({name for deal in deals.values() for played in deal for name in played.lineup})
    kinds = Counter([choices(names, deal) for deal in deals.values()])
    found = fit(together(kinds.items(), len(names)))
    spread = _drawn(kinds, len(names))
    shares = pairwise(names, deals.values())
    ranks = _ranks(shares, len(names))
    rows = []
    for place, name in enumerate(names):
        middle, half = found.strengths[place], Z_95 * sqrt(max(0.0, found.covariance[place][place]))
        again = [strengths[place] for strengths in spread]
        bounds = quantile(again, 0.025), quantile(again, 0.975)
        rows.append(
            Rating(
                name,
                _in_points(middle, middle - half, middle + half),
                _in_points(middle, *bounds),
                ranks[place] if ranks else None,
            )
        )
    rows.sort(key=lambda rating: -rating.points.value)
    return Ratings(rows, found.haunted, _circle(names, shares))


def _in_points(value: float, low: float, high: float) -> Estimate:
    return Estimate(POINTS * value, POINTS * low, POINTS * high)


def _drawn(kinds: Counter[Choices], entrants: int) -> list[list[float]]:
    """Strengths from as many deals, drawn again and again from those that were played."""
    known = sorted(kinds, key=lambda kind: (kind.chosen, kind.fields))  # the same in whatever order they came
    weights = [kinds[kind] for kind in known]
    random = Random(SEED)
    again = []
    for _ in range(DRAWS):
        taken = Counter(random.choices(range(len(known)), weights, k=sum(weights)))
        parts = [(known[place], times) for place, times in taken.items()]
        again.append(fit(together(parts, entrants)).strengths)
    return again


# --- two by two -------------------------------------------------------------------------------------


def pairwise(names: Sequence[str], deals: Iterable[Sequence[Played]]) -> dict[tuple[int, int], Tally]:
    """Of everybody who met: how often the first came before the second, deal by deal."""
    together = list(deals)
    found = {}
    for one, other in permutations(range(len(names)), 2):
        parts = [[came_before(played, names[one], names[other]) for played in deal] for deal in together]
        sums = [(sum(part for part, _ in deal), sum(of for _, of in deal)) for deal in parts]
        met = [(part, of) for part, of in sums if of]
        if met:
            found[one, other] = Tally([part for part, _ in met], [of for _, of in met])
    return found


def _ranks(shares: dict[tuple[int, int], Tally], entrants: int) -> list[float]:
    """By alpha-rank; nothing where some never met, or only two did."""
    if entrants < 3 or len(shares) < entrants * (entrants - 1):
        return []
    return alpha_rank(
        [
            [shares[one, other].value if one != other else EVEN for other in range(entrants)]
            for one in range(entrants)
        ]
    )


def _circle(names: Sequence[str], shares: dict[tuple[int, int], Tally]) -> tuple[str, ...]:
    """Three of whom each comes before the next in more than half of the cases, with 95 %; or nobody."""
    above = {pair for pair, tally in shares.items() if tally.share.low > EVEN}
    for three in permutations(range(len(names)), 3):
        first, second, third = three
        if first == min(three) and {(first, second), (second, third), (third, first)} <= above:
            return tuple([names[place] for place in three])
    return ()
