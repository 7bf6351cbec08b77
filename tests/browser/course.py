"""A game of Le Lys et la Cocarde that is always the same, for tests and pictures: its deal, moments, its end.

Élise and Joost play with two automatons that answer at random, here from the deal: what people answer is
written down as wishes, so that everything that happens follows from the seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale import bots
from cabale.core.chance import secret_of_seed
from cabale.core.options import Value
from cabale.core.seats import LETTERS
from cabale.table.chairs import token_hash
from cabale.table.log import Entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from cabale.table.thinkers import seed_of
from tests.browser.house import House
from tests.browser.people import NO_OPTIONS, TITLE, Table, fresh_room, store

PEOPLE: Final = ("Élise", "Joost")
AUTOMATONS: Final = 2
SEED: Final = 370  # under which there are alms, attacks that fail, prisons, seven trees, and an end on 56
WHOLE: Final = 105  # under which there is all that with automatons that know how to play
AT_ONCE: Final[Mapping[str, Value]] = {"character_delay_ms": 100}

# What people do, the first of these that they can: what follows is tried by its beginning.
WISHES: Final = (
    "attack=",
    "plant=",
    "mark=p>",
    "escape",
    "mark=c>",
    "books",
    "roll",
    "play=",
    "end",
    "no",
    "none",
)


def wish(seat: int, texts: list[str]) -> str:
    """The answer of somebody at the table to these offers. Nobody makes a priest but of the other person."""
    other = LETTERS[1 - seat]
    for begins in WISHES:
        for text in texts:
            if text.startswith(begins) and (not text.startswith("mark=p>") or text.endswith(other)):
                return text
    return texts[0]


def gathered(
    tokens: list[str], seed: int, options: Mapping[str, Value] = NO_OPTIONS, level: str = "random"
) -> tuple[Room, list[Entry]]:
    """Two people and two automatons, all cards dealt."""
    seats = len(PEOPLE) + AUTOMATONS
    wished = {**AT_ONCE, **options}
    room, log = open_room(
        "cocarde", seats, wished, token_hash(tokens[0]), secret_of_seed(seed), settings=Settings(title=TITLE)
    )
    for seat, name in enumerate(PEOPLE):
        log += room.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    for seat in range(len(PEOPLE), seats):
        log += room.hand_over(seat, level)
    log += room.begin()
    return room, log


def automaton(room: Room, seat: int) -> bots.Bot:
    """The one that sits there. At a table nobody knows the dice of one that plays at random."""
    level = room.chairs[seat].level
    dice = int(room.commitment[:8], 16) + seat if level == "random" else seed_of(room, seat)
    return bots.make("cocarde", level, dice)


def step(room: Room) -> tuple[str, list[Entry]]:
    """One answer, by whoever is asked, and what it was if a person gave it; they are silent under a cover."""
    assert room.match is not None
    state = room.match.state
    if room.hidden_pause and (asked(room) or not room.asked()):
        return "", room.settle()
    seat = room.asked()[0]
    if seat >= len(PEOPLE):
        view, moves = room.match.view(seat), state.moves(seat)
        log = room.answer(seat, automaton(room, seat).choose(view, moves))
        return "", log + (room.settle() if room.complete else [])
    question = room.game.question(state, seat)
    assert question is not None
    text = wish(seat, [choice.text for choice in question.choices])
    word = f"{LETTERS[seat]}:{text}"
    return word, room.answer(*room.game.read(state, word))


def lay_course(
    house: House,
    answered: int = 0,
    *,
    options: Mapping[str, Value] = NO_OPTIONS,
) -> Table:
    """The table of the story when people have answered so often and one of them is asked, in the store."""
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(PEOPLE))]
    laid, log = gathered(tokens, SEED, options)
    said = 0
    while not laid.over and (said < answered or not asked(laid)):
        word, entries = step(laid)
        log += entries
        said += bool(word)
    store(house, room, laid, log)
    return Table(house, room, PEOPLE, tokens, game="cocarde")


def lay_whole(house: House) -> Table:
    """A table for a whole game, in the store, with automatons whose answers can be worked out."""
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(PEOPLE))]
    laid, log = gathered(tokens, WHOLE, level="novice")
    store(house, room, laid, log)
    return Table(house, room, PEOPLE, tokens, game="cocarde")


def asked(room: Room) -> bool:
    """Whether somebody is, and not an automaton; whether under the cover of a pause or not."""
    return any(seat < len(PEOPLE) for seat in room.asked())


def answers() -> list[str]:
    """What people answer in the whole game, one after the other."""
    room, _ = gathered([f"tokens-{seat}" for seat in range(len(PEOPLE))], WHOLE, level="novice")
    words: list[str] = []
    while not room.over:
        word, _ = step(room)
        words += [word] if word else []
    return words
