"""One session: whoever plays through the protocol, and the one seat that they have."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Scope

from cabale.core.errors import CabaleError, quoted
from cabale.core.seats import LETTERS, PUBLIC
from cabale.games import GAMES
from cabale.mcp_server.asking import ask
from cabale.mcp_server.seen import Bargain, Declined, OpenMove, Quoted, Seen, free_seats, see
from cabale.table import handlers
from cabale.table.polling import Polls
from cabale.table.refusals import refused
from cabale.table.settings import RoomRefusal
from cabale.table.showing import room_view
from cabale.table.table import Table
from cabale.table.viewer import Viewer
from cabale.table.wire import messages
from cabale.table.wire.rooms import OpenRoom, RoomOpened
from cabale.table.wire.seats import HandOver, SeatTaken, TakeSeat
from cabale.text import Words

T = TypeVar("T")
LONGEST: Final = 25.0  # seconds that one call waits


class AnswerRefused(Exception):
    """An answer that the table does not take, and what it would take."""

    def __init__(self, declined: Declined, seen: Seen) -> None:
        super().__init__(declined.code)
        self.declined: Final = declined
        self.seen: Final = seen


class Session:
    """A player. `caller` is where a call comes from, as the house counts it."""

    def __init__(self, app: Starlette, language: str = "en") -> None:
        self.language = language
        self._app: Final = app
        self._room = ""  # that it opened, or where it sits
        self._token = ""  # its seat's, and its room's if it opened one
        self._viewer: Viewer | None = None
        self._here: tuple[Table, int] | None = None  # where the others see it
        self._shown: Seen | None = None  # how the table last was
        self._version = 0  # of the frame that was shown last
        self._told: list[str] = []  # sentences that are not given back yet
        self._talk: list[Quoted] = []
        self._pledges: list[Bargain] = []

    @property
    def words(self) -> Words:
        return Words(self.language)

    async def ask(
        self, caller: Scope, handle: Callable[[Request], Awaitable[T]], token: str = "", **more: Any
    ) -> T:
        """What the house answers, as to any other request from there."""
        return await ask(self._app, caller, handle, self.language, token=token, **more)

    # --- a room and a seat

    async def open(self, caller: Scope, wish: OpenRoom) -> RoomOpened:
        """A room of its own, where nobody sits yet."""
        self._without_seat()
        opened = await self.ask(caller, handlers.open_room, body=wish)
        self._forget()
        self._room, self._token = opened.room, opened.token
        return opened

    async def sit(self, caller: Scope, room: str, seat: str, name: str, language: str) -> SeatTaken:
        """Take a seat: that one, or the first that is free."""
        self._without_seat()
        room = room or self._room
        if not room:
            raise RoomRefusal("no_seat")
        self.language = Words(language or self.language).language
        token = self._token if room == self._room else ""
        seen = await self.ask(caller, handlers.see_room, room=room)
        free = free_seats(seen.chairs)
        number = seat_number(seat, seen.seats) if seat else free[0] if free else 0
        wish = TakeSeat(name, self.language, machine=True)
        taken = await self.ask(caller, handlers.take_seat, token, body=wish, room=room, seat=str(number))
        self._forget()
        self._room, self._token = room, taken.token
        await self._at_table(caller)
        return taken

    async def come_back(self, caller: Scope, room: str, token: str, language: str) -> SeatTaken:
        """To the seat of this token, after another session of it was cut off."""
        self._without_seat()
        self.language = Words(language or self.language).language
        viewer = Viewer(await self._table(caller, room), token, language=self.language)
        viewer.check()
        if viewer.seat == PUBLIC:
            raise RoomRefusal("unknown_token")
        self._forget()
        self._room, self._token, self._viewer = room, token, viewer
        return SeatTaken(room, viewer.seat, token)

    async def begin(self, caller: Scope, level: str) -> Seen:
        """Automata of this level in all free seats, and the deal; without a level all seats must be taken.

        Whoever has opened a room without sitting down in it would be left out of its own game."""
        room, token = self._of_room()
        if (await self._at_table(caller)).seat == PUBLIC:
            raise RoomRefusal("no_seat")
        if level:
            await self.ask(caller, handlers.fill_seats, token, body=HandOver(level), room=room)
        await self.ask(caller, handlers.begin, token, room=room)
        return await self.look(caller)

    async def leave(self, caller: Scope) -> None:
        """Rise: in a game that goes on an automaton answers there from now on."""
        viewer = await self._at_table(caller)
        found, seat = viewer.table.room, viewer.seat
        if seat != PUBLIC and not found.over and not found.closed:
            await self.ask(caller, handlers.free_seat, self._token, room=self._room, seat=str(seat))
        self._forget()

    # --- the game

    async def look(self, caller: Scope, everything: bool = False) -> Seen:
        """The table as it is now, with what is new, or with all there was since the beginning."""
        viewer = await self._at_table(caller)
        if everything:
            self._viewer = viewer = Viewer(viewer.table, self._token, language=self.language)
            self._told, self._talk, self._pledges = [], [], []
        self._see(viewer)
        return self._given()

    async def wait(self, caller: Scope, seconds: float) -> Seen:
        """The same, as soon as there is something for this seat to do or to hear, or after so long."""
        viewer = await self._at_table(caller)
        state = self._app.state
        with state.sockets.one_more(state.doors.address(caller)) as welcome:
            if not welcome:
                raise RoomRefusal("too_many_polls")
            await self._listen(viewer, state.polls, min(max(seconds, 0.0), LONGEST))
        return self._given()

    async def _listen(self, viewer: Viewer, polls: Polls, seconds: float) -> None:
        """Look whenever something has changed, until it concerns this seat."""
        with polls.listening(viewer.table) as changed:
            try:
                async with asyncio.timeout(seconds):
                    while True:
                        await polls.change(viewer.table, changed)
                        viewer.check()
                        self._see(viewer)
                        if self._concerned():
                            break
            except TimeoutError:
                pass

    async def answer(self, caller: Scope, given: int | str) -> Seen:
        """An offer or an aside, by its number in what was last shown, or by its notation."""
        viewer = await self._at_table(caller)
        shown = self._shown or self._see(viewer)
        try:
            await viewer.ask(messages.Answer(_notation(shown, given), self._version))
        except CabaleError as error:
            raise self._answer_refused(viewer, error) from error
        self._see(viewer)
        return self._given()

    async def tell(self, caller: Scope, message: messages.FromClient) -> None:
        """Anything else that a seat may send."""
        viewer = await self._at_table(caller)
        await viewer.ask(message)

    async def ready(self, caller: Scope) -> Seen:
        """No more time to talk is needed before the question that is open."""
        viewer = await self._at_table(caller)
        if self._shown is None:
            self._see(viewer)
        await self.tell(caller, messages.Ready(self._version))
        return await self.look(caller)

    async def of_seat(self, caller: Scope, handle: Callable[[Request], Awaitable[T]], **more: Any) -> T:
        """What the house answers to whoever has this seat."""
        viewer = await self._at_table(caller)
        more = {"room": self._room, "seat": str(viewer.seat), **more}
        return await self.ask(caller, handle, self._token, **more)

    @property
    def room(self) -> str:
        """Where it is; empty: nowhere."""
        return self._room

    async def other(self, caller: Scope, text: str) -> int:
        """The number of a seat of this table, by its letter."""
        return seat_number(text, (await self._at_table(caller)).table.room.seats)

    async def mine(self, caller: Scope) -> int:
        """Where it sits."""
        return (await self._at_table(caller)).seat

    # --- what is shown

    def _see(self, viewer: Viewer) -> Seen:
        """Look, and keep what is new until it is given back."""
        table = viewer.table
        try:
            frame = viewer.now()
        except Exception as error:
            if refusal := GAMES.raised(error):
                raise refusal from error
            raise
        seen = see(room_view(table.id, table.room, table.presence, table.door.knock), frame)
        self._shown, self._version = seen, frame.version
        self._told += seen.told
        self._talk += seen.talk
        self._pledges += seen.pledges
        return seen

    def _given(self) -> Seen:
        assert self._shown is not None
        told, talk, pledges = tuple(self._told), tuple(self._talk), tuple(self._pledges)
        self._told, self._talk, self._pledges = [], [], []
        return msgspec.structs.replace(self._shown, told=told, talk=talk, pledges=pledges)

    def _concerned(self) -> bool:
        """Whether there is anything to do for this seat, or anything that others said or offered to it."""
        seen = self._shown
        assert seen is not None
        heard = any(line.seat != seen.seat or not seen.seat for line in self._talk)
        offered = any(deal.by != seen.seat or deal.standing != "offered" for deal in self._pledges)
        ended = seen.state in ("over", "closed")
        return seen.asked is not None or seen.ready_wanted or ended or heard or offered

    def _answer_refused(self, viewer: Viewer, error: CabaleError) -> AnswerRefused:
        seen = self._see(viewer)
        refusal = refused(error, self.language)
        rule = refusal.rule or (seen.asked.rule if seen.asked else "")
        return AnswerRefused(Declined(refusal.code, rule, refusal.sentence, all_moves(seen)), seen)

    # --- where it is

    async def _table(self, caller: Scope, room: str) -> Table:
        return await self.ask(caller, handlers.table, room=room)

    async def _at_table(self, caller: Scope) -> Viewer:
        """The viewer of its seat, at the table as it is laid now."""
        room, token = self._of_room()
        found, old = await self._table(caller, room), self._viewer
        if old is None or old.table is not found or old.language != self.language:
            since, heard = (old.since, old.heard) if old else (0, 0)
            self._viewer = Viewer(found, token, language=self.language, since=since, heard=heard)
        assert self._viewer is not None
        self._viewer.check()
        self._move_to((found, self._viewer.seat))
        return self._viewer

    def _move_to(self, place: tuple[Table, int] | None) -> None:
        """Others see who is there."""
        old, self._here = self._here, place
        if place != old:
            if place is not None:
                place[0].come(place[1])
            if old is not None:
                old[0].go(old[1])

    def close(self) -> None:
        """It has ended; its seat stays its own, for whoever has the token."""
        self._move_to(None)

    def _of_room(self) -> tuple[str, str]:
        if not self._room:
            raise RoomRefusal("no_seat")
        return self._room, self._token

    def _without_seat(self) -> None:
        """One seat a session. Who has only opened a room, or has lost the seat, may take one."""
        if self._viewer is not None and self._viewer.seat != PUBLIC:
            raise RoomRefusal("one_seat")

    def _forget(self) -> None:
        self._move_to(None)
        self._room = self._token = ""
        self._viewer = self._shown = None
        self._told, self._talk, self._pledges = [], [], []


def all_moves(seen: Seen) -> tuple[OpenMove, ...]:
    """All that the seat may answer now, in turn or out of it."""
    return (*(seen.asked.offers if seen.asked else ()), *seen.asides)


def _notation(seen: Seen, given: int | str) -> str:
    """A move by its notation, or by its number. What is neither is for the game to refuse."""
    text = str(given).strip()
    moves = all_moves(seen)
    by_number = {str(move.number): move.answer for move in moves}
    if isinstance(given, str) and any(move.answer == text for move in moves):
        return text
    return by_number.get(text, text)


def seat_number(text: str, seats: int) -> int:
    """A seat by its letter."""
    wanted = text.strip().lower()
    if len(wanted) != 1 or wanted not in LETTERS[:seats]:
        raise RoomRefusal("no_such_seat", text=quoted(text), expected=tuple(LETTERS[:seats]))
    return LETTERS.index(wanted)
