# mypyc: compile
"""Why a move is refused: a code, the rule's number, and the facts. All of them are public."""

from __future__ import annotations

from typing import Final

from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.druide.pieces import MOVE_BAR, NEUTRAL, PLACE, SIZE
from cabale.games.druide.rules import DealLucky, DealTaboo, DrawBars, FirstPlayer
from cabale.games.druide.table import Druide

DRAWS: Final = {DrawBars: "D-20", DealLucky: "D-6", DealTaboo: "D-7", FirstPlayer: "D-8"}


def refusal(s: Druide, seat: int, move: int) -> IllegalMove:
    """Why this move, which is not among those offered, is refused."""
    if s.over:
        return IllegalMove("game_over", rule="D-13")
    if seat == CHANCE:
        if s.turn == CHANCE:
            return IllegalMove("not_drawn", rule=DRAWS[type(s.agenda[-1])])
        return IllegalMove("no_draw_due", rule="D-9")
    if not 0 <= seat < s.seats:
        return IllegalMove("no_such_seat", text=str(seat), expected=tuple(LETTERS[: s.seats]))
    if not 0 <= move < SIZE:
        return IllegalMove("unknown_move", text=str(move))
    if s.passed >> seat & 1:
        return IllegalMove("has_passed", rule="D-12")
    if seat != s.turn:
        return IllegalMove("not_awaited", rule="D-8")
    if move < MOVE_BAR:
        return closed_place(s, seat) or _taken(s, move - PLACE)
    return _fixed(s, (move - MOVE_BAR) // 2) or _no_bar(s, seat)


def _taken(s: Druide, stone: int) -> IllegalMove:
    return IllegalMove("stone_taken", rule="D-9", stone=stone, target=s.stones[stone])


def _fixed(s: Druide, bar: int) -> IllegalMove | None:
    if s.owners[bar] == NEUTRAL:
        return None
    return IllegalMove("bar_fixed", rule="D-11", line=s.bars[bar], target=s.owners[bar])


def _no_bar(s: Druide, seat: int) -> IllegalMove:
    assert s.bars_left[seat] == 0
    return IllegalMove("no_bar_left", rule="D-11")


def closed_place(s: Druide, seat: int) -> IllegalMove | None:
    """D-10. Why this seat may place no druid at all, if that is so."""
    return None if s.reserve[seat] else IllegalMove("no_druid_left", rule="D-10")


def closed_bars(s: Druide, seat: int) -> IllegalMove | None:
    """D-11. Why this seat may move no bar at all, if that is so."""
    if NEUTRAL not in s.owners:
        return IllegalMove("no_neutral_bar", rule="D-11")
    return None if s.bars_left[seat] else _no_bar(s, seat)
