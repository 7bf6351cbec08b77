"""What happens in Le Lys et la Cocarde, as a seat sees it. A card it must not know is None."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from cabale.core.events import WHAT, WHOM, Ruled, Secret, Telling, Witness, Word, Worked, both, owner
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.core.views import Event, Number, SomeOrNobody, Who, Whom
from cabale.games.cocarde.pieces import CARDS, ESCAPE_CARD, FACES, HIGH_DIE, HOLDS, LOW_DIE, PAIR, ROLES, WAYS
from cabale.games.cocarde.squares import PLACE_NAMES

# Their kinds, as the story has them.
DEALT: Final = 0
ROUND: Final = 1  # a round begins
BEGAN: Final = 2  # a turn
SKIPPED: Final = 3  # a turn is skipped
DREW: Final = 4
RESHUFFLED: Final = 5
DISCARDED: Final = 6  # a card of a hand
SHED: Final = 7  # a card of a marking is discarded
ASKED_ALMS: Final = 8
GAVE: Final = 9  # a card goes to a priest
NO_ALMS: Final = 10
MARKED: Final = 11  # what: the result; whom: the marked player
ATTACKED: Final = 12
DEFENDED: Final = 13
STRUCK: Final = 14  # an attack without a defence
LAID_BOOKS: Final = 15
PLANTED: Final = 16
BROKE_OUT: Final = 17  # with an escape card
ROLLED: Final = 18
STAYED: Final = 19  # the roller's pawn does not move; what: why, see HOLDS
MOVED: Final = 20  # what: origin × 100 + goal; whom: the way, see WAYS
PASSED: Final = 21  # what: a character; whom: the obligatory square
PROTECTED: Final = 22  # what: a character; whom: the square
SENTENCED: Final = 23  # what: the place; whom: whether anything is to be done
GREW: Final = 24  # trees from the stock
PAID: Final = 25  # a certificate to the stock
NEW_START: Final = 26
WAITS: Final = 27
WOUNDED: Final = 28  # the next turn is skipped
DRINKS: Final = 29
IS_GUEST: Final = 30
JUDGED: Final = 31  # what: 1 for yes
POOLED: Final = 32  # a card of a prisoner's hand
REDEALT: Final = 33
TRADED: Final = 34  # books for trees
STOLE: Final = 35
REROLLED: Final = 36
SEARCHED: Final = 37  # a certificate goes from whom to seat
CAPPED: Final = 38  # the last round is over
WON: Final = 39

# --- what fields are made of


class Half(Word):
    """One of two words in a slot that holds the first so many times, plus the second."""

    def __init__(self, words: Sequence[str], times: int, first: bool) -> None:
        super().__init__(WHAT, words)
        self.times: Final = times
        self.first: Final = first

    def value(self, me: str) -> str:
        return f"{me}.words[e[{WHAT}] {'//' if self.first else '%'} {self.times}]"

    def number(self, me: str, field: str) -> str:
        return f"{self.times if self.first else 1} * {me}.numbers[{field}]"


def _tied(e: Entry, w: Witness) -> tuple[int, ...]:
    """Nothing changes any more once somebody has won."""
    tied = [seat for seat in range(w.table.seats) if w.table.certificates[seat] == e.what]
    return tuple(tied) if len(tied) > 1 else ()


THROWS: Final = [(FACES[low], FACES[high]) for low, high in zip(LOW_DIE, HIGH_DIE, strict=True)]
YES: Final = (False, True)

Card = Annotated[str, Word(WHAT, CARDS)]
OwnCard = Annotated[str | None, Secret(Word(WHAT, CARDS), owner)]  # section 12: who draws it knows it
SharedCard = Annotated[str | None, Secret(Word(WHAT, CARDS), both)]  # the two between whom it passes know it
Place = Annotated[str, Word(WHAT, PLACE_NAMES)]
PlaceWhere = Annotated[str, Word(WHOM, PLACE_NAMES)]
Before = Annotated[str, Half(ROLES, 10, first=True)]
Role = Annotated[str, Half(ROLES, 10, first=False)]
Origin = Annotated[str, Half(PLACE_NAMES, 100, first=True)]
Goal = Annotated[str, Half(PLACE_NAMES, 100, first=False)]
Way = Annotated[str, Word(WHOM, WAYS)]
WayRule = Annotated[
    str, Ruled(WHOM, ("L-21", "L-21", "L-28", "L-28", "L-21", "L-21", "L-40", "L-21", "L-45"))
]
Hold = Annotated[str, Word(WHAT, HOLDS)]
Dice = Annotated[tuple[str, str], Word(WHAT, THROWS)]
Guilty = Annotated[bool, Word(WHAT, YES)]
Concerned = Annotated[bool, Word(WHOM, YES)]
Tied = Annotated[tuple[int, ...], Worked(_tied)]
Squares = Annotated[
    tuple[int, ...], Worked(lambda e, w: tuple(w.table.advance(seat) for seat in _tied(e, w)))
]

# --- events


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    rule: str = "L-2"
    seat: Who
    card: OwnCard


class Round(Event, frozen=True, kw_only=True, tag="round"):
    """A round begins."""

    rule: str = "L-55"
    number: Number


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A turn."""

    rule: str = "L-6"
    seat: Who
    turn: Number


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    """A turn is skipped."""

    rule: str = "L-7"
    seat: Who
    turn: Number


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: str = "L-4"
    seat: Who
    card: OwnCard


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffled"):
    rule: str = "L-4"
    cards: Number


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    """A card of a hand; nobody's, if it lay there when the table was set."""

    rule: str = "L-5"
    seat: SomeOrNobody
    card: Card


