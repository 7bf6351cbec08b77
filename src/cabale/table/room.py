"""A room: who sits where, what is said and promised, what a message does; without clock, socket and store.

Every method that changes something returns the entries that say so; whoever calls it writes them to
the store before anybody hears of the change. A room is always its log: `restore` makes it again, and
if a write fails the room in memory is thrown away and made again from what was written.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from cabale.core.options import read_options
from cabale.core.paces import Pace
from cabale.core.pledges import MOST_PLEDGES, Offered, Promise, Replied, Reply
from cabale.core.seats import PUBLIC
from cabale.table import log
from cabale.table.chairs import bot_name, check_language, check_name, choose_emblem
from cabale.table.devices import Devices
from cabale.table.orders import Standing, check_order
from cabale.table.people import NOBODY
from cabale.table.playing import Playing
from cabale.table.seating import apply_to_chairs, keep_winner, resized
from cabale.table.settings import (
    USUAL_LEVEL,
    RoomRefusal,
    Settings,
    check_level,
    check_settings,
    guest_name,
    is_guest,
)
from cabale.table.speech import Spoken, check_words
from cabale.table.wire import messages

LONGEST_NONCE: Final = 64


class Room(Playing):
    """One room, from its opening to the end of its game."""

    def __init__(self, opened: log.Opened) -> None:
        super().__init__(opened)
        self.follows: Final = opened.follows
        self.devices: Final = Devices()
        self.next = ""  # the room of the rematch

    @property
    def pace(self) -> Pace:
        """How long automata seem to take; for machines alone they put on nothing."""
        return "at_once" if self.among_machines else self.settings.pace or "calm"

    def arrange(
        self, options: Mapping[str, object], settings: Settings, seats: int | None = None
    ) -> list[log.Entry]:
        """Other options, settings or seats, as long as nobody has seen a card. Open seats go first. Later
        only the pace of the automata changes, and that from the next question on."""
        if not self._changes_pace(options, settings, seats):
            self._not_begun()
        self._not_closed()
        self._not_too_much()
        count = self.game.count_seats(self.seats if seats is None else seats)
        if count < sum(not chair.open for chair in self.chairs):
            raise RoomRefusal("too_many_sit", most=count)
        kept = keep_winner(self.game.winner, self.options, self.chairs, resized(self.chairs, count))
        read = read_options(self.game.options, {**kept, **options}, count)
        return self._did(log.Arranged(read, check_settings(self.game.id, settings), count))

    def _changes_pace(self, options: Mapping[str, object], settings: Settings, seats: int | None) -> bool:
        """Whether that is to be changed, and nothing else."""
        as_before = settings == msgspec.structs.replace(self.settings, pace=settings.pace)
        other = settings.pace != self.settings.pace
        return other and as_before and not options and seats in (None, self.seats)

    # --- seats

    def check_seat(
        self,
        seat: int,
        name: str,
        language: str,
        token: str,
        nonce: str = "",
        emblem: int = 0,
        machine: bool = False,
    ) -> log.Sat:
        """Whether somebody may take a seat, and as whom."""
        self._not_closed()
        self._not_too_much()
        chair, now = self._chair(seat), self.seat_with(token)
        if self.match is not None and (not chair.vacant or now != PUBLIC):
            raise RoomRefusal("room_begun")
        if self.match is not None and not self.everybody.may_see(token, seat):
            raise RoomRefusal("second_hand")
        if now != seat and not chair.open:
            raise RoomRefusal("seat_taken", seat=seat)
        if len(nonce) > LONGEST_NONCE:
            raise RoomRefusal("malformed")
        others = self._others(seat, now)
        own = chair.emblem if now == PUBLIC else self.chairs[now].emblem
        chosen = choose_emblem(emblem, own, others)
        called = check_name(name, others, self.gallery.names(but=token))
        return log.Sat(seat, called, check_language(language), token, nonce, chosen, machine)

    def sit(
        self,
        seat: int,
        name: str,
        language: str,
        token: str,
        nonce: str = "",
        emblem: int = 0,
        machine: bool = False,
    ) -> list[log.Entry]:
        """A person, by the hash of their token, takes an open seat; one who sits already changes seats. A
        machine says that it is one, and nobody else says it."""
        sat = self.check_seat(seat, name, language, token, nonce, emblem, machine)
        now = self.seat_with(token)
        return (self._did(log.Freed(now)) if now != PUBLIC else []) + self._did(sat)

    def introduce(self, seat: int, name: str, language: str, emblem: int) -> list[log.Entry]:
        """Another name, language or emblem. Once the game has begun its log keeps the first name."""
        self._not_closed()
        self._not_too_much()
        chair, others = self._chair(seat), self._others(seat)
        checked = check_name(name, others, self.gallery.names(but=chair.token))
        if self.match is not None and checked != chair.name:
            raise RoomRefusal("room_begun")
        chosen = choose_emblem(emblem, chair.emblem, others)
        return self._did(log.Introduced(seat, checked, check_language(language), chosen))

    def free(self, seat: int) -> list[log.Entry]:
        """A seat becomes open again; in the middle of a game a bot answers until somebody sits down."""
        self._not_closed()
        self._not_too_much()
        self._chair(seat)
        return self._did(log.Freed(seat, USUAL_LEVEL if self.match is not None else ""))

    def hand_over(
        self, seat: int, level: str, absent: bool = False, name: str = "", emblem: int = 0
    ) -> list[log.Entry]:
        """A bot answers for the seat from now on, there under this name if nobody sits there. Guests come and
        go under their own."""
        self._not_closed()
        self._not_too_much()
        chair = self._chair(seat)
        check_level(self.game.id, level)
        others = self._others(seat)
        own = guest_name(level)
        renamed = self.match is None and not chair.token and (own or is_guest(chair.level))
        name = ("" if renamed else chair.name) or name or bot_name(others, own)
        emblem = choose_emblem(emblem, chair.emblem, others)
        return self._did(log.Handed(seat, level, name, emblem, absent))

    def take_back(self, seat: int) -> list[log.Entry]:
        """The person of the seat answers again."""
        self._not_closed()
        self._not_too_much()
        if not self._chair(seat).token:
            raise RoomRefusal("nobodys_seat", seat=seat)
        return self._did(log.TakenBack(seat))

    def bot_failed(self, seat: int) -> list[log.Entry]:
        """The bot of the seat failed: everybody is told that the random bot answers instead."""
        return [] if self.chairs[seat].bot_failed else self._did(log.BotFailed(seat))

    def reorder(self, order: Sequence[int]) -> list[log.Entry]:
        """The chairs change places before the game begins."""
        self._not_begun()
        self._not_too_much()
        if sorted(order) != list(range(self.seats)):
            raise RoomRefusal("bad_order", most=self.seats)
        after = [self.chairs[place] for place in order]
        options = keep_winner(self.game.winner, self.options, self.chairs, after)
        return self._did(log.Reordered(tuple(order))) + self._did(
            log.Arranged(options, self.settings, self.seats)
        )

    def stand(self, seat: int, wish: Standing) -> list[log.Entry]:
        """A standing order of the seat, or none."""
        self._playing()
        self._not_too_much()
        check_order(wish, self.game.orders, self.seats)
        return self._did(log.Stood(seat, wish.order, self.turn, wish.only))

    # --- tokens

    def person(self, token: str) -> int:
        """The number of whoever sits with this token; nobody's if they sit no more."""
        seat = self.seat_with(token)
        return NOBODY if seat == PUBLIC else self.chairs[seat].who

    def offer_transfer(self, token: str, code: str, until: float) -> list[log.Entry]:
        """A word for another device: good once, and until then."""
        self._not_closed()
        self._not_too_much()
        return self._did(log.TransferOffered(code, token, until))

    def transfer(self, code: str, token: str, now: float) -> list[log.Entry]:
        """The word is given on the other device, whose token takes the place of the old one."""
        word = self.devices.check(code, now, {self.host, *(chair.token for chair in self.chairs)})
        return self._did(log.Transferred(code, word.token, token))

    # --- messages

    def handle(self, token: str, message: messages.FromClient) -> list[log.Entry]:
        """What the bearer of this token asks for, from the seat where they sit now or from the gallery."""
        seat = self.seat_with(token)
        match message:
            case messages.Say(text, phrase, to) if seat == PUBLIC:
                if to:
                    raise RoomRefusal("no_whispers")
                return self.call(token, text, phrase)
            case _ if seat == PUBLIC:
                raise RoomRefusal("only_watching")
            case messages.Answer(text, version):
                return self.answer_to(seat, version, text)
            case messages.Say(text, phrase, to):
                return self.say(seat, text, to, phrase)
            case messages.Ready(version):
                self.check_version(seat, version)
                return self.ready(seat)
            case messages.Stand(order, only):
                return self.stand(seat, Standing(order, only))
            case messages.Propose(to, promise, in_return, until):
                return self.pledge(seat, to, promise, in_return, until)
            case messages.Respond(by, to, number, reply):
                return self.reply(seat, by, to, number, reply)
        raise RoomRefusal("malformed")  # hello is said once

    # --- talk

    def say(self, speaker: int, text: str, to: Collection[int] = (), phrase: str = "") -> list[log.Entry]:
        """A seat says something, aloud or in some ears."""
        self._not_closed()
        chair, whom = self._chair(speaker), tuple(sorted({*to} - {speaker}))
        if any(self._chair(seat).who == NOBODY for seat in whom):
            raise RoomRefusal("nobody_there")
        if to and not whom:
            raise RoomRefusal("malformed")
        words = check_words(text, phrase, chair.language)
        self.speech.check(chair.who)
        return self._did(log.Said(speaker, words, whom, phrase))

    def enter(self, name: str, language: str, token: str) -> list[log.Entry]:
        """Somebody without a seat gives a name, to speak from the gallery."""
        self._gallery_open()
        return self._did(self.gallery.check_entry(name, language, token, self.chairs))

    def call(self, token: str, text: str, phrase: str = "") -> list[log.Entry]:
        """Somebody in the gallery says something, to all."""
        self._gallery_open()
        return self._did(self.gallery.check_call(token, text, phrase))

    def pledge(
        self,
        by: int,
        to: int,
        promise: Promise,
        in_return: Promise | None = None,
        until: int = 0,
        why: str = "",
    ) -> list[log.Entry]:
        """One seat offers another something in writing; nobody else notices before the game is over."""
        match = self._begun()
        self._chair(by)
        self._chair(to)
        if match.book.count(by, to) >= MOST_PLEDGES:
            raise RoomRefusal("pledged_enough", most=MOST_PLEDGES)
        match.pledge(by, to, promise, in_return, until, why)
        return [match.book.deals[-1]]

    def reply(self, seat: int, by: int, to: int, number: int, reply: Reply, why: str = "") -> list[log.Entry]:
        """Accept or refuse what one was offered, or withdraw one's own offer."""
        match = self._begun()
        match.book.reply(match.state, len(match.log), seat, by, to, number, reply, why)
        return [match.book.deals[-1]]

    # --- the door

    def pause(self) -> list[log.Entry]:
        self._playing()
        self._not_too_much()
        return self._did(log.Paused())

    def resume(self) -> list[log.Entry]:
        self._not_closed()
        return self._did(log.Resumed()) if self.paused else []

    def close(self) -> list[log.Entry]:
        self._not_closed()
        return self._did(log.Closed())

    def rematch(self, room: str) -> list[log.Entry]:
        """The game is over, and the same people meet again in that room."""
        if not self.over:
            raise RoomRefusal("not_over")
        return self._did(log.Rematched(room)) if not self.next else []

    def forget_rematch(self, room: str) -> list[log.Entry]:
        """That room is no more: they may meet again in another."""
        return self._did(log.Rematched("")) if self.next == room else []

    # --- the log

    def apply(self, entry: log.Entry) -> None:
        """What an entry changes; live and after a restart alike."""
        self._about = self._about + 1 if isinstance(entry, log.ABOUT) else self._about
        place = 0 if self.match is None else len(self.match.log)
        match entry:
            case log.Sealed() | log.Played() | log.Begun():
                self.apply_to_match(entry)
            case log.Arranged():
                self.options, self.settings = self.game.formerly(self.rules, entry.options), entry.settings
                self.chairs[:] = resized(self.chairs, entry.seats)
                self.seats = entry.seats
            case log.TransferOffered():
                self.devices.apply(entry)
            case log.Transferred():
                self._apply_transfer(entry)
            case log.Said():
                chair, whom = self.chairs[entry.speaker], tuple(self.chairs[seat].who for seat in entry.to)
                self.speech.add(Spoken(place, chair.who, chair.name, entry.text, whom, entry.phrase))
            case log.Entered() | log.Called():
                self.gallery.apply(entry, place)
            case Offered() | Replied():
                self._begun().write(entry)
            case log.SaidReady():
                self.talk_time.ready.add(entry.seat)
            case log.TalkEnded():
                self.talk_time.over = True
            case log.Paused() | log.Resumed():
                self.paused = isinstance(entry, log.Paused)
            case log.Rushed():
                self._rushed = True
            case log.Rematched():
                self.next = entry.room
            case log.Closed():
                self.closed = True
            case log.Opened():
                raise AssertionError("a room is opened once")
            case _:
                apply_to_chairs(self.chairs, self.everybody, self.gallery, entry, self.match is not None)

    def _apply_transfer(self, transfer: log.Transferred) -> None:
        self.devices.apply(transfer)
        self.everybody.move(transfer.old, transfer.new)
        for chair in [chair for chair in self.chairs if chair.token == transfer.old]:
            chair.token = transfer.new
        if self.host == transfer.old:
            self.host = transfer.new
