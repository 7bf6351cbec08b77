# mypyc: compile
"""Moves of Complots as text: `income`, `steal>b`, `counter=duchess`, `lose=captain`, `~countess`."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import PASS, Lots
from cabale.core.errors import BadNotation, IllegalMove
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.complots import pieces
from cabale.games.complots.rules import FirstPlayer, declared
from cabale.games.complots.table import Complots

PLAIN: Final = {
    PASS: "pass",
    pieces.CHALLENGE: "challenge",
    **{action: name for action, name in pieces.ACTIONS.items() if action not in pieces.TARGETED},
    pieces.GIVE_BACK: "give_back",
    pieces.DISCARD: "discard",
}
AIMED: Final = {pieces.ACTIONS[action]: action for action in pieces.TARGETED}
WITH_CARD: Final = {"lose": pieces.LOSE, "return": pieces.RETURN, "show": pieces.SHOW, "draft": pieces.DRAFT}

_PLAIN_MOVES: Final = {name: move for move, name in PLAIN.items()}


def names_of(envoy: int) -> tuple[str, ...]:
    """The five characters in the game, in the order of C-1."""
    return pieces.NAMES[envoy]


def write_body(s: Complots, seat: int, move: int) -> str:
    names = names_of(s.options.envoy)
    if seat == CHANCE:
        return LETTERS[move] if chooses_seat(s) else names[move]
    if move in PLAIN:
        return PLAIN[move]
    if pieces.COUP <= move < pieces.EXAMINE + pieces.FARTHEST:
        deed = declared(s, seat, move)
        return f"{pieces.ACTIONS[deed.action]}>{LETTERS[deed.target]}"
    if pieces.COUNTER <= move < pieces.COUNTER + len(pieces.COUNTERS):
        return f"counter={names[pieces.COUNTERS[move - pieces.COUNTER]]}"
    for verb, first in WITH_CARD.items():
        if first <= move < first + pieces.CHARACTERS:
            return f"{verb}={names[move - first]}"
    raise BadNotation("unknown_move", text=str(move))


def read_body(s: Complots, seat: int, body: str) -> int:
    if seat == CHANCE:
        if chooses_seat(s):
            return read_seat(body, s.seats)
        return read_character(s, body)
    if body in _PLAIN_MOVES:
        return _PLAIN_MOVES[body]
    verb, aims, letter = body.partition(">")
    if aims and verb in AIMED:
        distance = (read_seat(letter, s.seats) - seat) % s.seats
        if distance == 0:
            raise IllegalMove("target_self", rule="C-14", action=verb)
        return AIMED[verb] + distance - 1
    verb, names, name = body.partition("=")
    if names and verb == "counter":
        character = read_character(s, name)
        if character not in pieces.COUNTER_WITH:
            raise IllegalMove("no_counter", rule="C-13", character=name)
        return pieces.COUNTER_WITH[character]
    if names and verb in WITH_CARD:
        return WITH_CARD[verb] + read_character(s, name)
    raise BadNotation("unknown_move", text=body)


def read_character(s: Complots, name: str) -> int:
    names = names_of(s.options.envoy)
    if name in names:
        return names.index(name)
    if name in pieces.ENVOYS:
        raise IllegalMove("not_in_game", rule="C-4", character=name)
    raise BadNotation("unknown_character", text=name, expected=names)


def chooses_seat(s: Complots) -> bool:
    """Whether chance is about to choose a seat rather than draw a card."""
    return bool(s.agenda) and isinstance(s.agenda[-1], FirstPlayer | Lots)
