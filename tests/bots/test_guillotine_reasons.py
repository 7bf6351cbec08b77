"""What the regular player of Guillotine says for its moves is so."""

from typing import Any

import pytest

from cabale.bots.guillotine.reasons import points
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.notation import NOBLE_OF
from cabale.games.guillotine.table import count_up
from cabale.text import Narrator
from tests.bots.lines import TABLES, answer, asked, explained, set_table
from tests.games.guillotine.lines import play


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_reasons_say_what_is_so(seats: int, options: dict[str, Any]) -> None:
    """The noble is the one at the front, its points are counted, the target is the move's."""
    for state, seat, view, reason in asked(seats, 5, **options):
        facts = reason.arguments
        question = GUILLOTINE.question(state, seat)
        assert question is not None and view.pending is not None
        played = next(choice for choice in question.choices if choice.move == reason.move)
        if reason.key in ("pass", "chance", "influence", "interrupt", "let-fall"):
            assert facts["noble"] == view.line[0]
            assert facts["points"] == points(state, int(facts.get("collector", seat)), state.line[0])
        if reason.key in ("interrupt", "let-fall"):
            assert facts["collector"] == question.arguments["collector"] == view.active
        if reason.key in ("take", "behind") and "noble" in facts:
            assert facts["points"] == points(state, seat, NOBLE_OF[str(facts["noble"])])
        if reason.key == "take":
            assert int(facts["points"]) > int(facts["before"]) == points(state, seat, state.line[0])
        if reason.key in ("player", "clown"):
            assert facts["target"] == played.arguments["target"]
            assert facts["total"] == view.totals[int(facts["target"])]
        if reason.key in ("spared", "inspect", "removed", "error", "arrival", "swap"):
            (named,) = set(facts) & {"card", "noble"}
            assert facts[named] == played.arguments[named]
        if reason.key in ("pass", "finish"):
            assert played.key == "pass"


def test_the_noble_that_is_promised_is_collected() -> None:
    """Nothing comes between a card and the collect but an interrupt, and nobody holds that card here."""
    line = ["martyr.1", "sheriff.1", "cardinal", "piss_boy"]
    s = set_table(2, {"edition": "wotc"}, line=line, hands={"a": ["was_that_my_name"]})
    reason = explained(s)
    assert (reason.key, reason.arguments) == ("take", {"noble": "cardinal", "points": 5, "before": -1})
    while s.turn == 0:
        play(s, f"a:{answer(s)}")
    assert s.piles[0] == (NOBLE_OF["cardinal"],)


def test_a_card_in_front_says_what_it_adds() -> None:
    piles = {"a": ["cardinal", "bishop", "wealthy_priest.1"], "b": ["king_louis_xvi"]}
    s = set_table(2, line=[], at="final", piles=piles, hands={"a": ["church_support"]})
    reason = explained(s)
    before = count_up(s.piles[0], ())
    assert (reason.key, reason.arguments) == ("front", {"card": "church_support", "points": 3})
    play(s, "a:play=church_support")
    assert s.totals()[0] == before + 3


def test_two_collects_are_counted_together() -> None:
    s = set_table(2, line=["count", "countess", "martyr.1"], hands={"a": ["double_feature"]})
    assert explained(s).arguments == {"card": "double_feature", "points": 8}


def test_the_card_taken_back_is_named() -> None:
    discards = ["rain_delay", "public_demand"]
    s = set_table(
        2,
        line=["duke", "martyr.1", "king_louis_xvi", "cardinal"],
        hands={"a": ["rat_break"]},
        action_discard=discards,
    )
    assert (explained(s).key, explained(s).arguments) == ("pile", {"card": "public_demand"})


def test_a_reason_in_words() -> None:
    s = set_table(2, line=["martyr.1", "sheriff.1", "cardinal"], hands={"a": ["public_demand"]})
    narrators = [Narrator(language, GUILLOTINE, ("Anna", "Hugo"), 0) for language in ("en", "fr", "nl")]
    assert [narrator.reason(explained(s)) for narrator in narrators] == [
        "You then collect the Cardinal, worth 5 points to you; whoever stands first now is worth −1.",
        "Vous décapitez ensuite le Cardinal, 5 points pour vous, contre −1 avec qui est en tête à présent.",
        "Daarna onthoofd je de Kardinaal, 5 punten voor jou, tegen −1 met wie nu vooraan staat.",
    ]
