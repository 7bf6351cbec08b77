"""A match: a position, the generator of chance, the log, what was said, and what was promised."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, runtime_checkable

import msgspec

from cabale.core.agenda import State
from cabale.core.book import Book
from cabale.core.chance import Generator, commitment, secret_of_seed
from cabale.core.errors import BadRecord, CabaleError, IllegalMove
from cabale.core.game import Game
from cabale.core.options import read_options
from cabale.core.pledges import Deal, Offered, Pledge, Promise, Proposal, Reply, Verdict
from cabale.core.record import Record
from cabale.core.sealed import laid_by_arrival, open_together
from cabale.core.seats import CHANCE, OPEN
from cabale.core.talk import LONGEST_LINE, MOST_LINES, Line, heard
from cabale.core.views import Event, View

if TYPE_CHECKING:  # where nothing is said of the game, anything may be meant
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=View, default=Any)
else:
    from typing import TypeVar

    S, V = TypeVar("S"), TypeVar("V")

PER_TURN: Final = 2  # offers that a machine may make in one turn


class Player(Protocol):
    """Whoever answers for a seat: it gets that seat's view and the moves open to it, nothing else."""

    def choose(self, view: Any, moves: list[int]) -> int: ...


@runtime_checkable
class Negotiator(Player, Protocol):
    """A player that also makes offers and answers them; one that does not refuses every offer."""

    def propose(self, view: Any) -> Sequence[Proposal]:
        """What it would like to offer, at a moment when the rules give time to talk."""

    def consider(self, view: Any, pledge: Pledge) -> bool:
        """Whether it accepts an offer."""


@runtime_checkable
class Candid(Negotiator, Protocol):
    """One that also says why it accepts an offer, or does not."""

    def weigh(self, view: Any, pledge: Pledge) -> Verdict: ...


def verdict(player: Negotiator, view: Any, pledge: Pledge) -> Verdict:
    """What a player answers to an offer, with its reason if it gives one."""
    if isinstance(player, Candid):
        return player.weigh(view, pledge)
    return Verdict(player.consider(view, pledge))


class Saying(Protocol):
    """Something that a player says."""

    @property
    def text(self) -> str: ...

    @property
    def to(self) -> Sequence[int]:
        """Whom it is whispered to; nobody means everybody."""


@runtime_checkable
class Speaker(Player, Protocol):
    """A player that also talks: after every answer it is asked what it has said."""

    def said(self) -> Sequence[Saying]: ...


