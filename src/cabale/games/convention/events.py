"""What happens in the Convention, as a seat sees it. A card it must not know is None.

`seat` is the player who acts, `faction` the one of his factions for which he does.
"""

from __future__ import annotations

from cabale.core.views import Event


class Chooser(Event, frozen=True, kw_only=True, tag="chooser"):
    """Who chooses a faction first."""

    rule: str = "S-3"
    seat: int


class Took(Event, frozen=True, kw_only=True, tag="took"):
    rule: str = "S-3"
    seat: int
    faction: str


class Unused(Event, frozen=True, kw_only=True, tag="unused"):
    rule: str = "S-1"
    faction: str


class Threw(Event, frozen=True, kw_only=True, tag="threw"):
    """The die that says who begins."""

    rule: str = "S-6"
    seat: int
    die: int


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A round."""

    rule: str = "S-6"
    seat: int
    faction: str
    round: int


class Phase(Event, frozen=True, kw_only=True, tag="phase"):
    phase: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    rule: str = "I-1"
    seat: int
    faction: str
    deputy: str
    left: str
    post: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    seat: int
    faction: str
    what: str  # what was not done


class Reporter(Event, frozen=True, kw_only=True, tag="reporter"):
    rule: str = "II-2"
    seat: int
    faction: str
    deputy: str


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """One ballot, when all are opened."""

    rule: str = "N-5"
    seat: int
    faction: str
    yes: int
    no: int


class Reported(Event, frozen=True, kw_only=True, tag="reported"):
    rule: str = "II-4"
    deputy: str
    yes: int
    no: int
    result: str  # accepted, rejected, tied


class Popularity(Event, frozen=True, kw_only=True, tag="popularity"):
    deputy: str
    change: int
    reason: str


class Denounced(Event, frozen=True, kw_only=True, tag="denounced"):
    seat: int | None  # nobody, if a Mission card does it
    faction: str | None
    deputy: str
    how: str


class Supported(Event, frozen=True, kw_only=True, tag="supported"):
    rule: str = "II-7"
    seat: int
    faction: str
    deputy: str


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """Dissolution."""

    rule: str = "II-9"
    seat: int
    faction: str


class Dissolution(Event, frozen=True, kw_only=True, tag="dissolution"):
    rule: str = "II-10"
    yes: int
    present: int
    result: str  # passed, failed


class Motion(Event, frozen=True, kw_only=True, tag="motion"):
    rule: str = "III-2"
    seat: int
    faction: str
    deputy: str


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """What became of a Motion."""

    rule: str = "III-3"
    deputy: str
    yes: int
    present: int
    result: str  # adopted, rejected


class Die(Event, frozen=True, kw_only=True, tag="die"):
    """The die of a denunciation: confirmed up to the limit."""

    rule: str = "D-4"
    deputy: str
    die: int
    limit: int


class Question(Event, frozen=True, kw_only=True, tag="question"):
    rule: str = "H-3"
    deputy: str
    asked: str


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    rule: str = "H-4"
    seat: int
    faction: str
    asked: str
    answer: str  # oui, non, silence, guessed_right, guessed_wrong
    right: str  # oui, non: what the booklet says


class Confirmed(Event, frozen=True, kw_only=True, tag="confirmed"):
    rule: str = "D-4"
    deputy: str


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    rule: str = "D-4"
    deputy: str


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """A forced move, or off the Report square."""

    deputy: str
    post: str
    why: str


class Fled(Event, frozen=True, kw_only=True, tag="fled"):
    rule: str = "D-7"
    seat: int
    deputy: str


class Helped(Event, frozen=True, kw_only=True, tag="helped"):
    rule: str = "D-7"
    seat: int
    deputy: str
    accomplice: str


class StoodTrial(Event, frozen=True, kw_only=True, tag="stood_trial"):
    rule: str = "D-7"
    seat: int
    deputy: str


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    rule: str = "D-9"
    deputy: str
    yes: int
    no: int
    result: str  # guilty, acquitted, tied


class Died(Event, frozen=True, kw_only=True, tag="died"):
    deputy: str
    cause: str


class Out(Event, frozen=True, kw_only=True, tag="out"):
    """A faction without living deputies."""

    rule: str = "E-3"
    seat: int
    faction: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    seat: int
    faction: str
    card: str | None
    pack: str


class Rejected(Event, frozen=True, kw_only=True, tag="rejected"):
    rule: str = "IV-3"
    seat: int
    faction: str
    card: str | None


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    rule: str = "IV-3"
    seat: int
    faction: str
    card: str
    deputy: str


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    rule: str = "IV-4"
    seat: int
    deputy: str
    partner: str | None


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    rule: str = "IV-4"
    seat: int
    deputy: str


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    rule: str = "IV-4"
    seat: int
    faction: str
    card: str


class LaidAside(Event, frozen=True, kw_only=True, tag="laid_aside"):
    rule: str = "IV-4"
    seat: int
    faction: str
    card: str | None


class Praised(Event, frozen=True, kw_only=True, tag="praised"):
    rule: str = "IV-4"
    seat: int
    deputy: str
    colleague: str


class Void(Event, frozen=True, kw_only=True, tag="void"):
    """A card without effect."""

    seat: int
    faction: str
    card: str


class Replaced(Event, frozen=True, kw_only=True, tag="replaced"):
    rule: str = "V-3"
    seat: int
    faction: str
    card: str
    why: str


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    rule: str = "V-2"
    seat: int
    faction: str
    card: str


class Spoke(Event, frozen=True, kw_only=True, tag="spoke"):
    """A card is assigned to a speaker at the Club."""

    rule: str = "V-4"
    seat: int
    faction: str
    card: str
    deputy: str


class Played(Event, frozen=True, kw_only=True, tag="played"):
    rule: str = "V-6"
    seat: int
    faction: str
    card: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A delayed card goes back unused."""

    rule: str = "V-6"
    seat: int
    faction: str
    card: str | None


