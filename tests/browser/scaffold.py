"""A game of Guillotine that is always the same, for tests and pictures: its deal, and moments of it.

Élise holds Extra Cart, Military Support, Public Demand, Stumble and Was That My Name; Joost Callous Guards,
Escape, Milling in Line, Scarlet Pimpernel and Trip; Noor Confusion in Line, Forced Break, L'Idiot, Military
Might and Milling in Line. In line stand the Mayor, a Sheriff, the Master Spy, Marie Antoinette, the
Archbishop, a Sheriff, the Bishop, Robespierre, the Coiffeur, the Piss Boy, the Hero of the People and a
Lieutenant.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cabale.core.chance import secret_of_seed
from cabale.core.options import Value
from cabale.table.chairs import token_hash
from cabale.table.log import Entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from tests.browser.house import House
from tests.browser.people import NO_OPTIONS, TITLE, Table, fresh_room, store
from tests.browser.story import PEOPLE

SEED: Final = 25_280  # under which chance deals just so
SEED_OF_CARTS: Final = 125  # Élise and Joost have an Extra Cart each, and Élise L'Idiot

MY_TURN: Final = "a:play=military_support b:pass c:pass"  # Élise's second; Robespierre stands fourth
WHICH_NOBLE: Final = f"{MY_TURN} a:play=was_that_my_name"
HOW_FAR: Final = f"{WHICH_NOBLE} a:noble=robespierre"
GUARDS: Final = "a:pass b:play=callous_guards"  # they lie in front of Joost, and Noor is asked
BEFORE_THE_BLADE: Final = "a:pass"  # Noor could stop it
FIFTEEN: Final = "a:play=extra_cart b:play=extra_cart c:pass a:play=l_idiot"  # with SEED_OF_CARTS

STOPS: Final = ":play=confusion_in_line"
AT_ONCE: Final[Mapping[str, Value]] = {"first_player": "a", "interrupt_delay_ms": 400}


def lay_scaffold(
    house: House,
    answers: str = "",
    *,
    seed: int = SEED,
    options: Mapping[str, Value] = NO_OPTIONS,
    blade: bool = False,
    to_the_end: bool = False,
) -> Table:
    """The table where these answers lead, written to the store of the open house; chance adds its own.

    With `blade` it hangs if it hangs then; otherwise it falls. To the end: whatever is asked then is
    answered as for somebody who stays silent.
    """
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(PEOPLE))]
    laid, log = open_room(
        "guillotine",
        len(PEOPLE),
        {**AT_ONCE, **options},
        token_hash(tokens[0]),
        secret_of_seed(seed),
        settings=Settings(title=TITLE),
    )
    for seat, name in enumerate(PEOPLE):
        log += laid.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    log += laid.begin()
    log += play(laid, answers)
    if not blade:
        log += fall(laid)
    while to_the_end and not laid.over:
        log += fall(laid) or silence(laid)
    store(house, room, laid, log)
    return Table(house, room, PEOPLE, tokens, game="guillotine")


def play(room: Room, answers: str) -> list[Entry]:
    """Let people answer in turn; a blade that nobody of them stops falls."""
    log: list[Entry] = []
    for word in answers.split():
        log += fall(room, word)
        assert room.match is not None
        log += room.answer(*room.game.read(room.match.state, word))
    return log


def fall(room: Room, word: str = "") -> list[Entry]:
    """Let the blade fall, unless the next word is of who could stop it."""
    log: list[Entry] = []
    while room.hidden_pause:
        if word.endswith(STOPS):
            break
        log += room.settle()
    return log


def silence(room: Room) -> list[Entry]:
    """Let whoever is asked stay silent."""
    assert room.match is not None
    seat = room.match.state.turn
    return room.answer(seat, room.game.default(room.match.state, seat))
