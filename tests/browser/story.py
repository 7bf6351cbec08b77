"""A game of four that is always the same, for tests and pictures: its deal, moments of it, its end.

Élise holds the Duchess and the Captain, Joost the Countess and the Assassin, Noor two Ambassadors, the
automaton the Captain and the Duchess. There are bluffs that nobody doubts, a doubt that is wrong, one that
is right, an exchange and three Coups.
"""

from __future__ import annotations

from typing import Final

SEED: Final = 1_664_844  # under which chance deals just so, and draws what the words below say it draws
PEOPLE: Final = ("Élise", "Joost", "Noor")  # in the first three seats; an automaton in the fourth

FIRST_ROUND: Final = """
    a:tax b:pass c:pass d:pass
    b:steal>c c:pass d:pass a:pass c:pass
    c:exchange d:pass a:pass b:pass ~countess ~assassin c:return=ambassador c:return=assassin
    d:foreign_aid a:pass b:pass c:pass"""
SECOND_ROUND: Final = f"""{FIRST_ROUND}
    a:tax b:challenge ~countess b:lose=assassin
    b:income
    c:steal>a d:pass a:challenge c:lose=ambassador
    d:tax a:pass b:pass c:pass"""
END: Final = f"""{SECOND_ROUND}
    a:coup>b
    c:income
    d:coup>c
    a:tax d:pass
    d:steal>a a:pass a:counter=captain d:challenge ~ambassador d:lose=duchess
    a:tax d:pass
    d:income
    a:coup>d"""

MY_TURN: Final = FIRST_ROUND  # Élise has 5 coins
WINDOW: Final = f"{FIRST_ROUND} a:tax b:challenge ~countess b:lose=assassin b:steal>a"  # Élise is robbed
MUST_LOSE: Final = f"{FIRST_ROUND} a:exchange b:challenge"  # Élise bluffed
THEIR_TURN: Final = f"{FIRST_ROUND} a:income"  # Joost's
