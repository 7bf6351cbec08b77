"""Le Lys et la Cocarde in the terminal: the course, who stands where, goods, hands, and what squares say."""

from __future__ import annotations

import asyncio
import io

import msgspec
import pytest
from textual.pilot import Pilot

from cabale.core.seats import OPEN, PUBLIC
from cabale.core.views import Argument, Choice
from cabale.games import game as find_game
from cabale.games.cocarde.events import Began, Dealt, NewStart, Rolled
from cabale.games.cocarde.views import CocardeView
from cabale.terminal import track
from cabale.terminal.board import Board
from cabale.terminal.cocarde import CERTIFICATE, HELD_UP
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
from cabale.text.cocarde.table import square
from tests.games.cocarde.lines import lay
from tests.terminal.tables import COCARDE, NAMES, finished, narrator, played, sitting

DRAWING = drawing_of(COCARDE)
SIZES = [(50, 18), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)]


def pen(language: str = "en", seats: int = 4, seat: int = 0) -> Pen:
    return Pen(narrator(language, seats, seat, of=COCARDE), DAY, 0)


def board(view: CocardeView, size: tuple[int, int], language: str = "en") -> str:
    room = arrange(*size, DRAWING.rows(view.seats))
    lines = DRAWING.board(view, pen(language, view.seats), size[0] - room.rail, room.board, whole=True)
    return "\n".join(line.plain for line in lines)


def laid(**table: object) -> CocardeView:
    """What seat a of four sees of a table that is set by hand."""
    view: CocardeView = find_game(COCARDE).view(lay(4, {"at": "roll", **table}), 0)
    return view


# --- the board


@pytest.mark.parametrize("size", SIZES)
def test_every_square_is_there_and_who_stands_on_it(size: tuple[int, int]) -> None:
    view = laid(places={"a": "m13", "b": "m41", "c": "m41", "d": "m55"}, cancelled=[2, 19])
    text = board(view, size)
    for number in range(1, 57):
        assert f"{number:>2}" in text
    assert text.count(track.TREE) >= 2  # and in every seat's line once more
    room = arrange(*size, DRAWING.rows(4))
    shape = track.shape(size[0] - room.rail, room.board - 8)
    course = [line.plain for line in track.course(view, pen(), shape)]
    assert len(course) == shape.lines and all(len(line) == shape.columns for line in course)
    below = course[:: shape.height] if shape.height == 1 else course[shape.height - 1 :: shape.height]
    assert "a" in below[0] and "a" not in "".join(below[1:])
    assert ("2" if shape.height == 1 else "bc") in below[2][-2 * shape.width :].replace("42", "")
    assert "d" in below[3]


def test_a_square_that_is_no_more_is_a_tree() -> None:
    view = laid(places={"a": "m30"}, cancelled=[1, 2, 10])
    for shape in track.SHAPES:
        lines = track.course(view, pen(), shape)
        assert "".join(line.plain for line in lines).count(track.TREE) == 3
        struck = [
            line.plain[span.start : span.end].strip()
            for line in lines
            for span in line.spans
            if "strike" in str(span.style)
        ]
        assert struck == ["1", "2", "10"]


