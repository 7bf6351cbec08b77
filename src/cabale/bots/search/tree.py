# mypyc: compile
"""The tree of a search: for each seat, what it may have seen happen, what it tried then, and how it ended.
It is information set MCTS with many observers (Cowling, Powley and Whitehouse 2012).

A walk goes over one imagined position. Every seat follows its own thread of what it saw: two walks that
look the same to a seat lead it to the same node, whatever the others hold or have laid down unseen. So no
seat answers by what it cannot know, and sealed answers are given without knowing each other.

One thing is the same in every position that my view allows: what I hold. Others who learnt from such walks
would answer as if they saw it, and no bluff would ever pay. Where a game wants it, some walks go
over a position as a stranger imagines it, in which my cards are drawn anew (`strangers`): from these alone
the others learn, and in the rest they answer as they have on average. It is the self-determinization of
Cowling, Whitehouse and Powley 2015 ("Emergent bluffing and inference with Monte Carlo tree search"); the
re-determinizing search of Goodman 2019 does the same at the nodes of others.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.bots.search.halving import SequentialHalving
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck, next_number
from cabale.bots.search.nodes import Node, shares
from cabale.bots.search.worlds import Worlds
from cabale.core.agenda import Ballot, State
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE

DEEPEST: Final = 40  # answers that a walk takes from the tree
DOUBT: Final = 3.0  # standard errors: nothing seems so much better by chance
HEARD: Final = 16  # trials of an answer after which it can be compared
THREAD: Final = 0xFFFFFFFFFF  # a thread is a number of forty bits
TWIST: Final = 8191
OTHER_HAND: Final = 0x2AAAAAAAAA  # among what I know: that this is a walk in which I may hold other cards

Reply = tuple[int, int, int]  # my move, the seat that answers it first, its answer


class Tree:
    """Made for one answer of one seat."""

    def __init__(self, heuristics: Heuristics, root: Node, own: int) -> None:
        self.heuristics: Final = heuristics
        self.root: Final = root
        self.nodes: Final[dict[int, Node]] = {knot(0, root.seat, own): root}
        self.replies: Final[dict[Reply, tuple[int, float]]] = {}  # how often, and what I won then
        self.halving: Final = SequentialHalving(root.priors)
        self.strangers: Final = Worlds()  # positions in which my cards, too, are drawn
        self.fates: Final[list[tuple[State, int]]] = []  # positions and numbers of the trials of an answer

    def lap(self, worlds: Worlds, number: int) -> int:
        """One walk with each answer that is in the running, all alike; returns the next random number."""
        halving = self.halving
        number = next_number(number)
        start = worlds.pick(number)
        for place in halving.running:
            halving.learn(place, self.trial(start, number, place))
        return number

    def trial(self, start: State, number: int, place: int) -> float:
        """One walk that begins with an answer: what it brings me."""
        before = self.root.won[place]
        self.walk(start, number, place)
        return self.root.won[place] - before

    def best(self) -> int:
        """The place of the answer to give: what was tried most, or stayed in the running, unless another has
        brought more beyond doubt."""
        best = self.halving.best() if self.heuristics.sequential_halving else self.root.best()
        for place in range(len(self.root.moves)):
            if place != best and self.compare(place, best) > DOUBT:
                best = place
        return best

    def compare(self, place: int, other: int) -> float:
        """How much more of the win an answer brought than another, in standard errors; none if either was
        hardly tried."""
        root = self.root
        if root.tried[place] < HEARD or root.tried[other] < HEARD:
            return 0.0
        return self.lead(place, other) / sqrt(root.error(place) + root.error(other))

    def lead(self, place: int, other: int) -> float:
        """How much more of the win an answer brought than another, on average; both were tried."""
        if self.heuristics.sequential_halving:
            return self.halving.lead(place, other)
        root = self.root
        return root.won[place] / root.tried[place] - root.won[other] / root.tried[other]

    def walks(self, worlds: Worlds, times: int, number: int) -> int:
        """So many walks; returns the next random number."""
        for _ in range(times):
            number = next_number(number)
            if self.strangers.positions and (number >> 8) % self.heuristics.strange_walks == 0:
                number = next_number(number)
                number = self.walk(self.strangers.pick(number), number, strange=True)
            elif self.heuristics.common_random_numbers:
                self.try_alike(worlds, number)
            else:
                number = next_number(number)
                number = self.walk(worlds.pick(number), number)
        return number

    def try_alike(self, worlds: Worlds, number: int) -> None:
        """Common random numbers: the next trial of an answer meets the same position and the same luck as
        that trial of any other. So the answers differ by what they do, and not by throws of dice."""
        root = self.root
        place = root.next(
            list(range(len(root.moves))), self.heuristics.exploration, self.heuristics.amaf, number >> 8
        )
        trial = root.tried[place]
        if trial == len(self.fates):
            self.fates.append((worlds.pick(number), number))
        start, fate = self.fates[trial]
        self.walk(start, fate, place)

    def walk(self, start: State, number: int, first: int = -1, strange: bool = False) -> int:
        """Down the threads of the seats, one question beyond what is known, and back with the result. The
        first answer may be given, by its place. From a stranger's position everybody learns; in mine, where
        the search mixes, only I do."""
        s = start.clone()
        heuristics = self.heuristics
        nodes = self.nodes
        me = self.root.seat
        path: list[Node] = []
        places: list[int] = []
        threads = [0] * CHANCE
        sealed: list[tuple[int, int]] = []  # witnesses and answers of a ballot that is not opened yet
        chosen = -1  # my answer at the root
        reply: Reply | None = None
        luck = Luck(number)
        alone = len(self.strangers.positions) > 0 and not strange  # the others do not learn from this
        while s.agenda:
            seat = s.turn
            number = luck.next()
            if seat == CHANCE:
                move = drawn(
                    s.weights(),
                    (luck.at(heuristics.moment(s)) if heuristics.common_random_numbers else number) >> 8,
                )
            else:
                moves = s.moves(seat)
                if len(moves) == 1:
                    move = moves[0]
                elif len(path) == DEEPEST:
                    break
                else:
                    private = heuristics.private(s, seat)
                    place = knot(
                        threads[seat], seat, private ^ OTHER_HAND if strange and seat == me else private
                    )
                    node = nodes.get(place)
                    if node is None:
                        if not path or path[-1].tried[places[-1]] >= heuristics.expand_after:
                            nodes[place] = Node(seat, moves, shares(heuristics.policy(s, seat, moves)))
                        if path or not strange or seat != me:
                            break
                        node = nodes[place]  # my question with other cards; the walk goes on behind it
                    if first >= 0 and node is self.root:
                        chosen_place = first
                    elif alone and seat != me:
                        chosen_place = node.average(node.places(heuristics, s, moves), luck.next())
                    else:
                        chosen_place = node.next(
                            node.places(heuristics, s, moves),
                            heuristics.exploration,
                            heuristics.amaf,
                            number >> 8,
                        )
                    move = node.moves[chosen_place]
                    path.append(node)
                    places.append(chosen_place)
                    if node is self.root:
                        chosen = move
                if chosen >= 0 and reply is None and seat != me and len(moves) > 1:
                    reply = (chosen, seat, move)
            seen = heuristics.observers(s, seat, move)
            if isinstance(s.agenda[-1], Ballot):
                sealed.append((seen, move * 9 + seat))
                s.play(seat, move)
                if s.sealed:
                    continue
                for witnesses, answer in sealed:
                    twist(threads, witnesses, answer)
                sealed.clear()
            else:
                s.play(seat, move)
                twist(threads, seen, move * 9 + seat)
        if s.agenda:
            if heuristics.common_random_numbers:
                luck.number = luck.fate  # whatever was asked in the tree
            result = heuristics.evaluate(s, luck)
        else:
            result = s.scores()
        for i in range(len(path)):
            if not alone or path[i].seat == me:
                path[i].learn(places[i], result[path[i].seat])
        if heuristics.amaf:
            made = [heuristics.made(start, s, seat) for seat in range(len(result))]
            for node in path:
                if not alone or node.seat == me:
                    node.hear(made[node.seat], result[node.seat])
        if reply is not None:
            times, won = self.replies.get(reply, (0, 0.0))
            self.replies[reply] = (times + 1, won + result[me])
        return luck.number


def twist(threads: list[int], witnesses: int, what: int) -> None:
    """Whoever saw it goes on along another thread."""
    for seat in range(CHANCE):
        if witnesses >> seat & 1:
            threads[seat] = (threads[seat] * TWIST + what + 1) & THREAD


def knot(thread: int, seat: int, private: int) -> int:
    """Where the question of a seat stands, by what it saw and what it alone knows."""
    return ((thread * TWIST + private) & THREAD) * 8 + seat
