"""What happens in Le Grand Druide, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from typing import Annotated, Final

from cabale.core.events import UNSEEN, WHAT, Secret, Slot, Telling, Witness, Word, Worked, owner
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.core.views import Event, Number, SomeOrNobody, Who, Whom
from cabale.games.druide.pieces import COLOURS, STONES
from cabale.games.druide.table import tied

# Their kinds, as the story has them.
BAR_DRAWN: Final = 0  # a card turned up puts a neutral bar on its line
IGNORED: Final = 1  # a card turned up finds a bar too close
REDRAWN: Final = 2  # a college is too large: all cards go back
LUCKY_DEALT: Final = 3
TABOO_DEALT: Final = 4
FIRST: Final = 5  # the first player is chosen
BEGAN: Final = 6  # a turn
PLACED: Final = 7
BAR_MOVED: Final = 8  # from a line to a line
PASSED: Final = 9
FORCED: Final = 10  # passed, with nothing else to do
FILLED: Final = 11  # so many neutral tokens
TABOO_SHOWN: Final = 12
REMOVED: Final = 13  # a druid leaves a stone of its taboo colour
COLLEGE: Final = 14  # a college is counted
LUCKY_SHOWN: Final = 15
LUCK_VOTES: Final = 16  # what the lucky stone brings
TOTAL: Final = 17
ELECTED: Final = 18
UNELECTED: Final = 19  # everybody is tied with somebody

# --- what fields are made of


def _counts(e: Entry, w: Witness) -> list[int]:
    counts: list[int] = w.table.druids_in(*w.table.college(e.what))
    return counts


def _last(e: Entry, w: Witness) -> int:
    first, size = w.table.college(e.what)
    return int(first + size - 2) % STONES + 1


OwnNumber = Annotated[int | None, Secret(Slot(WHAT), owner)]  # section 6: until all are shown
OwnColour = Annotated[str | None, Secret(Word(WHAT, COLOURS), owner)]
Colour = Annotated[str, Word(WHAT, COLOURS)]
ColourOfStone = Annotated[str, Worked(lambda e, w: COLOURS[w.table.options.colours[e.what]])]
NumberOfSeat = Annotated[int, Worked(lambda e, w: w.table.lucky[e.seat])]
VotesOfSeat = Annotated[int, Worked(lambda e, w: w.table.votes[e.seat])]
BonusOfSeat = Annotated[int, Worked(lambda e, w: w.table.bonus[e.seat])]
Totals = Annotated[tuple[int, ...], Worked(lambda e, w: tuple(w.table.totals()))]
TiedTotals = Annotated[tuple[int, ...], Worked(lambda e, w: tied(w.table.totals()))]

# What lies on the ring does not change any more once colleges are counted.
FirstStone = Annotated[int, Worked(lambda e, w: w.table.college(e.what)[0])]
LastStone = Annotated[int, Worked(_last)]
CollegeVotes = Annotated[int, Worked(lambda e, w: w.table.votes_of(*w.table.college(e.what)))]
Counts = Annotated[tuple[int, ...], Worked(lambda e, w: tuple(_counts(e, w)))]
TiedCounts = Annotated[tuple[int, ...], Worked(lambda e, w: tied(_counts(e, w)))]

# --- set-up and play


class BarDrawn(Event, frozen=True, kw_only=True, tag="bar_drawn"):
    rule: str = "D-20"
    line: Number


class Ignored(Event, frozen=True, kw_only=True, tag="ignored"):
    """A card turned up finds a bar on its line or next to it."""

    rule: str = "D-20"
    number: Number


class Redrawn(Event, frozen=True, kw_only=True, tag="redrawn"):
    rule: str = "D-20"


class LuckyDealt(Event, frozen=True, kw_only=True, tag="lucky_dealt"):
    rule: str = "D-6"
    seat: Who
    number: OwnNumber


class TabooDealt(Event, frozen=True, kw_only=True, tag="taboo_dealt"):
    rule: str = "D-7"
    seat: Who
    colour: OwnColour


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "D-8"
    seat: Who


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "D-9"
    seat: Who
    turn: Number


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    rule: str = "D-9"
    seat: Who
    stone: Number
    colour: ColourOfStone


class BarMoved(Event, frozen=True, kw_only=True, tag="bar_moved"):
    rule: str = "D-11"
    seat: Who
    line: Number
    to: Whom


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: str = "D-12"
    seat: Who


class Forced(Event, frozen=True, kw_only=True, tag="forced"):
    """A pass with nothing else to do."""

    rule: str = "D-R12"
    seat: Who


# --- the count


class Filled(Event, frozen=True, kw_only=True, tag="filled"):
    rule: str = "D-14"
    tokens: Number


class TabooShown(Event, frozen=True, kw_only=True, tag="taboo_shown"):
    rule: str = "D-15"
    seat: Who
    colour: Colour


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    rule: str = "D-15"
    seat: Who
    stone: Number


class College(Event, frozen=True, kw_only=True, tag="college"):
    """A college is counted: its first and last stone, its votes, everybody's druids, who is out for a tie."""

    unsaid = (NO_SEAT, UNSEEN, NO_SEAT)  # which bar is before the first stone, the table says
    rule: str = "D-18"
    first: FirstStone
    last: LastStone
    votes: CollegeVotes
    counts: Counts
    tied: TiedCounts
    seat: SomeOrNobody  # who gets the votes


class LuckyShown(Event, frozen=True, kw_only=True, tag="lucky_shown"):
    rule: str = "D-19"
    seat: Who
    number: Number


class LuckVotes(Event, frozen=True, kw_only=True, tag="luck_votes"):
    rule: str = "D-19"
    seat: Who
    number: NumberOfSeat
    votes: Number


class Total(Event, frozen=True, kw_only=True, tag="total"):
    rule: str = "D-19"
    seat: Who
    votes: VotesOfSeat
    bonus: BonusOfSeat
    total: Number


class Elected(Event, frozen=True, kw_only=True, tag="elected"):
    """Totals are compared as the counts of a college are: everybody's, who is out for a tie, who is left."""

    rule: str = "D-19"
    seat: Who
    total: Number
    totals: Totals
    tied: TiedTotals


class Unelected(Event, frozen=True, kw_only=True, tag="unelected"):
    """Everybody is tied with somebody."""

    rule: str = "D-R11"
    totals: Totals
    tied: TiedTotals


AnyEvent = (
    BarDrawn | Ignored | Redrawn | LuckyDealt | TabooDealt | First | Began | Placed | BarMoved | Passed
    | Forced | Filled | TabooShown | Removed | College | LuckyShown | LuckVotes | Total | Elected | Unelected
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
