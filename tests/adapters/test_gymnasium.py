"""The games for Gymnasium: by its own check, one learner among bots, and many games in step."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cabale.adapters.gymnasium import CabaleEnv, CabaleVectorEnv, name_of, register_games
from cabale.core.errors import BadSetup, IllegalMove
from cabale.games import GAMES
from cabale.text import LANGUAGES, Words

OWN = [entry.game.id for entry in GAMES.entries if entry.own]


def legal(masks: Any, rng: Random) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in masks]


@pytest.mark.parametrize("game", OWN)
def test_gymnasium_is_content(game: str) -> None:
    """Its check answers without a look at masks, so what is not open has to count as silence."""
    check_env(gymnasium.make(name_of(game), strict=False).unwrapped)


@pytest.mark.parametrize("opponents", ["random", "novice"])
@pytest.mark.parametrize("game", OWN)
def test_a_learner_among_bots(game: str, opponents: str) -> None:
    env, rng = gymnasium.make(name_of(game), opponents=opponents), Random(2)
    table = env.unwrapped
    assert isinstance(table, CabaleEnv)
    for seed in (4, None, None):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            assert np.array_equal(info["action_mask"], table.action_masks())
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(table.lane.moves)
            (move,) = legal([info["action_mask"]], rng)
            seen, share, over, cut, info = env.step(move)
            assert not cut and (over or share == 0)
        assert share == table.lane.state.scores()[info["seat"]]


def test_the_learner_sits_where_a_game_puts_it() -> None:
    env = CabaleEnv("complots")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_the_same_seed_is_the_same_game() -> None:
    def told(seed: int | None, env: CabaleEnv) -> list[list[int]]:
        rng, rows = Random(1), []
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            rows.append(seen.tolist())
            seen, _, over, _, info = env.step(legal([info["action_mask"]], rng)[0])
        return rows

    one, two = CabaleEnv("complots", opponents="regular"), CabaleEnv("complots", opponents="regular")
    assert told(3, one) == told(3, two)
    assert told(None, one) == told(None, two)
    assert told(3, one) != told(4, two)


@pytest.mark.parametrize("game", OWN)
def test_many_games_in_step_are_those_games(game: str) -> None:
    """Every row, mask and reward is that of the position in its lane."""
    envs, rng = CabaleVectorEnv(game, num_envs=3), Random(7)
    rules, ended = envs.table.game, 0
    seen, infos = envs.reset(seed=5)
    for _ in range(60):
        for place, lane in enumerate(envs.lanes.lanes):
            seat = lane.state.turn
            assert infos["seat"][place] == seat
            assert np.flatnonzero(infos["action_mask"][place]).tolist() == sorted(lane.state.moves(seat))
        seen, rewards, over, cut, infos = envs.step(legal(infos["action_mask"], rng))
        assert envs.observation_space.contains(seen) and not cut.any()
        ended += int(over.sum())
        assert np.allclose(infos["rewards"].sum(axis=1), over)
        assert not rewards[~over].any()
    for place, lane in enumerate(envs.lanes.lanes):
        assert seen[place].tolist() == rules.observe(rules.view(lane.state, lane.state.turn))
    assert ended or game not in ("complots", "druide")


def test_games_in_step_repeat_by_seed_and_differ_from_each_other() -> None:
    envs = gymnasium.make_vec(name_of("complots"), num_envs=4, opponents="random", seats=3)
    assert isinstance(envs, CabaleVectorEnv)
    first, _ = envs.reset(seed=1)
    again, _ = envs.reset(seed=1)
    third, _ = envs.reset()
    assert np.array_equal(first, again) and not np.array_equal(again, third)
    assert len({row.tobytes() for row in first}) > 1
    same, _ = envs.reset(seed=[9, 9, 9, 9])
    assert len({row.tobytes() for row in same}) == 1


def test_the_end_of_a_game_is_seen_by_the_seat_that_was_asked_last() -> None:
    envs, rng = CabaleVectorEnv("druide", num_envs=2, opponents="random", seat=1), Random(3)
    _, infos = envs.reset(seed=2)
    over = np.zeros(2, np.bool_)
    while not over.any():
        _, rewards, over, _, infos = envs.step(legal(infos["action_mask"], rng))
    assert np.array_equal(infos["_final_obs"], over)
    assert infos["final_obs"][over].any(axis=1).all()
    assert (infos["seat"] == 1).all()
    assert np.allclose(rewards, infos["rewards"][:, 1])


def test_a_game_that_is_registered_later_gets_an_id() -> None:
    assert name_of("liars_dice") == "cabale/LiarsDice-v0"
    del gymnasium.registry[name_of("druide")]
    register_games()
    assert gymnasium.spec("cabale/Druide-v0").kwargs == {"game": "druide"}


# --- what is wrong with what comes in


@pytest.mark.parametrize("make", [CabaleEnv, CabaleVectorEnv])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "“chess” is no game of this house"),
        ({"game": "druide", "seats": 9}, "is not played by 9"),
        ({"game": "druide", "envoy": "inquisitor"}, "This game has no option “envoy”"),
        ({"opponents": "genius"}, "No automaton plays at level “genius”"),
        ({"opponents": ["novice"]}, "There are 1 opponents; expected: 3, one for each of the other seats."),
        ({"opponents": "novice", "seat": 4}, "There is no seat “4” at this table"),
    ],
)
def test_a_wrong_table_is_refused(make: Any, arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make(**{"game": "complots", **arguments})
    assert sentence in Words("en").refusal(refusal.value)


def test_a_seat_without_opponents_is_refused() -> None:
    """Every seat is a learner's then: whoever named one meant something else."""
    with pytest.raises(BadSetup) as refusal:
        CabaleVectorEnv("complots", 2, seats=3, seat=1)
    assert all("1" in Words(language).refusal(refusal.value) for language in LANGUAGES)


