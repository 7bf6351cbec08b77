"""Guillotine in the terminal: the line and its front, hands with their texts, the blade, the guards."""

from __future__ import annotations

import asyncio
import io

import pytest
from textual.pilot import Pilot

from cabale.core.seats import OPEN, PUBLIC
from cabale.games.guillotine.events import Dismissed
from cabale.games.guillotine.pieces import NOBLE_NAMES
from cabale.games.guillotine.views import GuillotineView
from cabale.terminal import scaffold
from cabale.terminal.ask import Ask
from cabale.terminal.board import Board
from cabale.terminal.choices import KEYS, Asked, Choices
from cabale.terminal.drawing import Pen
from cabale.terminal.drawings import drawing_of
from cabale.terminal.lines import InputEnded
from cabale.terminal.palette import DAY
from cabale.terminal.plain import Plain
from cabale.terminal.replay import Reading
from cabale.terminal.retelling import Retelling
from cabale.terminal.room import arrange
from cabale.terminal.sitting import Sitting
from cabale.terminal.table import Table
from cabale.text import LANGUAGES
from tests.citing import rule
from tests.terminal.tables import GUILLOTINE, NAMES, finished, narrator, played, sitting

DRAWING = drawing_of(GUILLOTINE)
GUARDS = "play=callous_guards"
GUARDED = 0  # in this deal seat a begins, with Callous Guards in hand


def pen(language: str = "en", seats: int = 4, seat: int = 0) -> Pen:
    return Pen(narrator(language, seats, seat, of=GUILLOTINE), DAY, 0)


def board(view: GuillotineView, size: tuple[int, int], language: str = "en") -> str:
    room = arrange(*size, DRAWING.rows(view.seats))
    lines = DRAWING.board(view, pen(language, view.seats), size[0] - room.rail, room.board, whole=True)
    return "\n".join(line.plain for line in lines)


# --- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_the_line_is_there_from_the_front_with_names_and_points(size: tuple[int, int], language: str) -> None:
    view = played(4, 3, 60, GUILLOTINE).view(0)
    assert len(view.line) > 5
    text = board(view, size, language)
    for noble in view.line:
        assert scaffold.name_of(noble, pen(language))[:14] in text  # longer ones may be cut
    assert scaffold.BLADE in text or scaffold.SCAFFOLD[0] in text


@pytest.mark.parametrize("size", [(50, 18), (60, 20), (80, 24), (120, 40)])
def test_every_seat_is_there_with_name_points_and_hand(size: tuple[int, int]) -> None:
    view = played(4, 3, 150, GUILLOTINE).view(0)
    text = board(view, size, "en")
    for seat, name in enumerate(NAMES[:4]):
        assert name in text
        assert f"{view.totals[seat]} point".replace("-", "−") in text
    assert any(view.fronts)
    assert "Church Support" in text or size[1] < 20


def test_the_front_is_marked_and_everybody_keeps_a_place_however_long_the_line() -> None:
    view = played(4, 3, 60, GUILLOTINE).view(0)
    for height in range(1, 13):
        lines = scaffold.listed(view, pen(), 50, height)
        text = "\n".join(line.plain for line in lines)
        assert len(lines) <= height
        assert text.startswith(f"{scaffold.BLADE}1") and text.count(scaffold.BLADE) == 1
        hidden = len(view.line) - 3 * height
        assert ("… +" in text) == (hidden > 0), height
        assert hidden <= 0 or f"… +{hidden + 1}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noble_says_its_points_once(language: str) -> None:
    """In the catalogue they come before the text; on a card they stand at the upper right."""
    for noble in NOBLE_NAMES:
        text = scaffold.text_of(noble, pen(language))
        assert "point" not in text and "punt" not in text, (noble, text)


def test_cards_in_hand_have_their_texts() -> None:
    view = played(4, 3, 60, GUILLOTINE).view(0)
    texts = [pen().narrator.fill({"card": card}) for card in view.hands[0]]
    for height in (2 * len(texts), len(texts)):
        lines = "\n".join(line.plain for line in DRAWING.reading(view, pen(), 90, height))
        for words in texts:
            assert str(words["card"]) in lines and str(words["card-short"]) in lines
    few = DRAWING.reading(view, pen(), 90, 2)
    assert few[-1].plain.strip() == f"… +{len(texts) - 1}"
    assert DRAWING.reading(played(4, 3, 60, GUILLOTINE).view(PUBLIC), pen(), 90, 9) == []


