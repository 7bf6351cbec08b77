"""What the others are likely to hold and to vote: by what they did, by what they did not do with their cards,
and by what they have promised.

Positions that are imagined are weighed by how likely the others would have brought them about (importance
sampling, as the particle filters of Gordon, Salmond and Smith 1993); how each votes is an opponent model,
counted from the history (Carmel and Markovitch 1993).
"""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.dossiers import Dossiers
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.hearings import votes
from cabale.bots.convention.pledges import KINDLY, running
from cabale.core.agenda import State
from cabale.core.seats import NO_SEAT
from cabale.games.convention import events
from cabale.games.convention.drawing import Draws
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.notation import DEPUTY_OF, FACTION_OF
from cabale.games.convention.pieces import DEFENCE, DENOUNCES, DEPUTIES, EFFECT, NAMES, PER_FACTION
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ConventionView
from cabale.games.convention.voting import Scrutiny

WITHHELD: Final = 0.3  # how often a card is kept that could have been played (V-6)
FOR_NOTHING: Final = 0.5  # of the votes for somebody else's deputy, those that nothing was given for
KEPT: Final = 0.85  # how often a promised vote is cast as promised
LEFT_ALONE: Final = 0.3  # how often somebody is not defended who could have been (V-7)


class Restraint(Draws):
    """Follows a history: whom cards still held could have denounced when the Club met last, and who had
    somebody to defend then."""

    def __init__(self) -> None:
        super().__init__()
        self.open_to_all: Final = [0, 0, 0, 0]  # of each faction: deputies whom its cards let be
        self.undefended: Final = [False] * 4
        self._struck = 0  # by Jacobins cards, in this meeting
        self._defended = 0

    def follow(self, event: AnyEvent) -> None:
        super().follow(event)
        match event:
            case events.Phase(phase="club"):
                self._struck = self._defended = 0
            case events.Phase(phase="prison"):
                self._over()
            case events.Denounced(how="jacobins"):
                self._struck |= 1 << DEPUTY_OF[event.deputy]
            case events.Defended():
                self._defended |= 1 << DEPUTY_OF[event.deputy]
            case events.Drew(pack="jacobins", card=None):
                self.open_to_all[FACTION_OF[event.faction]] = 0  # not all of them were held then
                self.undefended[FACTION_OF[event.faction]] = False

    def _over(self) -> None:
        """The Club has met: what is held now was kept."""
        everybody = (1 << DEPUTIES) - 1
        for faction in range(4):
            own = ((1 << PER_FACTION) - 1) << faction * PER_FACTION
            self.open_to_all[faction] = everybody & ~(self._gone | self._reporting | self._struck)
            self.undefended[faction] = bool(own & self._struck & ~self._defended)


class Belief:
    """Made for one view."""

    def __init__(self, view: ConventionView, habits: Habits) -> None:
        self._seat: Final = view.seat
        self._habits: Final = habits
        self._restraint: Final = Restraint()
        for event in view.history:
            self._restraint.follow(event)

    def weigh(self, s: State) -> float:
        assert isinstance(s, Convention)
        weight = 1.0
        for faction in s.circle:
            if s.owner[faction] != self._seat:
                for card in s.hands[faction]:
                    weight *= self._kept(faction, card)
        return weight * self._cast(s) if s.sealed else weight

    def _cast(self, s: Convention) -> float:
        """How likely the others would have cast the sealed ballots."""
        step = s.agenda[-1]
        assert isinstance(step, Scrutiny)
        weight = 1.0
        for voter, vote in s.sealed:
            if voter != self._seat:
                moves = step.moves(s, voter)
                likely = votes(s, voter, moves, step, self._habits)
                if vote in moves:
                    weight *= likely[moves.index(vote)] / sum(likely)
        return weight

    def _kept(self, faction: int, card: int) -> float:
        """How likely this card would still be held."""
        restraint = self._restraint
        if EFFECT[card] == DEFENCE:
            return LEFT_ALONE if restraint.undefended[faction] else 1.0
        let_be = restraint.open_to_all[faction]
        if EFFECT[card] == DENOUNCES:
            return WITHHELD if let_be >> NAMES[card] & 1 else 1.0
        return WITHHELD if let_be else 1.0


# --- votes ----------------------------------------------------------------------------------------


def canvass(view: ConventionView) -> Habits:
    """How each votes about the deputies of each, by the history; and about some, by what was promised."""
    dossiers = Dossiers(view, view.seat, [NO_SEAT if owner is None else owner for owner in view.owners])
    found = Habits()
    for voter in range(view.seats):
        for whose in range(view.seats):
            found.kind[voter][whose] = FOR_NOTHING * dossiers.favour(voter, whose)
    for each in running(view):
        promise = each.promise
        if promise.deed in KINDLY:
            deputy = DEPUTY_OF[promise.about]
            kindly = promise.how == KINDLY[promise.deed]
            found.promise(each.by, deputy, KEPT if kindly else 1 - KEPT)
            if kindly and promise.deed == "vote_report" and view.owners[deputy // PER_FACTION] == each.to:
                found.reports |= 1 << deputy
    return found
