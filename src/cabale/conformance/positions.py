"""True of every position of every game."""

from __future__ import annotations

import pickle
import random
from collections.abc import Collection
from copy import copy, deepcopy
from typing import Any, Final

from cabale.conformance.matches import deed, go_on
from cabale.core.errors import BadNotation, IllegalMove
from cabale.core.game import Game
from cabale.core.match import Match, replay
from cabale.core.record import read_record
from cabale.core.seats import CHANCE, NO_SEAT
from cabale.games import rulebook

STEPS: Final = 5  # that a copy is played on


def moves(match: Match) -> None:
    """Somebody can move, or the game is over."""
    state, game = match.state, match.game
    for seat in range(match.seats):
        open_now, asides = state.moves(seat), state.asides(seat)
        assert bool(open_now) == (seat in state.waiting), (
            f"seat {seat} is awaited, or has moves, but not both"
        )
        assert all(0 <= move < game.size for move in (*open_now, *asides)), f"a move is not below {game.size}"
        assert len({*open_now, *asides}) == len(open_now) + len(asides), f"seat {seat} has a move twice"
        assert not (state.over and asides), "something may be done after the end"
    if state.over:
        assert (state.turn, state.waiting) == (NO_SEAT, ()), "somebody is asked after the end"
        assert abs(sum(state.scores()) - 1) < 1e-9, f"the shares of the win are {state.scores()}"
        assert min(state.ranks()) == 1, f"nobody is first: {state.ranks()}"
        rows = state.scores(), state.ranks(), state.totals()
        assert all(len(row) == match.seats for row in rows), "scores, ranks or totals do not go by seats"
    elif state.turn == CHANCE:
        outcomes, weights = zip(*state.odds(), strict=True)
        assert list(outcomes) == state.moves(CHANCE), "moves of chance are not its odds"
        assert min(weights) > 0, "an outcome has no weight"
    else:
        assert state.turn in state.waiting, "whose turn it is is not asked"


def clone(match: Match, seed: int) -> None:
    """A clone never disturbs its source."""
    before = match.state.dump()
    copy = match.state.clone()
    assert copy.dump() == before, "a clone differs from its source"
    rng = random.Random(seed)
    while not copy.over:
        copy.act(*deed(copy, rng))
    assert match.state.dump() == before, "what was played on a clone changed its source"


def saved(match: Match, seed: int) -> None:
    """A saved position loads back equal, and plays on alike."""
    state, loaded = match.state, match.game.load(match.state.dump())
    assert loaded.dump() == state.dump(), "a position that was saved loads back otherwise"
    one, two = random.Random(seed), random.Random(seed)
    while not loaded.over:
        state.act(*deed(state, one))
        loaded.act(*deed(loaded, two))
        assert loaded.turn == state.turn, "a loaded position asks somebody else"
    assert loaded.dump() == state.dump(), "a loaded position ends otherwise"


def values(match: Match, seed: int) -> None:
    """Positions and matches can be printed, compared, copied and sent elsewhere, and play on alike there."""
    state = match.state
    for other in (copy(state), deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state, "a copy of a position differs"
        assert repr(other) == repr(state), "a copy of a position is printed otherwise"
    copies: list[Match] = [copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))]
    before = state.dump()
    for other in copies:
        assert other == match, "a copy of a match differs"
        rng = random.Random(seed)
        for _ in range(STEPS):
            if not other.state.over:
                go_on(other, rng)
        assert (other == match) == (len(other.log) == len(match.log)), "what was played makes no difference"
        assert other == copies[0], "a copy of a match plays on otherwise"
    assert state.dump() == before, "what was played on a copy changed its source"


def log(match: Match) -> None:
    """The log is the game."""
    again = replay(match.game, read_record(match.record().write()))
    assert again.state.dump() == match.state.dump(), "the record leads to another position"
    assert again.log == match.log, "the record reads as other moves"


def notation(match: Match) -> None:
    """What is written reads back."""
    state, game = match.state, match.game
    for seat in (*range(match.seats), CHANCE):
        for move in state.moves(seat):
            text = game.write(state, seat, move)
            assert "!" not in text, f"{text} is written as an aside"
            assert game.read(state, text) == (seat, move), f"{text} reads back as another move"
        for move in state.asides(seat) if seat != CHANCE else ():
            text = game.write(state, seat, move)
            assert "!" in text and game.read(state, text) == (seat, move), f"{text} is no aside"


