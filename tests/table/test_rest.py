"""The pace of automata, changed while they play; and the rest of a game that only they still play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cabale.core.paces import PACES, Pace
from cabale.core.seats import PUBLIC
from cabale.table.log import read_entry
from cabale.table.pace import AT_REST, BEAT, SHORTEST
from cabale.table.room import Room
from cabale.table.rooms import restore
from cabale.table.settings import RoomRefusal, Settings, changed
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import Thinkers, Thought
from cabale.table.viewer import Viewer
from tests.citing import rule
from tests.table.deals import HANDS, dealt
from tests.table.guests import Opened, at_home
from tests.table.leaping import TICK, until
from tests.table.test_table import Passive, coins, serve, word

DEAL = "~duchess ~countess ~captain ~assassin ~ambassador ~ambassador".split()


def repace(pace: Pace) -> Any:
    return lambda room: room.arrange({}, changed(room.settings, {"pace": pace}))


def pace_of(room: Room) -> Pace:
    return room.pace


def test_the_pace_changes_in_the_middle_of_a_game_and_nothing_else_does(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        assert pace_of(table.room) == "calm"  # of rooms from before there was a choice
        await table.ask(word(table, "a:income"))
        await table.ask(repace("at_once"))
        again = restore(map(read_entry, await store.log("room")))
        assert pace_of(table.room) == pace_of(again) == "at_once"
        assert again.options == table.room.options and again.seats == 3
        assert again.match is not None and table.room.match is not None
        assert again.match.log == table.room.match.log
        for wish in (Settings(hints=True), Settings(hints=True, pace="brisk")):
            with pytest.raises(RoomRefusal, match="room_begun"):
                await table.ask(lambda room, wish=wish: room.arrange({}, wish))  # type: ignore[misc]
        with pytest.raises(RoomRefusal, match="room_begun"):
            await table.ask(lambda room: room.arrange({"window_floor_ms": 5}, room.settings))
        await table.ask(Room.close)
        with pytest.raises(RoomRefusal, match="room_closed"):
            await table.ask(repace("calm"))

    serve(tmp_path, work, people=3)


def test_the_host_alone_sets_the_pace_and_the_house_has_a_usual_one(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=2, settings={"pace": ""})
        assert client.get(room.path).json()["settings"]["pace"] == "brisk"
        assert room.post("/begin", {}, room.host).status_code == 200
        wish = {"settings": {"pace": "calm"}}
        assert room.post("/arrange", wish, room.tokens[1]).status_code == 403
        assert room.post("/arrange", wish, room.host).json()["settings"]["pace"] == "calm"
        assert room.post("/arrange", {"settings": {"pace": "wild"}}, room.host).status_code == 400


class Timed(Passive):
    """Answers with its first move, after the shortest time of its pace."""

    def seem(self, pace: Pace, level: str, deadline: int | None) -> float:
        return SHORTEST[pace]


@pytest.mark.parametrize("pace", PACES)
def test_automata_leave_a_beat_to_what_deserves_it(tmp_path: Path, pace: Pace) -> None:
    """b doubts in vain, which everybody sees, and loses a card; an income deserves no beat."""

    def asked(table: Table) -> Any:
        pending = table.room.view(PUBLIC).pending
        return pending and (pending.kind, pending.seats)

    async def work(table: Table, store: SqliteStore) -> None:
        table.come(0)
        await table.ask(word(table, "a:income"))
        assert await until(lambda: coins(table)[1] == 3) == pytest.approx(SHORTEST[pace], abs=2 * TICK)
        await until(lambda: asked(table) == ("action", (0,)))
        await table.ask(word(table, "a:tax"))
        await table.ask(word(table, "b:challenge"))
        await until(lambda: asked(table) == ("lose", (1,)))
        took = await until(lambda: len(table.room.view(PUBLIC).faceup[1]) == 1)
        beat = 0 if pace == "at_once" else BEAT / 1000
        assert took == pytest.approx(SHORTEST[pace] + beat, abs=5 * TICK)

    serve(tmp_path, work, people=1, given=DEAL, thinkers=Timed(), settings=Settings(pace=pace))


@rule("guillotine", "G-95")
def test_who_comes_in_the_middle_of_a_pause_cannot_tell_who_is_asked(tmp_path: Path) -> None:
    """Two deals, a holds the card or does not, and sits alone with an automaton. Where the gallery is open
    whoever comes sees the same, at any moment; where it is not, nobody comes."""
    plain, *others = HANDS["a"]
    for gallery, waits in ((True, True), (None, False)):
        seen: list[list[Any]] = []
        for number, card in enumerate(("confusion_in_line", plain)):

            async def work(table: Table, store: SqliteStore) -> None:
                await table.ask(word(table, "a:pass"))
                frames: list[Any] = []
                for _ in range(8):
                    try:
                        frame = await at_the_door(table)
                    except RoomRefusal as refusal:
                        frame = refusal.code
                    frames.append(frame)
                    await asyncio.sleep(0.1)
                seen.append(frames)  # noqa: B023 - called before the next turn of the loop

            given = dealt({"a": (card, *others), "b": HANDS["b"]})
            settings = Settings(gallery=gallery)
            path = tmp_path / f"{gallery}-{number}"
            path.mkdir()
            serve(
                path,
                work,
                1,
                seats=2,
                game="guillotine",
                given=given,
                settings=settings,
                interrupt_delay_ms=250,
            )
        assert seen[0] == seen[1]
        assert (len(set(seen[0])) > 1) == waits


async def at_the_door(table: Table) -> str:
    """What a spectator is shown who comes now and goes again."""
    viewer = Viewer(table)
    viewer.check()
    table.come(PUBLIC)
    try:
        frame = viewer.news()
        assert frame is not None and frame.scene is not None
        return f"{frame.told} {frame.scene.view} {frame.clock}"
    finally:
        table.go(PUBLIC)


# --- to the end


OUT = [
    *DEAL,
    "a:steal>b",
    "b:challenge",
    "a:lose=duchess",
    "b:income",
    "c:income",
    "a:steal>b",
    "b:challenge",
]


class Hasty(Thinkers):
    """Takes hours where people watch, and remembers how long it might think."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.most: list[int | None] = []

    def seem(self, pace: Pace, level: str, deadline: int | None) -> float:
        return 7_200.0

    async def choose(self, *given: Any) -> Thought:
        self.most.append(given[5])
        return await super().choose(*given)


