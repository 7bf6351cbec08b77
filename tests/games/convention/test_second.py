"""Whole games in step with the second engine of `second.py`, and how many answers there are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabale.core.options import read_options
from cabale.games.convention import CONVENTION
from tests.citing import rule
from tests.effort import share
from tests.games.convention.second import Second
from tests.games.convention.side_by_side import any_options, side_by_side
from tests.games.stepping import count, perft


def step(seats: int, seed: int) -> list[str]:
    """One game with a temper and options of its own; three of four begin late."""
    return side_by_side(seats, random.Random(f"convention {seats} {seed}"), late=seed % 4 > 0)


@rule(
    "convention", "S-6", "II-2", "II-4", "II-7", "III-3", "V-3", "V-4", "V-7", "VII-1", "VII-4", "D-4", "D-6"
)
@rule("convention", "H-2", "H-3", "H-4", "R-06", "R-08", "R-18", "R-32", "R-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told.

    The rules it cites were drawn by lot and broken by hand in the first engine; each was noticed within the
    hundred games that an interpreted run plays.
    """
    for seed in range(share(100)):
        step(seats, seed)


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    for seed in range(100, 6800):
        step(seats, seed)


def test_every_value_of_every_option_is_drawn() -> None:
    rng = random.Random(19)
    tables = [any_options(rng, rounds=1) for _ in range(12_000)]
    for option in CONVENTION.options:
        if not option.room:
            every = (
                range(option.whole[0], option.whole[1] + 1) if option.whole else option.words or (False, True)
            )
            assert {table[option.name] for table in tables} == set(every), option.name


POSITIONS: list[tuple[int, dict[str, Any], str, list[int]]] = [
    # Seats, options, words to there, and how many sequences of one, two, three answers there are: the choice
    # of factions, the choice of Reporters, a question of the booklet, a delayed card at the Club.
    (
        2,
        {"faction_choice": "draft"},
        "~b b:take=girondins a:take=crapauds",
        [2, 12, 72, 1572],
    ),
    (
        4,
        {},
        "~girondins ~royalistes ~crapauds ~1 ~2 ~3 ~4 d:pass a:pass b:pass c:pass",
        [7, 49, 343],
    ),
    (
        3,
        {"history_variant": True, "split_votes": True},
        "~montagnards ~crapauds ~girondins ~2 ~5 ~1 b:move=merlin>mission c:pass a:move=saintjust>mission "
        "b:pass a:pass b:pass c:pass a:pass b:denounce=marat c:support=marat a:denounce=vergniaud ~qm05",
        [4, 79, 359],
    ),
    (
        2,
        {"rounds": 1},
        "~royalistes ~girondins ~crapauds ~4 ~5 b:move=lasource>jacobins a:move=billaud>jacobins "
        "b:move=reubell>jacobins a:move=lomont>jacobins b:pass a:pass b:pass a:pass b:pass "
        "a:choose=robespierre b:pass a:pass a:oui b:non a:oui b:oui b:denounce=marat a:denounce=cambaceres "
        "b:pass a:pass ~5 ~1 b:trial ~den_petion ~purge_ballot ~6 ~den_marat ~den_thibaudeau",
        [3, 96, 2058],
    ),
]


@pytest.mark.parametrize(("seats", "options", "line", "figures"), POSITIONS)
def test_as_many_sequences_in_both_engines(
    seats: int, options: dict[str, Any], line: str, figures: list[int]
) -> None:
    options = read_options(CONVENTION.options, options, seats)
    state = CONVENTION.new(seats, **options)
    for word in line.split():
        state.act(*CONVENTION.read(state, word))
    for depth, figure in enumerate(figures, 1):
        assert perft(state, depth) == figure
        assert count(lambda: Second(seats, options), line.split(), depth) == figure