def refusals(match: Match, seed: int) -> None:
    """What is not offered is refused with a code and its rule, and that changes nothing: all moves there are,
    for whoever is to answer and for one of the others."""
    state, game = match.state, match.game
    rules = rulebook(game.id)
    before = state.dump()
    for seat in {random.Random(seed).randrange(match.seats), state.turn} - {NO_SEAT, CHANCE}:
        allowed = {*state.moves(seat), *state.asides(seat)}
        for move in range(-1, game.size + 1):
            try:
                game.check(state, seat, move)
            except IllegalMove as refused:
                assert move not in allowed, f"move {move} is offered, and refused"
                assert refused.code, f"move {move} is refused without a code"
                known = refused.rule in rules if refused.rule else refused.code == "unknown_move" or not rules
                assert known, f"move {move} is refused ({refused.code}): {_uncited(game, refused.rule)}"
            else:
                assert move in allowed, f"move {move} is not offered, and not refused"
    assert state.dump() == before, "a refusal changed the position"


def _uncited(game: Game[Any, Any], rule: str) -> str:
    """What is wrong with the rule that a refusal cites, which a small game says by a method."""
    if rule:
        return f"its rules have no {rule}"
    said = f"{type(game).__name__}.rule gives no rule for this position"
    return said if hasattr(game, "rule") else "by no rule"


def refused_moves(match: Match, seed: int) -> None:
    """A refused move changes nothing; nor does anybody answer who is not there, for chance, or before their
    turn."""
    state, game, rng = match.state, match.game, random.Random(seed)
    before, played = state.dump(), list(match.log)
    open_now = [] if state.over else state.moves(state.turn)[:2]
    for seat in range(CHANCE + 2):
        allowed = {*state.moves(seat)} if seat == state.turn else set()
        allowed |= {*state.asides(seat)} if seat < match.seats else set()
        for move in {*rng.sample(range(game.size), min(5, game.size)), *open_now} - allowed:
            try:
                match.play(seat, move)
            except IllegalMove as refused:
                nobody = seat >= match.seats and seat != CHANCE and not state.over
                assert not nobody or refused.code == "no_such_seat", f"seat {seat}: {refused.code}"
            else:
                raise AssertionError(f"seat {seat} could play {move}")
    assert state.dump() == before, "a refused move changed the position"
    assert match.log == played, "a refused move is in the log"


def default(match: Match) -> None:
    """A silent seat gets a legal default."""
    for seat in match.state.waiting:
        assert match.game.default(match.state, seat) in match.state.moves(seat), (
            f"of seat {seat} it is illegal"
        )


def question(match: Match, of_a_kind: Collection[str] = ()) -> None:
    """A question offers the moves and nothing else. What it shows closed is refused for the reason that it
    gives, unless that is a whole kind of moves."""
    game, state = match.game, match.state
    for seat in range(match.seats):
        asked = game.question(state, seat)
        assert (asked is not None) == (seat in state.waiting), (
            f"seat {seat} is asked, or awaited, but not both"
        )
        if not asked:
            continue
        offered = [choice.move for choice in asked.choices]
        assert offered == state.moves(seat), f"{asked.kind} offers {offered}, open are {state.moves(seat)}"
        texts = {choice.text for choice in asked.choices}
        for closed in asked.closed:
            assert closed.text not in texts, f"{closed.text} is open and closed"
            try:
                move = game.read_body(state, seat, closed.text)
            except BadNotation:
                assert closed.text.partition("=")[0] == closed.key, f"{closed.text} is no move and no kind"
                continue
            try:
                game.check(state, seat, move)
            except IllegalMove as refused:
                said = refused.code, refused.rule
                alike = said == (closed.code, closed.rule) or closed.code in of_a_kind
                assert alike, f"{closed.text} is closed by {closed.code}, and refused by {refused.code}"
            else:
                raise AssertionError(f"{closed.text} is closed, and not refused")