def test_white_squares_stand_out() -> None:
    for shape in track.SHAPES:
        reversed_numbers = {
            line.plain[span.start : span.end].strip()
            for line in track.course(laid(), pen(), shape)
            for span in line.spans
            if str(span.style) == f"bold {DAY.card} on #16181D"
        }
        assert reversed_numbers == {"5", "19", "23", "38", "45", "51"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_prison_frontiers_guyane_and_the_start(language: str) -> None:
    view = laid(places={"a": "pr3", "b": "fr7", "c": "guy"})
    words = pen(language).narrator
    prison, frontiers = [line.plain for line in track.beside_it(view, pen(language), 50)]
    assert prison.split()[0] == words.term("prison") and "3a" in prison and prison.rstrip().endswith(" d")
    assert frontiers.split()[0] == words.term("frontiers") and "7b" in frontiers
    assert frontiers.rstrip().endswith(" c")


@pytest.mark.parametrize("size", SIZES)
def test_every_seat_is_there_with_goods_and_role(size: tuple[int, int]) -> None:
    view = laid(
        places={"a": "m13", "b": "m41", "c": "pr6", "d": "m53"},
        roles={"a": "c", "b": "pl", "c": "p"},
        certificates={"a": 11, "b": 2},
        trees={"b": 3},
        salon={"d": 2},
    )
    text = board(view, size)
    for name in NAMES[:4]:
        assert name[:3] in text
    assert f"☉  {CERTIFICATE}11" in text or "☉  revolutionary" in text
    assert "†♣" in text and f"{CERTIFICATE}2  {track.TREE}3" in text
    assert f"{CERTIFICATE}11" in text
    if size[0] >= 76:
        assert "Prison 6" in text and (HELD_UP in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_own_square_and_those_ahead_say(language: str) -> None:
    view = laid(places={"a": "m38"}, cancelled=[41])
    text = board(view, (200, 60), language)
    words = pen(language).narrator
    for line in square(words, "m38"):
        assert line[:40] in text
    for number in (39, 40, 42):
        assert square(words, f"m{number}")[0][:36] in text
    assert square(words, "m41")[0] not in text
    jailed = board(laid(places={"a": "pr2"}), (200, 60), language)
    assert square(words, "pr3")[0][:36] in jailed and square(words, "m3")[0] not in jailed


def test_the_small_board_names_the_own_cards() -> None:
    view = laid(hands={"a": ["danton", "book"]})
    assert "Danton · Philosophical book" in board(view, (80, 24))
    assert board(msgspec.structs.replace(view, seat=PUBLIC, hands=(2, 0, 0, 0)), (80, 24))


def test_cards_in_hand_say_what_they_are_for() -> None:
    view = laid(hands={"a": ["danton", "book", "att_r"]})
    lines = "\n".join(line.plain for line in DRAWING.reading(view, pen(), 70, 6))
    assert "Danton" in lines and "valid from 26 to 41" in lines and "two for a tree" in lines
    assert DRAWING.reading(played(4, 3, 60, COCARDE).view(PUBLIC), pen(), 90, 9) == []


def test_the_dice_are_in_the_heading() -> None:
    view = played(4, 3, 60, COCARDE).view(0)
    thrown = msgspec.structs.replace(view, dice=("2", "c"))
    assert DRAWING.title(thrown, pen()).endswith("Dice: 2 + cockade.")
    assert "Dice" not in DRAWING.title(msgspec.structs.replace(view, dice=None), pen())


def test_roles_are_offered_by_name_and_emblem() -> None:
    facts: dict[str, Argument] = {"target": 1, "role": "pl", "card": "role_p"}
    assert DRAWING.label(Choice(move=9, text="mark=pl>b", key="mark", arguments=facts), pen()) == (
        "Vaucanson → †♣ refractory priest"
    )
    assert DRAWING.label(Choice(move=1, text="roll", key="roll", arguments={}), pen()) == "Roll the dice"


def test_the_journal_begins_with_turns_and_does_not_wait_at_the_deal() -> None:
    assert DRAWING.begins(Began(seat=0, turn=1)) and not DRAWING.begins(Dealt(seat=0, card=None))
    assert DRAWING.lingers(Rolled(seat=0, dice=("1", "2"))) and not DRAWING.lingers(Dealt(seat=0, card=None))
    assert DRAWING.cuts(NewStart(seat=0)) and not DRAWING.cuts(Rolled(seat=0, dice=("1", "2")))


# --- whole games


async def until(app: Table, pilot: Pilot[None]) -> None:
    while not app.question and not app.finished:
        await pilot.pause()
    await pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_game_on_the_full_screen(size: tuple[int, int]) -> None:
    app = Table(sitting(3, 2, {"max_rounds": 4}, of=COCARDE), narrator("en", 3, of=COCARDE), 0, offer=True)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            while not app.finished:
                await until(app, pilot)
                if not app.finished:
                    await pilot.press("1")
                    await pilot.pause()
            text = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
            assert "Prison" in text and "56" in text

    asyncio.run(play())
    assert app.sitting.match.state.over


def test_a_game_line_by_line() -> None:
    out = io.StringIO()
    table = sitting(3, 2, {"max_rounds": 2}, of=COCARDE)
    line = Plain(table, narrator("en", 3, of=COCARDE), io.StringIO("roll\n" * 3), out)
    with pytest.raises(InputEnded):
        line.play()
    assert "With 7 cards you may not roll" in out.getvalue()


def test_a_replay_with_open_cards_shows_the_hand_of_the_player_in_turn() -> None:
    match = finished(2, 1, COCARDE)
    app = Reading(Retelling(match.game, match.record(), OPEN), narrator("en", 2, OPEN, COCARDE))

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
