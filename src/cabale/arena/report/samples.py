"""Samples: all games that were played under the same options and with the same number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from cabale.arena.estimates import Tally
from cabale.arena.series import Header, Played
from cabale.core.game import Game
from cabale.core.options import Value
from cabale.games import game as find_game
from cabale.text import Words

Results = tuple[Header, Sequence[Played]]  # of one result file
Count = Callable[[Played], tuple[float, float]]  # what a game adds to a sum, and to the number of its parts
BETWEEN: Final = " · "


class Sample(NamedTuple):
    """One game under one set of options."""

    game: Game[Any, Any]
    seats: int
    options: dict[str, Value]
    rows: list[Played]

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for row in self.rows for name in row.lineup))

    def tally(self, count: Count) -> Tally:
        """Count all games, those of one deal together."""
        sums: dict[int, float] = {}
        counts: dict[int, float] = {}
        for row in self.rows:
            part, of = count(row)
            sums[row.deal] = sums.get(row.deal, 0.0) + part
            counts[row.deal] = counts.get(row.deal, 0.0) + of
        return Tally(list(sums.values()), list(counts.values()))


def samples(results: Iterable[Results]) -> list[Sample]:
    """The samples of these files, as they appear. Deals of unlike seeds are unlike deals."""
    found: dict[str, Sample] = {}
    deals: dict[tuple[int, int], int] = {}
    for header, rows in results:
        key = f"{header.game} {header.seats} {sorted(header.options.items())}"
        if key not in found:
            found[key] = Sample(find_game(header.game), header.seats, header.options, [])
        for row in rows:
            deal = deals.setdefault((header.seed, row.deal), len(deals))
            found[key].rows.append(replace(row, deal=deal))
    return [sample for sample in found.values() if sample.rows]


def unlike(of: Sequence[Sample]) -> tuple[str, ...]:
    """The options in which samples differ from each other."""
    return tuple(name for name in of[0].options if len({str(each.options[name]) for each in of}) > 1)


def label(words: Words, sample: Sample, among: Sequence[Sample]) -> str:
    """What tells a sample from the others; alone, what it has that is not the rule."""
    game = sample.game
    names = unlike(among)
    if len(among) == 1:
        names = tuple(each.name for each in game.options if sample.options[each.name] != each.default)
    parts = [
        words.say(
            "report-option",
            option=words.option(game.id, name),
            value=words.option_value(game.id, name, sample.options[name]),
        )
        for name in names
    ]
    if len(among) == 1 or len({each.seats for each in among}) > 1:
        parts.append(words.say("report-seats", seats=sample.seats))
    return BETWEEN.join(parts)
