"""Who wins how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.plots.dots import Row
from cabale.arena.ratings import rate
from cabale.arena.report.document import Block, Text
from cabale.arena.report.pen import Pen
from cabale.arena.report.rated import rated, rating_notes
from cabale.arena.report.samples import Sample, label
from cabale.arena.series import Played
from cabale.arena.standings import standings

HEAD: Final = ("report-entrant", "report-games", "report-share", "report-bounds", "report-even")


def who(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """Sample by sample, what each entrant won; nothing where everybody is the same."""
    blocks: list[Block] = []
    for sample in of_game:
        if len(sample.entrants) > 1:
            blocks += entrants(pen, sample, label(pen.words, sample, of_game))
    return blocks


def entrants(pen: Pen, sample: Sample, where: str) -> list[Block]:
    figures = pen.figures
    found = standings(sample.rows)
    rows = [
        (
            each.name,
            figures.plain(each.games),
            figures.share(each.share),
            figures.share_bounds(each.estimate),
            figures.share(each.parity),
        )
        for each in found
    ]
    same = len({round(each.parity, 6) for each in found}) == 1
    dots = [Row(each.name, each.estimate) for each in found]
    plot = pen.share_dots("report-wins", where, dots, found[0].parity if same else None)
    return [pen.table(where, HEAD, rows), plot, *pairs(pen, sample, where), *ratings(pen, sample, where)]


def pairs(pen: Pen, sample: Sample, where: str) -> list[Block]:
    """Who met whom, where not everybody met everybody at one table."""
    tables: dict[frozenset[str], list[Played]] = {}
    for row in sample.rows:
        tables.setdefault(frozenset(row.lineup), []).append(row)
    if len(tables) < 2 or any(len(names) != 2 for names in tables):
        return []
    rows = []
    for games in tables.values():
        first, second = standings(games)
        rows.append(
            (
                pen.say("report-against", first=first.name, second=second.name),
                pen.figures.plain(first.games),
                pen.figures.share(first.share),
                pen.figures.share_bounds(first.estimate),
                pen.figures.share(first.parity),
            )
        )
    return [pen.table(pen.heading(pen.say("report-pairs"), where), ("report-pair", *HEAD[1:]), rows)]


def ratings(pen: Pen, sample: Sample, where: str) -> list[Block]:
    """As `cabale arena` rates the same games."""
    found = rate(sample.rows)
    head, rows = rated(pen.words, found)
    table = pen.table(pen.heading(pen.say("report-ratings"), where), head, rows)
    return [table, *map(Text, rating_notes(pen.words, found))]
