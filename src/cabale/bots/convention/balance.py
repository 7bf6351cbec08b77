# mypyc: compile
"""What everybody may expect as the table stands: quick, for a search asks it in every walk."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cabale.bots.convention.fortunes import MOST, fortunes
from cabale.bots.convention.habits import USUAL
from cabale.games.convention import pieces
from cabale.games.convention.table import Convention

CERTAIN: Final = 0.3  # of deputies: how far luck carries totals apart in the last round
FURTHER: Final = 0.35  # how much further with every round to come, by its square root
UNTRIED: Final = -1.0  # where a chance is to stand that nobody has reckoned yet
HELP: Final = 0.1  # of a deputy: what an accomplice loses by it, more or less


class Balance:
    """Made for one position, as if this round were at its end."""

    def __init__(self, s: Convention, round: int) -> None:
        tables = fortunes(s.options.rounds, s.options.dissolution_from)
        self.s: Final = s
        self.spread: Final = CERTAIN + FURTHER * sqrt(float(tables.last - round))
        self._free: Final = tables.free[round]
        self._prison: Final = tables.prison[round]
        self._flight: Final = tables.flight[round]
        here: list[list[int]] = [[0] * pieces.FREE_POSTS for _ in range(4)]
        for deputy in range(pieces.DEPUTIES):
            post = s.post[deputy]
            if post < pieces.FREE_POSTS and s.square[deputy] != pieces.SUMMONED:
                here[deputy // pieces.PER_FACTION][post] += 1
        # of each faction: with all its jurors, and with one less
        self._trials: Final = [(UNTRIED, 0.0)] * 8
        self.here: Final = here  # of each faction: how many sit at each of the five posts
        totals = [0.0] * s.seats
        for faction in s.circle:
            seat = s.owner[faction]
            for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
                totals[seat] += self.worth(deputy)
        self.totals: Final = totals
        self.shares: Final = win(totals, self.spread)

    # --- one deputy

    def free(self, popularity: int) -> float:
        """What a free deputy is worth."""
        if popularity <= 0:
            return 0.0
        return self._free[popularity if popularity < MOST else MOST]

    def gain(self, popularity: int, change: int) -> float:
        return self.free(popularity + change) - self.free(popularity)

    def imprisoned(self, popularity: int, friends: int) -> float:
        return self._prison[popularity if popularity < MOST else MOST][friends] if popularity > 0 else 0.0

    def fled(self, popularity: int, friends: int) -> float:
        return self._flight[popularity if popularity < MOST else MOST][friends] if popularity > 0 else 0.0

    def worth(self, deputy: int) -> float:
        s = self.s
        post = s.post[deputy]
        if post < pieces.FREE_POSTS:
            return self.free(s.popularity[deputy])
        if post == pieces.PRISON:
            return self.imprisoned(
                s.popularity[deputy], self.here[deputy // pieces.PER_FACTION][pieces.CONVENTION]
            )
        if post == pieces.FLIGHT:
            return self.fled(s.popularity[deputy], self.here[deputy // pieces.PER_FACTION][pieces.CONVENTION])
        return 0.0

    # --- a denunciation

    def loss(self, deputy: int) -> float:
        """What a confirmed denunciation takes from a free deputy (D-5, D-7)."""
        s = self.s
        post, popularity, faction = s.post[deputy], s.popularity[deputy], deputy // pieces.PER_FACTION
        if post >= pieces.GUILLOTINE:
            return 0.0
        if post == pieces.MISSION or post == pieces.JACOBINS:
            return self.free(popularity) - self.free(popularity - 3)
        friends = self.here[faction][pieces.CONVENTION] - (1 if post == pieces.CONVENTION else 0)
        best = self.fled(popularity, friends)
        jurors = self.here[faction][pieces.TRIBUNAL] - (1 if post == pieces.TRIBUNAL else 0)
        won, tied = self.trial(faction, jurors)
        judged = won * self.free(popularity) + tied * self.imprisoned(popularity, friends)
        if judged > best:
            best = judged
        if jurors > 0:
            helped = self.imprisoned(popularity, friends) - HELP
            if helped > best:
                best = helped
        return max(0.0, self.free(popularity) - best)

    def trial(self, faction: int, jurors: int) -> tuple[float, float]:
        """D-9. How likely somebody of a faction with so many jurors is acquitted, and how likely the votes
        tie, if others are as kind as usual."""
        place = 2 * faction + (1 if jurors < self.here[faction][pieces.TRIBUNAL] else 0)
        known = self._trials[place]
        if known[0] == UNTRIED:
            owner = self.s.owner
            lead = jurors
            weights: list[int] = []
            for other in range(4):
                seated = self.here[other][pieces.TRIBUNAL]
                if other != faction and owner[other] == owner[faction]:
                    lead += seated
                elif other != faction and seated:
                    weights.append(seated)
            known = ballot(lead, weights, [USUAL] * len(weights))
            self._trials[place] = known
        return known


def weighed(s: Convention) -> Balance:
    """The balance in the middle of a round."""
    return Balance(s, s.options.rounds if s.dissolved else max(1, s.round))


def win(totals: list[float], spread: float) -> list[float]:
    """What share of the win each seat may expect."""
    most = max(totals)
    odds = [exp((total - most) / spread) for total in totals]
    everything = sum(odds)
    return [each / everything for each in odds]


def ballot(lead: int, weights: list[int], kind: list[float]) -> tuple[float, float]:
    """How likely somebody wins a ballot, and how likely it ties, by the votes that are his and by how
    likely each of the others votes for him."""
    won = 0.0
    tied = 0.0
    for favourable in range(1 << len(weights)):
        chance = 1.0
        sum = lead
        for i in range(len(weights)):
            if favourable >> i & 1:
                chance *= kind[i]
                sum += weights[i]
            else:
                chance *= 1.0 - kind[i]
                sum -= weights[i]
        if sum > 0:
            won += chance
        elif sum == 0:
            tied += chance
    return won, tied
