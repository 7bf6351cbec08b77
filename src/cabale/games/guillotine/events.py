"""What happens in Guillotine, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from typing import Annotated, Final

from cabale.core.events import WHAT, Ruled, Secret, Telling, Witness, Word, Worked, both, owner
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.core.views import Event, Number, SomeOrNobody, Who, Whom
from cabale.games.guillotine.pieces import ACTIONS, BARS, NOBLE_NAMES

# Their kinds, as the story has them.
FIRST: Final = 0  # the first player is chosen
DEALT: Final = 1
DAWN: Final = 2  # a day begins
LAID: Final = 3  # a noble is laid out in the line
BEGAN: Final = 4  # a turn
PASSED: Final = 5
BARRED: Final = 6  # no card may be played, and everybody sees why
PLAYED: Final = 7
NAMED: Final = 8  # a player is chosen
MOVED: Final = 9  # a noble, to a position
SHUFFLED: Final = 10  # so many nobles at the front
REVERSED: Final = 11
ORDERED: Final = 12  # so many nobles at the front, as a player chose
BURIED: Final = 13  # a noble of the line is discarded
STEPPED_IN: Final = 14  # a noble takes the place of another
JOINED: Final = 15  # a noble joins the end of the line
PEEKED: Final = 16  # a player looks at a noble of the deck
PUT_BACK: Final = 17  # so many nobles that were looked at go back on top of the deck
WENT_BACK: Final = 18  # the top noble of a pile goes to the end of the line
GIVEN: Final = 19  # a noble goes to another player's pile
COLLECTED: Final = 20
DREW: Final = 21
DISCARDED: Final = 22  # a card of a hand
EXCHANGED: Final = 23  # two hands change owner
LOOKED: Final = 24  # a player sees a card of another hand
RAINED: Final = 25  # all hands go into the deck
TOOK: Final = 26  # a card of the discard pile
SWITCHED: Final = 27  # a noble goes from one pile to another
LOST: Final = 28  # a noble of a pile is discarded
REMOVED: Final = 29  # a card in front of somebody is discarded
PLACED: Final = 30  # a card is laid in front of somebody
DISMISSED: Final = 31  # the owner discards Callous Guards
SNEAKED: Final = 32  # the Master Spy goes to the end
RESHUFFLED: Final = 33  # the action discard pile becomes the deck
REFILLED: Final = 34  # the noble discard pile becomes the deck
ENDED: Final = 35  # a day is over
CLOSING: Final = 36  # the final phase begins
WON: Final = 37
HANDED: Final = 38  # a card of a hand that changes owner
HANDED_ON: Final = 39  # the Clown goes to another player
STOOD: Final = 40  # a noble has a new place, in a shuffle or as a player chose
CHOSE: Final = 41  # a player points at a noble

# --- what fields are made of


def _tied(e: Entry, w: Witness) -> tuple[int, ...]:
    """Nothing changes any more once somebody has won."""
    totals = w.table.totals()
    return (
        tuple([seat for seat, total in enumerate(totals) if total == e.what])
        if totals.count(e.what) > 1
        else ()
    )


Noble = Annotated[str, Word(WHAT, NOBLE_NAMES)]
OwnNoble = Annotated[str | None, Secret(Word(WHAT, NOBLE_NAMES), owner)]
Card = Annotated[str, Word(WHAT, ACTIONS)]
OwnCard = Annotated[str | None, Secret(Word(WHAT, ACTIONS), owner)]  # G-110: who draws it knows it
SharedCard = Annotated[str | None, Secret(Word(WHAT, ACTIONS), both)]  # who looks and who holds it know it
Bar = Annotated[str, Word(WHAT, BARS)]
BarRule = Annotated[str, Ruled(WHAT, ("G-45", "G-44", "G-41"))]
LossRule = Annotated[str, Worked(lambda e, w: "G-49" if e.seat == NO_SEAT else "G-56")]
Tied = Annotated[tuple[int, ...], Worked(_tied)]
WinRule = Annotated[str, Worked(lambda e, w: "G-77" if _tied(e, w) else "G-76")]

# --- events


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "G-24"
    seat: Who


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: str = "G-21"
    seat: Who
    card: OwnCard


class Dawn(Event, frozen=True, kw_only=True, tag="dawn"):
    """A day begins."""

    rule: str = "G-70"
    seat: Who
    day: Number


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    rule: str = "G-22"
    noble: Noble
    position: Whom


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "G-30"
    seat: Who
    turn: Number


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: str = "G-32"
    seat: Who


class Barred(Event, frozen=True, kw_only=True, tag="barred"):
    """No card may be played, and everybody sees why."""

    rule: BarRule = "G-41"
    seat: Who
    by: Bar


class Played(Event, frozen=True, kw_only=True, tag="played"):
    rule: str = "G-40"
    seat: Who
    card: Card


class Named(Event, frozen=True, kw_only=True, tag="named"):
    rule: str = "G-43"
    seat: Who
    card: Card
    target: Whom


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    rule: str = "G-2"
    seat: Who
    noble: Noble
    position: Whom


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A player points at a noble."""

    rule: str = "G-40"
    seat: Who
    noble: Noble


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """A noble has a new place, in a shuffle or as a player chose."""

    rule: str = "G-2"
    seat: SomeOrNobody
    noble: Noble
    position: Whom


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    rule: str = "G-7"
    nobles: Number


