"""What a seat of Guillotine sees: built from what it may know, never stripped from what it may not."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import Step
from cabale.core.ahead import Due
from cabale.core.asks import Asks
from cabale.core.options import Value
from cabale.core.views import View
from cabale.games.guillotine.cards import FromFront, FromPile, HowFar, WhichNoble, WhichPlayer
from cabale.games.guillotine.collecting import Blade, Clown, Victim
from cabale.games.guillotine.effects import Arrival, ErrorPick, ErrorReply, Inspect, Quarrel, Reorder
from cabale.games.guillotine.events import AnyEvent
from cabale.games.guillotine.rules import Act, Finale

Kind = Literal[
    "action", "noble", "distance", "player", "pile", "front", "order", "arrival", "interrupt", "clown",
    "victim", "infighting", "inspect", "error", "final",
]  # fmt: skip
QUESTIONS: Final[dict[type[Step[Any]], Asks[Kind]]] = {
    Act: Asks("action", "G-32", ("play",)),
    WhichNoble: Asks("noble", "G-42", ("noble",)),
    HowFar: Asks("distance", "G-42", ("by",)),
    WhichPlayer: Asks("player", "G-43", ("name",)),
    FromPile: Asks("pile", "G-58", ("card",)),
    FromFront: Asks("front", "G-57", ("card",)),
    Reorder: Asks("order", "G-14", ("noble",)),
    Arrival: Asks("arrival", "G-49", ("noble",)),
    Blade: Asks("interrupt", "G-91", ("play",)),
    Clown: Asks("clown", "G-65", ("name",)),
    Victim: Asks("victim", "G-66", ("card",)),
    Quarrel: Asks("infighting", "G-51", ("card",)),
    Inspect: Asks("inspect", "G-R35", ("card",)),
    ErrorPick: Asks("error", "G-55", ("noble",)),
    ErrorReply: Asks("error", "G-55", ("noble",)),
    Finale: Asks("final", "G-75", ("play",)),
}
KINDS: Final = {step: asks.kind for step, asks in QUESTIONS.items()}
RULES: Final = {asks.kind: asks.rule for asks in QUESTIONS.values()}
ANSWERS: Final = {asks.kind: asks.moves for asks in QUESTIONS.values()}


class Pending(msgspec.Struct, frozen=True):
    """What is asked, and of whom. Nobody but the holder ever sees an interrupt asked (G-94)."""

    kind: Kind
    seats: tuple[int, ...]


class GuillotineView(View, frozen=True, kw_only=True):
    """All that a seat may know of a position."""

    game: Literal["guillotine"]
    options: dict[str, Value]
    day: int
    day_start: int | None
    active: int | None
    line: tuple[str, ...]  # front first
    noble_deck_size: int
    noble_deck: tuple[str, ...] | None  # only when all is open; without what lies on top
    top: tuple[str | None, ...]  # nobles put back on top, as far as the seat knows them
    looked: tuple[str | None, ...]  # nobles that are being looked at
    noble_discard: tuple[str, ...]
    action_deck_size: int
    action_deck: tuple[str, ...] | None  # only when all is open
    action_discard: tuple[str, ...]
    hands: tuple[tuple[str, ...] | int, ...]  # own cards by name, others by number
    known: tuple[tuple[str, ...], ...]  # cards that this seat knows to be in a hand
    piles: tuple[tuple[str, ...], ...]  # the last one is the top
    fronts: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    rushed: tuple[int, ...]  # seats with a Rush Job marker
    confused: tuple[int, ...]  # seats before whose next collect the line is shuffled
    barred: bool  # whether the marker is at work in this turn
    playing: tuple[str, ...]  # cards being carried out
    collects: int  # still due in this turn
    draws: int  # due in the draw step of this turn
    ending: int  # 0; 1 if the day ends with this turn; 2 if nothing more is collected from the line either
    closing: bool  # the final phase
    blade: bool  # the moment before a collect that could still be interrupted
    pending: Pending | None
    ahead: tuple[Due, ...]  # what the rules will do, the last one first, as far as everybody knows: `ahead`
    history: tuple[AnyEvent, ...]
