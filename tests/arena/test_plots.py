"""Plots show what they are given, where it belongs, and say it in words too."""

from __future__ import annotations

from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

import pytest

from cabale.arena.estimates import Estimate
from cabale.arena.plots.axis import Axis, Even, round_figures
from cabale.arena.plots.bars import Group, draw_bars
from cabale.arena.plots.dots import Row, draw_dots
from cabale.arena.plots.drawing import WIDE, Drawing
from cabale.arena.plots.histogram import MOST, Heap, box_width, boxes, draw_histograms

SVG = "{http://www.w3.org/2000/svg}"


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def sheet() -> Drawing:
    return Drawing("a-plot", "Wins & losses", "a: 40 %, b < 20 %")


def parsed(drawing: Drawing) -> Element:
    return fromstring(drawing.file)


def texts(svg: Element) -> list[str]:
    return [text.text or "" for text in svg.iter(f"{SVG}text")]


def numbers(svg: Element, element: str, kind: str, *names: str) -> list[tuple[float, ...]]:
    found = [each for each in svg.iter(f"{SVG}{element}") if each.get("class") == kind]
    return [tuple(float(each.get(name, "nan")) for name in names) for each in found]


def test_a_drawing_says_what_it_shows() -> None:
    drawing = draw_dots(sheet(), [Row("a", Estimate(0.4, 0.3, 0.5))], percent, percent)
    for svg in (parsed(drawing), fromstring(drawing.inline)):
        assert svg.get("role") == "img"
        said = {each.get("id"): each.text for each in svg if each.get("id")}
        assert [said[name] for name in svg.get("aria-labelledby", "").split()] == [
            "Wins & losses",
            "a: 40 %, b < 20 %",
        ]
    assert "prefers-color-scheme: dark" in drawing.file
    assert "<style" not in drawing.inline


def test_dots_stand_between_their_whiskers() -> None:
    rows = [Row("first", Estimate(0.4, 0.3, 0.5)), Row("second", Estimate(0.1, 0.05, 0.3))]
    svg = parsed(draw_dots(sheet(), rows, percent, percent, Even(0.25, "even")))
    dots = numbers(svg, "circle", "dot", "cx", "cy")
    assert len(dots) == 2
    spans = [line for line in numbers(svg, "line", "whisker", "x1", "x2", "y1", "y2") if line[2] == line[3]]
    axis = Axis([0.05, 0.5], percent)
    for row, (x, y), (low, high, across, _) in zip(rows, dots, spans, strict=True):
        assert low < x < high and y == across
        assert (x, low, high) == pytest.approx([axis.x(figure) for figure in row.estimate], abs=0.06)
    assert {"first", "second", "40 %", "10 %", "even"} < set(texts(svg))
    assert numbers(svg, "line", "even", "x1")[0][0] == pytest.approx(axis.x(0.25), abs=0.06)


def test_long_labels_are_broken_and_make_the_plot_higher() -> None:
    short, long = (
        draw_dots(sheet(), [Row(label, Estimate(1, 0, 2))], str, str)
        for label in ("short", "a label so long that it would run into the figure at its right")
    )
    assert long.height == short.height + 15
    assert len(texts(parsed(long))) == len(texts(parsed(short))) + 1


def test_bars_are_as_long_as_their_shares() -> None:
    groups = [
        Group("x", [Estimate(0.2, 0.1, 0.3), Estimate(0.4, 0.3, 0.5)]),
        Group("y", [None, Estimate(0.1, 0.05, 0.2)]),
    ]
    svg = parsed(draw_bars(sheet(), groups, ["1st", "2nd"], percent, Even(0.5, "even")))
    widths = [width for (width,) in numbers(svg, "rect", "paper", "width")]
    assert len(widths) == 3
    assert widths[1] == pytest.approx(2 * widths[0], abs=0.2)
    assert widths[2] == pytest.approx(widths[0] / 2, abs=0.2)
    hatched = [each.get("fill") for each in svg.iter(f"{SVG}rect") if each.get("fill")]
    assert hatched == ["url(#h1)", "url(#h2)", "url(#h2)"]  # a place has its hatch in every group
    patterns = {each.get("id") for each in svg.iter(f"{SVG}pattern")}
    assert {"h1", "h2"} <= patterns
    assert texts(svg).count("1st") == 2 and {"x", "y", "even"} < set(texts(svg))


def test_histograms_hold_every_game() -> None:
    values = [float(value) for value in (3, 3, 3, 4, 5, 5, 9)]
    assert boxes(values, 1, 3) == [3, 1, 2, 0, 0, 0, 1]
    assert boxes(values, 2, 1) == [3, 3, 0, 1]
    svg = parsed(draw_histograms(sheet(), [Heap("all", values)], percent, str))
    bars = numbers(svg, "rect", "paper", "x", "height")
    assert len(bars) == 4  # no box for no games
    tallest = max(height for _, height in bars)
    assert [round(height / tallest * 3) for _, height in sorted(bars)] == [3, 1, 2, 1]


def test_heaps_of_unlike_size_compare() -> None:
    few, many = [1.0, 2.0], [1.0, 2.0] * 50
    svg = parsed(draw_histograms(sheet(), [Heap("few", few), Heap("many", many)], str, str))
    assert len({height for (height,) in numbers(svg, "rect", "paper", "height")}) == 1


@pytest.mark.parametrize(("low", "high"), [(0, 1), (3, 5000), (12, 12), (0.31, 0.42), (-7, 900_000)])
def test_boxes_are_few(low: float, high: float) -> None:
    width = box_width(low, high)
    assert (high - low + 1) / width <= MOST
    assert str(width).rstrip("0") in ("1", "2", "5")


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (0.31, 0.42), (-0.4, 0.2), (17, 17), (0, 0), (3, 4211), (-3.7, -3.6)]
)
def test_an_axis_has_a_few_round_figures_around_all(low: float, high: float) -> None:
    ticks = round_figures(low, high)
    assert 2 <= len(ticks) <= 8
    assert ticks[0] <= low <= high <= ticks[-1]
    steps = {round(after - before, 9) for before, after in pairwise(ticks)}
    assert len(steps) == 1
    axis = Axis([low, high], str)
    assert 0 < axis.x(low) <= axis.x(high) < WIDE
