"""Language models compared: what they won, and apart from it what they got wrong, did and cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cabale.arena.conduct import Conduct
from cabale.arena.estimates import Estimate, Tally
from cabale.arena.report.document import Block, Text
from cabale.arena.report.pen import Pen
from cabale.arena.report.samples import Sample, label
from cabale.arena.series import Played
from cabale.arena.standings import standings
from cabale.models.refusals import OWN
from cabale.models.transcript import Usage

WON: Final = ("report-entrant", "report-games", "report-share", "report-clean-games", "report-clean-share")
WRONG: Final = (
    "report-entrant",
    "report-replies",
    "report-faulty",
    "report-truncated",
    "report-empty",
    "report-unparsable",
    "report-illegal",
    "report-defaults",
    "report-unreached",
    "report-spent",
)
BEHAVED: Final = (
    "report-entrant",
    "suite-seats",
    "report-claims",
    "report-bluffs",
    "report-caught",
    "report-right",
    "report-wrong",
    "report-kept",
    "report-broken",
)
COST: Final = ("report-entrant", "report-tokens-in", "report-tokens-out", "report-waited", "report-cost")


def models(pen: Pen, of_game: Sequence[Sample]) -> list[Block]:
    """Sample by sample; nothing where no model played."""
    blocks: list[Block] = []
    for sample in of_game:
        games = [played for played in sample.rows if played.models]
        if games:
            blocks += compared(pen, games, label(pen.words, sample, of_game))
    return [*blocks, *explained(pen)] if blocks else []


def compared(pen: Pen, games: Sequence[Played], where: str) -> list[Block]:
    plain = pen.figures.plain
    clean = without_losses(games)
    undisturbed = {each.name: each for each in standings(clean)}
    won = [
        (
            each.name,
            plain(each.games),
            pen.share_with_bounds(each.estimate),
            plain(undisturbed[each.name].games) if each.name in undisturbed else plain(0),
            pen.share_with_bounds(undisturbed[each.name].estimate) if each.name in undisturbed else "–",
        )
        for each in standings(games)
    ]
    return [
        pen.table(pen.heading(pen.say("report-models-won"), where), WON, won),
        *apart(pen, games, where),
    ]


def explained(pen: Pen) -> list[Block]:
    """How these tables are to be read."""
    return [Text(pen.say("report-models-note")), Text(pen.say("report-models-key"))]


def apart(pen: Pen, games: Sequence[Played], where: str) -> list[Block]:
    """Everything but what they won."""
    plain = pen.figures.plain
    used = used_by(games)
    wrong = [
        (
            name,
            plain(usage.replies),
            pen.share_with_bounds(faulty(games, name)) if usage.replies else "–",
            *(plain(usage.failed.get(how, 0)) for how in OWN),
            plain(sum(usage.lost.get(how, 0) for how in OWN)),
            plain(usage.lost.get("unreached", 0)),
            plain(usage.lost.get("spent", 0)),
        )
        for name, usage in used.items()
    ]
    behaved = [
        (name, *map(plain, (seats, of.claims, of.bluffs, of.caught, of.right, of.wrong, of.kept, of.broken)))
        for name, (seats, of) in behaviour(games).items()
    ]
    cost = [
        (
            name,
            plain(usage.tokens_in),
            plain(usage.tokens_out),
            pen.figures.number(usage.seconds, 1),
            "–" if usage.cost is None else pen.figures.number(usage.cost, 2),
        )
        for name, usage in used.items()
    ]
    return [
        pen.table(pen.heading(pen.say("report-models-wrong"), where), WRONG, wrong),
        pen.table(pen.heading(pen.say("report-models-behaved"), where), BEHAVED, behaved),
        pen.table(pen.heading(pen.say("report-models-cost"), where), COST, cost),
    ]


def without_losses(games: Sequence[Played]) -> list[Played]:
    """Those in which nobody won by what another lost."""
    return [played for played in games if not played.lost]


def used_by(games: Sequence[Played]) -> dict[str, Usage]:
    found: dict[str, Usage] = {}
    for played in games:
        for name, usage in played.models.items():
            found[name] = found.get(name, Usage()) + usage
    return found


def faulty(games: Sequence[Played], name: str) -> Estimate:
    """The share of replies that could not be played, by whatever fault of the model's own."""
    found = [played.models[name] for played in games if name in played.models]
    wrong = [float(sum(usage.failed.get(how, 0) for how in OWN)) for usage in found]
    return Tally(wrong, [float(usage.replies) for usage in found]).share


def behaviour(games: Sequence[Played]) -> dict[str, tuple[int, Conduct]]:
    """Of everybody, not of models alone, with the seats in which they behaved so."""
    found: dict[str, tuple[int, Conduct]] = {}
    for played in games:
        for name, conduct in zip(played.lineup, played.conduct, strict=False):
            seats, before = found.get(name, (0, Conduct()))
            found[name] = seats + 1, before + conduct
    return found
