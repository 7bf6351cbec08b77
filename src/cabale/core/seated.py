# mypyc: compile
"""Steps that belong to one seat: the same field in every game."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from cabale.core.agenda import Chance, State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Step[S]):
    """A step of one seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatedChance(Chance[S]):
    """What chance decides for one seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
