"""`cabale arena`: who is stronger, and how sure we may be of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from cabale.arena import contests, exploits, suites
from cabale.arena.contests import Contest, Limits, Outcome, Setting
from cabale.arena.crews import Crew, OnRay
from cabale.arena.entrants import response
from cabale.arena.report.again import command
from cabale.arena.report.samples import Results
from cabale.arena.report.suite import Tried, tell_suite
from cabale.arena.report.telling import tell_results
from cabale.arena.report.write import check_place
from cabale.arena.series import Played
from cabale.arena.suites import Suite
from cabale.arena.variants import variants
from cabale.bots.exploiters import pool
from cabale.core.errors import BadPlugin, BadSetup
from cabale.core.numbers import whole_number
from cabale.games import game as find_game
from cabale.terminal.complaint import Complaint
from cabale.terminal.exploits import trial
from cabale.terminal.outcomes import Bout, in_words
from cabale.terminal.play import read_pairs, read_seats, read_whole
from cabale.terminal.report import deliver
from cabale.text import Words

DONE, FAILED = 0, 2
OPTION_NAMES = {"options": "option"}  # where the command line has another name
WALKS = 64  # for an answer of a best response, unless told otherwise


class ArenaWishes(NamedTuple):
    """What the command line asked for, as it was typed."""

    suite: str | None = None
    players: str | None = None
    ladder: str | None = None
    round_robin: str | None = None
    mixed: bool = False
    exploit: str | None = None
    gauntlet: bool = False
    best_response: str | None = None
    walks: str | None = None
    seats: str | None = None
    options: Sequence[str] = ()
    games: str | None = None
    core_hours: str | None = None
    margin: str | None = None
    error: str | None = None
    full: bool = False
    seed: str | None = None
    workers: str | None = None
    ray: str | None = None
    results: Path | None = None
    report: Sequence[Path] = ()


def arena(words: Words, game_ids: Sequence[str], wishes: ArenaWishes) -> int:
    """Hold the contests that were asked for, and print what came of them. Where a game of another package
    fails, that is told, and the next is played."""
    for place in wishes.report:
        check_place(place)
    if wishes.suite is not None:
        return play_suite(words, game_ids, wishes)
    limits = read_limits(wishes)
    bouts = [bout for game_id in game_ids for bout in read_bouts(game_id, wishes)]
    results: list[Results] = []
    code = DONE
    every = [contest for bout in bouts for contest in bout.contests]
    with telling_what_is_kept(words, every, wishes.results), closing(muster(wishes)) as crew:
        for bout in bouts:
            start = monotonic()
            try:
                outcomes = [hold(words, contest, limits, crew, wishes.results) for contest in bout.contests]
            except BadPlugin as failed:
                print(f"cabale: {words.refusal(failed)}", file=sys.stderr, flush=True)
                code = FAILED
                continue
            seconds = monotonic() - start
            if bout.bot:
                print(trial(words, bout, outcomes, seconds), flush=True)
            else:
                print(in_words(words, bout, outcomes, limits, seconds), flush=True)
            results += [(outcome.contest.series.header, outcome.games) for outcome in outcomes]
    if wishes.report and results:
        again = [command(header, len(games)) for header, games in results]
        deliver(words, results, lambda: tell_results(words, results, again), wishes.report)
    return code


def play_suite(words: Words, game_ids: Sequence[str], wishes: ArenaWishes) -> int:
    """Play a suite, in a folder, where its page stands beside the results."""
    suite, players, folder = read_suite(game_ids, wishes)
    limits = Limits(min(read_count("--games", wishes.games, suite.games), suite.games), early=False)
    held = suites.trials(suite, players)
    tried: list[Tried] = []
    every = [trial.contest for trial in held]
    with telling_what_is_kept(words, every, folder), closing(muster(wishes)) as crew:
        for trial in held:
            start = monotonic()
            outcome = hold(words, trial.contest, limits, crew, folder)
            bout = Bout([trial.contest], rated=False)
            print(in_words(words, bout, [outcome], limits, monotonic() - start), flush=True)
            tried.append(Tried(trial, trial.contest.series.header, outcome.games))
    results = [(each.header, each.games) for each in tried]
    places = [folder / f"{suite.name}.html", *wishes.report]
    return deliver(words, results, lambda: tell_suite(words, suite, players, tried), places)


# --- what was asked for -----------------------------------------------------------------------------


def read_bouts(game_id: str, wishes: ArenaWishes) -> Iterator[Bout]:
    """Every number of seats with every choice of options."""
    given = (wishes.players, wishes.ladder, wishes.round_robin, wishes.exploit, wishes.best_response)
    lost = (wishes.mixed and not wishes.round_robin) or (wishes.gauntlet and not wishes.exploit)
    if sum(names is not None for names in given) != 1 or lost or (wishes.walks and not wishes.best_response):
        raise Complaint("arena-who")
    names = next(text for text in given if text is not None).split(",")
    game = find_game(game_id)
    seed = 1 if wishes.seed is None else read_whole("bad-seed", wishes.seed)
    usual = len(names) if wishes.players else game.usual_seats
    counts = [usual] if wishes.seats is None else [read_seats(text) for text in wishes.seats.split(",")]
    for count in dict.fromkeys(counts):
        seats = game.count_seats(count)
        if wishes.players and seats != len(names):
            raise Complaint("arena-seats", seats=seats, players=len(names))
        for options in variants(game, seats, read_pairs(wishes.options)):
            setting = Setting(game_id, seats, options, seed)
            if wishes.exploit or wishes.best_response:
                yield from [read_trial(setting, bot, wishes) for bot in names]
            else:
                yield read_bout(setting, names, wishes)


def read_suite(game_ids: Sequence[str], wishes: ArenaWishes) -> tuple[Suite, list[str], Path]:
    """Which one, who is tried in it, and where it is kept. All else is part of the suite."""
    suite = suites.find_suite(wishes.suite or "")
    own = {"suite", "players", "games", "workers", "ray", "results", "report"}
    for name, value in wishes._asdict().items():
        if name not in own and value not in (None, False, ()):
            raise BadSetup(
                "suite_fixed", suite=suite.name, text=f"--{OPTION_NAMES.get(name, name).replace('_', '-')}"
            )
    if game_ids:
        raise BadSetup("suite_fixed", suite=suite.name, text=" ".join(game_ids))
    players = wishes.players.split(",") if wishes.players else []
    return suite, players, wishes.results or Path(f"suite-{suite.name}")


def read_bout(setting: Setting, names: Sequence[str], wishes: ArenaWishes) -> Bout:
    if wishes.players:
        return Bout([contests.one_table(setting, names)], rated=False)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Complaint("arena-entrants", names=",".join(names))
    if wishes.ladder:
        return Bout(contests.ladder(setting, names), rated=True)
    held = [contests.mixed(setting, names)] if wishes.mixed else contests.round_robin(setting, names)
    return Bout(held, rated=True)


def read_trial(setting: Setting, bot: str, wishes: ArenaWishes) -> Bout:
    """One bot, and those who are out to beat it."""
    if setting.seats < 2:
        raise Complaint("arena-alone")
    if wishes.best_response:
        walks = read_count("--walks", wishes.walks, WALKS)
        return Bout([exploits.among(setting, response(bot, walks), bot)], rated=False, bot=bot)
    if not pool(setting.game).makers:
        raise Complaint("arena-no-exploiters", game=find_game(setting.game).title)
    if not wishes.gauntlet:
        return Bout(exploits.exploits(setting, bot), rated=False, bot=bot)
    if setting.seats < 3:
        raise Complaint("arena-gauntlet-seats")
    tables = exploits.gauntlet(setting, bot)
    return Bout(list(tables.values()), rated=False, bot=bot, tempers=tuple(tables))


def read_limits(wishes: ArenaWishes) -> Limits:
    usual = Limits()
    error = read_number("--error", wishes.error, usual.alpha, 0.5)
    return Limits(
        games=read_count("--games", wishes.games, usual.games),
        core_hours=read_number("--core-hours", wishes.core_hours, usual.core_hours),
        margin=read_number("--margin", wishes.margin, usual.margin, 0.5),
        alpha=error,
        beta=error,
        early=not wishes.full,
    )


def read_number(option: str, text: str | None, usual: float, below: float = float("inf")) -> float:
    """A number above zero and below a limit."""
    if text is None:
        return usual
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < below:
        raise Complaint("bad-number", option=option, text=text)
    return number


def read_count(option: str, text: str | None, usual: int) -> int:
    """A whole number above zero."""
    if text is None:
        return usual
    count = whole_number(text)
    if not count:
        raise Complaint("bad-number", option=option, text=text)
    return count


def muster(wishes: ArenaWishes) -> Crew:
    """Whoever plays: processes here, as many as there are cores, or a Ray cluster."""
    workers = read_count("--workers", wishes.workers, os.cpu_count() or 1)
    if wishes.ray is None:
        return contests.muster(workers)
    if find_spec("ray") is None:
        raise Complaint("no-ray")
    return OnRay(wishes.ray, workers)


# --- while it lasts ---------------------------------------------------------------------------------


def hold(words: Words, contest: Contest, limits: Limits, crew: Crew, folder: Path | None) -> Outcome:
    try:
        with watching(words, contest, limits.games) as watch:
            return contests.hold(contest, limits, crew, folder, watch)
    except OSError as wrong:
        raise Complaint("file-unwritable", file=str(folder), reason=str(wrong.strerror)) from wrong


@contextmanager
def telling_what_is_kept(words: Words, held: Sequence[Contest], folder: Path | None) -> Iterator[None]:
    """At Ctrl-C: how many games there are on the disk, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        games = sum(contests.count_kept(contest, folder) for contest in held) if folder else 0
        sentence = (
            words.say("arena-kept", games=games, folder=str(folder)) if games else words.say("arena-lost")
        )
        print(f"cabale: {sentence}", file=sys.stderr, flush=True)
        raise


@contextmanager
def watching(words: Words, contest: Contest, games: int) -> Iterator[Callable[[Played], None]]:
    """A bar on the terminal that grows with every game; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(contest.name.replace("-vs-", " / "), total=games, pace="")

        def watch(played: Played) -> None:
            pace = words.say("arena-pace", pace=bar.tasks[0].speed or 0.0)
            bar.update(task, completed=played.number + 1, pace=pace)

        yield watch
