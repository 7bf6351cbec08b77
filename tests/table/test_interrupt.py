"""The moment before the blade falls, at a table: a pause for everybody alike, a question for one (G-95)."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cabale.core.agenda import PASS
from cabale.core.errors import IllegalMove
from cabale.core.seats import CHANCE, PUBLIC
from cabale.core.views import View
from cabale.games.guillotine.table import Guillotine
from cabale.table.fair_queue import Account
from cabale.table.log import Played, Sealed, read_entry
from cabale.table.orders import NONE, Standing
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import RoomRefusal, Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import NOBODY, Thought
from cabale.table.visiting import Visiting
from cabale.table.visitors import Chair, Visit, Visitors
from tests.citing import rule
from tests.table.deals import HANDS, dealt, with_card
from tests.table.leaping import A_WHILE, TICK, now, until
from tests.table.test_table import Failing, Passive, Work, word
from tests.table.test_table import serve as serve_any

PAUSE = 250  # milliseconds
HELD = with_card("b", "confusion_in_line", "escape")  # b may stop the blade
NOT_HELD = dealt()  # the card lies in the deck
LONG = 600_000


def serve(folder: Path, work: Work, given: list[str], people: int = 3, **more: Any) -> None:
    """A table of three, a about to act."""
    serve_any(folder, work, people, game="guillotine", given=given, **{"interrupt_delay_ms": PAUSE, **more})


def state(table: Table) -> Guillotine:
    assert table.room.match is not None
    found: Guillotine = table.room.match.state
    return found


def heads(table: Table) -> list[int]:
    """How many nobles everybody has."""
    return [len(pile) for pile in state(table).piles]


def words(table: Table) -> list[str]:
    assert table.room.match is not None
    return list(table.room.match.record().words)


async def waits_the_whole_pause(table: Table, people: bool = True) -> None:
    """Until a has collected; twice as long where people may be asked, to whom the question is new."""
    whole = (2 if people else 1) * PAUSE / 1000
    assert await until(lambda: heads(table)[0] == 1) == pytest.approx(whole, abs=2 * TICK)


@rule("guillotine", "G-95")
@pytest.mark.parametrize("given", [HELD, NOT_HELD], ids=["held by b", "in the deck"])
def test_the_table_waits_before_a_collect_whoever_holds_the_card(tmp_path: Path, given: list[str]) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        assert table.room.view(0).blade and table.room.view(2).blade
        assert table.clocks.left() is not None
        await waits_the_whole_pause(table)
        assert words(table)[len(given) + 1] == ("b:pass" if given is HELD else "~falls")

    serve(tmp_path, work, given)


@rule("guillotine", "G-95")
def test_to_decline_does_not_shorten_the_wait(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        told: list[bool] = []
        await table.ask(word(table, "a:pass"))
        table.listeners.add(lambda: told.append(True))
        (entry,) = await table.ask(word(table, "b:pass"))
        assert isinstance(entry, Sealed)
        assert told == []  # nobody hears of it
        with pytest.raises(IllegalMove, match="already_answered"):
            await table.ask(word(table, "b:play=confusion_in_line"))
        await asyncio.sleep(A_WHILE)
        assert heads(table) == [0, 0, 0] and told == []

    serve(tmp_path, work, HELD, interrupt_delay_ms=LONG)


@rule("guillotine", "G-93", "G-95")
def test_an_interrupt_ends_the_wait(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        (entry,) = await table.ask(word(table, "b:play=confusion_in_line"))
        assert isinstance(entry, Played)
        assert heads(table) == [1, 0, 0]
        assert table.room.view(0).action_discard == ("confusion_in_line",)
        # G-95 (2): everybody sees that nobody can interrupt any more
        await table.ask(word(table, "b:pass"))
        assert heads(table) == [1, 1, 0]

    serve(tmp_path, work, HELD, interrupt_delay_ms=LONG)


def test_before_the_pause_is_over_nothing_falls(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await asyncio.sleep(A_WHILE)
        assert state(table).turn == CHANCE and heads(table) == [0, 0, 0]
        for text in ("b:pass", "b:play=escape", "a:pass"):
            with pytest.raises(IllegalMove):
                await table.ask(word(table, text))

    serve(tmp_path, work, NOT_HELD, interrupt_delay_ms=LONG)


class Stopping(Passive):
    """Bots that stop the blade whenever they can, and pass otherwise."""

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
        return Thought(moves[-1] if view.pending.kind == "interrupt" else moves[0], False)  # type: ignore[attr-defined]


@rule("guillotine", "G-95", "G-96")
def test_a_bot_may_stop_the_blade(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await until(lambda: "b:play=confusion_in_line" in words(table))

    serve(tmp_path, work, HELD, people=1, thinkers=Stopping(), interrupt_delay_ms=LONG)


@rule("guillotine", "G-95")
@pytest.mark.parametrize("given", [HELD, NOT_HELD], ids=["held by b", "in the deck"])
def test_a_bot_that_declines_does_not_shorten_the_wait(tmp_path: Path, given: list[str]) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await waits_the_whole_pause(table, people=False)

    serve(tmp_path, work, given, people=1)


@rule("guillotine", "G-95")
@pytest.mark.parametrize("given", [HELD, NOT_HELD], ids=["held by b", "in the deck"])
def test_who_lets_a_bot_play_or_only_watches_sees_the_same_pause(tmp_path: Path, given: list[str]) -> None:
    """How long the moment lasted told who held the card, once the only person had handed over."""

    async def handed_over(table: Table, store: SqliteStore) -> None:
        table.come(0)
        await table.ask(word(table, "a:pass"))
        for seat in range(3):
            await table.ask(lambda room, seat=seat: room.hand_over(seat, "random"))  # type: ignore[misc]
        await waits_the_whole_pause(table)

    async def watched(table: Table, store: SqliteStore) -> None:
        await until(lambda: state(table).agenda[-1].__class__.__name__ == "Blade")
        await waits_the_whole_pause(table, people=False)

    (tmp_path / "handed").mkdir()
    serve(tmp_path / "handed", handed_over, given, people=3)
    (tmp_path / "watched").mkdir()
    serve(tmp_path / "watched", watched, given, people=0)


def test_bots_among_themselves_wait_until_somebody_looks_on(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        table.go(PUBLIC)
        before = words(table)
        await asyncio.sleep(A_WHILE)
        assert words(table) == before
        table.come(PUBLIC)
        await until(lambda: len(words(table)) > len(before))

    serve(tmp_path, work, NOT_HELD, people=0)


def test_in_a_branch_the_question_waits_until_the_one_who_branched_off_has_come(tmp_path: Path) -> None:
    """Or is back: the pause that hides it is shorter than a page takes that nobody has opened yet."""

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        table.go(PUBLIC)
        await asyncio.sleep(A_WHILE)
        assert heads(table) == [0, 0, 0]
        table.come(1)
        await waits_the_whole_pause(table)

    serve(tmp_path, work, HELD)


class FailingOnce(Failing):
    """The next thought takes for ever: it would fail where everybody may know."""

    failed = False

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
        if self.failed:
            await asyncio.Event().wait()
        self.failed = True
        return await super().choose(game, level, seed, view, moves, most)


def test_nobody_is_told_that_a_bot_failed_under_that_cover(tmp_path: Path) -> None:
    """It would tell who was asked."""

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await until(lambda: 1 in table.room.sealed)
        await until(lambda: heads(table)[0] == 1)
        await table.ask(lambda room: room.say(0, "…"))
        assert not table.room.chairs[1].bot_failed

    serve(tmp_path, work, HELD, people=1, thinkers=FailingOnce(), interrupt_delay_ms=1_500)


GUARDED = dealt({**HANDS, "b": ("confusion_in_line", *HANDS["b"][1:])})


@rule("guillotine", "G-92", "G-99")
def test_guards_go_out_of_turn_and_the_holder_is_asked(tmp_path: Path) -> None:
    """c's guards bar b's card; c lets them go at the very moment."""

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await table.ask(word(table, "b:pass"))  # the first time b lets it be
        await until(lambda: heads(table)[0] == 1)
        await table.ask(word(table, "b:pass"))
        await until(lambda: heads(table)[1] == 1)
        assert [choice.text for choice in table.room.asides(2)] == []
        await table.ask(word(table, "c:play=callous_guards"))  # in front of the collector: no moment
        assert heads(table) == [1, 1, 1]
        assert [choice.text for choice in table.room.asides(2)] == ["discard_guards"]
        assert table.room.asides(1) == ()
        await table.ask(word(table, "a:pass"))
        assert table.room.hidden_pause and table.room.asked() == ()
        await table.ask(word(table, "c!discard_guards"))
        assert table.room.asked() == (1,)
        await table.ask(word(table, "b:play=confusion_in_line"))
        assert heads(table) == [2, 1, 1]
        again = restore(map(read_entry, await store.log("room")))
        assert again.match is not None and again.match.state.dump() == state(table).dump()

    serve(tmp_path, work, GUARDED, interrupt_delay_ms=1_000)


@rule("guillotine", "G-99")
def test_guards_go_while_somebody_else_thinks(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        for text in ("a:pass", "b:pass", "c:play=callous_guards"):
            place = len(state(table).line)
            await table.ask(word(table, text))
            await until(lambda place=place: len(state(table).line) < place)  # type: ignore[misc]
        assert table.room.asked() == (0,)
        with pytest.raises(IllegalMove):
            await table.ask(word(table, "b!discard_guards"))
        await table.ask(word(table, "c!discard_guards"))
        assert table.room.asked() == (0,)
        assert table.room.view(1).fronts == ((), (), ())

    serve(tmp_path, work, NOT_HELD, interrupt_delay_ms=0)


@rule("guillotine", "G-95")
def test_a_standing_order_declines_and_nobody_can_tell(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        told: list[bool] = []
        await table.ask(lambda room: room.stand(1, Standing("never")))
        await table.ask(word(table, "a:pass"))
        table.listeners.add(lambda: told.append(True))
        await until(lambda: table.room.sealed == {1: 0})
        await asyncio.sleep(A_WHILE)
        assert heads(table) == [0, 0, 0] and told == []

    serve(tmp_path, work, HELD, interrupt_delay_ms=LONG)


@rule("guillotine", "G-95")
@pytest.mark.parametrize(
    ("order", "stops"),
    [
        (Standing("fire"), True),
        (Standing("fire", {"victim": 0}), True),
        (Standing("fire", {"victim": 2}), False),
        (Standing("fire", {"noble": "FIRST"}), True),
        (Standing("fire", {"noble": "SECOND"}), False),
        (Standing("fire", {"victim": 0, "noble": "FIRST"}), True),
        (Standing("fire", {"victim": 2, "noble": "FIRST"}), False),
    ],
)
def test_a_standing_order_stops_the_blade_over_whom_it_names(
    tmp_path: Path, order: Standing, stops: bool
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        places = {"FIRST": 0, "SECOND": 1}
        line = table.room.view(1).line
        wish = Standing(
            order.order,
            {name: line[places[what]] if what in places else what for name, what in order.only.items()},
        )
        await table.ask(lambda room: room.stand(1, wish))
        await table.ask(word(table, "a:pass"))
        if stops:
            await until(lambda: "b:play=confusion_in_line" in words(table))
        else:
            await asyncio.sleep(A_WHILE)
            assert table.room.asked() == (1,)  # it is asked as if there were no order

    serve(tmp_path, work, HELD, interrupt_delay_ms=LONG)


@pytest.mark.parametrize(
    "order",
    [
        Standing("unless_me"),
        Standing("never", {"victim": 0}),
        Standing("fire", {"victim": 3}),
        Standing("fire", {"noble": "duchess"}),
        Standing("never", {"noble": "king_louis_xvi"}),
        Standing("fire", {"colour": "purple"}),
        Standing("fire", {"victim": "a"}),
        Standing("", {"victim": 0}),
    ],
)
def test_an_order_that_the_game_does_not_know_is_refused(tmp_path: Path, order: Standing) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        with pytest.raises(RoomRefusal) as refused:
            await table.ask(lambda room: room.stand(1, order))
        assert refused.value.code == "no_such_order"
        assert table.room.chairs[1].order == NONE

    serve(tmp_path, work, NOT_HELD)


@rule("guillotine", "G-98")
def test_silence_passes_and_declines(tmp_path: Path) -> None:
    """Everybody's turn has the clock of a decision, and the moments before the blade their own."""

    async def work(table: Table, store: SqliteStore) -> None:
        passed = await until(lambda: heads(table) == [1, 1, 0])
        assert passed == pytest.approx(2 * (1.0 + 0.04), abs=TICK)
        assert [text for text in words(table)[len(HELD) :] if text[0] != "~"] == [
            "a:pass",
            "b:pass",
            "b:pass",
        ]

    serve(tmp_path, work, HELD, interrupt_delay_ms=20, settings=Settings(decision_ms=1_000))


