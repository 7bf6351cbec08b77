"""How fast a game is here: random play, copies, and what a seat is shown.

Times are of the processor, not of the clock on the wall, so that a busy machine disturbs them less.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

from cabale.core.compiled import is_compiled
from cabale.core.game import Game
from cabale.core.playout import drawn, playout
from cabale.core.seats import CHANCE
from cabale.games import game as find_game

BATCH: Final = 20  # games between two looks at the clock
RANGE: Final = 1 << 29  # of random numbers
TYPICAL: Final = 64  # positions that the small calls are tried on


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured; medians. `LABELS` says in words what each figure is."""

    game: str
    seats: int
    compiled: bool
    decisions: float
    games: float
    driven: float
    new: float
    clone: float
    child: float
    view: float
    question: float
    imagine: float


LABELS: Final[Mapping[str, str]] = {
    "decisions": "decisions a second, random play inside the library",
    "games": "games a second, the same",
    "driven": "decisions a second, driven from Python",
    "new": "µs to begin a game",
    "clone": "µs to copy a position",
    "child": "µs to copy it and play a move",
    "view": "µs for a seat's view",
    "question": "µs for the question it is asked",
    "imagine": "µs to imagine a position from a view",
}


class Tally(NamedTuple):
    """What was done in how much time; a decision is one answer of a player, chance does not count."""

    games: int
    decisions: int
    seconds: float


class Place(NamedTuple):
    """A position where a player is asked."""

    state: Any  # of the game's own type
    seat: int
    moves: list[int]


# --- whole games ----------------------------------------------------------------------------------


def inside(game: Game[Any, Any], seats: int, seconds: float) -> Tally:
    """Random play by `core.playout`. The opening is copied, not made anew: chance deals in every game."""
    opening = game.new(seats)
    number = 1
    games = decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(BATCH):
            taken, number = playout(opening.clone(), number)
            decisions += taken
        games += BATCH
    return Tally(games, decisions, passed)


def driven(game: Game[Any, Any], seats: int, seconds: float) -> Tally:
    """Random play by calls from outside, as a bot or a learner makes them."""
    opening = game.new(seats)
    random = Random(1).random
    games = decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        for _ in range(BATCH):
            state = opening.clone()
            while not state.over:
                seat = state.turn
                if seat == CHANCE:
                    state.play(CHANCE, drawn(state.weights(), int(random() * RANGE)))
                else:
                    moves = state.moves(seat)
                    state.play(seat, moves[int(random() * len(moves))])
                    decisions += 1
        games += BATCH
    return Tally(games, decisions, passed)


# --- small calls ----------------------------------------------------------------------------------


def typical(game: Game[Any, Any], seats: int, count: int = TYPICAL) -> list[Place]:
    """Positions from random games: every seventh question, from the deal to the end."""
    random = Random(1).random
    places: list[Place] = []
    asked = 0
    while len(places) < count:
        state = game.new(seats)
        while not state.over:
            seat = state.turn
            if seat == CHANCE:
                state.play(CHANCE, drawn(state.weights(), int(random() * RANGE)))
                continue
            moves = state.moves(seat)
            asked += 1
            if asked % 7 == 0:
                places.append(Place(state.clone(), seat, moves))
            state.play(seat, moves[int(random() * len(moves))])
    return places[:count]


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The time that one call takes; `work` makes many and says how many."""
    calls = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        calls += work()
    return passed / calls * 1e6


def clones(places: list[Place]) -> int:
    for place in places:
        place.state.clone()
    return len(places)


def children(places: list[Place]) -> int:
    calls = 0
    for state, seat, moves in places:
        for move in moves:
            state.clone().play(seat, move)
        calls += len(moves)
    return calls


def no_children(places: list[Place]) -> int:
    """The loop of `children` alone, to be taken off."""
    calls = 0
    for _state, _seat, moves in places:
        for _move in moves:
            pass
        calls += len(moves)
    return calls


def child(places: list[Place], seconds: float) -> float:
    """Microseconds to copy a position and play a move, over all moves of these positions."""
    return microseconds(lambda: children(places), seconds) - microseconds(
        lambda: no_children(places), seconds / 10
    )


def imagine(game: Game[Any, Any], places: list[Place], seconds: float) -> float:
    """Microseconds to imagine a position from a view that was not looked at just before."""
    views = [game.view(place.state, place.seat) for place in places]
    rng = Random(1)
    return microseconds(lambda: len([game.imagine(view, rng) for view in views]), seconds)


# --- all of it ------------------------------------------------------------------------------------


def measure(game_id: str, seats: int | None = None, seconds: float = 0.5, repeats: int = 5) -> Speed:
    """Measure everything, so many seconds each, then everything again: medians over the repeats."""
    game = find_game(game_id)
    count = game.count_seats(game.usual_seats if seats is None else seats)
    places = typical(game, count)
    inside(game, count, seconds / 5)  # until it runs as fast as it will
    rounds = [measure_once(game, count, places, seconds) for _ in range(repeats)]
    figures = {name: median([each[name] for each in rounds]) for name in rounds[0]}
    return Speed(game=game.id, seats=count, compiled=is_compiled(), **figures)


def measure_once(game: Game[Any, Any], seats: int, places: list[Place], seconds: float) -> dict[str, float]:
    """One round, by the names of `LABELS`."""
    played = inside(game, seats, seconds)
    outside = driven(game, seats, seconds)
    short = seconds / 2
    return {
        "decisions": played.decisions / played.seconds,
        "games": played.games / played.seconds,
        "driven": outside.decisions / outside.seconds,
        "new": microseconds(lambda: len([game.new(seats) for _ in range(BATCH)]), short),
        "clone": microseconds(lambda: clones(places), short),
        "child": child(places, short),
        "view": microseconds(lambda: len([game.view(at.state, at.seat) for at in places]), short),
        "question": microseconds(lambda: len([game.question(at.state, at.seat) for at in places]), short),
        "imagine": imagine(game, places, short),
    }


def report(speed: Speed, labels: Mapping[str, str] = LABELS) -> str:
    """The figures as plain text, one a line; `labels` may put them into another language."""
    figures = {name: getattr(speed, name) for name in LABELS}
    written = {name: in_digits(figure) for name, figure in figures.items()}
    width = max(map(len, written.values()))
    return "\n".join([f"{text:>{width}}  {labels[name]}" for name, text in written.items()])


def in_digits(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.2f}"
