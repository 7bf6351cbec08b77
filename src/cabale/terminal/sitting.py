"""One person at a table of automata: who answers for whom, and in what order things are told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.errors import IllegalMove
from cabale.core.match import Match, Player
from cabale.core.seats import LETTERS, OPEN
from cabale.core.views import Choice, Event, Question

MINE: Final = 0  # at a terminal the person sits in chair a; chance decides who begins


class Sitting:
    """A match with one person in it. Automata are given their own views and nothing else.

    A question is settled in three strokes: the automata answer (`others`), the person answers, and
    `settle` plays the answers in the order of the rules. The person's answer is never shown to the
    automata, nor theirs to the person: what was not heard is forgotten.
    """

    def __init__(
        self,
        match: Match,
        automata: Mapping[int, Player],
        seat: int = MINE,
        seed: int | None = None,
        hasty: Mapping[int, Player] | None = None,
    ) -> None:
        self.match: Final = match
        self.automata = automata
        self.hasty: Final = hasty or automata  # who play the rest, once it is to be played at once
        self.seat: Final = seat
        self._told = 0
        self._haste: Final = Random(seed)

    @property
    def over(self) -> bool:
        return bool(self.match.state.over)

    @property
    def view(self) -> Any:
        """What the person sees: the own seat's view, and the whole truth when the game is over."""
        return self.match.view(OPEN if self.over else self.seat)

    @property
    def answered(self) -> bool:
        """Whether the person has answered anything yet."""
        return any(seat == self.seat for seat, _ in self.match.log)

    @property
    def covered(self) -> bool:
        """Whether somebody may be asked now of whom nobody may notice it: the moment is there in any case."""
        return self.match.game.hidden_pause(self.match.state) is not None

    @property
    def rest(self) -> bool:
        """Whether the person is out, and only automata still play."""
        return not self.over and self.match.game.out(self.match.state, self.seat)

    def rush(self) -> None:
        """Let them play to the end without thinking for long."""
        self.automata = self.hasty

    def deal(self) -> None:
        """Let chance answer until somebody else is asked, or seems to be."""
        state = self.match.state
        while not state.over and not state.waiting and not self.covered:
            self.match.draw()

    def news(self) -> tuple[Event, ...]:
        """What the person saw happen since the last time."""
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        return events

    def question(self) -> Question | None:
        """What the person is asked, if anything; without what is for machines alone."""
        game = self.match.game
        asked = game.question(self.match.state, self.seat)
        if asked is None or not game.for_machines:
            return asked
        choices = tuple([choice for choice in asked.choices if choice.move not in game.for_machines])
        return msgspec.structs.replace(asked, choices=choices)

    def asides(self) -> tuple[Choice, ...]:
        """What the person may do out of turn."""
        return self.match.game.asides(self.match.state, self.seat)

    def step_in(self, aside: Choice) -> None:
        """The person does it; whoever was asked is asked again."""
        self.match.play(self.seat, aside.move)

    def others(self) -> dict[int, int]:
        """The answers of all automata that are asked, each from its own view of this moment."""
        state = self.match.state
        return {
            seat: self.automata[seat].choose(self.match.view(seat), state.moves(seat))
            for seat in state.waiting
            if seat != self.seat
        }

    def read(self, text: str) -> int:
        """The person's move from its notation, with or without the seat; refused if it is not open."""
        game, state = self.match.game, self.match.state
        move = game.read_body(state, self.seat, text.removeprefix(f"{LETTERS[self.seat]}:"))
        game.check(state, self.seat, move)
        if move in game.for_machines:
            raise IllegalMove("for_machines", seat=self.seat, move=move)
        return move

    def settle(self, answers: Mapping[int, int]) -> None:
        """Play the answers of everybody who was asked; of nobody, where it only seemed so."""
        if not answers:
            self.match.draw()
            return
        arrived = list(answers)
        self._haste.shuffle(arrived)  # who is quickest, where that counts, is nothing that the deal decides
        self.match.settle({seat: answers[seat] for seat in arrived})
