"""The search at the guillotine: by what each seat can have seen, whatever is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.bots.guillotine.belief import Belief, waits
from cabale.bots.guillotine.evaluation import shares
from cabale.bots.guillotine.gains import Gains
from cabale.bots.guillotine.heuristics import GuillotineHeuristics
from cabale.bots.guillotine.lineup import Lineup
from cabale.bots.guillotine.policy import answers
from cabale.bots.search.heuristics import EVERYBODY
from cabale.bots.search.lots import Luck
from cabale.core.agenda import PASS, seat_bit
from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.notation import ACTION_OF, NOBLE_OF
from cabale.games.guillotine.pieces import CONFUSION_IN_LINE, PLAY, THE_CLOWN
from cabale.games.guillotine.table import Guillotine, count_up
from cabale.games.guillotine.views import KINDS
from tests.bots.lines import set_table
from tests.games.guillotine.lines import play

HEURISTICS = GuillotineHeuristics()
DULL = ["sheriff.1", "coiffeur", "sheriff.2", "piss_boy", "royal_cartographer", "wealthy_priest.1"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"edition": "wotc"}),
    (3, {"endgame_play": "extended", "missing_heads_self": True}),
    (4, {}),
    (5, {"edition": "wotc", "noble_reshuffle": True}),
]


def table(seats: int = 2, options: dict[str, object] | None = None, **fields: Any) -> Guillotine:
    return set_table(seats, options, **{"line": DULL, **fields})


def searcher(seed: int, walks: int) -> bots.Bot:
    return bots.make("guillotine", "expert", seed, Budget(walks=walks))


def answer(s: Guillotine, walks: int = 150) -> str:
    """What a player that searches answers here, in notation."""
    move = searcher(1, walks).choose(GUILLOTINE.view(s, s.turn), s.moves(s.turn))
    return GUILLOTINE.write_body(s, s.turn, move)


# --- whatever is asked


def test_every_question_is_answered_at_all_tables() -> None:
    kinds = set()
    for seats, options in TABLES:
        match = cabale.deal("guillotine", seats=seats, seed=seats, **options)
        players = [searcher(seat, 3) for seat in range(seats)]
        while not match.state.over:
            seat = match.state.turn
            if seat == CHANCE:
                match.draw()
                continue
            view, moves = match.view(seat), match.state.moves(seat)
            assert view.pending is not None
            kinds.add(view.pending.kind)
            move = players[seat].choose(view, moves)
            assert move in moves
            match.play(seat, move)
    assert kinds >= {"action", "noble", "distance", "player", "interrupt", "final"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_quick_answers_know_every_question(seats: int, options: dict[str, object]) -> None:
    """At random tables, where things are asked that nobody sensible would bring about."""
    rng, kinds = random.Random(seats), set()
    for seed in range(12):
        match = cabale.deal("guillotine", seats=seats, seed=seed, **options)
        while not match.state.over:
            seat = match.state.turn
            if seat == CHANCE:
                match.draw()
                continue
            moves = match.state.moves(seat)
            weights = answers(match.state, seat, moves)
            assert len(weights) == len(moves) and min(weights) > 0
            kinds.add(KINDS[type(match.state.agenda[-1])])
            match.play(seat, rng.choice(moves))
    never = {"interrupt", "final"} if options.get("edition") == "wotc" else set()
    if seats == 2:
        never.add("clown")  # there is one other player
    assert kinds == set(KINDS.values()) - never


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_quick_answers_look_at_no_card_of_others(seats: int) -> None:
    rng = random.Random(seats)
    match = cabale.deal("guillotine", seats=seats, seed=3)
    others = 0
    while not match.state.over:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        moves, view = match.state.moves(seat), match.view(seat)
        other = GUILLOTINE.imagine(view, rng)
        if view.pending and view.pending.kind != "inspect":  # whoever looks at a hand knows it
            others += other.hands != match.state.hands
            assert answers(other, seat, moves) == answers(match.state, seat, moves)
        match.play(seat, rng.choice(moves))
    assert others


# --- who learns what


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    s = table(3, hands={"a": ["stumble", "pushed"], "b": ["trip"], "c": ["escape"]})
    assert HEURISTICS.observers(s, 0, PASS) == EVERYBODY
    play(s, "a:pass ~falls")
    assert HEURISTICS.observers(s, CHANCE, 0) == seat_bit(0)


def test_nobles_looked_at_are_seen_by_who_looks() -> None:
    s = table(3, hands={"a": ["late_arrival"]})
    play(s, "a:play=late_arrival")
    assert s.turn == CHANCE and HEURISTICS.observers(s, CHANCE, 0) == seat_bit(0)
    play(s, "~duke ~martyr.1 ~regent")
    assert HEURISTICS.observers(s, 0, s.moves(0)[0]) == EVERYBODY  # it joins the line


def test_nobody_knows_that_somebody_let_the_blade_fall() -> None:
    """G-94. Whether chance says so or the holder, it is the same to everybody else."""
    s = table(3, hands={"a": ["trip"], "b": ["stumble"], "c": ["confusion_in_line"]})
    play(s, "a:pass")
    assert s.turn == 2
    assert HEURISTICS.observers(s, 2, PASS) == seat_bit(2)
    assert HEURISTICS.observers(s, 2, PLAY + CONFUSION_IN_LINE) == EVERYBODY
    s = table(3, hands={"a": ["trip"], "b": ["stumble"], "c": ["pushed"]})
    play(s, "a:pass")
    assert s.turn == CHANCE and HEURISTICS.observers(s, CHANCE, 0) == 0


# --- what a table is worth


@pytest.mark.parametrize("seats", range(2, 6))
def test_shares_of_the_win_add_up(seats: int) -> None:
    match = cabale.deal("guillotine", seats=seats, seed=1)
    luck, rng = Luck(5), random.Random(1)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        assert sum(shares(match.state)) == pytest.approx(1)
        found = HEURISTICS.evaluate(match.state.clone(), luck)
        assert len(found) == seats and sum(found) == pytest.approx(1) and min(found) >= 0
        match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))


def test_a_sure_winner_has_all_of_it() -> None:
    rich = ["king_louis_xvi", "marie_antoinette", "cardinal", "regent", "governor", "archbishop", "general"]
    s = table(3, bare=True, day=3, line=["coiffeur"], piles={"b": rich}, hands={"a": ["trip"]})
    assert shares(s)[1] > 0.999
    assert HEURISTICS.evaluate(s, Luck(1)) == [0.0, 1.0, 0.0]


def test_points_cards_and_the_place_in_line_are_worth_something() -> None:
    even = shares(table(4))
    ahead = shares(table(4, piles={"c": ["cardinal"]}))
    armed = shares(table(4, hands={"c": ["public_demand", "double_feature"]}))
    before_the_king = shares(table(4, line=[DULL[0], DULL[1], "king_louis_xvi", *DULL[3:]]))
    assert min(ahead[2], armed[2], before_the_king[2]) > even[2]


def test_guards_hold_what_is_mine() -> None:
    """G-46. With Callous Guards the King is for who is to collect there, unless Robespierre comes before."""
    line = [DULL[0], DULL[1], "king_louis_xvi", *DULL[3:]]
    free, held = shares(table(4, line=line)), shares(table(4, line=line, fronts={"a": ["callous_guards"]}))
    assert held[2] > free[2] + 0.05
    ended = shares(table(4, line=["robespierre", *line[1:]], fronts={"a": ["callous_guards"]}))
    assert ended[2] < free[2] and ended[0] > held[0]


def test_what_a_noble_adds_is_what_the_count_says() -> None:
    """Where no text and no hope is in it: Gains counts as the rules do, a noble at a time."""
    rng = random.Random(2)
    plain = [noble for noble in range(50) if noble not in (THE_CLOWN, NOBLE_OF["fast_noble"])]
    plain.remove(NOBLE_OF["rival_executioner"])
    fronts = [("church_support", "civic_support"), ("military_support", "indifferent_public"), ()]
    s = table(2)
    for i in range(200):
        *pile, noble = rng.sample(plain, 9)
        s.piles[0] = tuple(pile)
        s.fronts[0] = front = tuple([ACTION_OF[name] for name in fronts[i % 3]])
        added = count_up((*pile, noble), front) - count_up(tuple(pile), front)
        assert Gains(s, 0, 0.0).of(noble) == added


@pytest.mark.parametrize(("source", "target"), [(4, 0), (2, 1), (0, 3), (0, 0)])
def test_a_line_in_thought_is_the_line_of_the_rules(source: int, target: int) -> None:
    line = ["duke", "martyr.1", "master_spy", "fast_noble", "cardinal", "regent", "sheriff.1"]
    s = table(4, line=line)
    before = Lineup(s, 0, 1).moved(source, target)
    s.move(0, s.line[source], target)
    s.sneak()
    assert Lineup(s, 0, 1).unmoved() == pytest.approx(before)


# --- beliefs


def test_what_was_not_played_for_long_is_hardly_there() -> None:
    """Public Demand does not stay in a hand turn after turn; Indifferent Public does."""
    match = cabale.deal("guillotine", seats=3, seed=2)
    told: list[float] = []
    while match.state.turns < 12:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        if match.state.turns in (1, 11):
            told.append(_public_demand(match.view(0)))
        match.play(seat, PASS if PASS in match.state.moves(seat) else match.state.moves(seat)[0])
    assert told[0] == pytest.approx(1) and told[-1] < 0.7


def _public_demand(view: Any) -> float:
    """How likely the next player holds it, compared with Indifferent Public."""
    s = GUILLOTINE.imagine(view, random.Random(1))
    weigh, rest = Belief(view).weigh, s.hands[1][1:]
    likely: list[float] = []
    for name in ("public_demand", "indifferent_public"):
        s.hands[1] = (ACTION_OF[name], *rest)
        likely.append(weigh(s))
    return likely[0] / likely[1]


def test_only_turns_in_which_a_card_could_be_played_tell() -> None:
    s = table(3, line=["unpopular_judge.1", *DULL], hands={"a": ["trip"], "b": ["escape"], "c": ["pushed"]})
    play(s, "~stumble b:pass ~falls ~majesty c:pass")
    assert waits(GUILLOTINE.view(s, 2))[:2] == [0.0, 0.5]


# --- sense


def test_a_card_is_played_for_the_noble_that_it_brings() -> None:
    s = table(4, line=[*DULL, "king_louis_xvi"], hands={"a": ["public_demand", "rush_job"]})
    assert answer(s) == "play=public_demand"
    play(s, "a:play=public_demand")
    assert answer(s) == "noble=king_louis_xvi"


def test_the_last_card_that_wins_is_played() -> None:
    """In the final phase, a point behind."""
    piles = {"a": ["duke"], "b": ["regent"]}
    hands: dict[str, Any] = {"a": ["fountain_of_blood", "rush_job"], "b": []}
    s = table(2, at="final", line=[], day=3, piles=piles, hands=hands)
    assert answer(s) == "play=fountain_of_blood"
