# mypyc: compile
"""What a seat of Guillotine may know, in numbers, and no other number."""

from __future__ import annotations

from typing import Any, Final

from cabale.core.agenda import Step
from cabale.core.observing import Encoder, Recollection
from cabale.core.rows import HIGHEST, LOWEST, Row
from cabale.core.seats import OPEN
from cabale.core.watching import asked, asking
from cabale.games.guillotine import pieces, watching
from cabale.games.guillotine.cards import HowFar
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.effects import ErrorReply
from cabale.games.guillotine.table import Guillotine
from cabale.games.guillotine.views import KINDS

DAYS: Final = 3
ENDINGS: Final = 2
COPIES: Final = max(pieces.COPIES)
ALL_ACTIONS: Final = sum(pieces.COPIES)

_QUESTIONS: Final = list(dict.fromkeys(KINDS.values()))
_QUESTION_OF: Final[dict[type[Step[Any]], int]] = {
    step: _QUESTIONS.index(kind) for step, kind in KINDS.items()
}
_NOTHING: Final[tuple[int, ...]] = ()


def encoder() -> Encoder:
    return GuillotineEncoder()


class GuillotineEncoder(Encoder):
    """Remembers which cards of other hands each seat has seen.

    Seats are counted clockwise from the one that looks on (a spectator looks from seat a). Nobles and action
    cards are in the order of G-12 and G-13, copies of nobles apart.
    """

    def __init__(self) -> None:
        self._recollection: Final = Recollection(watching.witness)

    def write(self, s: Guillotine, seat: int, row: Row) -> None:
        seats, origin = len(s.hands), max(seat, 0)
        known = self._recollection.known(s, seat)
        step = asking(s)
        if isinstance(step, Blade) and seat != s.turn and seat != OPEN:  # G-94
            step = None
        awaited = asked(s) if step is not None else _NOTHING
        totals = s.totals()
        _cards("hand", s.hands[seat] if seat >= 0 else _NOTHING, row)
        line = [0] * pieces.NOBLES  # 50 for who stands first, one less for each place behind
        for place in range(len(s.line)):
            line[s.line[place]] = pieces.NOBLES - place
        row.numbered("line", 0, pieces.NOBLES, line)
        _nobles("noble_discard", s.buried, row)
        _nobles("top", _seen(s.top, s.top_seen, seat) + _seen(s.looked, s.looked_seen, seat), row)
        _cards("action_discard", s.discards, row)
        _cards("playing", s.playing, row)
        for distance in range(seats):
            other = (origin + distance) % seats
            _nobles("pile", s.piles[other], row)
            _cards("front", s.fronts[other], row)
            _cards("known", _NOTHING if other == seat else known[other], row)
            row.number("cards", 0, ALL_ACTIONS, len(s.hands[other]))
            row.number("total", LOWEST, HIGHEST, totals[other])
            row.flag("rushed", bool(s.rushed >> other & 1))
            row.flag("confused", bool(s.confused >> other & 1))
            row.flag("active", other == s.active)
            row.flag("day_start", other == s.day_start)
            row.flag("asked", other in awaited)
        row.one_of("question", len(_QUESTIONS), -1 if step is None else _QUESTION_OF[type(step)])
        _nobles("chosen", _chosen(s), row)
        row.one_of("day", DAYS, s.day - 1)
        row.number("line_length", 0, pieces.NOBLES, len(s.line))
        row.number("noble_deck", 0, pieces.NOBLES, s.nobles_left())
        row.number("action_deck", 0, ALL_ACTIONS, s.actions_size)
        row.number("collects", 0, pieces.NOBLES, s.collects)
        row.number("draws", 0, ALL_ACTIONS, s.draws)
        row.flag("barred", s.barred)
        row.one_of("ending", ENDINGS, s.ending - 1)
        row.flag("closing", s.closing)
        row.flag("blade", bool(s.agenda) and isinstance(s.agenda[-1], Blade))
        row.flag("wotc", s.options.values["edition"] == "wotc")
        row.flag("over", not s.agenda)


def _nobles(of: str, nobles: tuple[int, ...], row: Row) -> None:
    row.counted(of, pieces.NOBLES, 1, nobles)


def _cards(of: str, cards: tuple[int, ...], row: Row) -> None:
    row.counted(of, pieces.KINDS_OF_ACTIONS, COPIES, cards)


def _seen(nobles: tuple[int, ...], seen: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """G-49. Those of them that the seat knows."""
    if not nobles:
        return nobles
    return tuple(
        [
            nobles[place]
            for place in range(len(nobles))
            if seat == OPEN or (seat >= 0 and seen[place] >> seat & 1)
        ]
    )


def _chosen(s: Guillotine) -> tuple[int, ...]:
    """The noble whose distance is asked, or that was picked from a pile."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, HowFar):
        return (step.noble,)
    return (step.noble,) if isinstance(step, ErrorReply) else ()
