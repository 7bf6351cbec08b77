# mypyc: compile
"""What a seat of Complots may know, in numbers, and no other number."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.observing import Encoder
from cabale.core.rows import Row
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asking
from cabale.games.complots import events, pieces, rules
from cabale.games.complots.table import NO_LIMIT, Complots
from cabale.games.complots.views import KINDS

LIVES: Final = 2
MOST_IN_HAND: Final = 4  # C-37
WHOLE: Final = 100  # percent

_PHASES: Final = list(KINDS.values())
_PHASE_OF: Final[dict[type[Step[Any]], int]] = {step: _PHASES.index(kind) for step, kind in KINDS.items()}
_DEED_OF: Final = {action: place for place, action in enumerate(pieces.ACTIONS)}
_NOTHING: Final[tuple[int, ...]] = ()


def encoder() -> Encoder:
    return ComplotsEncoder()


class ComplotsEncoder(Encoder):
    """Needs no memory: what matters lies on the table or has happened in this turn.

    Seats are counted clockwise from the one that looks on (a spectator looks from seat a), characters as C-1
    has them, the envoy last, whichever it is.
    """

    def write(self, s: Complots, seat: int, row: Row) -> None:
        kinds, seats, origin = pieces.CHARACTERS, len(s.coins), max(seat, 0)
        step = asking(s)
        turn = Turning(s)
        returns = isinstance(step, rules.Return) and step.seat == seat
        row.counted("hand", kinds, MOST_IN_HAND, s.hidden[seat] if seat >= 0 else _NOTHING)
        row.counted("drawn", kinds, MOST_IN_HAND, _drawn(s) if returns else _NOTHING)
        row.counted("shown", kinds, 1, _shown(s, seat))
        for distance in range(seats):
            other = (origin + distance) % seats
            row.one_of("lives", LIVES + 1, len(s.hidden[other]))
            row.one_of("coins", pieces.RICHEST + 1, s.coins[other])
            row.counted("faceup", kinds, LIVES, s.faceup[other])
        row.one_of("active", seats, _away(s.active, origin, seats))
        row.one_of("asked", len(_PHASES), -1 if step is None else _PHASE_OF[type(step)])
        row.one_of("action", 1 + len(_DEED_OF), 0 if turn.action < 0 else 1 + _DEED_OF[turn.action])
        row.one_of("target", 1 + seats, 1 + _away(turn.target, origin, seats))
        row.one_of("counterer", 1 + seats, 1 + _away(turn.counterer, origin, seats))
        row.counted("counter", kinds, 1, turn.counter)
        row.one_of("challenger", 1 + seats, 1 + _away(turn.challenger, origin, seats))
        limit = s.options.treasury_limit  # percent of all coins are left, 100 if there is no limit
        row.number("treasury", 0, WHOLE, WHOLE if limit == NO_LIMIT else WHOLE * s.treasury // limit)
        row.flag("inquisitor", s.options.envoy == pieces.INQUISITOR)


class Turning:
    """What has happened in this turn: from the end of the story, as far as the turn began. All saw it."""

    def __init__(self, s: Complots) -> None:
        self.action = -1
        self.target = NO_SEAT
        self.counterer = NO_SEAT
        self.counter: tuple[int, ...] = ()  # the character that is claimed
        self.challenger = NO_SEAT  # of the claim made last
        story = s.story
        while story is not None:
            earlier, kind, seat, what, whom = story
            if kind == events.BEGAN:
                return
            if kind == events.DECLARED:
                self.action = what
                self.target = whom
            elif kind == events.CHALLENGED:
                if self.counterer == NO_SEAT and self.challenger == NO_SEAT:
                    self.challenger = seat
            elif kind == events.COUNTERED:
                self.counterer = seat
                self.counter = pieces.ALONE[what]
            story = earlier


def _away(seat: int, origin: int, seats: int) -> int:
    """How far round the table, or -1 for nobody."""
    return -1 if seat == NO_SEAT else (seat - origin) % seats


def _shown(s: Complots, seat: int) -> tuple[int, ...]:
    """C-39. The card of the examination under way, for the two who know it."""
    if s.story is not None:
        _, kind, owner, card, examiner = s.story
        if kind == events.SHOWED and (seat == owner or seat == examiner or seat == OPEN):
            return pieces.ALONE[card]
    return ()


def _drawn(s: Complots) -> tuple[int, ...]:
    """C-37. The cards drawn in the exchange under way, less those that went back."""
    returned: list[int] = []
    drawn: list[int] = []
    story = s.story
    while story is not None:
        earlier, kind, _, what, _ = story
        if kind == events.RETURNED:
            returned.append(what)
        elif kind != events.DREW:
            break
        elif what in returned:
            returned.remove(what)
        else:
            drawn.append(what)
        story = earlier
    return tuple(drawn)
