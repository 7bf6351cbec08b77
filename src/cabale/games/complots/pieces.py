# mypyc: compile
"""What the box of Complots holds, and the numbers that moves go by: tables, no logic."""

from __future__ import annotations

from typing import Final

# C-1: the characters. The envoy (*l'Ambassadeur* or *l'Inquisiteur*) is whichever the game uses.
DUCHESS: Final = 0
ASSASSIN: Final = 1
COUNTESS: Final = 2
CAPTAIN: Final = 3
ENVOY: Final = 4
CHARACTERS: Final = 5
ALONE: Final[list[tuple[int, ...]]] = [(character,) for character in range(CHARACTERS)]  # hands of one

AMBASSADOR: Final = 0
INQUISITOR: Final = 1
ENVOYS: Final = ("ambassador", "inquisitor")
FIXED: Final = ("duchess", "assassin", "countess", "captain")
NAMES: Final = ((*FIXED, "ambassador"), (*FIXED, "inquisitor"))  # of the five in the game, by its envoy

# Moves: one catalogue for all tables. Targets are clockwise distances 1 to 7.
CHALLENGE: Final = 1  # 0 is PASS
INCOME: Final = 2
FOREIGN_AID: Final = 3
TAX: Final = 4
EXCHANGE: Final = 5
COUP: Final = 6  # + distance - 1
ASSASSINATE: Final = 13
STEAL: Final = 20
EXAMINE: Final = 27
COUNTER: Final = 34  # + one of COUNTERS
LOSE: Final = 38  # + character
RETURN: Final = 43
SHOW: Final = 48
GIVE_BACK: Final = 53
DISCARD: Final = 54
DRAFT: Final = 55
SIZE: Final = 60

FARTHEST: Final = 7  # distances to a target

ACTIONS: Final = {
    INCOME: "income",
    FOREIGN_AID: "foreign_aid",
    TAX: "tax",
    EXCHANGE: "exchange",
    COUP: "coup",
    ASSASSINATE: "assassinate",
    STEAL: "steal",
    EXAMINE: "examine",
}
TARGETED: Final = (COUP, ASSASSINATE, STEAL, EXAMINE)

# C-13: what an action claims, costs and brings, and who counters it; read by the action's number.
NO_CHARACTER: Final = -1


def _by_action(table: dict[int, int], otherwise: int) -> list[int]:
    """A row with a place for every move: compiled rules read a list faster than a dictionary."""
    return [table.get(move, otherwise) for move in range(SIZE)]


CLAIMS: Final = _by_action(
    {TAX: DUCHESS, EXCHANGE: ENVOY, ASSASSINATE: ASSASSIN, STEAL: CAPTAIN, EXAMINE: ENVOY}, NO_CHARACTER
)
COUP_COST: Final = 7
ASSASSIN_COST: Final = 3
COSTS: Final = _by_action({COUP: COUP_COST, ASSASSINATE: ASSASSIN_COST}, 0)
GAINS: Final = _by_action({INCOME: 1, FOREIGN_AID: 2, TAX: 3}, 0)
COUNTERED_BY: Final = {FOREIGN_AID: [DUCHESS], ASSASSINATE: [COUNTESS], STEAL: [CAPTAIN, ENVOY]}
COUNTERS: Final = [DUCHESS, COUNTESS, CAPTAIN, ENVOY]
COUNTER_WITH: Final = {DUCHESS: COUNTER, COUNTESS: COUNTER + 1, CAPTAIN: COUNTER + 2, ENVOY: COUNTER + 3}
COUNTERING: Final = [[COUNTER_WITH[c] for c in COUNTERED_BY.get(move, [])] for move in range(SIZE)]
COUNTERABLE: Final = [move in COUNTERED_BY for move in range(SIZE)]

LOOT: Final = 2  # C-36
EXCHANGED: Final = [2, 1]  # cards that the envoy draws and gives back, by which it is (C-37, C-38)
MUST_COUP: Final = 10  # C-12
RICHEST: Final = 12  # C-12: nobody can ever hold more
TREASURY: Final = 54  # C-3