def test_who_is_out_lets_the_automata_play_to_the_end_at_once(tmp_path: Path) -> None:
    minds = Hasty()

    async def work(table: Table, store: SqliteStore) -> None:
        frames: list[Any] = []
        viewer = Viewer(table, "")
        viewer._last = viewer.news()
        table.listeners.add(lambda: frames.append(viewer.news()))
        table.come(0)
        assert table.room.rest and not table.room.rushing
        await table.ask(lambda room: room.rush(0))
        assert frames[-1].room is not None and len(frames) == 2  # somebody came; it goes fast from now on
        assert await until(lambda: table.room.over) <= 0.1
        assert set(minds.most[1:]) == {AT_REST}  # the first began before
        assert len(frames) == 3 and frames[-1].scene.verdict  # nothing of how it went before it is over
        restored = restore(map(read_entry, await store.log("room")))
        assert restored.over

    serve(tmp_path, work, people=1, given=OUT, thinkers=minds, window_floor_ms=3_000)


def is_rest(table: Table) -> bool:
    return table.room.rest


def rushes(table: Table) -> bool:
    return table.room.rushing


def test_while_somebody_plays_nobody_hurries_the_table(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        assert not is_rest(table)
        with pytest.raises(RoomRefusal, match="not_out"):
            await table.ask(lambda room: room.rush(0))
        await table.ask(lambda room: room.hand_over(1, "regular"))  # who may come back
        assert not is_rest(table)
        await table.ask(lambda room: room.free(1))
        assert is_rest(table)
        await table.ask(lambda room: room.rush(0))
        assert rushes(table)
        await table.ask(lambda room: room.sit(1, "Noor", "en", "new"))
        assert not rushes(table)

    serve(tmp_path, work, people=2, given=OUT, thinkers=Hasty())


def test_the_rest_is_offered_to_who_sits_there_and_asked_for_by_nobody_else(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=1)
        assert room.post("/seats/0/rest", {}, "nobody").status_code == 403
        refused = room.post("/seats/0/rest", {}, room.tokens[0])
        assert refused.json()["code"] == "room_not_begun"


# --- thinking


def test_an_automaton_that_thinks_for_long_says_so_where_everybody_knows_it_is_asked(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(lambda room: room.hand_over(1, "master"))
        await table.ask(lambda room: room.hand_over(2, "expert"))
        viewer = Viewer(table, "")

        def thinking() -> Any:
            return viewer.now().thinking

        assert thinking() == ()
        await table.ask(word(table, "a:tax"))
        assert table.room.window and thinking() == ()  # of who has answered nothing is told
        await table.ask(word(table, "b:pass"))
        await table.ask(word(table, "c:pass"))
        assert thinking() == (1,)
        await table.ask(word(table, "b:income"))
        assert thinking() == ()

    serve(tmp_path, work, people=3, thinkers=Hasty(), given=DEAL)
