"""What the regular player of Complots says for its moves is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cabale import bots
from cabale.analysis.judging import judge
from cabale.bots.complots.belief import Belief
from cabale.bots.percent import percent
from cabale.core.errors import BadSetup
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE
from cabale.core.views import Argument
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import ACTIONS
from cabale.games.complots.table import Complots
from tests.bots.tables import deal, play, set_table

CLAIMING = ("tax", "exchange", "assassinate", "steal", "examine", "counter")


def asked(seats: int, seed: int, **options: object) -> Iterator[tuple[Complots, int, Any, Reason]]:
    """Every question of a game among regular players, with the reason of the answer."""
    match = deal(seats, seed, **options)
    state = match.state
    while not state.over:
        if state.turn == CHANCE:
            match.draw()
            continue
        seat = state.turn
        view = match.view(seat)
        reason = bots.make("complots", "regular", seed + seat).explain(view, state.moves(seat))
        yield state, seat, view, reason
        match.play(seat, reason.move)


def explained(s: Complots, seat: int, seed: int = 1) -> Reason:
    return bots.make("complots", "regular", seed).explain(COMPLOTS.view(s, seat), s.moves(seat))


GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"envoy": "inquisitor"}),
    (4, {"counter_by": "anyone", "counter_after_failed_challenge": "allowed"}),
    (6, {}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_reasons_say_what_is_so(seats: int, options: dict[str, object]) -> None:
    """What is held is held, what is believed is what was reckoned, the target is the move's. At a table of
    four a doubt is rare: one in 14 games, when this was written."""
    keys = set()
    for number in range(6):
        for state, seat, view, reason in asked(seats, number, **options):
            keys.add(reason.key)
            facts = reason.arguments
            question = COMPLOTS.question(state, seat)
            assert question is not None
            played = next(choice for choice in question.choices if choice.move == reason.move)
            if reason.key in CLAIMING:
                assert facts["held"] == ("yes" if facts["character"] in view.hidden[seat] else "no")
                assert facts["character"] == played.arguments["character"]
            if reason.key in ACTIONS.values():
                assert played.key == reason.key
                assert facts.get("target") == played.arguments.get("target")
            if reason.key == "coup":
                assert (facts["forced"] == "yes") == (question.rule == "C-12")
            if reason.key in ("doubt", "believe"):
                belief = Belief(view)
                assert played.key == ("challenge" if reason.key == "doubt" else "pass")
                held = belief.held(int(facts["claimer"]))[belief.dossiers.names[str(facts["character"])]]
                assert facts["odds"] == percent(held)
                assert facts["character"] == question.arguments["character"]
    assert keys >= {"tax", "steal", "believe", "counter", "no_counter", "lose", "only"}
    assert "doubt" in keys or seats == 4


def test_what_is_certain_is_said_to_be() -> None:
    s = set_table(
        "captain assassin | duchess countess | captain / duchess | ambassador / duchess", coins=[2, 2, 2, 2]
    )
    play(s, "a:tax")
    facts: dict[str, Argument] = {"claimer": 0, "character": "duchess"}
    assert explained(s, 1) == Reason(move=1, key="doubt-known", arguments=facts)
    seen = set_table(
        "inquisitor captain | duchess / countess | captain duchess", {"envoy": "inquisitor"}, coins=[2, 2, 2]
    )
    play(seen, "a:examine>b b:pass c:pass a:give_back b:tax c:pass")
    facts = {"claimer": 1, "character": "duchess"}
    assert explained(seen, 0) == Reason(move=0, key="believe-known", arguments=facts)


def test_what_a_search_found_is_told_by_one_number() -> None:
    """In the words as beside them: how likely the claim is true, and what the answer promises."""
    s = set_table("captain assassin | duchess countess | duchess captain", coins=[2, 2, 2])
    play(s, "a:income b:tax")
    view, moves = COMPLOTS.view(s, 0), s.moves(0)
    for level in ("regular", "expert"):
        reason = bots.explain("complots", level, 1, view, moves)
        assert reason.key in ("doubt", "believe")
        believed = {(hunch.seat, hunch.key): hunch.percent for hunch in reason.hunches}
        assert reason.arguments["odds"] == believed[1, "duchess"]
        assert reason.arguments["share"] == reason.prospects[0].percent


def test_a_doubt_that_was_better_is_told_by_what_was_believed() -> None:
    """In an analysis as at the table."""
    match = deal(3, 5)
    found = 0
    while not match.state.over and found < 2:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        seat = match.state.turn
        moves = match.state.moves(seat)
        question = COMPLOTS.question(match.state, seat)
        assert question is not None
        if question.kind == "challenge" and len(moves) > 1:
            for move in moves:
                verdict = judge(match, seat, move, 20)
                reason = verdict.reason
                if reason is not None and "odds" in reason.arguments:
                    about = int(reason.arguments["claimer"]), str(reason.arguments["character"])
                    shown = {(hunch.seat, hunch.key): hunch.percent for hunch in verdict.hunches}
                    assert reason.arguments["odds"] == shown.get(about, reason.arguments["odds"])
                    found += about in shown
        match.play(seat, bots.make("complots", "regular", seat).choose(match.view(seat), moves))
    assert found


def test_who_would_be_dead_anyway_has_nothing_to_lose() -> None:
    s = set_table("assassin duchess | captain / duchess | countess countess", coins=[3, 2, 2])
    play(s, "a:assassinate>b b:pass c:pass")
    reason = explained(s, 1)
    assert reason.key == "counter"
    assert reason.arguments["dying"] == "yes"
    assert reason.arguments["held"] == "no"


def test_a_bluff_knows_how_likely_it_is_doubted() -> None:
    """A character that lies face up is believed less."""
    trusted = set_table("countess countess | captain ambassador | duchess assassin", coins=[2, 2, 2])
    liar = next(seed for seed in range(200) if explained(trusted, 0, seed).key == "tax")
    trust = int(explained(trusted, 0, liar).arguments["doubt"])
    rare = set_table("countess countess | captain / duchess | ambassador assassin", coins=[2, 2, 2])
    doubts = [explained(rare, 0, seed) for seed in range(200)]
    worse = [int(reason.arguments["doubt"]) for reason in doubts if reason.key == "tax"]
    assert worse and min(worse) > trust > 0


def test_the_random_player_drew_lots() -> None:
    s = set_table("captain assassin | duchess countess", coins=[2, 2])
    reason = bots.make("complots", "random", 3).explain(COMPLOTS.view(s, 0), s.moves(0))
    assert reason == Reason(move=reason.move, key="lot", arguments={"count": len(s.moves(0))})
    assert bots.make("complots", "random", 3).explain(COMPLOTS.view(s, 0), [2]).key == "only"


def test_an_unknown_level_has_no_reasons() -> None:
    s = set_table("captain assassin | duchess countess", coins=[2, 2])
    with pytest.raises(BadSetup, match="unknown_level"):
        bots.make("complots", "brilliant", 1).explain(COMPLOTS.view(s, 0), s.moves(0))


@pytest.mark.parametrize(
    ("chance", "said"), [(0.0, 0), (1e-9, 1), (0.004, 1), (0.126, 13), (0.5, 50), (0.9999, 99), (1.0, 100)]
)
def test_nothing_is_certain_that_is_not(chance: float, said: int) -> None:
    assert percent(chance) == said
