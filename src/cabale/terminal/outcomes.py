"""What came of contests, as plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cabale.arena.contests import Contest, Limits, Outcome
from cabale.arena.ratings import Ratings, rate
from cabale.arena.report.figures import Figures
from cabale.arena.report.rated import rated, rating_notes
from cabale.arena.series import Series
from cabale.games import game as find_game
from cabale.text import Words


class Bout(NamedTuple):
    """All contests between the same entrants in one setting."""

    contests: list[Contest]
    rated: bool
    bot: str = ""  # that all others are out to beat (`terminal.exploits`)
    tempers: tuple[str, ...] = ()  # of the tables, where it runs a gauntlet of them


def in_words(words: Words, bout: Bout, outcomes: Sequence[Outcome], limits: Limits, seconds: float) -> str:
    """Plain text: the setting, what everybody won and how it was tested, ratings, how long it took."""
    parts = [heading(words, outcomes[0].contest.series)]
    duels = [outcome for outcome in outcomes if outcome.contest.pair]
    if duels:
        parts.append(duel_table(words, duels, limits))
        if limits.early:
            parts += [test(words, limits), *doubts(words, duels, limits)]
    parts += [standing_table(words, outcome) for outcome in outcomes if not outcome.contest.pair]
    if bout.rated:
        parts.append(rating_table(words, rate([played for outcome in outcomes for played in outcome.games])))
    parts += lost_answers(words, outcomes)
    parts.append(effort(words, outcomes, seconds))
    return "\n".join([*parts, ""])


def lost_answers(words: Words, outcomes: Sequence[Outcome]) -> list[str]:
    """Which programs lost answers to the default, how many and why."""
    found: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        for played in outcome.games:
            for name, codes in played.lost.items():
                found.setdefault(name, Counter()).update(codes)
    return [
        words.say(
            "seat-lost",
            program=name,
            count=codes.total(),
            codes=", ".join(f"{code} {count}" for code, count in sorted(codes.items())),
        )
        for name, codes in found.items()
    ]


def heading(words: Words, series: Series) -> str:
    game = find_game(series.game)
    usual = {option.name: option.default for option in game.options}
    changed = [
        f"{words.option(game.id, name)}: {words.option_value(game.id, name, value)}"
        for name, value in series.options.items()
        if value != usual[name]
    ]
    return words.say(
        "arena-heading",
        game=words.game_title(game.id),
        seats=series.seats,
        options="; ".join(changed) or "none",
        seed=str(series.seed),
    )


def duel_table(words: Words, outcomes: Sequence[Outcome], limits: Limits) -> str:
    """Who against whom: what the first one won, and whether that settles it."""
    figures = Figures(words)
    rows = [
        (
            pair(outcome),
            str(len(outcome.games)),
            figures.share(outcome.share.value),
            figures.share_bounds(outcome.share),
            figures.share(outcome.contest.parity),
            figures.number(outcome.core_hours, 3),
            words.say(f"arena-{outcome.verdict.replace('_', '-')}" if limits.early else "arena-untested"),
        )
        for outcome in outcomes
    ]
    keys = (
        "arena-duel",
        "arena-games",
        "arena-share",
        "arena-bounds",
        "arena-even",
        "arena-hours",
        "arena-settled",
    )
    return in_columns([tuple([words.say(key) for key in keys]), *rows])


def test(words: Words, limits: Limits) -> str:
    """What *stronger* means, and how often it is wrong."""
    figures = Figures(words)
    margin, alpha, beta = (figures.round_share(share) for share in (limits.margin, limits.alpha, limits.beta))
    return words.say("arena-test", margin=margin, alpha=alpha, beta=beta)


def pair(outcome: Outcome) -> str:
    return " / ".join(outcome.contest.pair or ())


def doubts(words: Words, outcomes: Sequence[Outcome], limits: Limits) -> list[str]:
    """Why the test and the interval beside it seem to disagree, where they do."""
    margin = Figures(words).round_share(limits.margin)
    cases = {
        "arena-still-open": [each for each in outcomes if each.verdict == "open" and not holds_even(each)],
        "arena-small": [
            each
            for each in outcomes
            if each.verdict == "not_stronger" and each.share.low > each.contest.parity
        ],
    }
    return [
        words.say(key, pairs=words.all_of([pair(each) for each in found]), margin=margin)
        for key, found in cases.items()
        if found
    ]


def holds_even(outcome: Outcome) -> bool:
    """Whether an even share lies within the bounds."""
    return outcome.share.low <= outcome.contest.parity <= outcome.share.high


def standing_table(words: Words, outcome: Outcome) -> str:
    """What each won, between what bounds (95 %), and what an even share would be."""
    figures = Figures(words)
    rows = [
        (
            standing.name,
            str(standing.games),
            figures.number(standing.wins, 1),
            figures.share(standing.share),
            figures.share_bounds(standing.estimate),
            figures.share(standing.parity),
        )
        for standing in outcome.standings
    ]
    keys = ("arena-player", "arena-games", "arena-wins", "arena-share", "arena-bounds", "arena-even")
    return in_columns([tuple([words.say(key) for key in keys]), *rows])


def rating_table(words: Words, ratings: Ratings) -> str:
    """What everybody is rated, and how that is to be read."""
    head, rows = rated(words, ratings)
    return "\n".join([in_columns([tuple(map(words.say, head)), *rows]), *rating_notes(words, ratings)])


def effort(words: Words, outcomes: Sequence[Outcome], seconds: float) -> str:
    """How many games were played now, how fast, and what all of them took."""
    new = sum(outcome.new for outcome in outcomes)
    hours = sum(outcome.core_hours for outcome in outcomes)
    figures = Figures(words)
    return words.say(
        "arena-effort",
        games=new,
        seconds=figures.number(seconds, 1),
        pace=figures.number(new / max(seconds, 1e-9)),
        hours=figures.number(hours, 3),
    )


def in_columns(rows: Sequence[tuple[str, ...]]) -> str:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        right = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *right]))
    return "\n".join(lines)
