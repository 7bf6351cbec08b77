"""The foot of a plot: round figures at even distances, and the lines that rise from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, isclose, log10
from typing import Final, NamedTuple

from cabale.arena.plots.drawing import WIDE, Drawing

MARGIN: Final = 14.0
EVEN: Final = 20.0  # above the first row, for the label of an even share
FOOT: Final = 20.0  # below the last row, for the figures
ABOUT: Final = 4  # figures on an axis, one more or less

Say = Callable[[float], str]  # a figure in words


class Even(NamedTuple):
    """What there is to compare with: an even share, or no difference."""

    figure: float
    label: str


class Axis:
    """From the least to the most figure, between the margins."""

    def __init__(self, figures: Sequence[float], say: Say) -> None:
        self.ticks: Final = round_figures(min(figures), max(figures))
        self.say: Final = say

    def x(self, figure: float) -> float:
        """Where a figure stands; what lies beyond the axis stands at its end."""
        low, high = self.ticks[0], self.ticks[-1]
        part = min(1.0, max(0.0, (figure - low) / (high - low)))
        return MARGIN + part * (WIDE - 2 * MARGIN)

    def rule(self, drawing: Drawing, *spans: tuple[float, float]) -> None:
        """Draw the lines, from top to bottom of each span, and the figures below the last."""
        bottom = spans[-1][1]
        for tick in self.ticks:
            for top, foot in spans:
                drawing.line(self.x(tick), top, self.x(tick), foot, "grid")
            drawing.write(self.x(tick), bottom + 14, self.say(tick), "axis", "middle")
        drawing.height = bottom + FOOT

    def label(self, drawing: Drawing, even: Even) -> None:
        """Say at the top what the dotted line is."""
        x = self.x(even.figure)
        anchor = "start" if x < WIDE * 0.3 else "end" if x > WIDE * 0.7 else "middle"
        drawing.write(x, 13, even.label, "axis", anchor)

    def mark(self, drawing: Drawing, even: Even, top: float, bottom: float) -> None:
        """The dotted line."""
        drawing.line(self.x(even.figure), top, self.x(even.figure), bottom, "even")


def round_figures(low: float, high: float) -> list[float]:
    """Round figures (1, 2, 2.5 or 5 times a power of ten) that hold all from low to high between them."""
    if isclose(low, high):
        low, high = low - (abs(low) * 0.1 or 0.5), high + (abs(high) * 0.1 or 0.5)
    rough = (high - low) / ABOUT
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * count, 10) for count in range(first, last + 1)]
