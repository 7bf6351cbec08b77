"""Histograms, one below the other over one axis: how many games were how long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import ceil, floor
from statistics import median
from typing import Final, NamedTuple

from cabale.arena.plots.axis import MARGIN, Axis, Say
from cabale.arena.plots.drawing import LINE, WIDE, Drawing, lines

HEAD: Final = 22.0
TALL: Final = 64.0
MOST: Final = 28  # boxes in a row


class Heap(NamedTuple):
    label: str
    values: Sequence[float]


def draw_histograms(drawing: Drawing, heaps: Sequence[Heap], say: Say, tick: Say) -> Drawing:
    """Heights are parts of each heap's own games, so that heaps of unlike size compare; a thick line marks
    the median, whose figure stands at the right."""
    everything = [value for heap in heaps for value in heap.values]
    width = box_width(min(everything), max(everything))
    first = floor(min(everything) / width)
    counts = [boxes(heap.values, width, first) for heap in heaps]
    count = max(map(len, counts))
    axis = Axis([first * width, (first + count) * width], tick)
    heads = [HEAD + LINE * (len(lines(heap.label)) - 1) for heap in heaps]
    feet = list(accumulate([head + TALL for head in heads]))
    axis.rule(drawing, (0, feet[-1] + 2))
    highest = max(
        [number / len(heap.values) for heap, row in zip(heaps, counts, strict=True) for number in row]
    )
    for place, (heap, row, foot) in enumerate(zip(heaps, counts, feet, strict=True)):
        top = foot - TALL - heads[place]
        middle = median(heap.values)
        drawing.head(MARGIN, top + 15, heap.label, "figure")
        drawing.write(WIDE - MARGIN, top + 15, say(middle), "axis", "end")
        for box, number in enumerate(row):
            if number:
                left, right = (axis.x((first + box + side) * width) for side in (0, 1))
                tall = (TALL - 4) * number / len(heap.values) / highest
                drawing.box(left, foot - tall, right - left, tall, place)
        drawing.line(MARGIN, foot, WIDE - MARGIN, foot, "base")
        drawing.line(axis.x(middle), foot - TALL, axis.x(middle), foot, "middle")
    return drawing


def box_width(low: float, high: float) -> int:
    """Whole numbers fall into boxes of 1, 2, 5, 10 … so that at most `MOST` boxes hold them all."""
    width, factor = 1, 0
    while ceil((high - low + 1) / width) > MOST:
        factor += 1
        width = (1, 2, 5)[factor % 3] * 10 ** (factor // 3)
    return width


def boxes(values: Sequence[float], width: int, first: int) -> list[int]:
    """How many values fall into each box, from the first one on."""
    counts = [0] * (floor(max(values) / width) - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    return counts
