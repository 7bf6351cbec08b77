"""The search in Le Lys et la Cocarde: whatever is asked, by what each seat can have seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cabale
from cabale import bots
from cabale.bots.budget import Budget, read_budget
from cabale.bots.cocarde.evaluation import shares
from cabale.bots.cocarde.heuristics import CocardeHeuristics
from cabale.bots.cocarde.policy import gains
from cabale.bots.search import Search
from cabale.bots.search.heuristics import EVERYBODY, Heuristics
from cabale.bots.search.lots import Luck
from cabale.core.agenda import PASS, State, seat_bit
from cabale.core.reason import Reason
from cabale.core.seats import CHANCE, OPEN
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.pieces import DISCARD, PLANT, ROLL
from cabale.games.cocarde.squares import LAST
from cabale.games.cocarde.table import Cocarde
from cabale.games.cocarde.views import KINDS
from tests.bots.cocarde_lines import seldom
from tests.games.cocarde.lines import lay, play

HEURISTICS = CocardeHeuristics()


def searcher(seed: int, walks: int = 32) -> bots.Bot:
    return bots.make("cocarde", "expert", seed, Budget(walks=walks))


def answer(s: Cocarde, walks: int = 300) -> str:
    """What the search says here, in notation."""
    return COCARDE.write_body(s, s.turn, searcher(1, walks).choose(COCARDE.view(s, s.turn), s.moves(s.turn)))


def theft() -> Cocarde:
    """Seat a, in prison, is asked whose card it takes."""
    hands = {"b": ["book", "att_r"], "c": ["att_b"]}
    return play(lay(3, {"at": "roll", "places": {"a": "pr1"}, "hands": hands}), "~1+2")


# --- whatever is asked


def test_it_answers_every_kind_of_question() -> None:
    asked = {KINDS[type(s.agenda[-1])] for s in (*seldom(), theft()) if answer(s, 8)}
    match = cabale.deal("cocarde", seats=4, seed=3)
    while not match.state.over and len(asked) < len(KINDS):
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        kind, moves = KINDS[type(match.state.agenda[-1])], match.state.moves(seat)
        if kind in asked:
            match.play(seat, bots.make("cocarde", "regular", seat).choose(match.view(seat), moves))
        else:
            asked.add(kind)
            match.play(seat, searcher(seat, 8).choose(match.view(seat), moves))
    assert asked == set(KINDS.values())


class Spy(Heuristics):
    """Curious about every answer; notes the first throw of the walks that begin with it."""

    def __init__(self) -> None:
        super().__init__()
        self.common_random_numbers = HEURISTICS.common_random_numbers
        self.sequential_halving = HEURISTICS.sequential_halving
        self.throws: dict[int, list[int]] = {}
        self.answer = self.throw = -1

    def moment(self, s: State) -> int:
        return HEURISTICS.moment(s)

    def observers(self, s: State, seat: int, move: int) -> int:
        if self.answer < 0:
            self.answer = move
        elif self.throw < 0 and isinstance(s.agenda[-1], Throw):
            self.throw = move
        return HEURISTICS.observers(s, seat, move)

    def evaluate(self, s: State, luck: Luck) -> list[float]:
        assert self.throw >= 0
        self.throws.setdefault(self.answer, []).append(self.throw)
        self.answer = self.throw = -1
        return HEURISTICS.evaluate(s, luck)


def test_every_answer_is_tried_with_the_same_luck() -> None:
    s = play(lay(3, {"places": {"a": "m20"}, "hands": {"a": ["att_r", "role_c"]}}), "~def_y")
    moves = s.moves(0)
    spy = Spy()
    search = Search(COCARDE, spy, Reason(move=ROLL, key=""), COCARDE.view(s, 0), moves, random.Random(1))
    search.run(Budget(walks=320))
    assert len(spy.throws) == len(moves) > 5
    longest = max(spy.throws.values(), key=len)
    assert len(set(longest)) > 5
    assert all(throws == longest[: len(throws)] for throws in spy.throws.values())
    assert min(map(len, spy.throws.values())) < len(longest)  # the worse are left out


@pytest.mark.parametrize("budget", ["1", "60", "1ms", "200ms"])
def test_every_answer_is_tried_whatever_the_budget(budget: str) -> None:
    s = play(lay(3, {"places": {"a": "m20"}, "hands": {"a": ["att_r", "role_c"]}}), "~def_y")
    advice = Reason(move=ROLL, key="")
    search = Search(COCARDE, HEURISTICS, advice, COCARDE.view(s, 0), s.moves(0), random.Random(1))
    search.run(read_budget(budget))
    tried = search.tree.root.tried
    assert min(tried) >= 1
    if budget == "1":
        assert max(tried) == 1
    if budget in ("60", "200ms"):
        assert max(tried) > 1


def test_a_turn_has_the_same_luck_whatever_came_before() -> None:
    """Of the throws of turns, and of the cards of turns, each is a moment of its own."""
    match = cabale.deal("cocarde", seats=4, seed=3)
    moments: set[tuple[int, int, bool]] = set()
    while not match.state.over:
        seat = match.state.turn
        if seat != CHANCE:
            match.play(
                seat, bots.make("cocarde", "random", seat).choose(match.view(seat), match.state.moves(seat))
            )
            continue
        s = match.state
        assert isinstance(s, Cocarde)
        if len(s.weights()) > 1:
            moments.add((HEURISTICS.moment(s), s.turns, isinstance(s.agenda[-1], Throw)))
        match.draw()
    assert len(moments) > 20
    assert len({moment for moment, _, _ in moments}) == len(moments)
    assert len({(turn, throw) for _, turn, throw in moments}) == len(moments)


# --- where there is no doubt


def test_books_are_laid_and_the_prison_is_left() -> None:
    s = lay(2, {"places": {"a": "pr6", "b": "m3"}, "roles": {"a": "c"}, "hands": {"a": ["escape", "def_b"]}})
    assert answer(play(s, "~def_y")) == "escape"
    s = lay(2, {"places": {"a": "m20", "b": "m3"}, "roles": {"a": "c"}, "hands": {"a": ["book", "book"]}})
    assert answer(play(s, "~def_y")) == "books"


def test_a_blow_before_the_end_is_averted() -> None:
    table = {
        "places": {"a": "m10", "b": "m54"},
        "certificates": {"b": 3},
        "hands": {"a": ["att_b"], "b": ["def_b", "book"]},
    }
    assert answer(play(lay(2, table), "~def_y a:attack=att_b>b")) == "play=def_b"


# --- what each seat has seen


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    s = lay(3, {"active": "b"})
    assert HEURISTICS.observers(s, CHANCE, CARD_OF["book"]) == seat_bit(1)


def test_cards_dealt_are_seen_by_their_owner_alone() -> None:
    s = COCARDE.new(3)
    for dealt in range(4):
        assert HEURISTICS.observers(s, CHANCE, 0) == seat_bit(dealt % 3)
        s.play(CHANCE, 0)


def test_alms_are_seen_by_giver_and_priest() -> None:
    s = lay(3, {"roles": {"a": "p"}, "hands": {"b": ["book", "att_r"], "c": ["book", "att_r"]}})
    assert HEURISTICS.observers(s, 0, s.moves(0)[0]) == EVERYBODY
    play(s, "a:name>c")
    assert HEURISTICS.observers(s, 2, s.moves(2)[0]) == seat_bit(0) | seat_bit(2)


def test_a_card_stolen_is_seen_by_thief_and_victim() -> None:
    s = play(theft(), "a:name>b")
    assert HEURISTICS.observers(s, CHANCE, CARD_OF["book"]) == seat_bit(0) | seat_bit(1)


def test_a_character_held_back_is_seen_by_nobody_and_one_played_by_all() -> None:
    table: dict[str, Any] = {"at": "roll", "places": {"a": "m50", "b": "m3"}, "hands": {"a": ["bonaparte"]}}
    s = play(lay(2, table), "~2+4")
    assert HEURISTICS.observers(s, 0, PASS) == seat_bit(0)
    assert HEURISTICS.observers(s, 0, s.moves(0)[1]) == EVERYBODY
    table["hands"] = {"a": ["book"]}
    s = play(lay(2, table), "~2+4")
    assert s.turn == CHANCE and HEURISTICS.observers(s, CHANCE, PASS) == 0


def test_the_end_of_a_turn_is_seen_where_a_tree_is() -> None:
    s = play(lay(2, {"at": "roll", "places": {"a": "m20", "b": "m3"}, "trees": {"a": 1}}), "~1+2")
    assert PLANT + 1 in s.moves(0) and HEURISTICS.observers(s, 0, PASS) == EVERYBODY


# --- beliefs


def weights(s: Cocarde, seat: int, whom: int, card: str) -> tuple[float, float]:
    """The mean weight of positions where somebody holds a card, and of those without, as a seat sees it."""
    view, rng = COCARDE.view(s, seat), random.Random(1)
    weigh = HEURISTICS.believe(view)
    found: tuple[list[float], list[float]] = ([], [])
    reading = COCARDE.reading(view)
    for _ in range(400):
        position = reading.position(rng)
        found[CARD_OF[card] not in position.hands[whom]].append(weigh(position))
    return sum(found[0]) / len(found[0]), sum(found[1]) / len(found[1])


def test_who_is_struck_seems_to_have_no_defence() -> None:
    hands = {"a": ["att_r"], "b": ["book", "role_l", "role_p", "att_y"]}
    s = lay(2, {"places": {"a": "m10", "b": "m40"}, "hands": hands})
    play(s, "~def_y")
    held, lacking = weights(s, 0, 1, "def_r")
    assert held == lacking == 1
    play(s, "a:attack=att_r>b b:none")
    held, lacking = weights(s, 0, 1, "def_r")
    assert held < lacking / 2
    play(s, "~1+2 ~book")
    later, lacking = weights(s, 0, 1, "def_r")
    assert held / lacking < later / lacking < 1  # a card came in since


def test_who_stays_in_prison_seems_to_have_no_escape() -> None:
    hands = {"a": ["att_r"], "b": ["book", "role_l", "role_p", "att_y"]}
    s = lay(2, {"active": "b", "places": {"a": "m10", "b": "pr5"}, "roles": {"b": "l"}, "hands": hands})
    play(s, "~def_y b:roll ~1+1")
    assert COCARDE.view(s, 0).places[1] == "pr7"
    held, lacking = weights(s, 0, 1, "escape")
    assert held < lacking / 2


def test_who_is_stopped_at_a_white_square_seems_to_have_no_character() -> None:
    hands = {"a": ["att_r"], "b": ["book", "role_l", "role_p", "att_y"]}
    s = lay(2, {"active": "b", "places": {"a": "m10", "b": "m36"}, "roles": {"b": "c"}, "hands": hands})
    play(s, "~def_y b:roll ~1+2 ~none")
    assert s.places[1] == 37 or s.places[1] == 30
    held, lacking = weights(s, 0, 1, "marat")
    assert held < lacking / 2


def test_hunches_are_the_cards_of_a_hand() -> None:
    s = lay(2, {"hands": {"b": ["book", "marat"]}})
    assert sorted(HEURISTICS.hunches(s, 1)) == ["book", "marat"]


# --- the judge and those who play on in thought


@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_add_up(seats: int) -> None:
    rng = random.Random(seats)
    match = cabale.deal("cocarde", seats=seats, seed=seats)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        moves = match.state.moves(match.state.turn)
        match.play(match.state.turn, rng.choice(moves))
        if rng.random() < 0.1:
            assert sum(shares(match.state, OPEN)) == pytest.approx(1)
            assert sum(HEURISTICS.evaluate(match.state.clone(), Luck(rng.getrandbits(30)))) == pytest.approx(
                1
            )


def test_a_sure_winner_is_judged_so() -> None:
    """On 56 with the most certificates nothing can happen any more."""
    table: dict[str, Any] = {"places": {"a": "m55", "b": "m3"}, "certificates": {"a": 9}, "roles": {"a": "c"}}
    assert shares(lay(2, table), OPEN)[0] > 0.95
    won = [
        HEURISTICS.evaluate(lay(2, {**table, "at": "roll"}), Luck(number))
        for number in range(0, 2**30, 2**24 - 1)
    ]
    assert [1.0, 0.0] in won


def test_who_is_nearer_to_the_end_or_richer_is_judged_better() -> None:
    nearer = {"places": {"a": "m20", "b": "m50"}}
    richer = {"places": {"a": "m40", "b": "m40"}, "trees": {"b": 1}}
    for table in (nearer, richer):
        first, second = shares(lay(2, {**table, "active": "b"}), OPEN)
        assert first < 0.5 < second


def test_who_ends_the_game_searches_the_others() -> None:
    """Before the end, two certificates more than mine are no lead for who is far behind."""
    table: dict[str, Any] = {"roles": {"a": "c"}, "certificates": {"a": 3, "b": 5, "c": 1}}
    near, far = [shares(lay(3, {**table, "places": {"a": place}}), OPEN) for place in ("m52", "m8")]
    assert near[0] > near[1] and far[0] < far[1]


@pytest.mark.parametrize("role", ["c", "l", "p", "pc", "pl"])
def test_to_be_out_of_prison_is_judged_better_than_the_card_that_opens_it(role: str) -> None:
    """Or the card would be kept for ever."""
    roles = {"a": role, "b": "c"}
    inside = lay(2, {"places": {"a": "pr4", "b": "m30"}, "roles": roles, "hands": {"a": ["escape"]}})
    outside = lay(2, {"places": {"a": "m30", "b": "m30"}, "roles": roles})
    assert shares(inside, OPEN)[0] < shares(outside, OPEN)[0]


def test_another_hand_is_judged_by_its_size_to_who_does_not_see_it() -> None:
    tables = [lay(2, {"hands": {"a": ["book"], "b": cards}}) for cards in (["book"] * 3, ["role_l"] * 3)]
    assert shares(tables[0], 0) == shares(tables[1], 0)
    assert shares(tables[0], OPEN) != shares(tables[1], OPEN)


def test_the_quick_player_does_not_look_into_other_hands() -> None:
    hands: dict[str, list[str]] = {"a": ["att_b", "role_l", "book"]}
    said = []
    for other in (["def_b", "def_b"], ["book", "book"]):
        s = lay(2, {"places": {"a": "m20", "b": "m12"}, "hands": {**hands, "b": other}})
        play(s, "~def_y")
        said.append(gains(s, 0, s.moves(0)))
    assert said[0] == said[1]


def test_the_quick_player_keeps_what_serves() -> None:
    """Beyond six cards one must go: rather a character of the past than an escape card in prison."""
    hand = ["mirabeau", "escape", "def_r", "def_r", "att_r", "att_r"]
    s = play(lay(2, {"places": {"a": "pr5"}, "roles": {"a": "c"}, "hands": {"a": hand}}), "~book")
    moves = s.moves(0)
    found = dict(zip(moves, gains(s, 0, moves), strict=True))
    assert ROLL not in moves
    assert found[DISCARD + CARD_OF["mirabeau"]] > found[DISCARD + CARD_OF["escape"]]
    assert s.places[0] > LAST
