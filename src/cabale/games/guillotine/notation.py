# mypyc: compile
"""Moves of Guillotine as text: `play=stumble`, `noble=martyr.2`, `by=2`, `name>b`, `card=trip`, `~duke`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cabale.core.agenda import PASS
from cabale.core.errors import BadNotation
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.guillotine import pieces
from cabale.games.guillotine.collecting import Blade
from cabale.games.guillotine.dealing import AtRandom, Deal, Draw
from cabale.games.guillotine.rules import FirstPlayer
from cabale.games.guillotine.table import Guillotine

FALLS: Final = "falls"  # ~falls: nobody stops the blade

ACTION_OF: Final = {name: card for card, name in enumerate(pieces.ACTIONS)}
NOBLE_OF: Final = {name: noble for noble, name in enumerate(pieces.NOBLE_NAMES)}


def write_body(s: Guillotine, seat: int, move: int) -> str:
    if seat == CHANCE:
        return _write_outcome(s, move)
    if move == PASS:
        return "pass"
    if move == pieces.DISCARD_GUARDS:
        return "discard_guards"
    if pieces.PLAY <= move < pieces.PLAY + pieces.KINDS_OF_ACTIONS:
        return f"play={pieces.ACTIONS[move - pieces.PLAY]}"
    if pieces.CHOOSE_NOBLE <= move < pieces.CHOOSE_NOBLE + pieces.NOBLES:
        return f"noble={pieces.NOBLE_NAMES[move - pieces.CHOOSE_NOBLE]}"
    if pieces.DISTANCE < move <= pieces.DISTANCE + pieces.FARTHEST:
        return f"by={move - pieces.DISTANCE}"
    if pieces.CHOOSE_PLAYER <= move < pieces.CHOOSE_PLAYER + pieces.FULLEST:
        return f"name>{LETTERS[s.away(seat, move - pieces.CHOOSE_PLAYER)]}"
    if pieces.CHOOSE_CARD <= move < pieces.CHOOSE_CARD + pieces.KINDS_OF_ACTIONS:
        return f"card={pieces.ACTIONS[move - pieces.CHOOSE_CARD]}"
    raise BadNotation("unknown_move", text=str(move))


def _write_outcome(s: Guillotine, outcome: int) -> str:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstPlayer):
        return LETTERS[outcome]
    if isinstance(step, Blade):
        return FALLS
    names = pieces.ACTIONS if isinstance(step, Draw | Deal | AtRandom) else pieces.NOBLE_NAMES
    return names[outcome]


def read_body(s: Guillotine, seat: int, body: str) -> int:
    if seat == CHANCE:
        return _read_outcome(s, body)
    if body == "pass":
        return PASS
    if body == "discard_guards":
        return pieces.DISCARD_GUARDS
    verb, aims, letter = body.partition(">")
    if aims and verb == "name":
        return pieces.CHOOSE_PLAYER + (read_seat(letter, s.seats) - seat) % s.seats
    verb, names, name = body.partition("=")
    if names and verb == "play":
        return pieces.PLAY + read_action(name)
    if names and verb == "card":
        return pieces.CHOOSE_CARD + read_action(name)
    if names and verb == "noble":
        return pieces.CHOOSE_NOBLE + read_noble(name)
    if names and verb == "by" and name in ("1", "2", "3"):
        return pieces.DISTANCE + int(name)
    raise BadNotation("unknown_move", text=body)


def _read_outcome(s: Guillotine, body: str) -> int:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, FirstPlayer):
        return read_seat(body, s.seats)
    if body == FALLS:
        return 0 if isinstance(step, Blade) else pieces.NOBLES  # nothing that could be drawn
    return ACTION_OF[body] if body in ACTION_OF else read_noble(body)


def read_action(name: str) -> int:
    if name not in ACTION_OF:
        raise BadNotation("unknown_card", text=name, expected=pieces.ACTIONS)
    return ACTION_OF[name]


def read_noble(name: str) -> int:
    if name not in NOBLE_OF:
        raise BadNotation("unknown_noble", text=name, expected=pieces.NOBLE_NAMES)
    return NOBLE_OF[name]


def nobles_of(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([NOBLE_OF[name] for name in names])


def cards_of(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([ACTION_OF[name] for name in names])
