"""The experiment: which variants are played, by whom, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from shlex import join
from typing import Final, NamedTuple

from cabale.arena import contests
from cabale.arena.contests import Contest, Limits, Outcome, Setting
from cabale.arena.report.samples import Results
from cabale.arena.variants import variants
from cabale.core.errors import BadSetup
from cabale.games import game as find_game

FEWEST: Final = 20  # games, below which no bound by the normal law means anything
GAMES: Final = 400
LEVEL: Final = "regular"


class Experiment(NamedTuple):
    """Every number of seats with every choice of options, from the same deals, with the same players."""

    game: str
    options: Mapping[str, str]  # several values with commas between
    seats: Sequence[int] = ()  # otherwise the usual number
    players: Sequence[str] = (LEVEL,)  # one for all seats, or one a seat
    games: int = GAMES
    seed: int = 1

    def contests(self) -> list[Contest]:
        """One series a variant, the one to compare with first; refused here if it makes no sense."""
        game = find_game(self.game)
        if self.games < FEWEST:
            raise BadSetup("bad_count", what="games", value=self.games, least=FEWEST)
        found: list[Contest] = []
        for count in dict.fromkeys(self.seats or (game.usual_seats,)):
            seats = game.count_seats(count)
            names = list(self.players) * (seats if len(self.players) == 1 else 1)
            if len(names) != seats:
                raise BadSetup("players_for_seats", players=len(names), seats=seats)
            found += [
                contests.one_table(Setting(game.id, seats, options, self.seed), names)
                for options in variants(game, seats, self.options)
            ]
        if len(found) < 2:
            raise BadSetup("one_variant")
        return found

    @property
    def command(self) -> str:
        """What makes it again."""
        words = ["cabale", "balance", self.game]
        for name, values in self.options.items():
            words += ["--option", f"{name}={values}"]
        if self.seats:
            words += ["--seats", ",".join(map(str, self.seats))]
        words += ["--players", ",".join(self.players), "--games", str(self.games), "--seed", str(self.seed)]
        return join(words)


def perform(experiment: Experiment, hold: Callable[[Contest, Limits], Outcome]) -> list[Results]:
    """Let somebody hold all contests, each to its end; what was played in each."""
    limits = Limits(experiment.games, early=False)
    outcomes = [hold(contest, limits) for contest in experiment.contests()]
    return [(outcome.contest.series.header, outcome.games) for outcome in outcomes]
