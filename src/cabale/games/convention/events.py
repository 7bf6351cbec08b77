"""What happens in the Convention, as a seat sees it. A card it must not know is None.

`seat` is the player who acts, `faction` the one of his factions for which he does.
"""

from __future__ import annotations

from typing import Annotated, Final

from cabale.core.events import KIND, Telling, Word, Worked
from cabale.core.views import Event, Number, Who, Whom
from cabale.games.convention import sources as of
from cabale.games.convention.pieces import FLIGHT_ENOUGH, PRISON_ENOUGH

# Their kinds, as the story has them; behind each, what the three numbers of its entries are.
CHOOSES_FIRST: Final = 0  # seat
TOOK: Final = 1  # seat, faction
UNUSED: Final = 2  # -, faction
THREW: Final = 3  # seat, die
BEGAN: Final = 4  # faction, round
PHASE: Final = 5  # -, phase
MOVED: Final = 6  # post it left, deputy, post
PASSED: Final = 7  # faction, what it was asked
REPORTER: Final = 8  # faction, deputy
VOTED: Final = 9  # faction, OUI, NON
REPORTED: Final = 10  # deputy, OUI, NON
CHANGED: Final = 11  # reason, deputy, PP
ACCUSES: Final = 12  # faction or none, deputy, how
BACKED: Final = 13  # faction, deputy
PROPOSED: Final = 14  # faction
DISSOLVED: Final = 15  # OUI, deputies present
MOTION: Final = 16  # faction, deputy
CARRIED: Final = 17  # deputy, OUI, deputies seated
DIE: Final = 18  # deputy, die, limit
QUESTION: Final = 19  # -, deputy, question
ANSWERED: Final = 20  # faction, answer, question
CONFIRMED: Final = 21  # -, deputy
CANCELLED: Final = 22  # -, deputy
WENT: Final = 23  # why, deputy, post
FLED: Final = 24  # faction, deputy
HELPED: Final = 25  # faction, accused, accomplice
STOOD_TRIAL: Final = 26  # faction, deputy
JUDGED: Final = 27  # deputy, OUI, NON
DIED: Final = 28  # cause, deputy
OUT: Final = 29  # -, faction
DREW: Final = 30  # faction, card
REJECTED: Final = 31  # faction, card
ASSIGNED: Final = 32  # faction, card, deputy
JOINED: Final = 33  # faction, deputy, other deputy or none
STAYED: Final = 34  # faction, deputy
PICKED: Final = 35  # faction, card
LAID_ASIDE: Final = 36  # faction, card
PRAISED: Final = 37  # faction, deputy, other deputy
VOID: Final = 38  # faction, card
REPLACED: Final = 39  # faction, card, why
LAPSED: Final = 40  # faction, card: V-2
SPOKE: Final = 41  # faction, card, deputy
PLAYED: Final = 42  # faction, card
RETURNED: Final = 43  # faction, card
DEFENDED: Final = 44  # faction, card, deputy
PURGED: Final = 45  # faction, deputy, die
SHOWED: Final = 46  # faction, card, seat or everybody
TRIED: Final = 47  # bonus, deputy, die: a prisoner
SOUGHT: Final = 48  # -, deputy, die
GAVE_UP: Final = 49  # faction, deputy
ENDED: Final = 50  # -, round
WON: Final = 51  # seat, re-elected, PP
TRIED_AWAY: Final = 52  # bonus, deputy, die: a fugitive

# An attempt of a prisoner and one of a fugitive are told alike.
TriedFrom = Annotated[str, Word(KIND, {TRIED: "prison", TRIED_AWAY: "flight"})]
Enough = Annotated[int, Worked(lambda e, w: PRISON_ENOUGH if e.kind == TRIED else FLIGHT_ENOUGH)]
TryRule = Annotated[str, Worked(lambda e, w: "VI-2" if e.kind == TRIED else "VII-4")]


class Chooser(Event, frozen=True, kw_only=True, tag="chooser"):
    """Who chooses a faction first."""

    kind = CHOOSES_FIRST
    rule: str = "S-3"
    seat: Who


class Took(Event, frozen=True, kw_only=True, tag="took"):
    rule: str = "S-3"
    seat: Who
    faction: of.WhichFaction


class Unused(Event, frozen=True, kw_only=True, tag="unused"):
    rule: str = "S-1"
    faction: of.WhichFaction


