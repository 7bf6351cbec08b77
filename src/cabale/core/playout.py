"""Whole games at random: the yardstick of speed and the rollouts of a search."""

from __future__ import annotations

from cabale.core.agenda import State
from cabale.core.seats import CHANCE


def scramble(number: int) -> int:
    """The next of a row of 32-bit numbers (xorshift): quick, for play that need not be fair."""
    number ^= (number << 13) & 0xFFFFFFFF
    number ^= number >> 17
    number ^= (number << 5) & 0xFFFFFFFF
    return number


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
        number = scramble(number)
        if seat == CHANCE:
            s.play(CHANCE, drawn(s.weights(), number))
        else:
            moves = s.moves(seat)
            s.play(seat, moves[number % len(moves)])
            decisions += 1
    return decisions, number
