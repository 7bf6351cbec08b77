"""A program that has said hello and is asked, one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, TypeVar

from cabale import __version__
from cabale.core.errors import CabaleError, quoted
from cabale.core.pledges import Pledge, Proposal
from cabale.core.talk import LONGEST_LINE
from cabale.games import game as find_game
from cabale.seat.limits import Limits
from cabale.seat.lines import read_line, write_line
from cabale.seat.messages import VERSIONS, Answer, Greeting, Hello, Pledging, Refused, Reply, Say, Sent
from cabale.seat.process import Process
from cabale.seat.refusals import BadSeat
from cabale.seat.teller import Teller, check_wishes
from cabale.text import LANGUAGES

A = TypeVar("A", Answer, Pledging, Reply)


class Session:
    """One process from its hello to its goodbye. What it does wrong is raised as `BadSeat`."""

    teller: Teller  # once it has said hello

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits: Final = limits
        self._process: Final = Process(command, limits)
        self._greeting = Greeting(0)
        self._number = 0  # of the question
        self.said: Final[list[Say]] = []  # what nobody has heard yet
        self.slowest = 0.0  # seconds that it took for an answer, at the most

    @property
    def errors(self) -> str:
        """The last that the program wrote to its standard error."""
        return self._process.errors

    def greet(self, view: Any, names: Sequence[str], seed: int) -> None:
        """The first line of both."""
        hello = Hello(
            versions=VERSIONS,
            cabale=__version__,
            game=view.game,
            rules=find_game(view.game).rules_version,
            options=getattr(view, "options", {}),
            seats=view.seats,
            seat=view.seat,
            names=tuple(names),
            languages=LANGUAGES,
            seed=seed,
            milliseconds=_milliseconds(self._limits.start),
        )
        self._process.send(write_line(hello))
        greeting = read_line(self._process.receive(self._limits.start))
        if not isinstance(greeting, Greeting):
            raise BadSeat("seat_no_hello")
        if greeting.version not in VERSIONS:
            raise BadSeat("seat_version", found=quoted(greeting.version), expected=tuple(map(str, VERSIONS)))
        if greeting.language not in LANGUAGES:
            raise BadSeat("seat_language", language=quoted(greeting.language), expected=LANGUAGES)
        self._greeting = greeting
        self.teller = Teller(find_game(view.game), names, view.seat, greeting.language, greeting.view)

    def choose(self, view: Any, moves: Sequence[int], most: float) -> int:
        """What it answers, within `most` seconds or what its limits say."""
        number, seconds = self._next(most)
        question = self.teller.question(view, moves)
        frame = self.teller.frame(view, question, number, _milliseconds(seconds))
        given = self._asked(frame, Answer, seconds).answer
        for offer, choice in zip(frame.offers, question.choices, strict=True):
            if given in (offer.number, offer.text):
                return choice.move
        raise BadSeat("seat_move", move=quoted(given), count=frame.count)

    def propose(self, view: Any, most: float) -> tuple[Proposal, ...]:
        """What it would like to offer; nothing, if it does not bargain."""
        if not self._greeting.pledges:
            return ()
        number, seconds = self._next(most)
        asked = self.teller.bargaining(view, number, _milliseconds(seconds))
        answer = self._asked(asked, Pledging, seconds)
        wishes = tuple(Proposal(wish.to, wish.promise, wish.in_return, wish.until) for wish in answer.pledges)
        try:
            check_wishes(self.teller.game, view, wishes)
        except CabaleError as refused:
            raise BadSeat("seat_pledge", reason=refused.code) from refused
        return wishes

    def consider(self, view: Any, pledge: Pledge, most: float) -> bool:
        """Whether it accepts an offer."""
        if not self._greeting.pledges:
            return False
        number, seconds = self._next(most)
        asked = self.teller.offered(view, pledge, number, _milliseconds(seconds))
        return self._asked(asked, Reply, seconds).accept

    def refuse(self, refused: BadSeat, played: str) -> None:
        """Tell it what it did wrong, and what was played instead."""
        sentence = self.teller.refusal(refused)
        told = Refused(number=self._number, code=refused.code, sentence=sentence, played=played)
        self._process.send(write_line(told))

    def close(self, view: Any | None = None) -> None:
        self._process.send(write_line(self.teller.goodbye(view)))
        self._process.close(self._limits.leave)

    def end(self) -> None:
        """From another thread: whoever waits for an answer learns that it has ended."""
        self._process.end()

    def kill(self) -> None:
        self._process.close(0)

    def _next(self, most: float) -> tuple[int, float]:
        """The number of the next question, and how many seconds an answer may take."""
        self._number += 1
        return self._number, min(most, self._limits.answer)

    def _asked(self, message: Sent, kind: type[A], seconds: float) -> A:
        """The answer to a message. It may say something first; an answer to an earlier one is not heard."""
        if len(self._process.unasked()) >= self._limits.lines:
            raise BadSeat("seat_flood", most=self._limits.lines)
        self._process.send(write_line(message))
        start = monotonic()
        for _ in range(self._limits.lines):
            written = read_line(self._process.receive(start + seconds - monotonic()))
            if isinstance(written, Say):
                self._hear(written)
            elif not isinstance(written, kind):
                raise BadSeat("seat_unexpected", expected=str(kind.__struct_config__.tag))
            elif written.frame is None or written.frame == self._number:
                self.slowest = max(self.slowest, monotonic() - start)
                return written
            elif written.frame > self._number:
                raise BadSeat("seat_ahead", frame=written.frame, number=self._number)
        raise BadSeat("seat_flood", most=self._limits.lines)

    def _hear(self, line: Say) -> None:
        if not line.text.strip() or len(line.text) > LONGEST_LINE:
            raise BadSeat("seat_line", most=LONGEST_LINE)
        self.said.append(line)


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
