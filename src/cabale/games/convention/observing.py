# mypyc: compile
"""What a seat of the Convention may know, in numbers, and no other number."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.observing import Encoder
from cabale.core.rows import HIGHEST, Row
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asking
from cabale.games.convention import pieces
from cabale.games.convention.assembly import MotionVote, ReportVote
from cabale.games.convention.club import Defence
from cabale.games.convention.denouncing import Trial
from cabale.games.convention.table import Convention
from cabale.games.convention.views import ASKED, Kind
from cabale.games.convention.voting import Scrutiny, voters, voting_seats
from cabale.games.convention.watching import ON_MISSION, drawing_faction, faction_asked, kind_of, knows

FACTIONS: Final = 4
ROUNDS: Final = 20

_ASKED_AT: Final[dict[Kind, int]] = {kind: place for place, kind in enumerate(ASKED)}


def encoder() -> Encoder:
    return ConventionEncoder()


class ConventionEncoder(Encoder):
    """Needs no memory: who knows which card is part of a position.

    Factions are counted clockwise from the first one of the seat that looks on (a spectator looks from seat
    a); one that nobody plays comes last, all zeros.
    """

    def write(self, s: Convention, seat: int, row: Row) -> None:
        step = asking(s)
        if isinstance(step, Defence) and seat != s.turn and seat != OPEN:  # V-7
            step = None
        order = _around(s, max(seat, 0))
        for faction in order:
            for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
                _deputy(s, deputy, row)
        asked = _factions_asked(s, step)
        votes = _votes(s, seat)
        for faction in order:
            _faction(s, faction, max(seat, 0), asked, votes[faction], row)
        _cards(s, seat, row)
        row.one_of("question", len(ASKED), -1 if step is None else _ASKED_AT[kind_of(step)])
        row.one_of("phase", len(pieces.PHASES), s.phase)
        row.flag("defending", bool(s.agenda) and isinstance(s.agenda[-1], Defence))
        _clock(s, row)
        row.one_of("about", pieces.DEPUTIES + 1, -1 if step is None else _deputy_voted_on(step))
        section, number = divmod(s.asked, pieces.PER_SECTION)  # the question of the booklet
        row.one_of("section", FACTIONS, -1 if s.asked == pieces.NO_QUESTION else section)
        row.one_of("booklet", pieces.PER_SECTION, -1 if s.asked == pieces.NO_QUESTION else number)


def _around(s: Convention, seat: int) -> list[int]:
    """The factions in the order in which this seat counts them."""
    circle = s.circle
    start = 0
    while start < len(circle) and s.owner[circle[start]] != seat:
        start += 1
    order = [circle[(start + place) % len(circle)] for place in range(len(circle))]
    return order + [faction for faction in range(FACTIONS) if faction not in order]


def _deputy(s: Convention, deputy: int, row: Row) -> None:
    post = s.post[deputy]
    charged = deputy in s.charges
    row.one_of("post", len(pieces.POSTS), post)
    row.one_of("square", len(pieces.SQUARES), s.square[deputy])
    row.number("popularity", 0, HIGHEST, 0 if post == pieces.ABSENT else s.popularity[deputy])
    row.flag("moved", bool(s.moved >> deputy & 1))
    row.flag("denounced", charged)
    row.flag("supported", charged and bool(s.backed >> deputy & 1))
    row.flag("named", bool(s.named >> deputy & 1))
    row.flag("tried", bool(s.tried >> deputy & 1))


def _faction(s: Convention, faction: int, seat: int, asked: int, vote: int, row: Row) -> None:
    owner = s.owner[faction]
    free = 0
    popularity = 0
    for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION):
        if s.post[deputy] < pieces.FREE_POSTS:
            free += 1
            popularity += s.popularity[deputy]
    row.flag("played", owner != NO_SEAT)
    row.flag("own", owner == seat)
    row.flag("first", s.first == faction)
    row.flag("passed", bool(s.passed >> faction & 1))
    row.flag("newcomer", bool(s.newcomers >> faction & 1))
    row.flag("asked", bool(asked >> faction & 1))
    row.number("cards", 0, pieces.JACOBINS_CARDS, len(s.hands[faction]))
    row.number("bonus", 0, HIGHEST, s.bonus[faction])
    row.flag("oui", vote == pieces.OUI)
    row.flag("non", vote == pieces.NON)
    row.number("free", 0, pieces.PER_FACTION, free)
    row.number("free_popularity", 0, HIGHEST, popularity)


def _factions_asked(s: Convention, step: Step[Any] | None) -> int:
    """For which factions somebody is asked: of a vote all who take part, else one, or all of one seat."""
    if step is None:
        return 0
    if isinstance(step, Scrutiny):
        seats = voting_seats(s, step.body(), step.half)
    else:
        faction = faction_asked(s, step)
        if faction != pieces.NO_FACTION:
            return 1 << faction
        seats = 1 << s.turn
    asked = 0
    for faction in range(FACTIONS):
        if s.owner[faction] != NO_SEAT and seats >> s.owner[faction] & 1:
            asked |= 1 << faction
    return asked


def _votes(s: Convention, seat: int) -> list[int]:
    """By factions: the ballots that a seat has cast and nobody has opened, 0 where there is none."""
    votes = [0] * FACTIONS
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Scrutiny):
        cast = [0] * s.seats
        for voter, move in s.sealed:
            if voter == seat or seat == OPEN:
                votes[voters(s, voter, step.body())[cast[voter]]] = move
            cast[voter] += 1
    return votes


def _cards(s: Convention, seat: int, row: Row) -> None:
    """What the seat holds or is assigning; what it knows in other hands, or that everybody sees being carried
    out; what it knows in the packs, 90 for the top of one, one less for each card above."""
    held = [0] * pieces.CARDS
    others = [0] * pieces.CARDS
    depth = [0] * pieces.CARDS
    for faction in range(FACTIONS):
        cards = held if seat >= 0 and s.owner[faction] == seat else others
        for card in s.hands[faction]:
            if knows(s, card, seat):
                cards[card] = 1
    for card in s.tray:
        if knows(s, card, seat):
            held[card] = 1
    if s.picked and (s.revealed or s.phase != ON_MISSION or _draws(s, seat)):
        for card in s.picked:
            others[card] = 1
    for queue, left in ((s.mission_queue, s.mission_left), (s.jacobins_queue, s.jacobins_left)):
        for place in range(len(queue)):
            if knows(s, queue[place], seat):
                depth[queue[place]] = pieces.CARDS - left - place
    row.numbered("held", 0, 1, held)
    row.numbered("seen", 0, 1, others)
    row.numbered("depth", 0, pieces.CARDS, depth)


def _draws(s: Convention, seat: int) -> bool:
    """Whether the cards being assigned are this seat's."""
    faction = drawing_faction(s)
    return seat == OPEN or (faction != pieces.NO_FACTION and s.owner[faction] == seat)


