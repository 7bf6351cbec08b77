"""Suites: fixed sets of games, the same in every house, so that what came of them can be compared.

Everybody who is tried sits alone among copies of an opponent, a seat further each game, and every game has a
deal of its own. What a suite is made of never changes; another set is another version of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from cabale import __version__
from cabale.arena.contests import Contest
from cabale.arena.lineups import Lineup, Plan, rotations
from cabale.arena.series import Header, make_series
from cabale.core.errors import BadSetup
from cabale.games import game as find_game
from cabale.models import PREFIX


class Suite(NamedTuple):
    """Which games, against whom, on which deals."""

    name: str
    version: int
    game_ids: tuple[str, ...]
    opponents: tuple[str, ...]
    games: int  # of each player against each opponent in each game
    seed: int


SUITES: Final[dict[str, Suite]] = {
    "models": Suite(
        name="models",
        version=1,
        game_ids=("complots", "guillotine", "druide", "convention", "cocarde"),
        opponents=("regular", "expert"),
        games=12,  # at four seats three from each
        seed=1789,
    )
}


class Trial(NamedTuple):
    """One player among copies of one opponent, in one game of a suite."""

    player: str
    opponent: str
    contest: Contest


def find_suite(name: str) -> Suite:
    if name not in SUITES:
        raise BadSetup("unknown_suite", suite=name, expected=tuple(SUITES))
    return SUITES[name]


def trials(suite: Suite, players: Sequence[str]) -> list[Trial]:
    """All that is played, the quicker opponent first; refused where no model is among the players, or one is
    named twice or is an opponent itself."""
    if not any(player.startswith(PREFIX) for player in players):
        raise BadSetup("suite_no_model", suite=suite.name)
    if len({*players, *suite.opponents}) < len(players) + len(suite.opponents):
        raise BadSetup("suite_players", text=",".join(players), suite=suite.name, opponents=suite.opponents)
    return [
        Trial(player, opponent, Contest(make_series(game, _plan(game, player, opponent), suite.seed)))
        for opponent in suite.opponents
        for game in suite.game_ids
        for player in players
    ]


def suite_of(header: Header) -> Suite | None:
    """The suite that these games belong to."""
    player, *opponents = header.entrants
    for suite in SUITES.values():
        known = header.game in suite.game_ids and header.seed == suite.seed
        if known and len(opponents) == 1 and opponents[0] in suite.opponents:
            if Plan(header.lineups, header.blocks) == _plan(header.game, player, opponents[0]):
                return suite
    return None


def _plan(game: str, player: str, opponent: str) -> Plan:
    seats: Lineup = (player, *[opponent] * (find_game(game).usual_seats - 1))
    return Plan(tuple(rotations(seats)))


def number_of(suite: Suite) -> str:
    """Everything that is the same for all who play it, in one short number: two pages that bear the same one
    tell of the same set, played by the same rules against the same opponents."""
    games = [find_game(game) for game in suite.game_ids]
    tables = [(game.id, game.rules_version, game.usual_seats) for game in games]
    return sha256(msgspec.json.encode([__version__, suite, tables])).hexdigest()[:16]
