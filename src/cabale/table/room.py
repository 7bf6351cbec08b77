"""A room: who sits where, the match, and what may be done. It knows no clock, no socket and no store.

Every method that changes something returns the entries that say so; whoever calls it writes them to
the store before anybody hears of the change. A room is always its log: `restore` makes it again, and
if a write fails the room in memory is thrown away and made again from what was written.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cabale import bots
from cabale.core.chance import commitment
from cabale.core.errors import CabaleError, IllegalMove
from cabale.core.match import Match
from cabale.core.options import Value, read_options
from cabale.core.sealed import laid_by_arrival, open_together
from cabale.core.seats import CHANCE, LETTERS
from cabale.games import game as find_game
from cabale.table.log import (
    Begun,
    Closed,
    Entry,
    Freed,
    Handed,
    Opened,
    Paused,
    Played,
    Resumed,
    Said,
    Sat,
    Sealed,
    TakenBack,
)
from cabale.text import LANGUAGES

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 500


class RoomRefusal(CabaleError):
    """The room does not allow this, or not now."""


def new_token() -> str:
    """What a browser keeps to prove that a seat is its own."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What the log keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Chair:
    """A seat of the room: open, a person's, or a bot's; a person's may be played by a bot for a while."""

    def __init__(self) -> None:
        self.free()

    def free(self) -> None:
        self.name = ""
        self.language = ""
        self.token = ""
        self.nonce = ""
        self.level = ""  # of the bot that answers, if one does

    @property
    def open(self) -> bool:
        return not self.token and not self.level


