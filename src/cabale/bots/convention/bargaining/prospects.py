"""What a table is worth to me: who is likely to be re-elected in the end, hence my share of the win."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

from cabale.bots.convention.balance import CERTAIN, FURTHER
from cabale.bots.convention.bargaining.scene import Counts, Scene, column
from cabale.bots.convention.dossiers import Dossiers
from cabale.bots.convention.fortunes import MOST, fortunes
from cabale.bots.convention.hearings import SHELTER
from cabale.bots.convention.outlook import (
    ALONE,
    ASSEMBLY,
    CLUB,
    MINORITY,
    MOVEMENT,
    NAMED,
    ON_MISSION,
    SEATED,
    SECONDED,
    SPEAKS,
    SPOKE,
    TOGETHER,
)
from cabale.games.convention import pieces
from cabale.games.convention.notation import FACTION_OF
from cabale.games.convention.views import ConventionView

REGARD: Final = 0.02  # of the win, for a deputy of a friend
UNKNOWN: Final[Mapping[int, float]] = {}


class Prospects:
    """Made for one answer: what a seat may hope for, at the table of a view or at one like it; `last` says
    that the game ends with this round."""

    def __init__(
        self, view: ConventionView, me: int, owner: list[int], dossiers: Dossiers, last: bool
    ) -> None:
        options = view.options
        rounds, dissolution_from = int(options["rounds"] or 0), int(options["dissolution_from"] or 0)
        self.me: Final = me
        self.owner: Final = owner
        self.dossiers: Final = dossiers
        self.circle: Final = [FACTION_OF[name] for name in view.circle]
        self.phase: Final = pieces.PHASES.index(view.phase)
        self.fortunes: Final = fortunes(rounds, dissolution_from)
        self.round: Final = rounds if last else min(view.round, rounds)
        self.spread: Final = CERTAIN + FURTHER * sqrt(rounds - self.round)
        self._free: Final = self.fortunes.free[self.round]
        self._regard: Final = [
            0.0 if seat == me else REGARD * dossiers.regard(seat) for seat in range(view.seats)
        ]
        if options["history_variant"]:
            right = int(options["bot_answer_p"] or 0) / pieces.FACES
            self.plain, self.strong = 1 - right, 1 - right * right  # H-2
        else:
            self.plain, self.strong = pieces.PLAIN / pieces.FACES, pieces.SUPPORTED / pieces.FACES

    # --- the win

    def share(self, scene: Scene) -> float:
        return self.share_of(self.totals(scene))

    def share_of(self, totals: list[float]) -> float:
        """My share of the win, on average; and a little for the sake of friends."""
        kindness = sum([regard * total for regard, total in zip(self._regard, totals, strict=True)])
        return self.win(totals) + kindness

    def win(self, totals: list[float]) -> float:
        mine = totals[self.me]
        return 1 / sum([exp(min(500.0, (total - mine) / self.spread)) for total in totals])

    # --- one deputy

    def free(self, popularity: float) -> float:
        """What a free deputy is worth at the end of this round."""
        if popularity <= 0:
            return 0.0
        if popularity >= MOST:
            return self._free[MOST]
        low = int(popularity)
        return self._free[low] + (popularity - low) * (self._free[low + 1] - self._free[low])

    def gain(self, popularity: int, change: float) -> float:
        """What more or less PP are worth to a free deputy."""
        return self.free(popularity + change) - self.free(popularity)

    def imprisoned(self, popularity: int, friends: int) -> float:
        """What a prisoner is worth who is examined in this round."""
        return self.fortunes.prison[self.round][min(MOST, popularity)][friends]

    def fled(self, popularity: int, friends: int) -> float:
        return self.fortunes.flight[self.round][min(MOST, popularity)][friends]

    def ballot(self, seat: int, weights: list[int], known: Mapping[int, float] = UNKNOWN) -> dict[int, float]:
        """By how many votes a deputy of this seat has the better of a body, and how likely; of some voters
        it is known how likely they vote for him."""
        odds = {0: 1.0}
        for faction, weight in enumerate(weights):
            if not weight:
                continue
            voter = self.owner[faction]
            kind = known[voter] if voter in known else self.dossiers.favour(voter, seat)
            leads: dict[int, float] = {}
            for lead, chance in odds.items():
                leads[lead + weight] = leads.get(lead + weight, 0.0) + chance * kind
                leads[lead - weight] = leads.get(lead - weight, 0.0) + chance * (1 - kind)
            odds = leads
        return odds

    def judged(self, odds: Mapping[int, float], popularity: int, friends: int) -> float:
        """D-9. What a deputy is worth who stands trial, by the odds of the ballot."""
        acquitted, tied = won(odds), odds.get(0, 0.0)
        return acquitted * self.free(popularity) + tied * self.imprisoned(popularity, friends)

    def helped(self, popularity: int, friends: int, juror: int) -> float:
        """What is left of both when an accomplice of so many PP steps in."""
        return self.imprisoned(popularity, friends) + self.gain(juror, -2)

    def struck(self, scene: Scene, deputy: int, counts: Counts) -> float:
        """D-5, D-7. What a deputy is worth once his denunciation is confirmed."""
        post, popularity, faction = scene.post[deputy], scene.popularity[deputy], deputy // pieces.PER_FACTION
        if post == pieces.MISSION or post == pieces.JACOBINS:
            return self.free(popularity - 3)
        jurors = column(counts, pieces.TRIBUNAL)
        jurors[faction] -= post == pieces.TRIBUNAL
        friends = counts[faction][pieces.CONVENTION] - (post == pieces.CONVENTION)
        ways = [
            self.fled(popularity, friends),
            self.judged(self.ballot(self.owner[faction], jurors), popularity, friends),
        ]
        ways += [
            self.helped(popularity, friends, scene.popularity[juror])
            for juror in (scene.members(faction, pieces.TRIBUNAL) if jurors[faction] else ())
            if juror != deputy
        ]
        return max(ways)

    def hope(self, odds: Mapping[int, float], popularity: int) -> float:
        """II-4. What a Report may bring, by the odds of the ballot."""
        accepted = won(odds)
        rejected = 1 - accepted - odds.get(0, 0.0)
        return accepted * (self.gain(popularity, 2) + SHELTER) + rejected * self.gain(popularity, -2)

    def report(self, scene: Scene, faction: int, counts: Counts) -> float:
        """What the best Report of a faction may bring."""
        odds = self.ballot(self.owner[faction], column(counts, pieces.CONVENTION))
        there = scene.members(faction, pieces.CONVENTION)
        return max([0.0, *[self.hope(odds, scene.popularity[deputy]) for deputy in there]])

    # --- everybody

    def totals(self, scene: Scene) -> list[float]:
        """What each seat may expect in the end, as the table stands and with what the round still brings."""
        owner, phase = self.owner, self.phase
        counts = scene.counts()
        totals = [0.0] * len(self._regard)
        loss = [0.0] * pieces.DEPUTIES  # what a confirmed denunciation takes
        targets = []
        for deputy in range(pieces.DEPUTIES):
            post, faction = scene.post[deputy], deputy // pieces.PER_FACTION
            popularity = scene.popularity[deputy]
            if post < pieces.FREE_POSTS:
                worth = self.free(popularity + self._income(post, counts[faction]))
                if scene.square[deputy] == pieces.NORMAL and phase <= CLUB:
                    loss[deputy] = max(0.0, worth - self.struck(scene, deputy, counts))
                    targets.append(deputy)
            elif post == pieces.PRISON:
                worth = self.imprisoned(popularity, counts[faction][pieces.CONVENTION])
            elif post == pieces.FLIGHT:
                worth = self.fled(popularity, counts[faction][pieces.CONVENTION])
            else:
                continue
            totals[owner[faction]] += worth
        if targets:
            self._strikes(totals, scene, counts, loss, targets)
        if phase == MOVEMENT:
            for faction in self.circle:
                if owner[faction] == self.me and counts[faction][pieces.CONVENTION]:
                    totals[self.me] += self.report(scene, faction, counts)
        return totals

    def _income(self, post: int, here: list[int]) -> float:
        """PP that the rest of the round is likely to bring at a post."""
        if post == pieces.COMMITTEE:
            return 1.0 if self.phase < SEATED else 0.0
        if post == pieces.MISSION and self.phase < ON_MISSION:
            return ALONE if here[pieces.MISSION] == 1 else TOGETHER
        return SPOKE if post == pieces.JACOBINS and self.phase < CLUB else 0.0

    def _strikes(
        self, totals: list[float], scene: Scene, counts: Counts, loss: list[float], targets: list[int]
    ) -> None:
        """The denunciations that the round may still bring: at the agenda, by the Committee, by cards."""
        owner = self.owner
        if self.phase <= ASSEMBLY:
            confirmed = SPEAKS * (self.plain + SECONDED * (self.strong - self.plain))
            for faction in self.circle:
                here = counts[faction]
                if here[pieces.CONVENTION]:  # II-6
                    reached = [target for target in targets if here[scene.post[target]]]
                    self._strike(totals, owner[faction], reached, loss, confirmed)
        if self.phase <= SEATED:
            seated = [0] * len(totals)
            for faction in self.circle:
                seated[owner[faction]] += counts[faction][pieces.COMMITTEE]
            everybody = sum(seated)
            for seat, weight in enumerate(seated):
                if weight:
                    adopted = 1.0 if 2 * weight > everybody else MINORITY * weight / everybody
                    self._strike(totals, seat, targets, loss, adopted * self.strong)
        for faction in self.circle:
            for target in targets if counts[faction][pieces.JACOBINS] else ():
                whose = owner[target // pieces.PER_FACTION]
                if whose != owner[faction]:
                    totals[whose] -= counts[faction][pieces.JACOBINS] * NAMED * self.plain * loss[target]

    def _strike(
        self, totals: list[float], seat: int, reached: list[int], loss: list[float], chance: float
    ) -> None:
        """Others denounce anybody; I the one who loses most."""
        open_to = [target for target in reached if self.owner[target // pieces.PER_FACTION] != seat]
        if not open_to:
            return
        if seat == self.me:
            worst = max(open_to, key=loss.__getitem__)
            totals[self.owner[worst // pieces.PER_FACTION]] -= chance * loss[worst]
            return
        for target in open_to:
            totals[self.owner[target // pieces.PER_FACTION]] -= chance * loss[target] / len(open_to)


def won(odds: Mapping[int, float]) -> float:
    """How likely a ballot is won."""
    return sum([chance for lead, chance in odds.items() if lead > 0])
