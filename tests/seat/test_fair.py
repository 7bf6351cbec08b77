"""What leaves the house for a program, byte by byte: other cards in other hands change none of it."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from cabale import bots
from cabale.core.game import Game
from cabale.core.match import Player, deal
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from cabale.seat import session
from cabale.seat.lines import write_line
from cabale.seat.teller import Teller
from tests.seat.programs import PATIENT, bad
from tests.seat.twins import Twins

MOST = 40  # questions of a game
WRONG: Final = ("mumble", "illegal", "right", "words", "wish", "negative", "elsewhere", "babble", "cheat")


def sent(game: Game[Any, Any], state: Any, seat: int, language: str) -> bytes:
    """The frame of this position, with all that the seat was ever told."""
    view = game.view(state, seat)
    teller = Teller(game, ("Anna", "Bram", "Cléo", "Daan"), seat, language, data=True)
    return write_line(teller.frame(view, teller.question(view, state.moves(seat)), 1, 1000))


@pytest.mark.parametrize("game_id", GAMES)
def test_other_hidden_cards_change_no_byte(game_id: str) -> None:
    """The position is redealt: all that the seat cannot see is otherwise, as far as it can be."""
    game, rng = GAMES[game_id], Random(4)
    match = deal(game, seed=6)
    players = [bots.make(game_id, "random", seat) for seat in range(match.seats)]
    questions = otherwise = 0
    while not match.state.over and questions < MOST:
        seat = match.state.turn
        if seat == CHANCE:
            match.draw()
            continue
        questions += 1
        other = game.imagine(match.view(seat), rng)
        otherwise += other.dump() != match.state.dump()
        assert sent(game, other, seat, "fr") == sent(game, match.state, seat, "fr")
        match.play(seat, players[seat].choose(match.view(seat), match.state.moves(seat)))
    assert otherwise  # it was redealt indeed


def test_the_owner_of_a_card_is_told_of_it() -> None:
    """Otherwise nothing would be shown by the test above."""
    game = GAMES["complots"]
    match = deal(game, seed=6, seats=3, first_player="a")
    while match.state.turn == CHANCE:
        match.draw()
    other = game.imagine(match.view(1), Random(4))
    assert match.state.hidden[0] != other.hidden[0]
    assert sent(game, other, 0, "nl") != sent(game, match.state, 0, "nl")


@pytest.mark.parametrize("game_id", GAMES)
def test_other_hidden_cards_change_no_byte_of_what_a_program_that_misbehaves_is_sent(game_id: str) -> None:
    """What it is told of all that it does wrong, and what is played for it, is the same at two tables. It may
    lose as many answers as it likes."""
    match = deal(GAMES[game_id], seed=6)
    twins = Twins(match, bad(*WRONG * MOST), 6, PATIENT._replace(failures=10_000))
    others: list[Player] = [bots.make(game_id, "random", seat) for seat in range(1, match.seats)]
    match.run([twins, *others])
    twins.close()
    assert twins.otherwise
    refused = {json.loads(line)["code"] for line in twins.sent if b'{"type":"refused"' in line}
    assert refused >= {"seat_move", "seat_line"} and ("seat_pledge" in refused) == bool(match.game.pledges)


def test_the_twins_notice_a_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nothing would be shown by the test above."""
    asked = count()
    monkeypatch.setattr(session, "_milliseconds", lambda _: next(asked))
    match = deal(GAMES["complots"], seed=6, seats=2)
    twins = Twins(match, bad("right"), 6, PATIENT)
    with pytest.raises(AssertionError):
        match.run([twins, bots.make("complots", "random", 1)])
    twins.close()
