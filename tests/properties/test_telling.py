"""What is told and what happened are two sides of one declaration."""

from __future__ import annotations

import pytest

from cabale.conformance.matches import played
from cabale.core.events import UNSEEN, Witness
from cabale.core.modular import ModularGame
from cabale.core.seats import OPEN
from cabale.core.story import Entry, entries
from cabale.games import GAMES

BY_ITS_STONES = "College"  # of druide: the table says which bar is before them


@pytest.mark.parametrize("name", GAMES)
def test_behind_what_was_told_is_what_happened(name: str) -> None:
    """All of it for who knows the whole truth, and for a seat all but what it does not know."""
    game = GAMES[name]
    assert isinstance(game, ModularGame)
    for seed in range(3):
        s = played(name, game.usual_seats, seed, 100).state
        for seat in (0, OPEN):
            witness: Witness = game.modules.watching.witness(seat)
            witness.retell(s)
            shown = [witness.telling.by_kind[entry.kind].told_to for entry in entries(s.story)]
            noticed = [
                entry
                for entry, told_to in zip(entries(s.story), shown, strict=True)
                if told_to is None or seat == OPEN or told_to(entry, witness)
            ]
            for event, entry in zip(witness.told, noticed, strict=True):
                line = Entry(*witness.telling.recall(event))
                if seat != OPEN or type(event).__name__ == BY_ITS_STONES:
                    line = line._replace(what=entry.what if line.what == UNSEEN else line.what)
                assert line == entry, event
