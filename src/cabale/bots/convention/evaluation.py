# mypyc: compile
"""What share of the win everybody may expect: play on in thought until a position can be judged.

A search plays on until the Missions or to the end of the round; the lookahead by one step only until the
matter in hand is settled, for whoever judges a position must find it quiet (Beal 1990, "A generalised
quiescence search algorithm").
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from cabale.bots.convention.balance import Balance, weighed, win
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.outlook import ON_MISSION, is_begun, outlook, rested
from cabale.bots.convention.policy import answers, one_step
from cabale.bots.search.lots import Luck, lot
from cabale.core.playout import drawn
from cabale.core.seats import CHANCE
from cabale.games.convention.assembly import Dissolution, Move
from cabale.games.convention.pieces import FREE_POSTS, MISSION, PER_FACTION, PHASES, SUMMONED
from cabale.games.convention.table import Convention
from cabale.games.convention.voting import Scrutiny

EXAMINED: Final = PHASES.index("prison")  # then prisoners are, at once
# Fitted on the rounds of 236 games, so that the shares said at the beginning of a round come true most often.
POSTED: Final = [0.0, 0.0, 0.03, 0.05, 0.1]  # of a deputy: what it adds to begin a round at each free post
EXILED: Final = 0.4  # what prisoners and fugitives come to, against what the dice alone would let them
UNSURE: Final = 0.75  # of deputies: how far luck carries totals apart in one round
FURTHER: Final = 0.15  # how much further with every round to come, by its square root
NEARLY_OVER: Final = 0.5  # how far in the second half of the last round
# The chance that one card brings a deputy on Mission to 5 PP, or leaves him there, by the PP he has.
BROUGHT: Final = [0.0, 0.0, 0.05, 0.22, 0.65, 0.77, 0.88, 0.95]


# --- playing on -----------------------------------------------------------------------------------


def evaluate(s: Convention, luck: Luck, habits: Habits) -> list[float]:
    """Until the Missions, where it begins before them, for what they bring is luck; otherwise to the end of
    the round."""
    until = s.round
    early = s.phase < ON_MISSION
    while s.agenda and s.round == until:
        if early and ON_MISSION <= s.phase < EXAMINED:
            return judge_within(s)
        go_on(s, luck, habits)
    return judge(s) if s.agenda else s.scores()


def glance(s: Convention, luck: Luck, habits: Habits) -> list[float]:
    """Until no ballot, trial or card is in hand, nor the end of the game; once prisoners are examined, to the
    end of the round."""
    until = s.round
    while s.agenda and s.round == until and not is_begun(s) and (s.phase >= EXAMINED or not is_quiet(s)):
        go_on(s, luck, habits)
    if not s.agenda:
        return s.scores()
    if not s.round:
        return [1.0 / s.seats] * s.seats
    return rested(s) if is_begun(s) else outlook(s, habits)


def is_quiet(s: Convention) -> bool:
    if s.tray or s.picked or isinstance(s.agenda[-1], Scrutiny | Dissolution):
        return False
    return SUMMONED not in s.square


def go_on(s: Convention, luck: Luck, habits: Habits) -> None:
    """One answer, as likely as the policy says."""
    number = luck.next()
    seat = s.turn
    if seat == CHANCE:
        s.play(CHANCE, drawn(s.weights(), number >> 8))
        return
    moves = s.moves(seat)
    step = s.agenda[-1]
    if len(moves) == 1:
        s.play(seat, moves[0])
    elif isinstance(step, Move):
        s.play(seat, one_step(s, step, moves, number))
    else:
        s.play(seat, moves[lot(answers(s, seat, moves, habits), number)])


# --- judging --------------------------------------------------------------------------------------


def judge(s: Convention) -> list[float]:
    """What share of the win each seat may expect when a round begins."""
    balance = Balance(s, max(1, s.round - 1))
    totals = [0.0] * s.seats
    for faction in s.circle:
        seat = s.owner[faction]
        for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
            post = s.post[deputy]
            if post < FREE_POSTS:
                totals[seat] += balance.worth(deputy) + POSTED[post]
            else:
                totals[seat] += EXILED * balance.worth(deputy)
    return win(totals, UNSURE + FURTHER * sqrt(float(s.options.rounds - s.round + 1)))


def judge_within(s: Convention) -> list[float]:
    """What share of the win each seat may expect before the Missions or the Club are heard of."""
    last = s.dissolved or s.round == s.options.rounds
    balance = weighed(s)
    totals = [0.0] * s.seats
    for faction in s.circle:
        seat = s.owner[faction]
        for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
            post = s.post[deputy]
            if post == MISSION and s.phase == ON_MISSION:
                totals[seat] += report_from(balance, deputy, last)
            elif post < FREE_POSTS:
                totals[seat] += balance.worth(deputy)
            else:
                totals[seat] += (1.0 if last else EXILED) * balance.worth(deputy)
            if post < FREE_POSTS and not last:
                totals[seat] += POSTED[post]
    if last:
        return win(totals, NEARLY_OVER)
    return win(totals, UNSURE + FURTHER * sqrt(float(s.options.rounds - s.round)))


def report_from(balance: Balance, deputy: int, last: bool) -> float:
    """What a deputy on Mission is worth before his card is drawn."""
    popularity = balance.s.popularity[deputy]
    together = balance.here[deputy // PER_FACTION][MISSION] > 1
    if last:
        chance = BROUGHT[min(popularity, len(BROUGHT) - 1)]
        return chance + 0.5 * chance * (1.0 - chance) if together else chance
    more = balance.free(popularity + 1)
    return more if together else 0.5 * (more + balance.free(popularity))
