"""The game's own facts, read by their shape, so that a new fact is counted without being known here.

A list goes by seats: of names (one or several a seat) it tells who had what, of numbers how much. Anything
else is of the game as a whole: whether something happened, or how often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from cabale.arena.report.samples import Count, Sample
from cabale.arena.series import Played
from cabale.text import Words

Shape = Literal["names", "numbers", "flag", "figure"]
FAMILIES: Final = ("character", "noble", "card", "deputy", "faction", "place", "role", "colour")
FIRST: Final = "first"  # the seat that began, which is counted as order of play


def shapes(sample: Sample) -> dict[str, Shape]:
    """The facts of a game, and what each is."""
    known = sample.rows[0].facts
    return {name: shape(value) for name, value in known.items() if name != FIRST}


def shape(value: Any) -> Shape:
    if isinstance(value, bool):
        return "flag"
    if not isinstance(value, list):
        return "figure"
    return "numbers" if all(isinstance(item, int | float) for item in value) else "names"


def names(samples: Sequence[Sample], fact: str) -> list[str]:
    """Everything that this fact names, as it is met."""
    rows = [row for sample in samples for row in sample.rows]
    return list(dict.fromkeys(name for row in rows for had in row.facts[fact] for name in of_seat(had)))


def telling(sample: Sample) -> list[str]:
    """Facts that name things; not what only winners have, or only losers."""
    return [
        fact
        for fact, shape in shapes(sample).items()
        if shape == "names"
        and not all(sample.tally(won_with(fact, name)).value in (0, 1) for name in names([sample], fact))
    ]


def of_seat(had: str | Sequence[str] | None) -> Sequence[str]:
    return (had,) if isinstance(had, str) else had or ()


def won_with(fact: str, name: str) -> Count:
    """What seats won that had it, once or more than once."""

    def count(row: Played) -> tuple[float, float]:
        shares = [
            share for share, had in zip(row.shares, row.facts[fact], strict=True) if name in of_seat(had)
        ]
        return sum(shares), float(len(shares))

    return count


def over_seats(fact: str) -> Count:
    """The number of a fact, mean over all seats."""
    return lambda row: (float(sum(row.facts[fact])), float(len(row.facts[fact])))


def over_winners(fact: str) -> Count:
    """The number of a fact, mean over who won, shared wins in part."""

    def count(row: Played) -> tuple[float, float]:
        weighed = [share * had for share, had in zip(row.shares, row.facts[fact], strict=True)]
        return sum(weighed), sum(row.shares)

    return count


def over_games(fact: str) -> Count:
    """A figure, or whether something happened (1), game by game."""
    return lambda row: (float(row.facts[fact]), 1.0)


# --- in words


def fact_title(words: Words, game: str, fact: str) -> str:
    return words.say(f"fact-{game}-{fact}")


def piece_name(words: Words, game: str, name: str) -> str:
    """What a card, a character or a place is called."""
    keys = [f"{game}-{family}-{name}" for family in FAMILIES]
    key = next((key for key in keys if words.catalogue.has(key)), "")
    return words.say(key) if key else name
