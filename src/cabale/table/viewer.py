"""One viewer of a table: what it is shown, in frames, each with a version of its own."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cabale.core.pledges import Pledge
from cabale.core.seats import PUBLIC
from cabale.core.views import Question
from cabale.table.chairs import token_hash
from cabale.table.orders import NONE
from cabale.table.pace import pondering
from cabale.table.people import NOBODY
from cabale.table.room import Room
from cabale.table.settings import RoomRefusal
from cabale.table.showing import WATCHES
from cabale.table.table import Table
from cabale.table.telling import tell_choices, tell_events, tell_question, tell_scene, tell_talk
from cabale.table.telling_pledges import tell_deal, tell_talking
from cabale.table.wire.messages import Frame, FromClient
from cabale.table.wire.pledges import Deal
from cabale.table.wire.scenes import Asked, Clock
from cabale.table.wire.talk import Talk
from cabale.text import Narrator

PAGE: Final = 100  # lines of talk at once


class Viewer:
    """A seat or a spectator. `since` and `heard` count the events and the lines that it has had already."""

    def __init__(
        self,
        table: Table,
        token: str = "",
        *,
        language: str = "en",
        since: int = 0,
        heard: int = 0,
        words: bool = True,
    ) -> None:
        self.table: Final = table
        self.token: Final = token_hash(token) if token else ""  # only its hash
        self.language: Final = language
        self.words: Final = words
        self.since = max(0, since)
        self.heard = max(0, heard)
        self._narrator: Narrator | None = None
        self._last: Frame | None = None
        self._deals: dict[tuple[int, int, int], Pledge] = {}  # as they were when they were last shown

    @property
    def seat(self) -> int:
        """Where the viewer sits now; without a seat it watches."""
        return self.table.room.seat_with(self.token)

    @property
    def host(self) -> bool:
        return self.token == self.table.room.host

    @property
    def lost(self) -> bool:
        """Whether a seat was this viewer's and is so no longer."""
        return bool(self.token) and self.seat == PUBLIC and not self.host and not self.gallery

    @property
    def gallery(self) -> str:
        """The name by which the viewer speaks from the gallery, if it does."""
        return self.table.room.gallery.name(self.token)

    @property
    def who(self) -> int:
        """The number of the viewer among the people of the room; nobody's if it only watches."""
        room = self.table.room
        return room.everybody.number(self.token) if self.seat != PUBLIC or self.gallery else NOBODY

    @property
    def machine(self) -> bool:
        """Whether the viewer sits there as a machine."""
        seat = self.seat
        return seat != PUBLIC and self.table.room.chairs[seat].machine

    async def ask(self, message: FromClient) -> None:
        """Let the viewer ask for something, if the room knows it, and not too often."""
        if self.who == NOBODY:
            raise RoomRefusal("only_watching")
        if not self.table.hears(self.who):
            raise RoomRefusal("too_fast")
        await self.table.ask(lambda room: room.handle(self.token, message))

    def check(self) -> None:
        """Refused if the viewer may not, or no longer, look on."""
        room = self.table.room
        if self.lost:
            raise RoomRefusal("seat_moved" if self.token in room.devices.left else "unknown_token")
        if room.behind_doors and self.seat == PUBLIC and not self.host:
            raise RoomRefusal("gallery_closed")

    def version(self) -> int:
        """Of what the viewer is shown: an answer says to which it answers."""
        return self.table.room.version(self.seat)

    def news(self) -> Frame | None:
        """The frame of now, if there is anything in it that the last one did not show."""
        frame, last = self.now(), self._last
        if last is not None and not _news(frame) and bare(frame) == bare(last):
            return None
        self._last = frame
        return frame

    def now(self) -> Frame:
        """All that the viewer may know now, with the events and the talk that it has not had."""
        table, room, seat = self.table, self.table.room, self.seat
        narrator = self._teller(room, seat)
        begun = room.match is not None
        view: Any = room.view(seat) if begun else None
        lines = room.speech.heard(room.person(self.token))
        since, heard = self.since, max(self.heard, len(lines) - PAGE)
        events = room.told(seat) if begun else ()
        if narrator and begun:
            view = msgspec.structs.replace(view, history=tuple(events))
        told = tell_events(narrator, events[since:], room.game.beats)
        talk = tell_talk(narrator, room, lines[heard:])
        self.since, self.heard = since + len(told), heard + len(talk)
        clock = table.clocks.left(self.machine)
        return Frame(
            version=self.version(),
            seat=WATCHES if seat == PUBLIC else seat,
            host=self.host,
            gallery=self.gallery,
            room=table.shown(),
            scene=tell_scene(narrator, view) if begun else None,
            asked=self._asked(narrator, room, seat, view),
            asides=tell_choices(narrator, view, room.asides(seat)),
            sealed=self._sealed(narrator, room, seat),
            order=NONE if seat == PUBLIC else room.chairs[seat].order,
            holds=self._holds(room, seat),
            thinking=pondering(room),
            rest=room.rest,
            clock=Clock(*clock) if clock else None,
            talking=tell_talking(narrator, room),
            since=since,
            told=told,
            heard=heard,
            talk=talk,
            deals=self._changed_deals(narrator, room, seat),
        )

    def _changed_deals(self, narrator: Narrator | None, room: Room, seat: int) -> tuple[Deal, ...]:
        """The pledges that this viewer may know of and has not been shown as they are now."""
        changed = []
        for pledge in room.match.book.seen(seat, room.over) if room.match else ():
            key = pledge.by, pledge.to, pledge.number
            if self._deals.get(key) != pledge:
                self._deals[key] = pledge
                changed.append(tell_deal(narrator, pledge))
        return tuple(changed)

    def talk(self, before: int) -> Talk:
        """The page of talk before a line."""
        room = self.table.room
        lines = room.speech.heard(room.person(self.token))[: max(0, before)]
        first = max(0, len(lines) - PAGE)
        return Talk(first, tell_talk(self._teller(room, self.seat), room, lines[first:]))

    def _teller(self, room: Room, seat: int) -> Narrator | None:
        if not self.words:
            return None
        names = tuple(chair.name for chair in room.chairs)
        if self._narrator is None or self._narrator.names != names or self._narrator.seat != seat:
            self._deals = {}  # it knows others from another seat, or by another name
            self._narrator = Narrator(self.language, room.game, names, seat)
        return self._narrator

    def _asked(self, narrator: Narrator | None, room: Room, seat: int, view: Any) -> Asked | None:
        question = self._question(room, seat)
        return tell_question(narrator, view, question) if question else None

    def question(self) -> Question | None:
        """What the viewer is asked and has not answered."""
        return self._question(self.table.room, self.seat)

    def _question(self, room: Room, seat: int) -> Question | None:
        if room.match is None or seat not in room.asked():
            return None
        found: Question | None = room.game.question(room.match.state, seat)
        chair = room.chairs[seat]
        machine = chair.machine or chair.level
        return for_people(found, room.game.for_machines) if found and not machine else found

    def _holds(self, room: Room, seat: int) -> bool:
        return room.match is not None and seat != PUBLIC and room.game.holds(room.match.state, seat)

    def _sealed(self, narrator: Narrator | None, room: Room, seat: int) -> str:
        """The viewer's own answer to what is still open."""
        if room.match is None or seat not in room.sealed or narrator is None:
            return ""
        question = room.game.question(room.match.state, seat)
        assert question is not None
        chosen = [choice for choice in question.choices if choice.move == room.sealed[seat]]
        return narrator.choice(chosen[0])


def for_people(question: Question, for_machines: frozenset[int]) -> Question:
    """The question without the moves that only machines make (convention H-5)."""
    choices = tuple(choice for choice in question.choices if choice.move not in for_machines)
    return msgspec.structs.replace(question, choices=choices)


def _news(frame: Frame) -> bool:
    return bool(frame.told or frame.talk or frame.deals)


def bare(frame: Frame) -> Frame:
    """What a frame shows, whatever the clock says and however much was told before it."""
    return msgspec.structs.replace(frame, clock=None, since=0, told=(), heard=0, talk=(), deals=())