class Room:
    """One room, from its opening to the end of its game."""

    def __init__(self, opened: Opened) -> None:
        self.game: Final = find_game(opened.game)
        self.seats: Final = self.game.count_seats(opened.seats)
        self.options: Final = read_options(self.game.options, opened.options, self.seats)
        self.host: Final = opened.host
        self.chairs: Final = [Chair() for _ in range(self.seats)]
        self.match: Match | None = None
        self.sealed: dict[int, int] = {}  # answers to the window or ballot that is open, as they arrived
        self.paused = False
        self.closed = False
        self._secret: Final = bytes.fromhex(opened.secret)

    @property
    def commitment(self) -> str:
        """Published as long as anybody can still add a nonce, and after."""
        return commitment(self._secret)

    # --- seats

    def sit(self, seat: int, name: str, language: str, token: str, nonce: str) -> list[Entry]:
        """A person takes an open seat before the game begins."""
        self._not_begun()
        if not self._chair(seat).open:
            raise RoomRefusal("seat_taken", seat=seat)
        name = " ".join(name.split())
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise RoomRefusal("bad_name", name=name, most=LONGEST_NAME)
        if language not in LANGUAGES:
            raise RoomRefusal("unknown_language", language=language, expected=LANGUAGES)
        return self._did(Sat(seat, name, language, token_hash(token), nonce))

    def free(self, seat: int) -> list[Entry]:
        """A seat becomes open again; once the game has begun, a seat is handed to a bot instead."""
        self._not_begun()
        self._chair(seat)
        return self._did(Freed(seat))

    def hand_over(self, seat: int, level: str) -> list[Entry]:
        """A bot answers for the seat from now on."""
        self._not_closed()
        self._chair(seat)
        bots.make(self.game.id, level, 0)  # refuses a level that there is not
        return self._did(Handed(seat, level))

    def take_back(self, seat: int) -> list[Entry]:
        """The person of the seat answers again."""
        self._not_closed()
        if not self._chair(seat).token:
            raise RoomRefusal("nobodys_seat", seat=seat)
        return self._did(TakenBack(seat))

    def seat_of(self, token: str) -> int | None:
        """Whose token this is."""
        wanted = token_hash(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token and secrets.compare_digest(chair.token, wanted):
                return seat
        return None

    def is_host(self, token: str) -> bool:
        return secrets.compare_digest(self.host, token_hash(token))

    # --- the game

    def begin(self) -> list[Entry]:
        """Everybody sits: the nonces are fixed and chance deals."""
        self._not_begun()
        left = [LETTERS[seat] for seat, chair in enumerate(self.chairs) if chair.open]
        if left:
            raise RoomRefusal("seats_open", expected=tuple(left))
        return self._did(Begun()) + self._draws([])

    def asked(self) -> tuple[int, ...]:
        """The seats that are asked and have not answered. Never sent to anybody."""
        if self.match is None or self.paused or self.closed:
            return ()
        return tuple(seat for seat in self.match.state.waiting if seat not in self.sealed)

    def answer(self, seat: int, move: int) -> list[Entry]:
        """A seat answers: at once if it is asked alone, otherwise sealed until `settle`."""
        match = self._playing()
        if seat in self.sealed:
            raise IllegalMove("already_answered")
        match.game.check(match.state, seat, move)
        if len(match.state.waiting) == 1:
            return self._draws([self._play(seat, move)])
        return self._did(Sealed(seat, match.game.write(match.state, seat, move)))

    @property
    def complete(self) -> bool:
        """Whether every sealed answer is in, so that the window or ballot can be settled."""
        return bool(self.sealed) and not self.asked()

    def settle(self) -> list[Entry]:
        """Play the sealed answers in the order of the rules, and the default of whoever gave none."""
        match = self._playing()
        answers = self.sealed | {seat: match.game.default(match.state, seat) for seat in self.asked()}
        self.sealed = {}
        words: list[str] = []

        def play(seat: int, move: int) -> None:
            words.append(self._play(seat, move))

        open_together(match.state, answers, play, lambda: words.append(self._draw()))
        return self._draws(words)

    def _draws(self, words: list[str]) -> list[Entry]:
        """The words that were played, and what chance adds for as long as nobody else is asked."""
        match = self.match
        assert match is not None
        while not match.state.over and not match.state.waiting:
            words.append(self._draw())
        return [Played(tuple(words))]

    def _play(self, seat: int, move: int) -> str:
        """Play one answer; its word."""
        assert self.match is not None
        word = self.game.write(self.match.state, seat, move)
        self.match.play(seat, move)
        return word

    def _draw(self) -> str:
        """Let chance answer once; its word."""
        assert self.match is not None
        before = self.match.state.clone()
        self.match.draw()
        return self.game.write(before, *self.match.log[-1])

    # --- talk and the door

    def say(self, speaker: int, text: str, to: Iterable[int] = ()) -> list[Entry]:
        self._not_closed()
        self._chair(speaker)
        heard = tuple(to)
        for seat in heard:
            self._chair(seat)
        if not text.strip() or len(text) > LONGEST_LINE:
            raise RoomRefusal("bad_line", most=LONGEST_LINE)
        return self._did(Said(speaker, text, heard))

    def pause(self) -> list[Entry]:
        self._playing()
        return self._did(Paused())

    def resume(self) -> list[Entry]:
        self._not_closed()
        return self._did(Resumed()) if self.paused else []

    def close(self) -> list[Entry]:
        self._not_closed()
        return self._did(Closed())

    # --- the log

    def _did(self, entry: Entry) -> list[Entry]:
        self.apply(entry)
        return [entry]

    def apply(self, entry: Entry) -> None:
        """What an entry changes; live and after a restart alike."""
        match entry:
            case Sat():
                chair = self.chairs[entry.seat]
                chair.name, chair.language = entry.name, entry.language
                chair.token, chair.nonce = entry.token, entry.nonce
            case Freed():
                self.chairs[entry.seat].free()
            case Handed():
                self.chairs[entry.seat].level = entry.level
            case TakenBack():
                self.chairs[entry.seat].level = ""
            case Begun():
                self.match = Match(
                    self.game,
                    self.seats,
                    self.options,
                    secret=self._secret,
                    nonces=[chair.nonce for chair in self.chairs],
                    names=[chair.name for chair in self.chairs],
                )
            case Sealed():
                assert self.match is not None
                seat, move = self.game.read(self.match.state, entry.word)
                self.sealed[seat] = move
            case Played():
                assert self.match is not None
                self.sealed = {}
                for word in entry.words:
                    self._replay(self.match, word)
            case Said() if self.match is not None:
                self.match.say(entry.speaker, entry.text, entry.to)
            case Paused() | Resumed():
                self.paused = isinstance(entry, Paused)
            case Closed():
                self.closed = True

    def _replay(self, match: Match, word: str) -> None:
        """One word of the game, chance drawing again what it drew."""
        seat, move = match.game.read(match.state, word)
        if seat == CHANCE and not laid_by_arrival(match.state):
            match.draw()
            assert match.log[-1] == (seat, move), "the log does not agree with its own secret"
        else:
            match.play(seat, move)

    # --- what is allowed

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.seats:
            raise RoomRefusal("no_such_seat", text=str(seat), expected=tuple(LETTERS[: self.seats]))
        return self.chairs[seat]

    def _not_closed(self) -> None:
        if self.closed:
            raise RoomRefusal("room_closed")

    def _not_begun(self) -> None:
        self._not_closed()
        if self.match is not None:
            raise RoomRefusal("room_begun")

    def _playing(self) -> Match:
        self._not_closed()
        if self.match is None:
            raise RoomRefusal("room_not_begun")
        if self.paused:
            raise RoomRefusal("room_paused")
        return self.match


def open_room(
    game: str, seats: int, options: Mapping[str, object], host: str, secret: bytes | None = None
) -> tuple[Room, list[Entry]]:
    """A new room, and the entry that opens its log. Options are those of tables unless given."""
    found = find_game(game)
    count = found.count_seats(seats)
    given: dict[str, Any] = {**found.table_options, **options}
    read: dict[str, Value] = read_options(found.options, given, count)
    opened = Opened(game, count, read, (secret or secrets.token_bytes(32)).hex(), token_hash(host))
    return Room(opened), [opened]


def restore(log: Iterable[Entry]) -> Room:
    """The room that a log tells of."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first, Opened)
    room = Room(first)
    for entry in entries:
        room.apply(entry)
    return room
