"""Contests: a question about entrants, the series that answers it, and when enough has been played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from cabale.arena import lineups
from cabale.arena.crews import Alone, Crew, Processes, play
from cabale.arena.entrants import Entrant
from cabale.arena.estimates import Estimate
from cabale.arena.files import ResultFile, bare, file_name, read_games
from cabale.arena.sequential import Course, Question, Verdict
from cabale.arena.series import Played, Series, make_series
from cabale.arena.standings import Standing, standings, tally
from cabale.core.errors import BadSetup

GAMES: Final = 400  # that a question may take, unless told otherwise
HOUR: Final = 3600


class Setting(NamedTuple):
    """What is played: a game, so many seats, its options; and from which seed."""

    game: str
    seats: int
    options: Mapping[str, object]
    seed: int


class Limits(NamedTuple):
    """When a contest ends: its question settled, so many games played, or so much time of a core spent."""

    games: int = GAMES
    core_hours: float = float("inf")
    margin: float = 0.05
    alpha: float = 0.05
    beta: float = 0.05
    early: bool = True  # whether the sequential test may end it

    def check(self) -> None:
        if self.games < 1:
            raise BadSetup("bad_count", what="games", value=self.games, least=1)


class Contest(NamedTuple):
    """A series, and the two it is about; a table of many is about nobody in particular."""

    series: Series
    pair: tuple[str, str] | None = None

    @property
    def name(self) -> str:
        """What its result file is called."""
        return "-vs-".join(self.pair) if self.pair else "-".join(self.series.lineups[0])

    @property
    def file_name(self) -> str:
        return file_name(self.series, self.name)

    @property
    def parity(self) -> float:
        """The share of the win that the first of a pair has if both are equally strong."""
        return self.series.lineups[0].count(self.pair[0]) / self.series.seats if self.pair else 0.0


class Outcome(NamedTuple):
    """What came of a contest."""

    contest: Contest
    games: list[Played]
    verdict: Verdict
    new: int  # games that were played now; the others were known already

    @property
    def share(self) -> Estimate:
        """Of the win, for the first of the pair."""
        assert self.contest.pair
        return tally(self.games, self.contest.pair[0]).share

    @property
    def core_hours(self) -> float:
        return sum(played.seconds for played in self.games) / HOUR

    @property
    def standings(self) -> list[Standing]:
        return standings(self.games)


# --- which contests ---------------------------------------------------------------------------------


def one_table(setting: Setting, names: Sequence[str], guests: Sequence[Entrant] = ()) -> Contest:
    """The same people at one table, a seat further each time."""
    return Contest(_series(setting, lineups.one_table(names), guests))


def mixed(setting: Setting, names: Sequence[str]) -> Contest:
    """Tables of everybody."""
    return Contest(_series(setting, lineups.mixed(names, setting.seats)))


def duel(setting: Setting, first: str, second: str) -> Contest:
    """Whether the first is stronger than the second."""
    return Contest(_series(setting, lineups.pairing(first, second, setting.seats)), (first, second))


def ladder(setting: Setting, names: Sequence[str]) -> list[Contest]:
    """Each against the one below; the weakest is named first."""
    return [duel(setting, higher, lower) for lower, higher in pairwise(names)]


def round_robin(setting: Setting, names: Sequence[str]) -> list[Contest]:
    """Each against each."""
    return [duel(setting, first, second) for first, second in combinations(names, 2)]


def _series(setting: Setting, plan: lineups.Plan, guests: Sequence[Entrant] = ()) -> Series:
    return make_series(setting.game, plan, setting.seed, setting.options, tuple(guests))


# --- holding them -----------------------------------------------------------------------------------


def hold(
    contest: Contest,
    limits: Limits,
    crew: Crew,
    folder: Path | None = None,
    watch: Callable[[Played], None] = lambda played: None,
) -> Outcome:
    """Play until the question is settled or a limit is reached.

    With a folder, games that its result file has are not played again, and new ones are added as they come.
    """
    limits.check()
    course = Course(Question(contest.parity, limits.margin, limits.alpha, limits.beta))
    games: list[Played] = []
    deal: list[Played] = []  # the games of the deal that is being played
    seconds = 0.0
    with ExitStack() as stack:
        file = None
        if folder is not None:
            path = folder / contest.file_name
            file = stack.enter_context(closing(ResultFile(path, contest.series.header)))
        known = file.played[: limits.games] if file else []
        new = stack.enter_context(closing(play(crew, contest.series, len(known), limits.games)))
        for played in chain(known, new):
            if file and played.number >= len(known):
                file.add(played)
            watch(played)
            games.append(bare(played))
            seconds += played.seconds
            deal.append(played)
            if contest.pair and contest.series.deal(played.number + 1) != played.deal:
                course.add(len(deal), sum(each.share(contest.pair[0]) for each in deal))
                deal = []
            settled = limits.early and contest.pair and course.verdict != "open"
            if settled or seconds >= limits.core_hours * HOUR:
                break
    verdict: Verdict = course.verdict if limits.early and contest.pair else "open"
    return Outcome(contest, games, verdict, len(games) - min(len(games), len(known)))


def count_kept(contest: Contest, folder: Path) -> int:
    """How many games of it this folder has."""
    path = folder / contest.file_name
    return sum(1 for _ in read_games(path)) if path.exists() else 0


def muster(workers: int) -> Crew:
    """Processes, or nobody but us if one is enough."""
    if workers < 1:
        raise BadSetup("bad_count", what="workers", value=workers, least=1)
    return Alone() if workers == 1 else Processes(workers)


def play_many(
    game: str,
    lineup: Sequence[Entrant | str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
) -> list[Standing]:
    """So many games at one table: one entrant (or name of one) a seat. Standings by name."""
    guests = [each for each in lineup if isinstance(each, Entrant)]
    names = [each.name if isinstance(each, Entrant) else each for each in lineup]
    contest = one_table(Setting(game, len(names), options or {}, seed), names, guests)
    with closing(muster(workers)) as crew:
        return hold(contest, Limits(games), crew).standings