def _clock(s: Convention, row: Row) -> None:
    """How far the game has come, and how it is played."""
    row.number("round", 0, ROUNDS, s.round)
    row.number("rounds", 0, ROUNDS, s.options.rounds)
    row.flag("dissolved", s.dissolved)
    row.number("mission_pack", 0, pieces.MISSION_CARDS, s.mission_left + len(s.mission_queue))
    row.number("jacobins_pack", 0, pieces.JACOBINS_CARDS, s.jacobins_left + len(s.jacobins_queue))
    row.flag("history", s.options.history)
    row.flag("split_votes", s.options.split_votes)
    row.flag("redraw", s.options.redraw)
    row.number("dissolution_from", 0, ROUNDS, s.options.dissolution_from)
    row.number("mission_unknown", 0, pieces.MISSION_CARDS, s.mission_left)
    row.number("jacobins_unknown", 0, pieces.JACOBINS_CARDS, s.jacobins_left)
    row.flag("over", not s.agenda)
    row.number("seats", 0, FACTIONS, s.seats)
    row.flag("revealed", s.revealed)


def _deputy_voted_on(step: Step[Any]) -> int:
    """Of whom a vote is about, -1 if of nobody."""
    if isinstance(step, ReportVote):
        return step.deputy
    if isinstance(step, MotionVote):
        return step.deputy
    return step.deputy if isinstance(step, Trial) else -1
