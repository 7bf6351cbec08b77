"""What the house sends to Élise at moments of each game when she is asked something: the frames that the
client's own tests lay. After a change of the wire or of words, write them anew:

.venv/bin/python -m tests.browser.frames
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from cabale.table.log import read_entry
from cabale.table.presence import Presence
from cabale.table.room import Room
from cabale.table.rooms import restore
from cabale.table.showing import room_view
from cabale.table.sqlite import SqliteStore
from cabale.table.viewer import Viewer
from tests.browser.chamber import MY_MOVE, SEED_OF_CARDS, lay_chamber
from tests.browser.course import lay_course
from tests.browser.people import Table, lay_table
from tests.browser.ring import MY_TURN as RING
from tests.browser.ring import lay_ring
from tests.browser.scaffold import MY_TURN as SCAFFOLD
from tests.browser.scaffold import lay_scaffold
from tests.browser.story import MY_TURN

LAID: Final = Path(__file__).parents[2] / "client/src/testing/laid"
HEAD: Final = "/** Made by tests/browser/frames.py. */\nimport type { Frame } from '../../wire';\n"
ANSWERS: Final = 11  # of people in La Cocarde; Élise then holds a card that may be aimed at two rivals

MOMENTS: Final[dict[str, Callable[[Any], Table]]] = {
    "complots": lambda house: lay_table(house, MY_TURN),
    "guillotine": lambda house: lay_scaffold(house, SCAFFOLD),
    "druide": lambda house: lay_ring(house, RING),
    "cocarde": lambda house: lay_course(house, ANSWERS),
    "convention": lambda house: lay_chamber(house, MY_MOVE),
    "choice": lambda house: lay_chamber(house, "d:take=crapauds", seed=SEED_OF_CARDS),  # of a faction
}


def text(name: str, folder: Path) -> str:
    """The file of a moment; its table is laid in the store of this folder."""
    table = MOMENTS[name](SimpleNamespace(folder=folder))
    parts = msgspec.json.decode(frame(table, stored(table.room, folder)), type=dict[str, msgspec.Raw])
    lines = [f"  {key}: {bytes(value).decode()},\n" for key, value in parts.items()]
    return f"{HEAD}\nexport const {name}: Frame = {{\n{''.join(lines)}}};\n".replace(table.room, "the-room")


def stored(name: str, folder: Path) -> Room:
    """A room as a house finds it."""

    async def read() -> list[bytes]:
        store = SqliteStore(folder / "data" / "cabale.db")
        log = await store.log(name)
        await store.close()
        return log

    with ThreadPoolExecutor(1) as aside:  # Playwright has an event loop in this thread already
        return restore(map(read_entry, aside.submit(asyncio.run, read()).result()))


def frame(table: Table, room: Room) -> bytes:
    """What Élise is sent, as it goes over the line."""
    shown = room_view(table.room, room, Presence())
    laid: Any = SimpleNamespace(
        room=room, clocks=SimpleNamespace(left=lambda machine=False: None), shown=lambda: shown
    )
    news = Viewer(laid, table.tokens[0]).news()
    assert news is not None and news.asked is not None
    return msgspec.json.encode(news)


if __name__ == "__main__":
    for name in MOMENTS:
        with TemporaryDirectory() as folder:
            (LAID / f"{name}.ts").write_text(text(name, Path(folder)), "utf-8")
