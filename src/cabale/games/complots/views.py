"""What a seat of Complots sees: built from what it may know, never stripped from what it may not."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import Step
from cabale.core.asks import Asks
from cabale.core.options import Value
from cabale.core.views import View
from cabale.games.complots import rules
from cabale.games.complots.events import AnyEvent

Kind = Literal[
    "draft", "action", "challenge", "counter", "challenge_counter", "lose", "return", "show", "verdict"
]
QUESTIONS: Final[dict[type[Step[Any]], Asks[Kind]]] = {
    rules.Draft: Asks("draft", "C-7"),
    rules.Turn: Asks("action", "C-11"),
    rules.ActionClaim: Asks("challenge", "C-16"),
    rules.Counter: Asks("counter", "C-28"),
    rules.CounterClaim: Asks("challenge_counter", "C-16"),
    rules.Lose: Asks("lose", "C-40"),
    rules.Return: Asks("return", "C-37"),
    rules.Show: Asks("show", "C-39"),
    rules.Verdict: Asks("verdict", "C-39"),
}
KINDS: Final = {step: asks.kind for step, asks in QUESTIONS.items()}
RULES: Final = {asks.kind: asks.rule for asks in QUESTIONS.values()}


class Pending(msgspec.Struct, frozen=True):
    """What everybody knows to be asked, and of whom. Who has answered is nobody's business (C-19)."""

    kind: Kind
    seats: tuple[int, ...]


class DeedView(msgspec.Struct, frozen=True):
    """The action of this turn."""

    seat: int
    action: str
    target: int | None
    claim: str | None


class ClaimView(msgspec.Struct, frozen=True):
    """A counter of this turn."""

    seat: int
    character: str


class Seen(msgspec.Struct, frozen=True):
    """A card that was shown to this seat alone (C-39)."""

    seat: int
    character: str


class ComplotsView(View, frozen=True, kw_only=True):
    """All that a seat may know of a position."""

    game: Literal["complots"]
    options: dict[str, Value]
    characters: tuple[str, ...]  # the five in the game
    active: int | None
    coins: tuple[int, ...]
    treasury: int | None  # None: unlimited
    court_size: int
    court: tuple[str, ...] | None  # only when all is open
    hidden: tuple[tuple[str, ...] | int, ...]  # own cards by name, others by number
    faceup: tuple[tuple[str, ...], ...]
    eliminated: tuple[int, ...]
    pending: Pending | None
    answered: bool  # whether this seat has given its answer to what is pending
    picked: str | None  # its own draft, while that is sealed
    deed: DeedView | None
    counter: ClaimView | None
    challenger: int | None  # of the claim made last in this turn
    seen: tuple[Seen, ...]
    history: tuple[AnyEvent, ...]
