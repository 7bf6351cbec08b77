"""A game of Le Grand Druide that is always the same, for tests and pictures: its deal, and moments of it.

Élise, Joost, Noor and an automaton sit round the ring, and Élise begins. Her lucky stone is 8, her taboo
colour green.
"""

from __future__ import annotations

from typing import Final

from cabale.core.chance import secret_of_seed
from cabale.table.chairs import token_hash
from cabale.table.log import Entry
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from tests.browser.house import House
from tests.browser.people import TITLE, Table, fresh_room, store
from tests.browser.story import PEOPLE

SEED: Final = 309  # under which chance deals just so

FIRST_ROUNDS: Final = """
    a:place=10 b:place=12 c:place=16 d:place=22
    a:place=28 b:place=30 c:bar=24>25 d:place=3"""
MY_TURN: Final = f"""{FIRST_ROUNDS}
    a:place=2 b:place=20 c:place=21 d:bar=5>6
    a:place=25 b:place=23 c:place=24 d:place=13"""
THEIR_TURN: Final = f"{MY_TURN} a:bar=19>18"  # Joost's
LAST_TURN: Final = f"""{THEIR_TURN} b:place=19 c:place=29 d:place=8
    a:place=17 b:place=7 c:place=5 d:pass
    a:place=9 b:bar=1>30 c:bar=11>10
    a:bar=15>16 b:pass c:pass"""  # Élise is alone, and with her pass it is counted
END: Final = f"{LAST_TURN} a:pass"
# Another game of the same deal: Élise and Noor have 6 votes each, and the automaton is elected with 5.
TIE: Final = """
    a:place=2 b:place=22 c:place=6 d:bar=27>28
    a:place=28 b:bar=15>14 c:bar=1>30 d:place=16
    a:place=5 b:place=15 c:bar=19>20 d:place=18
    a:place=23 b:bar=24>25 c:place=20 d:place=19
    a:place=10 b:place=3 c:place=14 d:place=25
    a:place=27 b:place=12 c:place=9 d:bar=11>12
    a:place=30 b:place=21 c:place=4 d:place=8
    a:bar=5>6 b:place=13 c:place=29 d:place=1
    b:pass c:place=7 d:place=17"""


def lay_ring(house: House, answers: str = "", *, seed: int = SEED) -> Table:
    """The table where these answers lead, written to the store of the open house."""
    room = fresh_room()
    tokens = [f"{room}-{seat}" for seat in range(len(PEOPLE))]
    laid, log = gathered(tokens, seed)
    log += play(laid, answers)
    store(house, room, laid, log)
    return Table(house, room, PEOPLE, tokens, game="druide")


def gathered(tokens: list[str], seed: int) -> tuple[Room, list[Entry]]:
    """Three people and an automaton, all cards dealt."""
    settings = Settings(title=TITLE)
    room, log = open_room(
        "druide", len(PEOPLE) + 1, {}, token_hash(tokens[0]), secret_of_seed(seed), settings=settings
    )
    for seat, name in enumerate(PEOPLE):
        log += room.sit(seat, name, "en", token_hash(tokens[seat]), emblem=seat + 1)
    log += room.hand_over(len(PEOPLE), "regular")
    log += room.begin()
    return room, log


def play(room: Room, answers: str) -> list[Entry]:
    log: list[Entry] = []
    for word in answers.split():
        assert room.match is not None
        log += room.answer(*room.game.read(room.match.state, word))
    return log


def open_ring(house: House, *names: str, bots: int) -> Table:
    """A table opened over HTTP: people, then random bots; its game begun."""
    wish = {"game": "druide", "seats": len(names) + bots, "settings": {"title": TITLE}}
    opened = house.ask("POST", "/api/rooms", wish)
    tokens: list[str] = []
    for seat, name in enumerate(names):
        guest = {"name": name, "language": "en", "emblem": seat + 1}
        path = f"/api/rooms/{opened['room']}/seats/{seat}"
        tokens.append(house.ask("POST", path, guest, "" if tokens else opened["token"])["token"])
    table = Table(house, opened["room"], names, tokens, game="druide")
    for seat in range(len(names), len(names) + bots):
        table.ask("POST", f"/seats/{seat}/bot", {"level": "random"})
    table.ask("POST", "/begin")
    return table
