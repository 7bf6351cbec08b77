"""The Convention by rule of thumb: plays to be re-elected, every answer weighed by its share of the win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cabale.bots.convention import assembly, bargains, cards, justice, movement
from cabale.bots.convention.pledges import pacts
from cabale.bots.convention.reading import Reading
from cabale.core.pledges import Pledge, Proposal, Verdict
from cabale.core.reason import Reason
from cabale.games.convention.views import ConventionView, Kind

ANSWERS: Final[dict[Kind, Callable[[Reading, list[int]], Reason]]] = {
    "faction": movement.take_faction,
    "move": movement.move,
    "report_choose": assembly.choose_reporter,
    "report_vote": assembly.vote_on_report,
    "agenda": assembly.speak,
    "dissolve_propose": assembly.propose_dissolution,
    "dissolve_vote": assembly.vote_on_dissolution,
    "motion_propose": assembly.name_in_motion,
    "motion_vote": assembly.vote_on_motion,
    "mission_reject": cards.reject,
    "mission_card": cards.next_card,
    "mission_deputy": cards.bearer,
    "joint": cards.join,
    "triumph": cards.colours,
    "orders": cards.obey,
    "praise": cards.praise,
    "club_assign": cards.speaker,
    "club_order": cards.use_card,
    "club_target": cards.target,
    "club_delayed": cards.held_cards,
    "defence": justice.defend,
    "summons": justice.answer_summons,
    "trial_vote": justice.vote_in_trial,
    "prison_attempt": justice.attempt_in_prison,
    "flight_attempt": justice.attempt_in_flight,
    "surrender": justice.give_up,
    "answer": justice.answer_question,
}
HONOUR: Final = 2.0  # how much a word may mean to a player, at most
GREED: Final = 0.008  # of the win: what a player may want to gain by an exchange, at most


class RuleOfThumb:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when.
    Some players mean what they promise more than others, and some want more for it."""

    def __init__(self, seed: int) -> None:
        traits = Random(seed)
        self._honour: Final = HONOUR * traits.random()
        self._greed: Final = GREED * traits.random()

    def choose(self, view: ConventionView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: ConventionView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        assert view.pending is not None
        reading = Reading(view, honour=self._honour)
        reading.prospects.pacts = pacts(reading)
        return ANSWERS[view.pending.kind](reading, moves)

    def propose(self, view: ConventionView) -> Sequence[Proposal]:
        return bargains.propose(view)

    def consider(self, view: ConventionView, pledge: Pledge) -> bool:
        return self.weigh(view, pledge).taken

    def weigh(self, view: ConventionView, pledge: Pledge) -> Verdict:
        return bargains.weigh(view, pledge, self._greed)
