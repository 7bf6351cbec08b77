"""Whoever plays from outside: a program, or anything else that may lose an answer to the default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from cabale.core.pledges import Pledge, Proposal
from cabale.seat.messages import Say
from cabale.seat.refusals import BadSeat


@runtime_checkable
class Outsider(Protocol):
    """One seat of one game. `most` are the seconds that an answer may take."""

    @property
    def failures(self) -> list[BadSeat]:
        """The answers that it lost, and why."""

    @property
    def out(self) -> bool:
        """Whether it is not asked any more in this game."""

    def choose(self, view: Any, moves: list[int], most: float = ...) -> int: ...

    def propose(self, view: Any, most: float = ...) -> Sequence[Proposal]: ...

    def consider(self, view: Any, pledge: Pledge, most: float = ...) -> bool: ...

    def said(self) -> list[Say]:
        """What it has said since one last asked."""

    def stop(self) -> None:
        """From another thread: nobody waits for its answer any more, nor asks it anything else."""

    def close(self, view: Any | None = None) -> None:
        """The end of the game, or of its part in it."""
