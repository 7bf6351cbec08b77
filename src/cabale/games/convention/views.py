"""What a seat of the Convention sees: built from what it may know, never stripped from what it may not."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import Step
from cabale.core.ahead import Due
from cabale.core.asks import Asks
from cabale.core.options import Value
from cabale.core.views import View
from cabale.games.convention import assembly
from cabale.games.convention.club import Defence, Delayed, Immediate, Speakers, Target
from cabale.games.convention.denouncing import Answer, Summons, Trial
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.exile import GivingUp, Rehabilitation
from cabale.games.convention.missions import Assign, Colours, ForWhom, NewOrders, Partner, Praise, Reject
from cabale.games.convention.rules import Draft

Kind = Literal[
    "faction", "move", "report_choose", "report_vote", "agenda", "dissolve_propose", "dissolve_vote",
    "motion_propose", "motion_vote", "mission_reject", "mission_card", "mission_deputy", "joint", "triumph",
    "orders", "praise", "club_assign", "club_order", "club_target", "club_delayed", "defence", "summons",
    "trial_vote", "prison_attempt", "flight_attempt", "surrender", "answer",
]  # fmt: skip
QUESTIONS: Final[dict[type[Step[Any]], Asks[Kind]]] = {
    Draft: Asks("faction", "S-3", ("take",)),
    assembly.Move: Asks("move", "I-1", ("move",)),
    assembly.ChooseReporter: Asks("report_choose", "II-2", ("choose",)),
    assembly.ReportVote: Asks("report_vote", "II-3", ("vote",)),
    assembly.Agenda: Asks("agenda", "II-5", ("denounce", "support")),
    assembly.Dissolution: Asks("dissolve_propose", "II-9", ("propose",)),
    assembly.DissolutionVote: Asks("dissolve_vote", "II-10", ("vote",)),
    assembly.Motion: Asks("motion_propose", "III-2", ("denounce",)),
    assembly.MotionVote: Asks("motion_vote", "III-3", ("vote",)),
    Reject: Asks("mission_reject", "IV-3", ("card",)),
    Assign: Asks("mission_card", "IV-3", ("card",)),
    ForWhom: Asks("mission_deputy", "IV-3", ("choose",)),
    Partner: Asks("joint", "IV-4", ("choose",)),
    Colours: Asks("triumph", "IV-4", ("way",)),
    NewOrders: Asks("orders", "IV-4", ("card",)),
    Praise: Asks("praise", "IV-4", ("choose",)),
    Speakers: Asks("club_assign", "V-4", ("choose",)),
    Immediate: Asks("club_order", "V-5", ("card",)),
    Target: Asks("club_target", "V-5", ("choose",)),
    Delayed: Asks("club_delayed", "V-6", ("play", "put_back")),
    Defence: Asks("defence", "V-7", ("choose",)),
    Summons: Asks("summons", "D-7", ("choose", "summons")),
    Trial: Asks("trial_vote", "D-9", ("vote",)),
    Rehabilitation: Asks("prison_attempt", "VI-2", ("choose",)),
    GivingUp: Asks("surrender", "VII-5", ("surrender",)),
    Answer: Asks("answer", "H-4", ("vote", "guess")),
}
IN_FLIGHT: Final = Asks[Kind]("flight_attempt", "VII-4", ("choose",))  # Rehabilitation, there
KINDS: Final = {step: asks.kind for step, asks in QUESTIONS.items()}
RULES: Final = {asks.kind: asks.rule for asks in (*QUESTIONS.values(), IN_FLIGHT)}
ANSWERS: Final = {asks.kind: asks.moves for asks in (*QUESTIONS.values(), IN_FLIGHT)}
ASKED: Final = (*KINDS.values(), IN_FLIGHT.kind)
VOTES: Final = ("report_vote", "dissolve_vote", "motion_vote", "trial_vote")


class Pending(msgspec.Struct, frozen=True):
    """What is asked, of whom, and for which faction if one alone is asked."""

    kind: Kind
    seats: tuple[int, ...]
    faction: str | None


class Deputy(msgspec.Struct, frozen=True):
    """A figurine, and its row on the sheet of popularity."""

    name: str
    faction: str
    post: str
    square: str
    popularity: int
    moved: bool  # in this Phase I
    elected: bool  # as things stand (E-5)
    ledger: tuple[int, ...]  # PP at the end of each round, 0 for the round of his death


class Charge(msgspec.Struct, frozen=True):
    """A denunciation of the batch that is open."""

    deputy: str
    supported: bool


class Cast(msgspec.Struct, frozen=True):
    """A ballot that is sealed: the own ones only."""

    faction: str
    vote: str  # oui, non, or how many OUI


class Assignment(msgspec.Struct, frozen=True):
    """A card and whom it is for; nobody yet is None."""

    card: str
    deputy: str | None


class Pack(msgspec.Struct, frozen=True):
    """A pack: cards in an order that nobody knows, and under them those that came back."""

    unknown: int
    returned: tuple[str | None, ...]  # from the top; what the seat does not know is None
    bag: tuple[str, ...] | None  # only when all is open


class ConventionView(View, frozen=True, kw_only=True):
    """All that a seat may know of a position."""

    game: Literal["convention"]
    options: dict[str, Value]
    round: int
    phase: str
    first: str | None  # the faction that begins all phases
    circle: tuple[str, ...]  # the factions in play, clockwise
    owners: tuple[int | None, ...]  # who plays each faction, in the order of the box
    deputies: tuple[Deputy, ...]  # all 24, in the order of the box
    dissolved: bool
    charges: tuple[Charge, ...]
    named: tuple[str, ...]  # deputies named in a Motion of this round
    passed: tuple[str, ...]  # factions that have passed in Phase I
    newcomers: tuple[str, ...]  # factions that have sent somebody on Mission in this round
    tried: tuple[str, ...]  # deputies who have made their attempt in this phase
    bonus: tuple[int, ...]  # n of each faction, in Phases VI and VII
    drawn: tuple[str | None, ...]  # cards drawn and not yet carried out
    assigned: tuple[Assignment, ...]  # own, or revealed
    rejected: str | None  # own, until the reveal
    revealed: bool
    hands: tuple[tuple[str | None, ...], ...]  # of each faction; what the seat does not know is None
    mission_pack: Pack
    jacobins_pack: Pack
    asked: str | None  # the question of the booklet that waits for an answer
    ballots: tuple[Cast, ...]
    totals: tuple[int, ...]  # deputies of each seat who would be re-elected now
    popularity: tuple[int, ...]  # PP of the deputies of each seat who would be re-elected now
    defending: bool  # the moment in which somebody could still be defended
    pending: Pending | None
    ahead: tuple[Due, ...]  # what the rules will do, the last one first, as far as everybody knows: `ahead`
    history: tuple[AnyEvent, ...]
