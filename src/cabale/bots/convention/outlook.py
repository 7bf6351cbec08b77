# mypyc: compile
"""What everybody may expect with what the round is still likely to bring, at once: PP of posts, Reports, and
denunciations, each by its chance."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.balance import UNTRIED, Balance, weighed, win
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.hearings import accepted
from cabale.games.convention import pieces
from cabale.games.convention.assembly import Agenda, Motion, Reports
from cabale.games.convention.table import Convention, on_report

SPEAKS: Final = 0.9  # how often somebody who may denounce does
SECONDED: Final = 0.3  # how often another supports him
SURELY: Final = 0.8  # how often, where he has another faction to do so and no other rival
MINORITY: Final = 0.3  # how often a Motion of those without a majority of their own is adopted
NAMED: Final = 0.03  # how often a Jacobins card names a given deputy
ALONE: Final = 1.5  # PP that a round on Mission brings
TOGETHER: Final = 2.0  # with a friend
HELD: Final = 0.02  # of a deputy: what a card is worth that is kept in hand
A_DEFENCE: Final = 0.04  # what one is worth that defends
SPOKE: Final = 0.15  # PP of a speech at the Club
MOVEMENT: Final = pieces.PHASES.index("movement")
ASSEMBLY: Final = pieces.PHASES.index("assembly")
SEATED: Final = pieces.PHASES.index("committee")
ON_MISSION: Final = pieces.PHASES.index("mission")
CLUB: Final = pieces.PHASES.index("club")


class Outlook:
    """Made for one position."""

    def __init__(self, s: Convention, habits: Habits) -> None:
        self.s: Final = s
        self.habits: Final = habits
        self.balance: Final = weighed(s)
        self.plain, self.strong = chances(s)
        self.totals: Final = self.balance.totals[:]
        self.loss: Final = [0.0] * pieces.DEPUTIES  # what a confirmed denunciation takes
        # of each faction: how likely a Report is accepted, and a tie
        self._usual: Final = [(UNTRIED, 0.0)] * 4
        self.open: Final[list[int]] = []  # who may be denounced
        speakers = self._speakers()
        self._incomes(speakers)
        self._reports()
        self._strikes(speakers)
        held(s, self.totals)

    def _speakers(self) -> int:
        """The set of factions that will still have their say at the agenda of this round."""
        s = self.s
        if s.phase > ASSEMBLY:
            return 0
        turn = 0
        if s.phase == ASSEMBLY:
            turn = len(s.circle)
            for step in s.agenda:
                if isinstance(step, Agenda):
                    turn = step.turn
        found = 0
        while turn < len(s.circle):
            faction = s.at(turn)
            if self.balance.here[faction][pieces.CONVENTION]:  # II-6
                found |= 1 << faction
            turn += 1
        return found

    def _incomes(self, speakers: int) -> None:
        """PP that the rest of the round is likely to bring at a post; and what there is to lose."""
        s, balance, phase = self.s, self.balance, self.s.phase
        charged = self.strong if phase == SEATED else self.plain
        for faction in s.circle:
            seat = s.owner[faction]
            here = balance.here[faction]
            for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
                post = s.post[deputy]
                if post >= pieces.FREE_POSTS:
                    continue
                more = 0.0
                if post == pieces.COMMITTEE:
                    more = 1.0 if phase < SEATED else 0.0
                elif post == pieces.MISSION:
                    if phase < ON_MISSION:
                        more = ALONE if here[pieces.MISSION] == 1 else TOGETHER
                elif post == pieces.JACOBINS:
                    more = SPOKE if phase < CLUB else 0.0
                if more > 0.0:
                    more = between(balance, s.popularity[deputy] + more) - balance.free(s.popularity[deputy])
                    self.totals[seat] += more
                if phase > CLUB or s.square[deputy] == pieces.REPORT:
                    continue
                loss = balance.loss(deputy) + more
                if loss < 0.0:
                    loss = 0.0
                if s.square[deputy] == pieces.DENOUNCED:
                    chance = charged
                    if s.backed >> deputy & 1:
                        chance = self.strong
                    elif speakers:
                        chance += self._seconded(seat, speakers) * (self.strong - self.plain)
                    self.totals[seat] -= chance * loss
                else:
                    self.loss[deputy] = loss
                    self.open.append(deputy)

    def _seconded(self, seat: int, speakers: int) -> float:
        """II-7. How likely a denunciation of a deputy of this seat is still supported: each speaks once."""
        s = self.s
        helpers = 0
        for faction in s.circle:
            if speakers >> faction & 1 and s.owner[faction] != seat:
                helpers += 1
        alone = 0
        for deputy in s.charges:
            if not s.backed >> deputy & 1:
                alone += 1
        if not helpers or not alone:
            return 0.0
        return (SECONDED if s.seats > 2 else SURELY) * min(1.0, helpers / alone)

    # --- Reports

    def _reports(self) -> None:
        """Those that are still to be voted on; in Phase I the best of each faction."""
        s = self.s
        if s.phase == MOVEMENT:
            for faction in s.circle:
                best = 0.0
                for deputy in s.at_post(faction, pieces.CONVENTION):
                    best = max(best, self.hope(faction, deputy))
                self.totals[s.owner[faction]] += best
        elif s.phase == ASSEMBLY:
            for step in s.agenda:
                if isinstance(step, Reports):
                    for turn in range(step.turn, len(s.circle)):
                        faction = s.at(turn)
                        reporter = on_report(s, faction)
                        if reporter >= 0:
                            self.totals[s.owner[faction]] += self.hope(faction, reporter)

    def hope(self, faction: int, deputy: int) -> float:
        """II-4. What a Report may bring."""
        if self.habits.is_unpromised(deputy):
            won, tied = self._usual[faction]
            if won == UNTRIED:
                won, tied = accepted(self.s, self.balance, faction, deputy, self.habits)
                self._usual[faction] = (won, tied)
        else:
            won, tied = accepted(self.s, self.balance, faction, deputy, self.habits)
        balance, popularity = self.balance, self.s.popularity[deputy]
        return won * balance.gain(popularity, 2) + (1.0 - won - tied) * balance.gain(popularity, -2)

    # --- denunciations

    def _strikes(self, speakers: int) -> None:
        """Those that the round may still bring: at the agenda, by the Committee, by cards."""
        s = self.s
        here = self.balance.here
        confirmed = SPEAKS * (self.plain + SECONDED * (self.strong - self.plain))
        for faction in s.circle:
            if speakers >> faction & 1:
                reached = [target for target in self.open if here[faction][s.post[target]]]
                self._strike(s.owner[faction], reached, confirmed)
        if s.phase < SEATED or (s.phase == SEATED and isinstance(s.agenda[-1], Motion)):
            seated = [0] * s.seats
            for faction in s.circle:
                seated[s.owner[faction]] += here[faction][pieces.COMMITTEE]
            everybody = sum(seated)
            for seat in range(s.seats):
                weight = seated[seat]
                if weight:
                    adopted = 1.0 if 2 * weight > everybody else MINORITY * weight / everybody
                    self._strike(seat, self.open, adopted * self.strong)
        if s.phase <= CLUB:
            for faction in s.circle:
                cards = here[faction][pieces.JACOBINS]
                if cards:
                    for target in self.open:
                        whose = s.owner[target // pieces.PER_FACTION]
                        if whose != s.owner[faction]:
                            self.totals[whose] -= cards * NAMED * self.plain * self.loss[target]

    def _strike(self, seat: int, reached: list[int], chance: float) -> None:
        """Whoever loses more is the likelier to be denounced."""
        s, loss = self.s, self.loss
        all = 0.0
        for target in reached:
            if s.owner[target // pieces.PER_FACTION] != seat:
                all += loss[target]
        if all > 0.0:
            for target in reached:
                whose = s.owner[target // pieces.PER_FACTION]
                if whose != seat:
                    self.totals[whose] -= chance * loss[target] * loss[target] / all


def held(s: Convention, totals: list[float]) -> None:
    """V-6. Cards in hand add something as long as there is another round."""
    if not s.dissolved and s.round < s.options.rounds:
        for faction in s.circle:
            for card in s.hands[faction]:
                worth = A_DEFENCE if pieces.EFFECT[card] == pieces.DEFENCE else HELD
                totals[s.owner[faction]] += worth


def outlook(s: Convention, habits: Habits) -> list[float]:
    """What share of the win each seat may expect."""
    found = Outlook(s, habits)
    return win(found.totals, found.balance.spread)


def is_begun(s: Convention) -> bool:
    """Whether a round has just begun."""
    return s.phase == MOVEMENT and not s.moved and not s.passed


def rested(s: Convention) -> list[float]:
    """The same of a round that is over: whoever was examined in it waits for the next."""
    over, now = Balance(s, max(1, s.round - 1)), weighed(s)
    totals = [0.0] * s.seats
    for faction in s.circle:
        for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
            balance = over if s.post[deputy] < pieces.FREE_POSTS else now
            totals[s.owner[faction]] += balance.worth(deputy)
    held(s, totals)
    return win(totals, over.spread)


def chances(s: Convention) -> tuple[float, float]:
    """T2, T4, T5. How often a denunciation is confirmed, plain or supported; by questions: H-2."""
    if s.options.history:
        right = s.options.guessed_right / pieces.FACES
        return 1.0 - right, 1.0 - right * right
    return pieces.PLAIN / pieces.FACES, pieces.SUPPORTED / pieces.FACES


def between(balance: Balance, popularity: float) -> float:
    """What a free deputy is worth, also between whole PP."""
    low = int(popularity)
    if popularity <= low:
        return balance.free(low)
    return balance.free(low) + (popularity - low) * balance.gain(low, 1)
