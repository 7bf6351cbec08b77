"""Whole games in step with the second engine of `second.py`."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cabale.core.options import Value
from cabale.core.seats import LETTERS, NO_SEAT, PUBLIC
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import DRAFT
from cabale.games.complots.table import NO_LIMIT, Complots
from tests.effort import share
from tests.games.complots.second import Second
from tests.games.stepping import any_options, in_step
from tests.properties.games import values

GAMES = 43  # of each number of seats


def laid_out(s: Complots) -> dict[str, Any]:
    """The first engine's position in the words of the second."""
    letters = LETTERS[: s.seats]
    names = ["duchess", "assassin", "countess", "captain", s.options.values["envoy"]]
    return {
        "hidden": {a: sorted(names[c] for c in hand) for a, hand in zip(letters, s.hidden, strict=True)},
        "faceup": {a: [names[c] for c in row] for a, row in zip(letters, s.faceup, strict=True)},
        "coins": dict(zip(letters, s.coins, strict=True)),
        "treasury": None if s.treasury == NO_LIMIT else s.treasury,
        "court": sorted(name for name, copies in zip(names, s.court, strict=True) for _ in range(copies)),
        "picked": {letters[seat]: names[move - DRAFT] for seat, move in s.sealed},
        "active": "" if s.active == NO_SEAT else letters[s.active],
        "turns": s.turns,
        "out": [letters[seat] for seat in s.eliminated],
        "lives": dict(zip(letters, s.totals(), strict=True)),
    }


def drawn(seed: int, seats: int) -> tuple[random.Random, dict[str, Value]]:
    """What a game is played by: its own lots, and a value for every option, seats from the whole table."""
    rng = random.Random(f"complots {seats} {seed}")
    options = any_options(COMPLOTS, seats, rng)
    for name in ("first_player", "previous_winner"):
        if options[name] in ("a", "b"):
            options[name] = rng.choice(LETTERS[:seats])
    return rng, options


def step(seed: int, seats: int) -> None:
    """One game with options of its own: after every answer all is compared, at the end the whole story."""
    rng, options = drawn(seed, seats)
    same_story(seats, options, in_step(COMPLOTS, Second, laid_out, seats, options, rng))


def same_story(seats: int, options: dict[str, Value], words: list[str]) -> None:
    """Not only what kinds of things each seat is told, but all that it learns of them: C-22, C-24, C-39."""
    state, second = COMPLOTS.new(seats, **options), Second(seats, options)
    viewers = ["", *LETTERS[:seats]]
    heard = {viewer: second.heard(viewer) for viewer in viewers}
    for word in words:
        state.act(*COMPLOTS.read(state, word))
        second.play(word)
        for viewer in viewers:
            heard[viewer] += second.heard(viewer)
    for viewer in viewers:
        events = COMPLOTS.events(state, LETTERS.index(viewer) if viewer else PUBLIC)
        told = [{**msgspec.to_builtins(event), "rule": ""} for event in events]  # a citation, for screens
        assert told == [{**event, "rule": ""} for event in heard[viewer]], (viewer, options, " ".join(words))


@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told."""
    for seed in range(share(GAMES)):
        step(seed, seats)


def test_every_value_of_every_option_is_played() -> None:
    tables = [drawn(seed, seats)[1] for seats in range(2, 9) for seed in range(share(GAMES))]
    for option in COMPLOTS.options:
        if not option.room:
            assert {table[option.name] for table in tables} >= set(values(option)), option.name


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    for seed in range(2_860):
        step(1_000_000 + seed, seats)
