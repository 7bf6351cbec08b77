"""The search, in Complots and its parts: by what each seat can have seen."""

from __future__ import annotations

import random

import pytest

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.bots.complots.belief import Belief, Likelihood
from cabale.bots.complots.evaluation import expected
from cabale.bots.complots.heuristics import ComplotsHeuristics
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck, lot, next_number
from cabale.bots.search.nodes import Node
from cabale.bots.search.reasons import prospects
from cabale.bots.search.tree import Tree, knot
from cabale.bots.search.worlds import Worlds, asked
from cabale.core.agenda import seat_bit
from cabale.core.match import Match
from cabale.core.reason import Prospect
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import CHALLENGE, COUP, DRAFT, INCOME, RETURN
from tests.bots.tables import deal, play, set_table

FEW = Budget(walks=64)


def searcher(seed: int, walks: int = 48) -> bots.Bot:
    return bots.make("complots", "expert", seed, Budget(walks=walks))


@pytest.mark.parametrize("game", ["complots", "guillotine", "druide", "convention", "cocarde"])
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_every_level_says_what_it_expects(game: str, level: str) -> None:
    match = cabale.deal(game, seed=8)
    seen = 0
    while not seen:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        view, moves = match.view(seat), match.state.moves(seat)
        if len(moves) > 1:
            if level == "expert":
                reason = bots.make(game, level, 1, FEW).explain(view, moves)
            else:
                reason = bots.explain(game, level, 1, view, moves)
            seen += 1
            assert reason.move in moves and reason.prospects[0].move == reason.move
            assert all(1 <= prospect.percent <= 99 for prospect in reason.prospects)
            assert all(hunch.seat != seat for hunch in reason.hunches)
        match.play(seat, moves[0])


def weighed(*trials: tuple[int, int]) -> Tree:
    """As if each answer had been tried so often, and had won so much."""
    root = Node(0, list(range(30, 30 + len(trials))), [1 / len(trials)] * len(trials))
    for place, (tried, won) in enumerate(trials):
        root.tried[place], root.won[place] = tried, won
    return Tree(Heuristics(), root, 0)


def test_a_move_and_the_next_best_are_told_with_what_they_bring() -> None:
    tree = weighed((400, 200), (100, 20), (20, 4), (0, 0))
    assert prospects(tree, 0) == (Prospect(move=30, percent=50), Prospect(move=31, percent=20))
    assert prospects(tree, 3) == ()


def test_moves_that_cannot_be_told_apart_bring_the_same() -> None:
    """The search goes by how often a move was tried, and one that was tried less may have done better."""
    tree = weighed((100, 27), (90, 26), (80, 8))
    assert tree.best() == 0
    assert prospects(tree, 0) == (Prospect(move=30, percent=28), Prospect(move=31, percent=28))


def test_what_did_better_beyond_doubt_is_the_answer() -> None:
    tree = weighed((100, 20), (90, 60), (5, 5))
    assert tree.best() == 1
    assert prospects(tree, 1) == (Prospect(move=31, percent=67), Prospect(move=30, percent=20))
    assert prospects(tree, 0) == (Prospect(move=30, percent=20),)  # an adviser who insists on it


def test_a_win_at_hand_is_taken() -> None:
    s = set_table("captain / duchess | / duchess countess | assassin / duchess", coins=[7, 0, 2])
    reason = searcher(1).explain(COMPLOTS.view(s, 0), s.moves(0))
    assert reason.move == COUP + 1 and reason.prospects[0].percent == 99


def test_what_always_happened_when_it_was_tried_is_not_certain() -> None:
    tree = weighed((30, 30), (30, 0))
    assert prospects(tree, 0) == (Prospect(move=30, percent=99), Prospect(move=31, percent=1))


def test_a_claim_that_cannot_be_true_is_challenged() -> None:
    s = set_table(
        "captain countess | duchess assassin | captain / duchess | ambassador / duchess", coins=[2, 2, 2, 2]
    )
    play(s, "a:tax")
    assert searcher(1).choose(COMPLOTS.view(s, 1), s.moves(1)) == CHALLENGE


# --- what each seat has seen


def test_cards_drawn_and_laid_unseen_are_seen_by_their_owner_alone() -> None:
    complots = ComplotsHeuristics()
    s = set_table("ambassador countess | duchess assassin | captain captain", coins=[2, 2, 2])
    play(s, "a:exchange b:pass c:pass")
    assert complots.observers(s, CHANCE, 0) == seat_bit(0)
    play(s, "~duchess ~assassin")
    assert complots.observers(s, 0, RETURN) == seat_bit(0)
    play(s, "a:return=duchess a:return=assassin")
    assert complots.observers(s, 1, INCOME) == EVERYBODY


