# mypyc: compile
"""What the box of Guillotine holds, and the numbers that moves go by: tables, no logic."""

from __future__ import annotations

from typing import Final

# --- nobles: G-11, G-12 ---------------------------------------------------------------------------

PURPLE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
GREY: Final = 4
COLOURS: Final = ("purple", "red", "green", "blue", "grey")
ANY_COLOUR: Final = -1

# key, copies, colour, printed points (0 where the value is counted when scoring)
_NOBLES: Final[list[tuple[str, int, int, int]]] = [
    ("king_louis_xvi", 1, PURPLE, 5),
    ("marie_antoinette", 1, PURPLE, 5),
    ("regent", 1, PURPLE, 4),
    ("duke", 1, PURPLE, 3),
    ("baron", 1, PURPLE, 3),
    ("robespierre", 1, PURPLE, 3),
    ("count", 1, PURPLE, 2),
    ("countess", 1, PURPLE, 2),
    ("lord", 1, PURPLE, 2),
    ("lady", 1, PURPLE, 2),
    ("fast_noble", 1, PURPLE, 2),
    ("lady_in_waiting", 1, PURPLE, 1),
    ("royal_cartographer", 1, PURPLE, 1),
    ("coiffeur", 1, PURPLE, 1),
    ("piss_boy", 1, PURPLE, 1),
    ("master_spy", 1, RED, 4),
    ("general", 1, RED, 4),
    ("colonel", 1, RED, 3),
    ("captain_of_the_guard", 1, RED, 2),
    ("lieutenant", 2, RED, 2),
    ("palace_guard", 5, RED, 0),
    ("governor", 1, GREEN, 4),
    ("mayor", 1, GREEN, 3),
    ("councilman", 1, GREEN, 3),
    ("unpopular_judge", 2, GREEN, 2),
    ("tax_collector", 1, GREEN, 2),
    ("land_lord", 1, GREEN, 2),
    ("rival_executioner", 1, GREEN, 1),
    ("sheriff", 2, GREEN, 1),
    ("cardinal", 1, BLUE, 5),
    ("archbishop", 1, BLUE, 4),
    ("bad_nun", 1, BLUE, 3),
    ("bishop", 1, BLUE, 2),
    ("heretic", 1, BLUE, 2),
    ("wealthy_priest", 2, BLUE, 1),
    ("hero_of_the_people", 1, GREY, -3),
    ("the_clown", 1, GREY, -2),
    ("innocent_victim", 1, GREY, -1),
    ("martyr", 3, GREY, -1),
    ("tragic_figure", 1, GREY, 0),
]

KINDS_OF_NOBLES: Final = tuple([key for key, _, _, _ in _NOBLES])
NOBLES: Final = 50  # cards; each is a piece of its own (G-8)

KIND: Final[list[int]] = [kind for kind, row in enumerate(_NOBLES) for _ in range(row[1])]
COLOUR: Final[list[int]] = [_NOBLES[kind][2] for kind in KIND]
POINTS: Final[list[int]] = [_NOBLES[kind][3] for kind in KIND]
# Copies of a kind are told apart by a number: `martyr.1`, `martyr.2`, `martyr.3`.
NOBLE_NAMES: Final = tuple(
    [
        key if copies == 1 else f"{key}.{copy}"
        for key, copies, _, _ in _NOBLES
        for copy in range(1, copies + 1)
    ]
)


def _noble(name: str) -> int:
    return NOBLE_NAMES.index(name)


MARIE_ANTOINETTE: Final = _noble("marie_antoinette")
ROBESPIERRE: Final = _noble("robespierre")
COUNT: Final = _noble("count")
COUNTESS: Final = _noble("countess")
FAST_NOBLE: Final = _noble("fast_noble")
MASTER_SPY: Final = _noble("master_spy")
RIVAL_EXECUTIONER: Final = _noble("rival_executioner")
THE_CLOWN: Final = _noble("the_clown")
INNOCENT_VICTIM: Final = _noble("innocent_victim")
TRAGIC_FIGURE: Final = _noble("tragic_figure")
PALACE_GUARD: Final = KINDS_OF_NOBLES.index("palace_guard")
_JUDGE: Final = KINDS_OF_NOBLES.index("unpopular_judge")
IS_JUDGE: Final[list[bool]] = [kind == _JUDGE for kind in KIND]
IS_PALACE_GUARD: Final[list[bool]] = [kind == PALACE_GUARD for kind in KIND]

