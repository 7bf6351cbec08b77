# mypyc: compile
"""Who holds what, as one seat can count and guess it: cards are counted, and what everybody did weighs the
hands that are left (Bayes' rule)."""

from __future__ import annotations

from typing import Final

from cabale.bots.complots.dossiers import Dossiers
from cabale.bots.complots.policy import Repute
from cabale.core.agenda import State
from cabale.games.complots.pieces import CHARACTERS, NO_CHARACTER
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView

# What players tend to pick from their packet, if they were not dealt it already.
PICKED: Final[tuple[float, ...]] = (0.34, 0.13, 0.26, 0.25, 0.02)
TWIN: Final = 0.005
LEAST: Final = 1e-9  # nothing that can be so is out of the question
# With two players, what people pick from their packet.
PICKS: Final[tuple[float, ...]] = (0.22, 0.24, 0.22, 0.22, 0.1)
RUMOUR: Final = 0.3  # what may still be in a hand if all copies are probably elsewhere
DOUBTFUL: Final = 0.1  # what is left in the others' eyes of a character that is almost used up


class Belief:
    """The cards of one view."""

    def __init__(self, view: ComplotsView) -> None:
        self.me: Final = view.seat
        self.seats: Final = view.seats
        self.dossiers: Final = Dossiers(view)
        names = self.dossiers.names
        own = view.hidden[view.seat]
        assert isinstance(own, tuple)  # nobody asks for a spectator
        self.hand: Final = [names[name] for name in own]
        self.lives: Final = [cards if isinstance(cards, int) else len(cards) for cards in view.hidden]
        self.lives[self.me] = 2 - len(view.faceup[self.me])  # whatever an exchange puts in my hand
        self.rivals: Final = [seat for seat in range(view.seats) if self.lives[seat] and seat != self.me]
        self.lost: Final = [[names[name] for name in row] for row in view.faceup]
        self.faceup: Final = [0] * CHARACTERS
        for row in self.lost:
            for character in row:
                self.faceup[character] += 1
        self.copies: Final = 4 if view.seats > 6 else 3  # C-2, C-7
        self.their_pick: Final = self._guess_pick()
        self.unseen: Final = self.left_of(self.copies_of(self.their_pick))
        self.believed: Final = self._reflect()
        self._held: Final[dict[int, list[float]]] = {}

    # --- what can be counted

    def used_up(self, character: int) -> bool:
        """Everybody sees that nobody can hold it any more."""
        return self.faceup[character] >= self.copies

    def _placed(self, character: int) -> int:
        """How many I know to be where no rival holds them: face up, in my hand, in the Court."""
        return self.faceup[character] + self.hand.count(character) + self.dossiers.court[character]

    def copies_of(self, picks: tuple[float, ...]) -> list[float]:
        """C-2, C-7. How many of each are in the game, if the other of two players picked so."""
        if self.seats > 2:
            return [float(self.copies)] * CHARACTERS
        return [
            1.0 + (self.dossiers.drafted == character) + picks[character] for character in range(CHARACTERS)
        ]

    def left_of(self, copies: list[float]) -> list[float]:
        """How many of each may be in a hand that I cannot see and do not know; 0 if certainly none."""
        left = [copies[character] - self._placed(character) for character in range(CHARACTERS)]
        for seat in self.rivals:
            for character in self.dossiers.of[seat].sure:
                left[character] -= 1
        for character in range(CHARACTERS):
            rumour = self.dossiers.likely[character] - self.dossiers.court[character]
            left[character] = max(RUMOUR * left[character], left[character] - rumour, 0.0)
        return left

    def _guess_pick(self) -> tuple[float, ...]:
        """C-7. What the other player picked: known once I see a copy that only its packet brought."""
        for character in range(CHARACTERS):
            if self._placed(character) > 1 + (self.dossiers.drafted == character):
                return tuple([float(other == character) for other in range(CHARACTERS)])
        return PICKS

    # --- what can be guessed

    def held(self, seat: int) -> list[float]:
        """For each character, how likely this rival holds it: 0 and 1 where I am certain."""
        if seat not in self._held:
            dossier = self.dossiers.of[seat]
            evidence = dossier.evidence()
            if self.undrawn(seat):
                chances = self._as_dealt(seat, evidence)
            else:
                chances = holding(self.unseen, evidence, self.lives[seat] - len(dossier.sure))
                for character in dossier.sure:
                    chances[character] = 1.0
            self._held[seat] = chances
        return self._held[seat]

    def undrawn(self, seat: int) -> bool:
        """C-7. Whether of two players this one still has no other cards than in the beginning."""
        dossier = self.dossiers.of[seat]
        return (
            self.seats == 2 and not dossier.drew and not dossier.sure and self.dossiers.dealt != NO_CHARACTER
        )

    def _as_dealt(self, seat: int, evidence: list[float]) -> list[float]:
        """C-7. The other player's first two cards: one of the third packet, one that it picked."""
        packet = [float(character != self.dossiers.dealt) for character in range(CHARACTERS)]
        picks = self.their_pick
        weights = [0.0] * CHARACTERS
        total = 0.0
        for one in self.lost[seat] or range(CHARACTERS):
            for other in range(CHARACTERS):
                weight = packet[one] * picks[other] * evidence[other]
                if self.lost[seat]:  # which of the two was lost?
                    weight += packet[other] * picks[one] * evidence[other]
                else:
                    weight *= evidence[one] if one != other else 1.0
                    weights[one] += weight if one != other else 0.0
                weights[other] += weight
                total += weight
        return [min(1.0, weight / total) for weight in weights] if total else weights

    def _reflect(self) -> list[float]:
        """For each character, how likely I hold it in the eyes of others, who know the table and my words."""
        unseen = []
        for character in range(CHARACTERS):
            copies = 1 + 2 * PICKS[character] if self.seats == 2 else self.copies
            left = max(DOUBTFUL, copies - self.faceup[character])
            unseen.append(0.0 if self.used_up(character) else left)
        return holding(unseen, self.dossiers.of[self.me].evidence(), self.lives[self.me])

    # --- what others make of it

    def repute(self) -> Repute:
        """What is thought of the players, by seat."""
        seats = range(self.seats)
        return Repute(
            [self.dossiers.suspicion(seat) for seat in seats],
            [self.believed if seat == self.me else self.held(seat) for seat in seats],
            self.me,
            self.dossiers.of[self.me].shown,
        )


