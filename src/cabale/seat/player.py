"""A seat whose answers a program gives. What the program loses is played by default, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from cabale.core.pledges import Pledge, Proposal
from cabale.games import game as find_game
from cabale.seat.limits import USUAL, Limits
from cabale.seat.messages import Say
from cabale.seat.refusals import BadSeat
from cabale.seat.session import Session
from cabale.seat.teller import default, notation

T = TypeVar("T")
MENDABLE: Final = ("seat_move", "seat_pledge", "seat_line")  # after these it is still known what it speaks of


class Program:
    """One seat of one game. The process begins with the first question; one that has lost its way is ended
    and begun anew with the next, until it has failed too often."""

    def __init__(
        self, command: Sequence[str], seed: int, limits: Limits = USUAL, names: Sequence[str] = ()
    ) -> None:
        self.command: Final = tuple(command)
        self.failures: Final[list[BadSeat]] = []
        self._seed: Final = seed
        self._limits: Final = limits
        self._names: Final = tuple(names)
        self._session: Session | None = None
        self._stopped = False
        self.slowest = 0.0  # seconds that it took for an answer, at the most
        self.errors = ""  # the last that it wrote to its standard error before it was ended

    @property
    def out(self) -> bool:
        """Whether it has failed too often to be asked again, or was stopped."""
        return self._stopped or len(self.failures) >= self._limits.failures

    def choose(self, view: Any, moves: list[int], most: float = float("inf")) -> int:
        """Its answer, or the default of the game."""
        move = self._asked(view, lambda session: session.choose(view, moves, most))
        if move is not None:
            return move
        played = default(find_game(view.game), view, moves)
        self._refuse(notation(find_game(view.game), view, played))
        return played

    def propose(self, view: Any, most: float = float("inf")) -> Sequence[Proposal]:
        """What it would like to offer, or nothing."""
        wishes = self._asked(view, lambda session: session.propose(view, most))
        if wishes is None:
            self._refuse()
        return wishes or ()

    def consider(self, view: Any, pledge: Pledge, most: float = float("inf")) -> bool:
        """Whether it accepts; what it loses is a no."""
        accepted = self._asked(view, lambda session: session.consider(view, pledge, most))
        if accepted is None:
            self._refuse()
        return accepted or False

    def said(self) -> list[Say]:
        """What it has said since one last asked."""
        if self._session is None:
            return []
        lines = list(self._session.said)
        self._session.said.clear()
        return lines

    def stop(self) -> None:
        """From another thread: what it is asked is lost, and it is ended."""
        self._stopped = True
        session = self._session
        if session is not None:
            session.end()

    def close(self, view: Any | None = None) -> None:
        """The end of the game, or of its part in it."""
        if self._session is not None:
            self._session.close(view)
            self._end(self._session)

    def _asked(self, view: Any, ask: Callable[[Session], T]) -> T | None:
        """What it says; nothing, if it does something wrong."""
        if self.out:
            return None
        try:
            if self._session is None:
                self._session = Session(self.command, self._limits)
                if self._stopped:  # meanwhile
                    self._session.end()
                self._session.greet(view, self._names, self._seed)
            return ask(self._session)
        except BadSeat as failed:
            self.failures.append(failed)
            if self._session is not None and (failed.code not in MENDABLE or self.out):
                self._session.kill()
                self._end(self._session)
            return None

    def _refuse(self, played: str = "") -> None:
        """Tell it that its answer is lost, if it can still be told."""
        if self._session is not None and not self._stopped:
            self._session.refuse(self.failures[-1], played)

    def _end(self, session: Session) -> None:
        self.errors, self._session = session.errors, None
        self.slowest = max(self.slowest, session.slowest)
