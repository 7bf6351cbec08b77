"""A player whose bargains are made by another: what its level plays like, and what its word is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from cabale.core.pledges import Pledge, Proposal, Verdict
from cabale.core.reason import Reason


class Principal(Protocol):
    """The player that answers the questions."""

    def choose(self, view: Any, moves: list[int]) -> int: ...

    def explain(self, view: Any, moves: list[int]) -> Reason: ...


class Spokesman(Protocol):
    """Who bargains for it, and says why: `core.match.Candid` without the player."""

    def propose(self, view: Any) -> Sequence[Proposal]: ...

    def consider(self, view: Any, pledge: Pledge) -> bool: ...

    def weigh(self, view: Any, pledge: Pledge) -> Verdict: ...


class WithSpokesman:
    """Answers by itself; has offers made, and those of others considered, for it."""

    def __init__(self, principal: Principal, spokesman: Spokesman) -> None:
        self._principal: Final = principal
        self._spokesman: Final = spokesman

    def choose(self, view: Any, moves: list[int]) -> int:
        return self._principal.choose(view, moves)

    def explain(self, view: Any, moves: list[int]) -> Reason:
        return self._principal.explain(view, moves)

    def propose(self, view: Any) -> Sequence[Proposal]:
        return self._spokesman.propose(view)

    def consider(self, view: Any, pledge: Pledge) -> bool:
        return self._spokesman.consider(view, pledge)

    def weigh(self, view: Any, pledge: Pledge) -> Verdict:
        return self._spokesman.weigh(view, pledge)
