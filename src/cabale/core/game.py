"""A game, as everybody else sees it: one object a game, the same calls for all five."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import msgspec

from cabale.core.agenda import State
from cabale.core.book import Promises
from cabale.core.clocks import Clocks
from cabale.core.errors import BadRecord, BadSetup, IllegalMove, quoted
from cabale.core.fields import Field
from cabale.core.notation import Word, read_word
from cabale.core.numbers import move_of, whole_of
from cabale.core.observing import Encoder, Observer
from cabale.core.options import Option, Value, read_options
from cabale.core.orders import Order
from cabale.core.rows import HIGHEST, LOWEST, Column, Row, measured
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.core.views import Choice, Event, Question, View
from cabale.core.watching import Afresh, Watcher

if TYPE_CHECKING:
    from typing_extensions import Buffer

KEY: Final = 16  # bytes: among a billion views, two have the same key once in 10**20 times

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Imagined = TypeVar("Imagined", bound=State, covariant=True)


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """How large anything gets, for learners that want to know it before they play."""

    moves: int  # every move is a number below this
    outcomes: int | None  # every outcome of chance is a number below this; None: not said
    decisions: int | None  # of players, in the longest game; None: there may be no longest
    columns: tuple[Column, ...]  # of the row that `observe` gives, with the bounds of their numbers

    @property
    def width(self) -> int:
        """How many numbers a row has."""
        return sum(column.width for column in self.columns)


class Reading(Protocol[Imagined]):
    """All that a view says, worked out once: then the positions that it allows come cheap."""

    def position(self, rng: Random) -> Imagined:
        """One of them, in proportion to the deals that lead to it."""


class Viewed(Encoder, Generic[S, V]):
    """Makes a view for every row: for games that are not in a hurry."""

    def __init__(self, game: Game[S, V]) -> None:
        self._game: Final = game

    def write(self, s: S, seat: int, row: Row) -> None:
        row.numbered("view", LOWEST, HIGHEST, self._game.observe(self._game.view(s, seat)))


class OneByOne(Generic[S, V]):
    """Reads the view anew for every position: for games whose views are quickly read."""

    def __init__(self, game: Game[S, V], view: V) -> None:
        self._game: Final = game
        self._view: Final = view

    def position(self, rng: Random) -> S:
        return self._game.imagine(self._view, rng)


class Game(ABC, Generic[S, V]):
    """The front door of a game."""

    package: str = ""  # that brought it; none for games of the house
    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]  # fewest and most
    usual_seats: ClassVar[int]
    minutes: ClassVar[int]  # that a game of so many seats takes about, with automatons (bench/minutes.py)
    options: ClassVar[tuple[Option, ...]]  # with the defaults of simulations
    table_options: ClassVar[Mapping[str, Value]] = {}  # what tables of people have otherwise
    orders: ClassVar[Mapping[str, Order]] = {}  # standing orders that a seat may give
    clocks: ClassVar[Clocks] = Clocks()  # options that say how long windows and talk last
    winner: ClassVar[str] = ""  # the option that says who won the last game, where the rules want to know
    pledges: ClassVar[Promises[Any, Any] | None] = None  # what players may promise each other in writing
    for_machines: ClassVar[frozenset[int]] = frozenset()  # moves that people are not offered
    beats: ClassVar[frozenset[str]] = frozenset()  # events, by their tags, that deserve a moment of their own
    losses: ClassVar[
        Mapping[str, str]
    ] = {}  # events, by their tags, by which a seat or piece is out: which field
    rules_version: ClassVar[int]
    size: ClassVar[int]  # how many distinct moves there are
    outcomes: ClassVar[int | None] = None  # how many distinct outcomes of chance there are, if that is said
    fields: ClassVar[Mapping[str, Field]]  # what scenario files may set and expect
    places: ClassVar[tuple[str, ...]]  # where in a turn a scenario may start
    functions: ClassVar[Mapping[str, Callable[..., Any]]] = {}  # tables of results that scenarios may count

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self  # it has nothing that changes

    # --- beginnings

    def new(self, seats: int | None = None, **options: object) -> S:
        """A new game. No randomness inside: chance is a seat."""
        count = self.count_seats(self.usual_seats if seats is None else seats)
        return self.begin(count, read_options(self.options, options, count))

    def count_seats(self, seats: int) -> int:
        fewest, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not fewest <= seats <= most:
            raise BadSetup("bad_seats", game=self.id, seats=quoted(seats), fewest=fewest, most=most)
        return seats

    def read_options(self, rules: int, given: Mapping[str, object], seats: int) -> dict[str, Value]:
        """The options of a game that was begun by this version of the rules, as today's rules read them."""
        if not 0 < rules <= self.rules_version:
            raise BadRecord("rules_version", found=rules, known=self.rules_version)
        return self.formerly(rules, read_options(self.options, given, seats))

    def formerly(self, rules: int, options: dict[str, Value]) -> dict[str, Value]:
        """Today's options for what these meant in an older version: a reading that has changed stays an
        option, so that a game goes on as it was begun. Those that it gave it leaves as they are."""
        return options

    def next_game(self, options: Mapping[str, Value], winner: str | None, first: bool) -> dict[str, Value]:
        """The options of the game after this one, which was the first of a row or not, among the same people;
        one of them may have won it alone."""
        return {**options, self.winner: winner} if self.winner else dict(options)

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, Value]) -> S:
        """A new game with options that have been read."""

    @abstractmethod
    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> S:
        """A position as a scenario's `[table]` describes it, its values read by `fields`."""

    @abstractmethod
    def page(self, view: V) -> dict[str, Any]:
        """The view in the words of scenario files: seats and pieces by name, tables by seats."""

    @abstractmethod
    def load(self, data: dict[str, Any]) -> S:
        """The position that `state.dump()` gave."""

    # --- what a seat may know and do

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """All that this seat may know; PUBLIC is a spectator, OPEN the whole truth."""

    def key(self, view: V) -> bytes:
        """A short name for all that a view says: equal for equal views, in every process and every run."""
        return blake2b(msgspec.msgpack.encode(view, order="deterministic"), digest_size=KEY).digest()

    def snapshot(self, state: S, seat: int) -> V:
        """The view, without its history where that saves much: what a seat knows of the position itself."""
        return self.view(state, seat)

    def watch(self, seat: int) -> Watcher[S, V]:
        """For whoever looks at the same game again and again, as tables do."""
        return Afresh(lambda state: self.view(state, seat), lambda state: self.events(state, seat))

    @abstractmethod
    def events(self, state: S, seat: int) -> tuple[Event, ...]:
        """What this seat saw happen, from the beginning."""

    def truth(self, view: V, event: Event) -> bool | None:
        """Whether what an event claims is true in this open view; None if it claims nothing."""
        return None

    @abstractmethod
    def question(self, state: S, seat: int) -> Question | None:
        """What this seat is asked, if anything."""

    def asides(self, state: S, seat: int) -> tuple[Choice, ...]:
        """What this seat may do out of turn right now, with the keys of its words."""
        return ()

    def hidden_pause(self, state: S) -> str | None:
        """Where only the holder of a certain card is asked, and nobody may notice: the option with the pause
        that a table makes whether somebody is asked or not. None where no question is hidden."""
        return None

    def holders(self, state: S) -> tuple[int, ...]:
        """Where a question is hidden: the seats that may be asked, for all that everybody knows."""
        return ()

    def holds(self, state: S, seat: int) -> bool:
        """Whether this seat has a card for which it may be asked where a question is hidden."""
        return False

    def out(self, state: S, seat: int) -> bool:
        """Whether this seat has nothing more to do in the game, as everybody can see."""
        return False

    def clock(self, state: S) -> str | None:
        """The option with the time that the question which is open has, if it has a clock of its own."""
        return None

    @abstractmethod
    def default(self, state: S, seat: int) -> int:
        """What is played for a seat that stays silent."""

    @abstractmethod
    def refusal(self, state: S, seat: int, move: int) -> IllegalMove:
        """Why this move, which is not among those offered, is refused."""

    def check(self, state: S, seat: int, move: int) -> None:
        """Raise IllegalMove, with code and rule, unless the seat may play this now."""
        self.judge(state, seat, move)

    def judge(self, state: S, seat: int, move: int) -> bool:
        """Whether this move is done out of turn; raise IllegalMove if it may not be played now at all."""
        move, chair = move_of(move), whole_of(seat)
        if chair is None or chair < 0:
            refused = self.refusal(state, NO_SEAT, move)
            raise IllegalMove(refused.code, rule=refused.rule, **refused.arguments | {"text": quoted(seat)})
        if move in state.moves(chair):
            return False
        if chair != CHANCE and move in state.asides(chair):
            return True
        raise self.refusal(state, chair, move)

    # --- bounds

    def bounds(self, seats: int | None = None, **options: object) -> Bounds:
        """How large anything gets in a game of so many seats, with these options."""
        count = self.count_seats(self.usual_seats if seats is None else seats)
        longest = self.longest(count, read_options(self.options, options, count))
        columns = measured(lambda row: self.encoder().write(self.new(count), 0, row))
        return Bounds(moves=self.size, outcomes=self.outcomes, decisions=longest, columns=tuple(columns))

    def longest(self, seats: int, options: Mapping[str, Value]) -> int | None:
        """More decisions of players than this no game has, answers in secret that nobody heard included; None
        where nothing of that kind is certain."""
        return None

    # --- notation

    @abstractmethod
    def write_body(self, state: S, seat: int, move: int) -> str:
        """A move without its seat: `steal>b`."""

    @abstractmethod
    def read_body(self, state: S, seat: int, body: str) -> int:
        """The move that a body stands for."""

    def write(self, state: S, seat: int, move: int, aside: bool | None = None) -> str:
        """A move as one word of a record; whether it is done out of turn may be known already."""
        if aside is None:
            aside = seat != CHANCE and move in state.asides(seat)
        return str(Word(seat, self.write_body(state, seat, move), aside))

    def read(self, state: S, text: str) -> tuple[int, int]:
        """The seat and the move that a word stands for."""
        word = read_word(text)
        return word.seat, self.read_body(state, word.seat, word.body)

    # --- for bots and learners

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A position that this view allows, in proportion to the deals that lead to it."""

    def reading(self, view: V) -> Reading[S]:
        """For whoever imagines many positions of the same view, as a search does."""
        return OneByOne(self, view)

    @abstractmethod
    def observe(self, view: V) -> list[int]:
        """The view as a row of numbers of fixed length, each from -128 to 127."""

    def encoder(self) -> Encoder:
        """What writes such rows of positions."""
        return Viewed(self)

    def observer(self, row: Buffer, mask: Buffer | None = None) -> Observer:
        """For whoever looks at position after position: `look(state, seat)` writes what `observe` says of the
        seat's view into `row`, a signed byte each, and for every move whether it is open into `mask`."""
        room = None if mask is None else memoryview(mask).cast("B")
        return Observer(self.encoder(), self.size, memoryview(row).cast("B"), room)

    @abstractmethod
    def preview(self, view: V, move: int) -> Any:
        """The public consequence of a move, for the board."""

    def previews(self, view: V, moves: Sequence[int]) -> list[Any]:
        """The public consequences of several moves: a game may read the view but once for all of them."""
        return [self.preview(view, move) for move in moves]
