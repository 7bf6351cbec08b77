"""The search in Le Grand Druide: by what the others' druids say of their cards."""

from __future__ import annotations

import random
from itertools import count

import pytest

import cabale
from cabale import bots
from cabale.bots import budget
from cabale.bots.budget import Budget
from cabale.bots.druide.belief import Belief
from cabale.bots.druide.heuristics import DruideHeuristics
from cabale.bots.search.heuristics import EVERYBODY
from cabale.bots.search.lots import Luck
from cabale.core.seats import CHANCE
from cabale.games.druide import DRUIDE
from cabale.games.druide.notation import COLOUR_OF
from cabale.games.druide.pieces import MOVE_BAR, PLACE
from cabale.games.druide.table import Druide
from tests.bots.druide_lines import explained, last_druid, thinker
from tests.games.druide.lines import lay

HEURISTICS = DruideHeuristics()

# --- what each seat has seen


def test_every_move_is_open_to_all() -> None:
    s = lay(3, {})
    assert all(HEURISTICS.observers(s, 0, move) == EVERYBODY for move in s.moves(0))


# --- what it reckons with


def somewhere(seed: int) -> Druide:
    """A position in the middle of a game at random."""
    match, rng = cabale.deal("druide", seats=3 + seed % 2, seed=seed), random.Random(seed)
    while match.state.turn == CHANCE or match.state.turns < 12:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)[1:]))
    state: Druide = match.state
    return state


@pytest.mark.parametrize("seed", range(20))
def test_shares_of_the_win_have_sum_1(seed: int) -> None:
    shares = HEURISTICS.evaluate(somewhere(seed), Luck(seed))
    assert sum(shares) == pytest.approx(1) and min(shares) >= 0


def test_who_cannot_lose_any_more_has_the_win() -> None:
    """The last druid of the game stands on stone 1, and everybody has passed but seat a, who has nothing."""
    s = last_druid()
    s.play(0, PLACE + 1)
    assert s.over
    whole = s.scores()
    s = last_druid()
    s.place_druid(0, 1)
    assert HEURISTICS.evaluate(s, Luck(5)) == whole == [1.0, 0.0, 0.0]


def test_what_a_walk_says_of_moves_made_later() -> None:
    start = lay(3, {"bars": [1, 5, 11, 15, 19, 24, 27], "active": "a"})
    end = start.clone()
    for move in (PLACE + 7, PLACE + 8, MOVE_BAR, MOVE_BAR + 3, PLACE + 9):
        end.play(end.turn, move)
    assert [HEURISTICS.made(start, end, seat) for seat in range(3)] == [
        [PLACE + 7, MOVE_BAR + 3],
        [PLACE + 8, PLACE + 9],
        [MOVE_BAR],
    ]


# --- what it believes


def test_who_goes_on_a_colour_rarely_shuns_it() -> None:
    """Seat b takes three blue stones."""
    match = cabale.deal("druide", seats=3, seed=3)
    blue, others = iter((2, 8, 14)), iter((6, 12, 18, 24, 30, 1))
    while match.state.turn == CHANCE or match.state.turns < 10:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, PLACE + next(blue if match.state.turn == 1 else others))
    s: Druide = match.state
    seat = 0 if s.taboo[0] != COLOUR_OF["blue"] else 2
    view = match.view(seat)
    weigh = HEURISTICS.believe(view)
    rng = random.Random(1)
    weights: dict[int, float] = {}
    reading = DRUIDE.reading(view)
    for _ in range(200):
        imagined = reading.position(rng)
        weights[imagined.taboo[1]] = max(weights.get(imagined.taboo[1], 0.0), weigh(imagined))
    shunned = weights.pop(COLOUR_OF["blue"])
    assert 0 < shunned < 0.3 * min(weights.values())


def test_what_a_seat_did_itself_says_nothing_about_others() -> None:
    s = somewhere(6)
    seat = s.turn
    assert set(Belief(DRUIDE.view(s, seat)).evidence[seat]) == {1.0}


def test_beliefs_prospects_and_fears_are_told() -> None:
    s = somewhere(2)
    reason = bots.make("druide", "expert", 1, Budget(walks=600)).explain(
        DRUIDE.view(s, s.turn), s.moves(s.turn)
    )
    for seat in range(s.seats):
        told = [hunch for hunch in reason.hunches if hunch.seat == seat]
        assert bool(told) == (seat != s.turn)
        assert all(hunch.key in COLOUR_OF for hunch in told)
    assert len(reason.prospects) == 2 and reason.prospects[0].move == reason.move
    assert reason.fear is not None and reason.fear.seat != s.turn


# --- what it finds


def after(s: Druide, move: int) -> Druide:
    s = s.clone()
    s.play(s.turn, move)
    while not s.over:
        s.play(s.turn, 0)
    return s


def test_the_last_druid_goes_where_it_wins_most_deals() -> None:
    """With nothing to come, only the cards of the others are unknown."""
    s = last_druid()
    reading, rng = DRUIDE.reading(DRUIDE.view(s, 0)), random.Random(1)
    chances = dict.fromkeys(s.moves(0), 0.0)
    for _ in range(1000):
        table = reading.position(rng)
        for move in chances:
            chances[move] += after(table, move).scores()[0] / 1000
    assert max(chances.values()) > min(chances.values()) + 0.1
    assert chances[explained(s, thinker(1000)).move] > max(chances.values()) - 0.03


@pytest.mark.parametrize("milliseconds", [10, 60])
def test_thinking_for_a_time_takes_that_time(milliseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond whenever it is looked at."""
    looks = count()
    monkeypatch.setattr(budget, "thread_time", lambda: next(looks) / 1000)
    s = lay(4, {})
    bots.make("druide", "expert", 1, Budget(milliseconds=milliseconds)).choose(DRUIDE.view(s, 0), s.moves(0))
    assert milliseconds <= next(looks) <= milliseconds + 4


def test_a_budget_is_for_levels_that_search() -> None:
    for game, level in (("druide", "regular"), ("complots", "regular")):
        with pytest.raises(cabale.BadSetup) as refused:
            bots.make(game, level, 1, Budget(walks=5))
        assert refused.value.code == "unknown_level"
        assert refused.value.arguments["level"] == f"{level}@5"
