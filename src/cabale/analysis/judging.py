"""Whether a seat could have known better: a move is blamed for what its view told, not for hidden cards."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cabale.bots.budget import Budget
from cabale.bots.crafts import craft
from cabale.bots.search import Search
from cabale.core.match import Match
from cabale.core.reason import Reason

THOUGHT: Final = 20  # walks of this search for each from a position of the game
ENOUGH: Final = 3_000  # more of them would not change its mind
LEAST: Final = 0.02  # of the win, that another move must promise more


class Verdict(NamedTuple):
    """What promised more than the move that was made, and how much more of the win; empty if nothing did."""

    better: str = ""
    gain: float = 0.0


def judge(match: Match, seat: int, move: int, walks: int) -> Verdict:
    """The search of the strong bots looks at the position as the seat saw it. The move that was made has
    the benefit of the doubt: the search begins as if the rule of thumb had advised it."""
    moves = match.state.moves(seat)
    if move not in moves:
        return Verdict()  # done out of turn: nothing else was asked
    made = Reason(move=move, key="only")
    search = Search(match.game, craft(match.game.id), made, match.view(seat), moves, Random(0))
    search.run(Budget(walks=min(THOUGHT * walks, ENOUGH)))
    root = search.tree.root
    best = search.tree.best()
    mine = root.moves.index(move)
    if best == mine or not root.tried[mine]:
        return Verdict()
    gain = search.tree.lead(best, mine)
    if gain < LEAST:
        return Verdict()
    return Verdict(match.game.write_body(match.state, seat, root.moves[best]), gain)
