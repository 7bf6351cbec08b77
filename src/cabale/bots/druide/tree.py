"""The tree of a search: what was tried at each turn, how often, and how it ended for whoever chose it.

Nobody's cards are in the tree. Every walk goes over a table with other cards, so what the tree knows of
a move is what it brings whatever the others hold.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from cabale.bots.druide.completion import complete, count
from cabale.bots.druide.unseen import Unseen
from cabale.core.agenda import PASS
from cabale.core.seats import NO_SEAT
from cabale.games.druide.pieces import MOVE_BAR, PLACE
from cabale.games.druide.rules import next_to
from cabale.games.druide.table import Druide, alone_on_top

CURIOSITY: Final = 0.3  # how much more a move is looked at that was tried seldom
HEARSAY: Final = 200.0  # after so many trials a move speaks for itself as loudly as the same move made later
UNHEARD: Final = 0.5  # what a move is worth of which nothing is known
NO_LINE: Final = 0


class Node:
    """A turn of one seat, with what each of its moves has brought so far."""

    def __init__(self, seat: int, moves: list[int], lines: list[int]) -> None:
        self.seat: Final = seat
        self.moves: Final = moves
        self.lines: Final = lines  # where a move puts a bar, if it does
        self.walks = 0
        self.tried = [0] * len(moves)
        self.won = [0.0] * len(moves)
        self.heard = [0] * len(moves)  # games in which the seat made the same move, now or later
        self.heard_won = [0.0] * len(moves)
        self.children: list[Node | None] = [None] * len(moves)

    def next(self) -> int:
        """The place of the move to try now: one that did well, or that was tried too seldom to tell."""
        best, highest = 0, -1.0
        width = CURIOSITY * sqrt(log(self.walks + 1.0))
        for place in range(len(self.moves)):
            tried = self.tried[place]
            heard = self.heard[place]
            value = self.heard_won[place] / heard if heard else UNHEARD
            if tried:
                trust = sqrt(HEARSAY / (3.0 * tried + HEARSAY)) if heard else 0.0
                value = (1.0 - trust) * self.won[place] / tried + trust * value + width / sqrt(tried)
            else:
                value += width
            if value > highest:
                best, highest = place, value
        return best

    def best(self) -> int:
        """The place of the move that was tried most."""
        return self.tried.index(max(self.tried))

    def lead(self) -> int:
        """How much more often that was than any other."""
        tried = sorted(self.tried)
        return tried[-1] - tried[-2]

    def learn(self, place: int, s: Druide, share: float) -> None:
        """A game in which this move was made has ended, with this share of the win for the seat.

        What the seat did later in that game says something of the same move made at once.
        """
        self.walks += 1
        self.tried[place] += 1
        self.won[place] += share
        seat, moves = self.seat, self.moves
        for i in range(len(moves)):
            move = moves[i]
            if move == PASS:
                made = False
            elif move < MOVE_BAR:
                made = s.stones[move - PLACE] == seat
            else:
                bar = (move - MOVE_BAR) // 2
                made = s.owners[bar] == seat and s.bars[bar] == self.lines[i]
            if made:
                self.heard[i] += 1
                self.heard_won[i] += share


def ask(s: Druide, moves: list[int]) -> Node:
    """A node for the turn that it is on this table."""
    lines = [next_to(s.bars[(move - MOVE_BAR) // 2], move) if move >= MOVE_BAR else NO_LINE for move in moves]
    return Node(s.turn, moves, lines)


def walks(root: Node, unseen: Unseen, times: int, number: int) -> int:
    """So many walks, each on a table of its own; returns the next random number."""
    for _ in range(times):
        s, number = unseen.deal(number)
        number = walk(root, s, number)
    return number


def walk(root: Node, s: Druide, number: int) -> int:
    """Down the tree, one step beyond it, at random to the end of the game, and back with the result."""
    node = root
    path: list[Node] = []
    places: list[int] = []
    while True:
        place = node.next()
        path.append(node)
        places.append(place)
        s.play(node.seat, node.moves[place])
        if s.over:
            winner = alone_on_top(s.totals())
            break
        child = node.children[place]
        if child is None:
            if node.tried[place]:
                node.children[place] = ask(s, s.moves(s.turn))
            number = complete(s, number)
            winner = alone_on_top(count(s))
            break
        node = child
    for i in range(len(path)):
        node = path[i]
        if winner == NO_SEAT:
            node.learn(places[i], s, 1.0 / len(s.reserve))
        else:
            node.learn(places[i], s, 1.0 if winner == node.seat else 0.0)
    return number
