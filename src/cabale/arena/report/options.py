"""Options and numbers of seats side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.plots.dots import Row
from cabale.arena.report import counts
from cabale.arena.report.document import Block
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Sample, label

HEAD: Final = (
    "report-variant",
    "report-games",
    "report-first",
    "report-shared",
    "report-decisions",
    "report-turns",
)


def options(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """One row a sample; nothing where there is only one."""
    if len(of_game) < 2:
        return []
    labels = [label(pen.words, sample, of_game) for sample in of_game]
    first = [sample.tally(counts.won_in_place(0)).share for sample in of_game]
    shared = [sample.tally(counts.shared).share for sample in of_game]
    decisions = [sample.tally(counts.decisions).mean for sample in of_game]
    turns = [sample.tally(counts.turns).mean for sample in of_game]
    rows = [
        (
            labels[place],
            pen.figures.plain(len(sample.rows)),
            pen.share_with_bounds(first[place]),
            pen.share_with_bounds(shared[place]),
            pen.mean_with_bounds(decisions[place]),
            pen.mean_with_bounds(turns[place]),
        )
        for place, sample in enumerate(of_game)
    ]
    return [
        pen.table(pen.say("report-variants"), HEAD, rows),
        pen.share_dots("report-first", "", [Row(*pair) for pair in zip(labels, first, strict=True)]),
        pen.mean_dots("report-decisions", "", [Row(*pair) for pair in zip(labels, decisions, strict=True)]),
    ]
