"""What happens in Guillotine, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from cabale.core.views import Event


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "G-24"
    seat: int


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: str = "G-21"
    seat: int
    card: str | None


class Dawn(Event, frozen=True, kw_only=True, tag="dawn"):
    """A day begins."""

    rule: str = "G-70"
    seat: int
    day: int


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    rule: str = "G-22"
    noble: str
    position: int


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "G-30"
    seat: int
    turn: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: str = "G-32"
    seat: int


class Barred(Event, frozen=True, kw_only=True, tag="barred"):
    """No card may be played, and everybody sees why."""

    rule: str = "G-41"
    seat: int
    by: str


class Played(Event, frozen=True, kw_only=True, tag="played"):
    rule: str = "G-40"
    seat: int
    card: str


class Named(Event, frozen=True, kw_only=True, tag="named"):
    rule: str = "G-43"
    seat: int
    card: str
    target: int


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    rule: str = "G-2"
    seat: int
    noble: str
    position: int


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A player points at a noble."""

    rule: str = "G-40"
    seat: int
    noble: str


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """A noble has a new place, in a shuffle or as a player chose."""

    rule: str = "G-2"
    seat: int | None
    noble: str
    position: int


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    rule: str = "G-7"
    nobles: int


class Reversed(Event, frozen=True, kw_only=True, tag="reversed"):
    rule: str = "G-14"
    seat: int
    nobles: int


class Ordered(Event, frozen=True, kw_only=True, tag="ordered"):
    rule: str = "G-14"
    seat: int
    nobles: int


class Buried(Event, frozen=True, kw_only=True, tag="buried"):
    """A noble of the line is discarded."""

    rule: str = "G-103"
    seat: int | None
    noble: str


class SteppedIn(Event, frozen=True, kw_only=True, tag="stepped_in"):
    rule: str = "R-44"
    noble: str
    position: int


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    rule: str = "G-62"
    noble: str
    position: int


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    rule: str = "G-49"
    seat: int
    noble: str | None


class PutBack(Event, frozen=True, kw_only=True, tag="put_back"):
    rule: str = "G-49"
    seat: int
    nobles: int


class WentBack(Event, frozen=True, kw_only=True, tag="went_back"):
    rule: str = "G-54"
    seat: int  # whose pile it left
    noble: str


class Given(Event, frozen=True, kw_only=True, tag="given"):
    rule: str = "R-23"
    seat: int
    noble: str
    target: int


class HandedOn(Event, frozen=True, kw_only=True, tag="handed_on"):
    """The Clown."""

    rule: str = "G-65"
    seat: int
    noble: str
    target: int


class Collected(Event, frozen=True, kw_only=True, tag="collected"):
    rule: str = "G-60"
    seat: int
    noble: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "G-37"
    seat: int
    card: str | None


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    rule: str = "G-103"
    seat: int | None
    card: str


class Handed(Event, frozen=True, kw_only=True, tag="handed"):
    """A card of a hand that changes owner."""

    rule: str = "G-52"
    seat: int
    target: int
    card: str | None


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    rule: str = "G-52"
    seat: int
    target: int


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    rule: str = "R-35"
    seat: int
    target: int
    card: str | None


class Rained(Event, frozen=True, kw_only=True, tag="rained"):
    rule: str = "G-53"
    seat: int


class Took(Event, frozen=True, kw_only=True, tag="took"):
    rule: str = "G-58"
    seat: int
    card: str


class Switched(Event, frozen=True, kw_only=True, tag="switched"):
    rule: str = "G-55"
    seat: int
    noble: str
    target: int  # whose pile it left


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """A noble that was not in line is discarded: of a pile, or one of those looked at."""

    rule: str = "G-56"
    seat: int | None
    noble: str


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    rule: str = "G-57"
    seat: int
    card: str
    target: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    rule: str = "G-48"
    seat: int
    card: str
    target: int


class Dismissed(Event, frozen=True, kw_only=True, tag="dismissed"):
    rule: str = "G-46"
    seat: int
    card: str


class Sneaked(Event, frozen=True, kw_only=True, tag="sneaked"):
    rule: str = "G-47"
    noble: str


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    rule: str = "G-101"
    cards: int


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    rule: str = "R-41"
    nobles: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """A day is over."""

    rule: str = "G-70"
    day: int


class Closing(Event, frozen=True, kw_only=True, tag="closing"):
    rule: str = "G-75"
    seat: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With the highest total; where others have it too, all of them, who share the victory."""

    rule: str = "G-76"
    seat: int
    total: int
    tied: tuple[int, ...] = ()


AnyEvent = (
    First | Dealt | Dawn | Laid | Began | Passed | Barred | Played | Named | Chose | Moved | Stood
    | Shuffled | Reversed | Ordered | Buried | SteppedIn | Joined | Peeked | PutBack | WentBack | Given
    | HandedOn | Collected | Drew | Discarded | Handed | Exchanged | Looked | Rained | Took | Switched
    | Lost | Removed | Placed | Dismissed | Sneaked | Reshuffled | Refilled | Ended | Closing | Won
)  # fmt: skip
