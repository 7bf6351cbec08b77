"""What happens in Le Lys et la Cocarde, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from cabale.core.views import Event


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: str = "L-2"
    seat: int
    card: str | None


class Round(Event, frozen=True, kw_only=True, tag="round"):
    """A round begins."""

    rule: str = "L-55"
    number: int


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "L-6"
    seat: int
    turn: int


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    """A turn is skipped."""

    rule: str = "L-7"
    seat: int
    turn: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "L-4"
    seat: int
    card: str | None


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    rule: str = "L-4"
    cards: int


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """A card of a hand; nobody's, if it lay there when the table was set."""

    rule: str = "L-5"
    seat: int | None
    card: str


class Shed(Event, frozen=True, kw_only=True, tag="shed"):
    """A card of a marking is discarded."""

    rule: str = "L-17"
    seat: int
    card: str


class AskedAlms(Event, frozen=True, kw_only=True, tag="asked_alms"):
    rule: str = "L-9"
    seat: int
    target: int


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    rule: str = "L-9"
    seat: int
    target: int
    card: str | None


class NoAlms(Event, frozen=True, kw_only=True, tag="no_alms"):
    rule: str = "L-9"
    seat: int


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    rule: str = "L-15"
    seat: int | None
    target: int
    before: str
    role: str


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    rule: str = "L-44"
    seat: int
    target: int
    card: str


class Defended(Event, frozen=True, kw_only=True, tag="defended"):
    rule: str = "L-44"
    seat: int
    target: int
    card: str


class Struck(Event, frozen=True, kw_only=True, tag="struck"):
    """An attack without a defence."""

    rule: str = "L-45"
    seat: int
    target: int
    card: str


class LaidBooks(Event, frozen=True, kw_only=True, tag="laid_books"):
    rule: str = "L-10"
    seat: int


class Planted(Event, frozen=True, kw_only=True, tag="planted"):
    rule: str = "L-47"
    seat: int
    place: str


class BrokeOut(Event, frozen=True, kw_only=True, tag="broke_out"):
    rule: str = "L-46"
    seat: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    rule: str = "L-19"
    seat: int
    dice: tuple[str, str]


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    """The roller's pawn does not move."""

    rule: str = "L-20"
    seat: int


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A pawn goes elsewhere; `way` says how it came to."""

    rule: str = "L-21"
    seat: int
    origin: str
    place: str
    way: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A character opens the way past an obligatory square."""

    rule: str = "L-25"
    seat: int
    card: str
    place: str


class Sentenced(Event, frozen=True, kw_only=True, tag="sentenced"):
    """A player executes the square that was reached."""

    rule: str = "L-35"
    seat: int
    place: str
    concerned: bool


class Protected(Event, frozen=True, kw_only=True, tag="protected"):
    rule: str = "L-43"
    seat: int
    card: str
    place: str


class Grew(Event, frozen=True, kw_only=True, tag="grew"):
    """Trees from the stock."""

    rule: str = "L-50"
    seat: int
    trees: int


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A certificate goes to the stock."""

    rule: str = "R-39"
    seat: int


class NewStart(Event, frozen=True, kw_only=True, tag="new_start"):
    rule: str = "L-34"
    seat: int


class Waits(Event, frozen=True, kw_only=True, tag="waits"):
    rule: str = "L-29"
    seat: int


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    rule: str = "L-31"
    seat: int


class Drinks(Event, frozen=True, kw_only=True, tag="drinks"):
    rule: str = "L-30"
    seat: int


class IsGuest(Event, frozen=True, kw_only=True, tag="is_guest"):
    rule: str = "L-32"
    seat: int


class Rerolled(Event, frozen=True, kw_only=True, tag="rerolled"):
    rule: str = "L-33"
    seat: int


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    rule: str = "L-35"
    seat: int
    guilty: bool


class Pooled(Event, frozen=True, kw_only=True, tag="pooled"):
    """A card of a prisoner's hand."""

    rule: str = "L-41"
    seat: int
    target: int
    card: str | None


class Redealt(Event, frozen=True, kw_only=True, tag="redealt"):
    rule: str = "L-41"
    seat: int
    target: int
    card: str | None


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    """Books for trees."""

    rule: str = "L-42"
    seat: int
    books: int


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    """A card of another hand, at random."""

    rule: str = "L-5"
    seat: int
    target: int
    card: str | None


class Searched(Event, frozen=True, kw_only=True, tag="searched"):
    """A certificate goes from the target to the seat."""

    rule: str = "L-53"
    seat: int
    target: int


class Capped(Event, frozen=True, kw_only=True, tag="capped"):
    """The last round is over."""

    rule: str = "L-55"
    number: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With the most certificates; where others have as many, all of them and how far each is on the track."""

    rule: str = "L-54"
    seat: int
    certificates: int
    tied: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()  # of each of these; who shares the victory stands as far as the seat


AnyEvent = (
    Dealt | Round | Began | Skipped | Drew | Reshuffled | Discarded | Shed | AskedAlms | Gave | NoAlms
    | Marked | Attacked | Defended | Struck | LaidBooks | Planted | BrokeOut | Rolled | Stayed | Moved
    | Passed | Sentenced | Protected | Grew | Paid | NewStart | Waits | Wounded | Drinks | IsGuest
    | Rerolled | Judged | Pooled | Redealt | Traded | Stole | Searched | Capped | Won
)  # fmt: skip
