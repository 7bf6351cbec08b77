"""Questions as a seat gets them, with the moves that it is offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import cabale
from cabale.core.seats import CHANCE
from cabale.core.views import Choice, Question
from cabale.games.complots import COMPLOTS
from cabale.games.complots.table import Complots

HANDS = "captain duchess | assassin countess | ambassador duchess"


def questions(seats: int, seed: int, **options: Any) -> Iterator[tuple[Complots, int, Question]]:
    """Every question of a game at random."""
    match = cabale.deal("complots", seats, seed, **options)
    rng = Random(seed)
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        for seat in match.state.waiting:
            question = COMPLOTS.question(match.state, seat)
            assert question is not None
            yield match.state, seat, question
        match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))


def choice(s: Complots, seat: int, text: str) -> Choice:
    question = COMPLOTS.question(s, seat)
    assert question is not None
    return next(choice for choice in question.choices if choice.text == text)
