"""The position of a small game: what its class declares, and nothing else.

Saved, loaded, copied and compared by its fields; what is misspelt, in a step or in what it tells, is refused
at the line where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Final, get_origin, get_type_hints

import msgspec

from cabale.core.agenda import State, Step
from cabale.core.dump import dump_position, empty_kernel
from cabale.core.events import Declared
from cabale.core.meant import meant
from cabale.core.options import Value
from cabale.core.returning import OF_POSITIONS, hold
from cabale.core.seats import NO_SEAT

KERNEL: Final = ("options", "agenda", "awaited", "turn", "sealed", "drawn_order", "story")


class SmallState(State):
    """A position whose fields are those that its class declares: numbers, tuples, and lists of such."""

    options: Mapping[str, Value]
    seats: int
    turns: int = 0  # how many have begun
    known: ClassVar[frozenset[str]]  # its fields, and those of every position
    happens: ClassVar[Mapping[int, Declared]] = {}  # the events of its games, by their numbers

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = {name: partial(msgspec.convert, type=hint) for name, hint in _declared(cls).items()}
        cls.known = frozenset((*cls.fields, *KERNEL))
        hold(cls, OF_POSITIONS)

    def __init__(self, options: Mapping[str, Value], *, basis: State | None = None, **fields: Any) -> None:
        """Made of its options and its fields; one that is not given is as its class says."""
        basis = basis or empty_kernel()
        super().__init__(
            basis.agenda[:], basis.awaited, basis.turn, basis.sealed, basis.drawn_order, basis.story
        )
        if fields.keys() != self.fields.keys():  # a clone has them all
            fields = self._completed(fields)
        vars(self).update(fields, options=options)  # past `__setattr__`, which takes as long as all the rest

    def _completed(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """With what the class says of those that are not given."""
        whole = dict(fields)
        for name in fields:
            if name not in self.fields:
                raise TypeError(f"{type(self).__name__} does not declare {name}{meant(name, self.fields)}")
        for name in self.fields:
            if name not in whole:
                if not hasattr(type(self), name):
                    raise TypeError(f"{type(self).__name__} is not given {name}, which it declares")
                whole[name] = _copied(getattr(type(self), name))
        return whole

    def __setattr__(self, name: str, value: Any) -> None:
        """Only what is declared: a misspelt field would be a second one, which nothing reads."""
        if name not in self.known and not hasattr(getattr(type(self), name, None), "__set__"):
            raise AttributeError(f"{type(self).__name__} does not declare {name}{meant(name, self.known)}")
        object.__setattr__(self, name, value)

    def begin(self, *steps: Step[Any]) -> None:
        """Plan the first steps, and go on until somebody is asked."""
        self.do(*steps)
        self.settle()

    def do(self, step: Step[Any], *more: Step[Any]) -> None:
        for planned in (step, *more):
            if not isinstance(planned, Step):
                raise TypeError(_no_step(planned))
        super().do(step, *more)

    def tell(self, kind: int, seat: int = NO_SEAT, what: int = 0, whom: int = NO_SEAT) -> None:
        declared = self.happens.get(kind)
        if declared is None:
            raise TypeError(f"no event has the number {kind}")
        wrong = declared.wrong((kind, seat, what, whom), self.seats)
        if wrong:
            raise TypeError(wrong)
        super().tell(kind, seat, what, whom)

    def clone(self) -> SmallState:
        held = vars(self)
        own = {name: _copied(held[name]) for name in self.fields}
        return type(self)(self.options, basis=self, **own)

    def dump(self) -> dict[str, Any]:
        return dump_position(self, dict(self.options))

    def totals(self) -> list[float]:
        """The game's own points; who has most has won, unless `ranks` says otherwise."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        points = self.totals()
        return [1 + sum(other > own for other in points) for own in points]

    def scores(self) -> list[float]:
        ranks = self.ranks()
        return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _no_step(planned: object) -> str:
    if isinstance(planned, type):
        name = planned.__name__
        return f"{name} is a class; what is done next is a step: {name}(…)"
    return f"{planned!r} is no step"


def _declared(position: type[SmallState]) -> dict[str, Any]:
    """The fields that a class of positions declares, and what each is."""
    hints = get_type_hints(position)
    return {
        name: hints[name]
        for base in reversed(position.__mro__)
        if issubclass(base, SmallState)
        for name in vars(base).get("__annotations__", ())
        if name != "options" and get_origin(hints[name]) is not ClassVar
    }


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
