"""What bots and learners make of a view: positions, numbers, previews."""

from __future__ import annotations

import pytest
from hypothesis import given

from cabale.core.agenda import PASS
from cabale.core.seats import CHANCE, PUBLIC
from cabale.games.druide import DRUIDE
from cabale.games.druide.pieces import MOVE_BAR
from cabale.games.druide.table import Druide
from tests.games.druide.lines import lay, play
from tests.properties.games import positions


@pytest.mark.parametrize("seats", [3, 4])
def test_how_many_numbers_a_row_has(seats: int) -> None:
    assert len(DRUIDE.observe(DRUIDE.view(DRUIDE.new(seats), 0))) == 125 + 34 * seats


def test_numbers_are_counted_from_the_seat_that_looks_on() -> None:
    s = lay(3, {"druids": {"a": [3], "b": [1]}, "lucky": {"b": 7}, "taboo": {"b": "red"}, "active": "b"})
    row = DRUIDE.observe(DRUIDE.view(s, 1))
    stones, rest = row[:120], row[120:]
    assert stones[0:4] == [0, 1, 0, 0] and stones[4:8] == [1, 0, 0, 0] and stones[8:12] == [0, 0, 0, 1]
    lines, rest = rest[:60], rest[60:]
    assert [n // 2 + 1 for n, there in enumerate(lines) if there] == [1, 5, 11, 15, 19, 24, 27]
    reserves, lucky, taboo, turn = rest[:9], rest[9:39], rest[39:44], rest[44:]
    assert reserves == [8, 3, 0, 9, 3, 0, 8, 3, 0]
    assert lucky.index(1) == 6 and taboo == [0, 0, 0, 0, 1] and turn == [1, 0, 0]


# --- previews


@given(positions("druide"))
def test_a_preview_shows_what_everybody_sees_afterwards(s: Druide) -> None:
    if s.over or s.turn == CHANCE:
        return
    before = s.dump()
    seat = s.turn
    view = DRUIDE.view(s, seat)
    for move in s.moves(seat):
        shown = DRUIDE.preview(view, move)
        after = s.clone()
        after.play(seat, move)
        if not after.over:
            assert shown.colleges == DRUIDE.view(after, PUBLIC).colleges
        if move == PASS:
            assert shown.passes and shown.changed == ()
        else:
            assert shown.reserve == after.reserve[seat] and shown.bars_left == after.bars_left[seat]
            assert len(shown.changed) == (
                1 if move < MOVE_BAR else 2 - (len(shown.colleges) < len(view.colleges))
            )
    assert s.dump() == before


def test_a_preview_of_the_example_in_the_rulebook() -> None:
    druids = {"a": [25, 2, 6], "b": [19, 20, 23, 12], "c": [21, 22, 24, 16]}
    s = lay(3, {"bars": [1, 5, 11, 15, 19, 25, 27], "coloured": {"c": [25]}, "druids": druids})
    view = DRUIDE.view(s, 0)
    assert (view.colleges[4].votes, view.colleges[4].carrier) == (6, 2)
    _, move = DRUIDE.read(s, "a:bar=19>18")
    shown = DRUIDE.preview(view, move)
    assert (shown.line, shown.to, shown.changed) == (19, 18, (3, 4))
    college = shown.colleges[4]
    assert (college.stones, college.votes, college.carrier) == (tuple(range(19, 26)), 7, 0)
    assert college.counts == (1, 3, 3) and college.tied == (1, 2)


def test_a_preview_tells_who_will_have_to_leave() -> None:
    s = lay(3, {"taboo": {"a": "blue"}})
    view = DRUIDE.view(s, 0)
    assert [stone for stone in range(1, 31) if DRUIDE.preview(view, stone).taboo] == [2, 8, 14, 20, 26]
    other = DRUIDE.view(play(s, "a:pass"), 1)  # whose taboo is white, the first that was left
    assert [stone for stone in range(1, 31) if DRUIDE.preview(other, stone).taboo] == [1, 7, 13, 19, 25]