# What the text of a noble does when it is collected (G-60 to G-67).
NO_TEXT: Final = 0
DRAWS_CARD: Final = 1  # G-61
BRINGS_NOBLE: Final = 2  # G-62
COLLECTS_NEXT: Final = 3  # G-63
COLLECTS_TOP: Final = 4  # G-63
ENDS_DAY: Final = 5  # G-64
IS_GIVEN_AWAY: Final = 6  # G-65
COSTS_CARD: Final = 7  # G-66
_TEXTS: Final[dict[str, int]] = {
    "lord": DRAWS_CARD,
    "lady": DRAWS_CARD,
    "lady_in_waiting": DRAWS_CARD,
    "general": BRINGS_NOBLE,
    "captain_of_the_guard": BRINGS_NOBLE,
    "fast_noble": COLLECTS_NEXT,
    "rival_executioner": COLLECTS_TOP,
    "robespierre": ENDS_DAY,
    "the_clown": IS_GIVEN_AWAY,
    "innocent_victim": COSTS_CARD,
}
TEXT: Final[list[int]] = [_TEXTS.get(KINDS_OF_NOBLES[kind], NO_TEXT) for kind in KIND]

# --- action cards: G-13, G-14 ---------------------------------------------------------------------

# How a card is played: what it asks for, hence when it may be played.
PLAIN: Final = 0  # no choice: always playable (G-R9)
MOVES_NOBLE: Final = 1  # one noble, then how far
TO_FRONT: Final = 2  # one noble, to position 1
ANY_NOBLE: Final = 3  # one noble of the line
ANY_PLAYER: Final = 4  # a player, oneself included
OTHER_PLAYER: Final = 5
ONE_WITH_NOBLES: Final = 6  # a player, oneself included, who has a noble
ONE_WITH_CARDS: Final = 7  # a player, oneself included, who has a card in hand
OTHER_WITH_NOBLES: Final = 8
PILE_CARD: Final = 9  # a card of the action discard pile
FRONT_CARD: Final = 10  # a card in front of anybody
INTERRUPT: Final = 11  # only before somebody else's collect (G-91)

# key, copies, flags (L alters the line, F stays in front, E may be played in the final phase), how
_ACTIONS: Final[list[tuple[str, int, str, int]]] = [
    ("stumble", 2, "L", MOVES_NOBLE),
    ("pushed", 2, "L", MOVES_NOBLE),
    ("tis_a_far_better_thing", 1, "L", MOVES_NOBLE),
    ("ignoble_noble", 2, "L", MOVES_NOBLE),
    ("l_idiot", 2, "L", MOVES_NOBLE),
    ("was_that_my_name", 1, "L", MOVES_NOBLE),
    ("civic_pride", 1, "L", MOVES_NOBLE),
    ("military_might", 1, "L", MOVES_NOBLE),
    ("majesty", 1, "L", MOVES_NOBLE),
    ("public_demand", 1, "L", TO_FRONT),
    ("forward_march", 1, "L", TO_FRONT),
    ("let_them_eat_cake", 1, "L", PLAIN),
    ("lack_of_faith", 1, "L", PLAIN),
    ("trip", 2, "L", MOVES_NOBLE),
    ("friend_of_the_queen", 2, "L", MOVES_NOBLE),
    ("fainting_spell", 1, "L", MOVES_NOBLE),
    ("bribed_guards", 1, "L", PLAIN),
    ("opinionated_guards", 1, "L", PLAIN),
    ("milling_in_line", 2, "L", PLAIN),
    ("the_long_walk", 1, "L", PLAIN),
    ("mass_confusion", 1, "L", PLAIN),
    ("confusion_in_line", 1, "L", INTERRUPT),
    ("escape", 1, "L", PLAIN),
    ("fled_to_england", 1, "L", ANY_NOBLE),
    ("clothing_swap", 1, "L", ANY_NOBLE),
    ("extra_cart", 2, "L", PLAIN),
    ("late_arrival", 1, "L", PLAIN),
    ("missed", 1, "L", ONE_WITH_NOBLES),
    ("after_you", 1, "L", OTHER_PLAYER),
    ("double_feature", 2, "", PLAIN),
    ("political_influence", 2, "", PLAIN),
    ("scarlet_pimpernel", 1, "", PLAIN),
    ("rush_job", 1, "", ANY_PLAYER),
    ("forced_break", 1, "", PLAIN),
    ("infighting", 1, "", ONE_WITH_CARDS),
    ("information_exchange", 1, "", OTHER_PLAYER),
    ("lack_of_support", 1, "", ONE_WITH_CARDS),
    ("rain_delay", 1, "", PLAIN),
    ("rat_break", 1, "", PILE_CARD),
    ("clerical_error", 1, "", OTHER_WITH_NOBLES),
    ("missing_heads", 1, "", OTHER_WITH_NOBLES),
    ("twist_of_fate", 1, "", FRONT_CARD),
    ("church_support", 1, "FE", PLAIN),
    ("civic_support", 1, "FE", PLAIN),
    ("military_support", 1, "FE", PLAIN),
    ("foreign_support", 1, "F", PLAIN),
    ("fountain_of_blood", 1, "FE", PLAIN),
    ("indifferent_public", 1, "FE", PLAIN),
    ("tough_crowd", 1, "FE", OTHER_PLAYER),
    ("callous_guards", 1, "F", PLAIN),
]

