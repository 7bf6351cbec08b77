"""What is counted: each function says what one game adds to a sum, and to the number of its parts."""

from __future__ import annotations

from cabale.arena.report.samples import Count
from cabale.arena.series import Played

EPSILON = 1e-9


def won_in_place(place: int, name: str = "") -> Count:
    """What was won by whoever was first to play, or second …; by one entrant only, if it is named."""

    def count(row: Played) -> tuple[float, float]:
        seat = (row.facts["first"] + place) % len(row.lineup)
        sits = name in ("", row.lineup[seat])
        return (row.shares[seat], 1.0) if sits else (0.0, 0.0)

    return count


def shared(row: Played) -> tuple[float, float]:
    """Whether several won together, or nobody won."""
    return float(max(row.shares) < 1 - EPSILON), 1.0


def undecided(row: Played) -> tuple[float, float]:
    """Whether all seats got the same: everybody won, or nobody."""
    return float(max(row.shares) - min(row.shares) < EPSILON), 1.0


def decisions(row: Played) -> tuple[float, float]:
    return float(row.decisions), 1.0


def turns(row: Played) -> tuple[float, float]:
    return float(row.turns), 1.0


def spread(row: Played) -> tuple[float, float]:
    """Points between the most and the least."""
    return max(row.totals) - min(row.totals), 1.0
