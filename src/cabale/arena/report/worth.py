"""What cards and characters are worth, and the other facts that a game tells of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.estimates import Tally
from cabale.arena.plots.dots import Row
from cabale.arena.report import facts
from cabale.arena.report.document import Block, Text
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Sample, label

PIECES: Final = ("report-piece", "report-had", "report-share", "report-bounds")
NUMBERS: Final = ("report-what", "report-all-seats", "report-winners")
GAMES: Final = ("report-what", "report-figure")
SHOWN: Final = 16  # rows of a plot: half of them the best, half the worst


def worth(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """Sample by sample and fact by fact."""
    blocks: list[Block] = [Text(pen.say("report-worth-note"))]
    for sample in of_game:
        where = label(pen.words, sample, of_game) if len(of_game) > 1 else ""
        shapes = facts.shapes(sample)
        for fact in facts.telling(sample):
            blocks += pieces(pen, sample, fact, where)
        blocks += numbers(pen, sample, [fact for fact, shape in shapes.items() if shape == "numbers"], where)
        whole = {fact: shape == "flag" for fact, shape in shapes.items() if shape in ("flag", "figure")}
        blocks += whole_games(pen, sample, whole, where)
    return blocks


def pieces(pen: Pen, sample: Sample, fact: str, where: str) -> list[Block]:
    """Shares of the win of seats that had a piece, the best first."""
    game = sample.game.id
    found = [
        (facts.piece_name(pen.words, game, name), sample.tally(facts.won_with(fact, name)))
        for name in facts.names([sample], fact)
    ]
    found.sort(key=lambda pair: -pair[1].value)
    title = pen.heading(facts.fact_title(pen.words, game, fact), where)
    figures = pen.figures
    rows = [
        (name, figures.plain(tally.total), figures.share(tally.value), figures.share_bounds(tally.share))
        for name, tally in found
    ]
    dots = [Row(name, tally.share) for name, tally in ends(found)]
    return [
        pen.table(title, PIECES, rows),
        pen.share_dots("report-worth-of", title, dots, 1 / sample.seats),
    ]


def ends(found: Sequence[tuple[str, Tally]]) -> Sequence[tuple[str, Tally]]:
    """The best and the worst, where there are too many for a plot."""
    half = SHOWN // 2
    return found if len(found) <= SHOWN else [*found[:half], *found[-half:]]


def numbers(pen: Pen, sample: Sample, names: Sequence[str], where: str) -> list[Block]:
    """Numbers that each seat has: what all have, and what winners have."""
    rows = [
        (
            facts.fact_title(pen.words, sample.game.id, fact),
            pen.mean_with_bounds(sample.tally(facts.over_seats(fact)).mean),
            pen.mean_with_bounds(sample.tally(facts.over_winners(fact)).mean),
        )
        for fact in names
    ]
    return [pen.table(where or pen.say("report-by-seats"), NUMBERS, rows)] if rows else []


def whole_games(pen: Pen, sample: Sample, whole: dict[str, bool], where: str) -> list[Block]:
    """Facts of whole games: how often something happened, or how much there was of it."""
    rows = []
    for fact, flag in whole.items():
        tally = sample.tally(facts.over_games(fact))
        figure = pen.share_with_bounds(tally.share) if flag else pen.mean_with_bounds(tally.mean)
        rows.append((facts.fact_title(pen.words, sample.game.id, fact), figure))
    return [pen.table(where or pen.say("report-by-games"), GAMES, rows)] if rows else []
