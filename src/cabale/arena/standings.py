"""What everybody won: shares of the win with 95 % intervals, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cabale.arena.estimates import Estimate, Tally
from cabale.arena.series import Played


class Standing(NamedTuple):
    """What the entrants of one name won between them. Two seats of a name are two chances to win."""

    name: str
    games: int  # in which it played
    wins: float  # a shared win counts in part
    parity: float  # what an even share would be
    estimate: Estimate

    @property
    def share(self) -> float:
        return self.estimate.value

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return self.estimate.low, self.estimate.high


def tally(games: Iterable[Played], name: str) -> Tally:
    """What an entrant won, deal by deal: games of one deal are one observation."""
    won: dict[int, float] = {}
    of: dict[int, float] = {}
    for played in games:
        if name in played.lineup:
            won[played.deal] = won.get(played.deal, 0.0) + played.share(name)
            of[played.deal] = of.get(played.deal, 0.0) + 1
    return Tally(list(won.values()), list(of.values()))


def standings(games: Sequence[Played]) -> list[Standing]:
    """Everybody, in the order of the line-ups.

    The interval is Wilson's, over as many games as the deals are worth: where every deal is one game that is
    won or lost, that is the number of games; where a deal is played several times, or several seats share a
    name or a win, the spread of the deals tells.
    """
    names = dict.fromkeys(name for played in games for name in played.lineup)
    return [_standing([played for played in games if name in played.lineup], name) for name in names]


def _standing(games: Sequence[Played], name: str) -> Standing:
    won = tally(games, name)
    even = sum(played.lineup.count(name) / len(played.lineup) for played in games)
    return Standing(name, len(games), sum(won.sums), even / len(games), won.share)
