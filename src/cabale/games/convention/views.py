"""What a seat of the Convention sees: built from what it may know, never stripped from what it may not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from cabale.core.agenda import SEATS_OF, Step
from cabale.core.options import Value
from cabale.core.seats import CHANCE, NO_SEAT, OPEN, PUBLIC
from cabale.core.views import View
from cabale.games.convention.assembly import (
    Agenda,
    ChooseReporter,
    Dissolution,
    DissolutionVote,
    Motion,
    MotionVote,
    Move,
    ReportVote,
)
from cabale.games.convention.club import Defence, Delayed, Immediate, Speakers, Target
from cabale.games.convention.denouncing import Answer, Summons, Trial
from cabale.games.convention.events import AnyEvent
from cabale.games.convention.exile import GivingUp, Rehabilitation
from cabale.games.convention.missions import Assign, Colours, ForWhom, NewOrders, Partner, Praise, Reject
from cabale.games.convention.pieces import (
    CARD_NAMES,
    DEPUTIES,
    DEPUTY_NAMES,
    FACTIONS,
    MISSION_CARDS,
    NO_CARD,
    NO_FACTION,
    NO_QUESTION,
    NON,
    OUI,
    OUI_COUNT,
    PER_FACTION,
    PHASES,
    POSTS,
    PRISON,
    QUESTION_NAMES,
    SQUARES,
)
from cabale.games.convention.rules import Draft
from cabale.games.convention.story import Witness
from cabale.games.convention.table import PUBLIC_EYE, Convention
from cabale.games.convention.voting import Scrutiny, voters, voting_seats

Kind = Literal[
    "faction", "move", "report_choose", "report_vote", "agenda", "dissolve_propose", "dissolve_vote",
    "motion_propose", "motion_vote", "mission_reject", "mission_card", "mission_deputy", "joint", "triumph",
    "orders", "praise", "club_assign", "club_order", "club_target", "club_delayed", "defence", "summons",
    "trial_vote", "prison_attempt", "flight_attempt", "surrender", "answer",
]  # fmt: skip
KINDS: Final[dict[type[Step[Any]], Kind]] = {
    Draft: "faction",
    Move: "move",
    ChooseReporter: "report_choose",
    ReportVote: "report_vote",
    Agenda: "agenda",
    Dissolution: "dissolve_propose",
    DissolutionVote: "dissolve_vote",
    Motion: "motion_propose",
    MotionVote: "motion_vote",
    Reject: "mission_reject",
    Assign: "mission_card",
    ForWhom: "mission_deputy",
    Partner: "joint",
    Colours: "triumph",
    NewOrders: "orders",
    Praise: "praise",
    Speakers: "club_assign",
    Immediate: "club_order",
    Target: "club_target",
    Delayed: "club_delayed",
    Defence: "defence",
    Summons: "summons",
    Trial: "trial_vote",
    Rehabilitation: "prison_attempt",  # or, in Flight, flight_attempt
    GivingUp: "surrender",
    Answer: "answer",
}
ASKED: Final[tuple[Kind, ...]] = (*KINDS.values(), "flight_attempt")
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
    popularity: tuple[int, ...]  # and their PP
    defending: bool  # the moment in which somebody could still be defended
    pending: Pending | None
    plan: tuple[tuple[str | int | tuple[int, ...], ...], ...]  # what the rules will do, the last one first
    history: tuple[AnyEvent, ...]


def asking(s: Convention) -> Step[Any] | None:
    """The step that asks a player now."""
    if not s.agenda or s.turn == CHANCE:
        return None
    return s.agenda[-1]


def kind_of(step: Step[Any]) -> Kind:
    if isinstance(step, Rehabilitation) and step.place != PRISON:
        return "flight_attempt"
    return KINDS[type(step)]


def faction_asked(s: Convention, step: Step[Any]) -> int:
    """The faction for which one seat alone is asked."""
    match step:
        case (
            Move(turn)
            | ChooseReporter(turn)
            | Agenda(turn)
            | Dissolution(turn)
            | Motion(turn)
            | Defence(turn)
            | Rehabilitation(turn, _)
        ):
            return s.at(turn)
        case GivingUp():
            return step.deputy(s) // PER_FACTION
        case Summons(place):
            return s.charges[place] // PER_FACTION
        case Answer(deputy, _):
            return deputy // PER_FACTION
        case (
            Reject(faction)
            | Assign(faction)
            | ForWhom(faction)
            | Partner(faction, _)
            | Colours(faction, _)
            | NewOrders(faction, _)
            | Praise(faction, _)
            | Speakers(faction)
            | Immediate(faction)
            | Target(faction, _)
            | Delayed(faction)
        ):
            return faction
    return NO_FACTION  # the choice of factions


def pending(s: Convention, seat: int) -> Pending | None:
    """What this seat sees being asked: of a vote all who take part, of a defence nobody but the holder."""
    step = asking(s)
    if step is None or (isinstance(step, Defence) and seat not in (s.turn, OPEN)):
        return None
    if isinstance(step, Scrutiny):
        return Pending(kind_of(step), SEATS_OF[voting_seats(s, step.body(), step.half)], None)
    faction = faction_asked(s, step)
    return Pending(kind_of(step), (s.turn,), None if faction == NO_FACTION else FACTIONS[faction])


def view(s: Convention, seat: int) -> ConventionView:
    return Watcher(seat).look(s)


class Watcher:
    """Views of one seat in one game: each costs what happened since the last one."""

    def __init__(self, seat: int) -> None:
        self._witness: Final = Witness(seat)

    @property
    def told(self) -> Sequence[AnyEvent]:
        return self._witness.told

    def glance(self, s: Convention) -> ConventionView:
        """The view without its history, which is `told`: that grows, and to copy it costs more every time."""
        self._witness.retell(s)
        return _view(s, self._witness.seat)

    def look(self, s: Convention) -> ConventionView:
        return msgspec.structs.replace(self.glance(s), history=tuple(self.told))


def _view(s: Convention, seat: int) -> ConventionView:
    rows = [s.standing(player) for player in range(s.seats)]
    return ConventionView(
        game="convention",
        seat=seat,
        seats=s.seats,
        over=s.over,
        turns=s.round,
        ranks=tuple(s.ranks()) if s.over else (),
        options=s.options.values,
        round=s.round,
        phase=PHASES[s.phase],
        first=None if s.first == NO_FACTION else FACTIONS[s.first],
        circle=_factions(s.circle),
        owners=tuple([None if owner == NO_SEAT else owner for owner in s.owner]),
        deputies=tuple([_deputy(s, deputy) for deputy in range(DEPUTIES)]),
        dissolved=s.dissolved,
        charges=tuple([Charge(DEPUTY_NAMES[d], bool(s.backed >> d & 1)) for d in s.charges]),
        named=_deputies_in(s.named),
        passed=_factions([faction for faction in range(4) if s.passed >> faction & 1]),
        newcomers=_factions([faction for faction in range(4) if s.newcomers >> faction & 1]),
        tried=_deputies_in(s.tried),
        bonus=s.bonus,
        drawn=tuple([_seen(s, card, seat) for card in s.tray]),
        assigned=_assigned(s, seat),
        rejected=CARD_NAMES[s.rejected] if s.rejected != NO_CARD and _draws(s, seat) else None,
        revealed=s.revealed,
        hands=tuple([_hand(s, faction, seat) for faction in range(4)]),
        mission_pack=_pack(s, seat, s.mission_left, s.mission_queue, s.mission_bag, 0),
        jacobins_pack=_pack(s, seat, s.jacobins_left, s.jacobins_queue, s.jacobins_bag, MISSION_CARDS),
        asked=None if s.asked == NO_QUESTION else QUESTION_NAMES[s.asked],
        ballots=_ballots(s, seat),
        totals=tuple([elected for elected, _, _ in rows]),
        popularity=tuple([popularity for _, popularity, _ in rows]),
        defending=bool(s.agenda) and isinstance(s.agenda[-1], Defence),
        pending=pending(s, seat),
        plan=tuple([_planned(step) for step in s.agenda]),
        history=(),
    )


def _factions(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([FACTIONS[faction] for faction in numbers])


def _deputies_in(mask: int) -> tuple[str, ...]:
    return tuple([name for deputy, name in enumerate(DEPUTY_NAMES) if mask >> deputy & 1])


def _deputy(s: Convention, deputy: int) -> Deputy:
    return Deputy(
        DEPUTY_NAMES[deputy],
        FACTIONS[deputy // PER_FACTION],
        POSTS[s.post[deputy]],
        SQUARES[s.square[deputy]],
        s.popularity[deputy],
        bool(s.moved >> deputy & 1),
        s.elected(deputy),
        s.ledger[deputy],
    )


def knows(s: Convention, card: int, seat: int) -> bool:
    """Whether a seat, or the public, knows where a card is."""
    return seat == OPEN or bool(s.known[card] >> (PUBLIC_EYE if seat == PUBLIC else seat) & 1)


def _seen(s: Convention, card: int, seat: int) -> str | None:
    return CARD_NAMES[card] if knows(s, card, seat) else None


def drawing_faction(s: Convention) -> int:
    """The faction that is drawing, assigning or resolving cards: the last planned step that says so."""
    for step in reversed(s.agenda):
        faction: int | None = getattr(step, "faction", None)
        if faction is not None:
            return faction
    return NO_FACTION


def _draws(s: Convention, seat: int) -> bool:
    """Whether the cards being assigned are this seat's."""
    faction = drawing_faction(s)
    return seat == OPEN or (faction != NO_FACTION and s.owner[faction] == seat)


