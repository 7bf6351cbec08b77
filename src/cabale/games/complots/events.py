"""What happens in Complots, as a seat sees it. A character it must not know is None."""

from __future__ import annotations

from cabale.core.views import Event


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "C-9"
    seat: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: str = "C-5"
    seat: int
    character: str | None


class Drafted(Event, frozen=True, kw_only=True, tag="drafted"):
    rule: str = "C-7"
    seat: int
    character: str | None


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "C-10"
    seat: int
    turn: int


class Declared(Event, frozen=True, kw_only=True, tag="declared"):
    rule: str = "C-15"
    seat: int
    action: str
    target: int | None
    claim: str | None
    cost: int


class Unchallenged(Event, frozen=True, kw_only=True, tag="unchallenged"):
    rule: str = "C-22"
    seat: int  # who claimed
    character: str


class Challenged(Event, frozen=True, kw_only=True, tag="challenged"):
    rule: str = "C-16"
    seat: int
    claimer: int
    character: str


class Proved(Event, frozen=True, kw_only=True, tag="proved"):
    rule: str = "C-26"
    seat: int
    character: str


class Exposed(Event, frozen=True, kw_only=True, tag="exposed"):
    rule: str = "C-27"
    seat: int
    character: str


class Refunded(Event, frozen=True, kw_only=True, tag="refunded"):
    rule: str = "C-27"
    seat: int
    amount: int


class Uncountered(Event, frozen=True, kw_only=True, tag="uncountered"):
    rule: str = "C-22"
    seat: int  # who acts
    action: str


class Countered(Event, frozen=True, kw_only=True, tag="countered"):
    rule: str = "C-28"
    seat: int
    character: str
    actor: int


class Failed(Event, frozen=True, kw_only=True, tag="failed"):
    rule: str = "C-30"
    seat: int
    action: str


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    rule: str = "C-34"
    seat: int
    amount: int


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    rule: str = "C-36"
    seat: int
    target: int
    amount: int


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    rule: str = "C-40"
    seat: int
    character: str


class Eliminated(Event, frozen=True, kw_only=True, tag="eliminated"):
    rule: str = "C-41"
    seat: int
    amount: int  # the coins that go to the Treasury


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "C-8"
    seat: int
    character: str | None


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    rule: str = "C-37"
    seat: int
    character: str | None


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    rule: str = "C-39"
    seat: int
    actor: int
    character: str | None


class GaveBack(Event, frozen=True, kw_only=True, tag="gave_back"):
    rule: str = "C-39"
    seat: int
    target: int
    character: str | None


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    rule: str = "C-39"
    seat: int
    target: int
    character: str | None


class Voided(Event, frozen=True, kw_only=True, tag="voided"):
    rule: str = "C-32"
    seat: int
    action: str
    target: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    rule: str = "C-42"
    seat: int


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    rule: str = "C-44"
    turns: int


AnyEvent = (
    First | Dealt | Drafted | Began | Declared | Unchallenged | Challenged | Proved | Exposed | Refunded
    | Uncountered | Countered | Failed | Gained | Stole | Lost | Eliminated | Drew | Returned | Showed
    | GaveBack | Discarded | Voided | Won | Drawn
)  # fmt: skip
