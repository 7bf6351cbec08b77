"""The games for PettingZoo: by its own tests, and by whole games with masks, rewards and ends looked at."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test

import cabale
from cabale.adapters.pettingzoo import Observation, env, parallel_env, raw_env
from cabale.core.errors import BadSetup, IllegalMove
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from cabale.text import Words
from tests.effort import night

ROOT = Path(__file__).resolve().parents[2]
OWN = [entry.game.id for entry in GAMES.entries if entry.own]
QUIET = pytest.mark.filterwarnings(  # PettingZoo knows by name whose observations are dictionaries
    "ignore:Observation",
    "ignore:Action mask numpy array is all zeros",
)


def answered(seen: Observation, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def played(table: raw_env, seed: int | None, rng: Random) -> dict[str, float]:
    """A game at random, its masks, rewards and ends looked at; what everybody got."""
    table.reset(seed=seed)
    state, game, earned = table.match.state, table.dealing.table.game, {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        seat = table.dealing.seat_of[agent]
        assert seen is not None and not cut
        assert table.observation_space(agent).contains(seen)
        assert over == state.over
        if over:
            assert not seen["action_mask"].any()
            earned[agent] = reward
            table.step(None)
            continue
        assert reward == 0 and sum(table.rewards.values()) == 0
        assert state.turn != CHANCE
        if table._offers:
            assert [*np.flatnonzero(seen["action_mask"])] == sorted([*state.asides(seat), game.size])
        else:
            assert seat == state.turn
            assert [*np.flatnonzero(seen["action_mask"])] == sorted(state.moves(seat))
            if len(table.match.log) % 40 == 0:
                assert seen["observation"].tolist() == game.observe(game.view(state, seat))
        table.step(answered(seen, rng))
    assert [*earned.values()] == state.scores() and sum(earned.values()) == pytest.approx(1)
    assert table.agents == []
    return earned


@QUIET
@pytest.mark.parametrize("seats", [0, 1])
@pytest.mark.parametrize("game", OWN)
def test_pettingzoo_is_content(game: str, seats: int) -> None:
    """At the fewest and at the most seats."""
    count = cabale.game(game).seats[seats]
    api_test(env(game, count), num_cycles=60)
    seed_test(lambda: env(game, count), num_cycles=20)


@QUIET
@pytest.mark.parametrize("game", OWN)
def test_pettingzoo_is_content_with_all_at_once(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=60)


@pytest.mark.parametrize("game", OWN)
def test_masks_rewards_and_ends(game: str) -> None:
    table, rng = env(game), Random(3)
    for seed in range(2):
        played(table, seed, rng)


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN)
def test_five_thousand_games(game: str) -> None:
    for asides in (False, True):
        table, rng = env(game, asides=asides), Random(5)
        for number in range(night(2_500)):
            played(table, number, rng)


def test_a_shared_win_is_shared() -> None:
    """Complots by the cap of turns (C-44): those who live share it."""
    table, rng = env("complots", seats=4, max_turns=4), Random(1)
    shares = [played(table, seed, rng) for seed in range(20)]
    assert any(0.2 < max(share.values()) < 0.6 for share in shares)


def test_the_same_seed_deals_what_the_house_deals() -> None:
    table = env("druide", seats=3)
    table.reset(seed=7)
    match = cabale.deal("druide", seats=3, seed=7)
    while match.state.turn == CHANCE:
        match.draw()
    assert table.match.state == match.state
    table.reset()
    following = table.match.secret
    table.reset(seed=7)
    table.reset()
    assert table.match.secret == following != match.secret


def test_asides_are_offered_once_before_a_question() -> None:
    table, rng = env("convention", asides=True), Random(2)
    shown = 0
    for seed in range(3):
        table.reset(seed=seed)
        while table.agents and not table.terminations[table.agent_selection]:
            seen, words = table.observe(table.agent_selection), len(table.match.log)
            aside = bool(seen["action_mask"][table.nothing])
            move = answered(seen, rng)
            turn = table.match.state.turn
            table.step(move)
            if aside:
                shown += move != table.nothing
                assert len(table.match.log) == words + (move != table.nothing)
                assert table.match.state.turn == turn
    assert shown


def test_a_parallel_game_is_the_game_of_a_table() -> None:
    """What is answered at once is settled by the rules, and nobody saw what the others answered."""
    rng, together = Random(4), 0
    for seed in range(4):
        table = parallel_env("complots", seats=3)
        seen, _ = table.reset(seed=seed)
        again = parallel_env("complots", seats=3)
        assert np.array_equal(
            again.reset(seed=seed)[0]["player_1"]["observation"], seen["player_1"]["observation"]
        )
        shares: dict[str, float] = {}
        while table.agents:
            asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
            together += len(asked) > 1
            assert {table.dealing.seat_of[agent] for agent in asked} == {*table.match.state.waiting} - {
                CHANCE
            }
            seen, shares, over, _, _ = table.step({a: answered(seen[a], rng) for a in table.agents})
            assert all(over.values()) == table.match.state.over
        assert [*shares.values()] == table.match.state.scores()
        assert cabale.replay(table.match.record(), None).state == table.match.state
    assert together


def test_no_seat_sees_more_than_it_may() -> None:
    """Whoever answers a sealed question changes no other seat's row before it is opened."""
    table, rng, looked = env("complots", seats=4), Random(6), 0
    for seed in range(10):
        table.reset(seed=seed)
        while not table.match.state.over:
            others = table.match.state.waiting
            before = {seat: table.dealing.look(seat)["observation"].tolist() for seat in others}
            asked = table.match.state.turn
            story = table.match.state.story
            table.step(answered(table.observe(table.agent_selection), rng))
            if table.match.state.story is story:
                looked += 1
                for seat in {*others} - {asked}:
                    assert table.dealing.look(seat)["observation"].tolist() == before[seat]
    assert looked


