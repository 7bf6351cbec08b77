"""Was the deal fair? Every draw of a record, made again from the secret that was committed before it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cabale.core.chance import Generator, commitment
from cabale.core.errors import BadRecord
from cabale.core.game import Game
from cabale.core.match import replay
from cabale.core.record import Record
from cabale.core.sealed import laid_by_arrival
from cabale.core.seats import CHANCE

FAIR: Final = "fair"


class Finding(msgspec.Struct, frozen=True):
    """What came of it: `fair`, or the first thing that is wrong."""

    code: str  # fair, other_secret, other_draw
    draws: int = 0
    place: int = 0
    found: str = ""
    expected: str = ""

    @property
    def fair(self) -> bool:
        return self.code == FAIR


def verify(game: Game[Any, Any], record: Record) -> Finding:
    """Check the secret against its commitment and every draw against the secret.

    Lots that a table laid in the order of arrival are not chance and are passed over, and so are the
    draws of another game that this one goes on from.
    """
    match = replay(game, record)
    if record.secret is None:
        raise BadRecord("not_opened")
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment:
        return Finding("other_secret")
    generator = Generator(secret, record.nonces)
    state = game.begin(match.seats, match.options)
    draws = 0
    for place, word in enumerate(record.words):
        seat, move = game.read(state, word)
        if seat == CHANCE and place >= record.given and not laid_by_arrival(state):
            drawn = generator.draw(state.odds())
            if drawn != move:
                return Finding("other_draw", draws, place + 1, word, game.write(state, CHANCE, drawn))
            draws += 1
        state.act(seat, move)
    return Finding(FAIR, draws)