class Likelihood:
    """How likely all played so with the hands of a position: drafts, claims, silences, lies exposed."""

    def __init__(self, belief: Belief) -> None:
        dossiers = belief.dossiers
        self._evidence: Final = [dossier.evidence() for dossier in dossiers.of]
        self._as_dealt: Final = [
            dossiers.drafted != NO_CHARACTER and not dossier.drew for dossier in dossiers.of
        ]
        self._rivals: Final = belief.rivals
        self._all: Final = [*belief.rivals, belief.me]

    def of_rivals(self, s: State) -> float:
        """By what the rivals did."""
        return self._of(s, self._rivals)

    def of_all(self, s: State) -> float:
        """And by what I did, as they see it."""
        return self._of(s, self._all)

    def _of(self, s: State, seats: list[int]) -> float:
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


def holding(unseen: list[float], evidence: list[float], cards: int) -> list[float]:
    """How likely a hand of one or two unseen cards holds each character.

    The pair a, b weighs u(a) u(b), a pair of twins u(a) (u(a) - 1), for the number u of cards unseen;
    and each character in it adds its evidence, once.
    """
    if cards <= 0:
        return [0.0] * CHARACTERS
    singles = [count * weight for count, weight in zip(unseen, evidence, strict=True)]
    total = sum(singles)
    if cards == 1:
        return [single / total for single in singles] if total else singles
    twins = [
        single * (count - 1) if count > 1 else 0.0 for count, single in zip(unseen, singles, strict=True)
    ]
    pairs = [2 * single * (total - single) for single in singles]
    every = sum(pairs) / 2 + sum(twins)
    if every <= 0:
        return [float(single > 0) for single in singles]
    return [min(1.0, (pair + twin) / every) for pair, twin in zip(pairs, twins, strict=True)]
