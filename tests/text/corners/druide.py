"""Le Grand Druide: what anybody may believe of a taboo colour."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.core.reason import Hunch
from cabale.games.druide.pieces import COLOURS, TABOOS
from cabale.text import Narrator


def labels(narrator: Narrator) -> Iterator[str]:
    for colour in COLOURS[:TABOOS]:
        yield narrator.hunch(Hunch(seat=1, key=colour, percent=40))
