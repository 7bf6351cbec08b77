"""What the regular player of Le Lys et la Cocarde says for its moves is so."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.pieces import THROW_WEIGHTS
from cabale.text import LANGUAGES, Narrator
from tests.bots.cocarde_lines import TABLES, asked, explained
from tests.bots.test_cocarde import table
from tests.games.cocarde.lines import play

NAMES = ("Anna", "Hugo", "Yves", "Margot", "Noor", "Piet")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reasons_say_what_is_so(seats: int, options: dict[str, Any]) -> None:
    """Whom, where, with which card and in which role is the move's; what stands to somebody's credit is on
    the table; percentages are percentages."""
    for state, seat, view, reason in asked(seats, 12, **options):
        facts = reason.arguments
        question = COCARDE.question(state, seat)
        assert question is not None
        played = next(choice for choice in question.choices if choice.move == reason.move)
        for name in set(facts) & {"target", "role"} & set(played.arguments):
            assert facts[name] == played.arguments[name]
        if "card" in facts and "card" in played.arguments and reason.key != "redistribute":
            assert facts["card"] == played.arguments["card"]
        if "certificates" in facts:
            whom = int(facts["target"])
            assert (facts["certificates"], facts["trees"]) == (view.certificates[whom], view.trees[whom])
        if reason.key in ("pass", "pass-not", "protect", "protect-not", "defend", "defend-not"):
            assert facts["place"] == question.arguments["place"]
            assert reason.key.endswith("-not") == (played.key == "none")
        if reason.key in ("plant", "escape"):
            assert facts["place"] == played.arguments["place"]
        if reason.key == "redistribute":
            assert facts["card"] == question.arguments["card"]
        for name in set(facts) & {"chance", "risk", "odds"}:
            assert 0 <= int(facts[name]) <= 100


def test_what_a_throw_promises_is_counted() -> None:
    """From 38 a revolutionary finds trees on 40 and 43, and again nothing but 39 leads off the course; one
    throw after the other, with nobody else to be carried."""
    s = table(2, places={"a": "m38", "b": "start"}, roles={"a": "c"}, hands={"a": []}, at="roll")
    trees = off = 0
    for throw, weight in enumerate(THROW_WEIGHTS):
        child = s.clone()
        child.play(s.turn, throw)
        while not child.over and child.active == 0:
            child.play(child.turn, child.moves(child.turn)[0])
        trees += weight * (child.trees[0] + child.certificates[0] > 0)
        off += weight * (child.places[0] == 0)
    asked_here = table(2, places={"a": "m38", "b": "start"}, roles={"a": "c"}, hands={"a": []})
    reason = explained(asked_here)
    assert reason.key == "roll"
    assert reason.arguments == {"chance": round(100 * trees / 36), "risk": round(100 * off / 36)}


def test_a_rival_behind_a_planted_square_is_counted() -> None:
    s = table(places={"a": "m2", "b": "m1", "c": "start"}, trees={"a": 1}, hands={"a": ["att_r"]})
    s.places[1] = 2
    reason = explained(s)
    assert (reason.key, reason.arguments) == ("plant", {"place": "m1", "count": 1})


def test_a_reason_in_words() -> None:
    s = table(2, places={"a": "m44", "b": "m3"}, roles={"a": "c"}, hands={"a": ["carnot"]}, at="roll")
    play(s, "~1+4")
    reason = explained(s)
    assert [Narrator(language, COCARDE, NAMES[:2], 0).reason(reason) for language in LANGUAGES] == [
        "Carnot vaut moins pour vous que d’aller au-delà de la case 45.",
        "Voorbij vak 45 gaan is je meer waard dan Carnot.",
        "To go on past square 45 is worth more to you than Carnot.",
    ]
