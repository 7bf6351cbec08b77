"""Dots with whiskers: one row a figure, its bounds on either side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from cabale.arena.estimates import Estimate
from cabale.arena.plots.axis import EVEN, MARGIN, Axis, Even, Say
from cabale.arena.plots.drawing import LINE, WIDE, Drawing, lines

ROW: Final = 38.0


class Row(NamedTuple):
    label: str
    estimate: Estimate


def draw_dots(
    drawing: Drawing, rows: Sequence[Row], say: Say, tick: Say, even: Even | None = None
) -> Drawing:
    """The label and the figure of a row stand above its whisker, so that either may be long."""
    figures = [bound for row in rows for bound in row.estimate]
    axis = Axis([*figures, even.figure] if even else figures, tick)
    top = 0.0
    if even:
        top = EVEN
        axis.label(drawing, even)
    tops = list(accumulate([ROW + LINE * (len(lines(row.label)) - 1) for row in rows], initial=top))
    bottom = tops[-1] + 4
    axis.rule(drawing, (top, bottom))
    if even:
        axis.mark(drawing, even, top, bottom)
    for (label, estimate), y, foot in zip(rows, tops, tops[1:], strict=False):
        drawing.head(MARGIN, y + 14, label)
        drawing.write(WIDE - MARGIN, y + 14, say(estimate.value), "figure", "end")
        drawing.whisker(axis.x(estimate.low), axis.x(estimate.high), foot - 11)
        drawing.dot(axis.x(estimate.value), foot - 11)
    return drawing
