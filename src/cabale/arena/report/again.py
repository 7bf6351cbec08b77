"""The command that plays the games of a result file again."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import join

from cabale.arena import lineups
from cabale.arena.series import Header
from cabale.arena.suites import Suite, suite_of
from cabale.core.options import write_value
from cabale.games import game as find_game


def command(header: Header, games: int) -> str:
    """As `cabale arena` takes it; the whole series, even where a test has ended it sooner."""
    names = header.entrants
    if suite := suite_of(header):
        return suite_command(suite, names[:1], games)
    words = ["cabale", "arena", header.game, *who(header), "--seats", str(header.seats)]
    for option in find_game(header.game).options:
        value = header.options[option.name]
        if value != option.default:
            words += ["--option", f"{option.name}={write_value(value)}"]
    words += ["--seed", str(header.seed), "--games", str(games)]
    return join([*words, "--full"] if len(names) > 1 else words)


def suite_command(suite: Suite, players: Sequence[str], games: int) -> str:
    """A suite says everything but who is tried in it."""
    words = ["cabale", "arena", "--suite", suite.name, "--players", ",".join(players)]
    return join(words if games == suite.games else [*words, "--games", str(games)])


def who(header: Header) -> list[str]:
    """Which of the arena's ways to seat people gives these line-ups."""
    plan = lineups.Plan(header.lineups, header.blocks)
    names = header.entrants
    if plan == lineups.one_table(header.lineups[0]):
        return ["--players", ",".join(header.lineups[0])]
    if len(names) == 2 and plan == lineups.pairing(*names, header.seats):
        return ["--round-robin", ",".join(names)]
    return ["--round-robin", ",".join(names), "--mixed"]
