# mypyc: compile
"""What the box of Le Lys et la Cocarde holds, and the numbers that moves go by: tables, no logic."""

from __future__ import annotations

from typing import Final

# --- cards: 1.3, 1.4 ------------------------------------------------------------------------------

# key, first and last square for which the character is valid
_CHARACTERS: Final[list[tuple[str, int, int]]] = [
    ("mirabeau", 1, 14),
    ("sieyes", 1, 19),
    ("louis_xvi", 1, 25),
    ("bailly", 3, 20),
    ("gregoire", 4, 31),
    ("la_fayette", 6, 27),
    ("marie_antoinette", 9, 25),
    ("marat", 9, 38),
    ("talleyrand", 10, 22),
    ("robespierre", 19, 43),  # the only one that the rulebook gives
    ("de_gouges", 19, 39),
    ("danton", 26, 41),
    ("desmoulins", 30, 41),
    ("saint_just", 31, 43),
    ("hebert", 32, 41),
    ("carnot", 40, 54),
    ("tallien", 44, 51),
    ("barras", 44, 55),
    ("de_stael", 50, 56),
    ("bonaparte", 51, 56),
]
CHARACTERS: Final = tuple([key for key, _, _ in _CHARACTERS])

BLUE: Final = 0
YELLOW: Final = 1
RED: Final = 2
NO_COLOUR: Final = -1
COLOURS: Final = ("blue", "yellow", "red")

# key, copies
_KINDS: Final[list[tuple[str, int]]] = [
    ("role_c", 20),
    ("role_l", 20),
    ("role_p", 8),
    ("att_b", 4),
    ("att_y", 4),
    ("att_r", 7),
    ("def_b", 4),
    ("def_y", 4),
    ("def_r", 7),
    *[(key, 1) for key in CHARACTERS],
    ("escape", 4),
    ("book", 8),
]
CARDS: Final = tuple([key for key, _ in _KINDS])
KINDS_OF_CARDS: Final = 31
COPIES: Final[list[int]] = [copies for _, copies in _KINDS]
ALL_CARDS: Final = 110

ROLE_C: Final = 0
ROLE_L: Final = 1
ROLE_P: Final = 2
ATTACK_CARD: Final = 3  # + colour
DEFENCE_CARD: Final = 6  # + colour
FIRST_CHARACTER: Final = 9
LAST_CHARACTER: Final = 28
ESCAPE_CARD: Final = 29
BOOK: Final = 30

FIRST_SQUARE: Final[list[int]] = [
    _CHARACTERS[kind - FIRST_CHARACTER][1] if FIRST_CHARACTER <= kind <= LAST_CHARACTER else 0
    for kind in range(KINDS_OF_CARDS)
]
LAST_SQUARE: Final[list[int]] = [
    _CHARACTERS[kind - FIRST_CHARACTER][2] if FIRST_CHARACTER <= kind <= LAST_CHARACTER else -1
    for kind in range(KINDS_OF_CARDS)
]

TREES: Final = 80
CERTIFICATES: Final = 80

# --- roles: section 5 -----------------------------------------------------------------------------

NONE: Final = 0
C: Final = 1  # cocarde, revolutionary
L: Final = 2  # fleur-de-lys, royalist
P: Final = 3  # cross, priest
PC: Final = 4  # sworn priest
PL: Final = 5  # refractory priest
ROLES: Final = ("none", "c", "l", "p", "pc", "pl")

# The cards that lie before a player in each state.
MARKING: Final[list[tuple[int, ...]]] = [
    (),
    (ROLE_C,),
    (ROLE_L,),
    (ROLE_P,),
    (ROLE_C, ROLE_P),
    (ROLE_L, ROLE_P),
]
# L-15: what a card may make of a state; the rows are states, the columns the three role cards.
RESULTS: Final[list[list[tuple[int, ...]]]] = [
    [(C,), (L,), (P,)],
    [(), (L,), (P, PC)],
    [(C,), (), (P, PL)],
    [(C, PC), (L, PL), ()],
    [(C,), (), (P,)],
    [(), (L,), (P,)],
]
# The card that makes one state of another, or -1: two cards never do the same.
MARKED_BY: Final[list[list[int]]] = [
    [
        next((card for card in (ROLE_C, ROLE_L, ROLE_P) if result in RESULTS[state][card]), -1)
        for result in range(6)
    ]
    for state in range(6)
]