class Threw(Event, frozen=True, kw_only=True, tag="threw"):
    """The die that says who begins."""

    rule: str = "S-6"
    seat: Who
    die: Number


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A round."""

    rule: str = "S-6"
    seat: of.Actor
    faction: of.Faction
    round: Number


class Phase(Event, frozen=True, kw_only=True, tag="phase"):
    rule: of.PhaseRule = ""
    phase: of.PhaseName


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    rule: str = "I-1"
    seat: of.OwnerOfDeputy
    faction: of.FactionOfDeputy
    deputy: of.Deputy
    left: of.Left
    post: of.Post


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: of.PassRule = ""
    seat: of.Actor
    faction: of.Faction
    what: of.NotDone  # what was not done


class Reporter(Event, frozen=True, kw_only=True, tag="reporter"):
    rule: str = "II-2"
    seat: of.Actor
    faction: of.Faction
    deputy: of.Deputy


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """One ballot, when all are opened."""

    rule: str = "N-5"
    seat: of.Actor
    faction: of.Faction
    yes: Number
    no: Whom


class Reported(Event, frozen=True, kw_only=True, tag="reported"):
    rule: str = "II-4"
    deputy: of.JudgedDeputy
    yes: Number
    no: Whom
    result: of.Report  # accepted, rejected, tied


class Popularity(Event, frozen=True, kw_only=True, tag="popularity"):
    kind = CHANGED
    rule: of.ReasonRule = ""
    deputy: of.Deputy
    change: Whom
    reason: of.ReasonName


class Denounced(Event, frozen=True, kw_only=True, tag="denounced"):
    kind = ACCUSES
    rule: of.ChargeRule = ""
    seat: of.AnyActor  # nobody, if a Mission card does it
    faction: of.AnyFaction
    deputy: of.Deputy
    how: of.ChargeName


class Supported(Event, frozen=True, kw_only=True, tag="supported"):
    kind = BACKED
    rule: str = "II-7"
    seat: of.Actor
    faction: of.Faction
    deputy: of.Deputy


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """Dissolution."""

    rule: str = "II-9"
    seat: of.Actor
    faction: of.Faction


class Dissolution(Event, frozen=True, kw_only=True, tag="dissolution"):
    kind = DISSOLVED
    rule: str = "II-10"
    yes: of.FirstNumber
    present: Number
    result: of.DissolutionResult  # passed, failed


class Motion(Event, frozen=True, kw_only=True, tag="motion"):
    rule: str = "III-2"
    seat: of.Actor
    faction: of.Faction
    deputy: of.Deputy


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """What became of a Motion."""

    rule: str = "III-3"
    deputy: of.JudgedDeputy
    yes: Number
    present: Whom
    result: of.MotionResult  # adopted, rejected


class Die(Event, frozen=True, kw_only=True, tag="die"):
    """The die of a denunciation: confirmed up to the limit."""

    rule: str = "D-4"
    deputy: of.JudgedDeputy
    die: Number
    limit: Whom


class Question(Event, frozen=True, kw_only=True, tag="question"):
    rule: str = "H-3"
    deputy: of.Deputy
    asked: of.AskedName


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    rule: of.AnswerRule = "H-4"
    seat: of.Actor
    faction: of.Faction
    asked: of.AskedName
    answer: of.AnswerName  # oui, non, silence, guessed_right, guessed_wrong
    right: of.Right  # oui, non: what the booklet says


class Confirmed(Event, frozen=True, kw_only=True, tag="confirmed"):
    rule: str = "D-4"
    deputy: of.Deputy


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    rule: str = "D-4"
    deputy: of.Deputy


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """A forced move, or off the Report square."""

    rule: of.WayRule = ""
    deputy: of.Deputy
    post: of.Post
    why: of.Way


class Fled(Event, frozen=True, kw_only=True, tag="fled"):
    rule: str = "D-7"
    seat: of.Actor
    deputy: of.ActingDeputy


class Helped(Event, frozen=True, kw_only=True, tag="helped"):
    rule: str = "D-7"
    seat: of.Actor
    deputy: of.ActingDeputy
    accomplice: of.OtherDeputy


class StoodTrial(Event, frozen=True, kw_only=True, tag="stood_trial"):
    rule: str = "D-7"
    seat: of.Actor
    deputy: of.ActingDeputy


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    rule: str = "D-9"
    deputy: of.JudgedDeputy
    yes: Number
    no: Whom
    result: of.Verdict  # guilty, acquitted, tied


class Died(Event, frozen=True, kw_only=True, tag="died"):
    rule: of.CauseRule = ""
    deputy: of.Deputy
    cause: of.Cause


class Out(Event, frozen=True, kw_only=True, tag="out"):
    """A faction without living deputies."""

    rule: str = "E-3"
    seat: of.OwnerOfFaction
    faction: of.WhichFaction


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: of.DrawRule = ""
    seat: of.Actor
    faction: of.Faction
    card: of.DrawnCard
    pack: of.PackName


class Rejected(Event, frozen=True, kw_only=True, tag="rejected"):
    rule: str = "IV-3"
    seat: of.Actor
    faction: of.Faction
    card: of.OwnCard


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    rule: str = "IV-3"
    seat: of.Actor
    faction: of.Faction
    card: of.Card
    deputy: of.OtherDeputy


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    rule: str = "IV-4"
    seat: of.Actor
    deputy: of.ActingDeputy
    partner: of.AnyDeputy


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    rule: str = "IV-4"
    seat: of.Actor
    deputy: of.ActingDeputy


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    rule: str = "IV-4"
    seat: of.Actor
    faction: of.Faction
    card: of.Card


class LaidAside(Event, frozen=True, kw_only=True, tag="laid_aside"):
    rule: str = "IV-4"
    seat: of.Actor
    faction: of.Faction
    card: of.OwnCard


class Praised(Event, frozen=True, kw_only=True, tag="praised"):
    rule: str = "IV-4"
    seat: of.Actor
    deputy: of.ActingDeputy
    colleague: of.OtherDeputy


class Void(Event, frozen=True, kw_only=True, tag="void"):
    """A card without effect."""

    rule: of.VoidRule = ""
    seat: of.Actor
    faction: of.Faction
    card: of.Card


class Replaced(Event, frozen=True, kw_only=True, tag="replaced"):
    rule: str = "V-3"
    seat: of.Actor
    faction: of.Faction
    card: of.Card
    why: of.Spared


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    rule: str = "V-2"
    seat: of.Actor
    faction: of.Faction
    card: of.Card


class Spoke(Event, frozen=True, kw_only=True, tag="spoke"):
    """A card is assigned to a speaker at the Club."""

    rule: str = "V-4"
    seat: of.Actor
    faction: of.Faction
    card: of.Card
    deputy: of.OtherDeputy


class Played(Event, frozen=True, kw_only=True, tag="played"):
    rule: str = "V-6"
    seat: of.Actor
    faction: of.Faction
    card: of.Card


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A delayed card goes back unused."""

    rule: str = "V-6"
    seat: of.Actor
    faction: of.Faction
    card: of.OwnCard


