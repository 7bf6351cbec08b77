"""A record told again: by step, by turn, from either end, through the right eyes."""

from __future__ import annotations

import asyncio
from unittest.mock import Mock

import pytest

from cabale.core.errors import BadRecord
from cabale.core.record import Record
from cabale.core.seats import OPEN, PUBLIC
from cabale.core.talk import Line
from cabale.games import GAMES, game
from cabale.terminal.board import Board, Journal
from cabale.terminal.complaint import Complaint
from cabale.terminal.replay import Reading, replay_line
from cabale.terminal.retelling import Retelling, neighbour, read_reader
from tests.terminal.tables import finished, narrator, unfinished

COMPLOTS = game("complots")


def retelling(reader: int = OPEN, record: Record | None = None) -> Retelling:
    return Retelling(COMPLOTS, record or finished().record(), reader)


@pytest.mark.parametrize("of", list(GAMES))
def test_every_event_is_told_once_and_in_order(of: str) -> None:
    match = finished(of=of)
    for reader in (OPEN, PUBLIC, 0, 3):
        told = Retelling(game(of), match.record(), reader)
        assert tuple(told.story()) == told.events == match.events(reader)
        assert told.told(0) == () and told.told(told.last) == told.events
        counts = [len(told.told(stop)) for stop in range(told.last + 1)]
        assert counts == sorted(set(counts))


@pytest.mark.parametrize("of", list(GAMES))
def test_a_long_game_is_not_told_from_the_beginning_after_every_answer(
    of: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People may exchange their cards for ever, and whoever forges a record need not even wait."""
    record, events = finished(of=of).record(), Mock(wraps=game(of).events)
    monkeypatch.setattr(game(of), "events", events)
    Retelling(game(of), record, PUBLIC)
    assert events.call_count == 1


def test_the_views_are_the_readers_own() -> None:
    told = retelling(2)
    for stop in range(0, told.last + 1, 5):
        view = told.view(stop)
        assert view.seat == 2
        assert [not isinstance(hand, int) for hand in view.hidden] == [False, False, True, False]
    assert told.view(told.last).over


def test_talk_is_told_to_those_who_heard_it() -> None:
    match = finished()
    match.talk = [Line(9, 1, "Bonsoir."), Line(9, 1, "Psst.", (2,))]
    record = match.record()
    assert Line(9, 1, "Bonsoir.") in retelling(PUBLIC, record).story()
    assert Line(9, 1, "Psst.", (2,)) not in retelling(PUBLIC, record).story()
    assert Line(9, 1, "Psst.", (2,)) in retelling(2, record).story()


@pytest.mark.parametrize("reader", [OPEN, 1, 3])
def test_a_game_that_is_not_over_shows_nobody_elses_cards(reader: int) -> None:
    with pytest.raises(BadRecord) as caught:
        retelling(reader, unfinished())
    assert caught.value.code == "not_over"
    assert retelling(PUBLIC, unfinished()).last > 0
    assert retelling(0, unfinished()).last > 0


def test_whose_eyes() -> None:
    assert read_reader(None, 4, over=True) == OPEN
    assert read_reader(None, 4, over=False) == PUBLIC
    assert read_reader("public", 4, over=True) == PUBLIC
    assert read_reader("open", 4, over=False) == OPEN
    assert read_reader("d", 4, over=True) == 3
    for text in ("e", "", "ab", "A", "~"):
        with pytest.raises(Complaint):
            read_reader(text, 4, over=True)


def test_neighbours() -> None:
    assert [neighbour([2, 5], here, True, 9) for here in (0, 2, 4, 5, 9)] == [2, 5, 5, 9, 9]
    assert [neighbour([2, 5], here, False, 9) for here in (0, 2, 4, 5, 9)] == [0, 0, 2, 2, 5]


def test_the_replay_line() -> None:
    assert replay_line(9, 4, 8, [2, 6], [8]) == "━━┷━█─┴─╱"  # noqa: RUF001 - a cut
    assert replay_line(1, 0, 0, [], []) == "█"


@pytest.mark.parametrize(
    ("of", "size"),
    [(of, (60, 20)) for of in GAMES]
    + [("complots", (80, 24)), ("complots", (120, 40))]
    + [
        pytest.param(of, size, marks=pytest.mark.slow)
        for of in GAMES
        for size in ((80, 24), (120, 40))
        if of != "complots"
    ],
)
def test_reading_by_keyboard(of: str, size: tuple[int, int]) -> None:
    told = Retelling(game(of), finished(of=of).record(), OPEN)
    app = Reading(told, narrator(seat=OPEN, of=of))

    async def read() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            journal = app.query_one(Journal)
            assert app.stop == 0
            await pilot.press("right", "full_stop", "right")
            assert app.stop == 3
            await pilot.press("left", "comma")
            assert app.stop == 1 and len(journal.entries) == len(told.told(1))
            await pilot.press("pagedown")
            assert app.stop == app.turns[0]
            await pilot.press("pagedown", "pagedown", "pageup")
            assert app.stop == app.turns[1]
            await pilot.press("end")
            assert app.stop == told.last
            assert app.query_one(Board).view.over
            assert [entry.rule for entry in journal.entries] == [event.rule for event in told.events]
            await pilot.press("right", "home", "left")
            assert app.stop == 0 and journal.entries == []
            await pilot.press("right", "question_mark", "left", "escape")
            assert app.stop == 1
            await pilot.resize_terminal(70, 22)
            await pilot.press("t", "escape", "f2", "q")
            await pilot.pause()

    asyncio.run(read())
    assert app.return_code == 0
