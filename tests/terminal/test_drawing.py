"""What is drawn fits where it is drawn, at every size, by day and by night, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from rich.text import Text

from cabale.core.seats import OPEN, PUBLIC
from cabale.terminal.drawing import Pen, beside, centred, fit, tricolour, wrapped
from cabale.terminal.drawings import drawing_of
from cabale.terminal.palette import DAY, NIGHT, light_of_terminal, seat_inks
from cabale.terminal.room import SMALLEST, arrange
from cabale.text import LANGUAGES
from tests.terminal.tables import COCARDE, COMPLOTS, DRUIDE, GUILLOTINE, NAMES, going_on, narrator, played

EYES = (0, PUBLIC, OPEN)


@cache
def moments(seats: int, of: str, every: int) -> list[dict[int, Any]]:
    """What is seen of one game now and then, and of its end."""
    return [
        {seat: table.view(seat) for seat in EYES}
        for count, table in enumerate(going_on(seats, 3, of), 1)
        if (count - seats) % every == 0 or table.state.over
    ]


@pytest.mark.parametrize(
    ("of", "seats", "every"),
    [(COMPLOTS, seats, 7) for seats in (2, 4, 6, 8)]
    + [(GUILLOTINE, seats, 31) for seats in (2, 4, 5)]
    + [(DRUIDE, seats, 9) for seats in (3, 4)]
    + [(COCARDE, seats, 71) for seats in (2, 4, 6)],
)
@pytest.mark.parametrize("size", [(50, 18), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
def test_the_board_keeps_to_its_room(of: str, seats: int, every: int, size: tuple[int, int]) -> None:
    drawing = drawing_of(of)
    room = arrange(*size, drawing.rows(seats))
    width = size[0] - room.rail
    for moment in moments(seats, of, every):
        for seat, view in moment.items():
            for language in LANGUAGES:
                pen = Pen(narrator(language, seats, seat, of), DAY if seat else NIGHT, 0)
                lines = drawing.board(view, pen, width, room.board, seat != 0 or not room.hand)
                assert len(lines) <= room.board
                assert all(line.cell_len <= width for line in lines), (size, language)
                if room.hand and seat == 0:
                    hand = drawing.hand(view, pen, room.hand - 2, room.ask)
                    assert len(hand) <= room.ask
                    assert all(line.cell_len <= room.hand - 2 for line in hand), (size, language)
                cards = drawing.reading(view, pen, width - 2, room.ask - 2)
                assert len(cards) <= room.ask - 2
                assert all(line.cell_len <= width - 2 for line in cards), (size, language)


@pytest.mark.parametrize("size", [(50, 18), (60, 20), (80, 24), (120, 40)])
def test_every_seat_is_there_with_name_coins_and_lives(size: tuple[int, int]) -> None:
    room = arrange(*size, drawing_of(COMPLOTS).rows(4))
    table = played(4, 3, 40)
    view = table.view(0)
    lines = drawing_of(COMPLOTS).board(
        view, Pen(narrator(), DAY, 0), size[0] - room.rail, room.board, whole=True
    )
    text = "\n".join(line.plain for line in lines)
    for name in NAMES[:4]:
        assert name in text
    for seat, cards in enumerate(view.faceup):
        assert all(narrator().character(card) in text for card in cards), seat
    assert all(narrator().character(card) in text for card in view.hidden[0])
    assert "Cour" in text and str(view.treasury) in text


def test_a_screen_is_divided_without_rest() -> None:
    for rows in range(3, 13):
        for width in range(SMALLEST[0], 220, 7):
            for height in range(SMALLEST[1], 70, 3):
                room = arrange(width, height, rows)
                journal = 0 if room.wide else height - 3 - room.board - room.ask
                assert room.board >= min(rows, 9) and room.ask >= 6
                assert room.board + room.ask + max(journal, 0) == height - 3, (rows, width, height)


def test_text_is_fitted_by_cells() -> None:
    assert fit("Jaquet-Droz", 6) == "Jaque…"
    assert fit("漢字", 3) == "漢…"
    assert fit("de la garde", 7) == "de la… "
    assert centred("ab", 6) == "  ab  "
    assert [line.plain for line in wrapped("un mot et un autre", 6)] == ["un mot", "et un", "autre"]
    assert [line.plain for line in wrapped("interminable", 5)] == ["inter", "minab", "le"]
    assert [line.plain for line in beside([[Text("a"), Text("b")], [Text("c")]])] == ["a c", "b  "]


def test_the_band_has_three_colours_and_the_full_width() -> None:
    for width in (3, 50, 79, 80):
        band = tricolour(width, DAY)
        assert band.cell_len == width
        assert [span.style for span in band.spans] == [DAY.blue, DAY.white, DAY.red]


def test_seats_are_told_apart() -> None:
    for light in (DAY, NIGHT):
        assert len(set(seat_inks(light))) == 8


def test_the_light_follows_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORFGBG", "15;0")
    assert light_of_terminal() is NIGHT
    monkeypatch.setenv("COLORFGBG", "0;15")
    assert light_of_terminal() is DAY
    monkeypatch.delenv("COLORFGBG")
    assert light_of_terminal() is DAY
