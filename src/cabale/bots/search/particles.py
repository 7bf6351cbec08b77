"""Where a seat may be among players whose policy is known: a particle filter (Gordon, Salmond and Smith 1993,
as Silver and Veness 2010 use it in search).

A particle is one way in which the game may have come to where the seat sees it. It was played from the
beginning: chance drew what the seat's view allows, and the other seats answered as their policy does at the
views that they have in this particle. The true position is nowhere in it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.worlds import asked
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.match import Player
from cabale.core.seats import CHANCE

Policy = Callable[[int], Player]
"""Whoever is known: given a seed, a player that answers as it does."""

LOOKS: Final = 4  # players of the policy that are asked how likely it did what was seen
FEWEST: Final = 4  # one particle in so many has to fit; otherwise positions are imagined without the policy


class Particle(NamedTuple):
    """A position, who plays there in each seat, and how many of the seat's own answers led to it."""

    state: State
    players: tuple[Player, ...]
    answers: int
    weight: float


class Oracle:
    """Asks the policy, and counts how often."""

    def __init__(self, game: Game[Any, Any], policy: Policy, rng: Random) -> None:
        self._game: Final = game
        self._policy: Final = policy
        self._rng: Final = rng
        self.asked = 0

    def player(self) -> Player:
        """Another one of its kind."""
        return self._policy(self._rng.getrandbits(48))

    def answer(self, player: Player, view: Any, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        self.asked += 1
        return player.choose(view, moves)


class Particles:
    """As many as fit what a seat has seen so far, in one game that it plays to the end."""

    def __init__(
        self, game: Game[Any, Any], oracle: Oracle, heuristics: Heuristics, size: int, rng: Random
    ) -> None:
        self._game: Final = game
        self._oracle: Final = oracle
        self._heuristics: Final = heuristics
        self._size: Final = size
        self._rng: Final = rng
        self._answers: Final[list[int]] = []  # that the seat has given
        self._particles: list[Particle] = []

    def answered(self, move: int) -> None:
        """The seat has given this answer; in every particle it gives the same."""
        self._answers.append(move)

    def see(self, view: Any) -> list[Particle]:
        """Those that lead to this view, drawn anew so that all are equally likely."""
        before = self._particles or [self._new(view) for _ in range(self._size)]
        found = [fits for each in before if (fits := self._follow(each, view)) is not None]
        if FEWEST * len(found) < self._size:
            found += self._imagined(view, self._size - len(found))
        drawn = self._rng.choices(found, [each.weight for each in found], k=self._size)
        self._particles = [each._replace(weight=1.0) for each in drawn]
        return self._particles

    def _new(self, view: Any) -> Particle:
        state = self._game.begin(view.seats, view.options)
        return Particle(state, tuple([self._oracle.player() for _ in range(view.seats)]), 0, 1.0)

    def _imagined(self, view: Any, count: int) -> list[Particle]:
        """Where the policy explains too little of what was seen: positions that the view allows."""
        reading, suspicion = self._game.reading(view), self._heuristics.believe(view)
        states = [asked(reading.position(self._rng), view.seat) for _ in range(count)]
        weights = [suspicion(state) for state in states]
        most = max(weights)
        return [
            Particle(
                state,
                tuple([self._oracle.player() for _ in range(view.seats)]),
                len(self._answers),
                weight / most / LOOKS,
            )
            for state, weight in zip(states, weights, strict=True)
        ]

    # --- one of them

    def _follow(self, particle: Particle, view: Any) -> Particle | None:
        """Played on to where the seat sees this; None if it cannot have come there."""
        state, answers, weight = particle.state.clone(), particle.answers, particle.weight
        players = list(particle.players)
        told = len(self._game.events(state, view.seat))
        while state.agenda:
            seat = state.turn
            if seat == view.seat:
                if answers == len(self._answers):
                    break
                if self._answers[answers] not in state.moves(seat):
                    return None
                state.play(seat, self._answers[answers])
                answers += 1
                continue
            if seat == CHANCE:
                odds = state.weights()
                ways = [(outcome, each) for outcome, each in enumerate(odds) if each]
            else:
                kin = [players[seat], *[self._oracle.player() for _ in range(LOOKS - 1)]]
                seen, moves = self._game.view(state, seat), state.moves(seat)
                ways = [(self._oracle.answer(each, seen, moves), 1) for each in kin]
            after = {move: self._played(state, seat, move, view, told) for move in dict(ways)}
            open_ways = [place for place, (move, _) in enumerate(ways) if after[move] is not None]
            if not open_ways:
                return None
            shares = [ways[place][1] for place in open_ways]
            weight *= sum(shares) / sum(each for _, each in ways)
            chosen = self._rng.choices(open_ways, shares)[0]
            if seat != CHANCE:
                players[seat] = kin[chosen]
            state, told = after[ways[chosen][0]] or (state, told)
        if not state.agenda or not self._is_seen(state, view):
            return None
        return Particle(state, tuple(players), answers, weight)

    def _played(self, state: State, seat: int, move: int, view: Any, told: int) -> tuple[State, int] | None:
        """The position after a move, and how many events the seat was told until then; None if it was told
        something else."""
        child = state.clone()
        child.play(seat, move)
        events = self._game.events(child, view.seat)
        return (child, len(events)) if events[told:] == view.history[told : len(events)] else None

    def _is_seen(self, state: State, view: Any) -> bool:
        """Whether the seat sees just this, whatever was said and promised besides."""
        mine = self._game.view(state, view.seat)
        return bool(mine == msgspec.structs.replace(view, talk=mine.talk, pledges=mine.pledges))
