# mypyc: compile
"""What a seat of Le Grand Druide is asked, and what is played for it if it stays silent."""

from __future__ import annotations

from cabale.core import offers
from cabale.core.agenda import PASS, seat_bit
from cabale.core.errors import IllegalMove
from cabale.core.views import Argument, Closed, Question
from cabale.games.druide.notation import write_body
from cabale.games.druide.pieces import AFTER, COLOURS, MOVE_BAR, PLACE
from cabale.games.druide.refusals import closed_bars, closed_place
from cabale.games.druide.rules import next_to, passed_by
from cabale.games.druide.table import Druide
from cabale.games.druide.views import KINDS


def question(s: Druide, seat: int) -> Question | None:
    step = offers.asked_by(s, seat)
    if step is None:
        return None
    return Question(
        kind=KINDS[type(step)],
        rule="D-9",
        choices=tuple([offers.open(m, words_of(s, seat, m), write_body(s, seat, m)) for m in s.moves(seat)]),
        closed=(*_closed("place", closed_place(s, seat)), *_closed("move_bar", closed_bars(s, seat))),
        arguments={
            "druids": s.reserve[seat],
            "bars": s.bars_left[seat],
            "alone": "yes" if s.still_in() == seat_bit(seat) else "no",  # all the others have passed
        },
    )


def words_of(s: Druide, seat: int, move: int) -> tuple[str, dict[str, Argument]]:
    """The key of a move's words, and what they need. A stone says whether its colour is taboo to the seat, a
    bar between which stones it lies, and which one it passes: lines have no numbers on the board."""
    if move == PASS:
        return "pass", {}
    if move < MOVE_BAR:
        stone = move - PLACE
        colour = s.options.colours[stone]
        taboo = "yes" if colour == s.taboo[seat] else "no"
        return "place", {"stone": stone, "colour": COLOURS[colour], "taboo": taboo}
    line = s.bars[(move - MOVE_BAR) // 2]
    to = next_to(line, move)
    return "move_bar", {"line": line, "to": to, "after": AFTER[line], "past": passed_by(line, to)}


def _closed(key: str, reason: IllegalMove | None) -> list[Closed]:
    """A kind of move that is not open at all."""
    return [offers.closed(key, key, reason)] if reason else []


def default(s: Druide, seat: int) -> int:
    """To pass would be for good, so a druid goes on a free stone; who has none left passes.

    Which stone follows from open facts by a scramble: positions hold no chance of their own, and the
    colour that a seat must shun is its secret.
    """
    if not s.reserve[seat]:
        return PASS
    places = [move for move in s.moves(seat) if PASS < move < MOVE_BAR]
    return places[(11 * s.turns + 7 * seat + sum(s.bars)) % len(places)]
