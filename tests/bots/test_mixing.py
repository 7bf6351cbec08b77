"""Mixed strategies: what the search draws lots between, and what others in its tree know of my cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from cabale import bots
from cabale.bots.budget import Budget
from cabale.bots.complots.heuristics import ComplotsHeuristics
from cabale.bots.heuristics import Unadvised, ViewHeuristics, heuristics
from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.mixing import drawn_from, is_settled, mixture
from cabale.bots.search.nodes import Node
from cabale.bots.search.searcher import Search, Searcher
from cabale.bots.search.strangers import Strangers
from cabale.bots.search.tree import Tree, knot, twist
from cabale.bots.search.worlds import Worlds
from cabale.core.agenda import NOBODY, PASS
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import DUCHESS
from tests.bots.games import moments
from tests.bots.tables import play, set_table

HOUSE: Final = [game.id for game in GAMES.values()]
EXAMPLES: Final = Path(__file__).parents[2] / "examples"
JACK, QUEEN, KING = range(3)
BET: Final = 1
WALKS: Final = Budget(walks=5000)


@pytest.fixture
def half_street(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Kuhn poker in which only the first may bet, and what was staked counts: its one equilibrium is mixed.
    The jack bets once in three, the queen never, the king always; the queen calls once in three."""
    monkeypatch.syspath_prepend(str(EXAMPLES / "kuhn-poker"))
    kuhn: Any = import_module("kuhn_poker")

    class Staked(kuhn.Kuhn):  # type: ignore[misc]  # known at run time only
        def scores(self) -> list[float]:
            return [(2 + total) / 4 for total in self.totals()]

    class Once(kuhn.Act):  # type: ignore[misc]  # known at run time only
        def answer(self, s: Any, seat: int, move: int) -> int:
            s.tell(kuhn.ACTED, seat, move)
            s.staked[seat] += move
            first = self.before == kuhn.NO_CARD
            s.do(Once(1 - seat, move) if first and move == BET else kuhn.Showdown())
            return NOBODY

    class HalfStreet(kuhn.KuhnGame):  # type: ignore[misc]  # known at run time only
        position, steps = Staked, (kuhn.Deal, Once, kuhn.Showdown)

        def begin(self, seats: int, options: Any) -> Any:
            s = Staked(options, seats=seats, cards=[kuhn.NO_CARD] * seats, staked=[1] * seats)
            s.begin(kuhn.Deal(0), kuhn.Deal(1), Once(0, kuhn.NO_CARD))
            return s

    yield HalfStreet()
    del sys.modules["kuhn_poker"]


def searched(game: Any, card: int, seed: int, mixing: bool) -> Search:
    """The first seat's question with this card, sought."""
    s = game.new(2)
    s.play(CHANCE, card)
    s.play(CHANCE, QUEEN if card != QUEEN else KING)
    heuristics = ViewHeuristics(game, advised=False)
    heuristics.mixing, heuristics.strange_walks = mixing, 2 * mixing
    heuristics.determinizations = 16  # the deals are few, and all are to be as frequent as they are likely
    view, moves = game.view(s, 0), s.moves(0)
    advice = Unadvised().explain(view, moves)
    search = Search(game, heuristics, advice, view, moves, Random(seed))
    search.run(WALKS)
    return search


def bets(game: Any, card: int, mixing: bool) -> float:
    """How often the search bets with this card, over several seeds."""
    searches = [searched(game, card, seed, mixing) for seed in range(6)]
    if mixing:
        return sum(mixture(search.tree).get(BET, 0.0) for search in searches) / len(searches)
    return sum(search.answer() == BET for search in searches) / len(searches)


def test_the_shares_approach_the_mixed_equilibrium(half_street: Any) -> None:
    """Of which a pure choice has no notion."""
    assert 0.15 < bets(half_street, JACK, True) < 0.5
    assert bets(half_street, QUEEN, True) < 0.15
    assert bets(half_street, KING, True) > 0.85
    assert bets(half_street, JACK, False) == 0.0


def test_another_seed_may_draw_another_lot(half_street: Any) -> None:
    assert {searched(half_street, JACK, seed, True).answer() for seed in range(8)} == {PASS, BET}


def calls(search: Search, half_street: Any) -> float:
    """How often the other calls with the queen in the tree, once I have bet."""
    s = half_street.new(2)
    for move, seat in ((KING, CHANCE), (QUEEN, CHANCE), (BET, 0)):
        s.play(seat, move)
    threads = [0, 0]
    twist(threads, NOBODY, BET * 9)
    node = search.tree.nodes[knot(threads[1], 1, search.heuristics.private(s, 1))]
    return node.tried[BET] / node.walks


