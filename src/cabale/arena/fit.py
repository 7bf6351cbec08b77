"""The strengths under which what happened is most likely: the model of Plackett and Luce, fitted.

Between two it is the model of Bradley and Terry (1952). The likelihood has one maximum, whatever the order of
games, unless some entrants came before all others in every game in which they met (Ford 1957; Hunter, *MM
algorithms for generalized Bradley-Terry models*, Annals of Statistics 32, 2004). It is found by the method of
Newton and Raphson, halving steps that go too far; how sure it is follows from Fisher's information there.

Where it has none, because somebody won or lost everything, or some never met, everybody also wins and loses
half a game against a ghost (Turner, van Etten, Firth and Kosmidis, *Modelling rankings in R: the PlackettLuce
package*, Computational Statistics 35, 2020).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from cabale.arena.places import Choices, Field

Matrix = list[list[float]]

GHOST: Final = 0.5  # games that everybody wins against it, and as many that it loses
CLOSE: Final = 1e-9  # a step below which it has arrived
STEPS: Final = 100  # more than it ever takes


class Fit(NamedTuple):
    """Strengths as natural logarithms, whose mean is 0, and how they vary together."""

    strengths: list[float]
    covariance: Matrix
    haunted: bool  # whether it took the ghost


def fit(told: Choices) -> Fit:
    """The maximum of the likelihood."""
    entrants = len(told.chosen)
    haunted = not has_maximum(entrants, told.before)
    if haunted:
        told = _with_ghost(told)
    strengths = _climbed(told)
    middle = sum(strengths[:entrants]) / entrants
    covariance = _inverse(_grounded(_information(told, strengths)))
    return Fit(
        [strength - middle for strength in strengths[:entrants]],
        _centred([row[:entrants] for row in covariance[:entrants]]),
        haunted,
    )


def has_maximum(entrants: int, before: Iterable[tuple[int, int]]) -> bool:
    """Whether from everybody a way leads to everybody else, always from one who came before to one behind."""
    forth = list(before)
    back = [(second, first) for first, second in forth]
    return all(len(_reached(0, steps)) == entrants for steps in (forth, back))


def _reached(start: int, steps: Sequence[tuple[int, int]]) -> set[int]:
    known, found = {start}, {start}
    while found:
        found = {second for first, second in steps if first in found} - known
        known |= found
    return known


def _with_ghost(told: Choices) -> Choices:
    """One entrant more, the last."""
    entrants = len(told.chosen)
    fields: dict[Field, float] = {(*field, 0): count for field, count in told.fields}
    for entrant in range(entrants):
        fields[tuple([int(other in (entrant, entrants)) for other in range(entrants + 1)])] = 2 * GHOST
    chosen = [*[count + GHOST for count in told.chosen], GHOST * entrants]
    return Choices(tuple(chosen), tuple(fields.items()), told.before)


# --- the climb --------------------------------------------------------------------------------------


def _climbed(told: Choices) -> list[float]:
    strengths = [0.0] * len(told.chosen)
    height = _height(told, strengths)
    for _ in range(STEPS):
        slope = _slope(told, strengths)
        curve = _inverse(_grounded(_information(told, strengths)))
        step = [sum(part * down for part, down in zip(row, slope, strict=True)) for row in curve]
        while max(map(abs, step)) > CLOSE:
            tried = [strength + part for strength, part in zip(strengths, step, strict=True)]
            reached = _height(told, tried)
            if reached >= height:
                break
            step = [part / 2 for part in step]
        else:
            return strengths
        strengths, height = tried, reached
    return strengths


def _height(told: Choices, strengths: Sequence[float]) -> float:
    """The logarithm of the likelihood."""
    weights = [exp(strength) for strength in strengths]
    return sum(count * strength for count, strength in zip(told.chosen, strengths, strict=True)) - sum(
        count * log(sum(seats * weight for seats, weight in zip(field, weights, strict=True)))
        for field, count in told.fields
    )


def _odds(field: Field, weights: Sequence[float]) -> list[tuple[int, float]]:
    """Who is chosen from this field, and how likely."""
    parts = [(index, seats * weights[index]) for index, seats in enumerate(field) if seats]
    whole = sum(part for _, part in parts)
    return [(index, part / whole) for index, part in parts]


def _slope(told: Choices, strengths: Sequence[float]) -> list[float]:
    """How much oftener everybody was chosen than it should have been."""
    weights = [exp(strength) for strength in strengths]
    slope = list(told.chosen)
    for field, count in told.fields:
        for index, chance in _odds(field, weights):
            slope[index] -= count * chance
    return slope


def _information(told: Choices, strengths: Sequence[float]) -> Matrix:
    """Fisher's: how sharply the likelihood falls off."""
    weights = [exp(strength) for strength in strengths]
    found = [[0.0 for _ in strengths] for _ in strengths]
    for field, count in told.fields:
        odds = _odds(field, weights)
        for index, chance in odds:
            found[index][index] += count * chance
            for other, theirs in odds:
                found[index][other] -= count * chance * theirs
    return found


# --- small matrices ---------------------------------------------------------------------------------


def _grounded(information: Matrix) -> Matrix:
    """Only differences of strengths count, so the level is held, as firmly as the rest on the average."""
    size = len(information)
    held = sum(information[index][index] for index in range(size)) / size or 1.0
    return [[cell + held for cell in row] for row in information]


def _centred(covariance: Matrix) -> Matrix:
    """As they vary about their own mean."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    middle = sum(means) / size
    return [
        [cell - means[one] - means[other] + middle for other, cell in enumerate(row)]
        for one, row in enumerate(covariance)
    ]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; it is symmetric and positive, so that any order of rows will do."""
    size = len(matrix)
    rows = [[*row, *[float(one == other) for other in range(size)]] for one, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [
                    cell - factor * top for cell, top in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]
