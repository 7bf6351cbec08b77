"""What a seat of Le Lys et la Cocarde sees: built from what it may know, never stripped of the rest."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import Step
from cabale.core.ahead import Due
from cabale.core.asks import Asks
from cabale.core.options import Value
from cabale.core.views import View
from cabale.games.cocarde.dealing import Discard
from cabale.games.cocarde.decrees import Message, Redistribute, Schools
from cabale.games.cocarde.events import AnyEvent
from cabale.games.cocarde.moving import Barrier
from cabale.games.cocarde.rules import Act, Alms, Closing, Defence, Give
from cabale.games.cocarde.sentences import CapetsTrial, Shelter

Kind = Literal[
    "alms", "give", "action", "defend", "pass", "protect", "discard", "guilty", "redistribute", "books49",
    "steal", "end",
]  # fmt: skip
QUESTIONS: Final[dict[type[Step[Any]], Asks[Kind]]] = {
    Alms: Asks("alms", "L-9", ("name",)),
    Give: Asks("give", "L-9", ("give",)),
    Act: Asks("action", "L-10", ("roll", "books", "escape", "mark", "attack", "discard", "plant")),
    Defence: Asks("defend", "L-44", ("play",)),
    Barrier: Asks("pass", "L-25", ("play",)),
    Shelter: Asks("protect", "L-43", ("play",)),
    Discard: Asks("discard", "L-3", ("discard",)),
    CapetsTrial: Asks("guilty", "L-35", ("yes", "no")),
    Redistribute: Asks("redistribute", "L-41", ("name",)),
    Schools: Asks("books49", "L-42", ("trade",)),
    Message: Asks("steal", "L-35", ("name",)),
    Closing: Asks("end", "L-13", ("books", "plant")),
}
KINDS: Final = {step: asks.kind for step, asks in QUESTIONS.items()}
RULES: Final = {asks.kind: asks.rule for asks in QUESTIONS.values()}
ANSWERS: Final = {asks.kind: asks.moves for asks in QUESTIONS.values()}


class Pending(msgspec.Struct, frozen=True):
    """What is asked, and of whom. Nobody but the holder sees a question that only a holder is asked."""

    kind: Kind
    seats: tuple[int, ...]


class CocardeView(View, frozen=True, kw_only=True):
    """All that a seat may know of a position."""

    game: Literal["cocarde"]
    options: dict[str, Value]
    round: int
    active: int | None
    places: tuple[str, ...]
    roles: tuple[str, ...]
    figures: tuple[str, ...]  # none where the table plays without
    hands: tuple[tuple[str, ...] | int, ...]  # own cards by name, others by number
    known: tuple[tuple[str, ...], ...]  # cards that this seat knows to be in a hand
    trees: tuple[int, ...]
    certificates: tuple[int, ...]
    skip: tuple[int, ...]  # seats that skip their next turn
    wait: tuple[int, ...]
    tavern: tuple[int, ...]
    salon: tuple[int, ...]  # for each seat, the rolls still to be spent there
    restart: tuple[int, ...]
    draw_pile_size: int
    draw_pile: tuple[str, ...] | None  # only when all is open
    discard_pile: tuple[str, ...]  # the last one is the top
    cancelled: tuple[int, ...]
    tree_stock: int
    certificate_stock: int
    acted: bool  # the main action of this turn is done
    dice: tuple[str, str] | None  # the last throw of this turn
    arrived: bool  # the roller's pawn moved with it
    rerolled: bool
    pool: tuple[str, ...] | int  # S41: cards by name to who hands them out, by number to others
    moment: Kind | None  # a question that only a holder would be asked, whether anybody is or not
    pending: Pending | None
    ahead: tuple[Due, ...]  # what the rules will do, the last one first, as far as everybody knows: `ahead`
    history: tuple[AnyEvent, ...]
