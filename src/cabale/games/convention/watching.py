# mypyc: compile
"""How the views of the Convention are made: each costs what happened since the last one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from cabale.core.agenda import SEATS_OF, Step
from cabale.core.events import Witness
from cabale.core.seats import NO_SEAT, OPEN, PUBLIC
from cabale.core.watching import asking
from cabale.games.convention.ahead import COURSE
from cabale.games.convention.club import Defence, Target
from cabale.games.convention.denouncing import Answer, Summons
from cabale.games.convention.events import TELLING
from cabale.games.convention.exile import GivingUp, Rehabilitation
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
from cabale.games.convention.table import PUBLIC_EYE, Convention
from cabale.games.convention.turns import InTurn, OfBearer, OfFaction
from cabale.games.convention.views import (
    KINDS,
    Assignment,
    Cast,
    Charge,
    ConventionView,
    Deputy,
    Kind,
    Pack,
    Pending,
)
from cabale.games.convention.voting import Scrutiny, voters, voting_seats

ON_MISSION: Final = PHASES.index("mission")


def witness(seat: int) -> Witness:
    return Witness(TELLING, seat)


def kind_of(step: Step[Any]) -> Kind:
    if isinstance(step, Rehabilitation) and step.place != PRISON:
        return "flight_attempt"
    return KINDS[type(step)]


def faction_asked(s: Convention, step: Step[Any]) -> int:
    """The faction for which one seat alone is asked."""
    match step:
        case InTurn(turn) | Rehabilitation(turn, _):
            return s.at(turn)
        case OfFaction(faction) | OfBearer(faction, _) | Target(faction, _):
            return faction
        case GivingUp():
            return step.deputy(s) // PER_FACTION
        case Summons(place):
            return s.charges[place] // PER_FACTION
        case Answer(deputy, _):
            return deputy // PER_FACTION
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


def view(s: Convention, w: Witness) -> ConventionView:
    seat = w.seat
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
        ahead=COURSE.show(s.agenda),
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
    for place in range(len(s.agenda) - 1, -1, -1):
        for field in s.agenda[place].__match_args__:
            if field == "faction":
                faction: int = getattr(s.agenda[place], field)
                return faction
    return NO_FACTION


def _draws(s: Convention, seat: int) -> bool:
    """Whether the cards being assigned are this seat's."""
    faction = drawing_faction(s)
    return seat == OPEN or (faction != NO_FACTION and s.owner[faction] == seat)


def _assigned(s: Convention, seat: int) -> tuple[Assignment, ...]:
    """A speaker's card is open at once; the cards of a Mission when all are assigned (R-24)."""
    if not s.picked or not (s.revealed or s.phase != ON_MISSION or _draws(s, seat)):
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