ACTIONS: Final = tuple([key for key, _, _, _ in _ACTIONS])
KINDS_OF_ACTIONS: Final = 50
COPIES: Final[list[int]] = [copies for _, copies, _, _ in _ACTIONS]
ACTION_CARDS: Final = 60
ALTERS_LINE: Final[list[bool]] = ["L" in flags for _, _, flags, _ in _ACTIONS]
STAYS_IN_FRONT: Final[list[bool]] = ["F" in flags for _, _, flags, _ in _ACTIONS]
IN_FINAL_PHASE: Final[list[bool]] = ["E" in flags for _, _, flags, _ in _ACTIONS]
HOW: Final[list[int]] = [how for _, _, _, how in _ACTIONS]

STUMBLE: Final = 0
PUSHED: Final = 1
TIS_A_FAR_BETTER_THING: Final = 2
IGNOBLE_NOBLE: Final = 3
L_IDIOT: Final = 4
WAS_THAT_MY_NAME: Final = 5
CIVIC_PRIDE: Final = 6
MILITARY_MIGHT: Final = 7
MAJESTY: Final = 8
PUBLIC_DEMAND: Final = 9
FORWARD_MARCH: Final = 10
LET_THEM_EAT_CAKE: Final = 11
LACK_OF_FAITH: Final = 12
TRIP: Final = 13
FRIEND_OF_THE_QUEEN: Final = 14
FAINTING_SPELL: Final = 15
BRIBED_GUARDS: Final = 16
OPINIONATED_GUARDS: Final = 17
MILLING_IN_LINE: Final = 18
THE_LONG_WALK: Final = 19
MASS_CONFUSION: Final = 20
CONFUSION_IN_LINE: Final = 21
ESCAPE: Final = 22
FLED_TO_ENGLAND: Final = 23
CLOTHING_SWAP: Final = 24
EXTRA_CART: Final = 25
LATE_ARRIVAL: Final = 26
MISSED: Final = 27
AFTER_YOU: Final = 28
DOUBLE_FEATURE: Final = 29
POLITICAL_INFLUENCE: Final = 30
SCARLET_PIMPERNEL: Final = 31
RUSH_JOB: Final = 32
FORCED_BREAK: Final = 33
INFIGHTING: Final = 34
INFORMATION_EXCHANGE: Final = 35
LACK_OF_SUPPORT: Final = 36
RAIN_DELAY: Final = 37
RAT_BREAK: Final = 38
CLERICAL_ERROR: Final = 39
MISSING_HEADS: Final = 40
TWIST_OF_FATE: Final = 41
CHURCH_SUPPORT: Final = 42
CIVIC_SUPPORT: Final = 43
MILITARY_SUPPORT: Final = 44
FOREIGN_SUPPORT: Final = 45
FOUNTAIN_OF_BLOOD: Final = 46
INDIFFERENT_PUBLIC: Final = 47
TOUGH_CROWD: Final = 48
CALLOUS_GUARDS: Final = 49

