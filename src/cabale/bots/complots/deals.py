# mypyc: compile
"""Cards drawn from what is believed: determinizations that need no weighing (importance sampling with the
belief itself as the proposal)."""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.bots.complots.belief import Belief
from cabale.games.complots.pieces import CHARACTERS, NO_CHARACTER

Deal = tuple[list[tuple[int, ...]], list[int]]  # the hands, and the Court, counted


class Deals:
    """Made for one belief."""

    def __init__(self, belief: Belief, court_size: int) -> None:
        self._belief: Final = belief
        self._court_size: Final = court_size
        self._evidence: Final = [dossier.evidence() for dossier in belief.dossiers.of]
        self._left: Final[dict[int, tuple[list[float], list[int]]]] = {}  # by what the other of two picked

    def draw(self, rng: Random) -> Deal:
        """A hand for every rival, one after the other; what nobody holds is the Court's."""
        belief = self._belief
        pick = self._pick(rng) if belief.seats == 2 else NO_CHARACTER
        if pick not in self._left:
            self._left[pick] = self._count(pick)
        likely, counts = self._left[pick][0][:], self._left[pick][1][:]
        hands: list[tuple[int, ...]] = [()] * belief.seats
        hands[belief.me] = tuple(sorted(belief.hand))
        first = int(rng.random() * len(belief.rivals))
        for seat in belief.rivals[first:] + belief.rivals[:first]:
            hands[seat] = self._hand(seat, pick, counts, likely, rng)
        court = [max(0, count) for count in counts]
        for character in range(CHARACTERS):  # a bare table may hold more than the box
            if sum(court) < self._court_size:
                court[character] += 1
        return hands, court

    def _count(self, pick: int) -> tuple[list[float], list[int]]:
        """What may be in hands that I do not know, as far as it is likely and as far as it is possible."""
        belief = self._belief
        copies = belief.copies_of(tuple([float(character == pick) for character in range(CHARACTERS)]))
        counts = [
            int(copies[character]) - belief.faceup[character] - belief.hand.count(character)
            for character in range(CHARACTERS)
        ]
        for seat in belief.rivals:
            for character in belief.dossiers.of[seat].sure:
                counts[character] -= 1
        return belief.left_of(copies), counts

    def _pick(self, rng: Random) -> int:
        """C-7. What the other player picked."""
        belief = self._belief
        evidence = self._evidence[belief.rivals[0]]
        weights = [pick * weight for pick, weight in zip(belief.their_pick, evidence, strict=True)]
        return drawn_by(weights if sum(weights) else list(belief.their_pick), rng)

    def _hand(
        self, seat: int, pick: int, counts: list[int], likely: list[float], rng: Random
    ) -> tuple[int, ...]:
        belief = self._belief
        hand = belief.dossiers.of[seat].sure[: belief.lives[seat]]
        evidence = self._evidence[seat]
        if pick != NO_CHARACTER and belief.undrawn(seat) and not belief.lost[seat] and counts[pick] > 0:
            hand = [pick]
            counts[pick] -= 1
            likely[pick] -= 1.0
        while len(hand) < belief.lives[seat]:
            weights = [
                max(0.0, left) * (1.0 if character in hand else weight) if count > 0 else 0.0
                for character, (left, weight, count) in enumerate(zip(likely, evidence, counts, strict=True))
            ]
            if not sum(weights):
                weights = [float(max(0, count)) for count in counts]
            character = drawn_by(weights if sum(weights) else [1.0] * CHARACTERS, rng)
            counts[character] -= 1
            likely[character] -= 1.0
            hand = [*hand, character]
        return tuple(sorted(hand))


def drawn_by(weights: list[float], rng: Random) -> int:
    """A character, in proportion to the weights."""
    left = rng.random() * sum(weights)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return weights.index(max(weights))