def _states(*states: int) -> int:
    return sum([1 << state for state in states])


# Conditions of sentences, as sets of states (1.5).
ALL: Final = _states(NONE, C, L, P, PC, PL)
COCKADE: Final = _states(C, PC)  # C*
LILY: Final = _states(L, PL)  # L*
CROSS: Final = _states(P, PC, PL)  # P*
MARKED_AT_ALL: Final = _states(C, L, P, PC, PL)  # X
UNSWORN: Final = _states(P, PL)
EITHER_CAMP: Final = COCKADE | LILY
NOBODY_AT_ALL: Final = 0

CITOYENNE: Final = 0
CITOYEN: Final = 1
FIGURES: Final = ("citoyenne", "citoyen")

# --- dice: 1.2 ------------------------------------------------------------------------------------

FACES: Final = ("1", "2", "3", "4", "c", "l")
FACE_C: Final = 4
FACE_L: Final = 5
_THROWS: Final[list[tuple[int, int]]] = [(one, two) for one in range(6) for two in range(one, 6)]
THROWS: Final = 21  # two identical dice
LOW_DIE: Final[list[int]] = [one for one, _ in _THROWS]
HIGH_DIE: Final[list[int]] = [two for _, two in _THROWS]
THROW_WEIGHTS: Final[list[int]] = [1 if one == two else 2 for one, two in _THROWS]
NO_THROW: Final = -1

# --- numbers of the rulebook ----------------------------------------------------------------------

FEWEST: Final = 2
FULLEST: Final = 6  # seats
HAND: Final = 6  # dealt, and the most that may be held
PAIR: Final = 2  # books for one tree

# --- moves: one catalogue for all tables ----------------------------------------------------------

ROLL: Final = 1  # 0 is PASS: to decline, or to end
BOOKS: Final = 2
ESCAPE: Final = 3
YES: Final = 4
NO: Final = 5
MARK: Final = 6  # + 5 × clockwise distance + result − 1
ATTACK: Final = 36  # + 5 × colour + clockwise distance − 1
DISCARD: Final = 51  # + kind
PLANT: Final = 81  # + square, 1 to 55
NAME: Final = 137  # + clockwise distance, 0 for oneself
GIVE: Final = 143  # + kind
PLAY: Final = 174  # + kind
TRADE: Final = 204  # + books, 1 to 8
SIZE: Final = 213

# --- the ways of a pawn ---------------------------------------------------------------------------

BY_DICE: Final = 0
BACKWARDS: Final = 1  # the rest of a count
CARRIED: Final = 2
CARRIED_BACK: Final = 3
SENT: Final = 4  # by a sentence
DRAGGED: Final = 5  # by somebody else's sentence
RECALLED: Final = 6  # S35
BY_ESCAPE: Final = 7
STRUCK_DOWN: Final = 8  # by an attack
WAYS: Final = (
    "dice", "back", "carried", "carried_back", "sent", "dragged", "recalled", "escape", "attack",
)  # fmt: skip

# Why the roller's pawn stays.
NOT_HELD: Final = -1  # it moves
UNSIGNED: Final = 0  # L-20: symbols came up, and it bears none of them
WAITING: Final = 1  # L-29: alone on 1
DRINKING: Final = 2  # L-22: a double does not lead out of the tavern
VISITING: Final = 3  # L-32
DEPORTED: Final = 4  # L-22: only a double leads out of Guyane
HOLDS: Final = ("unsigned", "waiting", "drinking", "visiting", "deported")
