"""Games for the analysis: some played by bots, some word for word."""

from __future__ import annotations

from cabale import bots
from cabale.analysis import Analysis
from cabale.core.agenda import State
from cabale.core.match import Match, deal
from cabale.core.playout import playout
from cabale.games import game
from cabale.games.complots import COMPLOTS

SEATS = {"complots": 4, "guillotine": 3, "druide": 3, "convention": 2, "cocarde": 2}
TRIES = 8  # games that are played on at random
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
    words += [tax, income, tax, income, tax, income, tax, income, "a:coup>b"]
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


def touches(match: Match, analysis: Analysis) -> list[int]:
    """The places at which a seat has nothing or all, though the game could still have gone otherwise."""
    state, found = match.game.begin(match.seats, match.options), []
    for place, (seat, move) in enumerate(match.log):
        if place >= match.given:
            row = analysis.curve[place - match.given]
            sure = [number for number, share in enumerate(row) if share in (0.0, 1.0)]
            ends = [_at_random(state.clone(), number) for number in range(TRIES if sure else 0)]
            if any(end[number] != row[number] for end in ends for number in sure):
                found.append(place)
        state.act(seat, move)
    return found


def _at_random(state: State, number: int) -> list[float]:
    playout(state, number)
    return state.scores()