@pytest.mark.parametrize("action", [0, 99, -1, "a:tax", 2.5, None])
def test_a_refused_step_changes_nothing(action: Any) -> None:
    env = CabaleEnv("complots", seat=0, first_player="a")
    with pytest.raises(IllegalMove, match="not_reset"):
        env.step(2)
    env.reset(seed=1)
    before = env.lane.state.dump()
    with pytest.raises(IllegalMove):
        env.step(action)
    assert env.lane.state.dump() == before


def test_no_step_after_the_end() -> None:
    for strict in (True, False):
        env, rng, over = CabaleEnv("complots", strict=strict), Random(1), False
        _, info = env.reset(seed=1)
        while not over:
            _, _, over, _, info = env.step(legal([info["action_mask"]], rng)[0])
        with pytest.raises(IllegalMove, match="game_over"):
            env.step(2)


@pytest.mark.parametrize(
    ("actions", "code"),
    [([2], "batch"), ([2, 99], "unknown_move"), ([2, 0], "C-11"), ([2.0, 2.0], "unknown_move")],
)
def test_refused_answers_leave_every_game_as_it_was(actions: Any, code: str) -> None:
    envs = CabaleVectorEnv("complots", num_envs=2)
    with pytest.raises(IllegalMove, match="not_reset"):
        envs.step([2, 2])
    envs.reset(seed=1)
    before = [lane.state.dump() for lane in envs.lanes.lanes]
    with pytest.raises(IllegalMove, match=code):
        envs.step(actions)
    assert [lane.state.dump() for lane in envs.lanes.lanes] == before


def test_as_many_seeds_and_games_as_there_are() -> None:
    with pytest.raises(BadSetup, match="bad_count"):
        CabaleVectorEnv("complots", num_envs=0)
    with pytest.raises(BadSetup, match="batch"):
        CabaleVectorEnv("complots", num_envs=2).reset(seed=[1])


def test_a_player_of_ones_own() -> None:
    class First:
        def choose(self, view: Any, moves: list[int]) -> int:
            assert view.seat != 2
            return moves[0]

    env = CabaleEnv("complots", opponents=First(), seat=2)
    assert env.reset(seed=1)[1]["seat"] == 2
