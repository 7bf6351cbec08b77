"""Bots and guests that make deals: what they offer where there is time to talk, what they answer others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from cabale.core.errors import CabaleError
from cabale.core.match import Match
from cabale.core.pledges import Pledge, Proposal, Reply, Verdict
from cabale.table.fair_queue import Account
from cabale.table.log import Entry
from cabale.table.room import Room
from cabale.table.settings import bargains, is_guest
from cabale.table.thinkers import Thinkers, seed_of
from cabale.table.visiting import Visiting

Ask = Callable[[Callable[[Room], list[Entry]]], Awaitable[list[Entry]]]


class Negotiating:
    """The deals of the bots of one table. `ask` does something to its room, when its turn has come."""

    def __init__(self, ask: Ask, thinkers: Thinkers, visiting: Visiting, account: Account) -> None:
        self._ask: Final = ask
        self._thinkers: Final = thinkers
        self._visiting: Final = visiting
        self._account: Final = account
        self._offering: asyncio.Task[None] | None = None
        self._considering: Final[dict[tuple[int, int, int], asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return self._offering is not None or bool(self._considering)

    async def done(self) -> None:
        """Wait until the bots have made their offers and answered those of each other."""
        if self._offering:
            await asyncio.wait([self._offering])

    def stop(self) -> None:
        if self._offering:
            self._offering.cancel()
            self._offering = None

    def begin(self, room: Room) -> None:
        """A new question: where there is time to talk before it, bots make their offers. What they wanted for
        something that is past by now they take back."""
        match = _match(room)
        machines = [seat for seat, chair in enumerate(room.chairs) if chair.level]
        stale = [pledge for seat in machines for pledge in match.book.stale(seat)]
        seats = [
            seat
            for seat in machines
            if bargains(room.game.id, room.chairs[seat].level) and match.may_propose(seat)
        ]
        if seats or stale:
            self._offering = asyncio.create_task(self._offer(room, seats, stale))

    async def _offer(self, room: Room, seats: list[int], stale: list[Pledge]) -> None:
        for pledge in stale:
            with suppress(CabaleError):  # it was answered meanwhile
                await self._ask(partial(_withdraw, pledge))
        wishes = await asyncio.gather(*[self._wishes(room, seat) for seat in seats])
        for seat, wished in zip(seats, wishes, strict=True):
            for wish in wished:
                with suppress(CabaleError):  # a bot that wishes for what cannot be gets nothing
                    await self._ask(partial(_propose, seat, wish))
        if self._considering:
            await asyncio.wait(self._considering.values())
        self._offering = None

    async def _wishes(self, room: Room, seat: int) -> Sequence[Proposal]:
        view, level = _match(room).view(seat), room.chairs[seat].level
        if is_guest(level):
            return await self._visiting.propose(room, seat, view)
        return await self._thinkers.propose(room.game.id, level, seed_of(room, seat), view, self._account)

    def consider(self, room: Room) -> None:
        """Bots answer what they were offered."""
        book = _match(room).book
        for seat, chair in enumerate(room.chairs):
            for pledge in book.awaiting(seat) if chair.level else ():
                key = pledge.by, pledge.to, pledge.number
                if key not in self._considering:
                    self._considering[key] = asyncio.create_task(self._answer(room, key, pledge))

    async def _answer(self, room: Room, key: tuple[int, int, int], pledge: Pledge) -> None:
        seat, game, level = pledge.to, room.game.id, room.chairs[pledge.to].level
        said = Verdict(False)
        if bargains(game, level):
            said = await self._verdict(room, seat, pledge)
        reply: Reply = "accepted" if said.taken else "refused"
        with suppress(CabaleError):  # it was withdrawn, or its time is over
            await self._ask(lambda room: room.reply(seat, *key, reply, said.why))
        del self._considering[key]

    async def _verdict(self, room: Room, seat: int, pledge: Pledge) -> Verdict:
        game, view, level = room.game.id, _match(room).view(seat), room.chairs[seat].level
        if is_guest(level):
            return Verdict(await self._visiting.consider(room, seat, view, pledge))
        return await self._thinkers.consider(game, level, seed_of(room, seat), view, pledge, self._account)


def _match(room: Room) -> Match:
    assert room.match is not None
    return room.match


def _withdraw(pledge: Pledge, room: Room) -> list[Entry]:
    return room.reply(pledge.by, pledge.by, pledge.to, pledge.number, "withdrawn")


def _propose(seat: int, wish: Proposal, room: Room) -> list[Entry]:
    """What a bot offers, as long as it may."""
    if not _match(room).may_propose(seat):
        return []
    return room.pledge(seat, wish.to, wish.promise, wish.in_return, wish.until, wish.why)
