"""Plans: a move is followed on a table that the view allows until the turn ends, over every throw."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, NamedTuple

from cabale.bots.cocarde.guesses import guess, unseen
from cabale.bots.cocarde.planting import best_square
from cabale.bots.cocarde.worth import share, worth
from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games.cocarde import pieces
from cabale.games.cocarde.dealing import Discard
from cabale.games.cocarde.decrees import Schools
from cabale.games.cocarde.moving import THROW, Barrier, Throw
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.rules import SEARCH, VERDICT, Act, Closing, Defence, Give, Next
from cabale.games.cocarde.sentences import ARRIVE, CapetsTrial, Shelter
from cabale.games.cocarde.squares import LAST, START
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import CocardeView

RANGE: Final = 1 << 29  # of random numbers
ALL_THROWS: Final = 36


class Stop(Step[Cocarde]):
    """Where a plan ends: chance is asked, and never answers; only a game that is won goes on to its end."""

    def begin(self, s: Cocarde) -> int:
        if s.finished():
            s.do(SEARCH, VERDICT)
            return NOBODY
        return seat_bit(CHANCE)


STOP: Final = Stop()


class Outlook(NamedTuple):
    """What is to be expected when a turn ends."""

    share: float  # of the win, for me
    tree: float  # how likely I have one more, planted or not
    off: float  # how likely I am not on the course


class Plan(NamedTuple):
    """A move, what it is worth, and what my own throw then brings."""

    move: int
    value: float = 0.0
    outlook: Outlook | None = None


class Planner:
    """Sees what the seat sees: the table is one that its view allows."""

    def __init__(self, view: CocardeView, seed: int) -> None:
        self.me: Final = view.seat
        self.rng: Final = Random((seed << 21) + len(view.history))
        self.table: Final = guess(view, self.rng)
        self.unseen: Final = unseen(view, self.table)
        self.known: Final = [tuple([CARD_OF[name] for name in cards]) for cards in view.known]
        if self.table.active == self.me:
            self.table.agenda = [STOP if isinstance(step, Next) else step for step in self.table.agenda]
        else:
            self.table.agenda = [STOP, self.table.agenda[-1]]
        self.wealth: Final = self.table.trees[self.me] + self.table.certificates[self.me]

    # --- what an answer leads to

    def plan(self, move: int) -> Plan:
        outlook = self._after(self.table, move)
        return Plan(move, outlook.share, outlook)

    def _after(self, s: Cocarde, move: int) -> Outlook:
        s = s.clone()
        s.play(s.turn, move)
        return self._follow(s)

    def _follow(self, s: Cocarde) -> Outlook:
        """To the end of the turn, over all throws. I choose the best, others do what comes first to mind."""
        while not s.over:
            step = s.agenda[-1]
            if s.turn == CHANCE:
                if isinstance(step, Stop):
                    break
                if isinstance(step, Throw):
                    return self._thrown(s)
                s.play(CHANCE, drawn(s.weights(), int(self.rng.random() * RANGE)))
            elif s.turn != self.me and isinstance(step, Defence):
                return self._defended(s, step)
            elif s.turn == self.me and isinstance(step, Barrier | Shelter | CapetsTrial):
                return max([self._after(s, move) for move in s.moves(s.turn)])
            else:
                s.play(s.turn, thought(s, step))
        if s.over:
            return Outlook(s.scores()[self.me], 0.0, 0.0)
        grown = s.trees[self.me] + s.certificates[self.me] > self.wealth
        off = not START < s.places[self.me] <= LAST
        return Outlook(share(s, self.me), float(grown), float(off))

    def _thrown(self, s: Cocarde) -> Outlook:
        sums = [0.0, 0.0, 0.0]
        for throw in range(pieces.THROWS):
            weight = pieces.THROW_WEIGHTS[throw] / ALL_THROWS
            child = s.clone()
            child.play(CHANCE, throw)
            for i, value in enumerate(self._follow(child)):
                sums[i] += weight * value
        return Outlook(*sums)

    def _defended(self, s: Cocarde, step: Defence) -> Outlook:
        """An attack: as likely as the unseen cards say, the target has a defence."""
        chance = self.defence(s, step.seat, step.colour)
        struck = self._after(s, PASS)
        if not chance:
            return struck
        s.agenda.pop()
        s.hands[step.seat] = s.hands[step.seat][1:]
        s.settle()
        return Outlook(*[
            chance * one + (1 - chance) * other for one, other in zip(self._follow(s), struck, strict=True)
        ])  # fmt: skip

    def defence(self, s: Cocarde, whom: int, colour: int) -> float:
        """How likely a player can avert an attack of this colour."""
        square = s.places[whom] if s.on_course(whom) else -1

        def averts(card: int) -> bool:
            return (
                card == pieces.DEFENCE_CARD + colour
                or pieces.FIRST_SQUARE[card] <= square <= pieces.LAST_SQUARE[card]
            )

        if any(map(averts, self.known[whom])):
            return 1.0
        cards, hidden = sum(self.unseen), len(s.hands[whom]) - len(self.known[whom])
        useless = sum([count for card, count in enumerate(self.unseen) if not averts(card)])
        return 1 - comb(useless, hidden) / comb(cards, hidden) if hidden <= cards else 0.0

    # --- what others make of it

    def prospect(self, s: Cocarde, whom: int) -> float:
        """My share of the win after a throw of another player, from this table."""
        s = s.clone()
        while len(s.hands[self.me]) > pieces.HAND:
            s.give_up(self.me, least(s, self.me))
        s.agenda = [STOP, ARRIVE, THROW]
        s.active = whom
        s.settle()
        return self._thrown(s).share


def thought(s: Cocarde, step: Step[Cocarde]) -> int:
    """What anybody would answer without much thought."""
    seat = s.turn
    moves = s.moves(seat)
    if isinstance(step, Act | Closing):
        if pieces.BOOKS in moves:
            return pieces.BOOKS
        if s.plantable(seat):
            return pieces.PLANT + best_square(s, seat)
        if pieces.ROLL in moves:
            return pieces.ROLL
        return PASS if PASS in moves else pieces.DISCARD + least(s, seat)
    if isinstance(step, Discard):
        return pieces.DISCARD + least(s, seat)
    if isinstance(step, Give):
        return pieces.GIVE + least(s, seat)
    return moves[-1] if isinstance(step, Schools) else moves[0]


def least(s: Cocarde, seat: int) -> int:
    """The card that a hand can best do without."""
    hand = s.hands[seat]
    return min(hand, key=lambda card: worth(s, seat, card, hand.count(card) - 1))
