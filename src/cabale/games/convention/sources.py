"""What the fields of events are made of: which number of an entry, in which words, and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

from cabale.core.events import SEAT, WHAT, WHOM, Ruled, Secret, Slot, Source, Witness, Word, Worked
from cabale.core.seats import NO_SEAT
from cabale.core.story import Entry
from cabale.games.convention import pieces as p

# The rule at work where one kind of event serves several.
PHASE_RULES: Final = ("S-6", "I-1", "II-1", "III-1", "IV-1", "V-1", "VI-1", "VII-1")
PASS_RULES: Final = ("I-1", "II-2", "II-5", "II-9", "III-2", "VI-2", "VII-4")
REASON_RULES: Final = ("II-4", "III-1", "IV-1", "IV-4", "D-5", "D-7", "VI-1", "VII-3", "V-5")
CHARGE_RULES: Final = ("II-6", "III-4", "V-5", "IV-4")
WAY_RULES: Final = ("D-9", "D-5", "D-5", "D-7", "IV-4", "VI-2", "II-1", "VII-4")
CAUSE_RULES: Final = ("E-1", "D-9", "VII-2")


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


def _owner(e: Entry, w: Witness) -> bool:
    """Section 10. A card put back unseen is known to whoever had it."""
    return bool(w.table.owner[e.seat] == w.seat)


def _drawer(e: Entry, w: Witness) -> bool:
    """So is one that is drawn; if it is turned up, to everybody."""
    turned_up = e.what >= p.MISSION_CARDS and not p.DELAYED[e.what]
    return turned_up or _owner(e, w)


def addressed(e: Entry, w: Witness) -> bool:
    """That a card is shown is noticed by those it is shown to alone."""
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
Factions = Annotated[tuple[str, ...], Worked(_factions)]
Eligible = Annotated[int, Worked(lambda e, w: p.PER_FACTION * len(_factions(e, w)))]
Tied = Annotated[tuple[int, ...], Worked(_tied)]
Points = Annotated[tuple[int, ...], Worked(_points)]
Shared = Annotated[tuple[int, ...], Worked(_shared)]
