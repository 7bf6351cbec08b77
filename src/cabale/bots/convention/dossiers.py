"""What the history says of each player: who voted for whom, who denounced whom, and what I owe them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.games.convention import events
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.pieces import PER_FACTION
from cabale.games.convention.views import ConventionView

KIND: Final = 0.25  # how often a player votes for another's deputy, before anything is known
HEARD: Final = 3.0  # so many votes weigh as much as what is believed before any is known
KNOWN: Final = 4.0  # so many votes about one player weigh as much as all others of the voter
LOYAL: Final = 0.97  # how often he votes for his own
FORGIVEN: Final = 4.0  # so much ill will makes half an enemy
ACCUSED: Final = 1.0  # the ill will of a denunciation, against that of a vote
CONDEMNED: Final = 2.0  # the ill will of a vote to behead


class Dossiers:
    """Everybody's, written from the history of one view."""

    def __init__(self, view: ConventionView, me: int, owner: list[int]) -> None:
        seats = view.seats
        self._me: Final = me
        self._owner: Final = owner
        self._kind: Final = [[0.0] * seats for _ in range(seats)]  # votes of one for deputies of another
        self._cast: Final = [[0] * seats for _ in range(seats)]  # so many votes were cast on them
        self.against: Final = [0.0] * seats  # what each has done against me
        self.helped: Final = [0.0] * seats  # what each has done for me
        self._ballots: list[tuple[int, int, int]] = []
        for event in view.history:
            note = _NOTE.get(type(event))
            if note is not None:
                note(self, event)

    def favour(self, voter: int, whose: int) -> float:
        """How likely a player votes for a deputy of another: OUI on his Report, NON in his trial."""
        if voter == whose:
            return LOYAL
        kind, cast = self._kind[voter], self._cast[voter]
        others = [seat for seat in range(len(kind)) if seat != voter]
        usual = (KIND * HEARD + sum([kind[seat] for seat in others])) / (
            HEARD + sum([cast[seat] for seat in others])
        )
        return (usual * KNOWN + kind[whose]) / (KNOWN + cast[whose])

    def regard(self, seat: int) -> float:
        """From -1 for an enemy to 1 for a friend: what a player has done to me and for me."""
        balance = self.helped[seat] - self.against[seat]
        return balance / (abs(balance) + FORGIVEN)

    # --- how each event is noted

    def _voted(self, event: events.Voted) -> None:
        self._ballots.append((event.seat, event.yes, event.no))

    def _reported(self, event: events.Reported) -> None:
        self._opened(event.deputy, True, 1.0)

    def _carried(self, event: events.Carried) -> None:
        self._opened(event.deputy, False, 1.0)

    def _judged(self, event: events.Judged) -> None:
        self._opened(event.deputy, False, CONDEMNED)

    def _dissolution(self, event: events.Dissolution) -> None:
        self._ballots = []

    def _opened(self, deputy: str, yes_is_kind: bool, weight: float) -> None:
        whose = self._owner[DEPUTY_OF[deputy] // PER_FACTION]
        for voter, yes, no in self._ballots:
            kind = (yes if yes_is_kind else no) / (yes + no)
            self._kind[voter][whose] += kind
            self._cast[voter][whose] += 1
            if whose == self._me:
                self.helped[voter] += weight * kind
                self.against[voter] += weight * (1 - kind)
        self._ballots = []

    def _denounced(self, event: events.Denounced) -> None:
        if event.seat is not None and event.how != "motion":  # its proposer is noted when he names
            self._accused(event.seat, event.deputy)

    def _supported(self, event: events.Supported) -> None:
        self._accused(event.seat, event.deputy)

    def _named(self, event: events.Motion) -> None:
        self._accused(event.seat, event.deputy)

    def _accused(self, seat: int, deputy: str) -> None:
        if self._owner[DEPUTY_OF[deputy] // PER_FACTION] == self._me:
            self.against[seat] += ACCUSED


_NOTE: Final[dict[type[Any], Callable[[Dossiers, Any], None]]] = {
    events.Voted: Dossiers._voted,
    events.Reported: Dossiers._reported,
    events.Carried: Dossiers._carried,
    events.Judged: Dossiers._judged,
    events.Dissolution: Dossiers._dissolution,
    events.Denounced: Dossiers._denounced,
    events.Supported: Dossiers._supported,
    events.Motion: Dossiers._named,
}
