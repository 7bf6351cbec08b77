"""What happens in Complots, as a seat sees it. A character it must not know is None."""

from __future__ import annotations

from typing import Annotated, Final

from cabale.core.events import WHAT, WHOM, Secret, Slot, Telling, Witness, Word, Worked, both, owner
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.core.views import Event, Number, Who, Whom
from cabale.games.complots.pieces import ACTIONS, CLAIMS, COSTS, INQUISITOR, NAMES, NO_CHARACTER

# Their kinds, as the story has them.
BEGAN: Final = 0  # a turn
FIRST: Final = 1  # the first player is chosen
DEALT: Final = 2
DRAFTED: Final = 3
DECLARED: Final = 4
UNCHALLENGED: Final = 5
CHALLENGED: Final = 6
PROVED: Final = 7
EXPOSED: Final = 8
REFUNDED: Final = 9
UNCOUNTERED: Final = 10
COUNTERED: Final = 11
FAILED: Final = 12
GAINED: Final = 13
STOLE: Final = 14
LOST: Final = 15
ELIMINATED: Final = 16
DREW: Final = 17
RETURNED: Final = 18
SHOWED: Final = 19
GAVE_BACK: Final = 20
DISCARDED: Final = 21
VOIDED: Final = 22
WON: Final = 23
DRAWN: Final = 24


# --- what fields are made of


class Named(Word):
    """C-4. The envoy is whichever the game uses."""

    def __init__(self) -> None:
        super().__init__(WHAT, NAMES)
        self.numbers.update({name: number for names in NAMES for number, name in enumerate(names)})

    def value(self, me: str) -> str:
        return f"{me}.words[w.table.options.envoy][e[{WHAT}]]"


def _claim(e: Entry, w: Witness) -> str | None:
    claim = CLAIMS[e.what]
    return None if claim == NO_CHARACTER else NAMES[w.table.options.envoy][claim]


def _dealt_by(e: Entry, w: Witness) -> str:
    seats = w.table.seats
    return "C-7" if seats == 2 else "C-6" if seats > 6 else "C-5"


def _exposed_by(e: Entry, w: Witness) -> str:
    """Whether it is the action that was a lie, or a counter."""
    claims = (event for event in reversed(w.told) if isinstance(event, Declared | Countered))
    return "C-27" if isinstance(next(claims, None), Declared) else "C-31"


def _returned_by(e: Entry, w: Witness) -> str:
    return "C-38" if w.table.options.envoy == INQUISITOR else "C-37"


Action = Annotated[str, Word(WHAT, ACTIONS)]
Cost = Annotated[int, Worked(lambda e, w: COSTS[e.what])]
Character = Annotated[str, Named()]
OwnCard = Annotated[str | None, Secret(Named(), owner)]
SharedCard = Annotated[str | None, Secret(Named(), both)]  # section 8: in an examination both sides know

# --- events


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "C-9"
    seat: Who


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: Annotated[str, Worked(_dealt_by)] = "C-5"
    seat: Who
    character: OwnCard


class Drafted(Event, frozen=True, kw_only=True, tag="drafted"):
    rule: str = "C-7"
    seat: Who
    character: OwnCard


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "C-10"
    seat: Who
    turn: Number


class Declared(Event, frozen=True, kw_only=True, tag="declared"):
    rule: str = "C-15"
    seat: Who
    action: Action
    target: Annotated[int | None, Slot(WHOM, none=NO_SEAT)]
    claim: Annotated[str | None, Worked(_claim)]
    cost: Cost


class Unchallenged(Event, frozen=True, kw_only=True, tag="unchallenged"):
    rule: str = "C-22"
    seat: Who  # who claimed
    character: Character


class Challenged(Event, frozen=True, kw_only=True, tag="challenged"):
    rule: str = "C-16"
    seat: Who
    claimer: Whom
    character: Character


class Proved(Event, frozen=True, kw_only=True, tag="proved"):
    rule: str = "C-26"
    seat: Who
    character: Character


class Exposed(Event, frozen=True, kw_only=True, tag="exposed"):
    rule: Annotated[str, Worked(_exposed_by)] = "C-27"
    seat: Who
    character: Character


class Refunded(Event, frozen=True, kw_only=True, tag="refunded"):
    rule: str = "C-27"
    seat: Who
    amount: Number


class Uncountered(Event, frozen=True, kw_only=True, tag="uncountered"):
    rule: str = "C-22"
    seat: Who  # who acts
    action: Action


class Countered(Event, frozen=True, kw_only=True, tag="countered"):
    rule: str = "C-28"
    seat: Who
    character: Character
    actor: Whom


class Failed(Event, frozen=True, kw_only=True, tag="failed"):
    rule: str = "C-30"
    seat: Who
    action: Action


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    rule: str = "C-34"
    seat: Who
    amount: Number


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    rule: str = "C-36"
    seat: Who
    target: Whom
    amount: Number


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    rule: str = "C-40"
    seat: Who
    character: Character


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    rule: str = "C-41"
    seat: Who
    amount: Number  # the coins that go to the Treasury


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "C-8"
    seat: Who
    character: OwnCard


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    rule: Annotated[str, Worked(_returned_by)] = "C-37"
    seat: Who
    character: OwnCard


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    rule: str = "C-39"
    seat: Who
    actor: Whom
    character: SharedCard


class GaveBack(Event, frozen=True, kw_only=True, tag="gave_back"):
    rule: str = "C-39"
    seat: Who
    target: Whom
    character: SharedCard


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    rule: str = "C-39"
    seat: Who
    target: Whom
    character: SharedCard


class Voided(Event, frozen=True, kw_only=True, tag="voided"):
    rule: str = "C-32"
    seat: Who
    action: Action
    target: Whom


class Won(Event, frozen=True, kw_only=True, tag="won"):
    rule: str = "C-42"
    seat: Who


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    rule: str = "C-44"
    turns: Number


AnyEvent = (
    First | Dealt | Drafted | Began | Declared | Unchallenged | Challenged | Proved | Exposed | Refunded
    | Uncountered | Countered | Failed | Gained | Stole | Lost | Eliminated | Drew | Returned | Showed
    | GaveBack | Discarded | Voided | Won | Drawn
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
