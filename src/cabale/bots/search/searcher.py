"""The player that searches."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from cabale.bots.budget import Allowance, Budget
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.mixing import drawn_from, is_settled
from cabale.bots.search.nodes import Node, shares
from cabale.bots.search.reasons import considered, reason
from cabale.bots.search.strangers import Strangers
from cabale.bots.search.tree import Tree
from cabale.bots.search.worlds import Worlds, asked
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.reason import Reason

PACE: Final = 32  # walks between two looks at the clock
INSISTENT: Final = 1e9  # a prior that nothing outweighs
MOST: Final = 512  # positions imagined for one answer


class Search:
    """One answer being sought, from one view."""

    def __init__(
        self,
        game: Game[Any, Any],
        heuristics: Heuristics,
        advice: Reason,
        view: Any,
        moves: list[int],
        rng: Random,
    ) -> None:
        self.game: Final = game
        self.heuristics: Final = heuristics
        self.view: Final = view
        self._reading: Final = game.reading(view)
        self.advice: Final = advice
        self.worlds: Final = Worlds()
        self._suspicion: Final = heuristics.believe(view)
        self.tree: Final = self._plant(moves, rng)
        self._rng: Final = rng
        self._strangers: Final = Strangers(game, heuristics, view, rng) if heuristics.strange_walks else None

    def _plant(self, moves: list[int], rng: Random) -> Tree:
        """The root: my question, where the adviser has its say before anything was tried."""
        s = asked(self._reading.position(rng), self.view.seat)
        weight = self.heuristics.prior_weight
        priors = shares(self.heuristics.policy(s, self.view.seat, moves))
        priors = [
            (1 - weight) * prior + weight * (move == self.advice.move)
            for move, prior in zip(moves, priors, strict=True)
        ]
        return Tree(
            self.heuristics,
            Node(self.view.seat, moves[:], priors),
            self.heuristics.private(s, self.view.seat),
        )

    def run(self, budget: Budget) -> None:
        """Walk until the budget is used up, or until what is left of it cannot change the answer."""
        allowance = budget.begin()
        number = self._rng.getrandbits(30)
        if self.heuristics.sequential_halving:
            self._run_halving(allowance, number)
            return
        left = float(PACE)
        while left > 0 and not self._is_settled(left):
            self.imagine()
            number = self.tree.walks(self.worlds, allowance.take(PACE), number)
            left = allowance.left()

    def _run_halving(self, allowance: Allowance, number: int) -> None:
        halving = self.tree.halving
        walks = PACE  # since new positions were imagined
        left = float("inf")  # for one lap in any case
        while len(halving.running) > 1 and left >= len(halving.running):
            if walks >= PACE:
                self.imagine()
                walks = 0
            walks += allowance.take(len(halving.running))
            number = self.tree.lap(self.worlds, number)
            halving.lap(allowance.spent())
            left = allowance.left()

    def _is_settled(self, left: float) -> bool:
        """Whether so many walks more can change nothing."""
        if self.heuristics.mixing:
            return is_settled(self.tree.root, left / 2 if self.tree.strangers.positions else left)
        return left < self.tree.root.lead()

    def answer(self) -> int:
        """The place of the answer to give: the best, or one by lot where the search mixes."""
        if self.heuristics.mixing:
            return drawn_from(self.tree, self._rng)
        return self.tree.best()

    def insist(self, move: int) -> None:
        """Some walks that begin with this move, if none has so far."""
        root = self.tree.root
        place = root.moves.index(move)
        if not root.tried[place]:
            prior, root.priors[place] = root.priors[place], INSISTENT
            self.tree.walks(self.worlds, PACE, self._rng.getrandbits(30))
            root.priors[place] = prior

    def imagine(self) -> None:
        """Some positions more."""
        if len(self.worlds.positions) < MOST:
            for _ in range(self.heuristics.determinizations):
                self.worlds.add(*self.another())
            if self._strangers:
                self._strangers.imagine(self.tree.strangers, self._rng)

    def another(self) -> tuple[State, float]:
        """A position that the view allows, and how well it fits what the others did."""
        s = asked(self._reading.position(self._rng), self.view.seat)
        return s, self._suspicion(s)


class Adviser(Protocol):
    """Who has the first word at the root: the level `regular`."""

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


class Searcher:
    """Plays by search. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(
        self, game: Game[Any, Any], heuristics: Heuristics, adviser: Adviser, seed: int, budget: Budget
    ) -> None:
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._adviser: Final = adviser
        self._seed: Final = seed
        self._budget: Final = budget

    def choose(self, view: Any, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        advice = self._adviser.explain(view, moves)
        if advice.key == self._heuristics.binding:
            return advice.move
        search = self._search(view, moves, advice)
        return moves[search.answer()]

    def explain(self, view: Any, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        advice = self._adviser.explain(view, moves)
        search = self._search(view, moves, advice)
        if advice.key != self._heuristics.binding:
            return reason(search, search.answer())
        search.insist(advice.move)
        return considered(search, advice)

    def _search(self, view: Any, moves: list[int], advice: Reason) -> Search:
        rng = Random((self._seed << 21) + len(view.history))
        search = Search(self._game, self._heuristics, advice, view, moves, rng)
        search.run(self._budget)
        return search
