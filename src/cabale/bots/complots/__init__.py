"""Complots by rule of thumb: counts cards, weighs what was said, prices every answer, bluffs at times."""

from __future__ import annotations

from typing import Final

from cabale.bots.complots import hands, windows
from cabale.bots.complots.actions import choose_action
from cabale.bots.complots.reading import Reading
from cabale.core.reason import Reason
from cabale.games.complots.views import ComplotsView


class RuleOfThumb:
    """The level `regular`. Keeps nothing in mind between answers: seed and view decide, whoever asks when."""

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed

    def choose(self, view: ComplotsView, moves: list[int]) -> int:
        return self.explain(view, moves).move

    def explain(self, view: ComplotsView, moves: list[int]) -> Reason:
        if len(moves) == 1:
            return Reason(move=moves[0], key="only")
        assert view.pending is not None
        reading = Reading(view, self._seed)
        match view.pending.kind:
            case "action":
                return choose_action(reading, moves)
            case "challenge":
                return windows.challenge_action(reading)
            case "counter":
                return windows.counter(reading)
            case "challenge_counter":
                return windows.challenge_counter(reading)
            case "lose":
                return hands.lose(reading)
            case "return":
                return hands.give_back(reading)
            case "show":
                return hands.show(reading)
            case "verdict":
                return hands.verdict(reading)
            case "draft":
                return hands.draft(reading)