def test_a_replay_with_open_cards_shows_the_hand_of_the_player_in_turn() -> None:
    match = finished(3, 1, GUILLOTINE)
    app = Reading(Retelling(match.game, match.record(), OPEN), narrator("en", 3, OPEN, GUILLOTINE))

    async def read() -> None:
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.pause()
            await pilot.press("pagedown", "pagedown", "pagedown")
            await pilot.pause()
            view = app.query_one(Board).view
            text = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            for card in view.hands[view.active][:3]:
                assert str(app.narrator.fill({"card": card})["card"]) in text

    asyncio.run(read())


# --- the moment before the blade falls


@rule("guillotine", "G-94")
def test_the_table_stops_before_the_blade_whether_an_automaton_is_asked_or_nobody() -> None:
    """And what the person sees there is the same."""
    asked, unasked = 0, 0
    for seed in range(6):
        table = sitting(3, seed, of=GUILLOTINE)
        table.deal()
        while not table.over:
            answers = table.others()
            question = table.question()
            assert table.covered == table.view.blade
            if table.covered and not question:
                asked, unasked = asked + bool(answers), unasked + (not answers)
                assert table.view.pending is None
            if question:
                answers[0] = question.choices[0].move
            table.settle(answers)
            table.deal()
    assert asked > 3 and unasked > 3


async def until(app: Table, pilot: Pilot[None], pressing: str = "") -> None:
    """Until somebody is asked, or something may be done out of turn."""
    while not app.question and not app._asides and not app.finished:
        if pressing:
            await pilot.press(pressing)
        await pilot.pause()
    await pilot.pause()


def test_the_interrupt_is_a_sealed_question() -> None:
    app = Table(sitting(3, 11, of=GUILLOTINE), narrator("en", 3, of=GUILLOTINE), 0, offer=True)

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            while not app.question or app.question.kind != "interrupt":
                await until(app, pilot)
                assert not app.finished
                if app.question and app.question.kind != "interrupt":
                    await pilot.press("1")
                    await pilot.pause()
            strips = app.screen._compositor.render_strips()
            text = " ".join("\n".join(strip.text for strip in strips).split())
            assert "Sealed answer · G-91" in text
            assert "The blade hangs over" in text
            await pilot.press("2")
            await pilot.pause()

    asyncio.run(play())
    assert "a:play=confusion_in_line" in app.sitting.match.record().words


# --- something to do out of turn


@rule("guillotine", "G-99")
def test_callous_guards_go_out_of_turn_by_a_key_of_their_own() -> None:
    app = Table(sitting(3, GUARDED, of=GUILLOTINE), narrator("en", 3, of=GUILLOTINE), 30, offer=True)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, pilot, "space")
            assert app.question
            await pilot.press(KEYS[[choice.text for choice in app.question.choices].index(GUARDS)])
            await pilot.pause()
            await until(app, pilot)
            assert app._asides and not app.question
            assert app.query_one(Choices).place == -1
            before = list(app.sitting.match.log)
            await pilot.press("1", "enter")  # meant for a question that is not there yet
            await pilot.pause()
            assert app.sitting.match.log == before
            await pilot.press("g")
            while not any(isinstance(event, Dismissed) for event in app.sitting.match.events(0)):
                await pilot.pause()
            app.exit()

    asyncio.run(play())
    assert "a!discard_guards" in app.sitting.match.record().words


def plain(answers: str, language: str = "en") -> tuple[Sitting, str]:
    out = io.StringIO()
    table = sitting(3, GUARDED, of=GUILLOTINE)
    line = Plain(table, narrator(language, 3, of=GUILLOTINE), io.StringIO(answers), out)
    with pytest.raises(InputEnded):
        line.play()
    return table, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_it_is_offered_before_the_others_go_on(language: str) -> None:
    words = narrator(language, 3, of=GUILLOTINE)
    table, text = plain(f"{GUARDS}\n\n9\ndance\n", language)
    title = words.say("aside-title")
    assert text.count(title) == 4  # once left alone, then two answers that are none
    assert "a!discard_guards" not in table.match.record().words
    for answer in ("1", "discard_guards"):
        table, text = plain(f"{GUARDS}\n\n{answer}\n", language)
        assert text.count(title) == 2
        assert table.match.record().words.count("a!discard_guards") == 1
        assert not table.asides()


# --- many answers


def test_answers_beyond_the_keys_are_reached_by_arrows() -> None:
    app = Table(sitting(3, GUARDED, of=GUILLOTINE), narrator("en", 3, of=GUILLOTINE), 0, offer=True)
    many = tuple(f"answer {number}" for number in range(len(KEYS) + 4))

    async def look() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, pilot)
            app.query_one(Ask).show(Asked("Which?", "", "", many))
            await pilot.press("end")
            await pilot.pause()
            text = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert many[-1] in text and app.query_one(Choices).place == len(many) - 1
            app.exit()

    asyncio.run(look())
