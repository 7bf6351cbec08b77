"""Any game, drawn from its views alone: a line for each fact, a table by seats, my pieces as cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from cabale.core.views import Choice, View
from cabale.terminal.drawing import Drawing, Pen, beside, card, filled, fit, ink, seat_mark
from cabale.terminal.palette import PURPLE
from cabale.text.laid import Laid, LaidGroup, lay
from cabale.text.plain_voice import shown

WIDEST = 18  # columns of a cell
CARD = 14
HEIGHT = 5


class PlainDrawing(Drawing):
    """Modest on purpose: nothing is drawn that the view does not say."""

    at_once = True

    def rows(self, seats: int) -> int:
        return seats + 4

    def board(self, view: View, pen: Pen, width: int, height: int, whole: bool) -> list[Text]:
        laid = lay(pen.narrator, view)
        lines = [*_seats(laid, view, pen, width), Text(), *_rows(laid.rows, pen, width)]
        lines += _rows(laid.lists, pen, width)
        if whole and laid.mine:
            lines += [Text(), *_rows(laid.mine, pen, width)]
        return lines[:height]

    def hand(self, view: View, pen: Pen, width: int, height: int) -> list[Text]:
        laid = lay(pen.narrator, view)
        pieces = [mark.text for group in laid.mine for mark in group.marks]
        if not pieces:
            return []
        size = min(CARD, width // min(len(pieces), 4) - 1)
        if size < 7 or height < HEIGHT:
            return _rows(laid.mine, pen, width)[:height]
        lines: list[Text] = []
        across = max(1, (width + 1) // (size + 1))
        for first in range(0, len(pieces), across):
            row = [card(piece, PURPLE, size, HEIGHT, pen.light) for piece in pieces[first : first + across]]
            lines += beside(row)
        return lines[:height]

    def reading(self, view: View, pen: Pen, width: int, height: int) -> list[Text]:
        return _rows(lay(pen.narrator, view).mine, pen, width)[: max(height, 0)]

    def title(self, view: View, pen: Pen) -> str:
        """Who is awaited: the viewer, too, who has not answered as long as this is asked here."""
        if view.over:
            return ""
        asked: str = getattr(view, "asked", "")
        others = [seat for seat in getattr(view, "awaited", ()) if seat != view.seat]
        if asked and others:
            names = pen.narrator.all_of([pen.narrator.name(seat) for seat in others])
            return pen.narrator.say("status-with-you", names=names)
        return pen.narrator.status(view)

    def label(self, choice: Choice, pen: Pen) -> str:
        return pen.narrator.title(choice)


def _rows(groups: Sequence[LaidGroup], pen: Pen, width: int) -> list[Text]:
    """A label and what belongs to it, a line each."""
    size = min(WIDEST, max([cell_len(group.label) for group in groups], default=0))
    light = pen.light
    return [
        filled(
            ink(f" {fit(group.label, size)}  ", light.ink_2).append(shown(group.marks), f"bold {light.ink}"),
            width,
        )
        for group in groups
    ]


def _seats(laid: Laid, view: View, pen: Pen, width: int) -> list[Text]:
    """A line for each seat, under the labels of its columns."""
    cells = [[shown(column.cells[seat]) for column in laid.columns] for seat in range(view.seats)]
    names = [pen.narrator.name(seat) for seat in range(view.seats)]
    first = min(WIDEST, max(map(cell_len, names))) + 4
    sizes = [
        min(WIDEST, max(cell_len(text) for text in (column.label, *[row[place] for row in cells])))
        for place, column in enumerate(laid.columns)
    ]
    light = pen.light
    head = "".join(f"  {fit(column.label, size)}" for column, size in zip(laid.columns, sizes, strict=True))
    lines = [ink(" " * first + head, light.ink_2)] if laid.columns else []
    for seat, row in enumerate(cells):
        mine = f"bold {light.ink}" if seat == view.seat else light.ink
        line = Text(" ").append_text(seat_mark(seat, light)).append(f" {fit(names[seat], first - 4)}", mine)
        for text, size in zip(row, sizes, strict=True):
            line.append(f"  {fit(text, size)}", mine)
        if view.over and view.ranks:
            line.append(f"  {view.ranks[seat]}.", f"bold {light.ink}")
        lines.append(line)
    return [filled(line, width) for line in lines]
