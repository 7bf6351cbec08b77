"""Scenarios: each kind of expectation, met and not met; sealed answers in every order."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from cabale.core.errors import IllegalMove
from cabale.core.notation import read_play
from cabale.core.scenario.position import Position
from cabale.core.scenario.running import play_line
from cabale.core.scenario.views import told_as, words_in
from cabale.games import GAMES, game
from cabale.games.complots import COMPLOTS, ComplotsGame
from tests.core.pages import HEAD, LOOK, failures, outcomes

SCENARIOS = Path(__file__).parents[1] / "scenarios"
HAPPENED = "[declared, challenged, proved, drew]"


@pytest.mark.parametrize(
    "check",
    [
        'refuse = { "c:income" = "not_awaited", "b:lose=captain" = "C-40", "b:dance" = "unknown_move" }',
        'waiting = "b"',
        'question = "lose"',
        'question = { b = "lose", a = "none" }',
        'offers = ["b:lose=assassin", "b:lose=countess"]',
        'lacks = ["b:lose=captain", "c:lose=duchess", "a:counter=inquisitor"]',
        'expect = { coins = { a = 2 }, hidden = { a = ["duchess", "countess"] }, treasury = 48 }',
        'sees = { c = { hidden = { a = 2, b = 2 } }, public = { challenger = "b", court = "none" } }',
        'hides = { c = ["assassin", "seen"], public = ["countess", "court"] }',
        "over = false",
        'winner = "none"',
        "totals = { a = 2, b = 2 }",
        'events = ["declared", "challenged", "proved", "drew"]',
        'events = ["...", "challenged", "..."]',
        'events = { c = ["declared", "...", "drew"], public = ["declared", "..."] }',
        'absent = ["lost", "stole"]',
        'absent = { c = ["lost"] }',
    ],
)
def test_what_is_as_expected_passes(check: str) -> None:
    assert failures(LOOK + check) == []


@pytest.mark.parametrize(
    ("check", "key", "expected", "found"),
    [
        ('refuse = { "c:income" = "too_poor" }', "refuse.c:income", "too_poor", "not_awaited"),
        ('refuse = { "c:income" = "C-99" }', "refuse.c:income", "C-99", "not_awaited"),
        ('refuse = { "b:lose=assassin" = "C-40" }', "refuse.b:lose=assassin", "C-40", "none"),
        ('waiting = "c"', "waiting", "[c]", "[b]"),
        ('waiting = ["b", "~"]', "waiting", "[b, ~]", "[b]"),
        ('waiting = "none"', "waiting", "none", "[b]"),
        ('question = "action"', "question", "action", "{ a = none, b = lose, c = none }"),
        ('question = "none"', "question", "none", "{ a = none, b = lose, c = none }"),
        ('question = { b = "action" }', "question.b", "action", "lose"),
        ('question = { c = "lose" }', "question.c", "lose", "none"),
        ('offers = ["b:lose=captain"]', "offers", "b:lose=captain", "[b:lose=assassin, b:lose=countess]"),
        ('lacks = ["b:lose=countess"]', "lacks", "b:lose=countess", "[b:lose=assassin, b:lose=countess]"),
        ("expect = { coins = { a = 2, b = 3 } }", "expect.coins.b", "3", "2"),
        ("expect = { treasury = 47 }", "expect.treasury", "47", "48"),
        ('expect = { treasury = "none" }', "expect.treasury", "none", "48"),
        ('expect = { faceup = { a = ["duchess"] } }', "expect.faceup.a", "[duchess]", "none"),
        ("expect = { hidden = { a = 2 } }", "expect.hidden.a", "2", "[duchess, countess]"),
        ('sees = { c = { hidden = { a = ["captain"] } } }', "sees.c.hidden.a", "[captain]", "2"),
        ('sees = { public = { challenger = "c" } }', "sees.public.challenger", "c", "b"),
        ('hides = { c = ["challenger"] }', "hides.c.challenger", "none", "b"),
        ('hides = { public = ["captain"] }', "hides.public.captain", "none",
         "[view.deed, view.history, events]"),
        ('hides = { b = ["assassin"] }', "hides.b.assassin", "none",
         "[view.hidden, view.history, events, question]"),
        ("over = true", "over", "true", "false"),
        ('winner = "a"', "winner", "[a]", "none"),
        ("ranks = { a = 1 }", "ranks.a", "1", "none"),
        ("totals = { a = 1 }", "totals.a", "1", "2"),
        ('events = ["declared", "..."]\nabsent = ["proved"]', "absent.public", "[proved]", HAPPENED),
        ('events = ["declared", "proved"]', "events.public", "[declared, proved]", HAPPENED),
        ('events = "none"', "events.public", "none", HAPPENED),
        ('events = { c = ["drew", "..."] }', "events.c", "[drew, ...]", HAPPENED),
        ('absent = ["lost", "proved"]', "absent.public", "[lost, proved]", HAPPENED),
    ],
)  # fmt: skip
def test_what_is_not_as_expected_is_found(check: str, key: str, expected: str, found: str) -> None:
    assert failures(LOOK + check) == [(f"then[1].{key}", expected, found)]


def test_pieces_with_a_number_are_words_too() -> None:
    text = (SCENARIOS / "guillotine/a-12-late-arrival.toml").read_text("utf-8")
    first = text.split("hides")[0]
    assert failures(first + 'hides = { b = ["sheriff.1"] }') == []
    assert failures(first + 'hides = { a = ["sheriff.1", "sheriff.2"] }') == [
        ("then[1].hides.a.sheriff.1", "none", "[view.looked, view.history, events, question]")
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_game_can_be_found(name: str) -> None:
    """Or to hide it would check nothing."""
    for field in game(name).fields.values():
        for word in field.vocabulary():
            assert word in words_in({"choice": [f"a:lose={word}"]})


def test_the_end_of_a_game() -> None:
    text = """
