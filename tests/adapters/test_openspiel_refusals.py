"""What OpenSpiel's users may get wrong: a sentence each, and nothing has changed."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from typing import Any

import pytest

import cabale
from cabale.adapters import packages
from cabale.core.errors import BadPackage, BadSetup, CabaleError, IllegalMove
from cabale.games import GAMES
from cabale.games.complots import ComplotsGame
from cabale.text import Words

MODULE = "cabale.adapters.openspiel"


def test_without_openspiel_the_import_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(packages, "version", nothing)
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    with pytest.raises(BadPackage) as refusal:
        import_module(MODULE)
    assert said(refusal.value) == "open-spiel is not installed: install cabale[openspiel]."


def said(error: CabaleError) -> str:
    return Words("en").refusal(error)


@pytest.mark.openspiel
class TestWithOpenSpiel:
    @pytest.fixture
    def pyspiel(self) -> Any:
        import_module(MODULE)
        return import_module("pyspiel")

    @pytest.fixture
    def state(self, pyspiel: Any) -> Any:
        """Two seats of Complots, dealt and drafted; a is to act, with two coins."""
        state = pyspiel.load_game("cabale_complots(seats=2,first_player=a)").new_initial_state()
        while state.is_chance_node() or "draft" in state.action_to_string(state.legal_actions()[0]):
            state.apply_action(state.legal_actions()[0])
        return state

    @pytest.mark.parametrize(
        ("asked", "sentence"),
        [
            ({"name": "whist"}, "“whist” is no game of this house; expected: complots, "),
            ({"name": "complots", "seats": 9}, "complots is not played by 9; expected: 2 to 8 seats."),
            ({"name": "complots", "seats": "2"}, "complots is not played by 2; expected: 2 to 8 seats."),
            ({"name": "complots", "colour": "red"}, "This game has no option “colour”; expected: returns, "),
            (
                {"name": "complots", "envoy": "spy"},
                "The option envoy does not take the value “spy”; expected: ambassador or inquisitor (C-4).",
            ),
            (
                {"name": "druide", "returns": "glory"},
                "The option returns does not take the value “glory”; expected: stakes or points.",
            ),
            (
                {"name": "complots", "window_floor_ms": 5},
                "This game has no option “window_floor_ms”; expected",
            ),
        ],
    )
    def test_a_game_that_cannot_be_had(self, pyspiel: Any, asked: dict[str, Any], sentence: str) -> None:
        from cabale.adapters.openspiel import load

        with pytest.raises(BadSetup) as refusal:
            load(**asked)
        assert said(refusal.value).startswith(sentence)

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("seats=9", "complots is not played by 9; expected: 2 to 8 seats."),
            (
                "envoy=spy",
                "The option envoy does not take the value “spy”; expected: ambassador or inquisitor (C-4).",
            ),
            (
                "treasury_limit=7",
                "The option treasury_limit does not take the value “7”; expected: 16-999 or none (C-R11).",
            ),
        ],
    )
    def test_a_text_that_says_it(self, pyspiel: Any, text: str, sentence: str) -> None:
        with pytest.raises(BadSetup) as refusal:
            pyspiel.load_game(f"cabale_complots({text})")
        assert said(refusal.value) == sentence

    def test_a_flag_that_is_neither(self, pyspiel: Any) -> None:
        with pytest.raises(BadSetup) as refusal:
            pyspiel.load_game("cabale_guillotine(missing_heads_self=2)")
        assert "does not take the value “2”; expected: true, false or none (G-R32)." in said(refusal.value)

    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("cabale_whist", "Unknown game 'cabale_whist'. Available games are:"),
            ("cabale_complots(colour=red)", "Unknown parameter 'colour'. Available parameters are: chall"),
            (
                "cabale_complots(seats=two)",
                "Wrong type for parameter seats. Expected type: kInt, got kString",
            ),
        ],
    )
    def test_what_openspiel_refuses_by_itself(self, pyspiel: Any, text: str, sentence: str) -> None:
        with pytest.raises(pyspiel.SpielError) as refusal:
            pyspiel.load_game(text)
        assert str(refusal.value).startswith(sentence)

    def test_a_game_that_does_not_say_how_many_outcomes_there_are(self, pyspiel: Any) -> None:
        from cabale.adapters.openspiel import load

        class Unsaid(ComplotsGame):
            id = "unsaid"
            outcomes = None  # type: ignore[assignment] # as in a game that leaves it out

        cabale.register(Unsaid())
        try:
            with pytest.raises(BadSetup) as refusal:
                load("unsaid")
        finally:
            GAMES.forget("unsaid")
        assert said(refusal.value) == (
            "unsaid does not say how many outcomes chance may have, and OpenSpiel has to know: "
            "set outcomes on the game."
        )

    def test_a_move_that_is_not_open(self, state: Any) -> None:
        coup = cabale.game("complots").read(state.position, "a:coup>b")[1]
        for act in (state.apply_action, state.action_to_string, state.apply_action_with_legality_check):
            self.refused(state, act, coup, "too_poor", "C-14")
        self.refused(state, state.apply_action, 9_999, "unknown_move", "")

    def test_an_outcome_that_cannot_be_drawn(self, pyspiel: Any) -> None:
        state = pyspiel.load_game("cabale_druide").new_initial_state()
        assert state.is_chance_node()
        self.refused(state, state.apply_action, 9_999, "not_drawn", "D-6")

    def test_a_move_after_the_end(self, state: Any) -> None:
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
        assert state.legal_actions() == []
        self.refused(state, state.apply_action, 0, "game_over", "C-42")

    def test_an_observer_with_settings(self, state: Any) -> None:
        with pytest.raises(BadSetup) as refusal:
            state.get_game().make_py_observer(None, {"colour": "red"})
        assert said(refusal.value).startswith("This game has no option “colour”")

    def refused(self, state: Any, act: Any, move: int, code: str, rule: str) -> None:
        before = str(state), state.history(), state.answers[:]
        with pytest.raises(IllegalMove) as refusal:
            act(move)
        assert (refusal.value.code, refusal.value.rule) == (code, rule)
        for language in ("en", "fr", "nl"):
            assert Words(language).refusal(refusal.value)
        assert (str(state), state.history(), state.answers) == before
