"""Which claims were true: the open view of the position that a claim led to knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import cabale
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Event
from cabale.games.complots import COMPLOTS, events
from tests.bots.tables import play, set_table
from tests.citing import rule


def last(s: Any) -> tuple[Any, Event]:
    return COMPLOTS.view(s, OPEN), COMPLOTS.events(s, OPEN)[-1]


@rule("complots", "C-15")
@pytest.mark.parametrize(("word", "true"), [("a:tax", False), ("a:steal>b", True), ("a:exchange", False)])
def test_a_declared_claim(word: str, true: bool) -> None:
    s = set_table("captain assassin | duchess countess | ambassador duchess", coins=[2, 2, 2])
    play(s, word)
    assert COMPLOTS.truth(*last(s)) is true


@pytest.mark.parametrize("word", ["a:income", "a:foreign_aid", "a:coup>b"])
def test_an_action_that_claims_nothing(word: str) -> None:
    s = set_table("captain assassin | duchess countess | ambassador duchess", coins=[7, 2, 2])
    play(s, word)
    view = COMPLOTS.view(s, OPEN)
    told = [COMPLOTS.truth(view, event) for event in COMPLOTS.events(s, OPEN)]
    assert set(told) == {None}


@rule("complots", "C-28")
@pytest.mark.parametrize(("character", "true"), [("captain", False), ("ambassador", True)])
def test_a_counter(character: str, true: bool) -> None:
    s = set_table("captain assassin | ambassador countess | countess duchess", coins=[2, 2, 2])
    play(s, f"a:steal>b b:pass c:pass b:counter={character}")
    assert COMPLOTS.truth(*last(s)) is true


def test_a_view_that_hides_the_hand_does_not_tell() -> None:
    s = set_table("captain assassin | duchess countess", coins=[2, 2])
    play(s, "a:tax")
    event = COMPLOTS.events(s, OPEN)[-1]
    assert COMPLOTS.truth(COMPLOTS.view(s, PUBLIC), event) is None
    assert COMPLOTS.truth(COMPLOTS.view(s, 1), event) is None
    assert COMPLOTS.truth(COMPLOTS.view(s, 0), event) is False


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_what_is_doubted_comes_out_as_the_truth_says(envoy: str) -> None:
    """Over whole games: a claim is proved if it was true, and exposed if it was not."""
    outcomes = set()
    for seed in range(30):
        match = cabale.deal("complots", 4, seed, envoy=envoy)
        rng, claim, heard = Random(seed), None, 0
        while not match.state.over:
            if match.state.turn == CHANCE:
                match.draw()
            else:
                match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))
            fresh = match.events(OPEN, heard)
            heard += len(fresh)
            for event in fresh:
                if isinstance(event, events.Declared | events.Countered):
                    claim = COMPLOTS.truth(match.view(OPEN), event)
                elif isinstance(event, events.Proved | events.Exposed):
                    assert claim is isinstance(event, events.Proved)
                    outcomes.add(type(event))
                else:
                    assert COMPLOTS.truth(match.view(OPEN), event) is None
    assert outcomes == {events.Proved, events.Exposed}
