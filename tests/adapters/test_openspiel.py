"""The games in OpenSpiel: its own tests, true odds, secrets that stay secret, everything remembered."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

import cabale
from cabale.adapters.openspiel import load
from cabale.core.match import Match
from cabale.core.options import Option, write_value
from cabale.core.seats import CHANCE, OPEN

pytestmark = pytest.mark.openspiel

OWN = ("complots", "guillotine", "druide", "convention", "cocarde")
SEATED = [(name, seats) for name in OWN for seats in cabale.game(name).seats]  # fewest and most


def states(game: Any, seed: int, luck: int | None = None, moves: int = 1_000) -> Iterator[Any]:
    """A game at random, with luck of its own, among the first so many moves that are open each time."""
    players, chance = random.Random(seed), random.Random(seed if luck is None else luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        state.apply_action(
            chance.choice(actions) if state.is_chance_node() else players.choice(actions[:moves])
        )
    yield state


def claimed() -> Any:
    """Complots for three: a taxes, and b and c may doubt it in secret."""
    state = load("complots", 3, first_player="a").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.string_to_action("a:tax"))
    return state


# --- its own tests


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_its_simulations_pass(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"cabale_{name}(seats={seats})")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", OWN)
def test_its_rules_for_games_are_kept(name: str) -> None:
    asked: Any = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(asked).run(result)
    assert result.testsRun == 5
    assert result.failures + result.errors + result.skipped == []


def test_a_program_that_used_it_ends_in_peace() -> None:
    program = "import cabale.adapters.openspiel as o; o.load('druide').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


# --- what is played


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_chance_has_its_true_odds_and_moves_their_notation(name: str, seats: int) -> None:
    game = cabale.game(name)
    for state in states(load(name, seats), seed=1):
        position = state.position
        if state.is_chance_node():
            whole = sum(position.weights())
            assert state.chance_outcomes() == [(o, weight / whole) for o, weight in position.odds()]
        for action in state.legal_actions():
            seat = CHANCE if state.is_chance_node() else state.current_player()
            word = state.action_to_string(action)
            assert game.read(position, word) == (seat, action)


def test_the_second_card_is_drawn_from_those_that_are_left() -> None:
    state = load("complots", 3, first_player="a").new_initial_state()
    assert dict(state.chance_outcomes())[0] == 3 / 15
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == 2 / 14


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_a_game_is_the_one_that_a_match_plays(name: str, seats: int) -> None:
    """What nobody heard leaves no trace; every other answer, and every draw, is as a match has it."""
    match = Match(cabale.game(name), seats)
    sealed: dict[int, int] = {}
    for state in states(load(name, seats), seed=2):
        history = state.full_history()
        if not history:
            continue
        player, action = history[-1].player, history[-1].action
        if player < 0:
            match.play(CHANCE, action)
            continue
        sealed[player] = action
        if not state.sealed:
            match.settle(sealed)
            sealed = {}
            assert match.state == state.position
    assert match.state.over


def test_everybody_stakes_one_and_the_winners_share_it() -> None:
    *_, state = states(load("complots", 4), seed=3)
    assert sorted(state.returns()) == [-1, -1, -1, 3]
    assert state.get_game().max_utility() == 3 and state.get_game().min_utility() == -1


def test_returns_may_be_points_above_their_mean() -> None:
    *_, state = states(load("druide", 3, returns="points"), seed=4)
    points = state.position.totals()
    assert len(set(points)) > 1
    assert state.returns() == pytest.approx([own - sum(points) / 3 for own in points])


# --- what a player knows


def test_who_is_asked_in_secret_knows_nothing_of_another_answer() -> None:
    state, other = claimed(), claimed()
    state.apply_action(state.string_to_action("b:challenge"))
    other.apply_action(other.string_to_action("b:pass"))
    for known in (
        "current_player",
        "legal_actions",
        "information_state_string",
        "information_state_tensor",
        "observation_string",
        "observation_tensor",
    ):
        assert getattr(state, known)() == getattr(other, known)(), known
    assert state.current_player() == 2


def test_a_seat_remembers_what_it_said_unheard() -> None:
    """b speaks, so that c is not heard; but c knows what it would have said."""
    heard, unheard = [], []
    for answer in (0, 1):
        state = claimed()
        state.apply_action(state.string_to_action("b:challenge"))
        state.apply_action(state.legal_actions()[answer])
        assert not state.sealed
        heard.append(state.information_state_string(1))
        unheard.append(state.information_state_string(2))
    assert heard[0] == heard[1] and unheard[0] != unheard[1]


@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [
        ("complots", 2, 60),
        ("complots", 4, 30),
        ("guillotine", 2, 10),
        ("druide", 3, 20),
        ("convention", 2, 10),
        ("cocarde", 2, 10),
    ],
)
def test_everything_is_remembered(name: str, seats: int, games: int) -> None:
    """Where the information is the same, so is the player, what it may do, and what it knew before."""
    game = load(name, seats)
    before: dict[str, Any] = {}
    again = 0
    for seed in range(games):
        done: list[tuple[Any, ...]] = [()] * seats
        for state in islice(states(game, seed, luck=0, moves=2), 80):
            player = state.current_player()
            if player >= 0:
                information = state.information_state_string(player)
                again += information in before
                here = (player, done[player], state.legal_actions())
                assert before.setdefault(information, here) == here
                done[player] += (information,)
    assert again


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_tensors_are_the_rows_of_views(name: str, seats: int) -> None:
    game = cabale.game(name)
    for number, state in enumerate(states(load(name, seats), seed=5)):
        if number % 7 == 0:
            for seat in range(seats):
                row = game.observe(game.view(state.position, seat))
                assert state.observation_tensor(seat) == state.information_state_tensor(seat) == row


def test_spectators_and_judges_have_their_text() -> None:
    state = claimed()
    game = state.get_game()
    seen = {}
    for eyes in (pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS):
        for recall in (False, True):
            observer = game.make_py_observer(
                pyspiel.IIGObservationType(perfect_recall=recall, private_info=eyes)
            )
            assert observer.tensor is None and observer.dict == {}
            seen[eyes, recall] = observer.string_from(state, 0)
    assert len(set(seen.values())) == 4
    assert '"hidden":[2,2,2]' in seen[pyspiel.PrivateInfoType.NONE, False]
    key = cabale.game("complots").key(cabale.game("complots").view(state.position, OPEN))
    assert seen[pyspiel.PrivateInfoType.ALL_PLAYERS, True] == key.hex()


# --- values


@pytest.mark.parametrize("name", OWN)
def test_a_copy_is_played_on_without_its_source(name: str) -> None:
    for number, state in enumerate(states(load(name), seed=6)):
        if number % 20 == 19 and not state.is_terminal():
            before, copied = str(state), pickle.loads(pickle.dumps(state))
            for copy in (state.clone(), copied):
                assert (str(copy), copy.history(), copy.answers) == (before, state.history(), state.answers)
                copy.apply_action(copy.legal_actions()[0])
                assert str(copy) != before
            assert str(state) == before


def unusual(option: Option) -> object:
    """A value that is not the default."""
    if option.flag:
        return not option.default
    if option.whole:
        return option.whole[0] if option.default != option.whole[0] else option.whole[1]
    if option.row and option.fits:
        return "1,5,9,13,17,21,25"
    if option.row:
        return ",".join(option.row[0] for _ in range(option.length))
    others = [word for word in (*option.words, *("b" * option.seat)) if word != option.default]
    return others[0] if others else option.default


@pytest.mark.parametrize(
    ("name", "option"),
    [(name, option) for name in OWN for option in cabale.game(name).options if not option.room],
)
def test_every_option_is_a_parameter(name: str, option: Option) -> None:
    value = unusual(option)
    for chosen in (value, None) if option.optional else (value,):
        game = load(name, None, **{option.name: chosen})
        options = game.start.dump()["options"]
        assert write_value(options[option.name]) == write_value(chosen)  # type: ignore[arg-type]
        assert str(pyspiel.load_game(str(game))) == str(game)
