"""Games for the analysis: some played by bots, some word for word."""

from __future__ import annotations

from cabale import bots
from cabale.core.match import Match, deal
from cabale.games import game
from cabale.games.complots import COMPLOTS

SEATS = {"complots": 4, "guillotine": 3, "druide": 3, "convention": 2, "cocarde": 2}
DEAL = "~duchess ~assassin a:draft=countess b:draft=captain"


def scripted(words: str, deal: str = DEAL, seats: int = 2) -> Match:
    """A game of Complots, or its beginning."""
    return Match(COMPLOTS, seats, {"first_player": "a"}, secret=b"s" * 32, given=(deal + " " + words).split())


def own(match: Match) -> Match:
    """The same with all its words played here, and none elsewhere."""
    match.given = 0
    return match


def a_wins() -> Match:
    """a, who holds the Duchess, is never doubted, and takes both of b's lives; b has no say in the end."""
    tax, income = "a:tax b:pass", "b:income"
    words = [tax, income, tax, income, "a:coup>b b:lose=captain", income]
    words += [tax, income, tax, income, tax, income, "a:coup>b"]
    return own(scripted(" ".join(words)))


TAX = "a:tax b:pass b:tax a:pass"  # three coins each; b does not hold the Duchess
ENDGAME = f"a:income b:income {TAX} {TAX} a:coup>b b:lose=captain b:coup>a a:lose=countess {TAX} {TAX}"
"""Both have one card and enough coins: who does not overthrow the other now is overthrown."""


def a_blunders() -> Match:
    return own(scripted(f"{ENDGAME} a:income b:coup>a"))


def played(name: str, seed: int = 3, level: str = "random") -> Match:
    """A whole game of bots."""
    match = deal(game(name), SEATS[name], seed=seed)
    match.run([bots.make(name, level, seed + seat) for seat in range(match.seats)])
    return match
