"""The course of Le Lys et la Cocarde in four ranks of fourteen squares, and the tracks beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from cabale.core.seats import LETTERS
from cabale.games.cocarde.pieces import BLUE, NO_COLOUR, RED, YELLOW
from cabale.games.cocarde.squares import ANNEX, IS_OBLIGATORY, LAST, ZONE
from cabale.games.cocarde.views import CocardeView
from cabale.terminal import palette
from cabale.terminal.drawing import Pen, centred, filled, fit, ink
from cabale.terminal.palette import BLACK, GREY, seat_inks

TINCTURES: Final = {
    BLUE: palette.BLUE, YELLOW: palette.YELLOW, RED: palette.RED, NO_COLOUR: palette.WHITE,
}  # fmt: skip
TREE: Final = "♠"
EDGE: Final = "▁"  # squares of two ranks touch
RANK: Final = 14  # squares side by side
RANKS: Final = LAST // RANK
LABEL: Final = 11  # columns for the name of a track beside


class Shape(NamedTuple):
    """How large a square is drawn."""

    width: int
    height: int

    @property
    def columns(self) -> int:
        return RANK * self.width

    @property
    def lines(self) -> int:
        return RANKS * self.height


SHAPES: Final = (Shape(11, 4), Shape(9, 4), Shape(5, 2), Shape(4, 1), Shape(3, 1))


def shape(width: int, height: int) -> Shape:
    """The largest squares for this room; the smallest always are."""
    fitting = [each for each in SHAPES if each.columns <= width and each.lines <= height]
    return fitting[0] if fitting else SHAPES[-1]


def course(view: CocardeView, pen: Pen, size: Shape) -> list[Text]:
    """Squares 1 to 56 in the order of time, from left to right."""
    rows = []
    for first in range(1, LAST + 1, RANK):
        blocks = [_square(view, pen, square, size) for square in range(first, first + RANK)]
        for row in range(size.height):
            rows.append(Text().join([block[row] for block in blocks]))  # noqa: PERF401  # reads better
    return rows


def beside_it(view: CocardeView, pen: Pen, width: int) -> list[Text]:
    """The prison and the start, the frontiers and Guyane: two lines."""
    rows = []
    for name, letters, place in (("prison", "pr", "start"), ("frontiers", "fr", "guy")):
        label = pen.narrator.term(name)
        row = ink(f" {fit(label, LABEL)}", pen.light.ink_2)
        for number in range(1, ANNEX + 1):
            seats = _standing(view, f"{letters}{number}")
            row.append(str(number), pen.light.ink_3).append_text(_pawns(seats, pen, 1, pen.light.ink_3))
        row.append(f"   {_called(pen, place)} ", pen.light.ink_2)
        rows.append(filled(row.append_text(_pawns(_standing(view, place), pen, view.seats, "")), width))
    return rows


def _called(pen: Pen, place: str, form: str = "") -> str:
    return str(pen.narrator.fill({"place": place})[f"place{form}"])


def _standing(view: CocardeView, place: str) -> list[int]:
    return [seat for seat, where in enumerate(view.places) if where == place]


def _pawns(seats: Sequence[int], pen: Pen, width: int, blank: str, fill: str = " ") -> Text:
    """Who stands there, by letters on the inks of the seats; where there is no room for all, how many."""
    if len(seats) > width:
        return ink(f"{len(seats):>{width}}", f"bold reverse {pen.light.ink}")
    text = Text()
    for seat in seats:
        text.append(LETTERS[seat], f"bold {pen.light.sheet} on {seat_inks(pen.light)[seat]}")
    return text.append(fill * (width - len(seats)), blank)


# --- one square -----------------------------------------------------------------------------------


def _square(view: CocardeView, pen: Pen, square: int, size: Shape) -> list[Text]:
    if square in view.cancelled:
        return _planted(pen, square, size)
    light = pen.light
    paper = f"{BLACK} on {light.card}"
    tincture = TINCTURES[ZONE[square]]
    hatch = f"{tincture.ink} on {light.card}"
    number = ink(
        f"{square:>2}", f"bold {light.card} on {BLACK}" if IS_OBLIGATORY[square] else f"bold {paper}"
    )
    seats = _standing(view, f"m{square}")
    if size.height == 1:
        if size.width == 3:
            return [number.append_text(_pawns(seats, pen, 1, hatch) if seats else ink(tincture.mark, hatch))]
        return [number.append(tincture.mark, hatch).append_text(_pawns(seats, pen, 1, paper))]
    room = size.width - 1  # a gap between two squares
    below = _pawns(seats, pen, room, f"{GREY.ink} on {light.card}", EDGE).append(" ")
    if size.height == 2:
        return [number.append(tincture.lines * (room - 2), hatch).append(" "), below]
    top = number.append(" ", paper).append(tincture.lines * (room - 3), hatch).append(" ")
    title = _titled(_called(pen, f"m{square}", "-title"), room)
    lines = [ink(fit(line, room), paper).append(" ") for line in title]
    return [top, *lines, below]


def _titled(title: str, room: int) -> tuple[str, str]:
    """A short name in two lines; no word is broken, but one that is too long is cut."""
    first, *rest = title.split(" ")
    while rest and cell_len(f"{first} {rest[0]}") <= room:
        first = f"{first} {rest.pop(0)}"
    return first, " ".join(rest)


def _planted(pen: Pen, square: int, size: Shape) -> list[Text]:
    """A square that is no more: its number struck out, and a tree."""
    light = pen.light
    number = ink(f"{square:>2}", f"strike {light.ink_3}")
    if size.height == 1:
        return [number.append(f"{TREE:<{size.width - 2}}", light.verdet)]
    rows = [number.append(" " * (size.width - 2))]
    rows += [Text(" " * size.width) for _ in range(size.height - 2)]
    return [*rows, ink(centred(TREE, size.width - 1) + " ", light.verdet)]
