"""What leaves the house for a program, byte by byte: other cards in other hands change none of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

import pytest

from cabale import bots
from cabale.core.game import Game
from cabale.core.match import deal
from cabale.core.pledges import Proposal
from cabale.core.seats import CHANCE
from cabale.games import GAMES
from cabale.seat import Program
from cabale.seat.lines import write_line
from cabale.seat.process import Process
from cabale.seat.teller import Teller
from tests.seat.programs import PATIENT, bad

MOST = 40  # questions of a game
WRONG: Final = ("mumble", "illegal", "right", "words", "wish", "negative", "elsewhere", "babble", "cheat")
T = TypeVar("T")


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


def offers(view: Any, program: Program) -> Sequence[Proposal]:
    return program.propose(view)


def answer(view: Any, moves: list[int], program: Program) -> int:
    return program.choose(view, moves)


class Overheard(Program):
    """A program that misbehaves, and every byte that it is sent. It may lose as many answers as it likes."""

    def __init__(self, seat: int) -> None:
        super().__init__(bad(*WRONG * MOST), seat, PATIENT._replace(failures=10_000))
        self.sent: Final[list[bytes]] = []

    def asked(self, ask: Callable[[Program], T]) -> T:
        """What it says, or what is played for it."""
        send = Process.send

        def heard(process: Process, line: bytes) -> None:
            self.sent.append(line)
            send(process, line)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Process, "send", heard)
            return ask(self)


@pytest.mark.parametrize("game_id", GAMES)
def test_other_hidden_cards_change_no_byte_of_what_a_program_that_misbehaves_is_sent(game_id: str) -> None:
    """Two of them do the same wrong, one at the table and one where all that it cannot see is otherwise: what
    they are told of it, and what is played for them, is the same."""
    game, rng, seat = GAMES[game_id], Random(4), 0
    match = deal(game, seed=6)
    players = [bots.make(game_id, "random", seat) for seat in range(match.seats)]
    here, there = Overheard(seat), Overheard(seat)
    questions = otherwise = 0
    while not match.state.over and questions < MOST:
        if (turn := match.state.turn) == CHANCE:
            match.draw()
            continue
        if turn != seat:
            match.play(turn, players[turn].choose(match.view(turn), match.state.moves(turn)))
            continue
        questions += 1
        state, other = match.state, game.imagine(match.view(seat), rng)
        view, same = match.view(seat), game.view(other, seat)
        otherwise += other.dump() != state.dump()
        if match.may_propose(seat):
            assert not here.asked(partial(offers, view)) and not there.asked(partial(offers, same))
        move = here.asked(partial(answer, view, state.moves(seat)))
        assert move == there.asked(partial(answer, same, other.moves(seat)))
        assert here.sent == there.sent
        match.play(seat, move)
    for program in (here, there):
        program.close()
    assert otherwise
    refused = {json.loads(line)["code"] for line in here.sent if b'{"type":"refused"' in line}
    assert refused >= {"seat_move", "seat_line"} and ("seat_pledge" in refused) == bool(game.pledges)
