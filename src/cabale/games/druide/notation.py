# mypyc: compile
"""Moves of Le Grand Druide as text: `place=14`, `bar=19>18`, `pass`; chance: `~23`, `~blue`, `~b`."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import PASS
from cabale.core.errors import BadNotation, IllegalMove
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.druide.pieces import AFTER, BEFORE, COLOURS, MOVE_BAR, NEUTRAL, PLACE, SIZE, STONES, TABOOS
from cabale.games.druide.rules import DealTaboo, FirstPlayer, next_to
from cabale.games.druide.table import Druide

NUMBERS: Final = {str(number): number for number in range(1, STONES + 1)}
COLOUR_OF: Final = {name: colour for colour, name in enumerate(COLOURS)}


def write_body(s: Druide, seat: int, move: int) -> str:
    if seat == CHANCE:
        return _write_outcome(s, move)
    if move == PASS:
        return "pass"
    if PLACE < move < MOVE_BAR:
        return f"place={move - PLACE}"
    if MOVE_BAR <= move < SIZE:
        line = s.bars[(move - MOVE_BAR) // 2]
        return f"bar={line}>{next_to(line, move)}"
    raise BadNotation("unknown_move", text=str(move))


def _write_outcome(s: Druide, outcome: int) -> str:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstPlayer):
        return LETTERS[outcome]
    return COLOURS[outcome] if isinstance(step, DealTaboo) else str(outcome)


def read_body(s: Druide, seat: int, body: str) -> int:
    if seat == CHANCE:
        return _read_outcome(s, body)
    if body == "pass":
        return PASS
    verb, names, what = body.partition("=")
    if names and verb == "place" and what in NUMBERS:
        return PLACE + NUMBERS[what]
    line, moves, beside = what.partition(">")
    if verb == "bar" and moves and line in NUMBERS and beside in NUMBERS:
        return _read_bar(s, NUMBERS[line], NUMBERS[beside])
    raise BadNotation("unknown_move", text=body)


def _read_bar(s: Druide, line: int, beside: int) -> int:
    """A bar by its line; where two lie on one line, neither is neutral any more (D-R3)."""
    found = [bar for bar, there in enumerate(s.bars) if there == line]
    if not found:
        raise IllegalMove("no_bar_there", rule="D-11", line=line)
    if beside not in (BEFORE[line], AFTER[line]):
        raise IllegalMove("one_line_only", rule="D-9", line=line, to=beside)
    bar = next((bar for bar in found if s.owners[bar] == NEUTRAL), found[0])
    return MOVE_BAR + 2 * bar + int(beside == AFTER[line])


def _read_outcome(s: Druide, body: str) -> int:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstPlayer):
        return read_seat(body, s.seats)
    if isinstance(step, DealTaboo):
        if body not in COLOURS[:TABOOS]:
            raise BadNotation("unknown_colour", text=body, expected=COLOURS[:TABOOS])
        return COLOUR_OF[body]
    if body not in NUMBERS:
        raise BadNotation("unknown_number", text=body)
    return NUMBERS[body]
