"""How long games are."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from cabale.arena.estimates import Tally, quantile
from cabale.arena.plots.drawing import Drawing
from cabale.arena.plots.histogram import Heap, draw_histograms
from cabale.arena.report import counts
from cabale.arena.report.document import Block
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Sample, label

HEAD: Final = ("report-what", "report-mean", "report-bounds", "report-median", "report-most-games")
LENGTHS: Final = {"report-decisions": counts.decisions, "report-turns": counts.turns}
MOST: Final = 6  # heaps of a histogram


def length(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """Decisions of players, and the game's own turns or rounds."""
    tables: list[Block] = []
    heaps: dict[str, list[Heap]] = {key: [] for key in LENGTHS}
    for sample in of_game:
        where = label(pen.words, sample, of_game)
        rows = []
        for key, count in LENGTHS.items():
            values = [count(row)[0] for row in sample.rows]
            rows.append(row_of(pen, pen.say(key), sample.tally(count), values))
            heaps[key].append(Heap(where, values))
        tables.append(pen.table(where, HEAD, rows))
    return [*tables, *[histogram(pen, key, found[:MOST]) for key, found in heaps.items()]]


def row_of(pen: Pen, what: str, tally: Tally, values: Sequence[float]) -> tuple[str, ...]:
    figures = pen.figures
    low, high = (figures.plain(quantile(values, part)) for part in (0.05, 0.95))
    return (
        what,
        figures.number(tally.value),
        figures.bounds(tally.mean),
        figures.plain(median(values)),
        pen.say("figure-bounds", low=low, high=high),
    )


def histogram(pen: Pen, key: str, heaps: Sequence[Heap]) -> Drawing:
    def middle(value: float) -> str:
        return pen.say("report-median-is", median=pen.figures.plain(value))

    facts = [pen.said(heap.label, middle(median(heap.values))) for heap in heaps]
    return draw_histograms(pen.drawing(key, "", facts), heaps, middle, pen.figures.plain)
