"""The report of result files, from its title to how it is made again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cabale.arena.report.document import Block, Command, Document, Section, Text
from cabale.arena.report.length import length
from cabale.arena.report.models import models
from cabale.arena.report.options import options
from cabale.arena.report.order import order
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Results, Sample, samples
from cabale.arena.report.who import who
from cabale.arena.report.worth import worth
from cabale.text import Words

SECTIONS: Final[dict[str, Callable[[Pen, Sequence[Sample]], list[Block]]]] = {
    "report-who": who,
    "report-models": models,
    "report-order": order,
    "report-length": length,
    "report-options": options,
    "report-worth": worth,
}


def tell_results(words: Words, results: Sequence[Results], commands: Sequence[str]) -> Document:
    """The whole report, game by game; `commands` make it again."""
    pen = Pen(words)
    found = samples(results)
    games = {sample.game.id: words.game_title(sample.game.id) for sample in found}
    sections = []
    for game, title in games.items():
        of_game = [sample for sample in found if sample.game.id == game]
        for key, tell in SECTIONS.items():
            blocks = tell(pen, of_game)
            heading = pen.say(key)
            if len(games) > 1:
                heading = pen.say("report-of-game", game=title, heading=heading)
            if blocks:
                sections.append(Section(heading, tuple(blocks)))
    sections.append(
        Section(pen.say("report-again"), (*map(Command, commands), Text(pen.say("report-method"))))
    )
    rows = [row for sample in found for row in sample.rows]
    seconds = sum(row.seconds for row in rows)
    names = list(dict.fromkeys(name for sample in found for name in sample.entrants))
    return Document(
        words.language,
        pen.say("report-title", game=words.all_of(list(games.values())), games=len(rows)),
        pen.say("report-lead", entrants=words.all_of(names), time=core_time(pen, seconds)),
        tuple(sections),
    )


def core_time(pen: Pen, seconds: float) -> str:
    """What was spent, in core-hours, or less if it was little."""
    if seconds < 60:
        return pen.say("report-seconds", seconds=pen.figures.number(seconds, 1))
    if seconds < 3600:
        return pen.say("report-minutes", minutes=pen.figures.number(seconds / 60, 1))
    return pen.say("report-hours", hours=pen.figures.number(seconds / 3600, 1))
