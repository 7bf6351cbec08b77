"""What the board of Le Grand Druide shows of a move before it is confirmed."""

from __future__ import annotations

from typing import Any

import msgspec

from cabale.games.druide import DRUIDE
from cabale.games.druide.views import DruideView, ForeseenColleges
from tests.games.druide.lines import lay

TABLE: dict[str, Any] = {"druids": {"a": [2, 12], "b": [3], "c": [20]}}


def after(view: DruideView, foreseen: ForeseenColleges | None) -> tuple[Any, ...]:
    """The colleges as the page puts them together."""
    if foreseen is None:
        return view.colleges
    if not foreseen.places:
        return foreseen.colleges
    then = dict(zip(foreseen.places, foreseen.colleges, strict=True))
    return tuple(then.get(place, college) for place, college in enumerate(view.colleges))


def test_every_move_shows_the_colleges_as_they_will_be() -> None:
    """D-16 to D-18, without anybody's taboo."""
    s = lay(3, TABLE)
    seat = s.turn
    view = DRUIDE.view(s, seat)
    moves = list(s.moves(seat))
    size = 0
    for move, preview in zip(moves, DRUIDE.previews(view, moves), strict=True):
        then = s.clone()
        then.play(seat, move)
        assert after(view, preview.foreseen) == DRUIDE.view(then, seat).colleges
        size += len(msgspec.json.encode(preview.foreseen))
    assert size < 10_000  # bytes of one question
