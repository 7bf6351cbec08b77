# mypyc: compile
"""Le Lys et la Cocarde for the lookahead and the search. Luck moves more than any answer does, so all answers
are tried with the same (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from cabale.bots.cocarde.belief import Belief
from cabale.bots.cocarde.evaluation import shares
from cabale.bots.cocarde.guesses import guess
from cabale.bots.cocarde.policy import answers, averts
from cabale.bots.cocarde.reasons import reason
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import PASS, State, seat_bit
from cabale.core.game import Game
from cabale.core.playout import drawn
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE, NO_SEAT, OPEN
from cabale.games.cocarde.dealing import Deal, Draw
from cabale.games.cocarde.decrees import Steal
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.pieces import ATTACK, CARDS, DISCARD
from cabale.games.cocarde.rules import Give, is_covered
from cabale.games.cocarde.table import Cocarde

# The moments of a turn
MOMENTS: Final = 16
NOTHING: Final = 0  # nobody is asked, and none may notice (L-R42)
THROW: Final = 1
CARDS_DRAWN: Final = 2
ANSWERS: Final = 8  # of each seat
AVERTED: Final = 1e-9  # how likely anybody attacks in vain, to 1 for who does not know it


class CocardeHeuristics(Heuristics):
    determinizations = 2  # each costs as much as three walks
    common_random_numbers = True
    sequential_halving = True
    exploration = 0.12  # moves differ by little: a share of a hundredth is much
    horizon = 2  # rounds that are played in thought after this turn, before the table is judged
    warmth = 0.02  # how much those who play on in thought leave to chance
    doubt = 0.05  # of those whose answers are still to be looked at
    playouts = 40
    faint = 1e-6
    prior_word = 0.03
    glance = 0  # the same for the lookahead by one step

    def __init__(self) -> None:
        super().__init__()
        self._known: list[list[int]] = []  # of the view that is thought about: cards known to be in each hand
        self._me = NO_SEAT

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        """Whoever thinks attacks nobody who is known to hold the defence."""
        assert isinstance(s, Cocarde)
        found = answers(s, seat, moves, self.doubt)
        if seat == self._me:
            for i, move in enumerate(moves):
                if ATTACK <= move < DISCARD:
                    whom, colour = s.away(seat, (move - ATTACK) % 5 + 1), (move - ATTACK) // 5
                    if any(averts(s, whom, colour, card) for card in self._known[whom]):
                        found[i] *= AVERTED
        return found

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Cocarde)
        return self._play_on(s, luck, self.horizon)

    def judge(self, s: State, luck: Luck) -> list[float]:
        assert isinstance(s, Cocarde)
        return self._play_on(s, luck, self.glance)

    def _play_on(self, s: Cocarde, luck: Luck, rounds: int) -> list[float]:
        until = s.turns + 1 + rounds * len(s.hands)
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
        return shares(s, OPEN) if s.agenda else s.scores()

    def imagining(self, game: Game[Any, Any], view: Any) -> Callable[[Random], State]:
        return lambda rng: guess(view, rng)

    def moment(self, s: State) -> int:
        """Each turn has its throw, its cards, and what is hidden by asking nobody."""
        assert isinstance(s, Cocarde)
        step = s.agenda[-1]
        return s.turns * MOMENTS + (
            THROW if isinstance(step, Throw) else CARDS_DRAWN if isinstance(step, Draw | Steal) else NOTHING
        )

    def observers(self, s: State, seat: int, move: int) -> int:
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

    def believe(self, view: Any) -> Callable[[State], float]:
        self._me = view.seat
        self._known = [[CARD_OF[name] for name in cards] for cards in view.known]
        return Belief(view).weigh

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        assert isinstance(s, Cocarde)
        return reason(view, s, move)

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Cocarde)
        return [CARDS[card] for card in s.hands[seat]]
