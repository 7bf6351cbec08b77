"""Le Grand Druide in the terminal: the ring by its numbers, aiming, secret cards, and the count in scenes."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from textual.pilot import Pilot

from cabale.core.match import Match
from cabale.core.seats import LETTERS, OPEN, PUBLIC
from cabale.games.druide import events
from cabale.games.druide.views import DruideView
from cabale.terminal import ring, tally
from cabale.terminal.board import Board
from cabale.terminal.choices import NOWHERE, Choices
from cabale.terminal.drawing import Pen
from cabale.terminal.drawings import drawing_of
from cabale.terminal.lines import InputEnded
from cabale.terminal.palette import DAY
from cabale.terminal.plain import Plain
from cabale.terminal.replay import Reading
from cabale.terminal.retelling import Retelling
from cabale.terminal.room import arrange
from cabale.terminal.table import Table
from cabale.text import LANGUAGES
from tests.citing import rule
from tests.terminal.tables import DRUIDE, NAMES, finished, match, narrator, played, sitting

DRAWING = drawing_of(DRUIDE)
FIRST = 0  # in this deal seat a begins


def pen(language: str = "en", seats: int = 4, seat: int = 0) -> Pen:
    return Pen(narrator(language, seats, seat, of=DRUIDE), DAY, 0)


def board(view: DruideView, size: tuple[int, int], language: str = "en") -> str:
    room = arrange(*size, DRAWING.rows(view.seats))
    lines = DRAWING.board(
        view, pen(language, view.seats, view.seat), size[0] - room.rail, room.board, whole=True
    )
    return "\n".join(line.plain for line in lines)


def playing(moves: str, seats: int = 3, **options: object) -> Match:
    """A game begun by seat a, after these moves."""
    table = next(
        table
        for seed in range(50)
        if (table := dealt(match(seats, seed, options, DRUIDE))) and table.state.turn == 0
    )
    for word in moves.split():
        table.play(*table.game.read(table.state, word))
    return table


def dealt(table: Match) -> Match:
    while not table.state.waiting:
        table.draw()
    return table


# --- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(50, 18), (60, 20), (80, 24), (118, 36), (120, 40), (200, 60)])
@pytest.mark.parametrize("seats", [3, 4])
def test_every_stone_is_there_by_its_number_with_colour_and_druid(
    seats: int, size: tuple[int, int], language: str
) -> None:
    view = played(seats, 3, 30, DRUIDE).view(0)
    text = board(view, size, language)
    for stone in range(1, 31):
        assert re.search(rf"(?<!\d){stone:>2}(?![\d–])", text), stone
    assert sum(owner is not None for owner in view.stones) > 5
    marks = re.findall(rf"(?<=[{''.join(each.mark for each in ring.TINCTURES.values())}])[a-d]", text)
    if size[1] < 30:
        assert sorted(marks)[: view.stones.count(0)] == ["a"] * view.stones.count(0)
        for stone, owner in enumerate(view.stones, 1):
            mark = ring.TINCTURES[view.colours[stone - 1]].mark
            assert owner is None or f"{stone:>2}{mark}{LETTERS[owner]}" in text


@pytest.mark.parametrize("size", [(50, 18), (80, 24), (120, 40)])
def test_every_seat_and_every_college_is_there(size: tuple[int, int]) -> None:
    view = played(4, 3, 30, DRUIDE).view(0)
    text = board(view, size)
    for seat, name in enumerate(NAMES[:4]):
        assert name[:6] in text
        assert re.search(f"● ?{view.reserve[seat]} ┃ ?{view.bars_left[seat]}", text)
    for college in view.colleges:
        counts = " ".join(f"{LETTERS[seat]}{count}" for seat, count in enumerate(college.counts))
        carrier = "–" if college.carrier is None else LETTERS[college.carrier]
        assert re.search(rf"\b{college.votes}( votes?)? +{counts} ?→ ?{carrier}", text), college


def test_bars_that_move_and_bars_that_stay_look_different() -> None:
    view = playing("a:bar=5>6 b:bar=11>12").view(0)
    top, *rest = board(view, (80, 24)).split("\n")
    assert top.startswith(" 1□·┃ 2▤") and " 6▦·█ 7□" in top and "█ 5" not in top
    assert "━━━━" in rest[2] or "━━━━" in "".join(rest)
    assert rest[4].endswith("▀▀▀▀")  # line 12, on the right below stone 12
    assert "█ 7□" in board(view, (50, 18)) and "┃ 2▤" in board(view, (50, 18))


@rule("druide", "D-16")
def test_two_bars_on_one_line_have_a_sign_of_their_own() -> None:
    table = playing("a:bar=2>3 b:bar=4>3", start="custom", bars="2,4,9,14,19,24,28")
    assert "▓ 4░" in board(table.view(0), (80, 24))
    assert len(table.view(0).colleges) == 6


def test_bars_are_seen_while_they_are_drawn() -> None:
    table = match(3, 1, {"start": "drawn"}, DRUIDE)
    for _ in range(4):
        table.draw()
    view = table.view(0)
    assert view.bars and not view.colleges
    for size in ((50, 18), (80, 24), (120, 40)):
        text = board(view, size)
        assert "30" in text and ("┃" in text or size == (50, 18))


@pytest.mark.parametrize("size", [(50, 18), (80, 24), (120, 40), (200, 60)])
def test_only_the_own_secret_is_on_the_board(size: tuple[int, int]) -> None:
    table = playing("")
    lucky = table.view(0).lucky[0]
    assert lucky is not None
    text = board(table.view(0), size)
    assert text.count(ring.LUCKY) == 2  # on its stone, and beside the name
    assert f"{ring.LUCKY}{lucky}" in text and text.count(ring.TABOO) == 5
    hidden = board(table.view(PUBLIC), size)
    assert ring.LUCKY not in hidden and ring.TABOO not in hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_tells_both_secrets_and_what_will_not_vote(language: str) -> None:
    table = playing("")
    colour = table.view(0).taboo[0]
    stone = table.view(0).colours.index(str(colour)) + 1
    table.play(*table.game.read(table.state, f"a:place={stone}"))
    view = table.view(0)
    name = str(narrator(language, 3, of=DRUIDE).fill({"colour": str(colour)})["colour"])
    for lines in (
        DRAWING.hand(view, pen(language, 3), 34, 14),
        DRAWING.reading(view, pen(language, 3), 60, 6),
    ):
        text = "\n".join(line.plain for line in lines)
        assert str(view.lucky[0]) in text and name in text and f"{stone}." in text
    assert DRAWING.reading(table.view(PUBLIC), pen(language, 3), 60, 6) == []
    opened = DRAWING.reading(table.view(OPEN), pen(language, 3), 60, 6)
    assert NAMES[1] in opened[0].plain  # whose turn it is


# --- aiming


def at_table(
    look: Callable[[Table, Pilot[None]], Coroutine[Any, Any, None]], size: tuple[int, int] = (80, 24)
) -> Table:
    app = Table(sitting(3, FIRST, of=DRUIDE), narrator("en", 3, of=DRUIDE), 0, offer=True)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            while not app.query_one(Choices).aiming:
                await pilot.pause()
            await pilot.pause()
            await look(app, pilot)
            app.exit()

    asyncio.run(run())
    return app


def screen(app: Table | Reading) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def words(app: Table) -> list[str]:
    return [word for word in app.sitting.match.record().words if word.startswith("a:")]


def test_a_number_aims_and_enter_plays() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        assert app.question and app.narrator.question(app.question)[:20] in screen(app)
        await pilot.press("enter")  # nothing is aimed at yet
        await pilot.press("1")
        await pilot.pause()
        assert f" 1□{ring.AIMED}" in screen(app)
        await pilot.press("4")
        await pilot.pause()
        assert f"14▤{ring.AIMED}" in screen(app) and f" 1□{ring.AIMED}" not in screen(app)
        text = " ".join(re.sub("▌.*", "", screen(app)).split())
        assert "Place a druid on stone 14 (blue" in text
        assert re.search(r"▸12–15 4 +a1 b0 c0 → a Élise", text)
        assert not words(app)
        await pilot.press("enter")
        await pilot.pause()

    assert words(at_table(look))[0] == "a:place=14"


def test_a_bar_goes_by_its_line_and_which_way() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("2", "7", "minus")
        await pilot.pause()
        line = next(line for line in screen(app).split("\n") if line.startswith("26"))
        assert line and app.question
        choice = app.question.choices[app.query_one(Choices).place]
        assert choice.text == "bar=27>26"
        await pilot.press("1", "plus", "enter")
        await pilot.pause()

    assert words(at_table(look))[0] == "a:bar=1>2"


def test_to_pass_takes_its_letter_and_enter() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("p")
        await pilot.pause()
        assert "Pass for good" in screen(app) and not words(app)
        await pilot.press("enter")
        await pilot.pause()

    assert words(at_table(look)) == ["a:pass"]


def test_arrows_walk_and_what_is_no_key_changes_nothing() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        choices = app.query_one(Choices)
        await pilot.press("x", "0", "plus")
        assert choices.place == NOWHERE
        await pilot.press("down")
        assert choices.place == 0
        await pilot.press("3", "1")  # there is no stone 31: the 1 begins anew
        assert choices.keys[choices.place] == "1"
        await pilot.press("down", "5")  # nor is it 15, after an arrow
        assert choices.keys[choices.place] == "5"

    assert not words(at_table(look))


def test_a_click_on_a_stone_aims_and_another_one_plays() -> None:
    async def look(app: Table, pilot: Pilot[None]) -> None:
        at = app.query_one(Board)
        await pilot.click(at, offset=(6, 0))
        await pilot.pause()
        assert f" 2▤{ring.AIMED}" in screen(app) and not words(app)
        await pilot.click(at, offset=(20, 6))  # in the middle there is none
        await pilot.click(at, offset=(6, 0))
        await pilot.pause()

    assert words(at_table(look))[0] == "a:place=2"


# --- the count


def count_events(view: DruideView) -> list[events.AnyEvent]:
    return [event for event in view.history if isinstance(event, tally.COUNT)]


@rule("druide", "D-15", "D-17", "D-19")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_count_goes_by_scenes(seats: int) -> None:
    """Druids stand until they leave, colleges come one by one with their votes, cards when they are shown."""
    end = next(view for seed in range(40) if any((view := finished(seats, seed, DRUIDE).view(OPEN)).bonus))
    told = count_events(end)
    scenes = [tally.before(end, told[number:]) for number in range(len(told) + 1)]
    assert scenes[-1] == end
    start = scenes[0]
    assert not start.tokens and not start.colleges and not any(map(any, start.removed))
    assert start.votes == start.bonus == (0,) * seats
    assert start.lucky == (None,) * seats and start.taboo == (None,) * seats
    assert sum(owner is not None for owner in start.stones) == sum(
        isinstance(event, events.Placed) for event in end.history
    )
    for before, event, after in zip(scenes[:-1], told, scenes[1:], strict=True):
        if isinstance(event, events.Removed):
            assert before.stones[event.stone - 1] == event.seat and after.stones[event.stone - 1] is None
        if isinstance(event, events.College):
            assert len(after.colleges) == len(before.colleges) + 1
            if event.seat is not None:
                assert after.votes[event.seat] == before.votes[event.seat] + event.votes
        if isinstance(event, events.LuckVotes):
            assert after.totals[event.seat] == before.totals[event.seat] + 2


def test_a_replay_stops_at_every_event_of_the_count() -> None:
    table = finished(3, 4, DRUIDE)
    retelling = Retelling(table.game, table.record(), OPEN, DRAWING.halts)
    plain = Retelling(table.game, table.record(), OPEN)
    count = len(count_events(table.view(OPEN)))
    assert retelling.last == plain.last + count - isinstance(table.events(OPEN)[-1], tally.COUNT)
    assert list(retelling.story()) == list(plain.story())
    app = Reading(retelling, narrator("en", 3, OPEN, DRUIDE))

    async def read() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("end")
            await pilot.pause()
            assert len(app.query_one(Board).view.colleges) == 7
            while app.retelling.ahead(app.stop) == () or app.query_one(Board).view.colleges:
                await pilot.press("left")
                await pilot.pause()
            assert not app.query_one(Board).view.colleges
            assert "druid leaves stone" in " ".join(screen(app).split())

    asyncio.run(read())


def test_the_end_tells_everybodys_votes_and_secrets() -> None:
    view = finished(4, 3, DRUIDE).view(OPEN)
    text = board(view, (80, 24))
    for seat in range(4):
        bonus = rf"\+{view.bonus[seat]}" if view.bonus[seat] else "  "
        assert re.search(rf"{view.votes[seat]}{bonus} = +{view.totals[seat]} ✶{view.lucky[seat]}", text)


def cancelling() -> Match:
    """A game at random in which two have most votes, and so a third is elected."""
    return next(
        table
        for seed in range(400)
        if isinstance(end := (table := finished(3, seed, DRUIDE)).events(OPEN)[-1], events.Elected)
        and end.total < max(end.totals)
    )


def struck(view: DruideView, size: tuple[int, int]) -> list[str]:
    """The figures on the board that are struck out, without those of colleges."""
    room = arrange(*size, DRAWING.rows(view.seats))
    lines = DRAWING.board(view, pen("en", view.seats, view.seat), size[0] - room.rail, room.board, whole=True)
    marked = [
        line.plain[span.start : span.end].strip()
        for line in lines
        for span in line.spans
        if "strike" in str(span.style)
    ]
    return [figure for figure in marked if figure.isdigit()]


@rule("druide", "D-19")
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
def test_totals_that_cancel_each_other_out_are_struck(size: tuple[int, int]) -> None:
    view = cancelling().view(PUBLIC)
    elected = view.history[-1]
    assert struck(view, size) == [str(max(elected.totals))] * 2
    assert struck(tally.before(view, [elected]), size) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_says_at_the_end_why_somebody_won(language: str) -> None:
    app = Table(sitting(3, FIRST, of=DRUIDE), narrator(language, 3, of=DRUIDE), 0, offer=True)

    async def run() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            while not app.query_one(Choices).aiming:
                await pilot.pause()
            await pilot.press("p", "enter")
            while not app.finished:
                await pilot.pause()
            await pilot.pause()
            grounds = app.narrator.grounds(app.sitting.view)
            assert "10" in grounds and grounds.endswith("(D-19).")  # twice 10 votes, and 4 win
            assert set(grounds.split()) <= set(screen(app).split())  # beside the hand, in several lines
            app.exit()

    asyncio.run(run())


# --- line by line


def plain(answers: str, language: str = "en", seats: int = 3) -> tuple[Plain, str]:
    out = io.StringIO()
    line = Plain(
        sitting(seats, FIRST, of=DRUIDE), narrator(language, seats, of=DRUIDE), io.StringIO(answers), out
    )
    try:
        line.play()
    except InputEnded:
        assert not line.sitting.over
    return line, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_line_by_line_a_number_is_that_of_the_stone(language: str, seats: int) -> None:
    line, text = plain("14\n14\n31\n15\np\n", language, seats)
    said = [word for word in line.sitting.match.record().words if word.startswith("a:")]
    assert said[0] == "a:place=14"
    assert line.narrator.say("not-a-key", text="14") in text
    assert line.narrator.say("not-a-key", text="31") in text
    line, text = plain("p\n", language, seats)
    assert line.sitting.over  # automata play on alone
    events = line.sitting.match.events(0)
    for event, sentence in zip(events, line.narrator.sentences(events), strict=True):
        assert not sentence or f"{sentence}  [{event.rule}]" in text
    assert line.narrator.verdict(line.sitting.view) in text