def _assigned(s: Convention, seat: int) -> tuple[Assignment, ...]:
    """A speaker's card is open at once; the cards of a Mission when all are assigned (R-24)."""
    open_cards = s.revealed or s.phase != PHASES.index("mission") or _draws(s, seat)
    if not s.picked or not open_cards:
        return ()
    bearers = [*[DEPUTY_NAMES[deputy] for deputy in s.bearers], None]
    return tuple([Assignment(CARD_NAMES[card], bearers[place]) for place, card in enumerate(s.picked)])


def _hand(s: Convention, faction: int, seat: int) -> tuple[str | None, ...]:
    """Own cards in their order; of others first those that the seat knows."""
    cards = [_seen(s, card, seat) for card in s.hands[faction]]
    if seat == OPEN or (seat >= 0 and s.owner[faction] == seat):
        return tuple(cards)
    return (*sorted([card for card in cards if card is not None]), *[None] * cards.count(None))


def _pack(s: Convention, seat: int, left: int, queue: tuple[int, ...], bag: list[int], first: int) -> Pack:
    inside = [CARD_NAMES[first + card] for card, there in enumerate(bag) if there]
    return Pack(
        left, tuple([_seen(s, card, seat) for card in queue]), tuple(inside) if seat == OPEN else None
    )


def _ballots(s: Convention, seat: int) -> tuple[Cast, ...]:
    """The ballots that a seat has cast and nobody has opened."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Scrutiny):
        return ()
    found = []
    cast = [0] * s.seats
    for voter, move in s.sealed:
        faction = voters(s, voter, step.body())[cast[voter]]
        cast[voter] += 1
        if seat in (voter, OPEN):
            found.append(Cast(FACTIONS[faction], vote_name(move)))
    return tuple(found)


def vote_name(move: int) -> str:
    return {OUI: "oui", NON: "non"}.get(move, str(move - OUI_COUNT))


def _planned(step: Step[Any]) -> tuple[str | int | tuple[int, ...], ...]:
    """A step as plain data. No step of this game holds a secret: what is hidden lies on the table."""
    return (type(step).__name__, *[getattr(step, field) for field in step.__match_args__])