class Shed(Event, frozen=True, kw_only=True, tag="shed"):
    """A card of a marking is discarded."""

    rule: str = "L-17"
    seat: Who
    card: Card


class AskedAlms(Event, frozen=True, kw_only=True, tag="asked_alms"):
    rule: str = "L-9"
    seat: Who
    target: Whom


class Gave(Event, frozen=True, kw_only=True, tag="gave"):
    rule: str = "L-9"
    seat: Who
    target: Whom
    card: SharedCard


class NoAlms(Event, frozen=True, kw_only=True, tag="no_alms"):
    rule: str = "L-9"
    seat: Who


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    rule: str = "L-15"
    seat: SomeOrNobody
    target: Whom
    before: Before
    role: Role


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    rule: str = "L-44"
    seat: Who
    target: Whom
    card: Card


class Defended(Event, frozen=True, kw_only=True, tag="defended"):
    rule: str = "L-44"
    seat: Who
    target: Whom
    card: Card


class Struck(Event, frozen=True, kw_only=True, tag="struck"):
    """An attack without a defence."""

    rule: str = "L-45"
    seat: Who
    target: Whom
    card: Card


class LaidBooks(Event, frozen=True, kw_only=True, tag="laid_books"):
    unsaid = (NO_SEAT, PAIR, NO_SEAT)
    rule: str = "L-10"
    seat: Who


class Planted(Event, frozen=True, kw_only=True, tag="planted"):
    rule: str = "L-47"
    seat: Who
    place: Place


class BrokeOut(Event, frozen=True, kw_only=True, tag="broke_out"):
    unsaid = (NO_SEAT, ESCAPE_CARD, NO_SEAT)
    rule: str = "L-46"
    seat: Who


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    rule: str = "L-19"
    seat: Who
    dice: Dice


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    """The roller's pawn does not move; `why` says what holds it."""

    rule: str = "L-20"
    seat: Who
    why: Hold


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A pawn goes elsewhere; `way` says how it came to."""

    rule: WayRule = "L-21"
    seat: Who
    origin: Origin
    place: Goal
    way: Way


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """A character opens the way past an obligatory square."""

    rule: str = "L-25"
    seat: Who
    card: Card
    place: PlaceWhere


class Sentenced(Event, frozen=True, kw_only=True, tag="sentenced"):
    """A player executes the square that was reached."""

    rule: str = "L-35"
    seat: Who
    place: Place
    concerned: Concerned


class Protected(Event, frozen=True, kw_only=True, tag="protected"):
    rule: str = "L-43"
    seat: Who
    card: Card
    place: PlaceWhere


class Grew(Event, frozen=True, kw_only=True, tag="grew"):
    """Trees from the stock."""

    rule: str = "L-50"
    seat: Who
    trees: Number


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """A certificate goes to the stock."""

    unsaid = (NO_SEAT, 1, NO_SEAT)
    rule: str = "L-R39"
    seat: Who


class NewStart(Event, frozen=True, kw_only=True, tag="new_start"):
    rule: str = "L-34"
    seat: Who


class Waits(Event, frozen=True, kw_only=True, tag="waits"):
    rule: str = "L-29"
    seat: Who


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    rule: str = "L-31"
    seat: Who


class Drinks(Event, frozen=True, kw_only=True, tag="drinks"):
    rule: str = "L-30"
    seat: Who


class IsGuest(Event, frozen=True, kw_only=True, tag="is_guest"):
    rule: str = "L-32"
    seat: Who


class Rerolled(Event, frozen=True, kw_only=True, tag="rerolled"):
    rule: str = "L-33"
    seat: Who


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    rule: str = "L-35"
    seat: Who
    guilty: Guilty


class Pooled(Event, frozen=True, kw_only=True, tag="pooled"):
    """A card of a prisoner's hand."""

    rule: str = "L-41"
    seat: Who
    target: Whom
    card: SharedCard


class Redealt(Event, frozen=True, kw_only=True, tag="redealt"):
    rule: str = "L-41"
    seat: Who
    target: Whom
    card: SharedCard


class Traded(Event, frozen=True, kw_only=True, tag="traded"):
    """Books for trees."""

    rule: str = "L-42"
    seat: Who
    books: Number


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    """A card of another hand, at random."""

    rule: str = "L-5"
    seat: Who
    target: Whom
    card: SharedCard


class Searched(Event, frozen=True, kw_only=True, tag="searched"):
    """A certificate goes from the target to the seat."""

    unsaid = (NO_SEAT, 1, NO_SEAT)
    rule: str = "L-53"
    seat: Who
    target: Whom


class Capped(Event, frozen=True, kw_only=True, tag="capped"):
    """The last round is over."""

    rule: str = "L-55"
    number: Number


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With the most certificates; where others have as many, all of them and how far each is on the track."""

    rule: str = "L-54"
    seat: Who
    certificates: Number
    tied: Tied = ()
    squares: Squares = ()  # of each of these; who shares the victory stands as far as the seat


AnyEvent = (
    Dealt | Round | Began | Skipped | Drew | Reshuffled | Discarded | Shed | AskedAlms | Gave | NoAlms
    | Marked | Attacked | Defended | Struck | LaidBooks | Planted | BrokeOut | Rolled | Stayed | Moved
    | Passed | Sentenced | Protected | Grew | Paid | NewStart | Waits | Wounded | Drinks | IsGuest
    | Rerolled | Judged | Pooled | Redealt | Traded | Stole | Searched | Capped | Won
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
