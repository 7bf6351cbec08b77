# mypyc: compile
"""Moves of Le Lys et la Cocarde as text: `mark=pc>b`, `attack=att_r>b`, `plant=19`, `play=marat`, `~2+c`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cabale.core.agenda import PASS
from cabale.core.errors import BadNotation
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.cocarde import pieces
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.rules import Closing
from cabale.games.cocarde.squares import LAST
from cabale.games.cocarde.table import Cocarde

DECLINE: Final = "none"  # no card is played; in the end phase it is `end`
END: Final = "end"
VERBS: Final = (DECLINE, "roll", "books", "escape", "yes", "no")  # of the first numbers
PLAIN: Final = {END: PASS, **{verb: move for move, verb in enumerate(VERBS)}}

# The verb of every move, by its number.
VERB_OF: Final = [
    *VERBS,
    *["mark"] * (pieces.ATTACK - pieces.MARK),
    *["attack"] * (pieces.DISCARD - pieces.ATTACK),
    *["discard"] * (pieces.PLANT + 1 - pieces.DISCARD),
    *["plant"] * (pieces.NAME - pieces.PLANT - 1),
    *["name"] * (pieces.GIVE - pieces.NAME),
    *["give"] * (pieces.PLAY - pieces.GIVE),
    *["play"] * (pieces.TRADE + 1 - pieces.PLAY),
    *["trade"] * (pieces.SIZE - pieces.TRADE - 1),
]

WITH_CARD: Final = {"discard": pieces.DISCARD, "give": pieces.GIVE, "play": pieces.PLAY}

CARD_OF: Final = {name: card for card, name in enumerate(pieces.CARDS)}
THROW_NAMES: Final = [
    f"{pieces.FACES[low]}+{pieces.FACES[high]}"
    for low, high in zip(pieces.LOW_DIE, pieces.HIGH_DIE, strict=True)
]
THROW_OF: Final = {name: throw for throw, name in enumerate(THROW_NAMES)}


def write_body(s: Cocarde, seat: int, move: int) -> str:
    if seat == CHANCE:
        return _write_outcome(s, move)
    if move == PASS and s.agenda and isinstance(s.agenda[-1], Closing):
        return END
    if PASS <= move < pieces.MARK:
        return VERBS[move]
    if pieces.MARK <= move < pieces.ATTACK:
        distance, role = divmod(move - pieces.MARK, 5)
        return f"mark={pieces.ROLES[role + 1]}>{LETTERS[s.away(seat, distance)]}"
    if pieces.ATTACK <= move < pieces.DISCARD:
        card = pieces.CARDS[pieces.ATTACK_CARD + (move - pieces.ATTACK) // 5]
        return f"attack={card}>{LETTERS[s.away(seat, (move - pieces.ATTACK) % 5 + 1)]}"
    if PASS <= move < pieces.SIZE and VERB_OF[move] in WITH_CARD:
        verb = VERB_OF[move]
        return f"{verb}={pieces.CARDS[move - WITH_CARD[verb]]}"
    if pieces.PLANT < move < pieces.PLANT + LAST:
        return f"plant={move - pieces.PLANT}"
    if pieces.NAME <= move < pieces.NAME + pieces.FULLEST:
        return f"name>{LETTERS[s.away(seat, move - pieces.NAME)]}"
    if pieces.TRADE < move < pieces.SIZE:
        return f"trade={move - pieces.TRADE}"
    raise BadNotation("unknown_move", text=str(move))


def _write_outcome(s: Cocarde, outcome: int) -> str:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Throw):
        return THROW_NAMES[outcome]
    return DECLINE if isinstance(step, Covered) else pieces.CARDS[outcome]


def read_body(s: Cocarde, seat: int, body: str) -> int:
    if seat == CHANCE:
        return _read_outcome(s, body)
    if body in PLAIN:
        return PLAIN[body]
    verb, _, rest = body.partition("=")
    if verb == "mark":
        return _read_mark(s, seat, rest)
    if verb == "attack":
        return _read_attack(s, seat, rest)
    if verb in WITH_CARD:
        return WITH_CARD[verb] + read_card(rest)
    if verb == "plant" and rest in SQUARES:
        return pieces.PLANT + int(rest)
    if verb == "trade" and rest in BOOK_COUNTS:
        return pieces.TRADE + int(rest)
    verb, aims, letter = body.partition(">")
    if aims and verb == "name":
        return pieces.NAME + (read_seat(letter, s.seats) - seat) % s.seats
    raise BadNotation("unknown_move", text=body)


SQUARES: Final = tuple([str(square) for square in range(1, LAST)])
BOOK_COUNTS: Final = tuple([str(books) for books in range(1, pieces.COPIES[pieces.BOOK] + 1)])


def _read_mark(s: Cocarde, seat: int, text: str) -> int:
    role, _, letter = text.partition(">")
    if role not in pieces.ROLES[pieces.NONE + 1 :]:
        raise BadNotation("unknown_role", text=role, expected=pieces.ROLES[pieces.NONE + 1 :])
    return pieces.MARK + 5 * ((read_seat(letter, s.seats) - seat) % s.seats) + pieces.ROLES.index(role) - 1


def _read_attack(s: Cocarde, seat: int, text: str) -> int:
    card, _, letter = text.partition(">")
    colour = read_card(card) - pieces.ATTACK_CARD
    distance = (read_seat(letter, s.seats) - seat) % s.seats
    if not 0 <= colour <= pieces.RED or not distance:
        raise BadNotation("unknown_move", text=f"attack={text}")
    return pieces.ATTACK + 5 * colour + distance - 1


def _read_outcome(s: Cocarde, body: str) -> int:
    step = s.agenda[-1] if s.agenda else None
    low, plus, high = body.partition("+")
    if plus:
        throw = THROW_OF.get(body, THROW_OF.get(f"{high}+{low}", -1))
        if throw < 0:
            raise BadNotation("unknown_throw", text=body, expected=pieces.FACES)
        return throw if isinstance(step, Throw) else pieces.KINDS_OF_CARDS  # nothing that could be drawn
    if body == DECLINE:
        return PASS if isinstance(step, Covered) else pieces.KINDS_OF_CARDS
    card = read_card(body)
    return pieces.KINDS_OF_CARDS if isinstance(step, Throw | Covered) else card


def read_card(name: str) -> int:
    if name not in CARD_OF:
        raise BadNotation("unknown_card", text=name, expected=pieces.CARDS)
    return CARD_OF[name]


def cards_of(names: Iterable[str]) -> tuple[int, ...]:
    return tuple([CARD_OF[name] for name in names])
