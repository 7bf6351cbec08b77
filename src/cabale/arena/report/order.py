"""What it is worth to play first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.plots.bars import Group, draw_bars
from cabale.arena.report import counts
from cabale.arena.report.document import Block
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Sample, label

HEAD: Final = ("report-place", "report-games", "report-share", "report-bounds")
MOST: Final = 6  # groups of bars


def order(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """Sample by sample, shares of the win by order of play: everybody's, then those of each entrant."""
    blocks: list[Block] = []
    for sample in of_game:
        blocks += by_place(pen, sample, label(pen.words, sample, of_game))
    return blocks


def by_place(pen: Pen, sample: Sample, where: str) -> list[Block]:
    figures = pen.figures
    places = range(sample.seats)
    everybody = [sample.tally(counts.won_in_place(place)) for place in places]
    names = [pen.say("report-nth", number=place + 1) for place in places]
    rows = [
        (name, figures.plain(tally.total), figures.share(tally.value), figures.share_bounds(tally.share))
        for name, tally in zip(names, everybody, strict=True)
    ]
    groups = [Group(pen.say("report-everybody"), [tally.share for tally in everybody])]
    for entrant in sample.entrants[: MOST - 1] if len(sample.entrants) > 1 else ():
        tallies = [sample.tally(counts.won_in_place(place, entrant)) for place in places]
        groups.append(Group(entrant, [tally.share if tally.total else None for tally in tallies]))
    facts = [
        pen.said(name, pen.share_with_bounds(tally.share))
        for name, tally in zip(names, everybody, strict=True)
    ]
    plot = pen.drawing("report-by-order", where, facts)
    numbers = [pen.say("report-ordinal", number=place + 1) for place in places]
    even = pen.even(1 / sample.seats)
    return [
        pen.table(where, HEAD, rows),
        draw_bars(plot, groups, numbers, figures.round_share, even),
    ]
