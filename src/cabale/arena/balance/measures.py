"""What a designer asks of a variant: each question counted game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cabale.arena.report import counts, facts
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import BETWEEN, Count, Sample

FEWEST = 20  # seats that must have had a piece, in either variant, before it is compared


class Measure(NamedTuple):
    """A share or a mean. Shares of seats are held against an even share."""

    key: str  # of its words; or a fact, or a piece that a fact names
    kind: Literal["share", "mean"]
    adds: Count
    fact: str = ""
    piece: str = ""
    of_seats: bool = False

    def label(self, pen: Pen, game: str) -> str:
        """What it is called."""
        if not self.fact:
            return pen.say(self.key)
        title = facts.fact_title(pen.words, game, self.fact)
        return BETWEEN.join([title, facts.piece_name(pen.words, game, self.piece)]) if self.piece else title


def of_games(samples: Sequence[Sample]) -> list[Measure]:
    """First seat, shared wins, length, spread of totals, and what the game tells of itself besides cards."""
    found = [
        Measure("report-first", "share", counts.won_in_place(0), of_seats=True),
        Measure("report-shared", "share", counts.shared),
        Measure("balance-undecided", "share", counts.undecided),
        Measure("report-decisions", "mean", counts.decisions),
        Measure("report-turns", "mean", counts.turns),
        Measure("balance-spread", "mean", counts.spread),
    ]
    for fact, shape in facts.shapes(samples[0]).items():
        if shape == "numbers":
            found.append(Measure("", "mean", facts.over_seats(fact), fact))
        elif shape != "names":
            found.append(Measure("", "share" if shape == "flag" else "mean", facts.over_games(fact), fact))
    return found


def of_pieces(samples: Sequence[Sample]) -> list[Measure]:
    """What seats win that had a card, a character or a faction; not what too few had in a variant."""
    found = [
        Measure("", "share", facts.won_with(fact, name), fact, name, of_seats=True)
        for fact in facts.telling(samples[0])
        for name in facts.names(samples, fact)
    ]
    return [
        measure for measure in found if min(sample.tally(measure.adds).total for sample in samples) >= FEWEST
    ]
