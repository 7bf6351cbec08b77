"""Writes `laid/`: what the house sends to Élise at a moment of each game that she is asked something.

The stories are those of the browser's tests. From the root of the repository:

    PYTHONPATH=src:. python client/src/testing/lay_frames.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from cabale.table.presence import Presence
from cabale.table.room import Room
from cabale.table.showing import room_view
from cabale.table.viewer import Viewer
from tests.browser import chamber, course, people, ring, scaffold, story

LAID: Final = Path(__file__).parent / "laid"
ANSWERS: Final = 11  # of people in La Cocarde; Élise then holds a card that may be aimed at two rivals

MOMENTS: Final[dict[str, Callable[[Any], people.Table]]] = {
    "complots": lambda house: people.lay_table(house, story.MY_TURN),
    "guillotine": lambda house: scaffold.lay_scaffold(house, scaffold.MY_TURN),
    "druide": lambda house: ring.lay_ring(house, ring.MY_TURN),
    "cocarde": lambda house: course.lay_course(house, ANSWERS),
    "convention": lambda house: chamber.lay_chamber(house, chamber.MY_MOVE),
}


def frame(moment: Callable[[Any], people.Table]) -> bytes:
    """What Élise is sent, as it goes over the line."""
    rooms: list[Room] = []
    for module in (people, scaffold, ring, course, chamber):
        module.store = lambda house, name, room, log: rooms.append(room)  # type: ignore[attr-defined]
    table = moment(None)
    shown = room_view(table.room, rooms[0], Presence())
    laid: Any = SimpleNamespace(room=rooms[0], clocks=SimpleNamespace(left=lambda: None), shown=lambda: shown)
    news = Viewer(laid, table.tokens[0]).news()
    assert news is not None and news.asked is not None
    return msgspec.json.encode(news)


for game, moment in MOMENTS.items():
    parts = msgspec.json.decode(frame(moment), type=dict[str, msgspec.Raw])
    lines = "".join(f"  {key}: {bytes(value).decode()},\n" for key, value in parts.items())
    head = "/** Made by ../lay_frames.py. */\nimport type { Frame } from '../../wire';\n"
    text = f"{head}\nexport const {game}: Frame = {{\n{lines}}};\n"
    (LAID / f"{game}.ts").write_text(text, "utf-8")
