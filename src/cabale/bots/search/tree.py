# mypyc: compile
"""The tree of a search: for each seat, what it may have seen happen, what it tried then, and how it ended.
It is information set MCTS with many observers (Cowling, Powley and Whitehouse 2012).

A walk goes over one imagined position. Every seat follows its own thread of what it saw: two walks that
look the same to a seat lead it to the same node, whatever the others hold or have laid down unseen. So no
seat answers by what it cannot know, and sealed answers are given without knowing each other.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.bots.search.halving import SequentialHalving
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lots import Luck, next_number
from cabale.bots.search.worlds import Worlds
from cabale.core.agenda import Ballot, State
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE

DEEPEST: Final = 40  # answers that a walk takes from the tree
DOUBT: Final = 3.0  # standard errors: nothing seems so much better by chance
HEARD: Final = 16  # trials of an answer after which it can be compared
THREAD: Final = 0xFFFFFFFFFF  # a thread is a number of forty bits
TWIST: Final = 8191

Reply = tuple[int, int, int]  # my move, the seat that answers it first, its answer


class Node:
    """A question as one seat sees it, with what each answer has brought it so far."""

    def __init__(self, seat: int, moves: list[int], priors: list[float]) -> None:
        self.seat: Final = seat
        self.moves: Final = moves
        self.priors: Final = priors  # sum 1 over the moves of the first visit
        self.open: Final = [0] * len(moves)  # how often each could be chosen
        self.tried: Final = [0] * len(moves)
        self.won: Final = [0.0] * len(moves)
        self.heard: list[int] = []  # walks in which the seat gave an answer now or later, by its number
        self.heard_won: list[float] = []
        self.walks = 0
        self.won_in_all = 0.0

    def places(self, heuristics: Heuristics, s: State, moves: list[int]) -> list[int]:
        """Where these moves stand; what was not open before joins."""
        known = self.moves
        if len(known) == len(moves) and known == moves:
            return list(range(len(moves)))
        places: list[int] = []
        priors: list[float] = []
        for i in range(len(moves)):
            if moves[i] not in known:
                if not priors:
                    priors = shares(heuristics.policy(s, self.seat, moves))
                known.append(moves[i])
                self.priors.append(priors[i])
                self.open.append(0)
                self.tried.append(0)
                self.won.append(0.0)
            places.append(known.index(moves[i]))
        return places

    def next(self, places: list[int], exploration: float, amaf: float, number: int) -> int:
        """Of these places, the one to try now: it did well, or was tried too seldom to tell.

        PUCT (Rosin 2011, as Silver and others 2017 write it), where a visit counts for the moves that were
        open in it. The share of an answer is mixed with what it brought when given now or later (AMAF), by
        the schedule of Gelly and Silver 2011.
        """
        expected = self.won_in_all / self.walks if self.walks else 0.5
        best, highest = places[0], -1.0
        first = number % len(places)
        for i in range(len(places)):
            place = places[(i + first) % len(places)]
            tried = self.tried[place]
            self.open[place] += 1
            value = self.won[place] / tried if tried else expected
            move = self.moves[place]
            if move < len(self.heard) and self.heard[move]:
                weight = sqrt(amaf / (amaf + 3.0 * tried))
                value += weight * (self.heard_won[move] / self.heard[move] - value)
            value += exploration * self.priors[place] * sqrt(float(self.open[place])) / (1.0 + tried)
            if value > highest:
                best, highest = place, value
        return best

    def learn(self, place: int, share: float) -> None:
        self.walks += 1
        self.tried[place] += 1
        self.won[place] += share
        self.won_in_all += share

    def hear(self, made: list[int], share: float) -> None:
        """Of a walk that came through here: what the seat did in it later says something of the same now."""
        if not self.heard:
            size = max(self.moves) + 1
            self.heard = [0] * size
            self.heard_won = [0.0] * size
        for move in made:
            if move < len(self.heard):
                self.heard[move] += 1
                self.heard_won[move] += share

    def best(self) -> int:
        """The place of the move that was tried most, or did better among those tried as often."""
        best = 0
        for place in range(1, len(self.moves)):
            if self.tried[place] > self.tried[best] or (
                self.tried[place] == self.tried[best] and self.won[place] > self.won[best]
            ):
                best = place
        return best

    def error(self, place: int) -> float:
        """How far what an answer brought may be off, squared; trials that all agree prove nothing."""
        tried = self.tried[place]
        share = (self.won[place] + 0.5) / (tried + 1)
        return share * (1 - share) / tried

    def lead(self) -> int:
        """How much more often that was than any other."""
        tried = sorted(self.tried)
        return tried[-1] - tried[-2]


def shares(weights: list[float]) -> list[float]:
    """Weights in the same proportions, with sum 1."""
    total = sum(weights)
    return [weight / total for weight in weights]


class Tree:
    """Made for one answer of one seat."""

    def __init__(self, heuristics: Heuristics, root: Node, own: int) -> None:
        self.heuristics: Final = heuristics
        self.root: Final = root
        self.nodes: Final[dict[int, Node]] = {knot(0, root.seat, own): root}
        self.replies: Final[dict[Reply, tuple[int, float]]] = {}  # how often, and what I won then
        self.halving: Final = SequentialHalving(root.priors)
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
            if self.heuristics.common_random_numbers:
                self.try_alike(worlds, number)
            else:
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

    def walk(self, start: State, number: int, first: int = -1) -> int:
        """Down the threads of the seats, one question beyond what is known, and back with the result. The
        first answer may be given, by its place."""
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
                    place = knot(threads[seat], seat, heuristics.private(s, seat))
                    node = nodes.get(place)
                    if node is None:
                        if not path or path[-1].tried[places[-1]] >= heuristics.expand_after:
                            nodes[place] = Node(seat, moves, shares(heuristics.policy(s, seat, moves)))
                        break
                    if first >= 0 and node is self.root:
                        chosen_place = first
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
            path[i].learn(places[i], result[path[i].seat])
        if heuristics.amaf:
            made = [heuristics.made(start, s, seat) for seat in range(len(result))]
            for node in path:
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