id = "T-2"
game = "complots"
title = "The last opponent is out"
seats = 3
[table]
hidden = { a = ["captain"], b = ["duchess"] }
faceup = { a = ["captain"], b = ["countess"], c = ["duchess", "countess"] }
coins = { a = 7 }
[[then]]
play = "a:coup>b"
"""
    good = 'over = true\nwinner = "a"\nranks = { a = 1, b = 2, c = 3 }\ntotals = { a = 1 }\nwaiting = "none"'
    assert failures(text + good) == []
    wrong = 'over = false\nwinner = ["a", "b"]\nranks = { a = 1, b = 3 }'
    assert failures(text + wrong) == [
        ("then[1].over", "false", "true"),
        ("then[1].winner", "[a, b]", "[a]"),
        ("then[1].ranks.b", "3", "2"),
    ]


@pytest.mark.parametrize(
    ("play", "word", "code"),
    [
        ("b:income", "b:income", "not_awaited"),
        ("a:steal>b c:challenge", "c:challenge", "out_of_order"),
        ("a:coup>b", "a:coup>b", "too_poor"),
        ("a:income ~duchess", "~duchess", "no_draw_due"),
        ("a:steal>b (a:challenge)", "a:challenge", "not_awaited"),
        ("a:steal>b (b:counter=captain)", "b:counter=captain", "other_question"),
        ("a:exchange () ()", "()", "not_awaited"),
    ],
)
def test_play_that_the_game_refuses_is_a_failure_and_ends_the_line(play: str, word: str, code: str) -> None:
    text = f'{HEAD}\n[[then]]\nplay = "{play}"\nover = true\n[[then]]\nover = true'
    assert failures(text) == [("then[1].play", word, code)]
    (outcome,) = outcomes(text)
    assert isinstance(outcome.failures[0].refused, IllegalMove)
    assert not outcome.passed


def test_a_refusal_that_changes_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = ComplotsGame.refusal

    def spoil(self: ComplotsGame, state: Any, seat: int, move: int) -> IllegalMove:
        state.coins[seat] += 1
        return refusal(self, state, seat, move)

    monkeypatch.setattr(ComplotsGame, "refusal", spoil)
    found = failures(LOOK + 'refuse = { "c:income" = "not_awaited" }')
    assert found == [("then[1].refuse.c:income.coins", "[2, 2, 2]", "[2, 2, 3]")]


@pytest.mark.parametrize(
    ("kinds", "found", "told"),
    [
        ("", "", True),
        ("", "a", False),
        ("a b", "a b", True),
        ("a b", "a b b", False),
        ("... b", "a b b", True),
        ("... b ...", "a a", False),
        ("a ... a", "a", False),
        ("a ... a", "a a", True),
        ("... " * 60 + "b", "a " * 60, False),  # as many ways to read it as there are stars
        ("... a " * 60, "a " * 60, True),
    ],
)
def test_dots_stand_for_any_events(kinds: str, found: str, told: bool) -> None:
    assert told_as(tuple(kinds.split()), found.split()) is told


def test_events_are_those_since_the_look_before() -> None:
    more = 'play = "b:lose=countess"\nevents = ["lost", "stole", "began"]\nabsent = ["proved"]'
    assert failures(f"{LOOK}\n[[then]]\n{more}") == []
    assert failures(f'{HEAD}\n[[then]]\nevents = "none"') == []


def test_cases_branch_from_the_same_start() -> None:
    text = f"""{HEAD}
