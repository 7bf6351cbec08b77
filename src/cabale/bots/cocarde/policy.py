# mypyc: compile
"""How players of Le Lys et la Cocarde tend to answer: what each answer adds to their hopes, as a softmax
policy (Boltzmann exploration: Sutton 1990). Quick, for a search asks it in every walk.

In a position imagined by a search everybody plays by the own cards and by what lies open, never by the
cards of others.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from cabale.bots.cocarde.evaluation import BOOK_CARD, CARD, COCKADE_CARD, SIX_CARDS, help_of, shares
from cabale.bots.cocarde.places import A_CARD, ARRIVAL, PROSPECT, RICHER, SOONER, STANDING
from cabale.core.agenda import PASS
from cabale.games.cocarde import pieces
from cabale.games.cocarde.dealing import Discard
from cabale.games.cocarde.decrees import Redistribute, Schools
from cabale.games.cocarde.moving import Barrier
from cabale.games.cocarde.rules import Act, Closing, Defence, Give
from cabale.games.cocarde.sentences import CapetsTrial, Shelter
from cabale.games.cocarde.squares import DANGER, IS_OBLIGATORY, JAIL_GATE, LAST, PRISON, START
from cabale.games.cocarde.table import Cocarde

DEFENDED: Final = 0.12  # how likely a card that nobody knows averts an attack
FREE: Final = 2.0  # what books and trees are worth that cost nothing: they come first
IN_THE_WAY: Final = 1.0  # a tree elsewhere than where it helps the others least


def answers(s: Cocarde, seat: int, moves: list[int], warmth: float) -> list[float]:
    """How likely each of these is, in no particular scale: by what it adds to the hopes of the seat, the
    more strictly the colder the player is."""
    found = gains(s, seat, moves)
    highest = max(found)
    return [exp(max(-30.0, (gain - highest) / warmth)) for gain in found]


def best(s: Cocarde, seat: int, moves: list[int]) -> int:
    """The likeliest of these."""
    if len(moves) == 1:
        return moves[0]
    found = gains(s, seat, moves)
    return moves[found.index(max(found))]


def gains(s: Cocarde, seat: int, moves: list[int]) -> list[float]:
    step = s.agenda[-1]
    if isinstance(step, Act | Closing):
        return actions(s, seat, moves)
    if isinstance(step, Discard):
        return [-worth(s, seat, move - pieces.DISCARD) for move in moves]
    if isinstance(step, Give):
        return [-worth(s, seat, move - pieces.GIVE) for move in moves]
    if isinstance(step, Barrier):
        role = s.roles[seat]
        beyond = ARRIVAL[role][min(step.square + step.left, LAST)]
        return plays(s, seat, moves, beyond - ARRIVAL[role][max(step.square - step.left, START)])
    if isinstance(step, Shelter):
        role = s.roles[seat]
        return plays(s, seat, moves, STANDING[role][step.square] - ARRIVAL[role][step.square])
    if isinstance(step, Defence):
        return plays(s, seat, moves, blow(s, seat))
    if isinstance(step, CapetsTrial):
        there = s.clone()
        there.places[seat] = 38
        guilty = log(shares(there, seat)[seat] / shares(s, seat)[seat])
        return [guilty if move == pieces.YES else 0.0 for move in moves]
    if isinstance(step, Schools):
        return [float(move) for move in moves]
    if isinstance(step, Redistribute):
        mine = worth(s, seat, s.pool[0])
        return [mine if move == pieces.NAME else 0.0 for move in moves]
    standing = shares(s, seat)
    return [standing[s.away(seat, move - pieces.NAME)] for move in moves]


def worth(s: Cocarde, seat: int, card: int) -> float:
    """What is lost with one card of a hand; one of many alike is worth less, but for books."""
    value = SOONER * help_of(s, seat, card)
    if card == pieces.BOOK:
        return value + RICHER * BOOK_CARD
    if card == pieces.ROLE_C:
        value += RICHER * COCKADE_CARD
    return value / max(1, s.hands[seat].count(card))


def plays(s: Cocarde, seat: int, moves: list[int], gain: float) -> list[float]:
    """To play a card for so much, or none."""
    return [0.0 if move == PASS else gain - worth(s, seat, move - pieces.PLAY) for move in moves]


def blow(s: Cocarde, whom: int) -> float:
    """What an attack takes from its target."""
    here = PROSPECT[s.roles[whom]][s.places[whom]]
    if s.on_frontiers(whom):
        return here - PROSPECT[pieces.NONE][START] + A_CARD * len(s.hands[whom]) - SOONER * SIX_CARDS
    return here - PROSPECT[s.roles[whom]][PRISON + 1]


def averts(s: Cocarde, whom: int, colour: int, card: int) -> bool:
    """L-44. Whether a card would save a player from an attack of this colour."""
    if card == pieces.DEFENCE_CARD + colour:
        return True
    return s.on_course(whom) and pieces.FIRST_SQUARE[card] <= s.places[whom] <= pieces.LAST_SQUARE[card]


def actions(s: Cocarde, seat: int, moves: list[int]) -> list[float]:
    standing = shares(s, seat)
    rest = 1.0 - standing[seat] + 1e-9
    found: list[float] = []
    spot = -1
    for move in moves:
        gain = 0.0
        if move == pieces.BOOKS:
            gain = FREE
        elif move == pieces.ESCAPE:
            role = s.roles[seat]
            out = JAIL_GATE if s.in_prison(seat) else s.beyond_salon()
            gain = PROSPECT[role][out] - PROSPECT[role][s.places[seat]] - SOONER * CARD[pieces.ESCAPE_CARD]
        elif pieces.MARK <= move < pieces.ATTACK:
            distance = (move - pieces.MARK) // 5
            whom = s.away(seat, distance)
            before, after = s.roles[whom], (move - pieces.MARK) % 5 + 1
            gain = PROSPECT[after][s.places[whom]] - PROSPECT[before][s.places[whom]]
            if distance:
                gain *= -standing[whom] / rest
            gain -= worth(s, seat, pieces.MARKED_BY[before][after])
        elif pieces.ATTACK <= move < pieces.DISCARD:
            whom = s.away(seat, (move - pieces.ATTACK) % 5 + 1)
            struck: float = (1.0 - DEFENDED) ** len(s.hands[whom])
            gain = struck * blow(s, whom) * standing[whom] / rest
            gain -= worth(s, seat, pieces.ATTACK_CARD + (move - pieces.ATTACK) // 5)
        elif pieces.DISCARD <= move <= pieces.PLANT:
            gain = -worth(s, seat, move - pieces.DISCARD)
        elif move > pieces.PLANT:
            if spot < 0:
                spot = planting(s, seat, moves)
            gain = FREE if move == spot else FREE - IN_THE_WAY
        found.append(gain)
    return found


def planting(s: Cocarde, seat: int, moves: list[int]) -> int:
    """To plant where it helps the others least."""
    best, least = -1, 100
    for move in moves:
        square = move - pieces.PLANT
        if square > 0:
            harm = 2 if IS_OBLIGATORY[square] else 1 if DANGER[square] else 0
            for other in range(len(s.places)):
                if other != seat and (s.places[other] < square or s.places[other] > LAST):
                    harm += 1
            if harm < least:
                best, least = move, harm
    return best
