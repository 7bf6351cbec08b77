"""Fair by construction: what a seat may not know changes nothing that reaches it."""

from __future__ import annotations

import random
from typing import Any, Final

from cabale.conformance.matches import go_on_to, reaches, viewers
from cabale.core.agenda import PASS, Window
from cabale.core.match import Match
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE

TRIES: Final = 12  # a card drawn from a deck of sixty, beside another: 3600 pairs
STEPS: Final = 25  # that two positions go side by side


def redealt(match: Match, seed: int) -> None:
    """Redealing what a seat cannot see changes nothing for it."""
    rng = random.Random(seed)
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert reaches(match, other, seat) == reaches(match, match.state, seat), (
            f"what seat {seat} cannot see reaches it"
        )


def alike(match: Match, seed: int) -> None:
    """Two positions that look alike to a seat go on alike for it, as long as nothing is revealed."""
    rng = random.Random(seed)
    game = match.game
    seat = rng.choice(viewers(match))
    one = match.state.clone()
    two = game.imagine(game.view(one, seat), rng)
    for _ in range(STEPS):
        if one.over or not step_alike(match, one, two, seat, rng):
            break
        assert reaches(match, one, seat) == reaches(match, two, seat), (
            f"seat {seat} can tell two worlds apart"
        )


def step_alike(match: Match, one: Any, two: Any, seat: int, rng: random.Random) -> bool:
    """Play the same answer in both, or different ones that the seat cannot tell apart. False: none."""
    assert match.game.hidden_pause(one) == match.game.hidden_pause(two), (
        "a hidden pause depends on what nobody may know"
    )
    if match.game.hidden_pause(one) and seat not in (one.turn, two.turn):
        tries = [(PASS, PASS)]  # whoever is asked in that pause, or nobody: it is let be
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
        if not one.turn == two.turn == CHANCE or match.game.hidden_pause(one):
            return True
        here, there = one.moves(CHANCE), two.moves(CHANCE)
        both = [move for move in here if move in there]
        move = rng.choice(both or here)
        one.play(CHANCE, move)
        two.play(CHANCE, move if both else rng.choice(there))
    return False


def pairs(here: list[int], there: list[int], same: bool, rng: random.Random) -> list[tuple[int, int]]:
    """Answers to try in both positions: all there are, or a few of them where there are very many."""
    both = [(move, move) for move in here if move in there]
    mixed = [] if same else [(move, other) for move in here for other in there if move != other]
    few = rng.sample(both, min(len(both), TRIES)) + rng.sample(mixed, min(len(mixed), TRIES))
    return rng.sample(few, len(few))


def window(state: Any) -> bool:
    return isinstance(state.agenda[-1], Window) and len(state.waiting) > 1


def passes(match: Match, seed: int) -> None:
    """Nobody learns who has passed in a window."""
    state = match.state
    if not go_on_to(match, seed, window):
        return
    while len(state.waiting) > 1:
        passing = state.turn
        others = [seat for seat in viewers(match) if seat != passing]
        before = [reaches(match, state, seat) for seat in others]
        match.play(passing, PASS)
        after = [reaches(match, state, seat) for seat in others]
        assert after == before, f"others notice that seat {passing} has passed"


def sealed(match: Match, seed: int) -> None:
    """Answers collected at once or asked one after the other give the same game."""
    state, rng = match.state, random.Random(seed)
    if not go_on_to(match, seed, lambda state: len(state.waiting) > 1 and state.turn != CHANCE):
        return
    answers = {seat: rng.choice(state.moves(seat)) for seat in state.waiting}
    asked = state.clone()
    step = asked.agenda[-1]
    while asked.agenda and asked.agenda[-1] is step:
        asked.play(asked.turn, answers[asked.turn])
    match.settle(answers)
    assert state.dump() == asked.dump(), "the order in which answers arrive makes a difference"


def unheard(match: Match, seed: int) -> None:
    """Answers that are not heard leave no trace."""
    state, rng = match.state, random.Random(seed)
    if not go_on_to(match, seed, window):
        return
    speaker = state.turn
    first = {speaker: rng.choice([move for move in state.moves(speaker) if move != PASS])}
    dumps, logs = [], []
    for _ in range(2):
        rest = {seat: rng.choice(state.moves(seat)) for seat in state.waiting if seat != speaker}
        log: list[tuple[int, int]] = []
        clone = state.clone()
        _settle_on(clone, first | rest, log)
        dumps.append(clone.dump())
        logs.append(log)
    assert dumps[0] == dumps[1], "what was not heard is in the position"
    assert logs[0] == logs[1] == [(speaker, first[speaker])], "what was not heard is in the log"


def _settle_on(state: Any, answers: dict[int, int], log: list[tuple[int, int]]) -> None:
    def play(seat: int, move: int) -> None:
        log.append((seat, move))
        state.play(seat, move)

    open_together(state, answers, play, lambda: None)
