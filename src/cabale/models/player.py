"""A seat whose answers a language model gives. What it loses is played by default, and the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cabale.core.errors import CabaleError, quoted
from cabale.core.pledges import Pledge, Proposal
from cabale.games import game as find_game
from cabale.models import chat, tools
from cabale.models.asking import Correspondence, Task
from cabale.models.chat import Function
from cabale.models.prompt import Prompt
from cabale.models.refusals import BadModel
from cabale.models.settings import Settings
from cabale.models.transcript import Exchange, Usage
from cabale.seat.messages import Say
from cabale.seat.refusals import BadSeat
from cabale.seat.teller import Teller, check_wishes, default

FOREVER: Final = float("inf")


class Model:
    """One seat of one game. Nothing is sent before the first question."""

    def __init__(self, name: str, settings: Settings, names: Sequence[str] = ()) -> None:
        self.name: Final = name
        self._settings: Final = settings
        self._names: Final = tuple(names)
        self._letters: Final = Correspondence(name, settings)
        self._bargained = -1  # the last turn in which it was asked for offers
        self._seated: tuple[Teller, Prompt] | None = None

    @property
    def failures(self) -> list[BadSeat]:
        """The answers that it lost."""
        return self._letters.failures

    @property
    def out(self) -> bool:
        """Whether it is not asked any more."""
        return self._letters.out

    @property
    def usage(self) -> Usage:
        return self._letters.usage

    @property
    def transcript(self) -> list[Exchange]:
        return self._letters.transcript

    def choose(self, view: Any, moves: list[int], most: float = FOREVER) -> int:
        """Its answer, or the default of the game."""
        teller, prompt = self._sit_down(view)
        question = teller.question(view, moves)
        frame = teller.frame(view, question, self.usage.asked + 1, 0)

        def read(call: Function) -> int:
            number: int = chat.arguments(call, tools.Answering).number
            if not 0 <= number < frame.count:
                raise BadModel("model_move", move=quoted(number), count=frame.count, last=frame.count - 1)
            return question.choices[number].move

        offered = [tools.answer(prompt.words, frame.count), *tools.talk(prompt.words, prompt.others)]
        move = self._letters.ask(prompt, Task("choose", prompt.frame(frame), "answer", offered, read), most)
        return default(teller.game, view, moves) if move is None else move

    def propose(self, view: Any, most: float = FOREVER) -> Sequence[Proposal]:
        """What it would like to offer; it is asked once a turn."""
        if self._bargained == view.turns:
            return ()
        self._bargained = view.turns
        teller, prompt = self._sit_down(view)
        turn = prompt.bargaining(teller.bargaining(view, self.usage.asked + 1, 0))

        def read(call: Function) -> tuple[Proposal, ...]:
            wished = chat.arguments(call, tools.Pledging).offers
            for wish in wished:
                if wish.to not in prompt.others:
                    raise BadModel("model_pledge", reason=quoted(wish.to))
            wishes = tuple(
                Proposal(prompt.seat_of(wish.to), wish.promise, wish.in_return, wish.until) for wish in wished
            )
            try:
                check_wishes(teller.game, view, wishes)
            except CabaleError as refused:
                raise BadModel("model_pledge", reason=refused.code) from refused
            return wishes

        offered = [tools.pledge(prompt.words, prompt.others), *tools.talk(prompt.words, prompt.others)]
        return self._letters.ask(prompt, Task("propose", turn, "pledge", offered, read), most) or ()

    def consider(self, view: Any, pledge: Pledge, most: float = FOREVER) -> bool:
        """Whether it accepts an offer."""
        teller, prompt = self._sit_down(view)
        turn = prompt.offered(teller.offered(view, pledge, self.usage.asked + 1, 0))

        def read(call: Function) -> bool:
            return bool(chat.arguments(call, tools.Replying).accept)

        offered = [tools.reply(prompt.words), *tools.talk(prompt.words, prompt.others)]
        return self._letters.ask(prompt, Task("consider", turn, "reply", offered, read), most) or False

    def check_presence(self) -> None:
        """Refused if it was asked and its address never gave a reply: such a game says nothing of it."""
        if self.failures and not self.usage.replies and self.usage.lost.keys() == {"unreached"}:
            raise self.failures[0]

    def said(self) -> list[Say]:
        """What it has said since one last asked."""
        lines = list(self._letters.said)
        self._letters.said.clear()
        return lines

    def stop(self) -> None:
        """Nobody waits for its answer any more."""
        self._letters.stop()

    def close(self, view: Any | None = None) -> None:
        """There is nothing to end: between two questions nothing of it is here."""

    def _sit_down(self, view: Any) -> tuple[Teller, Prompt]:
        if self._seated is None:
            game, language = find_game(view.game), self._settings.language
            self._seated = (
                Teller(game, self._names, view.seat, language),
                Prompt(game, self._names, view.seats, view.seat, getattr(view, "options", {}), language),
            )
        return self._seated
