"""Le Grand Druide by rule of thumb: do at once what was done in the games that were won in thought."""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.bots.druide.completion import complete, made, shares
from cabale.bots.druide.reasons import reason
from cabale.bots.druide.suspicion import Suspicion
from cabale.bots.search.lots import next_number
from cabale.bots.search.worlds import Worlds
from cabale.core.agenda import PASS, seat_bit
from cabale.core.reason import Reason
from cabale.games.druide import DRUIDE
from cabale.games.druide.insight import open_table
from cabale.games.druide.pieces import SIZE
from cabale.games.druide.table import Druide
from cabale.games.druide.views import DruideView

GAMES: Final = 250  # ended at random
WITHOUT_ME: Final = 30  # ended by the others after a pass
CAUTION: Final = 30  # games that go as usual are added to those of each move: a few tell nothing
DEALS: Final = 50  # of cards that are out of sight


class RuleOfThumb:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    def choose(self, view: DruideView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: DruideView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        rng = Random((self._seed << 21) + len(view.history))
        games, won = _outcomes(view, rng)
        usual = sum(won) / sum(games)
        best = max(moves, key=lambda move: (won[move] + CAUTION * usual) / (games[move] + CAUTION))
        return reason(open_table(view), view.seat, best, games[best], won[best] / max(1, games[best]))


def _outcomes(view: DruideView, rng: Random) -> tuple[list[int], list[float]]:
    """By move: games in which this seat made it, and how many of them it won."""
    me, suspicion, worlds = view.seat, Suspicion(view), Worlds()
    reading = DRUIDE.reading(view)
    for _ in range(DEALS):
        s = reading.position(rng)
        worlds.add(s, suspicion.weigh(s))
    number = rng.getrandbits(30)
    games, won = [0] * SIZE, [0.0] * SIZE
    for game in range(GAMES + WITHOUT_ME):
        number = next_number(number)
        start = worlds.pick(number)
        assert isinstance(start, Druide)
        end = start.clone()
        if game >= GAMES:
            end.passed |= seat_bit(me)
        number = complete(end, number)
        share = shares(end)[me]
        for move in [PASS] if game >= GAMES else made(start, end, me):
            games[move] += 1
            won[move] += share
    return games, won
