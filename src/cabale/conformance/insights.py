"""What bots, learners and pages make of a view of any game: positions, numbers, previews, bytes."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from cabale import bots
from cabale.conformance.matches import deed, go_on_to, reaches, viewers
from cabale.core.agenda import Ballot, Window
from cabale.core.match import Match
from cabale.core.rows import Column
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.core.views import Event

LONGEST_KEY: Final = 32  # bytes


def wire(match: Match) -> None:
    """A view survives the wire."""
    for seat in (*viewers(match), OPEN):
        data = msgspec.json.encode(match.game.view(match.state, seat))
        read = msgspec.json.decode(data)
        assert msgspec.json.encode(read) == data, f"the view of seat {seat} reads back otherwise"
        assert read["game"] == match.game.id, f"the view of seat {seat} is of another game"


def key(match: Match) -> None:
    """A key is short, and as equal as the view."""
    game, state = match.game, match.state
    views = [game.view(position, seat) for position in (state, state.clone()) for seat in viewers(match)]
    keys = [game.key(view) for view in views]
    assert all(len(key) <= LONGEST_KEY for key in keys), f"a key is longer than {LONGEST_KEY} bytes"
    for one, its_key in zip(views, keys, strict=True):
        for two, other_key in zip(views, keys, strict=True):
            assert (one == two) == (its_key == other_key), "keys are not as equal as their views"


def bounds(match: Match) -> None:
    """Moves, outcomes of chance and decisions stay within what the game says of them."""
    state, told = match.state, match.game.bounds(match.seats, **match.options)
    decisions = sum(seat != CHANCE for seat, _ in match.log)
    assert told.decisions is None or decisions <= told.decisions, f"{decisions} decisions"
    if state.turn == CHANCE:
        outcomes = len(state.weights())
        assert told.outcomes is None or outcomes <= told.outcomes, (
            f"{'size' if told.outcomes == match.game.size else 'outcomes'} is {told.outcomes}, "
            f"but {type(state.agenda[-1]).__name__} has {outcomes} outcomes"
        )
    else:
        assert all(move < told.moves for seat in state.waiting for move in state.moves(seat)), "a move beyond"


def open_view(match: Match, state: Any, rng: random.Random, unsaid: Collection[str] = ()) -> None:
    """An open view allows one position only. Who knows what is no part of a view, but the story says it."""
    game = match.game
    view = game.view(state, OPEN)
    other = game.imagine(view, rng)
    assert game.view(other, OPEN) == view, "what is imagined from an open view looks otherwise"
    one, two = other.dump(), state.dump()
    assert one.keys() == two.keys(), "positions have different fields"
    for name in one.keys() - {*unsaid}:
        assert one[name] == two[name], f"an open view does not say {name}"


def opened(match: Match, seed: int) -> None:
    """An open view allows one position only."""
    open_view(match, match.state, random.Random(seed), {"agenda", "awaited", "turn", "sealed", "drawn_order"})


def somebody_asked(match: Match, seed: int) -> None:
    """In an imagined position somebody can answer until it is over, whoever imagines it: a ballot has a
    voter, and a window somebody who may still speak."""
    rng = random.Random(seed)
    _somebody_is_asked(match, rng)
    if go_on_to(match, seed, lambda state: isinstance(state.agenda[-1], Ballot | Window)):
        _somebody_is_asked(match, rng)


def _somebody_is_asked(match: Match, rng: random.Random) -> None:
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert other.over == match.state.over, f"seat {seat} imagines the end elsewhere"
        assert bool(other.awaited) != other.over, f"seat {seat} imagines that nobody is asked"
        if not other.over:
            assert all(other.moves(asked) for asked in (other.turn, *other.waiting)), (
                f"seat {seat} imagines somebody who has no answer"
            )


def public(match: Match, seed: int) -> None:
    """A seat knows all that the gallery knows, so what it imagines looks the same from there."""
    rng = random.Random(seed)
    seen = reaches(match, match.state, PUBLIC)
    for seat in viewers(match):
        other = match.game.imagine(match.game.view(match.state, seat), rng)
        assert reaches(match, other, PUBLIC) == seen, f"seat {seat} imagines what everybody knows to be wrong"


def told(match: Match, seed: int) -> None:
    """Whoever was told something was told it in an imagined position: another card perhaps, but to the same
    seats. Only of what was done behind its back a seat imagines nothing."""
    rng, game = random.Random(seed), match.game
    view = game.view(match.state, rng.choice(viewers(match)))
    if len(view.history) == len(game.events(match.state, OPEN)):
        other = game.imagine(view, rng)
        for seat in range(match.seats):
            gone, been = gaps(game.events(other, seat)), gaps(game.events(match.state, seat))
            assert gone == been, f"seat {seat} was told other things in an imagined position"


def gaps(events: Sequence[Event]) -> list[Any]:
    """What somebody was not told of each event."""
    return [
        (type(event), [name for name in event.__struct_fields__ if getattr(event, name) is None])
        for event in events
    ]


def played_on(match: Match, seed: int) -> None:
    """An imagined position can be played to the end."""
    rng = random.Random(seed)
    seat = rng.choice(viewers(match))
    other = match.game.imagine(match.game.view(match.state, seat), rng)
    while not other.over:
        other.act(*deed(other, rng))


def preview(match: Match) -> None:
    """A preview of every move keeps the position."""
    state, game = match.state, match.game
    before = state.dump()
    for seat in state.waiting:
        view = game.view(state, seat)
        for move in state.moves(seat):
            game.preview(view, move)
    assert state.dump() == before, "a preview changed the position"


def numbers(match: Match, seed: int) -> None:
    """A row of numbers is as long as the game says and between its bounds, and is the same in every position
    that looks alike to its seat: from the view, from the position, and from one that is imagined."""
    game, state = match.game, match.state
    columns = game.bounds(match.seats, **match.options).columns
    row, mask = bytearray(sum(column.width for column in columns)), bytearray(game.size)
    observer, rng = game.observer(row, mask), random.Random(seed)
    for seat in viewers(match):
        view = game.view(state, seat)
        told = game.observe(view)
        check_columns(told, columns)
        for position in (state, game.imagine(view, rng), state):
            observer.look(position, seat)
            assert [*memoryview(row).cast("b")] == told, f"what seat {seat} is told is not what is observed"
            open_moves = [move for move, is_open in enumerate(mask) if is_open]
            moves = sorted(position.moves(seat)) if seat >= 0 else []
            assert open_moves == moves, f"the mask of seat {seat} is not its moves"


def check_columns(row: Sequence[int], columns: Sequence[Column]) -> None:
    """A row has the numbers that its columns say."""
    width = sum(column.width for column in columns)
    assert len(row) == width, f"a row has {len(row)} numbers, its columns {width}"
    at = 0
    for column in columns:
        for number in row[at : at + column.width]:
            assert column.low <= number <= column.high, f"{number} in {column}"
        at += column.width


def bot(match: Match, seed: int) -> None:
    """The level `regular`, where the game tells how it is played, gives open answers and says why."""
    if bots.is_plain(match.game.id):
        return
    regular = bots.make(match.game.id, "regular", seed)
    for seat in match.state.waiting:
        moves = match.state.moves(seat)
        reason = regular.explain(match.view(seat), moves)
        assert reason.move in moves, f"seat {seat} is advised {reason.move}, which is not among {moves}"
