"""Grouped bars: shares from nothing up, each with its bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cabale.arena.estimates import Estimate
from cabale.arena.plots.axis import EVEN, MARGIN, Axis, Even, Say
from cabale.arena.plots.drawing import LINE, WIDE, Drawing, lines

HEAD: Final = 22.0  # above the bars of a group
BAR: Final = 20.0
THICK: Final = 14.0
LABEL: Final = 26.0  # for what each bar is


class Group(NamedTuple):
    label: str
    bars: Sequence[Estimate | None]  # none where there is nothing to count


def draw_bars(
    drawing: Drawing, groups: Sequence[Group], names: Sequence[str], tick: Say, even: Even
) -> Drawing:
    """Every group has the same bars in the same order, each with its own hatch and its short name."""
    shown = [bar for group in groups for bar in group.bars if bar]
    axis = ShiftedAxis([0.0, even.figure, *[bar.high for bar in shown]], tick)
    axis.label(drawing, even)
    spans: list[tuple[float, float]] = []
    y = EVEN
    for group in groups:
        drawing.head(MARGIN, y + 15, group.label, "figure")
        y += HEAD + LINE * (len(lines(group.label)) - 1)
        spans.append((y - 3, y + BAR * len(group.bars) - 1))
        y = spans[-1][1] + 1
    axis.rule(drawing, *spans)
    for group, (top, foot) in zip(groups, spans, strict=True):
        for place, bar in enumerate(group.bars):
            y = top + 3 + place * BAR
            drawing.write(MARGIN, y + 11, names[place], "axis")
            if bar:
                drawing.box(axis.x(0), y, axis.x(bar.value) - axis.x(0), THICK, place)
                drawing.whisker(axis.x(bar.low), axis.x(bar.high), y + THICK / 2, 3)
        drawing.line(axis.x(0), top, axis.x(0), foot, "base")
        axis.mark(drawing, even, top, foot)
    return drawing


class ShiftedAxis(Axis):
    """Leaves room at the left for the names of the bars."""

    def x(self, figure: float) -> float:
        part = (super().x(figure) - MARGIN) / (WIDE - 2 * MARGIN)
        return MARGIN + LABEL + part * (WIDE - 2 * MARGIN - LABEL)
