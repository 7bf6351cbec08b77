"""What the analysis finds in the story of Complots, kept in a file: to weigh it takes a house that is not
compiled half a minute, which no page need wait for. After a change of the analysis, find it anew:

.venv/bin/python -m tests.browser.weighed
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from cabale.analysis import EDITION, Analysis, analyse, usual_walks
from cabale.table.sqlite import SqliteStore
from tests.browser.frames import stored
from tests.browser.house import House
from tests.browser.people import Table, lay_table
from tests.browser.story import END

FILE: Final = Path(__file__).with_suffix(".json")


class Kept(msgspec.Struct):
    """An analysis, and by which edition it was made: a house would make another anew."""

    edition: int
    found: Analysis


def kept() -> Kept:
    return msgspec.json.decode(FILE.read_bytes(), type=Kept)


def lay_weighed(house: House) -> Table:
    """The story at its end, with its analysis in the store of the open house."""
    table, analysis = lay_table(house, END), kept()

    async def write() -> None:
        store = SqliteStore(house.folder / "data" / "cabale.db")
        await store.keep(table.room, analysis.edition, msgspec.msgpack.encode(analysis.found))
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright has an event loop in this thread already
        aside.submit(asyncio.run, write()).result()
    return table


def weigh() -> Kept:
    """What a house finds in it."""
    with TemporaryDirectory() as folder:
        house: Any = SimpleNamespace(folder=Path(folder))
        room = stored(lay_table(house, END).room, house.folder)
    assert room.match is not None
    record = room.match.record()
    found = analyse(room.match.game, record, usual_walks(record), answers=room.by_people)
    return Kept(EDITION, found)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(weigh()), indent=0) + b"\n")
