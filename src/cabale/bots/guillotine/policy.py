# mypyc: compile
"""How players of Guillotine tend to answer: what each answer is worth in points, as a softmax policy
(Boltzmann exploration: Sutton 1990). Quick, for a search asks it in every walk.

In a position imagined by a search everybody plays by the own cards and by what lies open, never by the
cards of others.
"""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.guillotine.evaluation import IN_HAND, added, held, patience, point, turns_left
from cabale.bots.guillotine.gains import CARD, NOBLE
from cabale.bots.guillotine.lineup import Lineup
from cabale.bots.guillotine.rivals import NEVER, best_removal, best_target, danger, removal, swap, target
from cabale.core.agenda import PASS, Step
from cabale.games.guillotine import pieces
from cabale.games.guillotine.cards import (
    FromFront,
    FromPile,
    HowFar,
    WhichNoble,
    WhichPlayer,
    landings,
    may_choose,
)
from cabale.games.guillotine.collecting import Blade, Clown
from cabale.games.guillotine.effects import Arrival, ErrorPick, ErrorReply, Inspect, Reorder
from cabale.games.guillotine.rules import ACT, Act, Finale
from cabale.games.guillotine.table import NO_CARDS, Guillotine

# In points. What several of these are was tried in games of players who answer so against each other.
TEMPER: Final = 0.35  # how far from the best people still answer
COLDEST: Final = 12.0  # times the temper; nothing is quite out of the question
ORDER: Final = 0.3  # what it is worth to have the nobles behind the first one stand as I like
GUARDS: Final = 0.2  # what Callous Guards in front of me are worth
NEAR: Final = 4  # nobles at the front that are worth getting rid of
THRIFT: Final = 0.1  # what has to be gained in the end at least
AIMED: Final = (pieces.MISSED, pieces.CLERICAL_ERROR, pieces.MISSING_HEADS, pieces.TOUGH_CROWD)  # at somebody


def answers(s: Guillotine, seat: int, moves: list[int]) -> list[float]:
    """How likely each of these is, in no particular scale."""
    values = worths(s, seat, moves)
    highest = max(values)
    return [exp(max(-COLDEST, (value - highest) / TEMPER)) for value in values]


def best(s: Guillotine, seat: int, moves: list[int]) -> int:
    """The likeliest of these."""
    if len(moves) == 1:
        return moves[0]
    values = worths(s, seat, moves)
    return moves[values.index(max(values))]


def worths(s: Guillotine, seat: int, moves: list[int]) -> list[float]:
    """What each is worth to the seat, in points, compared with the others."""
    step = s.agenda[-1]
    if isinstance(step, Act):
        return cards(s, seat, moves)
    if isinstance(step, Blade):
        return _stops(s, seat, step.seat, moves)
    if isinstance(step, Finale):
        return [_last(s, seat, move) for move in moves]
    if isinstance(step, WhichNoble) or isinstance(step, HowFar) or isinstance(step, Reorder):
        lineup = Lineup(s, seat, s.collects)
        return [_in_line(s, lineup, step, move) for move in moves]
    return [NEVER if move == pieces.DISCARD_GUARDS else _choice(s, seat, step, move) for move in moves]


def _in_line(s: Guillotine, lineup: Lineup, step: Step[Guillotine], move: int) -> float:
    if move == pieces.DISCARD_GUARDS:
        return NEVER
    if isinstance(step, HowFar):
        place = s.place(step.noble)
        return lineup.moved(place, place + pieces.WAY[s.playing[-1]] * (move - pieces.DISTANCE))
    place = s.place(move - pieces.CHOOSE_NOBLE)
    if isinstance(step, Reorder):
        return lineup.moved(place, step.place)
    return _noble(s, lineup, s.playing[-1], place)


def _choice(s: Guillotine, seat: int, step: Step[Guillotine], move: int) -> float:
    if isinstance(step, WhichPlayer) or isinstance(step, Clown):
        return target(s, seat, s.playing[-1] if isinstance(step, WhichPlayer) else pieces.TOUGH_CROWD, move)
    if isinstance(step, ErrorPick) or isinstance(step, ErrorReply):
        giver = step.whom if isinstance(step, ErrorPick) else s.active
        return swap(s, seat, giver, move - pieces.CHOOSE_NOBLE)
    if isinstance(step, Arrival):
        return 0.0
    card = move - pieces.CHOOSE_CARD
    if isinstance(step, FromFront):
        return removal(s, seat, card)
    taken = isinstance(step, FromPile) or (isinstance(step, Inspect) and step.whom != seat)
    worth = held(s)[card]
    return worth if taken else -worth  # a card of its own goes


# --- cards of the own turn ------------------------------------------------------------------------


def cards(s: Guillotine, seat: int, moves: list[int]) -> list[float]:
    """To pass is worth what then happens; a card too, less what it would be worth later."""
    lineup = Lineup(s, seat, s.collects)
    patient = patience(turns_left(s, seat))
    worth = held(s)
    rest = lineup.unmoved()
    values: list[float] = []
    for move in moves:
        if move == PASS:
            values.append(rest)
        elif move == pieces.DISCARD_GUARDS:
            free = s.clone()
            free.dismiss(seat)
            values.append(best_card(free, seat) - lineup.held(s, seat))
        else:
            card = move - pieces.PLAY
            value = _card(s, seat, card, lineup, patient)
            if not pieces.IN_FINAL_PHASE[card]:
                value -= patient * worth[card]
            elif s.options.endgame == NO_CARDS:
                value -= patient * (worth[card] + point(s) * added(s, seat, card))
            else:
                value -= worth[card] + IN_HAND * added(s, seat, card)
            values.append(value)
    return values