def test_a_draft_is_seen_by_nobody_else() -> None:
    s = COMPLOTS.new(2)
    while s.turn == CHANCE:
        s.play(CHANCE, s.odds()[0][0])
    assert ComplotsHeuristics().observers(s, s.turn, DRAFT) == seat_bit(s.turn)


def test_walks_that_look_alike_to_a_seat_lead_it_to_the_same_question() -> None:
    """Two worlds differ by what I hold only; the rival, who cannot see it, has one node for both."""
    complots = ComplotsHeuristics()
    hands = ("duchess captain", "assassin ambassador")
    tables = [set_table(f"{hand} | countess countess | captain / duchess", coins=[2, 2, 2]) for hand in hands]
    tree = Tree(complots, Node(0, [INCOME], [1.0]), 0)
    for s in tables:
        play(s, "a:tax")
        tree.walk(s.clone(), 1)
    theirs = tree.nodes[knot(0, 1, complots.private(tables[0], 1))]
    assert theirs.seat == 1 and theirs.walks == 1  # made in the first walk, asked in the second


def test_in_a_window_those_who_are_heard_before_let_pass() -> None:
    s = set_table("duchess countess | assassin captain | captain ambassador", coins=[2, 2, 2])
    play(s, "a:tax")
    assert s.turn == 1 and asked(s.clone(), 2).turn == 2


# --- beliefs


def test_a_claim_makes_the_character_likelier_and_a_lie_exposed_less() -> None:
    match = deal(3, 1)
    state = match.state
    while state.turn == CHANCE:
        match.draw()
    actor = state.turn
    match.play(actor, tax(match))
    looker = (actor + 1) % 3
    weigh = Likelihood(Belief(match.view(looker))).of_rivals
    rng = random.Random(1)
    held: list[float] = []
    lacking: list[float] = []
    reading = COMPLOTS.reading(match.view(looker))
    for _ in range(200):
        s = reading.position(rng)
        (held if 0 in s.hidden[actor] else lacking).append(weigh(s))
    assert sum(held) / len(held) > 2 * sum(lacking) / len(lacking) > 0


def test_hunches_follow_what_was_claimed() -> None:
    match = deal(4, 2)
    state = match.state
    while state.turn == CHANCE:
        match.draw()
    actor = state.turn
    match.play(actor, tax(match))
    looker = (actor + 2) % 4
    view, rng = match.view(looker), random.Random(3)
    reading = COMPLOTS.reading(view)
    possible = [0 in reading.position(rng).hidden[actor] for _ in range(300)]
    told = searcher(1).explain(view, state.moves(looker)).hunches
    believed = next(one.percent for one in told if (one.seat, one.key) == (actor, "duchess"))
    assert believed > 100 * sum(possible) / len(possible) + 15


def tax(match: Match) -> int:
    """The move of the active seat that claims the Duchess."""
    return COMPLOTS.read_body(match.state, match.state.turn, "tax")


# --- the parts


def test_a_sure_winner_is_judged_so_and_shares_add_up() -> None:
    s = set_table("captain duchess | assassin / duchess | countess ambassador", coins=[5, 1, 9])
    shares = expected(s)
    assert abs(sum(shares) - 1) < 1e-9 and shares[2] > shares[1]
    result = ComplotsHeuristics().evaluate(s.clone(), Luck(3))
    assert abs(sum(result) - 1) < 1e-9


def test_any_game_can_be_reckoned_by_playing_on_at_random() -> None:
    match = deal(3, 1)
    while match.state.turn == CHANCE:
        match.draw()
    luck = Luck(1)
    assert sum(Heuristics().evaluate(match.state.clone(), luck)) == 1 and luck.number != 1


def test_worlds_are_picked_by_their_weight() -> None:
    worlds = Worlds()
    for coins in (1, 2):
        worlds.add(set_table("captain duchess | duchess countess", coins=[coins, 0]), float(coins**2))
    number, found = 1, [0, 0, 0]
    for _ in range(2000):
        number = next_number(number)
        found[worlds.pick(number).coins[0]] += 1  # type: ignore[attr-defined]  # a table of Complots
    assert 0.75 < found[2] / 2000 < 0.85


def test_lots_fall_in_proportion() -> None:
    number, found = 1, [0, 0, 0]
    for _ in range(3000):
        number = next_number(number)
        found[lot([1.0, 0.0, 2.0], number)] += 1
    assert found[1] == 0 and 0.62 < found[2] / 3000 < 0.71
