"""What happens in the Convention, as a seat sees it. A card it must not know is None.

`seat` is the player who acts, `faction` the one of his factions for which he does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from cabale.core.events import (
    KIND,
    SEAT,
    WHAT,
    WHOM,
    Ruled,
    Secret,
    Slot,
    Source,
    Telling,
    Witness,
    Word,
    Worked,
)
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.core.views import Event, Number, Who, Whom
from cabale.games.convention import pieces as p

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

# The rule at work where one kind of event serves several.
PHASE_RULES: Final = ("S-6", "I-1", "II-1", "III-1", "IV-1", "V-1", "VI-1", "VII-1")
PASS_RULES: Final = ("I-1", "II-2", "II-5", "II-9", "III-2", "VI-2", "VII-4")
REASON_RULES: Final = ("II-4", "III-1", "IV-1", "IV-4", "D-5", "D-7", "VI-1", "VII-3", "V-5")
CHARGE_RULES: Final = ("II-6", "III-4", "V-5", "IV-4")
WAY_RULES: Final = ("D-9", "D-5", "D-5", "D-7", "IV-4", "VI-2", "II-1", "VII-4")
CAUSE_RULES: Final = ("E-1", "D-9", "VII-2")

# --- what fields are made of


class PlayerOf(Source):
    """The player of a faction, or of a deputy's faction."""

    def __init__(self, slot: int, pieces: int = 1) -> None:
        self.slot: Final = slot
        self.pieces: Final = pieces  # so many of them are one faction's

    def told(self, me: str) -> str:
        return f"w.table.owner[e[{self.slot}] // {self.pieces}]"


class ByHisOwner(Word):
    """A deputy for whom the faction that he belongs to acts."""

    def slots(self, me: str, field: str) -> dict[int, str]:
        number = self.number(me, field)
        return {self.slot: number, SEAT: f"{number} // {p.PER_FACTION}"}


class ByRule(Word):
    """A word that is used twice, and told apart by the rule."""

    def __init__(self, slot: int, words: Sequence[str], rules: Sequence[str]) -> None:
        super().__init__(slot, words)
        self.numbers.update({pair: number for number, pair in enumerate(zip(words, rules, strict=True))})

    def number(self, me: str, field: str) -> str:
        return f"{me}.numbers[{field}, event.rule]"


class TriedFrom(Source):
    """The place for which a kind of entry stands."""

    def told(self, me: str) -> str:
        return f"('prison' if e[{KIND}] == {TRIED} else 'flight')"

    def slots(self, me: str, field: str) -> dict[int, str]:
        return {KIND: f"({TRIED} if {field} == 'prison' else {TRIED_AWAY})"}


def _owner(e: Entry, w: Witness) -> bool:
    """Section 10. A card put back unseen is known to whoever had it."""
    return bool(w.table.owner[e.seat] == w.seat)


def _drawer(e: Entry, w: Witness) -> bool:
    """And one that is drawn, unless it is turned up."""
    turned_up = e.what >= p.MISSION_CARDS and not p.DELAYED[e.what]
    return turned_up or _owner(e, w)


def _addressed(e: Entry, w: Witness) -> bool:
    """One that is shown, to those it is shown to, and nobody else notices."""
    return e.whom == p.EVERYBODY or w.seat in (w.table.owner[e.seat], e.whom)


def _more(more: str, less: str, tied: str) -> Callable[[Entry, Witness], str]:
    return lambda e, w: more if e.what > e.whom else less if e.whom > e.what else tied


def _majority(yes: int, present: int, words: tuple[str, str]) -> str:
    return words[0] if 2 * yes > present else words[1]


def _pack(e: Entry, w: Witness) -> str:
    return "mission" if e.what < p.MISSION_CARDS else "jacobins"


def _factions(e: Entry, w: Witness) -> tuple[str, ...]:
    return tuple([name for name, owner in zip(p.FACTIONS, w.table.owner, strict=True) if owner == e.seat])


def _tied(e: Entry, w: Witness) -> tuple[int, ...]:
    """Nothing changes any more once somebody has won."""
    tied = [seat for seat in range(w.table.seats) if w.table.standing(seat)[0] == e.what]
    return tuple(tied) if len(tied) > 1 else ()


def _points(e: Entry, w: Witness) -> tuple[int, ...]:
    return tuple([w.table.standing(seat)[1] for seat in _tied(e, w)])


def _shared(e: Entry, w: Witness) -> tuple[int, ...]:
    ranks = w.table.ranks()
    winners = [seat for seat in _tied(e, w) if ranks[seat] == 1]
    return tuple(winners) if len(winners) > 1 else ()


