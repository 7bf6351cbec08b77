"""Guests at one table: what they see and hear when they are asked, and how they are heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from cabale.core.pledges import Pledge, Proposal
from cabale.seat.messages import Say
from cabale.seat.teller import default
from cabale.table.pace import thinking, timing
from cabale.table.people import NOBODY
from cabale.table.room import Room
from cabale.table.thinkers import seed_of
from cabale.table.visitors import Chair, Visit, Visitors


class Visiting:
    """Asks them for one table. `hear` takes what a seat says, `fail` that it lost an answer."""

    def __init__(
        self,
        table: str,
        visitors: Visitors,
        hear: Callable[[int, Say], None],
        fail: Callable[[int], None],
    ) -> None:
        self._table: Final = table
        self._visitors: Final = visitors
        self._hear: Final = hear
        self._fail: Final = fail

    async def choose(
        self, room: Room, seat: int, view: Any, moves: list[int], most: int | None
    ) -> Visit[int]:
        """Its answer. Where a hidden question is given no time it is not asked: a model would be paid for a
        reply that comes too late, and would count as one that fails."""
        if room.hidden_pause and timing(room).deadline == 0:
            return Visit(default(room.game, view, moves), False)
        visit = await self._visitors.choose(self._chair(room, seat), _heard(room, seat, view), moves, most)
        for line in visit.said:
            self._hear(seat, line)
        return visit

    async def propose(self, room: Room, seat: int, view: Any) -> Sequence[Proposal]:
        """What it offers where there is time to talk."""
        visit = await self._visitors.propose(
            self._chair(room, seat), _heard(room, seat, view), thinking(timing(room).deadline)
        )
        self._take(seat, visit)
        return visit.answer

    async def consider(self, room: Room, seat: int, view: Any, pledge: Pledge) -> bool:
        """Whether it accepts what it is offered."""
        visit = await self._visitors.consider(
            self._chair(room, seat), _heard(room, seat, view), pledge, thinking(timing(room).deadline)
        )
        self._take(seat, visit)
        return visit.answer

    def _take(self, seat: int, visit: Visit[Any]) -> None:
        for line in visit.said:
            self._hear(seat, line)
        if visit.replaced:
            self._fail(seat)

    def _chair(self, room: Room, seat: int) -> Chair:
        names = [chair.name for chair in room.chairs]
        return Chair((self._table, seat), room.chairs[seat].level, seed_of(room, seat), names)


def _heard(room: Room, seat: int, view: Any) -> Any:
    """The view with what is said. Who only stands in for somebody hears nothing whispered to them."""
    chair = room.chairs[seat]
    heard = room.speech.written(NOBODY if chair.token else chair.who, room.seat_of)
    return msgspec.structs.replace(view, talk=tuple(heard))