@rule("guillotine", "G-95")
def test_where_open_facts_exclude_an_interrupt_there_is_no_pause(tmp_path: Path) -> None:
    """The Judge stands first: a may play nothing, and nobody may stop the blade."""

    async def work(table: Table, store: SqliteStore) -> None:
        assert heads(table) == [1, 0, 0]

    judged = [word.replace("~duke", "~unpopular_judge.1") for word in HELD]
    serve(tmp_path, work, judged, interrupt_delay_ms=LONG)


def test_a_timer_that_rings_late_does_not_answer_the_next_question(tmp_path: Path) -> None:
    """The floor and the end of a pause ring together, and one of them ends it."""

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        place = len(words(table))
        await until(lambda: heads(table)[0] == 1)
        table._at_deadline(place)
        await table.ask(lambda room: room.say(0, "…"))
        assert table.room.asked() == (1,) and heads(table) == [1, 0, 0]

    serve(tmp_path, work, HELD)


def test_a_paused_room_does_not_let_the_blade_fall(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        await table.ask(Room.pause)
        await asyncio.sleep(A_WHILE)
        assert heads(table) == [0, 0, 0] and table.clocks.left() is None
        await table.ask(Room.resume)
        await waits_the_whole_pause(table)  # everybody gets the whole pause again

    serve(tmp_path, work, NOT_HELD)


def test_who_comes_goes_or_speaks_does_not_stop_the_blade(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        begun = now()
        while heads(table)[0] == 0:
            await asyncio.sleep(0.05)
            assert now() - begun < 2 * PAUSE / 1000 + 0.1
            table.come(1)
            table.go(1)
            await table.ask(partial(Room.hand_over, seat=2, level="random"))
            await table.ask(lambda room: room.say(1, "wait"))

    serve(tmp_path, work, HELD)


@pytest.mark.parametrize("given", [HELD, NOT_HELD], ids=["held by b", "in the deck"])
def test_a_house_that_opens_again_waits_again(tmp_path: Path, given: list[str]) -> None:
    """The answer that was given under the cover is still there, and the blade falls all the same."""

    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:pass"))
        if given is HELD:
            await table.ask(word(table, "b:pass"))
        log = await store.log("room")
        room = restore(map(read_entry, log))
        assert room.sealed == ({1: 0} if given is HELD else {})
        room.options["interrupt_delay_ms"] = PAUSE
        again = Table("room", room, len(log), store, Passive())
        task = asyncio.create_task(again.run())
        again.come(PUBLIC)
        await waits_the_whole_pause(again)
        task.cancel()

    serve(tmp_path, work, given, interrupt_delay_ms=LONG)


@rule("G-95")
@pytest.mark.parametrize(("delay", "asked"), [(0, 0), (PAUSE, 1)])
def test_who_is_given_no_time_is_not_asked_in_vain(delay: int, asked: int) -> None:
    """A guest of the house, which may be a model that is paid: it lets the blade fall, and has not failed."""
    options = {"first_player": "a", "interrupt_delay_ms": delay}
    room, _ = open_room("guillotine", 3, options, "0", b"s" * 32, given=HELD)
    for seat in range(3):
        room.sit(seat, f"N{seat}", "en", str(seat), "")
    room.begin()
    assert room.match is not None
    room.answer(*room.match.game.read(room.match.state, "a:pass"))
    assert room.asked() == (1,) and room.hidden_pause
    visitors = Asked()
    visiting = Visiting("room", visitors, lambda seat, line: None, lambda seat: None)
    view, moves = room.match.view(1), room.match.state.moves(1)
    visit = asyncio.run(visiting.choose(room, 1, view, moves, delay))
    assert (visit.answer, visit.replaced) == (PASS, False)
    assert visitors.asked == asked


class Asked(Visitors):
    """Counts how often anybody is asked, who then lets it be."""

    asked = 0

    async def choose(self, chair: Chair, view: Any, moves: list[int], most: int | None) -> Visit[int]:
        self.asked += 1
        return Visit(PASS, False)