class Defended(Event, frozen=True, kw_only=True, tag="defended"):
    rule: str = "V-7"
    seat: int
    faction: str
    card: str
    deputy: str


class Purged(Event, frozen=True, kw_only=True, tag="purged"):
    rule: str = "V-5"
    seat: int
    deputy: str
    die: int


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    """A held card is shown; those it is not shown to notice nothing."""

    rule: str = "N-4"
    seat: int
    faction: str  # out of whose hand
    card: str
    target: int | None  # None: everybody


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    """An attempt at rehabilitation: die + bonus against what it takes."""

    deputy: str
    place: str
    die: int
    bonus: int
    enough: int


class Sought(Event, frozen=True, kw_only=True, tag="sought"):
    rule: str = "VII-2"
    deputy: str
    die: int


class GaveUp(Event, frozen=True, kw_only=True, tag="gave_up"):
    rule: str = "VII-5"
    seat: int
    deputy: str


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """A round is over, and the ledger written."""

    rule: str = "VII-6"
    round: int


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With most deputies re-elected; where others have as many, all of them and the PP of each."""

    rule: str = "E-5"
    seat: int
    elected: int
    popularity: int
    factions: tuple[str, ...]
    deputies: int  # who could have been re-elected
    tied: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()  # all who win, if they are more than one


AnyEvent = (
    Chooser | Took | Unused | Threw | Began | Phase | Moved | Passed | Reporter | Voted | Reported
    | Popularity | Denounced | Supported | Proposed | Dissolution | Motion | Carried | Die | Question
    | Answered | Confirmed | Cancelled | Went | Fled | Helped | StoodTrial | Judged | Died | Out | Drew
    | Rejected | Assigned | Joined | Stayed | Picked | LaidAside | Praised | Void | Replaced | Lapsed
    | Spoke | Played | Returned | Defended | Purged | Showed | Tried | Sought | GaveUp | Ended | Won
)  # fmt: skip
