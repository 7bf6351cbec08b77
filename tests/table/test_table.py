"""A table at work: one order, stored before it is told, clocks and bots on the same queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from cabale.core.errors import IllegalMove
from cabale.core.paces import Pace
from cabale.core.seats import PUBLIC
from cabale.core.views import View
from cabale.table.fair_queue import Account
from cabale.table.log import Entry, Said, Sealed, read_entry, write_entry
from cabale.table.orders import NONE, Standing
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.store import StoreError
from cabale.table.table import Table
from cabale.table.thinkers import NOBODY, Thinkers, Thought
from tests.citing import rule
from tests.table.leaping import A_DAY, A_WHILE, TICK, LeapingStore, leap, now, until


class Passive(Thinkers):
    """Answers at once with the first move, in the event loop: these tests are not about thinking."""

    def seem(self, pace: Pace, level: str, deadline: int | None) -> float:
        return 0.0

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        view: View,
        moves: list[int],
        most: int | None = None,
        account: Account = NOBODY,
    ) -> Thought:
        return Thought(moves[0], False)


AT_ONCE: Final[dict[str, dict[str, Any]]] = {  # no clock runs, and a begins where it may be said who does
    "complots": {"window_floor_ms": 0, "window_deadline_ms": None, "first_player": "a"},
    "guillotine": {"interrupt_delay_ms": 0, "first_player": "a"},
    "druide": {},
    "convention": {"talk_ms": 0, "answer_ms": 0, "defence_delay_ms": 0, "faction_choice": "random"},
    "cocarde": {"character_delay_ms": 0},
}
Work = Callable[[Table, SqliteStore], Coroutine[Any, Any, None]]


def serve(
    folder: Path,
    work: Work,
    people: int,
    seats: int = 3,
    thinkers: Thinkers | None = None,
    settings: Settings | None = None,
    game: str = "complots",
    given: Sequence[str] = (),
    store: type[LeapingStore] = LeapingStore,
    **options: object,
) -> None:
    """A table that has begun, people in its first seats and bots in the others, and what is done to it; its
    clocks leap."""

    async def run() -> None:
        kept = store(folder / "cabale.db")
        wished = {**AT_ONCE[game], **options}
        host = "0" if people else "host"
        room, log = open_room(game, seats, wished, host, b"s" * 32, settings=settings, given=given)
        for seat in range(seats):
            log += (
                room.sit(seat, f"N{seat}", "en", str(seat), "")
                if seat < people
                else room.hand_over(seat, "random")
            )
        await kept.append("room", 0, [write_entry(entry) for entry in log], b"")
        minds = thinkers or Passive()
        table = Table("room", room, len(log), kept, minds)
        task = asyncio.create_task(table.run())
        if given or not people:
            table.come(PUBLIC)  # among themselves bots wait, and in a branch
        try:
            await table.ask(Room.begin)
            await work(table, kept)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await minds.close()
            await kept.close()

    leap(run())


def word(table: Table, text: str) -> Callable[[Room], list[Entry]]:
    """An answer in notation."""

    def act(room: Room) -> list[Entry]:
        assert room.match is not None
        return room.answer(*room.match.game.read(room.match.state, text))

    return act


def coins(table: Table) -> list[int]:
    assert table.room.match is not None
    found: list[int] = table.room.match.state.coins
    return found


@pytest.mark.parametrize("game", AT_ONCE)
def test_bots_play_a_whole_game_and_the_store_has_all_of_it(tmp_path: Path, game: str) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await until(lambda: table.lobby_row().over, at_most=A_DAY)
        stored = restore(map(read_entry, await store.log("room")))
        assert stored.match is not None and table.room.match is not None
        assert stored.match.log == table.room.match.log
        assert table.room.match.state.over

    quick = Settings(pace="at_once")
    serve(tmp_path, work, people=0, seats=4, thinkers=Thinkers(workers=1), settings=quick, game=game)


def test_an_acknowledged_answer_is_in_the_store(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        await table.ask(word(table, "c:challenge"))
        entries = [read_entry(body) for body in await store.log("room")]
        assert entries[-1] == Sealed(2, "c:challenge")
        assert restore(entries).sealed == {2: 1}

    serve(tmp_path, work, people=3)


def test_nobody_is_told_that_somebody_has_answered(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        told: list[int] = []
        table.listeners.add(lambda: told.append(len(told)))
        await table.ask(word(table, "a:tax"))
        await table.ask(word(table, "c:pass"))
        await table.ask(lambda room: room.stand(2, Standing("unless_me")))
        assert len(told) == 1
        await table.ask(word(table, "b:pass"))
        await until(lambda: len(told) == 2)

    serve(tmp_path, work, people=3)


@rule("complots", "C-20")
def test_a_window_stays_open_until_its_floor(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        await table.ask(word(table, "b:pass"))
        await table.ask(word(table, "c:pass"))
        assert coins(table)[0] == 2
        assert await until(lambda: coins(table)[0] == 5) == pytest.approx(0.2, abs=TICK)

    serve(tmp_path, work, people=3, window_floor_ms=200)


@rule("complots", "C-20")
def test_at_the_deadline_silence_lets_it_pass(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        assert await until(lambda: coins(table)[0] == 5) == pytest.approx(0.06, abs=TICK)
        await asyncio.sleep(A_WHILE)
        assert coins(table)[1] == 2  # b's own turn is no window: it has no deadline here

    serve(tmp_path, work, people=3, window_deadline_ms=60)


def test_a_decision_has_a_clock_of_its_own(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        passed = await until(lambda: coins(table) == [3, 3, 2])  # the default of a turn: income
        assert passed == pytest.approx(2.0, abs=TICK)

    serve(tmp_path, work, people=3, settings=Settings(decision_ms=1_000))


@rule("complots", "C-20")
def test_the_floor_hides_how_quickly_even_the_only_one_asked_lets_it_pass(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(lambda room: room.stand(1, Standing("this_turn")))
        await table.ask(lambda room: room.stand(2, Standing("this_turn")))
        await table.ask(word(table, "a:steal>b"))
        await until(lambda: table.room.match is not None and len(table.room.match.state.waiting) == 1)
        # b alone may counter, and has answered already
        assert await until(lambda: coins(table)[0] == 4) == pytest.approx(0.2, abs=2 * TICK)

    serve(tmp_path, work, people=3, window_floor_ms=200)


def test_a_standing_order_passes_what_does_not_touch_its_seat(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(lambda room: room.stand(1, Standing("unless_me")))
        await table.ask(lambda room: room.stand(2, Standing("unless_me")))
        await table.ask(word(table, "a:tax"))
        await until(lambda: coins(table)[0] == 5)
        await table.ask(word(table, "b:income"))
        await table.ask(word(table, "c:steal>b"))
        await table.ask(word(table, "a:pass"))
        await asyncio.sleep(A_WHILE)
        assert table.room.asked() == (1,)  # what touches b waits for b itself

    serve(tmp_path, work, people=3)


def test_an_order_for_this_turn_ends_with_it(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(lambda room: room.stand(1, Standing("this_turn")))
        await table.ask(word(table, "a:steal>b"))
        await table.ask(word(table, "c:pass"))
        await until(lambda: coins(table) == [4, 0, 2])  # neither doubted nor countered
        await table.ask(word(table, "b:income"))
        await table.ask(word(table, "c:tax"))
        await until(lambda: table.room.chairs[1].order == NONE)
        await table.ask(word(table, "a:pass"))
        assert table.room.asked() == (1,)

    serve(tmp_path, work, people=3)


def test_a_bot_covers_an_absence_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        table.come(1)
        table.come(2)
        await until(lambda: coins(table)[0] == 3)  # a never came
        assert table.room.chairs[0].absent
        assert not table.room.chairs[1].level
        table.come(0)
        await until(lambda: not table.room.chairs[0].level)
        table.go(1)
        await until(lambda: table.room.chairs[1].absent)

    serve(tmp_path, work, people=3, settings=Settings(absence_ms=1_000))


def test_a_clock_is_not_wound_anew_when_somebody_leaves_or_a_seat_is_handed_over(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        begun = now()
        while coins(table)[0] == 2:  # a clock wound anew each time would never run out
            await asyncio.sleep(0.05)
            assert now() - begun < 0.6
            table.come(1)
            table.go(1)
            level = "regular" if table.room.chairs[2].level == "random" else "random"
            await table.ask(partial(Room.hand_over, seat=2, level=level))

    serve(tmp_path, work, people=3, window_deadline_ms=500)


def test_talk_stops_no_clock(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        begun = now()
        while coins(table)[0] == 2:
            assert isinstance((await table.ask(lambda room: room.say(0, "wait")))[0], Said)
            await asyncio.sleep(0.02)
            assert now() - begun < 0.25

    serve(tmp_path, work, people=3, window_deadline_ms=200)


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(Room.pause)
        await asyncio.sleep(A_WHILE)
        assert coins(table) == [2, 2, 2]
        await table.ask(Room.resume)
        await until(lambda: coins(table)[0] == 3)

    serve(tmp_path, work, people=3, settings=Settings(decision_ms=1_000))


def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        before = await store.log("room")
        with pytest.raises(IllegalMove, match="too_poor"):
            await table.ask(word(table, "a:coup>b"))
        assert await store.log("room") == before

    serve(tmp_path, work, people=3)


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        append = store.append

        async def fail(*arguments: Any) -> None:
            raise StoreError("store_full")

        monkeypatch.setattr(store, "append", fail)
        with pytest.raises(StoreError):
            await table.ask(word(table, "a:income"))
        assert coins(table) == [2, 2, 2]
        monkeypatch.setattr(store, "append", append)
        await table.ask(word(table, "a:income"))
        assert coins(table) == [3, 2, 2]

    serve(tmp_path, work, people=3)


def test_nothing_is_shown_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        append, disk = store.append, asyncio.Event()

        async def slow(*arguments: Any) -> None:
            await disk.wait()
            await append(*arguments)

        monkeypatch.setattr(store, "append", slow)
        asking = asyncio.create_task(table.ask(word(table, "a:income")))
        await until(lambda: coins(table)[0] == 3)  # done, but not yet on the disk
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(table.settled(), A_WHILE)
        disk.set()
        await table.settled()
        await asking
        assert len(await store.log("room")) == table.length

    serve(tmp_path, work, people=3)


class Failing(Passive):
    """Its bots are always replaced."""

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        view: View,
        moves: list[int],
        most: int | None = None,
        account: Account = NOBODY,
    ) -> Thought:
        return Thought(moves[0], True)


def test_everybody_is_told_that_a_bot_was_replaced_but_not_while_a_window_is_open(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        await until(lambda: 2 in table.room.sealed)
        assert not table.room.chairs[2].bot_failed
        await table.ask(word(table, "b:pass"))
        await until(lambda: table.room.chairs[2].bot_failed)
        await table.ask(lambda room: room.hand_over(2, "regular"))
        assert not table.room.chairs[2].bot_failed

    serve(tmp_path, work, people=2, thinkers=Failing())


def test_a_seat_is_handed_to_a_bot_in_the_middle_of_its_turn(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(lambda room: room.hand_over(0, "random"))
        await until(lambda: coins(table)[0] == 3)

    serve(tmp_path, work, people=3)
