# mypyc: compile
"""Complots for the search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from cabale.bots.complots.belief import Belief, Likelihood
from cabale.bots.complots.deals import Deals
from cabale.bots.complots.evaluation import played_on
from cabale.bots.complots.policy import Repute, answers
from cabale.bots.complots.reasons import Thought, reason, reckoned
from cabale.bots.search.heuristics import EVERYBODY, Heuristics, any_is_as_likely
from cabale.bots.search.lots import Luck
from cabale.core.agenda import Lots, State, seat_bit
from cabale.core.game import Game
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.games.complots.insight import Outline
from cabale.games.complots.pieces import CHARACTERS, ENVOYS, FIXED, NO_CHARACTER
from cabale.games.complots.recall import recall
from cabale.games.complots.rules import Deal, Draft, Return, Show
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView

HORIZON: Final = 6  # turns that are played in thought before the table is judged
TOLD: Final = 32  # positions by which risks are told
DOUBTING: Final = 0.08  # how likely a player of whom nothing is known challenges a claim


class ComplotsHeuristics(Heuristics):
    mixing = True
    strange_walks = 2
    playouts = 48
    faint = 0.06  # so that nobody lets pass what its own card counters
    halves = True

    def __init__(self) -> None:
        self.repute = Repute([DOUBTING] * CHANCE, [[0.5] * CHARACTERS for _ in range(CHANCE)])

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Complots)
        return answers(s, seat, moves, self.repute)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Complots)
        return played_on(s, HORIZON, self.repute, luck)

    def judge(self, s: State, luck: Luck) -> list[float]:
        """Once round the table: whom an answer provokes has had a turn."""
        assert isinstance(s, Complots)
        return played_on(s, s.living().bit_count(), self.repute, luck)

    def hopeless(self, s: State, seat: int) -> bool:
        assert isinstance(s, Complots)
        return seat in s.eliminated  # C-41

    def observers(self, s: State, seat: int, move: int) -> int:
        step = s.agenda[-1]
        if isinstance(step, Deal):  # C-5, C-8: whoever draws
            return seat_bit(step.seat)
        if isinstance(step, Show):  # C-39
            return seat_bit(step.actor) | seat_bit(step.target)
        if isinstance(step, Return | Draft):
            return seat_bit(seat)
        if isinstance(step, Lots):
            return 0
        return EVERYBODY

    def private(self, s: State, seat: int) -> int:
        assert isinstance(s, Complots)
        code = 1
        for card in s.hidden[seat]:
            code = code * (CHARACTERS + 1) + card + 1
        return code

    def believe(self, view: Any) -> Callable[[State], float]:
        belief = Belief(view)
        self.repute = belief.repute()
        return Likelihood(belief).of_rivals

    def outside(self, view: Any) -> Callable[[State], float]:
        return Likelihood(Belief(view)).of_all

    def imagining(self, game: Game[Any, Any], view: Any) -> Callable[[Random], State]:
        return self._imagining(view, Belief(view))

    def _imagining(self, view: ComplotsView, belief: Belief) -> Callable[[Random], Complots]:
        self.repute = belief.repute()
        outline = Outline(view, recall(view.history if view.active is None else view.history[-2:]))
        deals = Deals(belief, view.court_size)
        shown = belief.dossiers.names[view.seen[-1].character] if view.seen else NO_CHARACTER

        def imagine(rng: Random) -> Complots:
            hands, court = deals.draw(rng)
            return outline.filled(hands, court, shown, None, rng)

        return imagine

    def weighing(self, view: Any) -> Callable[[State], float]:
        return any_is_as_likely  # as they were drawn from the belief

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        belief, rng = Belief(view), Random(len(view.history))
        imagine = self._imagining(view, belief)
        positions = [imagine(rng) for _ in range(TOLD)]
        return reason(Thought(belief, self.repute, positions, view.characters, share), move)

    def reckoned(self, reason: Reason, believed: Mapping[tuple[int, str], int], share: int) -> Reason:
        return reckoned(reason, believed, share)

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Complots)
        characters = (*FIXED, ENVOYS[s.options.envoy])
        return [characters[card] for card in s.hidden[seat]]
