# mypyc: compile
"""The Convention for the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.bots.convention.canvass import canvass
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.judge import ON_MISSION, judge, judge_within
from cabale.bots.convention.rollout import answers, one_step
from cabale.bots.convention.suspicion import Suspicion
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck, lot
from cabale.core.agenda import State, seat_bit
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games.convention.assembly import Move
from cabale.games.convention.club import Defence, Delayed, DrawJacobins
from cabale.games.convention.missions import DrawMission, Reject
from cabale.games.convention.pieces import CARD_NAMES, CARDS, DELAYED, MISSION_CARDS, PHASES, PUT_BACK
from cabale.games.convention.table import Convention

EXAMINED: Final = PHASES.index("prison")  # then prisoners are, at once


class ConventionHeuristics(Heuristics):
    determinizations = 1  # it costs as much as five walks, and little is hidden
    exploration = 0.2  # moves differ by little
    binding = "word-kept"  # my word is worth more than what breaking it brings

    def __init__(self) -> None:
        self.habits = Habits()  # how the players of this game vote

    def policy(self, s: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(s, Convention)
        return answers(s, seat, moves, self.habits)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        """Until the Missions, where it begins before them, for what they bring is luck; otherwise to the end
        of the round."""
        assert isinstance(s, Convention)
        habits = self.habits
        until = s.round
        early = s.phase < ON_MISSION
        while s.agenda and s.round == until:
            if early and ON_MISSION <= s.phase < EXAMINED:
                return judge_within(s)
            number = luck.next()
            seat = s.turn
            if seat == CHANCE:
                s.play(CHANCE, drawn(s.weights(), number >> 8))
                continue
            moves = s.moves(seat)
            step = s.agenda[-1]
            if len(moves) == 1:
                s.play(seat, moves[0])
            elif isinstance(step, Move):
                s.play(seat, one_step(s, step, moves, number))
            else:
                s.play(seat, moves[lot(answers(s, seat, moves, habits), number)])
        return judge(s) if s.agenda else s.scores()

    def observers(self, s: State, seat: int, move: int) -> int:
        assert isinstance(s, Convention)
        step = s.agenda[-1]
        if isinstance(step, DrawMission):  # IV-2
            return seat_bit(s.owner[step.faction])
        if isinstance(step, DrawJacobins):  # V-3, R-28
            return seat_bit(s.owner[step.faction]) if DELAYED[MISSION_CARDS + move] else EVERYBODY
        if isinstance(step, Reject):  # IV-3
            return seat_bit(seat)
        if isinstance(step, Delayed):  # V-6
            return seat_bit(seat) if move >= PUT_BACK else EVERYBODY
        if isinstance(step, Defence):  # V-7
            return EVERYBODY if move else seat_bit(seat)
        return EVERYBODY

    def private(self, s: State, seat: int) -> int:
        """Held cards, where they matter."""
        assert isinstance(s, Convention)
        if not isinstance(s.agenda[-1], Delayed | Defence):
            return 0
        code = 1
        for faction in s.circle:
            if s.owner[faction] == seat:
                for card in s.hands[faction]:
                    code = (code * CARDS + card) & 0xFFFFFF
        return code

    def believe(self, view: Any) -> Callable[[State], float]:
        self.habits = canvass(view)  # what was promised is in no position, only in the view
        return Suspicion(view).weigh

    def hunches(self, s: State, seat: int) -> list[str]:
        assert isinstance(s, Convention)
        return [
            CARD_NAMES[card] for faction in s.circle if s.owner[faction] == seat for card in s.hands[faction]
        ]
