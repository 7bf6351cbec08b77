"""The page of a suite: what was played and how models were asked, what they won, and apart from it the rest.

Two pages can be laid side by side: the same tables in the same order, and at the top what must be equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from cabale import __version__
from cabale.arena.report.again import suite_command
from cabale.arena.report.document import Block, Command, Document, Section, Text
from cabale.arena.report.models import apart, explained, without_losses
from cabale.arena.report.pen import Pen
from cabale.arena.series import Header, Played
from cabale.arena.standings import Standing, standings
from cabale.arena.suites import Suite, Trial, number_of
from cabale.text import Words

PLAYED: Final = (
    "suite-game",
    "suite-rules",
    "suite-seats",
    "suite-seed",
    "report-games",
    "suite-whole",
)
ASKED: Final = (
    "suite-game",
    "suite-prompt",
    "suite-language",
    "suite-tokens",
    "suite-seconds",
    "suite-patience",
    "suite-reply",
    "suite-temperature",
)
WON: Final = (
    "report-pair",
    "report-games",
    "report-share",
    "report-even",
    "report-clean-games",
    "report-clean-share",
)


class Tried(NamedTuple):
    """A trial that was held: what its result file begins with, and its games."""

    trial: Trial
    header: Header
    games: Sequence[Played]


def tell_suite(words: Words, suite: Suite, players: Sequence[str], held: Sequence[Tried]) -> Document:
    pen = Pen(words)
    tried = _with_own_deals(held)
    games = [played for each in tried for played in each.games]
    sections = [
        Section(pen.say("suite-what"), (_played(pen, suite, players, tried), _asked(pen, tried))),
        _section(pen, pen.say("suite-all"), players, suite, tried, *explained(pen)),
    ]
    for game in suite.game_ids:
        of_game = [each for each in tried if each.header.game == game]
        sections.append(_section(pen, words.game_title(game), players, suite, of_game))
    again = suite_command(suite, players, max(len(each.games) for each in tried))
    sections.append(Section(pen.say("report-again"), (Command(again), Text(pen.say("suite-method")))))
    return Document(
        words.language,
        pen.say("suite-title", suite=suite.name, version=suite.version, players=words.all_of(list(players))),
        pen.say(
            "suite-lead",
            version=__version__,
            number=number_of(suite),
            games=len(games),
            whole=suite.games * len(suite.opponents) * len(suite.game_ids) * len(players),
        ),
        tuple(sections),
    )


def _with_own_deals(held: Sequence[Tried]) -> list[Tried]:
    """The same number is another deal in another game."""
    deals: dict[tuple[str, int], int] = {}
    return [
        each._replace(
            games=[
                replace(played, deal=deals.setdefault((each.header.game, played.deal), len(deals)))
                for played in each.games
            ]
        )
        for each in held
    ]


def _section(
    pen: Pen, title: str, players: Sequence[str], suite: Suite, tried: Sequence[Tried], *notes: Block
) -> Section:
    rows = [
        _row(pen, player, opponent, [each for each in tried if each.trial[:2] == (player, opponent)])
        for player in players
        for opponent in suite.opponents
    ]
    games = [played for each in tried for played in each.games]
    won = pen.table(pen.say("report-models-won"), WON, rows)
    return Section(title, (won, *apart(pen, games, ""), *notes))


def _row(pen: Pen, player: str, opponent: str, tried: Sequence[Tried]) -> tuple[str, ...]:
    games = [played for each in tried for played in each.games]
    clean = without_losses(games)
    won, undisturbed = _of(player, games), _of(player, clean)
    return (
        pen.say("report-against", first=player, second=opponent),
        pen.figures.plain(len(games)),
        pen.share_with_bounds(won.estimate) if won else "–",
        pen.figures.share(won.parity) if won else "–",
        pen.figures.plain(len(clean)),
        pen.share_with_bounds(undisturbed.estimate) if undisturbed else "–",
    )


def _of(player: str, games: Sequence[Played]) -> Standing | None:
    return next((each for each in standings(games) if each.name == player), None)


def _played(pen: Pen, suite: Suite, players: Sequence[str], tried: Sequence[Tried]) -> Block:
    """What anybody plays who plays this suite, and how much of it was."""
    plain = pen.figures.plain
    whole = suite.games * len(suite.opponents) * len(players)
    rows = []
    for game in suite.game_ids:
        of_game = [each for each in tried if each.header.game == game]
        header = of_game[0].header
        played = sum(len(each.games) for each in of_game)
        figures = plain(header.seats), str(header.seed), plain(played), plain(whole)
        rows.append((pen.words.game_title(game), str(header.rules), *figures))
    return pen.table(pen.say("suite-played"), PLAYED, rows)


def _asked(pen: Pen, tried: Sequence[Tried]) -> Block:
    """How models are asked, game by game: all of a house are asked in the same way."""
    rows = {}
    for each in tried:
        for card in each.header.models.values():
            usual = card.temperature is None
            rows[each.header.game] = (
                pen.words.game_title(each.header.game),
                card.prompt,
                card.language,
                pen.figures.plain(card.tokens),
                pen.figures.number(card.seconds, 0),
                pen.figures.number(card.patience, 0),
                pen.figures.plain(card.reply),
                pen.say("suite-usual") if usual else pen.figures.number(card.temperature or 0.0, 2),
            )
    return pen.table(pen.say("suite-asked"), ASKED, list(rows.values()))
