"""A program at two tables at once: the one where it sits, and one where all that its seat cannot see lies
otherwise.

At the second a tape answers with what the program wrote at the first. So whatever is sent there must be the
same, byte by byte, whatever the program does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

import msgspec
import pytest

from cabale.core.match import Match
from cabale.core.pledges import Pledge, Proposal
from cabale.seat import BadSeat, Limits, Program, session
from cabale.seat.messages import Say
from cabale.seat.process import Process

T = TypeVar("T")
Heard = bytes | list[bytes] | BadSeat | None


class Tape:
    """What was sent, and what came back: a line, many of them, or how it failed."""

    def __init__(self) -> None:
        self.sent: Final[list[bytes]] = []
        self.heard: Final[list[Heard]] = []

    def take_down(self, ask: Callable[[], T]) -> T:
        try:
            found = ask()
        except BadSeat as failed:
            self.heard.append(failed)
            raise
        self.heard.append(found if isinstance(found, bytes | list) else None)
        return found

    def again(self) -> Heard:
        found = self.heard.pop(0)
        if isinstance(found, BadSeat):
            raise BadSeat(found.code, rule=found.rule, **found.arguments)
        return found


class Recorded(Process):
    """The process of the program, and all that goes to it and comes from it."""

    def __init__(self, tape: Tape, command: Sequence[str], limits: Limits) -> None:
        self._tape: Final = tape
        tape.take_down(lambda: super(Recorded, self).__init__(command, limits))

    def send(self, line: bytes) -> None:
        self._tape.sent.append(line)
        super().send(line)

    def receive(self, seconds: float) -> bytes:
        return self._tape.take_down(lambda: super(Recorded, self).receive(seconds))

    def unasked(self) -> list[bytes]:
        return self._tape.take_down(super().unasked)


class Played:
    """In place of the process: what that one wrote."""

    errors = ""

    def __init__(self, tape: Tape, sent: list[bytes], command: Sequence[str], limits: Limits) -> None:
        self._tape: Final = tape
        self._sent: Final = sent
        tape.again()

    def send(self, line: bytes) -> None:
        self._sent.append(line)

    def receive(self, seconds: float) -> Heard:
        return self._tape.again()

    def unasked(self) -> Heard:
        return self._tape.again()

    def close(self, patience: float) -> None:
        self._tape.again()


class Twins:
    """A player: asked where it sits, and with the same view from elsewhere."""

    def __init__(self, match: Match[Any, Any], command: Sequence[str], seed: int, limits: Limits) -> None:
        self.here: Final = Program(command, seed, limits)
        self.otherwise = 0  # questions at which something lay otherwise indeed
        self._there: Final = Program(command, seed, limits)
        self._tape: Final = Tape()
        self._sent_there: Final[list[bytes]] = []
        self._match: Final = match
        self._dice: Final = Random(seed)

    def choose(self, view: Any, moves: list[int]) -> int:
        return self._both(view, lambda program, view, state: program.choose(view, state.moves(view.seat)))

    def propose(self, view: Any) -> Sequence[Proposal]:
        return self._both(view, lambda program, view, _: program.propose(view))

    def consider(self, view: Any, pledge: Pledge) -> bool:
        return self._both(view, lambda program, view, _: program.consider(view, pledge))

    def said(self) -> list[Say]:
        lines = self.here.said()
        assert self._there.said() == lines
        return lines

    @property
    def sent(self) -> list[bytes]:
        """Every line that went to the program."""
        return self._tape.sent

    def close(self) -> None:
        self.here.close(self._match.view(0))

    def _both(self, view: Any, ask: Callable[[Program, Any, Any], T]) -> T:
        """What it says at both tables, where the same was sent."""
        game, state = self._match.game, self._match.state
        other = game.imagine(view, self._dice)
        same = msgspec.structs.replace(game.view(other, view.seat), talk=view.talk, pledges=view.pledges)
        self.otherwise += other.dump() != state.dump()
        told = len(self.sent)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(session, "Process", partial(Recorded, self._tape))
            found = ask(self.here, view, state)
            patch.setattr(session, "Process", partial(Played, self._tape, self._sent_there))
            assert ask(self._there, same, other) == found
        assert self._sent_there[told:] == self.sent[told:] and not self._tape.heard
        return found
