"""Ratings in figures and words: the same table wherever games are told of."""

from __future__ import annotations

from typing import Final

from cabale.arena.ratings import Ratings
from cabale.arena.report.figures import Figures
from cabale.text import Words

HEAD: Final = ("arena-player", "arena-rating", "arena-bounds", "arena-drawn")
RANKED: Final = (*HEAD, "arena-alpha-rank")
CIRCLE: Final = " > "


def rated(words: Words, ratings: Ratings) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The head by keys, and a row for everybody; with a column of alpha-rank where there is one."""
    figures = Figures(words)
    rows: list[tuple[str, ...]] = []
    for each in ratings.rows:
        points, drawn = each.points, each.drawn
        row = (
            each.name,
            figures.signed(points.value, 0),
            figures.signed_bounds(points, 0),
            figures.signed_bounds(drawn, 0),
        )
        rows.append(row if each.rank is None else (*row, figures.share(each.rank)))
    return HEAD if ratings.rows[0].rank is None else RANKED, rows


def rating_notes(words: Words, ratings: Ratings) -> list[str]:
    """What the figures are, and what must be known to read them."""
    notes = [words.say("arena-ratings-are")]
    if ratings.rows[0].rank is not None:
        notes.append(words.say("arena-alpha-rank-is"))
    if ratings.circle:
        notes.append(words.say("arena-circle", names=CIRCLE.join([*ratings.circle, ratings.circle[0]])))
    if ratings.haunted:
        notes.append(words.say("arena-haunted"))
    return notes
