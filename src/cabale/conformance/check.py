"""A game held against everything that games keep to: what was found, in an order that helps to mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from inspect import signature
from types import MappingProxyType
from typing import Any, Final

import msgspec

from cabale.conformance import insights, positions, secrets
from cabale.conformance.matches import dealt, go_on, length, played
from cabale.core.blame import blame
from cabale.core.errors import CabaleError
from cabale.core.game import Game
from cabale.core.match import Match
from cabale.core.registry import told

Property = Callable[..., None]
Progress = Callable[[str], None]

MOMENTS: Final = (0, 15, 40, 65, 90, 100)  # of a game, in percent

PROPERTIES: Final[dict[str, Property]] = {
    "moves": positions.moves,
    "notation": positions.notation,
    "log": positions.log,
    "clone": positions.clone,
    "saved": positions.saved,
    "values": positions.values,
    "refusals": positions.refusals,
    "refused-moves": positions.refused_moves,
    "default": positions.default,
    "question": positions.question,
    "wire": insights.wire,
    "key": insights.key,
    "bounds": insights.bounds,
    "redealt": secrets.redealt,
    "alike": secrets.alike,
    "passes": secrets.passes,
    "sealed": secrets.sealed,
    "unheard": secrets.unheard,
    "opened": insights.opened,
    "asked": insights.somebody_asked,
    "public": insights.public,
    "told": insights.told,
    "played-on": insights.played_on,
    "preview": insights.preview,
    "numbers": insights.numbers,
    "bot": insights.bot,
}
"""By the key of its words, `check-` before it."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A property that does not hold: at which table, from which seed, after which words, and why."""

    property: str
    seats: int
    seed: int
    words: tuple[str, ...]
    reason: str
    refused: CabaleError | None = None  # where it is one: of it there is a sentence


def check(
    game: Game[Any, Any],
    games: int,
    progress: Progress = lambda property: None,
    beside: Mapping[str, Property] = MappingProxyType({}),
) -> Iterator[Finding]:
    """The first failure of every property, and of those of the caller, over so many games at every number of
    seats."""
    progress("plays")
    found = _plays(game)
    if found:
        yield found
        return  # nothing else can be looked at
    for name, holds in {**PROPERTIES, **beside}.items():
        progress(name)
        finding = _first(game, name, holds, games)
        if finding:
            yield finding


def _plays(game: Game[Any, Any]) -> Finding | None:
    """Whether games can be played to their end at all, and come out the same from the same seed."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        logs = []
        for _ in range(2):
            match = None
            try:
                match, rng = dealt(game.id, seats, seats)
                while not match.state.over:
                    go_on(match, rng)
                logs.append(match.log)
            except Exception as error:  # it is another package's code
                return _finding("plays", seats, seats, match, error)
        if logs[0] != logs[1]:
            return Finding(property="repeats", seats=seats, seed=seats, words=(), reason="")
    return None


def _first(game: Game[Any, Any], name: str, holds: Property, games: int) -> Finding | None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        length(game.id, seats)
        for seed in range(games):
            match = None
            try:
                match = played(game.id, seats, seed, MOMENTS[seed % len(MOMENTS)])
                holds(*((match, seed) if "seed" in signature(holds).parameters else (match,)))
            except Exception as error:
                return _finding(name, seats, seed, match, error)
    return None


def _finding(name: str, seats: int, seed: int, match: Match | None, error: Exception) -> Finding:
    """With the words that lead there, as far as they can be written."""
    try:
        words = match.record().words if match else ()
    except Exception:
        words = ()
    said = isinstance(error, AssertionError) and str(error)
    reason = f"{blame(error)}{said}" if said else told(error)
    refused = error if isinstance(error, CabaleError) else None
    return Finding(property=name, seats=seats, seed=seed, words=words, reason=reason, refused=refused)
