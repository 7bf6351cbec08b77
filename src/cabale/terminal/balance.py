"""`cabale balance`: the same deals under several options, and what changes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cabale.arena.balance.lab import GAMES, LEVEL, Experiment, perform
from cabale.arena.balance.telling import tell_balance
from cabale.arena.report.samples import samples
from cabale.arena.report.write import check_place
from cabale.terminal import arena
from cabale.terminal.play import read_pairs, read_seats, read_whole
from cabale.terminal.report import deliver
from cabale.text import Words


class BalanceWishes(NamedTuple):
    """What the command line asked for, as it was typed."""

    options: Sequence[str] = ()
    seats: str | None = None
    players: str = LEVEL
    games: str | None = None
    seed: str | None = None
    workers: str | None = None
    ray: str | None = None
    results: Path | None = None
    report: Sequence[Path] = ()


def balance(words: Words, game_id: str, wishes: BalanceWishes) -> int:
    """Play all variants, and tell what was found."""
    for place in wishes.report:
        check_place(place)
    experiment = Experiment(
        game_id,
        read_pairs(wishes.options),
        [read_seats(text) for text in wishes.seats.split(",")] if wishes.seats else (),
        wishes.players.split(","),
        arena.read_count("--games", wishes.games, GAMES),
        1 if wishes.seed is None else read_whole("bad-seed", wishes.seed),
    )
    held = experiment.contests()  # refused before anybody is called
    kept = arena.telling_what_is_kept(words, held, wishes.results)
    with kept, closing(arena.muster(arena.ArenaWishes(workers=wishes.workers, ray=wishes.ray))) as crew:
        results = perform(experiment, partial(arena.hold, words, crew=crew, folder=wishes.results))
    return deliver(words, results, lambda: tell_balance(words, experiment, samples(results)), wishes.report)
