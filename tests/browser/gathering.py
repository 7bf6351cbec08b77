"""A table of any game, with as many people as it seats, played at random until the first of them is asked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cabale.core.chance import secret_of_seed
from cabale.core.options import Value
from cabale.table.chairs import token_hash
from cabale.table.log import Entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from tests.browser.house import House
from tests.browser.people import TITLE, Table, fresh_room, store

NAMES: Final = ("Élise", "Joost", "Noor", "Hugo", "Margot", "Sanne", "Fatima", "Wolfgang")
LONG: Final = tuple(f"{name} de Beauharnais" for name in NAMES)
ANSWERED: Final = 24  # in the middle of things
SEEDS: Final = range(50)
UNTIMED: Final[dict[str, dict[str, Value]]] = {  # nothing goes by itself while it is looked at
    "complots": {"window_floor_ms": 0, "window_deadline_ms": None},
    "convention": {"talk_ms": 0},
}


def lay_gathering(house: House, game: str, names: Sequence[str], answered: int | None = ANSWERED) -> Table:
    """Everybody is a person, who does nothing: the table stands as it was laid, after so many answers, or at
    the end of the game."""
    name = fresh_room()
    tokens = [f"{name}-{seat}" for seat in range(len(names))]
    laid, log = next(found for seed in SEEDS if (found := played(game, names, tokens, seed, answered)))
    store(house, name, laid, log)
    return Table(house, name, names, tokens, game=game)


def lay_first(house: House, game: str, names: Sequence[str]) -> Table:
    """The first question, of that deal of many where the first seat is offered the most kinds of answers."""
    name = fresh_room()
    tokens = [f"{name}-{seat}" for seat in range(len(names))]
    deals = [found for seed in SEEDS if (found := played(game, names, tokens, seed, 0))]
    laid, log = max(deals, key=lambda found: kinds(found[0]))
    store(house, name, laid, log)
    return Table(house, name, names, tokens, game=game)


def kinds(room: Room) -> int:
    """Of the answers that the first seat may give, by their first words."""
    assert room.match is not None
    question = room.game.question(room.match.state, 0)
    assert question is not None
    return len({choice.text.partition("=")[0] for choice in question.choices})


def played(
    game: str, names: Sequence[str], tokens: Sequence[str], seed: int, least: int | None = ANSWERED
) -> tuple[Room, list[Entry]] | None:
    """The room where the first seat is asked, after so many answers at least, or at its end, with everything
    done on the way; none if it never comes to that."""
    dice = random.Random(seed)
    settings = Settings(title=TITLE, hints=True)
    room, log = open_room(
        game,
        len(names),
        UNTIMED.get(game, {}),
        token_hash(tokens[0]),
        secret_of_seed(seed),
        settings=settings,
    )
    for seat, name in enumerate(names):
        log += room.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    log += room.begin()
    answered = 0
    while not room.over:
        asked = room.asked()
        if (
            least is not None
            and answered >= least
            and 0 in asked
            and not room.sealed
            and not room.hidden_pause
        ):
            return room, log
        if not asked:
            log += room.settle()
            continue
        assert room.match is not None
        seat = asked[-1]
        log += room.answer(seat, dice.choice(room.match.state.moves(seat)))
        answered += 1
        if room.complete:
            log += room.settle()
    return (room, log) if least is None else None
