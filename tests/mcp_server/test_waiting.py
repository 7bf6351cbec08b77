"""How long a call waits: as long as it is told to, and never so long that a client gives it up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cabale.mcp_server.asking import AT_HOME
from cabale.mcp_server.session import LONGEST, Session
from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.guard import Counted
from cabale.table.house import House
from cabale.table.polling import Polls
from cabale.table.settings import RoomRefusal, Settings
from cabale.table.wire.rooms import OpenRoom
from tests.mcp_server.playing import session
from tests.table.guests import NAME
from tests.table.leaping import TICK, LeapingStore, leap, now
from tests.table.test_table import Passive


@pytest.mark.parametrize(
    ("told", "waited"), [({}, 25), ({"seconds": 86_400}, 25), ({"seconds": 3.5}, 3.5), ({"seconds": -7}, 0)]
)
def test_a_call_waits_as_long_as_it_is_told_and_25_seconds_at_most(
    told: dict[str, float], waited: float, tmp_path: Path
) -> None:
    """At a table where nobody else sits nothing happens; its clock leaps."""

    async def wait() -> None:
        app = make_app(lambda: House(LeapingStore(tmp_path / "cabale.db"), Passive()), Doors(NAME))
        async with app.router.lifespan_context(app), session(app) as player:
            await player.call("open_room", game="complots", seats=3)
            await player.call("sit_down", name="Ada")
            begun = now()
            seen = await player.call("wait", **told)
            assert now() - begun == pytest.approx(waited, abs=TICK)
            assert seen["asked"] is None

    leap(wait())


def test_who_waits_when_the_house_closes_is_told(tmp_path: Path) -> None:
    async def wait() -> None:
        app = make_app(lambda: House(LeapingStore(tmp_path / "cabale.db"), Passive()), Doors(NAME))
        async with app.router.lifespan_context(app), session(app) as player:
            await player.call("open_room", game="complots", seats=3)
            await player.call("sit_down", name="Ada")
            begun, waiting = now(), asyncio.create_task(player.refused("wait"))
            await asyncio.sleep(1)
            app.state.polls.close()
            assert (await waiting)["code"] == "store_closed"
            assert now() - begun == pytest.approx(1, abs=TICK)

    leap(wait())


def test_so_many_wait_and_no_more(tmp_path: Path) -> None:
    """However few sessions they have, and whether they wait here or for a frame."""
    stranger = {**AT_HOME, "client": ("203.0.113.7", 1)}

    async def wait() -> None:
        app = make_app(lambda: House(LeapingStore(tmp_path / "cabale.db"), Passive()), Doors(NAME))
        app.state.sockets = Counted(1)
        async with app.router.lifespan_context(app):
            held = Session(app)
            await held.open(stranger, OpenRoom("complots", 3, {}, Settings()))
            await held.sit(stranger, "", "", "Ada", "")
            waiting = asyncio.create_task(held.wait(stranger, LONGEST))
            await asyncio.sleep(1)
            with pytest.raises(RoomRefusal, match="too_many_polls"):
                await held.wait(stranger, LONGEST)
            assert (await waiting).asked is None
            app.state.polls = Polls(most=0)
            with pytest.raises(RoomRefusal, match="too_many_polls"):
                await held.wait(stranger, LONGEST)

    leap(wait())
