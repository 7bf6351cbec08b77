"""How likely hands are that a search imagines: who could have played a card for long has it no more."""

from __future__ import annotations

from math import exp, log
from typing import Final

from cabale.core.agenda import State
from cabale.games.guillotine import events
from cabale.games.guillotine.notation import ACTION_OF
from cabale.games.guillotine.pieces import ACTIONS
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import GuillotineView

LONGEST: Final = 6  # turns; what is kept longer is kept for other reasons
CAUTION: Final = 0.7  # people are not as regular as the players that were counted
# How often a card that was in a hand when its turn began was still there when it ended: counted in 3,000
# games of four players who answer by `policy`. Confusion in Line, played out of turn, is a guess.
_KEPT: Final = {
    "stumble": 0.82, "pushed": 0.81, "tis_a_far_better_thing": 0.80, "ignoble_noble": 0.83, "l_idiot": 0.76,
    "was_that_my_name": 0.70, "civic_pride": 0.87, "military_might": 0.85, "majesty": 0.80,
    "public_demand": 0.68, "forward_march": 0.88, "let_them_eat_cake": 0.84, "lack_of_faith": 0.82,
    "trip": 0.65, "friend_of_the_queen": 0.79, "fainting_spell": 0.75, "bribed_guards": 0.82,
    "opinionated_guards": 0.62, "milling_in_line": 0.68, "the_long_walk": 0.80, "mass_confusion": 0.76,
    "confusion_in_line": 0.60, "escape": 0.68, "fled_to_england": 0.80, "clothing_swap": 0.84,
    "extra_cart": 0.90, "late_arrival": 0.89, "missed": 0.68, "after_you": 0.91, "double_feature": 0.81,
    "political_influence": 0.81, "scarlet_pimpernel": 0.89, "rush_job": 0.89, "forced_break": 0.87,
    "infighting": 0.86, "information_exchange": 0.86, "lack_of_support": 0.87, "rain_delay": 0.88,
    "rat_break": 0.75, "clerical_error": 0.64, "missing_heads": 0.69, "twist_of_fate": 0.86,
    "church_support": 0.90, "civic_support": 0.89, "military_support": 0.92, "foreign_support": 0.87,
    "fountain_of_blood": 0.76, "indifferent_public": 0.92, "tough_crowd": 0.73, "callous_guards": 0.89,
}  # fmt: skip
_USUALLY: Final = 0.82
TALE: Final = [CAUTION * log(_KEPT[name] / _USUALLY) for name in ACTIONS]


class Belief:
    """Made for one view. What I left unplayed tells strangers of my hand, the same in all I imagine."""

    def __init__(self, view: GuillotineView) -> None:
        self._turns: Final = waits(view)
        self._known: Final = [[ACTION_OF[name] for name in cards] for cards in view.known]

    def weigh(self, s: State) -> float:
        assert isinstance(s, Guillotine)
        total = 0.0
        for seat, hand in enumerate(s.hands):
            known = self._known[seat]
            tale = sum([TALE[card] for card in hand]) - sum([TALE[card] for card in known])
            total += tale * self._turns[seat]
        return exp(total)


def waits(view: GuillotineView) -> list[float]:
    """For each seat, in how many of its own turns a card of its hand was left unplayed, on average.

    Nobody sees which card of a hand leaves it; it is taken to be one of the middle.
    """
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    free = -1  # who may play a card in this turn
    for event in view.history:
        match event:
            case events.Dealt() | events.Drew() | events.Took():
                hands[event.seat].append(0)
            case events.Began():
                free = event.seat
                hands[free] = [turns + 1 for turns in hands[free]]
            case events.Barred():
                hands[free] = [turns - 1 for turns in hands[free]]
            case events.Played() | events.Discarded() if event.seat is not None and hands[event.seat]:
                hand = hands[event.seat]
                hand.pop(len(hand) // 2)
            case events.Exchanged():
                hands[event.seat], hands[event.target] = hands[event.target], hands[event.seat]
            case events.Rained():
                hands = [[] for _ in hands]
            case _:
                pass
    return [sum([min(LONGEST, turns) for turns in hand]) / max(1, len(hand)) for hand in hands]
