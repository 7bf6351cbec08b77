"""OpenSpiel's own algorithms on our games, and its own Kuhn poker beside ours, number by number."""

from __future__ import annotations

import re
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from cabale.adapters.openspiel import load
from cabale.games import GAMES

pytestmark = pytest.mark.openspiel

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/openspiel.md").read_text("utf-8")
SAME = 1e-6


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(ROOT / "examples/kuhn-poker"))
    import kuhn_poker

    yield load("kuhn", returns="points")
    GAMES.forget(kuhn_poker.KUHN.id)
    sys.modules.pop("kuhn_poker")


def test_the_tree_of_kuhn_poker_is_openspiels(kuhn: Any) -> None:
    """As many nodes of every kind, as many information sets, all of it remembered, never a sum but nought."""

    class Kuhn(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc] # OpenSpiel has no types
        game, game_name = kuhn, "kuhn_poker"
        test_current_player_infosets_no_overlap_between_players = None  # it wants tensors too; ours has none

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Kuhn).run(result)
    assert result.testsRun == 7
    assert result.failures + result.errors + result.skipped == []


def test_exact_cfr_goes_the_same_way_in_both(kuhn: Any) -> None:
    """After every iteration both policies are worth the same and are exploited as much."""
    games = kuhn, pyspiel.load_game("kuhn_poker")
    solvers = [cfr.CFRSolver(game) for game in games]
    told = dict(re.findall(r"^\| (\d+) \| ([\d.]+) \|", PAGE, re.MULTILINE))
    for iteration in range(1, 101):
        worth, exploited = [], []
        for game, solver in zip(games, solvers, strict=True):
            solver.evaluate_and_update_policy()
            policy = solver.average_policy()
            worth.append(expected_game_score.policy_value(game.new_initial_state(), [policy] * 2))
            exploited.append(exploitability.exploitability(game, policy))
        assert worth[0] == pytest.approx(worth[1], abs=SAME)
        assert exploited[0] == pytest.approx(exploited[1], abs=SAME)
        if str(iteration) in told:
            assert f"{exploited[0]:.6f}" == told.pop(str(iteration))
    assert exploited[0] < 0.01
    assert [int(later) for later in told] == [1_000]


def test_outcome_sampling_learns_something_of_complots() -> None:
    np.random.seed(1)
    solver = OutcomeSamplingSolver(load("complots", 2))
    for _ in range(20):
        solver.iteration()
    policy, state = solver.average_policy(), solver._game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert [*chances] == state.legal_actions()
    assert len(solver._infostates) > 200


def test_the_page_runs_as_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its program with fewer iterations, from the folder where it says that one stands."""
    monkeypatch.chdir(ROOT)
    (program,) = re.findall(r"```python\n(import .*?)```", PAGE, re.DOTALL)
    few = re.sub(r"(ITERATIONS|GAMES) = [\d_]+", r"\1 = 10", program)
    assert few.count(" = 10") == 3
    exec(compile(few, "docs/openspiel.md", "exec"), {})
    told = capsys.readouterr().out
    assert "10 iterations" in told and "exploitability" in told
    GAMES.forget("kuhn")
    sys.modules.pop("kuhn_poker")
