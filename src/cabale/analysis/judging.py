"""Whether a seat could have known better: a move is blamed for what its view told, not for hidden cards.

What seems best among many has often been lucky. So once another move is found, it runs against the one that
was made anew, over positions that had no part in finding it, both with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from cabale.bots import make
from cabale.bots.budget import Budget
from cabale.bots.heuristics import heuristics
from cabale.bots.percent import estimated
from cabale.bots.search import Search, hunches, reckoned
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.reason import Hunches, Reason
from cabale.core.views import Argument

THOUGHT: Final = 20  # walks of this search for each from a position of the game
ENOUGH: Final = 3_000  # more of them would not change its mind
GLANCE: Final = 96  # walks that tell what is worth a closer look
TRIALS: Final = 4  # of both moves, from each position in which they run against each other
FEWEST: Final = 32  # of these positions: by then it shows if there is nothing in it
AGAIN: Final = 0.5  # of the walks of the search, for running against each other
LIKELY: Final = 2.0  # standard errors: nineteen times in twenty it is not further off
LEAST: Final = 0.02  # of the win, that another move must promise more
NOTHING: Final = 0.005  # of the win: half a point
NUMBERS: Final = 30  # bits of a random number


class Verdict(NamedTuple):
    """What promised more than the move that was made, how much more of the win, and how far that may well be
    off; empty if nothing did beyond doubt. And what an automaton believes of the others there."""

    better: str = ""
    gain: float = 0.0
    margin: float = 0.0
    hunches: Hunches = ()
    reason: Reason | None = None  # why it did


class Difference(NamedTuple):
    """By how much more one move did than another, from a position as likely as this."""

    weight: float
    gain: float


def glance(game: Game[Any, Any], state: State, seat: int, move: int) -> float:
    """How much more than a move another seems to promise at first sight, by what its seat may know."""
    moves = offered(game, state, seat)
    if move not in moves or len(moves) == 1:
        return 0.0
    search = _search(game, game.view(state, seat), moves, move, GLANCE)
    best, mine = search.tree.best(), search.tree.root.moves.index(move)
    return 0.0 if best == mine or not search.tree.root.tried[mine] else search.tree.lead(best, mine)


def judge(match: Match, seat: int, move: int, walks: int) -> Verdict:
    """The search of the strong bots looks at the position as the seat saw it. The move that was made has
    the benefit of the doubt: the search begins as if the adviser had said it."""
    moves = offered(match.game, match.state, seat)
    if move not in moves:
        return Verdict()  # done out of turn: nothing else was asked
    thought = min(THOUGHT * walks, ENOUGH)
    search = _search(match.game, match.view(seat), moves, move, thought)
    root, best = search.tree.root, search.tree.best()
    if root.moves[best] == move:
        return Verdict()
    positions = int(AGAIN * thought) // (2 * TRIALS)
    gain, margin = weigh(_run_off(search, best, root.moves.index(move), positions))
    if gain < LEAST or gain - margin < NOTHING:
        return Verdict()
    better = match.game.write_body(match.state, seat, root.moves[best])
    return Verdict(better, gain, margin, hunches(search), _why(search, best))


def _why(search: Search, best: int) -> Reason:
    """In the words of `regular` where it would have answered so, with the numbers of this search; otherwise
    by what was reckoned."""
    root = search.tree.root
    advice = make(search.game.id, "regular", 0).explain(search.view, list(root.moves))
    if advice.move == root.moves[best]:
        return reckoned(search, advice)
    share = estimated(root.won[best] / root.tried[best])
    searched: dict[str, Argument] = {"percent": share, "walks": root.walks, "alike": "no"}
    return Reason(move=root.moves[best], key="searched", arguments=searched)


def offered(game: Game[Any, Any], state: State, seat: int) -> list[int]:
    """What a person in this seat may answer."""
    question = game.question(state, seat)
    choices = question.choices if question else ()
    return [choice.move for choice in choices if choice.move not in game.for_machines]


def weigh(differences: Sequence[Difference]) -> tuple[float, float]:
    """The mean of differences, and how far it may well be off: as if there were one more, as likely as the
    likeliest, in which nothing differs. Where one position outweighs all others, little is known."""
    doubt = Difference(max(each.weight for each in differences), 0.0)
    all_of_them = [*differences, doubt]
    whole = sum(each.weight for each in all_of_them)
    mean = sum(each.weight * each.gain for each in all_of_them) / whole
    square = sum((each.weight * (each.gain - mean)) ** 2 for each in all_of_them)
    return mean, LIKELY * sqrt(square * len(all_of_them) / len(differences)) / whole


def _search(game: Game[Any, Any], view: Any, moves: list[int], made: int, walks: int) -> Search:
    search = Search(game, heuristics(game.id), Reason(move=made, key="only"), view, moves, Random(0))
    search.run(Budget(walks=walks))
    return search


def _run_off(search: Search, best: int, mine: int, positions: int) -> list[Difference]:
    """One move against the other, by their places at the root."""
    lots, found = Random(1), []
    for _ in range(max(FEWEST, positions)):
        start, weight = search.another()
        gain = 0.0
        for _ in range(TRIALS):
            number = lots.getrandbits(NUMBERS)
            gain += search.tree.trial(start, number, best) - search.tree.trial(start, number, mine)
        found.append(Difference(weight, gain / TRIALS))
        if len(found) == FEWEST and sum(weigh(found)) < LEAST:
            break
    return found
