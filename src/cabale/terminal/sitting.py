"""One person at a table of automata: who answers for whom, and in what order things are told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from cabale.core.errors import IllegalMove
from cabale.core.match import Match, Negotiator, Player, verdict
from cabale.core.pledges import Form, Pledge, Promise, Reply, Verdict
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

    # --- what is promised in writing

    @property
    def bargains(self) -> bool:
        """Whether anything is promised in writing at this table: the game knows it, and somebody would."""
        return self.match.game.pledges is not None and bool(self._talkers)

    @property
    def _talkers(self) -> dict[int, Negotiator]:
        return {seat: bot for seat, bot in self.automata.items() if isinstance(bot, Negotiator)}

    @property
    def pledges(self) -> tuple[Pledge, ...]:
        """All that the person may know of."""
        return self.match.book.seen(OPEN if self.over else self.seat, self.over)

    @property
    def waiting_offers(self) -> tuple[Pledge, ...]:
        """What the person was offered and has not answered."""
        return self.match.book.awaiting(self.seat)

    @property
    def talk_due(self) -> bool:
        """Whether the rules give time to talk now before something of which the person is not asked, and in
        which they have a say: before what all do in turn, or before a vote on what is theirs."""
        promises, state = self.match.game.pledges, self.match.state
        if promises is None or not self.bargains or self.over or self.rest or not promises.moment(state):
            return False
        if self.question() is not None:
            return False
        asked = self.match.game.question(state, state.turn)
        return promises.concerns(state, self.seat) or (asked is not None and not asked.secret)

    def bargain(self) -> None:
        """The automata take back what is past, make their offers where there is time to talk, and answer
        what they were offered. What they offer the person waits."""
        if not self.bargains or self.over:
            return
        for seat in self.automata:
            for pledge in self.match.book.stale(seat):
                self.match.reply(seat, pledge, "withdrawn")
        self.match.negotiate(self._talkers, (self.seat,))

    def forms(self, by: int, to: int) -> tuple[Form, ...]:
        """What one seat may promise another now."""
        promises = self.match.game.pledges
        return () if promises is None else promises.forms(self.match.state, by, to)

    @property
    def terms(self) -> range:
        """The turns until the end of which a pledge may hold that is made now."""
        promises = self.match.game.pledges
        assert promises is not None
        turn = promises.turn(self.match.state)
        return range(turn, turn + promises.ahead + 1)

    def offer(self, to: int, promise: Promise, in_return: Promise | None, until: int) -> Pledge:
        """The person offers something, and the automaton answers."""
        made = self.match.pledge(self.seat, to, promise, in_return, until)
        self._answer_offers()
        return next(
            pledge
            for pledge in self.pledges
            if (pledge.by, pledge.to, pledge.number) == (made.by, made.to, made.number)
        )

    def _answer_offers(self) -> None:
        for seat, bot in self.automata.items():
            for pledge in self.match.book.awaiting(seat):
                said = Verdict(False)
                if isinstance(bot, Negotiator):
                    said = verdict(bot, self.match.view(seat), pledge)
                self.match.reply(seat, pledge, "accepted" if said.taken else "refused", said.why)

    def reply(self, pledge: Pledge, reply: Reply) -> None:
        """The person answers an offer, or withdraws one."""
        self.match.reply(self.seat, pledge, reply)

    # --- answers

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
