"""The ring of stones of Le Grand Druide: round a square with room in the middle, or college by college."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from cabale.core.seats import LETTERS
from cabale.core.views import Choice
from cabale.games.druide.pieces import STONES
from cabale.games.druide.views import CollegeView, DruideView
from cabale.terminal.drawing import Pen, filled, fit, ink
from cabale.terminal.palette import BLACK, BLUE, GREEN, RED, SABLE, WHITE, YELLOW, seat_inks

TINCTURES: Final = {
    "white": WHITE, "blue": BLUE, "green": GREEN, "yellow": YELLOW, "red": RED, "black": SABLE,
}  # fmt: skip
FREE: Final = "·"
LUCKY: Final = "✶"
TABOO: Final = "×"  # a druid there does not vote
TOKEN: Final = "○"
AIMED: Final = "◆"
UPRIGHT: Final = " ┃█▓"  # a line without a bar, with a neutral one, with one that stays, with two
ACROSS: Final = " ━▀▓"
CELL: Final = 4  # columns of a stone in a list
HALF: Final = STONES // 2


class Shape(NamedTuple):
    """How many stones lie side by side above and below, and how large each of them is drawn."""

    abreast: int
    width: int
    height: int

    @property
    def beside(self) -> int:
        """How many stones lie one below the other at the left and at the right."""
        return HALF - self.abreast

    @property
    def columns(self) -> int:
        return self.abreast * (self.width + 1) - 1

    @property
    def middle(self) -> tuple[int, int]:
        """Columns and lines inside."""
        return self.columns - 2 * self.width - 2, self.beside * (self.height + 1) + 1

    @property
    def lines(self) -> int:
        return 2 * self.height + self.middle[1]


SHAPES: Final = (Shape(10, 9, 3), Shape(10, 6, 2), Shape(11, 5, 2), Shape(10, CELL, 1))


def shape(width: int, height: int, within: int) -> Shape | None:
    """The largest ring for this room that has so many lines inside, if there is one."""
    fitting = [each for each in SHAPES if each.columns <= width and each.lines <= height]
    return next((each for each in fitting if each.middle[1] >= within), None)


def round_about(view: DruideView, pen: Pen, size: Shape, inside: Sequence[Text]) -> list[Text]:
    """The ring with something in the middle: stone 1 at the upper left, then clockwise."""
    room, _ = size.middle
    above = list(range(1, size.abreast + 1))
    below = [HALF + stone for stone in reversed(above)]
    rows = [*_rank(view, pen, above, above[:-1], size)]
    middle = [filled(line, room) for line in inside]
    for step in range(size.beside + 1):
        left, right = STONES - step, size.abreast + step
        edges = [(_line(view, pen, left, size.width), _line(view, pen, right, size.width))]
        if step < size.beside:
            edges += zip(_stone(view, pen, left, size), _stone(view, pen, right + 1, size), strict=True)
        for one, other in edges:
            within = middle.pop(0) if middle else Text(" " * room)
            rows.append(
                Text().append_text(one).append(" ").append_text(within).append(" ").append_text(other)
            )
    return [*rows, *_rank(view, pen, below, below[1:], size)]


def by_college(view: DruideView, pen: Pen, width: int) -> list[Text]:
    """A line for each college: its stones, its votes, who has how many druids, who would carry it."""
    if not view.colleges:
        return [_run(view, pen, range(first, first + 10)) for first in (1, 11, 21)]
    rows = []
    longest = max(len(college.stones) for college in view.colleges)
    for college in view.colleges:
        first = _line(view, pen, (college.stones[0] - 2) % STONES + 1, 1, UPRIGHT)
        row = first.append_text(_run(view, pen, college.stones)).append(
            " " * CELL * (longest - len(college.stones))
        )
        rows.append(filled(row.append(" ").append_text(standing(college, pen, close=True)), width))
    return rows


def standing(college: CollegeView, pen: Pen, close: bool = False, in_words: bool = False) -> Text:
    """A college's votes, everybody's druids, those who are tied struck out, and who carries it."""
    light = pen.light
    votes = str(college.votes)
    if in_words:
        several = pen.narrator.say("druide-votes", votes=8)
        votes = fit(pen.narrator.say("druide-votes", votes=college.votes), len(several))
    text = ink(votes, f"bold {light.ink}").append("" if close else " ")
    for seat, druids in enumerate(college.counts):
        tied = f"strike {light.ink_3}" if seat in college.tied else light.ink
        style = f"bold {light.ink}" if seat == college.carrier else tied
        text.append(" ").append(f"{LETTERS[seat]}{druids}", style)
    carrier = "–" if college.carrier is None else LETTERS[college.carrier]
    return text.append(f"→{carrier}" if close else f" → {carrier}", f"bold {light.ink}")


# --- stones and lines -----------------------------------------------------------------------------


def _run(view: DruideView, pen: Pen, stones: Sequence[int]) -> Text:
    """Stones in one line, each in four columns."""
    return Text().join([_stone(view, pen, stone, SHAPES[-1])[0] for stone in stones])


def _rank(view: DruideView, pen: Pen, stones: list[int], lines: list[int], size: Shape) -> list[Text]:
    """Stones side by side, and the lines between them."""
    blocks = [_stone(view, pen, stone, size) for stone in stones]
    rows = []
    for row in range(size.height):
        text = blocks[0][row].copy()
        for line, block in zip(lines, blocks[1:], strict=True):
            text.append_text(_line(view, pen, line, 1, UPRIGHT)).append_text(block[row])
        rows.append(text)
    return rows


def _line(view: DruideView, pen: Pen, line: int, width: int, signs: str = ACROSS) -> Text:
    """A line between two stones, and what lies on it."""
    if _aims(pen, "to") == line:
        return ink(AIMED * width, f"bold {pen.light.garance}")
    bars = [bar for bar in view.bars if bar.line == line]
    kind = 3 if len(bars) > 1 else 0 if not bars else 1 if bars[0].seat is None else 2
    seat = bars[0].seat if bars else None
    style = f"bold {pen.light.ink}" if seat is None else seat_inks(pen.light)[seat]
    return ink(signs[kind] * width, style)


def _aims(pen: Pen, what: str) -> object:
    """The stone or line that the viewer is about to choose."""
    return pen.aim.arguments.get(what) if isinstance(pen.aim, Choice) else None


def _stone(view: DruideView, pen: Pen, stone: int, size: Shape) -> list[Text]:
    """A stone: its number, its colour, who stands on it."""
    light = pen.light
    tincture = TINCTURES[view.colours[stone - 1]]
    paper = f"{BLACK} on {light.card}"
    hatch = f"{tincture.ink} on {light.card}"
    aimed = _aims(pen, "stone") == stone
    mine = "bold underline " if view.seat >= 0 and view.lucky[view.seat] == stone else ""
    number = ink(f"{stone:>2}", f"bold {light.card} on {light.garance}" if aimed else f"{mine}{paper}")
    sign, style = (AIMED, f"bold {light.garance} on {light.card}") if aimed else _sign(view, pen, stone)
    if size.height == 1:
        lines = [number.append(tincture.mark, hatch).append(sign, style)]
    else:
        lines = [number.append(" ", paper).append(tincture.lines * (size.width - 3), hatch)]
        left = (size.width - 3) // 2
        place = ink(" " * left, paper).append(f" {sign} ", style).append(" " * (size.width - 3 - left), paper)
        blank = ink(" " * size.width, paper)
        lines += [blank] * ((size.height - 2) // 2) + [place] + [blank] * ((size.height - 1) // 2)
    for line in lines:
        line.apply_meta({"answer": str(stone)})
    return lines


def _sign(view: DruideView, pen: Pen, stone: int) -> tuple[str, str]:
    """Who or what is on a stone, and in which style; on a free one, what it means to the viewer."""
    light = pen.light
    paper = f"{BLACK} on {light.card}"
    owner = view.stones[stone - 1]
    if owner is not None:
        doomed = "strike " if stone in view.doomed else ""
        return LETTERS[owner], f"{doomed}bold {light.sheet} on {seat_inks(light)[owner]}"
    if stone in view.tokens:
        return TOKEN, paper
    if any(stone in stones for stones in view.removed):
        return TABOO, paper
    if view.seat >= 0 and view.lucky[view.seat] == stone:
        return LUCKY, f"bold {paper}"
    if view.seat >= 0 and view.taboo[view.seat] == view.colours[stone - 1]:
        return TABOO, paper
    return FREE, paper