Actor = Annotated[int, PlayerOf(SEAT)]
AnyActor = Annotated[int | None, Worked(lambda e, w: None if e.seat == NO_SEAT else w.table.owner[e.seat])]
Faction = Annotated[str, Word(SEAT, p.FACTIONS)]
AnyFaction = Annotated[str | None, Word(SEAT, p.FACTIONS, none=NO_SEAT)]
OwnerOfDeputy = Annotated[int, PlayerOf(WHAT, p.PER_FACTION)]
FactionOfDeputy = Annotated[str, Worked(lambda e, w: p.FACTIONS[e.what // p.PER_FACTION])]
WhichFaction = Annotated[str, Word(WHAT, p.FACTIONS)]
OwnerOfFaction = Annotated[int, PlayerOf(WHAT)]
Deputy = Annotated[str, Word(WHAT, p.DEPUTY_NAMES)]
ActingDeputy = Annotated[str, ByHisOwner(WHAT, p.DEPUTY_NAMES)]
JudgedDeputy = Annotated[str, Word(SEAT, p.DEPUTY_NAMES)]
OtherDeputy = Annotated[str, Word(WHOM, p.DEPUTY_NAMES)]
AnyDeputy = Annotated[str | None, Word(WHOM, p.DEPUTY_NAMES, none=p.NOBODY_NAMED)]
Card = Annotated[str, Word(WHAT, p.CARD_NAMES)]
OwnCard = Annotated[str | None, Secret(Word(WHAT, p.CARD_NAMES), _owner)]
DrawnCard = Annotated[str | None, Secret(Word(WHAT, p.CARD_NAMES), _drawer)]
Left = Annotated[str, Word(SEAT, p.POSTS)]
Post = Annotated[str, Word(WHOM, p.POSTS)]
PhaseName = Annotated[str, Word(WHAT, p.PHASES)]
PhaseRule = Annotated[str, Ruled(WHAT, PHASE_RULES)]
NotDone = Annotated[str, ByRule(WHAT, p.PASSES, PASS_RULES)]
PassRule = Annotated[str, Ruled(WHAT, PASS_RULES)]
ReasonName = Annotated[str, Word(SEAT, p.REASONS)]
ReasonRule = Annotated[str, Ruled(SEAT, REASON_RULES)]
ChargeName = Annotated[str, Word(WHOM, p.CHARGES)]
ChargeRule = Annotated[str, Ruled(WHOM, CHARGE_RULES)]
Way = Annotated[str, ByRule(SEAT, p.WAYS, WAY_RULES)]
WayRule = Annotated[str, Ruled(SEAT, WAY_RULES)]
Cause = Annotated[str, Word(SEAT, p.CAUSES)]
CauseRule = Annotated[str, Ruled(SEAT, CAUSE_RULES)]
FirstNumber = Annotated[int, Slot(SEAT)]
Report = Annotated[str, Worked(_more("accepted", "rejected", "tied"))]
Verdict = Annotated[str, Worked(_more("guilty", "acquitted", "tied"))]
DissolutionResult = Annotated[str, Worked(lambda e, w: _majority(e.seat, e.what, ("passed", "failed")))]
MotionResult = Annotated[str, Worked(lambda e, w: _majority(e.what, e.whom, ("adopted", "rejected")))]
AskedName = Annotated[str, Word(WHOM, p.QUESTION_NAMES)]
AnswerName = Annotated[str, Word(WHAT, p.ANSWERS)]
AnswerRule = Annotated[str, Worked(lambda e, w: "H-5" if e.what > p.NON else "H-4")]
Right = Annotated[str, Worked(lambda e, w: "oui" if p.RIGHT[e.whom] else "non")]
PackName = Annotated[str, Worked(_pack)]
DrawRule = Annotated[str, Worked(lambda e, w: "IV-2" if e.what < p.MISSION_CARDS else "V-3")]
VoidRule = Annotated[str, Worked(lambda e, w: "IV-4" if e.what < p.MISSION_CARDS else "V-5")]
Spared = Annotated[str, Word(WHOM, p.SPARED)]
ShownTo = Annotated[int | None, Slot(WHOM, none=p.EVERYBODY)]
TriedPlace = Annotated[str, TriedFrom()]
Enough = Annotated[int, Worked(lambda e, w: p.PRISON_ENOUGH if e.kind == TRIED else p.FLIGHT_ENOUGH)]
TryRule = Annotated[str, Worked(lambda e, w: "VI-2" if e.kind == TRIED else "VII-4")]
Factions = Annotated[tuple[str, ...], Worked(_factions)]
Eligible = Annotated[int, Worked(lambda e, w: p.PER_FACTION * len(_factions(e, w)))]
Tied = Annotated[tuple[int, ...], Worked(_tied)]
Points = Annotated[tuple[int, ...], Worked(_points)]
Shared = Annotated[tuple[int, ...], Worked(_shared)]

# --- events


class Chooser(Event, frozen=True, kw_only=True, tag="chooser"):
    """Who chooses a faction first."""

    kind = CHOOSES_FIRST
    rule: str = "S-3"
    seat: Who


class Took(Event, frozen=True, kw_only=True, tag="took"):
    rule: str = "S-3"
    seat: Who
    faction: WhichFaction


class Unused(Event, frozen=True, kw_only=True, tag="unused"):
    rule: str = "S-1"
    faction: WhichFaction


class Threw(Event, frozen=True, kw_only=True, tag="threw"):
    """The die that says who begins."""

    rule: str = "S-6"
    seat: Who
    die: Number


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A round."""

    rule: str = "S-6"
    seat: Actor
    faction: Faction
    round: Number


class Phase(Event, frozen=True, kw_only=True, tag="phase"):
    rule: PhaseRule = ""
    phase: PhaseName


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    rule: str = "I-1"
    seat: OwnerOfDeputy
    faction: FactionOfDeputy
    deputy: Deputy
    left: Left
    post: Post


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    rule: PassRule = ""
    seat: Actor
    faction: Faction
    what: NotDone  # what was not done


class Reporter(Event, frozen=True, kw_only=True, tag="reporter"):
    rule: str = "II-2"
    seat: Actor
    faction: Faction
    deputy: Deputy


class Voted(Event, frozen=True, kw_only=True, tag="voted"):
    """One ballot, when all are opened."""

    rule: str = "N-5"
    seat: Actor
    faction: Faction
    yes: Number
    no: Whom


class Reported(Event, frozen=True, kw_only=True, tag="reported"):
    rule: str = "II-4"
    deputy: JudgedDeputy
    yes: Number
    no: Whom
    result: Report  # accepted, rejected, tied


class Popularity(Event, frozen=True, kw_only=True, tag="popularity"):
    kind = CHANGED
    rule: ReasonRule = ""
    deputy: Deputy
    change: Whom
    reason: ReasonName


class Denounced(Event, frozen=True, kw_only=True, tag="denounced"):
    kind = ACCUSES
    rule: ChargeRule = ""
    seat: AnyActor  # nobody, if a Mission card does it
    faction: AnyFaction
    deputy: Deputy
    how: ChargeName


class Supported(Event, frozen=True, kw_only=True, tag="supported"):
    kind = BACKED
    rule: str = "II-7"
    seat: Actor
    faction: Faction
    deputy: Deputy


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """Dissolution."""

    rule: str = "II-9"
    seat: Actor
    faction: Faction


class Dissolution(Event, frozen=True, kw_only=True, tag="dissolution"):
    kind = DISSOLVED
    rule: str = "II-10"
    yes: FirstNumber
    present: Number
    result: DissolutionResult  # passed, failed


class Motion(Event, frozen=True, kw_only=True, tag="motion"):
    rule: str = "III-2"
    seat: Actor
    faction: Faction
    deputy: Deputy


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """What became of a Motion."""

    rule: str = "III-3"
    deputy: JudgedDeputy
    yes: Number
    present: Whom
    result: MotionResult  # adopted, rejected


class Die(Event, frozen=True, kw_only=True, tag="die"):
    """The die of a denunciation: confirmed up to the limit."""

    rule: str = "D-4"
    deputy: JudgedDeputy
    die: Number
    limit: Whom


class Question(Event, frozen=True, kw_only=True, tag="question"):
    rule: str = "H-3"
    deputy: Deputy
    asked: AskedName


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    rule: AnswerRule = "H-4"
    seat: Actor
    faction: Faction
    asked: AskedName
    answer: AnswerName  # oui, non, silence, guessed_right, guessed_wrong
    right: Right  # oui, non: what the booklet says


class Confirmed(Event, frozen=True, kw_only=True, tag="confirmed"):
    rule: str = "D-4"
    deputy: Deputy


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    rule: str = "D-4"
    deputy: Deputy


class Went(Event, frozen=True, kw_only=True, tag="went"):
    """A forced move, or off the Report square."""

    rule: WayRule = ""
    deputy: Deputy
    post: Post
    why: Way


class Fled(Event, frozen=True, kw_only=True, tag="fled"):
    rule: str = "D-7"
    seat: Actor
    deputy: ActingDeputy


class Helped(Event, frozen=True, kw_only=True, tag="helped"):
    rule: str = "D-7"
    seat: Actor
    deputy: ActingDeputy
    accomplice: OtherDeputy


class StoodTrial(Event, frozen=True, kw_only=True, tag="stood_trial"):
    rule: str = "D-7"
    seat: Actor
    deputy: ActingDeputy


class Judged(Event, frozen=True, kw_only=True, tag="judged"):
    rule: str = "D-9"
    deputy: JudgedDeputy
    yes: Number
    no: Whom
    result: Verdict  # guilty, acquitted, tied


class Died(Event, frozen=True, kw_only=True, tag="died"):
    rule: CauseRule = ""
    deputy: Deputy
    cause: Cause


class Out(Event, frozen=True, kw_only=True, tag="out"):
    """A faction without living deputies."""

    rule: str = "E-3"
    seat: OwnerOfFaction
    faction: WhichFaction


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    rule: DrawRule = ""
    seat: Actor
    faction: Faction
    card: DrawnCard
    pack: PackName


class Rejected(Event, frozen=True, kw_only=True, tag="rejected"):
    rule: str = "IV-3"
    seat: Actor
    faction: Faction
    card: OwnCard


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    rule: str = "IV-3"
    seat: Actor
    faction: Faction
    card: Card
    deputy: OtherDeputy


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    rule: str = "IV-4"
    seat: Actor
    deputy: ActingDeputy
    partner: AnyDeputy


class Stayed(Event, frozen=True, kw_only=True, tag="stayed"):
    rule: str = "IV-4"
    seat: Actor
    deputy: ActingDeputy


class Picked(Event, frozen=True, kw_only=True, tag="picked"):
    rule: str = "IV-4"
    seat: Actor
    faction: Faction
    card: Card


class LaidAside(Event, frozen=True, kw_only=True, tag="laid_aside"):
    rule: str = "IV-4"
    seat: Actor
    faction: Faction
    card: OwnCard


class Praised(Event, frozen=True, kw_only=True, tag="praised"):
    rule: str = "IV-4"
    seat: Actor
    deputy: ActingDeputy
    colleague: OtherDeputy


class Void(Event, frozen=True, kw_only=True, tag="void"):
    """A card without effect."""

    rule: VoidRule = ""
    seat: Actor
    faction: Faction
    card: Card


class Replaced(Event, frozen=True, kw_only=True, tag="replaced"):
    rule: str = "V-3"
    seat: Actor
    faction: Faction
    card: Card
    why: Spared


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    rule: str = "V-2"
    seat: Actor
    faction: Faction
    card: Card


class Spoke(Event, frozen=True, kw_only=True, tag="spoke"):
    """A card is assigned to a speaker at the Club."""

    rule: str = "V-4"
    seat: Actor
    faction: Faction
    card: Card
    deputy: OtherDeputy


class Played(Event, frozen=True, kw_only=True, tag="played"):
    rule: str = "V-6"
    seat: Actor
    faction: Faction
    card: Card


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A delayed card goes back unused."""

    rule: str = "V-6"
    seat: Actor
    faction: Faction
    card: OwnCard


class Defended(Event, frozen=True, kw_only=True, tag="defended"):
    rule: str = "V-7"
    seat: Actor
    faction: Faction
    card: Card
    deputy: OtherDeputy


class Purged(Event, frozen=True, kw_only=True, tag="purged"):
    rule: str = "V-5"
    seat: Actor
    deputy: ActingDeputy
    die: Whom


class Showed(Event, frozen=True, kw_only=True, tag="showed"):
    """A held card is shown; those it is not shown to notice nothing."""

    told_to = _addressed
    rule: str = "N-4"
    seat: Actor
    faction: Faction  # out of whose hand
    card: Card
    target: ShownTo  # None: everybody


class Tried(Event, frozen=True, kw_only=True, tag="tried"):
    """An attempt at rehabilitation: die + bonus against what it takes."""

    also = (TRIED_AWAY,)
    rule: TryRule = ""
    deputy: Deputy
    place: TriedPlace
    die: Whom
    bonus: FirstNumber
    enough: Enough


class Sought(Event, frozen=True, kw_only=True, tag="sought"):
    rule: str = "VII-2"
    deputy: Deputy
    die: Whom


class GaveUp(Event, frozen=True, kw_only=True, tag="gave_up"):
    rule: str = "VII-5"
    seat: Actor
    deputy: ActingDeputy


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
    factions: Factions
    deputies: Eligible  # who could have been re-elected
    tied: Tied = ()
    points: Points = ()
    shared: Shared = ()  # all who win, if they are more than one


AnyEvent = (
    Chooser | Took | Unused | Threw | Began | Phase | Moved | Passed | Reporter | Voted | Reported
    | Popularity | Denounced | Supported | Proposed | Dissolution | Motion | Carried | Die | Question
    | Answered | Confirmed | Cancelled | Went | Fled | Helped | StoodTrial | Judged | Died | Out | Drew
    | Rejected | Assigned | Joined | Stayed | Picked | LaidAside | Praised | Void | Replaced | Lapsed
    | Spoke | Played | Returned | Defended | Purged | Showed | Tried | Sought | GaveUp | Ended | Won
)  # fmt: skip

TELLING: Final = Telling(AnyEvent, vars())
