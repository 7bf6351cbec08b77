"""The game of a room: how it begins, what is asked, sealed and played, and the time to talk before it."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from cabale.core.agenda import PASS, Ballot, Lots, Window
from cabale.core.chance import commitment
from cabale.core.errors import IllegalMove
from cabale.core.match import Match
from cabale.core.options import Value
from cabale.core.sealed import laid_by_arrival, open_together
from cabale.core.seats import CHANCE, LETTERS, PUBLIC
from cabale.core.views import Choice, Event
from cabale.table.allowed import Allowed
from cabale.table.hidden_questions import HiddenQuestions
from cabale.table.log import Begun, Entry, Opened, Played, Rushed, SaidReady, Sealed, TalkEnded
from cabale.table.seat_views import SeatViews
from cabale.table.settings import RoomRefusal, bargains
from cabale.table.talk_time import TalkTime

TOGETHER: Final = (Window, Ballot, Lots)  # steps whose answers are sealed


class Playing(Allowed):
    """A room as far as a game is played in it."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.rules: Final = opened.rules or 1
        self.options: dict[str, Value] = self.game.read_options(self.rules, opened.options, self.seats)
        self.sealed: dict[int, int] = {}  # answers to what is open, as they arrived
        self.by_people: Final[list[int]] = []  # answers that no bot gave, by the words before them
        self.questions = 0  # how many were open until now: the number of the one that is
        self.talk_time: Final = TalkTime()
        self.hidden_questions: Final = HiddenQuestions()
        self._rushed = False  # whether somebody has asked for the rest to be played at once
        self._seat_views: Final = SeatViews(self.game)
        self.given: Final = opened.given
        self._secret: Final = bytes.fromhex(opened.secret)

    def apply(self, entry: Entry) -> None:
        """What an entry changes; live and after a restart alike."""
        raise NotImplementedError

    def _did(self, entry: Entry) -> list[Entry]:
        self.apply(entry)
        return [entry]

    @property
    def commitment(self) -> str:
        """Published as long as anybody can still add a nonce, and after."""
        return commitment(self._secret)

    def dice(self, seat: int) -> int:
        """What the throws of a seat's bot follow from; nobody but the house knows it before the end."""
        return int.from_bytes(hmac.digest(self._secret, f"bot {LETTERS[seat]}".encode(), "sha256")[:8])

    def begin(self) -> list[Entry]:
        """Everybody sits: the nonces are fixed and chance deals."""
        self._not_begun()
        left = [LETTERS[seat] for seat, chair in enumerate(self.chairs) if chair.open]
        if left:
            raise RoomRefusal("seats_open", expected=tuple(left))
        return self._did(Begun()) + self._draws([])

    def apply_to_match(self, entry: Begun | Sealed | Played) -> None:
        """What an entry of the game changes; live and after a restart alike."""
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

    def clock(self, option: str | None) -> int | None:
        """What an option says, in milliseconds; None: it is not set, or the game has no such clock."""
        value = self.options.get(option or "")
        return None if value is None else int(value)

    # --- what is asked

    @property
    def hidden_pause(self) -> str | None:
        """The option with the pause that everybody sees now, so that nobody sees whether anybody is asked."""
        return None if self.match is None else self.game.hidden_pause(self.match.state)

    @property
    def holders(self) -> tuple[int, ...]:
        """The seats that may be asked in that pause, for all that everybody knows."""
        return self.game.holders(self.match.state) if self.match is not None and self.hidden_pause else ()

    @property
    def window(self) -> bool:
        """Whether answers are sealed now: a window, a ballot, a hidden question, however few are asked, or
        any question as long as people talk before it."""
        if self.match is None or self.match.state.over:
            return False
        if self.hidden_pause or self.talking:
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
            (self.hidden_pause or self.talking) and not self.paused and not self.closed
        )

    def answer(self, seat: int, move: int) -> list[Entry]:
        """A seat answers: at once if it is asked alone, otherwise sealed until `settle`. In a hidden
        pause only to let it be is sealed: anything else ends it. What is done out of turn is done at
        once, and if it changes what is asked, whoever has answered is asked again."""
        match = self._playing()
        aside = match.game.judge(match.state, seat, move)
        if seat in self.sealed and not aside:
            raise IllegalMove("already_answered")
        if self.window and not aside and not (self.hidden_pause and move != PASS):
            sealed = self._did(Sealed(seat, match.game.write(match.state, seat, move, aside)))
            return sealed + self.ready(seat) if self.talking else sealed
        return self._draws([self._play(seat, move, aside)])

    def answer_to(self, seat: int, version: int, text: str) -> list[Entry]:
        """A person answers in notation, to the question of that version. An answer to an earlier one is an
        answer that has been given."""
        match = self.check_version(seat, version)
        move = self.game.read_body(match.state, seat, text)
        if move in self.game.for_machines and not self.chairs[seat].machine:
            raise RoomRefusal("for_machines")
        return self.answer(seat, move)

    def version(self, seat: int) -> int:
        """Grows with what this seat sees happen, and with its own answers, also those of which nothing is
        told yet. Talk makes none stale."""
        if self.match is None:
            return 0
        answers = 0 if seat == PUBLIC else self.match.answered[seat] + (seat in self.sealed)
        return len(self.told(seat)) + answers

    def check_version(self, seat: int, version: int) -> Match:
        """The match, if what is said is about the question that is open."""
        if self.match is None:
            raise RoomRefusal("room_not_begun")
        if self.version(seat) != version:
            raise RoomRefusal("stale_answer")
        return self.match

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
        if self.hidden_pause and not match.state.waiting:
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
        while not match.state.over and not match.state.waiting and not self.hidden_pause:
            words.append(self._draw())
        return [Played(tuple(words))]

    def _play(self, seat: int, move: int, aside: bool = False) -> str:
        """Play what has been judged; its word."""
        assert self.match is not None
        word: str = self.game.write(self.match.state, seat, move, aside)
        self._carry_out(seat, move, aside)
        return word

    def _draw(self) -> str:
        """Let chance answer once; its word."""
        assert self.match is not None
        return self._play(CHANCE, self.match.drawn())

    @contextmanager
    def _going_on(self, aside: bool) -> Iterator[None]:
        """Something is played. What is done out of turn may leave the question as it is, outside a pause:
        then nobody is asked again, and whoever did not see it notices nothing (convention N-4)."""
        assert self.match is not None
        state, hidden = self.match.state, self.hidden_pause
        step, asked = state.agenda[-1], {seat: state.moves(seat) for seat in state.waiting if aside}
        yield
        self._about = 0
        same = aside and not hidden and not state.over and state.agenda[-1] is step
        if not same or asked != {seat: state.moves(seat) for seat in state.waiting}:
            self.questions += 1
            self.sealed = {}
            self.talk_time.begin()
            if holders := self.holders:
                self.hidden_questions.add(self.turn, holders, any(seat in self.people for seat in holders))

    def view(self, seat: int) -> Any:
        """What a seat may know of the position."""
        assert self.match is not None
        return self._seat_views.view(self.match, seat)

    def told(self, seat: int) -> Sequence[Event]:
        """What a seat has been told, up to now."""
        assert self.match is not None
        return self._seat_views.told(self.match, seat)

    def _replay(self, word: str) -> None:
        """One word of the game, chance drawing again what it drew."""
        assert self.match is not None
        match = self.match
        seat, move = self.game.read(match.state, word)
        aside = self.game.judge(match.state, seat, move)
        if seat == CHANCE and not laid_by_arrival(match.state):
            assert match.drawn() == move, "the log does not agree with its own secret"
        self._carry_out(seat, move, aside)

    def _carry_out(self, seat: int, move: int, aside: bool) -> None:
        assert self.match is not None
        with self._going_on(aside):
            self.match.carry_out(seat, move, aside)
        if seat != CHANCE and not self.chairs[seat].level:
            self.by_people.append(len(self.match.log) - 1)

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
        """Whether people still have time to talk before the question (convention N-1)."""
        if (
            self.match is None
            or self.talk_time.over
            or not self.people
            or not self.clock(self.game.clocks.talk)
        ):
            return False
        talks = len(self.people) > 1 or self._pleads(self.match, self.people[0])
        return talks and self.talk_time.precedes(self.match, self.questions)

    def _pleads(self, match: Match, seat: int) -> bool:
        """Whether the only person has somebody to talk with: who is asked may bargain as long as they like,
        and who is not, only before a vote on what is theirs, among automata that make deals, or machines,
        which may. All of it is known to everybody, so how long it lasts tells nothing."""
        promises = self.game.pledges
        if promises is None or seat in match.state.waiting or not promises.concerns(match.state, seat):
            return False
        return any(
            other in self.machines or bargains(self.game.id, self.chairs[other].level)
            for other in match.state.waiting
        )

    def ready(self, seat: int) -> list[Entry]:
        """A seat needs no more time to talk; when nobody does it goes on."""
        self._playing()
        if not self.talking:
            raise RoomRefusal("not_talking")
        if seat in self.talk_time.ready:
            return []
        entries = self._did(SaidReady(seat))
        return entries + self.end_talk() if self.talk_time.agreed(self.people) else entries

    def end_talk(self) -> list[Entry]:
        """The time to talk is over."""
        return self._did(TalkEnded()) if self.talking else []
