"""One step of lookahead: the answers that the policy of a game thinks likeliest are tried on a few imagined
positions, played on in thought, and judged. The policy is improved by it, as by the rollouts of Tesauro and
Galperin 1996 ("On-line policy improvement using Monte-Carlo search"); Bertsekas and Castañon 1999 tell why.

All answers meet the same positions and the same luck (common random numbers), and every position counts as
much as the others' play makes it likely. Where a search counts every walk for all moves that were made in
it (AMAF), so does the lookahead: then no answer needs games of its own.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck
from cabale.bots.search.nodes import shares
from cabale.bots.search.worlds import Worlds, asked
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.reason import Reason

CAUTION: Final = 30  # games that go as usual are added to those of each move: a few tell nothing
BITS: Final = 30  # of a random number
POSITIONS: Final = 32  # imagined where every game counts for all moves that were made in it


class Found(NamedTuple):
    """An answer, what share of the win it promised, in so many trials, and a position that was imagined."""

    move: int
    share: float
    trials: int
    position: State


class Lookahead:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(self, game: Game[Any, Any], heuristics: Heuristics, seed: int) -> None:
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._seed: Final = seed

    def choose(self, view: Any, moves: list[int]) -> int:
        return moves[0] if len(moves) == 1 else self._best(view, moves).move

    def explain(self, view: Any, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        found = self._best(view, moves)
        return self._heuristics.why(view, found.position, found.move, found.share, found.trials)

    def _best(self, view: Any, moves: list[int]) -> Found:
        rng = Random((self._seed << 21) + len(view.history))
        return (self._by_all_moves if self._heuristics.amaf else self._by_trials)(view, moves, rng)

    def _by_trials(self, view: Any, moves: list[int], rng: Random) -> Found:
        heuristics, me = self._heuristics, view.seat
        fits, imagine = heuristics.believe(view), heuristics.imagining(self._game, view)
        first = start = asked(imagine(rng), me)
        priors = shares(heuristics.policy(first, me, moves))
        sworn = heuristics.sworn(view, moves) or [0.0] * len(moves)
        likely = sorted(range(len(moves)), key=lambda place: -priors[place])[: heuristics.candidates]
        tried = [place for place in likely if priors[place] >= heuristics.faint * priors[likely[0]]]
        tried += [place for place, worth in enumerate(sworn) if worth > 0 and place not in tried]
        laps = max(1, heuristics.playouts // len(tried))
        won, weights = [0.0] * len(tried), 0.0
        for lap in range(laps if len(tried) > 1 else 0):
            if lap:
                start = asked(imagine(rng), me)
            weight, number = fits(start), rng.getrandbits(BITS)
            weights += weight
            for i, place in enumerate(tried):
                s = start.clone()
                s.play(me, moves[place])
                share = heuristics.judge(s, Luck(number)) if s.agenda else s.scores()
                won[i] += weight * share[me]
        word = heuristics.prior_word / sqrt(laps)
        shares_of = [each / weights if weights else 0.0 for each in won]
        best = max(range(len(tried)), key=lambda i: shares_of[i] + word * priors[tried[i]] + sworn[tried[i]])
        return Found(moves[tried[best]], shares_of[best], laps, first)

    def _by_all_moves(self, view: Any, moves: list[int], rng: Random) -> Found:
        heuristics, me = self._heuristics, view.seat
        worlds = self._worlds(view, rng)
        tried, won = dict.fromkeys(moves, 0), dict.fromkeys(moves, 0.0)

        def play(first: int | None) -> None:
            start = worlds.pick(rng.getrandbits(BITS))
            end = start.clone()
            if first is not None:
                end.play(me, first)
            share = heuristics.evaluate(end, Luck(rng.getrandbits(BITS)))[me]
            for move in heuristics.made(start, end, me) if first is None else [first]:
                if move in tried:
                    tried[move] += 1
                    won[move] += share

        for _ in range(heuristics.playouts):
            play(None)
        for move in [move for move in moves if not tried[move]]:  # to pass, where nobody passes in thought
            for _ in range(CAUTION):
                play(move)
        usual = sum(won.values()) / sum(tried.values())
        best = max(moves, key=lambda move: (won[move] + CAUTION * usual) / (tried[move] + CAUTION))
        return Found(best, won[best] / tried[best], tried[best], worlds.positions[0])

    def _worlds(self, view: Any, rng: Random) -> Worlds:
        heuristics, worlds = self._heuristics, Worlds()
        fits, imagine = heuristics.believe(view), heuristics.imagining(self._game, view)
        for _ in range(POSITIONS):
            s = asked(imagine(rng), view.seat)
            worlds.add(s, fits(s))
        return worlds
