"""What every section of a report writes with: words, figures, tables and plots with their descriptions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cabale.arena.estimates import Estimate
from cabale.arena.plots.axis import Even
from cabale.arena.plots.dots import Row, draw_dots
from cabale.arena.plots.drawing import Drawing
from cabale.arena.report.document import Table
from cabale.arena.report.figures import Figures, fitting
from cabale.arena.report.samples import BETWEEN
from cabale.text import Words


class Pen:
    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.figures: Final = Figures(words)
        self._drawn = 0

    def heading(self, what: str, where: str) -> str:
        """What it is about, and in which variant, if that is not clear."""
        return capital(BETWEEN.join([part for part in (what, where) if part]))

    # --- tables

    def table(self, caption: str, head: Sequence[str], rows: Sequence[tuple[str, ...]]) -> Table:
        """The head by keys, everything else in words."""
        return Table(capital(caption), tuple([self.say(key) for key in head]), tuple(rows))

    def share_with_bounds(self, estimate: Estimate) -> str:
        figures = self.figures
        return self._bounded(figures.share(estimate.value), figures.share_bounds(estimate))

    def mean_with_bounds(self, estimate: Estimate) -> str:
        figures = self.figures
        return self._bounded(figures.number(estimate.value, fitting(*estimate)), figures.bounds(estimate))

    def _bounded(self, figure: str, bounds: str) -> str:
        return self.say("report-figure-bounds", figure=figure, bounds=bounds)

    # --- plots

    def drawing(self, key: str, where: str, facts: Sequence[str]) -> Drawing:
        """An empty sheet: its title by key, and in words what will be drawn on it."""
        self._drawn += 1
        title = self.heading(self.say(key), where)
        description = self.say("report-described", title=title, facts=". ".join(facts))
        return Drawing(f"{key.removeprefix('report-')}-{self._drawn}", title, description)

    def share_dots(self, key: str, where: str, rows: Sequence[Row], even: float | None = None) -> Drawing:
        """Shares of the win, and an even share to compare them with."""
        line = None if even is None else self.even(even)
        return self._dots(key, where, rows, self.share_with_bounds, self.figures.share, True, line)

    def even(self, share: float) -> Even:
        return Even(share, self.say("report-even-is", share=self.figures.share(share)))

    def mean_dots(self, key: str, where: str, rows: Sequence[Row]) -> Drawing:
        return self._dots(key, where, rows, self.mean_with_bounds, self.figures.number, False, None)

    def _dots(
        self,
        key: str,
        where: str,
        rows: Sequence[Row],
        bounded: Callable[[Estimate], str],
        value: Callable[[float], str],
        percent: bool,
        even: Even | None,
    ) -> Drawing:
        facts = [self.said(row.label, bounded(row.estimate)) for row in rows]
        tick = self.figures.round_share if percent else self.figures.plain
        return draw_dots(self.drawing(key, where, facts), rows, value, tick, even)

    def said(self, label: str, figure: str) -> str:
        """One fact of a description."""
        return self.say("report-fact", label=label, figure=figure)


def capital(text: str) -> str:
    """Headings begin with a capital."""
    return text[:1].upper() + text[1:]