# Cards that move one noble: forward is negative; how far at least and at most; which colour.
FORWARD: Final = -1
BACKWARD: Final = 1
_MOVERS: Final[dict[int, tuple[int, int, int, int]]] = {
    STUMBLE: (FORWARD, 1, 1, ANY_COLOUR),
    PUSHED: (FORWARD, 2, 2, ANY_COLOUR),
    TIS_A_FAR_BETTER_THING: (FORWARD, 3, 3, ANY_COLOUR),
    IGNOBLE_NOBLE: (FORWARD, 4, 4, ANY_COLOUR),
    L_IDIOT: (FORWARD, 1, 2, ANY_COLOUR),
    WAS_THAT_MY_NAME: (FORWARD, 1, 3, ANY_COLOUR),
    CIVIC_PRIDE: (FORWARD, 1, 2, GREEN),
    MILITARY_MIGHT: (FORWARD, 1, 2, RED),
    MAJESTY: (FORWARD, 1, 2, PURPLE),
    TRIP: (BACKWARD, 1, 1, ANY_COLOUR),
    FRIEND_OF_THE_QUEEN: (BACKWARD, 1, 2, ANY_COLOUR),
    FAINTING_SPELL: (BACKWARD, 1, 3, ANY_COLOUR),
}
_STILL: Final = (0, 0, 0, ANY_COLOUR)
WAY: Final[list[int]] = [_MOVERS.get(card, _STILL)[0] for card in range(KINDS_OF_ACTIONS)]
LEAST: Final[list[int]] = [_MOVERS.get(card, _STILL)[1] for card in range(KINDS_OF_ACTIONS)]
MOST: Final[list[int]] = [_MOVERS.get(card, _STILL)[2] for card in range(KINDS_OF_ACTIONS)]
ONLY_COLOUR: Final[list[int]] = [_MOVERS.get(card, _STILL)[3] for card in range(KINDS_OF_ACTIONS)]

# G-R38: what else changes the points of a pile, besides the cards marked E.
EXTENDED: Final = (CLERICAL_ERROR, MISSING_HEADS, TWIST_OF_FATE)

# G-86: one point more for each noble of a colour. G-87: so many points by themselves.
SUPPORTS: Final[list[tuple[int, int]]] = [
    (CHURCH_SUPPORT, BLUE),
    (CIVIC_SUPPORT, GREEN),
    (MILITARY_SUPPORT, RED),
]
FRONT_POINTS: Final[list[int]] = [
    {FOUNTAIN_OF_BLOOD: 2, TOUGH_CROWD: -2}.get(card, 0) for card in range(KINDS_OF_ACTIONS)
]

# --- numbers of the rulebook ----------------------------------------------------------------------

DAYS: Final = 3
LINE: Final = 12  # nobles laid out for a day (G-22)
HAND: Final = 5  # cards dealt to each (G-21)
FEWEST: Final = 2
FULLEST: Final = 5  # seats
REORDERED: Final = 4  # opinionated_guards
MILLED: Final = 5  # milling_in_line
CARTLOAD: Final = 3  # extra_cart
ARRIVALS: Final = 3  # late_arrival
ESCAPED: Final = 2  # escape
INFLUENCE: Final = 3  # cards more (G-R28)
QUARREL: Final = 2  # cards discarded in infighting
CAP: Final = 1000  # turns that no game of people reaches (G-R52)

# --- moves: one catalogue for all tables, however long the line -----------------------------------

DISCARD_GUARDS: Final = 1  # 0 is PASS
PLAY: Final = 2  # + action card
CHOOSE_NOBLE: Final = 52  # + noble
DISTANCE: Final = 101  # + 1 to 3
CHOOSE_PLAYER: Final = 105  # + clockwise distance, 0 for oneself
CHOOSE_CARD: Final = 110  # + action card
SIZE: Final = 160

FARTHEST: Final = 3

# Why nobody asks for a card (BARRED).
BY_RUSH_JOB: Final = 0
BY_JUDGE: Final = 1
BY_EMPTY_HAND: Final = 2
BARS: Final = ("rush_job", "unpopular_judge", "empty_hand")