class Match(Generic[S, V]):
    """One game being played, with everything that its record will hold."""

    def __init__(
        self,
        game: Game[S, V],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        given: Sequence[str] = (),
    ) -> None:
        count = game.count_seats(game.usual_seats if seats is None else seats)
        self.game = game
        self.seats = count
        self.options = read_options(game.options, options or {}, count)
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.nonces = tuple(nonces)
        self.names = tuple(names)
        self.commitment = commitment(self.secret)
        self.generator = Generator(self.secret, self.nonces)
        self.arrivals = Generator(self.secret, (*self.nonces, "arrival"))  # who is first where nobody speaks
        self.state = game.begin(count, self.options)
        self.log: list[tuple[int, int]] = []
        self.answered = [0] * count  # how often each seat did something
        self.talk: list[Line] = []
        self.book = Book(game.pledges, self.seats)
        self.given = len(given)  # words that were not played here: the match goes on from another game
        for word in given:
            self.play(*game.read(self.state, word))

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same place of the same game, and would draw the same."""
        return isinstance(other, Match) and self._contents() == other._contents()

    def __copy__(self) -> Match[S, V]:
        return deepcopy(self)  # one that can be played on without disturbing this one

    def __repr__(self) -> str:
        return f"Match({self.game.id!r}, seats={self.seats}, words={len(self.log)}, state={self.state!r})"

    def _contents(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.id, "book": self.book.deals}

    def play(self, seat: int, move: int) -> None:
        """Answer for the seat of `turn`, or do something out of turn; refused moves change nothing."""
        aside = self.game.judge(self.state, seat, move)
        self.carry_out(index(seat), index(move), aside)

    def carry_out(self, seat: int, move: int, aside: bool = False) -> None:
        """Play a move that has been judged: it may be played, and is done out of turn or not."""
        if seat != self.state.turn and not aside:
            raise IllegalMove("out_of_order", seat=seat)
        before = self.state.clone() if self.book.watched else None
        if aside:
            self.state.aside(seat, move)
        else:
            self.state.play(seat, move)
        if before is not None:
            self.book.see(before, self.state, seat, move)
        self.log.append((seat, move))
        if seat != CHANCE:
            self.answered[seat] += 1

    def draw(self) -> None:
        """Let chance answer, if it is asked."""
        if self.state.turn != CHANCE:
            raise self.game.refusal(self.state, CHANCE, 0)
        self.carry_out(CHANCE, self.drawn())

    def drawn(self) -> int:
        """What chance answers, for the caller to carry out. Lots that a live table lays by arrival are no
        draw of the committed deal."""
        generator = self.arrivals if laid_by_arrival(self.state) else self.generator
        return generator.draw(self.state.odds())

    def settle(self, answers: Mapping[int, int]) -> None:
        """Play the sealed answers of an open window or ballot, given as they arrived, by the rules."""
        state = self.state
        if not state.waiting:
            raise self.game.refusal(state, 0, 0) if state.over else IllegalMove("draw_due")
        for seat in state.waiting:
            if seat not in answers:
                raise IllegalMove("missing_answer", seat=seat)
        for seat, move in answers.items():
            self.game.check(state, seat, move)
        sealed = {index(seat): index(move) for seat, move in answers.items()}
        open_together(state, sealed, self.carry_out, self.draw)

    def run(self, players: Sequence[Player]) -> None:
        """Play to the end, each player seeing its own view."""
        state = self.state
        watchers = [self.game.watch(seat) for seat in range(self.seats)]
        talkers = {seat: player for seat, player in enumerate(players) if isinstance(player, Negotiator)}
        speakers = {seat: player for seat, player in enumerate(players) if isinstance(player, Speaker)}
        while not state.over:
            if talkers:
                self.negotiate(talkers)
            if state.turn == CHANCE:
                self.draw()
            else:
                seat = state.turn
                view = self._with_words(watchers[seat].look(state))
                move = players[seat].choose(view, state.moves(seat))
                for speaker, player in speakers.items():
                    self._hear(speaker, player)
                self.play(seat, move)

    def say(self, speaker: int, text: str, to: Sequence[int] = ()) -> Line:
        """Something said to everybody, or whispered to some."""
        line = Line(len(self.log), speaker, text, tuple(to))
        self.talk.append(line)
        return line

    def _hear(self, seat: int, player: Speaker) -> None:
        """What a machine has said. A whisper into ears that are not there is not heard, nor is what is too
        long or too much."""
        for line in player.said():
            whom = tuple(sorted({*line.to} & {*range(self.seats)} - {seat}))
            whole = line.text.strip() and len(line.text) <= LONGEST_LINE and len(self.talk) < MOST_LINES
            if whole and (whom or not line.to):
                self.say(seat, line.text, whom)

    def pledge(
        self,
        by: int,
        to: int,
        promise: Promise,
        in_return: Promise | None = None,
        until: int = 0,
        why: str = "",
    ) -> Pledge:
        """One player offers another a promise, and may want one in return. It holds until the end of a turn
        (0: the one that is going on)."""
        return self.book.offer(self.state, len(self.log), by, to, promise, in_return, until, why)

    def reply(self, seat: int, pledge: Pledge, reply: Reply, why: str = "") -> Pledge:
        """Accept or refuse what one was offered, or withdraw one's own offer."""
        place = len(self.log)
        return self.book.reply(self.state, place, seat, pledge.by, pledge.to, pledge.number, reply, why)

    def write(self, deal: Deal) -> None:
        """An entry of the book, as it was made once."""
        if isinstance(deal, Offered):
            self.pledge(deal.by, deal.to, deal.promise, deal.in_return, deal.until, deal.why)
        else:
            seat = deal.by if deal.reply == "withdrawn" else deal.to
            self.book.reply(self.state, deal.place, seat, deal.by, deal.to, deal.number, deal.reply, deal.why)

    def may_propose(self, seat: int) -> bool:
        """Whether a machine may make another offer now: where there is time to talk, and only a few."""
        promises = self.game.pledges
        if promises is None or self.state.over or not promises.moment(self.state):
            return False
        return self.book.made(seat, promises.turn(self.state)) < PER_TURN

    def negotiate(self, players: Mapping[int, Negotiator], people: Collection[int] = ()) -> None:
        """Machines make offers, and answer those that were made to them; people take their time, and all
        others refuse."""
        for seat, player in players.items():
            if self.may_propose(seat):
                for wish in player.propose(self.view(seat)):
                    if self.may_propose(seat):
                        self.offer(seat, wish)
        for seat in set(range(self.seats)) - set(people):
            for pledge in self.book.awaiting(seat):
                said = verdict(players[seat], self.view(seat), pledge) if seat in players else Verdict(False)
                self.reply(seat, pledge, "accepted" if said.taken else "refused", said.why)

    def offer(self, seat: int, wish: Proposal) -> Pledge:
        """What a machine wishes to offer."""
        return self.pledge(seat, wish.to, wish.promise, wish.in_return, wish.until, wish.why)

    def view(self, seat: int) -> V:
        """What the seat may know, with what it heard and what it was promised."""
        return self._with_words(self.game.view(self.state, seat))

    def _with_words(self, view: V) -> V:
        lines, pledges = heard(self.talk, view.seat), self.book.seen(view.seat, self.state.over)
        return msgspec.structs.replace(view, talk=lines, pledges=pledges) if lines or pledges else view

    def events(self, seat: int, since: int = 0) -> tuple[Event, ...]:
        """What the seat saw happen; `since` counts the events that it has had already."""
        return self.game.events(self.state, seat)[since:]

    def record(self, reader: int = OPEN) -> Record:
        """The record. For a reader other than the table itself only once the game is over."""
        if reader != OPEN and not self.state.over:
            raise BadRecord("not_over")
        state = self.game.begin(self.seats, self.options)
        words = []
        for seat, move in self.log:
            words.append(self.game.write(state, seat, move))
            state.act(seat, move)
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            options=self.options,
            names=self.names,
            commitment=self.commitment,
            nonces=self.nonces,
            secret=self.secret.hex() if self.state.over else None,
            given=self.given,
            words=tuple(words),
            talk=heard(self.talk, reader),
            deals=self.book.deals_seen(reader, self.state.over),
            ranks=tuple(self.state.ranks()) if self.state.over else (),
            package=self.game.package,
        )


