# mypyc: compile
"""What a game brings to the search: a policy, an evaluation, who observes what, and a belief."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from cabale.bots.percent import estimated
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import State
from cabale.core.game import Game
from cabale.core.playout import drawn
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.core.views import Argument

EVERYBODY = (1 << CHANCE) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Five games, five of these. All it is handed are views and positions imagined from them; what it makes
    of a view in `believe` it may keep in mind until the next.

    By itself it plays on as `policy` suggests, to the end.
    """

    determinizations = 8  # imagined for every batch of walks; fewer where a position costs much to imagine
    exploration = 0.6  # the constant of PUCT: how much more a move is looked at that was tried seldom
    prior_weight = 0.4  # how much of the prior at the root belongs to what the adviser would do
    binding = ""  # the reason of an adviser, by its key, that settles the matter
    common_random_numbers = False  # answers are tried with the same luck, of which `moment` is the clock
    sequential_halving = False  # they are, besides, tried equally often, until the worse half is left out
    mixing = False  # answers are drawn by lot between those that are about as good
    strange_walks = 0  # of so many walks one goes over a position as a stranger imagines it, and from these
    # alone the others learn; 0: from all, as if they knew what I hold
    expand_after = 0  # trials of an answer before the question behind it gets a node
    amaf = (
        0.0  # trials of an answer that weigh as much as those of the same given later; 0: these do not count
    )
    playouts = 40  # of the lookahead by one step, for all answers together
    candidates = 4  # the answers that it tries: those that the policy thinks likeliest
    faint = 0.02  # of what the likeliest answer is likely: what is less so is not tried
    halves = False  # whether it leaves out the worse half as it goes, and tries the rest more often
    prior_word = 0.1  # of the win: what its prior is worth to an answer after one trial; less by their root

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        """How likely a sensible player of this seat answers each: above 0, in no particular scale."""
        return [1.0] * len(moves)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        """Play on in thought, as far as it pays; what share of the win each seat may then expect. Whoever
        wants to keep the position hands over a copy."""
        while s.agenda:
            number = luck.next()
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), number >> 8))
            else:
                moves = s.moves(seat)
                place = lot(self.policy(s, seat, moves), number) if len(moves) > 1 else 0
                s.play(seat, moves[place])
        return s.scores()

    def judge(self, s: State, luck: Luck) -> list[float]:
        """The same for the lookahead by one step, which has less time for it."""
        return self.evaluate(s, luck)

    def imagining(self, game: Game[Any, Any], view: Any) -> Callable[[Random], State]:
        """How positions that a view allows are imagined, all as likely, for the lookahead by one step."""
        imagine: Callable[[Random], State] = game.reading(view).position
        return imagine

    def weighing(self, view: Any) -> Callable[[State], float]:
        """How much a position counts that was so imagined: as well as it fits, unless that was seen to when
        it was imagined."""
        return self.believe(view)

    def sworn(self, view: Any, moves: list[int]) -> list[float]:
        """What each of these is worth beside the game, as a share of the win, because of what this seat has
        promised; empty where it has promised nothing about them."""
        return []

    def why(self, view: Any, s: State, move: int, share: float, trials: int) -> Reason:
        """What speaks for an answer that promised so much of the win in so many trials; the position is one
        that was imagined."""
        arguments: dict[str, Argument] = {"percent": estimated(share), "walks": trials, "alike": "no"}
        return Reason(move=move, key="searched", arguments=arguments)

    def reckoned(self, reason: Reason, believed: Mapping[tuple[int, str], int], share: int) -> Reason:
        """The words of an adviser with the numbers of a search that thought longer, in percent: how likely
        each seat hides each piece, and what share of the win the answer brings."""
        return reason

    def hopeless(self, s: State, seat: int) -> bool:
        """Whether the rules leave this seat no way to win, where that is plain to see."""
        return False

    def moment(self, s: State) -> int:
        """When chance is at work: what it brings now does not hang on what it brought at other moments."""
        return 0

    def made(self, start: State, end: State, seat: int) -> list[int]:
        """The moves that a seat made between two positions of a walk, where `reckon` played to the end. For
        games in which a move brings much the same now or later: then what is learnt of it later counts for
        now as well, as `amaf`."""
        return []

    def observers(self, s: State, seat: int, move: int) -> int:
        """The set of seats that learn which answer this is; of a ballot, once it is opened."""
        return EVERYBODY

    def private(self, s: State, seat: int) -> int:
        """What a seat knows beyond what it has seen happen since the search began, as a small number."""
        return 0

    def believe(self, view: Any) -> Callable[[State], float]:
        """How well a position imagined from this view fits what the others claimed, doubted, voted and let
        pass: above 0, in no particular scale."""
        return any_is_as_likely

    def outside(self, view: Any) -> Callable[[State], float]:
        """The same as others may see it, in whose positions this seat's hand is drawn too: how well they fit
        what everybody did, the seat itself among them. Where a belief heeds my own conduct as well, for my
        hand is the same in all that I imagine, it serves for both."""
        return self.believe(view)

    def hunches(self, s: State, seat: int) -> list[str]:
        """What is hidden of this seat in a position, by the names of the pieces."""
        return []


def any_is_as_likely(s: State) -> float:
    return 1.0