def test_others_in_the_tree_learn_nothing_of_my_card(half_street: Any) -> None:
    """They call the jack no more often than the king, and about as often as the equilibrium has it. From
    walks in which I hold the same card throughout they learn which it is."""
    called = {
        (card, mixing): sum(
            calls(searched(half_street, card, seed, mixing), half_street) for seed in range(4)
        )
        / 4
        for card in (JACK, KING)
        for mixing in (True, False)
    }
    assert abs(called[JACK, True] - called[KING, True]) < 0.15
    assert 0.15 < called[JACK, True] < 0.55
    assert called[JACK, False] > 0.8 and called[KING, False] < 0.2


# --- the lots


def weighed(*trials: tuple[int, int]) -> Tree:
    """As if each answer had been tried so often, and had won so much."""
    root = Node(0, list(range(30, 30 + len(trials))), [1 / len(trials)] * len(trials))
    for place, (tried, won) in enumerate(trials):
        root.tried[place], root.won[place] = tried, won
    return Tree(Heuristics(), root, 0)


def test_lots_are_drawn_by_the_shares_of_the_walks_and_poor_answers_are_cut() -> None:
    tree = weighed((200, 100), (100, 50), (39, 19), (0, 0))
    assert mixture(tree) == {0: 200 / 300, 1: 100 / 300}
    rng = Random(1)
    drawn = [drawn_from(tree, rng) for _ in range(600)]
    assert set(drawn) == {0, 1} and 350 < drawn.count(0) < 450


def test_lots_are_drawn_between_four_answers_at_most() -> None:
    assert set(mixture(weighed(*[(100 - place, 50) for place in range(9)]))) == {0, 1, 2, 3}


def test_what_brings_less_beyond_doubt_is_cut_however_often_it_was_tried() -> None:
    assert mixture(weighed((200, 150), (100, 20))) == {0: 1.0}


def test_no_more_is_walked_than_may_bring_another_answer_in() -> None:
    assert is_settled(weighed((500, 250), (20, 10), (3, 1)).root, 50)
    assert not is_settled(weighed((500, 250), (60, 30), (3, 1)).root, 50)


# --- in every game


@pytest.mark.parametrize("name", ["complots", "guillotine", "druide"])
def test_where_it_was_found_to_cost_nothing_lots_are_drawn(name: str) -> None:
    assert heuristics(name).mixing


@pytest.mark.parametrize("name", [name for name in HOUSE if heuristics(name).strange_walks])
def test_strangers_imagine_my_hand_as_they_imagine_any(name: str) -> None:
    """It is drawn anew, and it is my turn all the same."""
    known = heuristics(name)
    questions = (
        (match, seat)
        for match, seat in moments(name, find_game(name).seats[1])
        if known.hunches(match.state, seat)
    )
    for match, seat in islice(questions, 3):
        worlds, rng = Worlds(), Random(1)
        strangers = Strangers(match.game, known, match.view(seat), rng)
        for _ in range(20):
            strangers.imagine(worlds, rng)
        assert all(position.turn == seat for position in worlds.positions)
        assert len({tuple(known.hunches(position, seat)) for position in worlds.positions}) > 1


# --- in Complots


def test_strangers_believe_more_of_what_i_claimed() -> None:
    s = set_table("captain countess | assassin captain | countess assassin", coins=[2, 2, 2])
    play(s, "a:tax b:pass c:pass b:income c:income")
    view, worlds, rng = COMPLOTS.view(s, 0), Worlds(), Random(1)
    strangers = Strangers(COMPLOTS, ComplotsHeuristics(), view, rng)
    for _ in range(60):
        strangers.imagine(worlds, rng)
    having = [DUCHESS in position.hidden[0] for position in worlds.positions]  # type: ignore[attr-defined]
    held = sum(weight for weight, has in zip(worlds.weights, having, strict=True) if has) / sum(
        worlds.weights
    )
    assert held > sum(having) / len(having) + 0.1


def test_a_mixed_answer_is_the_one_that_is_explained() -> None:
    """The same seed draws the same lot."""
    s = set_table("captain countess | assassin captain", coins=[2, 2])
    view, moves = COMPLOTS.view(s, 0), s.moves(0)
    mixed = 0
    for seed in range(16):
        bot = bots.make("complots", "expert", seed, Budget(walks=200))
        reason = bot.explain(view, moves)
        assert reason.move == bot.choose(view, moves)
        if reason.mix:
            assert reason.mix[0].move == reason.move and len(reason.mix) > 1
            assert sum(share.percent for share in reason.mix) in range(97, 104)
            mixed += 1
    assert mixed


def test_where_nothing_is_mixed_no_strangers_are_asked(half_street: Any) -> None:
    search = searched(half_street, JACK, 1, False)
    assert not search.tree.strangers.positions and search.answer() == PASS
    assert isinstance(bots.make("complots", "expert", 1), Searcher)
