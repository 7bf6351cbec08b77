"""Whole games in step with the second engine of `second.py`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import pytest

from cabale.conformance.matches import values
from cabale.core.options import Value
from cabale.core.seats import LETTERS, NO_SEAT, PUBLIC
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import DRAFT
from cabale.games.complots.table import NO_LIMIT, Complots
from tests.citing import rule
from tests.effort import night, share
from tests.games.complots.second import Second
from tests.games.stepping import Draw, any_options, in_step, play_all, with_a_temper

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
    """What a game is played by: its own lots, and a value for every option, seats from the whole table.

    One turn is soon compared: most of those games are left to end by themselves. Where they quarrel, anybody
    may counter: a forfeited counter is then no end of it (C-R4).
    """
    rng = random.Random(f"complots {seats} {seed}")
    options = any_options(COMPLOTS, seats, rng)
    if options["max_turns"] == 1 and rng.random() < 0.75:
        options["max_turns"] = None
    if seed % 2:
        options["counter_by"] = "anyone"
    for name in ("first_player", "previous_winner"):
        if options[name] in ("a", "b"):
            options[name] = rng.choice(LETTERS[:seats])
    return rng, options


def step(seed: int, seats: int) -> None:
    """One game with options of its own: after every answer all is compared, at the end the whole story."""
    rng, options = drawn(seed, seats)
    state, second = COMPLOTS.new(seats, **options), Second(seats, options)
    draw = quarrelsome(rng) if seed % 2 else None
    same_story(seats, options, in_step(COMPLOTS, state, second, laid_out, rng, draw=draw))


def quarrelsome(rng: random.Random) -> Draw:
    """Players who like to harm somebody, and to doubt it: a target who doubts in vain is rare (C-29)."""
    usual = with_a_temper(rng)

    def draw(answers: Sequence[str]) -> str:
        liked = [word for word in answers if word.endswith("challenge") or ":steal" in word or ":ass" in word]
        return rng.choice(liked) if liked and rng.random() < 0.6 else usual(answers)

    return draw


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


@rule("complots", "C-1", "C-2", "C-3", "C-4", "C-5", "C-6", "C-7", "C-8", "C-9", "C-10", "C-11", "C-12")
@rule("complots", "C-13", "C-14", "C-15", "C-16", "C-17", "C-18", "C-19", "C-21", "C-22", "C-23", "C-24")
@rule("complots", "C-25", "C-26", "C-27", "C-28", "C-29", "C-30", "C-31", "C-32", "C-33", "C-34", "C-35")
@rule("complots", "C-36", "C-37", "C-38", "C-39", "C-40", "C-41", "C-42", "C-43", "C-44", "C-R1", "C-R2")
@rule("complots", "C-R3", "C-R4", "C-R5", "C-R6", "C-R7", "C-R8", "C-R9", "C-R10", "C-R11", "C-R12", "C-R13")
@rule("complots", "C-R14", "C-R15", "C-R16", "C-R17", "C-R20", "C-R21", "C-R22", "C-R23", "C-R24")
@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_games_go_in_step_with_the_second_engine(seats: int) -> None:
    """Whatever the table wants: who is asked for what, what lies there, what each seat knows and is told.

    Each rule it cites was broken by hand in the first engine, and noticed within a hundred games.
    """
    for seed in range(share(GAMES)):
        step(seed, seats)


def test_every_value_of_every_option_is_played() -> None:
    tables = [drawn(seed, seats)[1] for seats in range(2, 9) for seed in range(share(GAMES))]
    for option in COMPLOTS.options:
        if not option.room:
            assert {table[option.name] for table in tables} >= set(values(option)), option.name


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", range(2, 9))
def test_twenty_thousand_games_go_in_step_with_the_second_engine(seats: int) -> None:
    play_all(partial(step, seats=seats), range(1_000_000, 1_000_000 + night(2_858)))