[[then]]
play = "a:income"
expect.coins = {{ a = 3 }}

[[case]]
title = "another line"
play = "a:tax ()"
expect.coins = {{ a = 5 }}

[[case.then]]
play = "b:income"
expect.coins = {{ a = 6, b = 3 }}

[[case]]
expect.coins = {{ a = 2 }}
"""
    first, second, third = outcomes(text)
    assert (first.line, first.passed) == ("then", True)
    assert (second.line, second.case) == ("case[1]", "another line")
    assert [failure.key for failure in second.failures] == ["case[1].then[1].expect.coins.a"]
    assert (third.line, third.case, third.passed) == ("case[2]", "", True)


def test_without_a_table_the_game_begins_at_the_beginning() -> None:
    text = """
id = "T-3"
game = "complots"
title = "All chance is scripted"
seats = 2
[[then]]
play = "~b ~captain ~duchess (b:draft=duchess a:draft=captain)"
expect = { hidden = { a = ["captain", "captain"], b = ["duchess", "duchess"] }, coins = { a = 2, b = 1 } }
events = ["first", "dealt", "dealt", "drafted", "drafted", "began"]
"""
    assert failures(text) == []


# --- sealed answers


def position(priority: str) -> Position:
    """Four seats, c has announced a tax."""
    hidden = {seat: ["duchess", "captain"] for seat in "abc"} | {"d": ["countess", "countess"]}
    options = {option.name: option.default for option in COMPLOTS.options} | {"challenge_priority": priority}
    table = {"active": "c", "hidden": hidden, "at": "challenge", "action": "tax"}
    return Position("test", COMPLOTS, 4, options, COMPLOTS.set_table(4, options, table))


def play(at: Position, text: str) -> dict[str, Any]:
    play_line(at, read_play(text), "play")
    dumped: dict[str, Any] = at.state.dump()
    return dumped


@pytest.mark.parametrize("answers", list(product(("pass", "challenge"), repeat=3)))
@pytest.mark.parametrize("priority", ["clockwise", "target_first"])
def test_sealed_answers_in_any_order_give_the_game_that_the_engine_plays(
    answers: tuple[str, ...], priority: str
) -> None:
    words = dict(zip("dab", answers, strict=True))  # in the order in which the engine asks
    asked = []
    for seat, answer in words.items():
        asked.append(f"{seat}:{answer}")
        if answer == "challenge":
            break
    expected = play(position(priority), " ".join(asked))
    for order in permutations(words):
        group = " ".join(f"{seat}:{words[seat]}" for seat in order)
        assert play(position(priority), f"({group})") == expected
    spoken = " ".join(f"{seat}:challenge" for seat in words if words[seat] == "challenge")
    assert play(position(priority), f"({spoken})") == expected  # silence is a pass


@pytest.mark.parametrize("lots", list(permutations("abd")))
def test_sealed_answers_and_lots_in_any_order_of_writing(lots: tuple[str, ...]) -> None:
    first = next(seat for seat in lots if seat != "a")  # a passes, b and d challenge
    drawn = f"~{lots[0]} ~{lots[1]}"
    asked = " ".join(
        f"{seat}:{'pass' if seat == 'a' else 'challenge'}" for seat in lots[: lots.index(first) + 1]
    )
    expected = play(position("random"), f"{drawn} {asked}")
    for order in permutations(("a:pass", "b:challenge", "d:challenge")):
        assert play(position("random"), f"({' '.join(order)}) {drawn}") == expected
        assert play(position("random"), f"{drawn} ({' '.join(order)})") == expected


def test_lots_that_are_not_written_are_missed() -> None:
    text = HEAD.replace("seats = 3", 'seats = 3\noptions = { challenge_priority = "random" }')
    assert failures(f'{text}\n[[then]]\nplay = "a:tax (b:challenge)"') == [("then[1].play", "~…", "draw_due")]


def test_where_the_fastest_is_heard_the_order_of_writing_is_that_of_arrival() -> None:
    for order in permutations(("a:challenge", "b:challenge", "d:challenge")):
        at = position("fastest")
        play(at, f"({' '.join(order)})")
        assert at.page(0)["challenger"] == order[0][0]
