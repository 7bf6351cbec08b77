"""How long a call waits: as long as it is told to, and never so long that a client gives it up."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabale.table.app import make_app
from cabale.table.doors import Doors
from cabale.table.house import House
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
