# mypyc: compile
"""Whole games at random: the yardstick of speed and the rollouts of a search."""

from __future__ import annotations

from cabale.core.agenda import State
from cabale.core.seats import CHANCE


def drawn(weights: list[int], number: int) -> int:
    """The outcome that a random number stands for."""
    total = 0
    for weight in weights:
        total += weight
    left = number % total
    outcome = 0
    while left >= weights[outcome]:
        left -= weights[outcome]
        outcome += 1
    return outcome


def playout(s: State, number: int) -> tuple[int, int]:
    """Play uniformly at random to the end; return the decisions taken and the next random number."""
    decisions = 0
    while s.agenda:
        seat = s.turn
        number = (number * 1664525 + 1013904223) & 0x3FFFFFFF  # quick, for play that need not be fair
        if seat == CHANCE:
            s.play(CHANCE, drawn(s.weights(), number >> 8))
        else:
            moves = s.moves(seat)
            s.play(seat, moves[(number >> 8) % len(moves)])
            decisions += 1
    return decisions, number
