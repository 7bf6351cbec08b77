"""The full screen, by keyboard alone: whole games, rules, leaving, light, and screens that change size."""

from __future__ import annotations

import asyncio
from itertools import cycle
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from cabale import bots
from cabale.games import GAMES
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board, Hand, Journal
from cabale.terminal.choices import KEYS, Choices
from cabale.terminal.screens import AidSheet, Confirm, RuleSheet, TableSheet
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import LANGUAGES
from tests.terminal.tables import COMPLOTS, GUILLOTINE, going_on, narrator, sitting


def table(
    seats: int = 4,
    seed: int = 1,
    language: str = "fr",
    pace: float = 0,
    level: str = "random",
    of: str = COMPLOTS,
) -> Table:
    return Table(sitting(seats, seed, level=level, of=of), narrator(language, seats, of=of), pace, offer=True)


async def until_asked(app: Table, pilot: Pilot[None]) -> None:
    while not app.question and not app.finished:
        await pilot.pause()
    await pilot.pause()


def shown(app: Table) -> str:
    """All that stands on the screen."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()  # what the terminal would get
    assert len(lines) == height
    assert all(strip.cell_length == width for strip in lines)
    return "\n".join(strip.text for strip in lines)


def bands(app: Table) -> int:
    """How many lines of the screen have blue, white and red half blocks in them."""
    colours = [
        {
            segment.style.color.name
            for segment in strip
            if "▀" in segment.text and segment.style and segment.style.color
        }
        for strip in app.screen._compositor.render_strips()
    ]
    flag = {colour.lower() for colour in (app.light.blue, app.light.white, app.light.red)}
    return sum(flag <= row for row in colours)


@pytest.mark.parametrize(
    ("of", "size", "language", "seats"),
    [
        (COMPLOTS, (60, 20), "nl", 8),
        (COMPLOTS, (80, 24), "fr", 4),
        (COMPLOTS, (120, 40), "en", 2),
        (GUILLOTINE, (50, 18), "fr", 5),
        pytest.param(GUILLOTINE, (80, 24), "nl", 3, marks=pytest.mark.slow),
        pytest.param(GUILLOTINE, (120, 40), "en", 2, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_keyboard(of: str, size: tuple[int, int], language: str, seats: int) -> None:
    """Numbers, letters, arrows with Enter: whatever comes; every event ends up in the journal."""
    app = table(seats, seed=seats, language=language, of=of)
    rng = Random(seats)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            while True:
                await until_asked(app, pilot)
                if app.finished:
                    break
                assert app.question
                number = rng.randrange(len(app.question.choices))
                if rng.random() < 0.5 and number < len(KEYS):
                    await pilot.press(KEYS[number])
                else:
                    await pilot.press(*["down"] * number, "enter")
            journal = app.query_one(Journal)
            events = app.sitting.match.events(0)
            assert [entry.sentence for entry in journal.entries] == app.narrator.sentences(events)
            assert app.narrator.verdict(app.sitting.view) in shown(app)
            assert app.narrator.say("keep-record") in shown(app)
            await pilot.press("1")
            await pilot.pause()

    asyncio.run(play())
    assert app.sitting.over and app.keep
    assert app.return_code == 0


def test_the_question_shows_choices_closed_moves_and_its_rule() -> None:
    app = table(seed=8, language="en")  # in this deal seat a begins

    async def look() -> None:
        async with app.run_test(size=(100, 34)) as pilot:
            await until_asked(app, pilot)
            await pilot.press("escape")  # what one plays for
            await pilot.pause()
            text = shown(app)
            assert "Your turn, with 2 coins. Which action?" in text
            assert "C-11" in text
            assert " 1  Income (+1 coin)" in text
            assert "You lack 5 coins (C-14)" in text
            assert app.query_one(Choices).has_focus

    asyncio.run(look())


def test_the_tricolour_is_only_on_what_waits_for_the_viewer() -> None:
    app = table(seed=3, level="regular")

    async def look() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app, pilot)
            assert bands(app) == 1
            app.query_one(Ask).tell(app.waiting)
            await pilot.pause()
            assert bands(app) == 0

    asyncio.run(look())


def test_a_rule_and_any_other_rule() -> None:
    app = table(seed=8)

    async def look() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app, pilot)
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, AidSheet)
            assert "Aide de jeu" in shown(app) and "SANS RIEN ANNONCER" in shown(app)
            await pilot.press("question_mark")
            await pilot.pause()
            assert isinstance(app.screen, RuleSheet)
            assert app.screen.number == "C-11"
            assert "Règle C-11" in shown(app)
            await pilot.press("c", "minus", "2", "6", "enter")
            await pilot.pause()
            assert app.screen.number == "C-26"
            await pilot.press("x", "enter")
            await pilot.pause()
            assert app.screen.number == "C-26"
            assert "Il n’y a pas de règle «\u00a0x\u00a0»" in shown(app)
            assert app.screen.query_one(Input).value == ""
            await pilot.press("down", "pagedown", "pageup", "up", "escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1 and app.question

    asyncio.run(look())


def test_the_table_in_words() -> None:
    app = table(seed=8)

    async def look() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app, pilot)
            await pilot.press("t")
            await pilot.pause()
            assert isinstance(app.screen, TableSheet)
            assert app.narrator.view(app.sitting.view)[0] in shown(app)
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1

    asyncio.run(look())


def test_leaving_asks_first() -> None:
    app = table(seed=8)

    async def leave() -> None:
        async with app.run_test(size=(60, 20)) as pilot:
            await until_asked(app, pilot)
            for stay in ("1", "escape"):
                await pilot.press("q")
                await pilot.pause()
                assert isinstance(app.screen, Confirm)
                await pilot.press(stay)
                await pilot.pause()
                assert len(app.screen_stack) == 1 and app.question
            await pilot.press("q", "down", "enter")
            await pilot.pause()

    asyncio.run(leave())
    assert app.return_code == 0
    assert not app.sitting.over and not app.keep


def test_an_interruption_is_quick() -> None:
    app = table(seed=8)

    async def interrupt() -> None:
        async with app.run_test(size=(60, 20)) as pilot:
            await until_asked(app, pilot)
            await pilot.press("question_mark")
            await pilot.press("ctrl+c")
            await pilot.pause()

    asyncio.run(interrupt())
    assert app.return_code == 130


def test_keys_that_mean_nothing_do_nothing() -> None:
    app = table(seed=8)

    async def press() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app, pilot)
            before = list(app.sitting.match.log)
            await pilot.press(
                "9", "z", "exclamation_mark", "f5", "tab", "pageup", "pagedown", "space", "end", "home"
            )
            await pilot.press("up", "left", "right")
            await pilot.pause()
            assert app.sitting.match.log == before
            assert app.question

    asyncio.run(press())


def test_day_and_night() -> None:
    app = table(seed=8)

    async def switch() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until_asked(app, pilot)
            day = app.screen.styles.background
            text = shown(app)
            await pilot.press("f2")
            await pilot.pause()
            assert app.light.name == "night"
            assert app.screen.styles.background != day
            assert shown(app) == text  # only the light changed
            await pilot.press("f2")
            await pilot.pause()
            assert app.screen.styles.background == day

    asyncio.run(switch())


def test_a_screen_may_change_its_size() -> None:
    app = table(seed=8)

    async def resize() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until_asked(app, pilot)
            assert app.query_one(Hand).display and not app.query_one(Board).whole
            for width, height in ((60, 20), (80, 24), (200, 60), (50, 18)):
                await pilot.resize_terminal(width, height)
                await pilot.pause()
                assert "Élise" in shown(app), (width, height)
                assert "Revenu" in shown(app), (width, height)
            await pilot.resize_terminal(20, 10)
            await pilot.pause()
            assert "20 colonnes" in " ".join(shown(app).split())
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            await pilot.press("1")
            await pilot.pause()
            assert any(seat == 0 for seat, _ in app.sitting.match.log)

    asyncio.run(resize())


def test_a_click_chooses() -> None:
    app = table(seed=8)

    async def click() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(app, pilot)
            assert app.question
            move = app.question.choices[2].move
            await pilot.click(Choices, offset=(6, 2))
            await pilot.pause()
            assert (0, move) in app.sitting.match.log

    asyncio.run(click())


def test_the_space_bar_takes_the_pauses_away() -> None:
    app = table(seed=2, pace=3600)  # longer than any test may take

    async def hurry() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            while not app.question and not app.finished:
                await pilot.press("space")
                await pilot.pause()

    asyncio.run(hurry())


def test_who_is_out_goes_to_the_end_by_the_space_bar() -> None:
    """Whoever thinks for long is relieved of it, and no pause is left."""
    laid = next(match for match in going_on(3, seed=12) if 0 in match.state.eliminated)
    levels = ("regular", "random")
    slow, hasty = ({seat: bots.make("complots", level, seat) for seat in (1, 2)} for level in levels)
    left = Sitting(laid, slow, hasty=hasty)
    app = Table(left, narrator("en", 3), 3600, offer=True)

    async def look_on() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            assert left.rest and "Space: to the end" in app.waiting(78).plain
            assert left.automata is slow
            while not app.finished:
                await pilot.press("space")
                await pilot.pause()
            assert left.automata is hasty and not left.rest

    asyncio.run(look_on())


def test_many_choices_can_all_be_reached() -> None:
    """Eight seats with the Inquisitor: more moves than digits."""
    app = Table(
        sitting(8, seed=8, options={"envoy": "inquisitor", "first_player": "a"}),
        narrator("fr", 8),
        0,
        offer=True,
    )

    async def look() -> None:
        async with app.run_test(size=(60, 20)) as pilot:
            await until_asked(app, pilot)
            assert app.question
            choices = app.question.choices
            assert len(choices) == 18
            for place in range(len(choices)):
                assert app.query_one(Choices).place == place
                assert app.narrator.choice(choices[place]).split(" (")[0] in " ".join(shown(app).split())
                await pilot.press("down")
            await pilot.press("home", "end")
            assert app.query_one(Choices).place == 17
            await pilot.press(KEYS[17])
            await pilot.pause()
            assert (0, choices[17].move) in app.sitting.match.log

    asyncio.run(look())


@pytest.mark.parametrize(("of", "language"), list(zip(GAMES, cycle(LANGUAGES), strict=False)))
def test_the_first_question_says_what_one_plays_for(of: str, language: str) -> None:
    """Until it is put away, or answered; and every question what follows by default."""
    app = table(3, seed=8, language=language, of=of)
    aim = app.narrator.aim()

    def told(words: str) -> bool:
        return " ".join(words.split()) in " ".join(str(app.query_one("#sentence", Static).content).split())

    async def look() -> None:
        async with app.run_test(size=(200, 60)) as pilot:
            await until_asked(app, pilot)
            assert app.question and told(aim) and told(app.narrator.note(app.question))
            await pilot.press("escape")
            await pilot.pause()
            assert not told(aim) and told(app.narrator.note(app.question))
            first = app.question
            app.post_message(Choices.Chosen(0))
            while app.question in (None, first) and not app.finished:
                await pilot.pause()
            await pilot.pause()
            assert not told(aim)

    asyncio.run(look())


def test_no_answer_gives_way_to_what_follows() -> None:
    """Where there is little room, the answers have it."""
    app = table(seed=8, language="nl")

    async def look() -> None:
        async with app.run_test(size=(50, 18)) as pilot:
            await until_asked(app, pilot)
            assert app.question and app.query_one(Choices).size.height >= 3
            assert app.narrator.note(app.question)[:20] not in shown(app)

    asyncio.run(look())
