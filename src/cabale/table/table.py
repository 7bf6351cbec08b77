"""A table at work: one task that reads one queue, so that everything happens in one order.

What is asked of the table is done to the room, written to the store, and only then told to anybody.
Clocks, bots, standing orders and absences put theirs on the same queue as people do. Whenever something
fails on that way, what is in memory is worth nothing: until the log has been read again everything is refused
and nothing is shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, cast

import msgspec

from cabale.core.errors import BadPlugin, CabaleError
from cabale.core.pledges import Offered, Replied
from cabale.core.seats import PUBLIC
from cabale.games import GAMES
from cabale.seat.messages import Say
from cabale.table.absences import Absences
from cabale.table.clocks import Clocks
from cabale.table.fair_queue import Account
from cabale.table.guard import MACHINES, MESSAGES, Bucket
from cabale.table.knocking import Door
from cabale.table.lobby_row import LobbyRow, lobby_row
from cabale.table.log import Entry, Played, Private, Sealed, Stood, write_entry
from cabale.table.negotiating import Negotiating
from cabale.table.orders import NONE
from cabale.table.pace import AT_REST, beat, limit, thinking, timing
from cabale.table.presence import Callers, Presence
from cabale.table.room import Room
from cabale.table.rooms import reopen
from cabale.table.settings import USUAL_LEVEL, RoomRefusal, is_guest
from cabale.table.showing import room_view
from cabale.table.store import Store, StoreError
from cabale.table.thinkers import Thinkers, Thought, seed_of
from cabale.table.visiting import Visiting
from cabale.table.wire.rooms import RoomView

AGAIN: Final = 1.0  # seconds until what could not be stored or read is tried again
LONGEST: Final = 6  # times that this is doubled, where a game of another package fails again and again
OF_THE_GAME: Final = Private | Played | Offered | Replied  # entries that change nothing of the room itself

Act = Callable[[Room], list[Entry]]
Listener = Callable[[], None]
_logger: Final = logging.getLogger(__name__)


class Request(NamedTuple):
    """Something to do to the room, and where to say what came of it."""

    act: Act
    done: asyncio.Future[list[Entry]]
    heard: bool = True  # whether somebody waits for its outcome

    def refuse(self, error: CabaleError) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Table:
    """One room, its place in the store, its clocks and its bots."""

    def __init__(
        self, id: str, room: Room, length: int, store: Store, thinkers: Thinkers, address: str = ""
    ) -> None:
        self.id: Final = id
        self.room = room
        self.length = length  # entries in the store
        self.listeners: Final[set[Listener]] = set()  # called when something has changed for everybody
        self.presence: Final = Presence()
        self.callers: Final = Callers(self.come, self.go)
        self.clocks: Final = Clocks()
        self.door: Final = Door(self._show_room)
        self._buckets: Final[dict[tuple[int, bool], Bucket]] = {}  # what each may send, however connected
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._account: Final = Account(
            address, id
        )  # whoever asked for the table: its bots think in their turn
        self._requests: Final[asyncio.Queue[Request]] = asyncio.Queue()
        self._thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self._question: tuple[int, bool, bool, bool] | None = None  # for which, and how, clocks were wound
        self._told = -1  # how much everybody had been told when it was put
        self._beat = False  # whether something deserved a beat before it
        self._failed_bots: Final[set[int]] = set()  # seats whose bot or machine failed: told after the window
        self._troubles: Final[list[BadPlugin]] = []  # of a game in the midst of a thought: likewise
        self._told_troubles: Final[set[str]] = set()  # each once
        self._visiting: Final = Visiting(id, thinkers.visitors, self._hear, self._failed_bots.add)
        self._negotiating: Final = Negotiating(self.ask, thinkers, self._visiting, self._account)
        self._stored: Final = asyncio.Event()  # not set while something is done that is not stored yet
        self._stored.set()
        self._shown: msgspec.Raw | None = None  # the room as everybody sees it, until that changes
        self._absences: Final = Absences(self.presence, self._give_up_on)
        self._trouble: CabaleError | None = None  # why nothing that is in memory may be believed
        self.mishap: CabaleError | None = None  # why a game of another package does not go on as it should
        self._mishaps = 0  # that stopped it, one after the other
        self.ended = False  # the room is no more, or no more at this table

    async def ask(self, act: Act) -> list[Entry]:
        """Do something to the room. Returns when it is stored; a refusal changes nothing."""
        if self._trouble:
            raise self._trouble
        done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self._requests.put_nowait(Request(act, done))
        return await done

    async def run(self) -> None:
        """Serve until cancelled. A table that is begun anew after it failed believes its log alone."""
        try:
            if self._trouble:
                await self._read_again()
            self._go_on()
            while True:
                await self._serve(await self._requests.get())
        except Exception as error:
            self._doubt(self._failed(error))
            raise
        finally:
            self._rest()
            self._thinkers.visitors.leave(self.id, {})
            self._absences.stop()

    def end(self, why: CabaleError) -> None:
        """Whoever is still there, or waits for something, is told why nothing more will come."""
        self.ended = True
        self.callers.stop()
        self._doubt(why)
        self._refuse_waiting(why)
        self.tell()

    async def _serve(self, request: Request) -> None:
        try:
            entries = request.act(self.room)
        except CabaleError as refused:
            request.refuse(refused)
            return
        except Exception as error:
            await self._recover(request, self._failed(error))
            return
        try:
            if self.room.complete and self.clocks.floor_passed:
                # All have answered after the floor: the last answer is opened at once (complots C-20).
                given: list[Entry] = [entry for entry in entries if not isinstance(entry, Sealed)]
                entries = given + self.room.settle()
            await self._write(entries)
        except StoreError as failed:
            await self._recover(request, failed)
            return
        except Exception as error:
            await self._recover(request, self._failed(error))
            return
        if not request.done.done():
            request.done.set_result(entries)
        if self._mishaps and any(isinstance(entry, Played) for entry in entries):
            self.mishap, self._mishaps = None, 0
        for entry in entries:
            if isinstance(entry, Stood):  # it may be meant for what is open
                self.follow(entry.seat)
        if all(isinstance(entry, Private) for entry in entries):
            return  # nobody is told that somebody has answered
        if self._changes_room(entries):
            self._shown = None
            self._absences.mind(self.room)
            self.door.mind(self.room)
        if not self.room.rushing or self._changes_room(entries):  # the rest is shown when it is over
            self.tell()
        self._wake()

    # --- what is true

    def _failed(self, error: Exception) -> CabaleError:
        """Our own fault: whoever keeps the house reads what it was, everybody else that it was. Of a game of
        another package everybody reads whose it is."""
        _logger.error("table %s failed", self.id, exc_info=error)
        return GAMES.raised(error) or RoomRefusal("table_failed")

    def _doubt(self, why: CabaleError) -> None:
        """What is in memory may not be so: nobody may be shown it, and nothing can be done to it."""
        self._trouble = why
        self._rest()
        self._stored.set()

    async def _recover(self, request: Request, why: CabaleError) -> None:
        """Nothing of a request is left when it is refused, unless the log cannot be read, either."""
        self._doubt(why)
        self._requests.put_nowait(request)
        await self._read_again()
        if isinstance(why, BadPlugin) and not request.heard:  # what an automaton or a clock did: all are told
            self.mishap, self._mishaps = why, min(self._mishaps + 1, LONGEST)
            self.tell()
        asyncio.get_running_loop().call_later(AGAIN * 2**self._mishaps, self._go_on)

    async def _read_again(self) -> None:
        """Make the room again from what is written, however long that cannot be read."""
        while self._trouble and not self.ended:
            try:
                log = await self._store.log(self.id)
                if not log:
                    self.end(RoomRefusal("no_such_room"))
                    return
                self.room = reopen(log, self.id)
            except CabaleError as error:
                self._trouble = error
                self._refuse_waiting(error)
                await asyncio.sleep(AGAIN)
            else:
                self._refuse_waiting(self._trouble)
                self.length, self._shown, self._trouble = len(log), None, None
        self.tell()

    def _refuse_waiting(self, why: CabaleError) -> None:
        with suppress(asyncio.QueueEmpty):
            while True:
                self._requests.get_nowait().refuse(why)

    def _go_on(self) -> None:
        """Wind all clocks anew: at the beginning, and after something went wrong."""
        if self._trouble is None:
            self._question = None
            self._absences.mind(self.room)
            self._wake()

    @property
    def idle(self) -> bool:
        """Whether nobody is there and nothing goes on by itself, so that it can as well be in the store."""
        asked = self._thinking or self._negotiating.busy or not self._requests.empty()
        busy = self.listeners or self._absences.waiting or asked
        return not busy and self.clocks.left() is None

    async def settled(self) -> None:
        """Wait until all that was done is stored: before that nobody may be shown it. Refused while it is not
        known what is."""
        while not self._stored.is_set():
            await self._stored.wait()
        if self._trouble:
            raise self._trouble

    async def changes(self, changed: asyncio.Event) -> None:
        """Wait until a change has set this, and all that was done is stored. While it is not known what is
        true there is none, unless the table has ended."""
        while True:
            await changed.wait()
            changed.clear()
            try:
                await self.settled()
            except CabaleError:
                if self.ended:
                    raise
            else:
                changed.clear()
                return

    def shown(self) -> RoomView:
        """The room as everybody sees it, ready to be sent; a move of the game changes nothing of it."""
        if self._shown is None:
            view = room_view(self.id, self.room, self.presence, self.door.knock)
            self._shown = msgspec.Raw(msgspec.json.encode(view))
        return cast("RoomView", self._shown)

    def _show_room(self) -> None:
        """Something has changed about the room that its log does not have."""
        self._shown = None
        self.tell()

    def hears(self, who: int) -> bool:
        """Whether somebody may send another message now, however many connections they have. A machine has
        a measure of its own."""
        machine = any(chair.who == who and chair.machine for chair in self.room.chairs)
        return self._buckets.setdefault((who, machine), Bucket(MACHINES if machine else MESSAGES)).take()

    def tell(self) -> None:
        """Something has changed that everybody may see."""
        for listener in self.listeners:
            listener()

    async def _write(self, entries: list[Entry]) -> None:
        """Store what was done."""
        if not entries:
            return
        bodies = [write_entry(entry) for entry in entries]
        self._stored.clear()
        row = msgspec.json.encode(self.lobby_row()) if self._changes_room(entries) else None
        await self._store.append(self.id, self.length, bodies, row)
        self.length += len(entries)
        self._stored.set()

    def _changes_room(self, entries: list[Entry]) -> bool:
        """Whether anything but the position has changed: who sits there, the settings, the end."""
        return bool(self.room.over) or not all(isinstance(entry, OF_THE_GAME) for entry in entries)

    def lobby_row(self) -> LobbyRow:
        return lobby_row(self.room)

    # --- a new question

    def _wake(self) -> None:
        """Something has changed: a new question winds the clocks anew, and whoever is asked may answer."""
        match, asked = self.room.match, self.room.asked()
        if match is None or not self.room.due or self._deserted:
            self._rest()
            self._part()
            return
        if match.book.watched:
            self._negotiating.consider(self.room)
        talking = self.room.talking
        question = self.room.questions, self.room.paused, talking, self.room.rushing
        if question != self._question:
            self._rest()
            self._question = question
            place = self.room.questions
            self._look_back()
            self.clocks.wind(
                timing(self.room),
                limit(self.room),
                partial(self._at_floor, place),
                partial(self._at_deadline, place),
                partial(self._at_limit, place),
            )
            self._tell_of_failures()
            self._negotiating.begin(self.room)
        if talking:
            if self.room.talk_time.agreed(self.room.people):
                self._later(Room.end_talk)
            return  # bots answer when all has been said
        for seat in asked:
            chair = self.room.chairs[seat]
            if not chair.level and seat in self._thinking:
                self._thinking.pop(seat).cancel()
            elif chair.level and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
            elif chair.order != NONE:
                self.follow(seat)

    def _look_back(self) -> None:
        """Whether what everybody has just seen deserves a beat."""
        told = self.room.told(PUBLIC)
        new = told[self._told :] if self._told >= 0 else ()
        self._beat = any(event.__struct_config__.tag in self.room.game.beats for event in new)
        self._told = len(told)

    @property
    def _deserted(self) -> bool:
        """Whether bots are among themselves, or in a branch to which nobody has come yet: they wait until
        somebody looks on."""
        return not self.presence.anybody and (not self.room.people or bool(self.room.given))

    def _tell_of_failures(self) -> None:
        """A bot or a machine failed while the question before this one was open; told then, it would tell who
        answered."""
        failed = tuple(self._failed_bots)
        self._failed_bots.clear()
        if failed:
            self._requests.put_nowait(
                _unheard(lambda room: [entry for seat in failed for entry in room.bot_failed(seat)])
            )
        for trouble in self._troubles:
            if str(trouble) not in self._told_troubles:
                _logger.error("table %s: %s", self.id, trouble)
                self._told_troubles.add(str(trouble))
                self.mishap = trouble
                self.tell()
        self._troubles.clear()

    def _rest(self) -> None:
        self._question = None
        self.clocks.stop()
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self._negotiating.stop()

    def _part(self) -> None:
        """Guests leave: they have seen how it ended, or are begun anew when it goes on."""
        over = range(self.room.seats) if self.room.over else ()
        match = self.room.match
        self._thinkers.visitors.leave(self.id, {seat: match.view(seat) for seat in over} if match else {})

    def _at_floor(self, place: int) -> None:
        self._later(lambda room: room.settle() if room.complete else [], place)

    def _at_deadline(self, place: int) -> None:
        """Whoever has not answered by now lets the default be played (complots C-19, C-20, guillotine
        G-95); or the time to talk is over, and the question has its own time (convention N-1)."""
        self._later(lambda room: room.end_talk() or (room.settle() if room.due else []), place)

    def _at_limit(self, place: int) -> None:
        """A machine that has not answered by now has the default played for it, and nobody else has."""

        def answer(room: Room) -> list[Entry]:
            assert room.match is not None
            late = [seat for seat in room.machines if seat in room.asked()]
            if not room.hidden_pause:  # told, it would tell whom the game asked in that pause
                self._failed_bots.update(late)
            moves = {seat: room.game.default(room.match.state, seat) for seat in late}
            return [entry for seat, move in moves.items() for entry in room.answer(seat, move)]

        self._later(answer, place)

    def follow(self, seat: int) -> None:
        """Do what the standing order of the seat says; one for a turn ends with that turn."""
        room, chair = self.room, self.room.chairs[seat]
        if room.match is None or seat not in room.asked():
            return
        order = room.game.orders.get(chair.order.order)
        if order is None:
            return
        if order.for_turn and chair.ordered != room.turn:
            self._later(lambda room: room.stand(seat, NONE))
            return
        question = room.game.question(room.match.state, seat)
        move = order.answer(question, seat, chair.order.only) if question else None
        if move is not None:
            self._later(lambda room: room.answer(seat, move))

    async def _think(self, seat: int) -> None:
        match = self.room.match
        assert match is not None
        await self._negotiating.done()  # what is promised may change its mind
        place, view, moves = self.room.questions, match.view(seat), match.state.moves(seat)
        level, hidden = self.room.chairs[seat].level, self.room.hidden_pause
        seed, deadline = seed_of(self.room, seat), timing(self.room).deadline
        due, most = self._due(level, deadline), thinking(deadline)
        if self.room.rushing:
            most = min(AT_REST, most or AT_REST)
        if is_guest(level):
            visit = await self._visiting.choose(self.room, seat, view, moves, most)
            thought = Thought(visit.answer, visit.replaced)
        else:
            thought = await self._thinkers.choose(
                self.room.game.id, level, seed, view, moves, most, self._account
            )
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        if thought.replaced and not hidden:  # told, it would tell whom the game asked in that pause
            if thought.trouble:
                self._troubles.append(thought.trouble)
            else:
                self._failed_bots.add(seat)
        if self.room.questions == place:
            self._later(lambda room: room.answer(seat, thought.move))

    def _hear(self, seat: int, line: Say) -> None:
        """A guest says something."""
        self._requests.put_nowait(_unheard(partial(_say, seat, line)))

    def _due(self, level: str, deadline: int | None) -> float:
        """When a bot that begins to think now answers; where nobody sees it, at once."""
        now, pace = asyncio.get_running_loop().time(), self.room.pace
        if not self.presence.anybody or self.room.rushing:
            return now
        first = beat(pace) if self._beat and not self.room.window else 0.0
        return now + first + self._thinkers.seem(pace, level, deadline)

    def _later(self, act: Act, asked_at: int | None = None) -> None:
        """Queue something that nobody waits for, to be done only if nothing was played meanwhile: since now,
        or since a question was asked, the time for which may be over when it is being answered."""
        place = self.room.questions if asked_at is None else asked_at

        def still(room: Room) -> list[Entry]:
            return act(room) if room.match is not None and room.questions == place else []

        self._requests.put_nowait(_unheard(still))

    # --- who is there

    def come(self, seat: int) -> None:
        """Somebody opened a connection. A bot that only covered an absence gives the seat back."""
        if not self.presence.come(seat):
            return
        self._shown = None
        self._absences.mind(self.room)
        if 0 <= seat < self.room.seats and self.room.chairs[seat].absent:
            self._requests.put_nowait(_unheard(lambda room: room.take_back(seat)))
        self.tell()
        self._look_up()

    def go(self, seat: int) -> None:
        """Somebody's last connection may be gone."""
        if self.presence.go(seat):
            self._shown = None
            self._absences.mind(self.room)
            self.tell()
            self._look_up()

    def _look_up(self) -> None:
        """Bots that waited for somebody to look on, or are left among themselves, notice it."""
        if self._trouble is None:
            self._wake()

    def _give_up_on(self, seat: int) -> None:
        """A bot answers for somebody who has been away for too long."""
        level = self.room.settings.absence_level or USUAL_LEVEL

        def hand_over(room: Room) -> list[Entry]:
            missed = seat in (*room.people, *room.machines) and not self.presence.here(seat) and not room.over
            return room.hand_over(seat, level, absent=True) if missed else []

        self._requests.put_nowait(_unheard(hand_over))


def _say(seat: int, line: Say, room: Room) -> list[Entry]:
    """What a guest says, as long as it is one that sits there."""
    return room.say(seat, line.text, line.to) if is_guest(room.chairs[seat].level) else []


def _unheard(act: Act) -> Request:
    """A request whose outcome nobody waits for; a refusal means that the moment has passed."""
    done: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
    done.add_done_callback(lambda future: future.exception())
    return Request(act, done, heard=False)
