"""What happens in Le Grand Druide, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from cabale.core.views import Event

# --- set-up and play


class BarDrawn(Event, frozen=True, kw_only=True, tag="bar_drawn"):
    rule: str = "D-20"
    line: int


class Ignored(Event, frozen=True, kw_only=True, tag="ignored"):
    """A card turned up finds a bar on its line or next to it."""

    rule: str = "D-20"
    number: int


class Redrawn(Event, frozen=True, kw_only=True, tag="redrawn"):
    rule: str = "D-20"


class LuckyDealt(Event, frozen=True, kw_only=True, tag="lucky_dealt"):
    rule: str = "D-6"
    seat: int
    number: int | None


class TabooDealt(Event, frozen=True, kw_only=True, tag="taboo_dealt"):
    rule: str = "D-7"
    seat: int
    colour: str | None


class First(Event, frozen=True, kw_only=True, tag="first"):
    rule: str = "D-8"
    seat: int


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "D-9"
    seat: int
    turn: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    rule: str = "D-9"
    seat: int
    stone: int
    colour: str


class BarMoved(Event, frozen=True, kw_only=True, tag="bar_moved"):
    rule: str = "D-11"
    seat: int
    line: int
    to: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: str = "D-12"
    seat: int


class Forced(Event, frozen=True, kw_only=True, tag="forced"):
    """A pass with nothing else to do."""

    rule: str = "D-R12"
    seat: int


# --- the count


class Filled(Event, frozen=True, kw_only=True, tag="filled"):
    rule: str = "D-14"
    tokens: int


class TabooShown(Event, frozen=True, kw_only=True, tag="taboo_shown"):
    rule: str = "D-15"
    seat: int
    colour: str


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    rule: str = "D-15"
    seat: int
    stone: int


class College(Event, frozen=True, kw_only=True, tag="college"):
    """A college is counted: its first and last stone, its votes, everybody's druids, who is out for a tie."""

    rule: str = "D-18"
    first: int
    last: int
    votes: int
    counts: tuple[int, ...]
    tied: tuple[int, ...]
    seat: int | None  # who gets the votes


class LuckyShown(Event, frozen=True, kw_only=True, tag="lucky_shown"):
    rule: str = "D-19"
    seat: int
    number: int


class LuckVotes(Event, frozen=True, kw_only=True, tag="luck_votes"):
    rule: str = "D-19"
    seat: int
    number: int
    votes: int


class Total(Event, frozen=True, kw_only=True, tag="total"):
    rule: str = "D-19"
    seat: int
    votes: int
    bonus: int
    total: int


class Elected(Event, frozen=True, kw_only=True, tag="elected"):
    """Totals are compared as the counts of a college are: everybody's, who is out for a tie, who is left."""

    rule: str = "D-19"
    seat: int
    total: int
    totals: tuple[int, ...]
    tied: tuple[int, ...]


class Unelected(Event, frozen=True, kw_only=True, tag="unelected"):
    """Everybody is tied with somebody."""

    rule: str = "D-R11"
    totals: tuple[int, ...]
    tied: tuple[int, ...]


AnyEvent = (
    BarDrawn | Ignored | Redrawn | LuckyDealt | TabooDealt | First | Began | Placed | BarMoved | Passed
    | Forced | Filled | TabooShown | Removed | College | LuckyShown | LuckVotes | Total | Elected | Unelected
)  # fmt: skip