class Reversed(Event, frozen=True, kw_only=True, tag="reversed"):
    rule: str = "G-14"
    seat: Who
    nobles: Number


class Ordered(Event, frozen=True, kw_only=True, tag="ordered"):
    rule: str = "G-14"
    seat: Who
    nobles: Number


class Buried(Event, frozen=True, kw_only=True, tag="buried"):
    """A noble of the line is discarded."""

    rule: str = "G-103"
    seat: SomeOrNobody
    noble: Noble


class SteppedIn(Event, frozen=True, kw_only=True, tag="stepped_in"):
    rule: str = "G-R44"
    noble: Noble
    position: Whom


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    rule: str = "G-62"
    noble: Noble
    position: Whom


class Peeked(Event, frozen=True, kw_only=True, tag="peeked"):
    rule: str = "G-49"
    seat: Who
    noble: OwnNoble


class PutBack(Event, frozen=True, kw_only=True, tag="put_back"):
    rule: str = "G-49"
    seat: Who
    nobles: Number


class WentBack(Event, frozen=True, kw_only=True, tag="went_back"):
    rule: str = "G-54"
    seat: Who  # whose pile it left
    noble: Noble


class Given(Event, frozen=True, kw_only=True, tag="given"):
    rule: str = "G-R23"
    seat: Who
    noble: Noble
    target: Whom


class HandedOn(Event, frozen=True, kw_only=True, tag="handed_on"):
    """The Clown."""

    rule: str = "G-65"
    seat: Who
    noble: Noble
    target: Whom


class Collected(Event, frozen=True, kw_only=True, tag="collected"):
    rule: str = "G-60"
    seat: Who
    noble: Noble


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "G-37"
    seat: Who
    card: OwnCard


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    rule: str = "G-103"
    seat: SomeOrNobody
    card: Card


class Handed(Event, frozen=True, kw_only=True, tag="handed"):
    """A card of a hand that changes owner."""

    rule: str = "G-52"
    seat: Who
    target: Whom
    card: SharedCard


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    rule: str = "G-52"
    seat: Who
    target: Whom


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    rule: str = "G-R35"
    seat: Who
    target: Whom
    card: SharedCard


class Rained(Event, frozen=True, kw_only=True, tag="rained"):
    rule: str = "G-53"
    seat: Who


class Took(Event, frozen=True, kw_only=True, tag="took"):
    rule: str = "G-58"
    seat: Who
    card: Card


class Switched(Event, frozen=True, kw_only=True, tag="switched"):
    rule: str = "G-55"
    seat: Who
    noble: Noble
    target: Whom  # whose pile it left


class Lost(Event, frozen=True, kw_only=True, tag="lost"):
    """A noble that was not in line is discarded: of a pile, or one of those looked at."""

    rule: LossRule = "G-56"
    seat: SomeOrNobody
    noble: Noble


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    rule: str = "G-57"
    seat: Who
    card: Card
    target: Whom


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    rule: str = "G-48"
    seat: Who
    card: Card
    target: Whom


class Dismissed(Event, frozen=True, kw_only=True, tag="dismissed"):
    rule: str = "G-46"
    seat: Who
    card: Card


class Sneaked(Event, frozen=True, kw_only=True, tag="sneaked"):
    rule: str = "G-47"
    noble: Noble


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    rule: str = "G-101"
    cards: Number


class Refilled(Event, frozen=True, kw_only=True, tag="refilled"):
    rule: str = "G-R41"
    nobles: Number


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """A day is over."""

    rule: str = "G-70"
    day: Number


class Closing(Event, frozen=True, kw_only=True, tag="closing"):
    rule: str = "G-75"
    seat: Who


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With the highest total; where others have it too, all of them, who share the victory."""

    rule: WinRule = "G-76"
    seat: Who
    total: Number
    tied: Tied = ()


AnyEvent = (
    First | Dealt | Dawn | Laid | Began | Passed | Barred | Played | Named | Chose | Moved | Stood
    | Shuffled | Reversed | Ordered | Buried | SteppedIn | Joined | Peeked | PutBack | WentBack | Given
    | HandedOn | Collected | Drew | Discarded | Handed | Exchanged | Looked | Rained | Took | Switched
    | Lost | Removed | Placed | Dismissed | Sneaked | Reshuffled | Refilled | Ended | Closing | Won
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