def test_a_game_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples/kuhn-poker"))
    GAMES.bring("cabale-kuhn-poker", "0.1.0", lambda: import_module("kuhn_poker"))
    try:
        played(env("kuhn"), 1, Random(1))
    finally:
        GAMES.forget("kuhn")
        del sys.modules["kuhn_poker"]


# --- what is wrong with what comes in


def begun() -> raw_env:
    table = env("complots", seats=3)
    table.reset(seed=1)
    return table


def ended() -> raw_env:
    table = begun()
    rng = Random(1)
    for agent in table.agent_iter():
        table.step(None if table.terminations[agent] else answered(table.observe(agent), rng))
    return table


def first_dead() -> raw_env:
    table, rng = begun(), Random(1)
    while not table.terminations[table.agent_selection]:
        table.step(answered(table.observe(table.agent_selection), rng))
    return table


@pytest.mark.parametrize(
    ("table", "action", "sentence"),
    [
        (lambda: env("complots"), 0, "The environment was not reset; reset it first, it then deals."),
        (begun, 59, "“59”"),
        (begun, 99, "“99” is no move of this game; one of the moves offered is expected."),
        (begun, "a:tax", "“a:tax” is no move of this game; one of the moves offered is expected."),
        (begun, None, "“None” is no move of this game; one of the moves offered is expected."),
        (begun, True, "“True” is no move of this game; one of the moves offered is expected."),
        (first_dead, 0, "the only action it may give is None."),
        (ended, None, "The game is over: there is nothing left to play."),
    ],
)
def test_a_refused_step_changes_nothing(table: Callable[[], raw_env], action: Any, sentence: str) -> None:
    refusing = table()
    before = refusing.dealing._match and (refusing.match.state.dump(), refusing.agent_selection)
    with pytest.raises(IllegalMove) as refusal:
        refusing.step(action)
    told = Words("en").refusal(refusal.value)
    assert sentence in told if "“59”" not in sentence else refusal.value.rule
    assert before == (refusing.dealing._match and (refusing.match.state.dump(), refusing.agent_selection))


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "druide", "seats": 7}, "bad_seats"),
        ({"game": "druide", "seats": True}, "bad_seats"),
        ({"game": "druide", "envoy": "inquisitor"}, "unknown_option"),
        ({"game": "complots", "envoy": "pope"}, "bad_option_value"),
    ],
)
def test_a_wrong_table_is_refused(make: Any, arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        make(**arguments)


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ({"player_0": 2, "player_1": 60}, "missing_action"),
        ({"player_0": 2, "player_1": 60, "player_2": 3}, "not_awaited"),
        ({"player_0": 99, "player_1": 60, "player_2": 60}, "unknown_move"),
    ],
)
def test_refused_answers_of_all_at_once(actions: dict[str, Any], code: str) -> None:
    table = parallel_env("complots", seats=3, first_player="a")
    with pytest.raises(IllegalMove, match="not_reset"):
        table.step(actions)
    table.reset(seed=1)
    before = table.match.state.dump()
    with pytest.raises(IllegalMove, match=code):
        table.step(actions)
    assert table.match.state.dump() == before


def test_an_aside_that_is_not_open() -> None:
    table = env("convention", asides=True)
    table.reset(seed=1)
    while not table._offers:
        table.step(answered(table.observe(table.agent_selection), Random(1)))
    with pytest.raises(IllegalMove, match="no_aside"):
        table.step(0)
