"""One step of lookahead: the answers that the policy of a game thinks likeliest are tried on a few imagined
positions, played on in thought, and judged. The policy is improved by it, as by the rollouts of Tesauro and
Galperin 1996 ("On-line policy improvement using Monte-Carlo search"); Bertsekas and Castañon 1999 tell why.

Where a game says so, the worse half of the answers is left out as it goes (sequential halving: Karnin, Koren
and Somekh 2013), and the last two run until one is behind beyond doubt (racing: Maron and Moore 1994).

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
HEARD: Final = 6  # laps after which two answers can be compared
DOUBT: Final = 2.0  # standard errors: nothing seems so much better by chance
RARE: Final = 0.1  # of the win: what may come of a trial that is not among those made
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
        self._honour: Final = 2 * Random(seed).random()  # what my word means to me, against most of my kind

    def choose(self, view: Any, moves: list[int]) -> int:
        return moves[0] if len(moves) == 1 else self._best(view, moves, told=False).move

    def explain(self, view: Any, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        found = self._best(view, moves, told=True)
        return self._heuristics.why(view, found.position, found.move, found.share, found.trials)

    def _best(self, view: Any, moves: list[int], told: bool) -> Found:
        rng = Random((self._seed << 21) + len(view.history))
        if self._heuristics.amaf:
            return self._by_all_moves(view, moves, rng)
        return self._by_trials(view, moves, rng, told)

    def _by_trials(self, view: Any, moves: list[int], rng: Random, told: bool) -> Found:
        """Where nothing but one answer is likely, it is tried only if it is to be told what it promises."""
        heuristics, me = self._heuristics, view.seat
        fits, imagine = heuristics.weighing(view), heuristics.imagining(self._game, view)
        first = start = asked(imagine(rng), me)
        priors = shares(heuristics.policy(first, me, moves))
        sworn = [self._honour * worth for worth in heuristics.sworn(view, moves)] or [0.0] * len(moves)
        likely = sorted(range(len(moves)), key=lambda place: -priors[place])[: heuristics.candidates]
        tried = [place for place in likely if priors[place] >= heuristics.faint * priors[likely[0]]]
        tried += [place for place, worth in enumerate(sworn) if worth > 0 and place not in tried]
        results: list[list[float]] = [
            [] for _ in tried
        ]  # of each, lap by lap, as much as the position counts
        weights, laps, spent = 0.0, 0, 0
        running, rounds, over = list(range(len(tried))), (len(tried) - 1).bit_length(), 0

        def standing(i: int) -> float:
            share = sum(results[i]) / weights if weights else 0.0
            return share + heuristics.prior_word / sqrt(laps) * priors[tried[i]] + sworn[tried[i]]

        while (len(running) > 1 or told) and spent + len(running) <= max(heuristics.playouts, len(tried)):
            if laps:
                start = asked(imagine(rng), me)
            weight, number = fits(start), rng.getrandbits(BITS)
            weights += weight
            laps += 1
            spent += len(running)
            for i in running:
                s = start.clone()
                s.play(me, moves[tried[i]])
                share = heuristics.judge(s, Luck(number)) if s.agenda else s.scores()
                results[i].append(weight * share[me])
            if heuristics.halves and over < rounds - 1 and spent * rounds >= (over + 1) * heuristics.playouts:
                over += 1
                running = sorted(running, key=standing, reverse=True)[: (len(running) + 1) // 2]
            elif heuristics.halves and len(running) == 2 and laps >= HEARD and is_settled(results, running):
                break
        best = max(running, key=standing) if laps else 0
        return Found(moves[tried[best]], sum(results[best]) / weights if weights else 0.0, laps, first)

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


def is_settled(results: list[list[float]], running: list[int]) -> bool:
    """Whether one of the two is behind beyond doubt, even if something rare has not happened yet."""
    apart = [one - other for one, other in zip(results[running[0]], results[running[1]], strict=True)]
    lead = sum(apart)
    scatter = sum([each * each for each in apart]) - lead * lead / len(apart)
    return abs(lead) > DOUBT * sqrt(max(0.0, scatter) + RARE * RARE)
