"""Plans: a move is played out on an imagined table until the blade would fall, and that table is priced."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cabale.bots.guillotine.prospects import Prospects
from cabale.core.agenda import PASS
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.core.steps import Stop
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.effects import ErrorPick, ErrorReply
from cabale.games.guillotine.notation import ACTION_OF
from cabale.games.guillotine.pieces import CHOOSE_NOBLE, DISCARD_GUARDS
from cabale.games.guillotine.rules import Act, Collects, Finale
from cabale.games.guillotine.table import Guillotine, count_up
from cabale.games.guillotine.views import GuillotineView

SAMPLES: Final = (6, 2)  # ways that chance may go, with the first card and with the second
FURTHER: Final = 3  # so many nobles at the front are tripped in thought, with another card to follow
FIRST_CARD: Final = 0
SECOND_CARD: Final = 1
WANTED: Final = 3  # nobles of a pile that are thought of in passing
RANGE: Final = 1 << 29  # of random numbers


class Plan(NamedTuple):
    """A move, my share of the win after it, and a table that it leads to; chance may lead to others."""

    move: int
    share: float
    table: Guillotine
    chance: bool


class Planner:
    """Sees what the seat sees: the table is one that its view allows, and hidden cards are not looked at."""

    def __init__(self, view: GuillotineView, seed: int) -> None:
        self.me: Final = view.seat
        self.dice: Final = Random((seed << 21) + len(view.history))
        self.table: Final = GUILLOTINE.imagine(view, self.dice)
        for place, step in enumerate(self.table.agenda):
            if isinstance(step, Collects):
                self.table.agenda[place] = Stop()
        known = [tuple([ACTION_OF[name] for name in cards]) for cards in view.known]
        known[self.me] = (*self.table.hands[self.me], *self.table.discards)
        self.prospects: Final = Prospects(self.me, known)

    def best(self, moves: list[int]) -> Plan:
        """The best of these moves, with what I would do after it."""
        return max(self._each(self.table, moves, FIRST_CARD), key=_share)

    def _each(self, s: Guillotine, moves: list[int], depth: int) -> list[Plan]:
        """What each move leads to. Where another card may follow, what happens near the front is thought
        through: nobles are offered as they stand in line."""
        plans = [self._after(s, move, depth) for move in moves]
        if depth == FIRST_CARD:
            for place in [i for i, plan in enumerate(plans) if self._may_go_on(plan.table)][:FURTHER]:
                table = plans[place].table
                further = self._each(table, table.moves(self.me), SECOND_CARD)
                plans[place] = max(further, key=_share)._replace(move=moves[place])
        return plans

    def _may_go_on(self, s: Guillotine) -> bool:
        """G-33. Whether I may play another card in the same turn."""
        return s.turn == self.me and isinstance(s.agenda[-1], Act)

    def _after(self, s: Guillotine, move: int, depth: int) -> Plan:
        child = s.clone()
        child.play(s.turn, move)
        if _asks_chance(child):
            ways = [self._by_chance(child, depth) for _ in range(SAMPLES[depth])]
            return Plan(move, sum([way.share for way in ways]) / len(ways), ways[0].table, True)
        return self._best(child, depth)._replace(move=move)

    def _by_chance(self, s: Guillotine, depth: int) -> Plan:
        s = s.clone()
        while _asks_chance(s):
            s.play(CHANCE, drawn(s.weights(), int(self.dice.random() * RANGE)))
        return self._best(s, depth)

    def _best(self, s: Guillotine, depth: int) -> Plan:
        """What I would choose next, and what others would: the worst for me."""
        if s.over or s.turn == CHANCE or isinstance(s.agenda[-1], Act | Finale):
            return Plan(PASS, self.prospects.share(s), s, False)
        moves = [move for move in s.moves(s.turn) if move != DISCARD_GUARDS]
        if isinstance(s.agenda[-1], ErrorPick | ErrorReply):
            moves = _most_wanted(s, moves)
        plans = self._each(s, moves, depth)
        return max(plans, key=_share) if s.turn == self.me else min(plans, key=_share)


def _share(plan: Plan) -> float:
    return plan.share


def _asks_chance(s: Guillotine) -> bool:
    return s.turn == CHANCE and not isinstance(s.agenda[-1], Stop)


def _most_wanted(s: Guillotine, moves: list[int]) -> list[int]:
    """Of the nobles that could be taken from a pile, those that count most between taker and giver."""
    step = s.agenda[-1]
    assert isinstance(step, ErrorPick | ErrorReply)
    giver, taker = (step.whom, s.active) if isinstance(step, ErrorPick) else (s.active, step.whom)

    def difference(move: int) -> int:
        noble = move - CHOOSE_NOBLE
        left = tuple([other for other in s.piles[giver] if other != noble])
        return count_up((*s.piles[taker], noble), s.fronts[taker]) - count_up(left, s.fronts[giver])

    return sorted(moves, key=difference, reverse=True)[:WANTED]
