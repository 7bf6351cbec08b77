# mypyc: compile
"""How players of the Convention tend to answer: quick, for a search asks it in every walk.

In a position imagined by a search everybody plays by the own cards and by what lies open, never by the
cards of others.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.convention import hearings
from cabale.bots.convention.balance import Balance, weighed
from cabale.bots.convention.errands import cards, held_cards
from cabale.bots.convention.habits import Habits
from cabale.bots.search.lots import lot, next_number
from cabale.core.agenda import PASS
from cabale.games.convention import pieces
from cabale.games.convention.assembly import Agenda, ChooseReporter, Dissolution, Motion, Move
from cabale.games.convention.club import Defence, Delayed, Target
from cabale.games.convention.denouncing import Answer, Summons
from cabale.games.convention.exile import GivingUp, Rehabilitation
from cabale.games.convention.table import Convention
from cabale.games.convention.voting import Scrutiny

# Of movements, fitted on those of 26 games; in powers of e.
SERVICE: Final = [  # what being the n-th of a faction at a post speaks for it
    [0.0, -0.38, -0.88, 0.11, -0.56, -0.56, -0.56],  # at the Convention
    [0.0, -0.51, 0.74, -0.73, 0.54, 0.0, 0.0],  # at the Committee
    [0.0, -1.2, 0.92, 0.59, 0.49, 0.49, 0.49],  # on Mission
    [0.0, -1.17, 0.68, 0.81, 0.59, 0.0, 0.0],  # at the Club
    [0.0, -0.28, 1.06, -0.25, -0.56, 0.0, 0.0],  # at the Tribunal
]
EARNED: Final = 2.6  # what the PP of the Committee speak for it, by a deputy that they are worth
WON_AWAY: Final = 5.66  # what the PP of a Mission speak for it, by a deputy that they are worth
DISGRACE: Final = 0.74  # the 3 PP that a denunciation takes
SUMMONS: Final = 0.39  # all that a trial may take
NOBODY_MOVES: Final = 1.77  # the weight of a pass in Phase I
NOBODY_COMES: Final = 0.6  # the weight of a pass where one deputy alone is thought of
UNDEFENDED: Final = 0.3  # how often a card for somebody's defence waits for a better moment


def answers(s: Convention, seat: int, moves: list[int], habits: Habits) -> list[float]:
    """How likely each of these is, in no particular scale."""
    step = s.agenda[-1]
    if isinstance(step, Scrutiny):
        return hearings.votes(s, seat, moves, step, habits)
    if isinstance(step, Move):
        return movements(s, step, moves, habits)
    if isinstance(step, Agenda):
        return hearings.speeches(s, moves)
    if isinstance(step, ChooseReporter):
        return hearings.reporters(s, s.at(step.turn), moves, habits)
    if isinstance(step, Motion):
        return hearings.motions(s, moves, habits)
    if isinstance(step, Summons):
        return hearings.ways_out(s, s.charges[step.place], moves, habits)
    if isinstance(step, Rehabilitation):
        return [hearings.SELDOM if move < pieces.CHOOSE else 1.0 for move in moves]
    if isinstance(step, Delayed):
        return held_cards(s, step.faction, moves)
    if isinstance(step, Dissolution):
        ends = hearings.end_now(s, seat)
        return [1.0 - ends, ends]
    if isinstance(step, GivingUp):
        return hearings.giving_up(s, step.deputy(s), habits)
    if isinstance(step, Target):
        return hearings.blows(s, [move - pieces.CHOOSE for move in moves])
    if isinstance(step, Defence):
        return [UNDEFENDED if move < pieces.CHOOSE else 1.0 for move in moves]
    if isinstance(step, Answer):
        return [1.0 if move == pieces.GUESS else hearings.NEVER for move in moves]  # H-5
    return cards(s, moves)


# --- Phase I --------------------------------------------------------------------------------------


def movements(s: Convention, step: Move, moves: list[int], habits: Habits) -> list[float]:
    """Each deputy where he earns most and is needed; a pass is for good. Whose Report others have promised to
    vote for stays."""
    balance = weighed(s)
    here = balance.here[s.at(step.turn)]
    weights = [NOBODY_MOVES]
    at = -1
    now = 0.0
    twin = False
    for move in moves[1:]:
        deputy = (move - pieces.MOVE) // pieces.FREE_POSTS
        if deputy != at:
            at = deputy
            twin = hearings.has_twin(s, deputy)
            now = 0.0 if twin else service(balance, here, s.popularity[deputy], s.post[deputy], 0)
        if twin or habits.reports >> deputy & 1:
            weights.append(hearings.SELDOM)
        else:
            post = (move - pieces.MOVE) % pieces.FREE_POSTS
            gain = service(balance, here, s.popularity[deputy], post, 1) - now
            weights.append(exp(min(8.0, gain)))
    return weights


def one_step(s: Convention, step: Move, moves: list[int], number: int) -> int:
    """A movement for play in thought: somebody who comes to mind, where he earns most, or a pass."""
    faction = s.at(step.turn)
    first = number >> 8
    for i in range(pieces.PER_FACTION):
        deputy = faction * pieces.PER_FACTION + (first + i) % pieces.PER_FACTION
        start = pieces.MOVE + pieces.FREE_POSTS * deputy
        open_to = [move for move in moves if start <= move < start + pieces.FREE_POSTS]
        if open_to:
            balance = weighed(s)
            here = balance.here[faction]
            popularity = s.popularity[deputy]
            now = service(balance, here, popularity, s.post[deputy], 0)
            weights = [NOBODY_COMES]
            for move in open_to:
                gain = service(balance, here, popularity, move - start, 1) - now
                weights.append(exp(min(8.0, gain)))
            chosen = lot(weights, next_number(number))
            return open_to[chosen - 1] if chosen else PASS
    return PASS


def service(balance: Balance, here: list[int], popularity: int, post: int, more: int) -> float:
    """What speaks for a deputy at a post, as one more there than now, or as one of those who are."""
    place = here[post] + more
    speaks = SERVICE[post][place]
    if post == pieces.MISSION:
        earned = balance.gain(popularity, 2) if place > 1 else 0.75 * balance.gain(popularity, 2)
        return speaks + WON_AWAY * earned + DISGRACE * balance.gain(popularity, -3)
    if post == pieces.JACOBINS:
        return speaks + DISGRACE * balance.gain(popularity, -3)
    if post == pieces.COMMITTEE:
        speaks += EARNED * balance.gain(popularity, 1)
    return speaks - SUMMONS * balance.free(popularity)
