"""The front door of a game that is laid out in modules: the same modules, with the same names, in every game.

Each module is one room: `rules` knows how a game goes on, `notation` how a move is written, and so on. What
they must offer is said here, and checked with the types.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from cabale.core.agenda import State
from cabale.core.dump import load_position
from cabale.core.errors import IllegalMove
from cabale.core.events import Witness
from cabale.core.game import Game, Reading
from cabale.core.observing import Encoder
from cabale.core.options import Value
from cabale.core.rows import written
from cabale.core.views import Event, Question, View
from cabale.core.watching import Onlooker, Watcher

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
SIn = TypeVar("SIn", bound=State, contravariant=True)
SOut = TypeVar("SOut", bound=State, covariant=True)
VIn = TypeVar("VIn", bound=View, contravariant=True)
VOut = TypeVar("VOut", bound=View, covariant=True)


class Ruling(Protocol[SOut]):
    """`rules`: the steps, and a new game."""

    @property
    def STEPS(self) -> Sequence[type]: ...

    def new(self, seats: int, options: Any, /) -> SOut: ...


class Setting(Protocol[SOut]):
    """`scenes`: positions as scenarios describe them."""

    def set_table(self, seats: int, options: Any, table: Mapping[str, Any], /) -> SOut: ...


class Paging(Protocol[VIn]):
    """`scenes` or `pages`: a view in the words of scenarios."""

    def page(self, view: VIn, /) -> dict[str, Any]: ...


class Watching(Protocol[SIn, VOut]):
    """`watching`: what a seat sees."""

    def witness(self, seat: int, /) -> Any: ...

    def view(self, s: SIn, w: Any, /) -> VOut: ...


class Asking(Protocol[SIn]):
    """`questions`: what a seat is asked, and what is played for it if it stays silent."""

    def question(self, s: SIn, seat: int, /) -> Question | None: ...

    def default(self, s: SIn, seat: int, /) -> int: ...


class Refusing(Protocol[SIn]):
    """`refusals`: why a move is not open."""

    def refusal(self, s: SIn, seat: int, move: int, /) -> IllegalMove: ...


class Writing(Protocol[SIn]):
    """`notation`: moves as text."""

    def write_body(self, s: SIn, seat: int, move: int, /) -> str: ...

    def read_body(self, s: SIn, seat: int, body: str, /) -> int: ...


class Imagining(Protocol[SOut, VIn]):
    """`insight`: positions that a view allows."""

    def Reading(self, view: VIn, /) -> Reading[SOut]: ...


class Observing(Protocol):
    """`observing`: what a seat knows as numbers."""

    def encoder(self) -> Encoder: ...


class Previewing(Protocol[VIn]):
    """`insight` or `previews`: what moves would do to a view."""

    def previews(self, view: VIn, moves: Sequence[int], /) -> list[Any]: ...


class Modules(Generic[S, V]):
    """What a game is made of."""

    def __init__(
        self,
        table: type[S],
        *,
        arrange: Callable[[Mapping[str, Value]], Any],
        rules: Ruling[S],
        scenes: Setting[S],
        pages: Paging[V],
        watching: Watching[S, V],
        questions: Asking[S],
        refusals: Refusing[S],
        notation: Writing[S],
        insight: Imagining[S, V],
        previews: Previewing[V],
        observing: Observing,
    ) -> None:
        self.table: Final = table
        self.arrange: Final = arrange
        self.rules: Final = rules
        self.scenes: Final = scenes
        self.pages: Final = pages
        self.watching: Final = watching
        self.questions: Final = questions
        self.refusals: Final = refusals
        self.notation: Final = notation
        self.insight: Final = insight
        self.previews: Final = previews
        self.observing: Final = observing


class WitnessedGame(Game[S, V]):
    """A game whose events are declared: its views and what is told are those of a witness."""

    @abstractmethod
    def witness(self, seat: int) -> Witness:
        """Whoever is told what this seat sees happen."""

    @abstractmethod
    def seen(self, state: S, witness: Any) -> V:
        """The view of somebody who was told all this; its history is left out."""

    def view(self, state: S, seat: int) -> V:
        return self.watch(seat).look(state)

    def watch(self, seat: int) -> Watcher[S, V]:
        return Onlooker(self.witness(seat), self.seen)

    def events(self, state: S, seat: int) -> tuple[Event, ...]:
        witness = self.witness(seat)
        witness.retell(state)
        return tuple(witness.told)


class ModularGame(WitnessedGame[S, V]):
    """A front door that leads into the modules of a game."""

    modules: Modules[S, V]

    def begin(self, seats: int, options: Mapping[str, Value]) -> S:
        return self.modules.rules.new(seats, self.modules.arrange(options))

    def set_table(self, seats: int, options: Mapping[str, Value], table: Mapping[str, Any]) -> S:
        return self.modules.scenes.set_table(seats, self.modules.arrange(options), table)

    def page(self, view: V) -> dict[str, Any]:
        return self.modules.pages.page(view)

    def load(self, data: dict[str, Any]) -> S:
        options = self.modules.arrange(data["options"])
        return load_position(self.modules.table, options, data, self.modules.rules.STEPS)

    def witness(self, seat: int) -> Witness:
        witness: Witness = self.modules.watching.witness(seat)
        return witness

    def watch(self, seat: int) -> Watcher[S, V]:
        """Straight to the modules: by way of `seen`, every view would cost a call more."""
        return Onlooker(self.modules.watching.witness(seat), self.modules.watching.view)

    def seen(self, state: S, witness: Any) -> V:
        return self.modules.watching.view(state, witness)

    def question(self, state: S, seat: int) -> Question | None:
        return self.modules.questions.question(state, seat)

    def default(self, state: S, seat: int) -> int:
        return self.modules.questions.default(state, seat)

    def refusal(self, state: S, seat: int, move: int) -> IllegalMove:
        return self.modules.refusals.refusal(state, seat, move)

    def write_body(self, state: S, seat: int, move: int) -> str:
        return self.modules.notation.write_body(state, seat, move)

    def read_body(self, state: S, seat: int, body: str) -> int:
        return self.modules.notation.read_body(state, seat, body)

    def reading(self, view: V) -> Reading[S]:
        return self.modules.insight.Reading(view)

    def imagine(self, view: V, rng: Random) -> S:
        return self.reading(view).position(rng)

    def observe(self, view: V) -> list[int]:
        position = self.imagine(view, Random(0))
        return written(lambda row: self.encoder().write(position, view.seat, row))

    def encoder(self) -> Encoder:
        return self.modules.observing.encoder()

    def preview(self, view: V, move: int) -> Any:
        return self.previews(view, [move])[0]

    def previews(self, view: V, moves: Sequence[int]) -> list[Any]:
        return self.modules.previews.previews(view, moves) if moves else []
