"""Whole games in step with the second engine of `second.py`, and how many answers there are."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pytest

from cabale.core.options import read_options
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import (
    CARD_NAMES,
    DEPUTY_NAMES,
    FACTIONS,
    NO_CARD,
    PER_SECTION,
    QUESTION_NAMES,
)
from cabale.games.convention.table import Convention
from tests.citing import rule
from tests.effort import night, share
from tests.games.convention.late import laid_late
from tests.games.convention.second import Second
from tests.games.convention.temper import Temper, any_options
from tests.games.stepping import count, in_step, perft, play_all

LEFT_OUT: Final = {"ahead": "the steps of the first engine: how it keeps its place"}
KNOWERS: Final = [{letter for eye, letter in enumerate("abcd-") if mask >> eye & 1} for mask in range(32)]


def laid_out(s: Convention) -> dict[str, Any]:
    """What no single view says, in the words of the second engine: all cards, and who knows which."""
    everybody = (1 << s.seats) - 1 | 1 << 4
    return {
        "hands": {faction: cards(s.hands[number]) for number, faction in enumerate(FACTIONS)},
        "mission": pack(s.mission_bag, s.mission_queue, 0),
        "jacobins": pack(s.jacobins_bag, s.jacobins_queue, len(s.mission_bag)),
        "drawn": cards(s.tray),
        "rejected": "" if s.rejected == NO_CARD else CARD_NAMES[s.rejected],
        "assigned": {
            CARD_NAMES[card]: DEPUTY_NAMES[s.bearers[place]] if place < len(s.bearers) else ""
            for place, card in enumerate(s.picked)
        },
        "knowers": {CARD_NAMES[card]: KNOWERS[who & everybody] for card, who in enumerate(s.known) if who},
        "booklet": {
            faction: [
                QUESTION_NAMES[number * PER_SECTION + place]
                for place in range(PER_SECTION)
                if s.unasked[number] >> place & 1
            ]
            for number, faction in enumerate(FACTIONS)
            if s.options.history
        },
        "totals": s.totals(),
    }


def cards(numbers: Sequence[int]) -> list[str]:
    return [CARD_NAMES[number] for number in numbers]


def pack(bag: list[int], queue: tuple[int, ...], first: int) -> list[str]:
    return [CARD_NAMES[first + card] for card, there in enumerate(bag) if there] + cards(queue)


def step(seats: int, seed: int) -> list[str]:
    """One game with a temper and options of its own; three of four begin late."""
    rng = random.Random(f"convention {seats} {seed}")
    temper = Temper(rng)
    options = read_options(CONVENTION.options, any_options(rng, temper.rounds), seats)
    if seed % 4:
        state, second = laid_late(seats, options, rng)
    else:
        state, second = CONVENTION.new(seats, **options), Second(seats, options)
    return in_step(CONVENTION, state, second, laid_out, rng, LEFT_OUT, temper.draw)


@rule(
    "convention", "S-6", "II-2", "II-4", "II-7", "III-3", "V-3", "V-4", "V-7", "VII-1", "VII-4", "D-4", "D-6"
)
@rule("convention", "H-2", "H-3", "H-4", "R-06", "R-08", "R-18", "R-32", "R-38", "E-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told.

    The rules it cites were drawn by lot and broken by hand in the first engine; each was noticed within the
    hundred games that an interpreted run plays.
    """
    for seed in range(share(100)):
        step(seats, seed)


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    play_all(partial(step, seats), range(1_000_000, 1_000_000 + night(6_667)))


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
