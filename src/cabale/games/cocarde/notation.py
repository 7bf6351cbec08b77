# mypyc: compile
"""Moves of Le Lys et la Cocarde as text: `mark=pc>b`, `attack=att_r>b`, `plant=19`, `play=marat`, `~2+c`."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import PASS
from cabale.core.errors import BadNotation
from cabale.core.notation import read_seat
from cabale.core.seats import CHANCE, LETTERS
from cabale.games.cocarde.dealing import Covered
from cabale.games.cocarde.moving import Throw
from cabale.games.cocarde.pieces import (
    ATTACK,
    ATTACK_CARD,
    BOOK,
    BOOKS,
    CARDS,
    COPIES,
    DISCARD,
    ESCAPE,
    FACES,
    FULLEST,
    GIVE,
    HIGH_DIE,
    KINDS_OF_CARDS,
    LOW_DIE,
    MARK,
    NAME,
    NO,
    NONE,
    PLANT,
    PLAY,
    RED,
    ROLES,
    ROLL,
    SIZE,
    THROWS,
    TRADE,
    YES,
)
from cabale.games.cocarde.rules import Closing
from cabale.games.cocarde.squares import LAST
from cabale.games.cocarde.table import Cocarde

DECLINE: Final = "none"  # no card is played; in the end phase it is `end`
END: Final = "end"
PLAIN: Final[dict[str, int]] = {
    DECLINE: PASS, END: PASS, "roll": ROLL, "books": BOOKS, "escape": ESCAPE, "yes": YES, "no": NO,
}  # fmt: skip
VERBS: Final = ("none", "roll", "books", "escape", "yes", "no")  # of the first numbers

CARD_OF: Final = {name: card for card, name in enumerate(CARDS)}
THROW_OF: Final = {f"{FACES[LOW_DIE[throw]]}+{FACES[HIGH_DIE[throw]]}": throw for throw in range(THROWS)}


def write_body(s: Cocarde, seat: int, move: int) -> str:
    if seat == CHANCE:
        return _write_outcome(s, move)
    if move == PASS and s.agenda and isinstance(s.agenda[-1], Closing):
        return END
    if PASS <= move < MARK:
        return VERBS[move]
    if MARK <= move < ATTACK:
        return f"mark={ROLES[(move - MARK) % 5 + 1]}>{LETTERS[s.away(seat, (move - MARK) // 5)]}"
    if ATTACK <= move < DISCARD:
        card = CARDS[ATTACK_CARD + (move - ATTACK) // 5]
        return f"attack={card}>{LETTERS[s.away(seat, (move - ATTACK) % 5 + 1)]}"
    if DISCARD <= move < DISCARD + KINDS_OF_CARDS:
        return f"discard={CARDS[move - DISCARD]}"
    if PLANT < move < PLANT + LAST:
        return f"plant={move - PLANT}"
    if NAME <= move < NAME + FULLEST:
        return f"name>{LETTERS[s.away(seat, move - NAME)]}"
    if GIVE <= move < GIVE + KINDS_OF_CARDS:
        return f"give={CARDS[move - GIVE]}"
    if PLAY <= move < PLAY + KINDS_OF_CARDS:
        return f"play={CARDS[move - PLAY]}"
    if TRADE < move < SIZE:
        return f"trade={move - TRADE}"
    raise BadNotation("unknown_move", text=str(move))


def _write_outcome(s: Cocarde, outcome: int) -> str:
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Throw):
        return f"{FACES[LOW_DIE[outcome]]}+{FACES[HIGH_DIE[outcome]]}"
    return DECLINE if isinstance(step, Covered) else CARDS[outcome]


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
    if verb == "discard":
        return DISCARD + read_card(rest)
    if verb == "give":
        return GIVE + read_card(rest)
    if verb == "play":
        return PLAY + read_card(rest)
    if verb == "plant" and rest in SQUARES:
        return PLANT + int(rest)
    if verb == "trade" and rest in BOOK_COUNTS:
        return TRADE + int(rest)
    verb, aims, letter = body.partition(">")
    if aims and verb == "name":
        return NAME + (read_seat(letter, s.seats) - seat) % s.seats
    raise BadNotation("unknown_move", text=body)


SQUARES: Final = tuple([str(square) for square in range(1, LAST)])
BOOK_COUNTS: Final = tuple([str(books) for books in range(1, COPIES[BOOK] + 1)])


def _read_mark(s: Cocarde, seat: int, text: str) -> int:
    role, _, letter = text.partition(">")
    if role not in ROLES[NONE + 1 :]:
        raise BadNotation("unknown_role", text=role, expected=ROLES[NONE + 1 :])
    return MARK + 5 * ((read_seat(letter, s.seats) - seat) % s.seats) + ROLES.index(role) - 1


def _read_attack(s: Cocarde, seat: int, text: str) -> int:
    card, _, letter = text.partition(">")
    colour = read_card(card) - ATTACK_CARD
    distance = (read_seat(letter, s.seats) - seat) % s.seats
    if not 0 <= colour <= RED or not distance:
        raise BadNotation("unknown_move", text=f"attack={text}")
    return ATTACK + 5 * colour + distance - 1


def _read_outcome(s: Cocarde, body: str) -> int:
    step = s.agenda[-1] if s.agenda else None
    low, plus, high = body.partition("+")
    if plus:
        throw = THROW_OF.get(body, THROW_OF.get(f"{high}+{low}", -1))
        if throw < 0:
            raise BadNotation("unknown_throw", text=body, expected=FACES)
        return throw if isinstance(step, Throw) else KINDS_OF_CARDS  # nothing that could be drawn
    if body == DECLINE:
        return PASS if isinstance(step, Covered) else KINDS_OF_CARDS
    card = read_card(body)
    return KINDS_OF_CARDS if isinstance(step, Throw | Covered) else card


def read_card(name: str) -> int:
    if name not in CARD_OF:
        raise BadNotation("unknown_card", text=name, expected=CARDS)
    return CARD_OF[name]
