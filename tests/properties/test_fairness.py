"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from cabale.core.agenda import PASS
from cabale.core.match import Match
from cabale.core.seats import CHANCE
from tests.citing import rule
from tests.properties.games import any_match, count_the_box, reaches, viewers

TRIES = 12  # a card drawn from a deck of sixty, beside another: 3600 pairs
STEPS = 25  # that two positions go side by side


@rule("convention", "R-24", "R-28")
@rule("druide", "D-6", "D-7")
@rule("guillotine", "G-104", "G-110")
@any_match(st.integers(0, 99))
def test_redealing_what_a_seat_cannot_see_changes_nothing_for_it(match: Match, seed: int) -> None:
    rng = random.Random(seed)
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        count_the_box(match.game.id, other)
        assert reaches(match, other, seat) == reaches(match, match.state, seat)


@any_match(st.integers(0, 99))
def test_positions_that_look_alike_go_on_alike(match: Match, seed: int) -> None:
    """Two positions that look alike to a seat go on alike for it, as long as nothing is revealed."""
    rng = random.Random(seed)
    game = match.game
    seat = rng.choice(viewers(match))
    one = match.state.clone()
    two = game.imagine(game.view(one, seat), rng)
    for _ in range(STEPS):
        if one.over or not step_alike(match, one, two, seat, rng):
            break
        assert reaches(match, one, seat) == reaches(match, two, seat)


def step_alike(match: Match, one: Any, two: Any, seat: int, rng: random.Random) -> bool:
    """Play the same answer in both, or different ones that the seat cannot tell apart. False: none."""
    assert match.game.cover(one) == match.game.cover(two)
    if match.game.cover(one) and seat not in (one.turn, two.turn):
        tries = [(PASS, PASS)]  # whoever is asked under that cover, or nobody: it is let be
    elif one.turn != two.turn:
        return False  # the order of a window, which nobody sees
    else:
        tries = pairs(one.moves(one.turn), two.moves(two.turn), one.turn == seat, rng)
    for move, other in tries:
        clones = one.clone(), two.clone()
        clones[0].play(one.turn, move)
        clones[1].play(two.turn, other)
        if untold(match, *clones, seat, rng):
            one.play(one.turn, move)
            two.play(two.turn, other)
            return True
    return False


def untold(match: Match, one: Any, two: Any, seat: int, rng: random.Random) -> bool:
    """Whether the seat was told the same. What was answered may be told when chance has had its say."""
    while match.game.events(one, seat) == match.game.events(two, seat):
        if not one.turn == two.turn == CHANCE or match.game.cover(one):
            return True
        here, there = one.moves(CHANCE), two.moves(CHANCE)
        alike = [move for move in here if move in there]
        move = rng.choice(alike or here)
        one.play(CHANCE, move)
        two.play(CHANCE, move if alike else rng.choice(there))
    return False


def pairs(here: list[int], there: list[int], same: bool, rng: random.Random) -> list[tuple[int, int]]:
    """Answers to try in both positions: all there are, or a few of them where there are very many."""
    alike = [(move, move) for move in here if move in there]
    mixed = [] if same else [(move, other) for move in here for other in there if move != other]
    few = rng.sample(alike, min(len(alike), TRIES)) + rng.sample(mixed, min(len(mixed), TRIES))
    return rng.sample(few, len(few))
