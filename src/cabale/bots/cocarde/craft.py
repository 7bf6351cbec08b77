# mypyc: compile
"""Le Lys et la Cocarde for the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.bots.cocarde.judge import judge
from cabale.bots.cocarde.rollout import answers
from cabale.bots.cocarde.suspicion import Suspicion
from cabale.bots.search.craft import EVERYBODY, Craft
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import PASS, State, seat_bit
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE, OPEN
from cabale.games.cocarde.dealing import Deal, Draw
from cabale.games.cocarde.decrees import Steal
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.pieces import CARDS
from cabale.games.cocarde.rules import Give, is_covered
from cabale.games.cocarde.table import Cocarde

# The moments of a turn
MOMENTS: Final = 16
NOTHING: Final = 0  # nobody is asked, and none may notice (L-R42)
THROW: Final = 1
CARDS_DRAWN: Final = 2
ANSWERS: Final = 8  # of each seat


class CocardeCraft(Craft):
    worlds = 2  # each costs as much as three walks
    fated = True
    heats = True
    curiosity = 0.12  # moves differ by little: a share of a hundredth is much
    horizon = 2  # rounds that are played in thought after this turn, before the table is judged
    warmth = 0.02  # how much those who play on in thought leave to chance
    doubt = 0.05  # of those whose answers are still to be looked at

    def prior(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Cocarde)
        return answers(s, seat, moves, self.doubt)

    def reckon(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Cocarde)
        until = s.turns + 1 + self.horizon * len(s.hands)
        while s.agenda and s.turns < until:
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), luck.at(self.moment(s)) >> 8))
                continue
            moves = s.moves(seat)
            if len(moves) == 1:
                s.play(seat, moves[0])
            else:
                number = luck.at(s.turns * MOMENTS + ANSWERS + seat)
                s.play(seat, moves[lot(answers(s, seat, moves, self.warmth), number)])
        return judge(s, OPEN) if s.agenda else s.scores()

    def moment(self, s: State) -> int:
        """Each turn has its throw, its cards, and what is hidden by asking nobody."""
        assert isinstance(s, Cocarde)
        step = s.agenda[-1]
        return s.turns * MOMENTS + (
            THROW if isinstance(step, Throw) else CARDS_DRAWN if isinstance(step, Draw | Steal) else NOTHING
        )

    def witnesses(self, s: State, seat: int, move: int) -> int:
        assert isinstance(s, Cocarde)
        step = s.agenda[-1]
        if isinstance(step, Deal):
            return seat_bit(s.away(0, step.dealt))
        if isinstance(step, Draw):
            return seat_bit(step.seat)
        if isinstance(step, Steal):
            return seat_bit(step.seat) | seat_bit(step.whom)
        if isinstance(step, Give):
            return seat_bit(seat) | seat_bit(s.active)
        if move == PASS and is_covered(s):  # L-R42
            return 0 if seat == CHANCE else seat_bit(seat)
        return EVERYBODY

    def suspect(self, view: Any) -> Callable[[State], float]:
        return Suspicion(view).weigh

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Cocarde)
        return [CARDS[card] for card in s.hands[seat]]
