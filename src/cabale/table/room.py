"""A room: who sits where, the match, and what may be done. It knows no clock, no socket and no store.

Every method that changes something returns the entries that say so; whoever calls it writes them to
the store before anybody hears of the change. A room is always its log: `restore` makes it again, and
if a write fails the room in memory is thrown away and made again from what was written.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from cabale import bots
from cabale.core.agenda import PASS, Ballot, Lots, Window
from cabale.core.chance import commitment
from cabale.core.errors import IllegalMove
from cabale.core.match import Match
from cabale.core.options import read_options
from cabale.core.paces import Pace
from cabale.core.pledges import MOST_PLEDGES, Offered, Promise, Replied, Reply
from cabale.core.sealed import laid_by_arrival, open_together
from cabale.core.seats import CHANCE, LETTERS, PUBLIC
from cabale.core.views import Choice, Event
from cabale.table.allowed import Allowed
from cabale.table.chairs import bot_name, check_language, check_name, choose_emblem
from cabale.table.devices import Devices
from cabale.table.log import (
    Arranged,
    Begun,
    Called,
    Closed,
    Entered,
    Entry,
    Freed,
    Handed,
    Hushed,
    Introduced,
    Moved,
    Moving,
    Opened,
    Paused,
    Played,
    Ready,
    Rematched,
    Reordered,
    Resumed,
    Rushed,
    Said,
    Sat,
    Sealed,
    Stood,
    Stumbled,
    TakenBack,
)
from cabale.table.moments import Moments
from cabale.table.orders import Standing, check_order
from cabale.table.parley import Parley
from cabale.table.people import NOBODY
from cabale.table.seating import apply_to_chairs, keep_winner, so_many
from cabale.table.settings import USUAL_LEVEL, RoomRefusal, Settings, check_settings
from cabale.table.sights import Sights
from cabale.table.speech import Spoken, check_words

LONGEST_NONCE: Final = 64
TOGETHER: Final = (Window, Ballot, Lots)  # steps whose answers are sealed
ABOUT: Final = Arranged | Sat | Introduced | Freed | Handed | TakenBack | Reordered | Stood | Moving | Paused


class Room(Allowed):
    """One room, from its opening to the end of its game."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.rules: Final = opened.rules or 1
        self.options = self.game.read_options(self.rules, opened.options, self.seats)
        self.given: Final = opened.given
        self.follows: Final = opened.follows
        self.sealed: dict[int, int] = {}  # answers to what is open, as they arrived
        self.questions = 0  # how many were open until now: the number of the one that is
        self.parley: Final = Parley()
        self.devices: Final = Devices()
        self.next = ""  # the room of the rematch
        self.moments: Final = Moments()
        self._rushed = False  # whether somebody has asked for the rest to be played at once
        self._secret: Final = bytes.fromhex(opened.secret)
        self._sights: Final = Sights(self.game)

    @property
    def commitment(self) -> str:
        """Published as long as anybody can still add a nonce, and after."""
        return commitment(self._secret)

    def dice(self, seat: int) -> int:
        """What the throws of a seat's bot follow from; nobody but the house knows it before the end."""
        return int.from_bytes(hmac.digest(self._secret, f"bot {LETTERS[seat]}".encode(), "sha256")[:8])

    @property
    def pace(self) -> Pace:
        """How long automata seem to take."""
        return self.settings.pace or "calm"

    def clock(self, option: str | None) -> int | None:
        """What an option says, in milliseconds; None: it is not set, or the game has no such clock."""
        value = self.options.get(option or "")
        return None if value is None else int(value)

    def arrange(
        self, options: Mapping[str, object], settings: Settings, seats: int | None = None
    ) -> list[Entry]:
        """Other options, settings or seats, as long as nobody has seen a card. Open seats go first. Later
        only the pace of the automata changes, and that from the next question on."""
        if not self._changes_pace(options, settings, seats):
            self._not_begun()
        self._not_closed()
        self._not_too_much()
        count = self.game.count_seats(self.seats if seats is None else seats)
        if count < sum(not chair.open for chair in self.chairs):
            raise RoomRefusal("too_many_sit", most=count)
        kept = keep_winner(self.game.winner, self.options, self.chairs, so_many(self.chairs, count))
        read = read_options(self.game.options, {**kept, **options}, count)
        return self._did(Arranged(read, check_settings(self.game.id, settings), count))

    def _changes_pace(self, options: Mapping[str, object], settings: Settings, seats: int | None) -> bool:
        """Whether that is to be changed, and nothing else."""
        as_before = settings == msgspec.structs.replace(self.settings, pace=settings.pace)
        other = settings.pace != self.settings.pace
        return other and as_before and not options and seats in (None, self.seats)

    # --- seats

    def check_seat(
        self, seat: int, name: str, language: str, token: str, nonce: str = "", emblem: int = 0
    ) -> Sat:
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
        return Sat(seat, called, check_language(language), token, nonce, chosen)

    def sit(
        self, seat: int, name: str, language: str, token: str, nonce: str = "", emblem: int = 0
    ) -> list[Entry]:
        """A person, by the hash of their token, takes an open seat; one who sits already changes seats."""
        sat, now = self.check_seat(seat, name, language, token, nonce, emblem), self.seat_with(token)
        return (self._did(Freed(now)) if now != PUBLIC else []) + self._did(sat)

    def introduce(self, seat: int, name: str, language: str, emblem: int) -> list[Entry]:
        """Another name, language or emblem. Once the game has begun its log keeps the first name."""
        self._not_closed()
        self._not_too_much()
        chair, others = self._chair(seat), self._others(seat)
        checked = check_name(name, others, self.gallery.names(but=chair.token))
        if self.match is not None and checked != chair.name:
            raise RoomRefusal("room_begun")
        chosen = choose_emblem(emblem, chair.emblem, others)
        return self._did(Introduced(seat, checked, check_language(language), chosen))

    def free(self, seat: int) -> list[Entry]:
        """A seat becomes open again; in the middle of a game a bot answers until somebody sits down."""
        self._not_closed()
        self._not_too_much()
        self._chair(seat)
        return self._did(Freed(seat, USUAL_LEVEL if self.match is not None else ""))

    def hand_over(
        self, seat: int, level: str, absent: bool = False, name: str = "", emblem: int = 0
    ) -> list[Entry]:
        """A bot answers for the seat from now on, there under this name if nobody sits there."""
        self._not_closed()
        self._not_too_much()
        chair = self._chair(seat)
        bots.make(self.game.id, level, 0)  # refuses a level that there is not
        others = self._others(seat)
        name, emblem = chair.name or name or bot_name(others), choose_emblem(emblem, chair.emblem, others)
        return self._did(Handed(seat, level, name, emblem, absent))

    def take_back(self, seat: int) -> list[Entry]:
        """The person of the seat answers again."""
        self._not_closed()
        self._not_too_much()
        if not self._chair(seat).token:
            raise RoomRefusal("nobodys_seat", seat=seat)
        return self._did(TakenBack(seat))

    def stumble(self, seat: int) -> list[Entry]:
        """The bot of the seat failed: everybody is told that the random bot answers instead."""
        return [] if self.chairs[seat].stumbled else self._did(Stumbled(seat))

    def reorder(self, order: Sequence[int]) -> list[Entry]:
        """The chairs change places before the game begins."""
        self._not_begun()
        self._not_too_much()
        if sorted(order) != list(range(self.seats)):
            raise RoomRefusal("bad_order", most=self.seats)
        after = [self.chairs[place] for place in order]
        options = keep_winner(self.game.winner, self.options, self.chairs, after)
        return self._did(Reordered(tuple(order))) + self._did(Arranged(options, self.settings, self.seats))

    def stand(self, seat: int, wish: Standing) -> list[Entry]:
        """A standing order of the seat, or none."""
        self._playing()
        self._not_too_much()
        check_order(wish, self.game.orders, self.seats)
        return self._did(Stood(seat, wish.order, self.turn, wish.only))

    # --- tokens

    def person(self, token: str) -> int:
        """The number of whoever sits with this token; nobody's if they sit no more."""
        seat = self.seat_with(token)
        return NOBODY if seat == PUBLIC else self.chairs[seat].who

    def move_out(self, token: str, code: str, until: float) -> list[Entry]:
        """A word for another device: good once, and until then."""
        self._not_closed()
        self._not_too_much()
        return self._did(Moving(code, token, until))

    def move_in(self, code: str, token: str, now: float) -> list[Entry]:
        """The word is given on the other device, whose token takes the place of the old one."""
        word = self.devices.check(code, now, {self.host, *(chair.token for chair in self.chairs)})
        return self._did(Moved(code, word.token, token))

    # --- the game

    def begin(self) -> list[Entry]:
        """Everybody sits: the nonces are fixed and chance deals."""
        self._not_begun()
        left = [LETTERS[seat] for seat, chair in enumerate(self.chairs) if chair.open]
        if left:
            raise RoomRefusal("seats_open", expected=tuple(left))
        return self._did(Begun()) + self._draws([])

    @property
    def cover(self) -> str | None:
        """The option with the pause that everybody sees now, so that nobody sees whether anybody is asked."""
        return None if self.match is None else self.game.cover(self.match.state)

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats that may be asked under that cover, for all that everybody knows."""
        return self.game.holders(self.match.state) if self.match is not None and self.cover else ()

    @property
    def window(self) -> bool:
        """Whether answers are sealed now: a window, a ballot, a covered question, however few are asked, or
        any question as long as people talk before it."""
        if self.match is None or self.match.state.over:
            return False
        if self.cover or self.talking:
            return True
        step = self.match.state.agenda[-1]
        return isinstance(step, TOGETHER) or len(self.match.state.waiting) > 1

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        turns: int = self.view(PUBLIC).turns
        return turns

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked and have not answered. Never sent to anybody."""
        if self.match is None or self.paused or self.closed:
            return ()
        return tuple(seat for seat in self.match.state.waiting if seat not in self.sealed)

    def asides(self, seat: int) -> tuple[Choice, ...]:
        """What a seat may do out of turn."""
        if self.match is None or self.paused or self.closed:
            return ()
        return self.game.asides(self.match.state, seat)

    @property
    def due(self) -> bool:
        """Whether the table waits for somebody, or for the end of a pause or of the time to talk."""
        return bool(self.asked()) or bool(
            (self.cover or self.talking) and not self.paused and not self.closed
        )

    def answer(self, seat: int, move: int) -> list[Entry]:
        """A seat answers: at once if it is asked alone, otherwise sealed until `settle`. Under the cover of
        a pause only to let it be is sealed: anything else ends it. What is done out of turn is done at
        once, and if it changes what is asked, whoever has answered is asked again."""
        match = self._playing()
        aside = match.game.judge(match.state, seat, move)
        if seat in self.sealed and not aside:
            raise IllegalMove("already_answered")
        if self.window and not aside and not (self.cover and move != PASS):
            sealed = self._did(Sealed(seat, match.game.write(match.state, seat, move, aside)))
            return sealed + self.ready(seat) if self.talking else sealed
        return self._draws([self._play(seat, move, aside)])

    @property
    def complete(self) -> bool:
        """Whether every sealed answer is in, so that the window or ballot can be settled."""
        going_on = not self.paused and not self.closed
        return bool(self.sealed) and going_on and not self.asked() and not self.talking

    def settle(self) -> list[Entry]:
        """Play the sealed answers in the order of the rules, and the default of whoever gave none."""
        match = self._playing()
        answers = self.sealed | {seat: match.game.default(match.state, seat) for seat in self.asked()}
        words: list[str] = []
        if self.cover and not match.state.waiting:
            words.append(self._draw())  # nobody was asked, and nobody else can tell

        def play(seat: int, move: int) -> None:
            words.append(self._play(seat, move, match.game.judge(match.state, seat, move)))

        if answers:
            open_together(match.state, answers, play, lambda: words.append(self._draw()))
        return self._draws(words)

    def _draws(self, words: list[str]) -> list[Entry]:
        """The words that were played, and what chance adds until somebody is asked or seems to be."""
        match = self.match
        assert match is not None
        while not match.state.over and not match.state.waiting and not self.cover:
            words.append(self._draw())
        return [Played(tuple(words))]

    def _play(self, seat: int, move: int, aside: bool = False) -> str:
        """Play what has been judged; its word."""
        assert self.match is not None
        word: str = self.game.write(self.match.state, seat, move, aside)
        with self._going_on(aside):
            self.match.carry_out(seat, move, aside)
        return word

    def _draw(self) -> str:
        """Let chance answer once; its word."""
        assert self.match is not None
        return self._play(CHANCE, self.match.drawn())

    @contextmanager
    def _going_on(self, aside: bool) -> Iterator[None]:
        """Something is played. What is done out of turn may leave the question as it is, outside a pause:
        then nobody is asked again, and whoever did not see it notices nothing (N-4)."""
        assert self.match is not None
        state, covered = self.match.state, self.cover
        step, asked = state.agenda[-1], {seat: state.moves(seat) for seat in state.waiting if aside}
        yield
        self._about = 0
        same = aside and not covered and not state.over and state.agenda[-1] is step
        if not same or asked != {seat: state.moves(seat) for seat in state.waiting}:
            self.questions += 1
            self.sealed = {}
            self.parley.begin()
            if holders := self.holders:
                self.moments.add(self.turn, holders, any(seat in self.people for seat in holders))

    def view(self, seat: int) -> Any:
        """What a seat may know of the position."""
        assert self.match is not None
        return self._sights.view(self.match, seat)

    def told(self, seat: int) -> Sequence[Event]:
        """What a seat has been told, up to now."""
        assert self.match is not None
        return self._sights.told(self.match, seat)

    # --- talk

    def say(self, speaker: int, text: str, to: Collection[int] = (), phrase: str = "") -> list[Entry]:
        """A seat says something, aloud or in some ears."""
        self._not_closed()
        chair, whom = self._chair(speaker), tuple(sorted({*to} - {speaker}))
        if any(self._chair(seat).who == NOBODY for seat in whom):
            raise RoomRefusal("nobody_there")
        if to and not whom:
            raise RoomRefusal("malformed")
        words = check_words(text, phrase, chair.language)
        self.speech.check(chair.who)
        return self._did(Said(speaker, words, whom, phrase))

    def enter(self, name: str, language: str, token: str) -> list[Entry]:
        """Somebody without a seat gives a name, to speak from the gallery."""
        self._gallery_open()
        return self._did(self.gallery.check_entry(name, language, token, self.chairs))

    def call(self, token: str, text: str, phrase: str = "") -> list[Entry]:
        """Somebody in the gallery says something, to all."""
        self._gallery_open()
        return self._did(self.gallery.check_call(token, text, phrase))

    def pledge(
        self, by: int, to: int, promise: Promise, in_return: Promise | None = None, until: int = 0
    ) -> list[Entry]:
        """One seat offers another something in writing; nobody else notices before the game is over."""
        match = self._begun()
        self._chair(by)
        self._chair(to)
        if match.book.count(by, to) >= MOST_PLEDGES:
            raise RoomRefusal("pledged_enough", most=MOST_PLEDGES)
        match.pledge(by, to, promise, in_return, until)
        return [match.book.deals[-1]]

    def reply(self, seat: int, by: int, to: int, number: int, reply: Reply) -> list[Entry]:
        """Accept or refuse what one was offered, or withdraw one's own offer."""
        match = self._begun()
        match.book.reply(match.state, len(match.log), seat, by, to, number, reply)
        return [match.book.deals[-1]]

    # --- the rest

    @property
    def rest(self) -> bool:
        """Whether everybody who sits here is out of the game, and only automata still play it."""
        if self.match is None or self.match.state.over or self.closed or not self.owned:
            return False
        return all(self.game.out(self.match.state, seat) for seat in self.owned)

    @property
    def rushing(self) -> bool:
        """Whether the rest is played at once; not if somebody new has sat down to play it."""
        return self._rushed and self.rest

    def rush(self, seat: int) -> list[Entry]:
        """Whoever sits here and is out lets the automata play to the end at once: nobody is hurried."""
        self._playing()
        self._chair(seat)
        if not self.rest:
            raise RoomRefusal("not_out")
        return [] if self._rushed else self._did(Rushed(seat))

    # --- time to talk

    @property
    def talking(self) -> bool:
        """N-1. Whether people still have time to talk before the question; who is alone and asked, not."""
        if self.match is None or self.parley.over or not self.people or not self.clock(self.game.clocks.talk):
            return False
        alone = len(self.people) == 1 and self.people[0] in self.match.state.waiting
        return self.parley.precedes(self.match, self.questions) and not alone

    def ready(self, seat: int) -> list[Entry]:
        """A seat needs no more time to talk; when nobody does it goes on."""
        self._playing()
        if not self.talking:
            raise RoomRefusal("not_talking")
        if seat in self.parley.ready:
            return []
        entries = self._did(Ready(seat))
        return entries + self.hush() if self.parley.agreed(self.people) else entries

    def hush(self) -> list[Entry]:
        """The time to talk is over."""
        return self._did(Hushed()) if self.talking else []

    # --- the door

    def pause(self) -> list[Entry]:
        self._playing()
        self._not_too_much()
        return self._did(Paused())

    def resume(self) -> list[Entry]:
        self._not_closed()
        return self._did(Resumed()) if self.paused else []

    def close(self) -> list[Entry]:
        self._not_closed()
        return self._did(Closed())

    def rematch(self, room: str) -> list[Entry]:
        """The game is over, and the same people meet again in that room."""
        if not self.over:
            raise RoomRefusal("not_over")
        return self._did(Rematched(room)) if not self.next else []

    def forget_rematch(self, room: str) -> list[Entry]:
        """That room is no more: they may meet again in another."""
        return self._did(Rematched("")) if self.next == room else []

    # --- the log

    def _did(self, entry: Entry) -> list[Entry]:
        self.apply(entry)
        return [entry]

    def apply(self, entry: Entry) -> None:
        """What an entry changes; live and after a restart alike."""
        self._about = self._about + 1 if isinstance(entry, ABOUT) else self._about
        place = 0 if self.match is None else len(self.match.log)
        match entry:
            case Sealed() | Played() | Begun():
                self._apply_to_match(entry)
            case Arranged():
                self.options, self.settings = self.game.formerly(self.rules, entry.options), entry.settings
                self.chairs[:] = so_many(self.chairs, entry.seats)
                self.seats = entry.seats
            case Moving():
                self.devices.apply(entry)
            case Moved():
                self._apply_move(entry)
            case Said():
                chair, whom = self.chairs[entry.speaker], tuple(self.chairs[seat].who for seat in entry.to)
                self.speech.add(Spoken(place, chair.who, chair.name, entry.text, whom, entry.phrase))
            case Entered() | Called():
                self.gallery.apply(entry, place)
            case Offered() | Replied():
                self._begun().write(entry)
            case Ready():
                self.parley.ready.add(entry.seat)
            case Hushed():
                self.parley.over = True
            case Paused() | Resumed():
                self.paused = isinstance(entry, Paused)
            case Rushed():
                self._rushed = True
            case Rematched():
                self.next = entry.room
            case Closed():
                self.closed = True
            case Opened():
                raise AssertionError("a room is opened once")
            case _:
                apply_to_chairs(self.chairs, self.everybody, self.gallery, entry, self.match is not None)

    def _apply_move(self, moved: Moved) -> None:
        self.devices.apply(moved)
        self.everybody.move(moved.old, moved.new)
        for chair in [chair for chair in self.chairs if chair.token == moved.old]:
            chair.token = moved.new
        if self.host == moved.old:
            self.host = moved.new

    def _apply_to_match(self, entry: Begun | Sealed | Played) -> None:
        match entry:
            case Begun():
                self._about = 0
                self.match = Match(
                    self.game,
                    self.seats,
                    self.options,
                    secret=self._secret,
                    nonces=[chair.nonce for chair in self.chairs],
                    names=[chair.name for chair in self.chairs],
                    given=self.given,
                )
                for seat, chair in enumerate(self.chairs):
                    if chair.token:
                        self.everybody.hold(chair.who, seat)
            case Sealed():
                assert self.match is not None
                seat, move = self.game.read(self.match.state, entry.word)
                self.sealed[seat] = move
            case Played():
                for word in entry.words:
                    self._replay(word)

    def _replay(self, word: str) -> None:
        """One word of the game, chance drawing again what it drew."""
        assert self.match is not None
        match = self.match
        seat, move = self.game.read(match.state, word)
        aside = self.game.judge(match.state, seat, move)
        if seat == CHANCE and not laid_by_arrival(match.state):
            assert match.drawn() == move, "the log does not agree with its own secret"
        with self._going_on(aside):
            match.carry_out(seat, move, aside)