def deal(
    game: Game[S, V], seats: int | None = None, seed: int | None = None, **options: object
) -> Match[S, V]:
    """A match whose chance follows from a seed, or from a fresh secret if none is given."""
    return Match(game, seats, options, secret=None if seed is None else secret_of_seed(seed))


def replay(game: Game[S, V], record: Record, words: int | None = None) -> Match[S, V]:
    """The match of a record, played again word by word (as far as `words`)."""
    options = game.read_options(record.rules, record.options, record.seats)
    secret = bytes.fromhex(record.secret) if record.secret else b""
    match = Match(game, record.seats, options, secret=secret, nonces=record.nonces, names=record.names)
    match.commitment = record.commitment
    match.given = record.given
    deals = deque(record.deals)
    for place, word in enumerate((*record.words[:words], "")):
        try:
            while deals and deals[0].place <= place:
                match.write(deals.popleft())
            if word:
                match.play(*game.read(match.state, word))
        except CabaleError as refused:
            raise BadRecord(
                "does_not_replay", rule=refused.rule, place=place + 1, word=word, reason=refused.code
            ) from refused
    if words is None and tuple(match.state.ranks() if match.state.over else ()) != record.ranks:
        raise BadRecord("result_differs")
    match.talk = [line for line in record.talk if words is None or line.place <= words]
    return match
