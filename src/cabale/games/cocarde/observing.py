# mypyc: compile
"""What a seat of Le Lys et la Cocarde may know, in numbers, and no other number."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.observing import Encoder, Recollection
from cabale.core.rows import HIGHEST, Row
from cabale.core.seats import NO_SEAT, OPEN
from cabale.core.watching import asked, asking
from cabale.games.cocarde import pieces, watching
from cabale.games.cocarde.decrees import Redistribute
from cabale.games.cocarde.rules import Defence, is_covered
from cabale.games.cocarde.squares import LAST, NAMES, PLACE_NAMES
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS

COPIES: Final = max(pieces.COPIES)
WHOLE: Final = 100  # percent
CITOYENNE: Final = pieces.FIGURES.index("citoyenne")

_PLACE: Final[list[int]] = [NAMES.index(name) if name else -1 for name in PLACE_NAMES]
_QUESTION_OF: Final[dict[type[Step[Any]], int]] = {step: place for place, step in enumerate(KINDS)}
_NOTHING: Final[tuple[int, ...]] = ()


def encoder() -> Encoder:
    return CocardeEncoder()


class CocardeEncoder(Encoder):
    """Remembers which cards of other hands each seat knows.

    Seats are counted clockwise from the one that looks on (a spectator looks from seat a). Cards are in the
    order of the box.
    """

    def __init__(self) -> None:
        self._recollection: Final = Recollection(watching.witness)

    def write(self, s: Cocarde, seat: int, row: Row) -> None:
        seats, origin = len(s.hands), max(seat, 0)
        known = self._recollection.known(s, seat)
        covered = is_covered(s)
        step = asking(s)
        if covered and seat != s.turn and seat != OPEN:
            step = None
        awaited = asked(s) if step is not None else _NOTHING
        pool = s.pool if seat == OPEN or seat == _redistributor(s) else _NOTHING
        _cards("hand", s.hands[seat] if seat >= 0 else _NOTHING, row)
        _cards("discard_pile", s.discards, row)
        _cards("pool", pool, row)  # S41, as far as the seat sees it
        _cards("at_stake", _at_stake(s, pool), row)
        row.numbered("cancelled", 0, 1, [s.cancelled >> square & 1 for square in range(1, LAST)])
        for distance in range(seats):
            other = (origin + distance) % seats
            row.one_of("place", len(NAMES), _PLACE[s.places[other]])
            row.one_of("role", len(pieces.ROLES), s.roles[other])
            _cards("known", _NOTHING if other == seat else known[other], row)
            row.number("cards", 0, pieces.ALL_CARDS, len(s.hands[other]))
            row.number("trees", 0, pieces.TREES, s.trees[other])
            row.number("certificates", 0, HIGHEST, s.certificates[other])
            row.flag("skip", bool(s.skip >> other & 1))
            row.flag("wait", bool(s.wait >> other & 1))
            row.flag("tavern", bool(s.tavern >> other & 1))
            row.number("salon", 0, HIGHEST, s.salon[other])
            row.flag("restart", bool(s.restart >> other & 1))
            row.flag("citoyenne", bool(s.options.figures) and s.options.figures[other] == CITOYENNE)
            row.flag("active", other == s.active)
            row.flag("asked", other in awaited)
            row.flag("moment", covered and other == s.active)
        row.one_of("question", len(_QUESTION_OF), -1 if step is None else _QUESTION_OF[type(step)])
        row.one_of("moment", len(_QUESTION_OF), _QUESTION_OF[type(s.agenda[-1])] if covered else -1)
        row.counted("dice", len(pieces.FACES), 2, _faces(s))
        row.number("draw_pile", 0, pieces.ALL_CARDS, s.pile_size)
        row.number("discarded", 0, pieces.ALL_CARDS, len(s.discards))
        row.number("pooled", 0, pieces.ALL_CARDS, len(s.pool))
        row.number("tree_stock", 0, pieces.TREES, s.tree_stock)
        row.number("certificate_stock", 0, HIGHEST, s.certificate_stock)
        row.number("round", 0, WHOLE, WHOLE * s.rounds // s.options.max_rounds)  # percent
        row.flag("acted", s.acted)
        row.flag("arrived", s.arrived)
        row.flag("rerolled", s.rerolled)
        row.flag("over", not s.agenda)


def _cards(of: str, cards: tuple[int, ...], row: Row) -> None:
    row.counted(of, pieces.KINDS_OF_CARDS, COPIES, cards)


def _redistributor(s: Cocarde) -> int:
    """Who sees the pool of S41."""
    step = s.agenda[-1] if s.agenda else None
    return step.seat if isinstance(step, Redistribute) else NO_SEAT


def _at_stake(s: Cocarde, pool: tuple[int, ...]) -> tuple[int, ...]:
    """The card of the attack that is to be answered, or the next that is handed out."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Defence):
        return (pieces.ATTACK_CARD + step.colour,)
    return pool[:1] if isinstance(step, Redistribute) else ()


def _faces(s: Cocarde) -> tuple[int, ...]:
    """The last throw."""
    return () if s.dice == pieces.NO_THROW else (pieces.LOW_DIE[s.dice], pieces.HIGH_DIE[s.dice])