class Defended(Event, frozen=True, kw_only=True, tag="defended"):
    rule: str = "V-7"
    seat: of.Actor
    faction: of.Faction
    card: of.Card
    deputy: of.OtherDeputy


class Purged(Event, frozen=True, kw_only=True, tag="purged"):
    rule: str = "V-5"
    seat: of.Actor
    deputy: of.ActingDeputy
    die: Whom


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    """A held card is shown; those it is not shown to notice nothing."""

    told_to = of.addressed
    rule: str = "N-4"
    seat: of.Actor
    faction: of.Faction  # out of whose hand
    card: of.Card
    target: of.ShownTo  # None: everybody


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    """An attempt at rehabilitation: die + bonus against what it takes."""

    also = (TRIED_AWAY,)
    rule: TryRule = ""
    deputy: of.Deputy
    place: TriedFrom
    die: Whom
    bonus: of.FirstNumber
    enough: Enough


class Sought(Event, frozen=True, kw_only=True, tag="sought"):
    rule: str = "VII-2"
    deputy: of.Deputy
    die: Whom


class GaveUp(Event, frozen=True, kw_only=True, tag="gave_up"):
    rule: str = "VII-5"
    seat: of.Actor
    deputy: of.ActingDeputy


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """A round is over, and the ledger written."""

    rule: str = "VII-6"
    round: Number


class Won(Event, frozen=True, kw_only=True, tag="won"):
    """With most deputies re-elected; where others have as many, all of them and the PP of each."""

    rule: str = "E-5"
    seat: Who
    elected: Number
    popularity: Whom
    factions: of.Factions
    deputies: of.Eligible  # who could have been re-elected
    tied: of.Tied = ()
    points: of.Points = ()
    shared: of.Shared = ()  # all who win, if they are more than one


AnyEvent = (
    Chooser | Took | Unused | Threw | Began | Phase | Moved | Passed | Reporter | Voted | Reported
    | Popularity | Denounced | Supported | Proposed | Dissolution | Motion | Carried | Die | Question
    | Answered | Confirmed | Cancelled | Went | Fled | Helped | StoodTrial | Judged | Died | Out | Drew
    | Rejected | Assigned | Joined | Stayed | Picked | LaidAside | Praised | Void | Replaced | Lapsed
    | Spoke | Played | Returned | Defended | Purged | Showed | Tried | Sought | GaveUp | Ended | Won
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