def _card(s: Guillotine, seat: int, card: int, lineup: Lineup, patient: float) -> float:
    """What the line is worth after this card, with what the card brings besides."""
    how = pieces.HOW[card]
    places = len(s.line)
    if how == pieces.MOVES_NOBLE or how == pieces.TO_FRONT:
        return max([_noble(s, lineup, card, place) for place in range(places) if may_choose(s, card, place)])
    if card == pieces.BRIBED_GUARDS:
        return lineup.moved(0, places - 1)
    if card == pieces.THE_LONG_WALK:
        return lineup.moved(places - 1, 0)
    if card == pieces.MILLING_IN_LINE:
        return lineup.shuffled(min(pieces.MILLED, places))
    if card == pieces.ESCAPE:
        return lineup.shuffled(places)
    if card == pieces.MASS_CONFUSION:
        return point(s) * NOBLE * min(s.collects, places)
    if card == pieces.FLED_TO_ENGLAND or card == pieces.CLOTHING_SWAP:
        return max([_noble(s, lineup, card, place) for place in range(min(places, NEAR))])
    if card == pieces.DOUBLE_FEATURE:
        return Lineup(s, seat, s.collects + 1).moved(0, 0)
    if card == pieces.POLITICAL_INFLUENCE:
        return Lineup(s, seat, 0).moved(0, 0) + pieces.INFLUENCE * CARD * patient
    if card == pieces.AFTER_YOU:
        return lineup.gone(0) + point(s) * best_target(s, seat, card)
    still = lineup.moved(0, 0)
    if card == pieces.OPINIONATED_GUARDS:
        return max([lineup.moved(place, 0) for place in range(min(pieces.REORDERED, places))]) + ORDER
    if card == pieces.LET_THEM_EAT_CAKE and pieces.MARIE_ANTOINETTE in s.line:
        return lineup.moved(s.place(pieces.MARIE_ANTOINETTE), 0)
    if card == pieces.LACK_OF_FAITH:
        for place in range(places):
            if pieces.COLOUR[s.line[place]] == pieces.BLUE:
                return lineup.moved(place, 0)
    if card == pieces.CALLOUS_GUARDS:
        return still + lineup.held(s, seat)
    return still + _besides(s, seat, card, patient)


def _besides(s: Guillotine, seat: int, card: int, patient: float) -> float:
    """What a card brings that leaves the line as it is."""
    if card in AIMED:
        return point(s) * best_target(s, seat, card)
    if card == pieces.TWIST_OF_FATE:
        return point(s) * best_removal(s, seat)
    if card == pieces.RAT_BREAK:
        worth = held(s)
        return max([0.0, *[worth[other] for other in s.discards]]) * patient
    if pieces.IN_FINAL_PHASE[card]:
        return point(s) * added(s, seat, card)
    return held(s)[card]  # as good now as later


def _noble(s: Guillotine, lineup: Lineup, card: int, place: int) -> float:
    """The best that a card can do with the noble of this place."""
    if card == pieces.FLED_TO_ENGLAND:
        return lineup.gone(place)
    if card == pieces.CLOTHING_SWAP:
        return lineup.replaced(place)
    if card == pieces.TRIP and place < NEAR:
        return _again(s, place)
    ends = landings(s, card, place)
    return max([lineup.moved(place, landing) for landing in range(min(ends), max(ends) + 1)])


def _again(s: Guillotine, place: int) -> float:
    """G-33. The best that may follow a Trip of this noble."""
    tripped = s.clone()
    seat = s.active
    if pieces.TRIP in s.playing:
        tripped.playing = ()
    else:
        tripped.give_up(seat, pieces.TRIP)
    tripped.move(seat, s.line[place], place + 1)
    tripped.sneak()
    return best_card(tripped, seat)


def best_card(s: Guillotine, seat: int) -> float:
    """What it is worth to play the best card, or none."""
    return max(cards(s, seat, ACT.moves(s, seat)))


# --- out of turn, and in the end ------------------------------------------------------------------


def _stops(s: Guillotine, seat: int, collector: int, moves: list[int]) -> list[float]:
    """G-91. Whether to shuffle the line before somebody else collects."""
    lineup = Lineup(s, collector, 1)
    lost = lineup.gains[0].of(s.line[0]) - lineup.mean(len(s.line))
    kept = held(s)[pieces.CONFUSION_IN_LINE] * patience(turns_left(s, seat))
    value = danger(s, seat, collector) * lost - kept
    return [0.0 if move == PASS else value if move >= pieces.PLAY else value - GUARDS for move in moves]


def _last(s: Guillotine, seat: int, move: int) -> float:
    """G-75. Everything that brings points is played."""
    if move == PASS:
        return THRIFT
    if move == pieces.DISCARD_GUARDS:
        return 0.0
    card = move - pieces.PLAY
    if card == pieces.TWIST_OF_FATE:
        return best_removal(s, seat)
    if pieces.IN_FINAL_PHASE[card] and card != pieces.TOUGH_CROWD:
        return float(added(s, seat, card))
    return best_target(s, seat, card)
