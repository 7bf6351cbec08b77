# mypyc: compile
"""How likely hands are that a search imagines: by drafts, claims, silences and lies found out."""

from __future__ import annotations

from typing import Final

from cabale.bots.complots.belief import Belief
from cabale.bots.complots.rollout import Repute
from cabale.core.agenda import State
from cabale.games.complots.pieces import ENVOYS, FIXED, NO_CHARACTER
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView

# What players tend to pick from their packet, if they were not dealt it already.
PICKED: Final[tuple[float, ...]] = (0.34, 0.13, 0.26, 0.25, 0.02)
TWIN: Final = 0.005
LEAST: Final = 1e-9  # nothing that can be so is out of the question


class Suspicion:
    """Made for one view."""

    def __init__(self, view: ComplotsView) -> None:
        belief = Belief(view)
        dossiers = belief.dossiers
        self.repute: Final = Repute(
            [dossiers.suspicion(seat) for seat in range(view.seats)],
            [belief.believed if seat == belief.me else belief.held(seat) for seat in range(view.seats)],
        )
        self._evidence: Final = [dossier.evidence() for dossier in dossiers.of]
        self._as_dealt: Final = [
            dossiers.drafted != NO_CHARACTER and not dossier.drew for dossier in dossiers.of
        ]
        self._rivals: Final = belief.rivals
        self._all: Final = [*belief.rivals, belief.me]

    def weigh(self, s: State) -> float:
        """By what the rivals did."""
        return self._weigh(s, self._rivals)

    def weigh_all(self, s: State) -> float:
        """And by what I did, as they see it."""
        return self._weigh(s, self._all)

    def _weigh(self, s: State, seats: list[int]) -> float:
        assert isinstance(s, Complots)
        weight = 1.0
        for seat in seats:
            evidence = self._evidence[seat]
            for character in set(s.hidden[seat]):
                weight *= evidence[character]
        for seat in seats:
            if self._as_dealt[seat]:
                weight *= drafted(*s.hidden[seat], *s.faceup[seat])
        return weight + LEAST


def drafted(one: int, other: int) -> float:
    """C-7. How likely one of two cards was picked when the other had been dealt."""
    return TWIN if one == other else (PICKED[one] + PICKED[other]) / 2


def names(s: Complots, seat: int) -> list[str]:
    """The hidden cards of a seat, by name."""
    characters = (*FIXED, ENVOYS[s.options.envoy])
    return [characters[card] for card in s.hidden[seat]]
