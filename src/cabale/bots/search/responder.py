"""A best response by search: a player that knows the policy of all the others, and looks for what beats it.

Information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with one tree, that of its own
decisions: wherever another seat is asked, in the tree and beyond, the policy answers at the view which that
seat has in the imagined position. What such a player wins is a lower bound of what the policy can lose to
anybody (its exploitability), and the more it walks, the closer it comes: by a local best response Lisý and
Bowling (2017) measure players of poker.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck
from cabale.bots.search.nodes import Node, shares
from cabale.bots.search.particles import Oracle, Particle, Particles, Policy
from cabale.bots.search.tree import knot, twist
from cabale.core.agenda import Ballot, State
from cabale.core.game import Game
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE

SIZE: Final = 32  # particles
HORIZON: Final = (
    16  # answers of the policy beyond the tree, before the position is judged as the search would
)


class Responder:
    """Made for one seat of one game: it keeps in mind what it answered."""

    def __init__(
        self, game: Game[Any, Any], heuristics: Heuristics, policy: Policy, seed: int, walks: int
    ) -> None:
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._rng: Final = Random(seed)
        self._walks: Final = walks
        self._oracle: Final = Oracle(game, policy, self._rng)
        self._particles: Final = Particles(game, self._oracle, heuristics, SIZE, self._rng)

    @property
    def asked(self) -> int:
        """How often it has asked the policy so far."""
        return self._oracle.asked

    def choose(self, view: Any, moves: list[int]) -> int:
        move = moves[0] if len(moves) == 1 else self._search(view, moves)
        self._particles.answered(move)
        return move

    def _search(self, view: Any, moves: list[int]) -> int:
        particles = self._particles.see(view)
        self._heuristics.believe(view)
        start = particles[0].state
        tree = _Tree(self._game, self._heuristics, self._oracle, self._root(view, moves, start), start)
        for _ in range(self._walks):
            tree.walk(self._rng.choice(particles), self._rng.getrandbits(30))
        return moves[tree.root.best()]

    def _root(self, view: Any, moves: list[int], s: State) -> Node:
        """My question; what the policy itself would answer has the first word."""
        usual = self._oracle.answer(self._oracle.player(), view, moves)
        weight = self._heuristics.prior_weight
        priors = shares(self._heuristics.policy(s, view.seat, moves))
        priors = [
            (1 - weight) * prior + weight * (move == usual) for move, prior in zip(moves, priors, strict=True)
        ]
        return Node(view.seat, moves[:], priors)


class _Tree:
    """Of one answer: nodes are the questions of one seat alone, by what it has seen since the root."""

    def __init__(
        self, game: Game[Any, Any], heuristics: Heuristics, oracle: Oracle, root: Node, start: State
    ) -> None:
        self._game: Final = game
        self._heuristics: Final = heuristics
        self._oracle: Final = oracle
        self.root: Final = root
        self._nodes: Final = {knot(0, root.seat, heuristics.private(start, root.seat)): root}

    def walk(self, particle: Particle, number: int) -> None:
        """Down the tree, one question of mine beyond it, on to the horizon, and back with the result."""
        s, luck, me, heuristics = particle.state.clone(), Luck(number), self.root.seat, self._heuristics
        eyes = [self._game.watch(seat) for seat in range(len(particle.players))]
        path: list[tuple[Node, int]] = []
        threads = [0] * CHANCE
        sealed: list[tuple[int, int]] = []  # witnesses and answers of a ballot that is not opened yet
        beyond = -1  # answers of the policy since the tree was left; before that below 0
        while s.agenda and beyond < HORIZON:
            seat = s.turn
            if seat == CHANCE:
                move = drawn(s.weights(), luck.next() >> 8)
            else:
                moves = s.moves(seat)
                node = None
                if seat == me and beyond < 0 and len(moves) > 1:
                    place = knot(threads[me], me, heuristics.private(s, me))
                    node = self._nodes.get(place)
                    if node is None:
                        self._nodes[place] = Node(me, moves, shares(heuristics.policy(s, me, moves)))
                        beyond = 0
                if node is not None:
                    chosen = node.next(
                        node.places(heuristics, s, moves), heuristics.exploration, 0.0, luck.next() >> 8
                    )
                    path.append((node, chosen))
                    move = node.moves[chosen]
                elif len(moves) == 1:
                    move = moves[0]
                else:
                    move = self._oracle.answer(particle.players[seat], eyes[seat].look(s), moves)
                    beyond += beyond >= 0
            witnesses, what = heuristics.observers(s, seat, move), move * 9 + seat
            ballot = isinstance(s.agenda[-1], Ballot)
            s.play(seat, move)
            sealed.append((witnesses, what))
            if not (ballot and s.sealed):
                for each in sealed:
                    twist(threads, *each)
                sealed.clear()
        result = heuristics.evaluate(s, luck) if s.agenda else s.scores()
        for node, chosen in path:
            node.learn(chosen, result[me])
