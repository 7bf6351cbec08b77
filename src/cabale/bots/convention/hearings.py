# mypyc: compile
"""How players of the Convention tend to vote and to denounce, and what the denounced do: quick."""

from __future__ import annotations

from math import exp
from typing import Final

from cabale.bots.convention.balance import Balance, ballot, weighed
from cabale.bots.convention.habits import Habits
from cabale.games.convention import pieces
from cabale.games.convention.assembly import DissolutionVote, MotionVote, ReportVote
from cabale.games.convention.denouncing import Trial
from cabale.games.convention.table import Convention
from cabale.games.convention.voting import Scrutiny

SELDOM: Final = 0.001
LOYAL: Final = 0.98  # how often somebody votes for his own
SHARPLY: Final = 4.0  # how much the greater blow is preferred to the lesser
CALM: Final = 0.05  # of a deputy: the difference that makes one choice e times as likely as another
KEEN: Final = 0.025  # of a deputy: such a difference where it is known better what follows
EAGER: Final = 0.03  # of the win: such a difference for the end of the game
SHELTER: Final = 0.05  # of a deputy: what it is worth that a Reporter cannot be denounced
STALE: Final = 0.8  # of a fugitive's chances, what is left a round later
FAINT: Final = 0.01  # of a blow: what even the least is worth
NEVER: Final = 0.0000001
PLAIN: Final = 1 / 3  # T2: how often a denunciation is confirmed
STRONG: Final = 5 / 6  # T4, T5
SILENT: Final = 0.02  # how often nobody is denounced by one who may


def has_twin(s: Convention, deputy: int) -> bool:
    """Whether somebody of his faction before him is as popular at the same place, and may move as well: then
    it is enough to think of that one."""
    for other in range(deputy // pieces.PER_FACTION * pieces.PER_FACTION, deputy):
        if (
            s.post[other] == s.post[deputy]
            and s.popularity[other] == s.popularity[deputy]
            and s.square[other] == s.square[deputy]
            and s.moved >> other & 1 == s.moved >> deputy & 1
        ):
            return True
    return False


# --- votes ----------------------------------------------------------------------------------------


def votes(s: Convention, seat: int, moves: list[int], step: Scrutiny, habits: Habits) -> list[float]:
    """OUI and NON by whose deputy it is about, and by what was promised."""
    if isinstance(step, ReportVote):
        yes = favour(s, seat, step.deputy, habits)
    elif isinstance(step, Trial | MotionVote):
        yes = 1.0 - favour(s, seat, step.deputy, habits)
    else:
        assert isinstance(step, DissolutionVote)
        yes = end_now(s, seat)
    if moves[0] == pieces.OUI:
        return [yes, 1.0 - yes]
    weights = [SELDOM] * len(moves)  # all of them alike, as a rule
    weights[0] = 1.0 - yes
    weights[-1] = yes
    return weights


def favour(s: Convention, voter: int, deputy: int, habits: Habits) -> float:
    """How likely a player votes for a deputy."""
    whose = s.owner[deputy // pieces.PER_FACTION]
    return LOYAL if whose == voter else habits.favour(voter, whose, deputy)


def end_now(s: Convention, seat: int) -> float:
    """How likely a player wants the game to end with this round."""
    gain = Balance(s, s.options.rounds).shares[seat] - weighed(s).shares[seat]
    return 1.0 / (1.0 + exp(-max(-8.0, min(8.0, gain / EAGER))))


def reporters(s: Convention, faction: int, moves: list[int], habits: Habits) -> list[float]:
    """II-2. Whoever gains most by his Report, if it is likely to be accepted."""
    balance = weighed(s)
    weights = [1.0]
    for move in moves[1:]:
        deputy = move - pieces.CHOOSE
        if has_twin(s, deputy) and habits.is_unpromised(deputy):
            weights.append(SELDOM)
            continue
        popularity = s.popularity[deputy]
        won, tied = accepted(s, balance, faction, deputy, habits)
        hope = won * (balance.gain(popularity, 2) + SHELTER)
        hope += (1.0 - won - tied) * balance.gain(popularity, -2)
        weights.append(exp(max(-8.0, min(8.0, hope / KEEN))))
    return weights


def accepted(
    s: Convention, balance: Balance, faction: int, deputy: int, habits: Habits
) -> tuple[float, float]:
    """II-4. How likely a Report is accepted, and how likely the votes tie."""
    present: list[int] = []
    kind: list[float] = []
    for other in s.circle:
        if other != faction and balance.here[other][pieces.CONVENTION]:
            present.append(balance.here[other][pieces.CONVENTION])
            kind.append(favour(s, s.owner[other], deputy, habits))
    return ballot(balance.here[faction][pieces.CONVENTION], present, kind)


# --- denunciations --------------------------------------------------------------------------------


def blow(balance: Balance, deputy: int) -> float:
    """How tempting it is to strike somebody: who loses most, and whose player is closest to the win."""
    whose = balance.s.owner[deputy // pieces.PER_FACTION]
    return FAINT + balance.loss(deputy) * balance.shares[whose]


def blows(s: Convention, deputies: list[int]) -> list[float]:
    balance = weighed(s)
    weights: list[float] = []
    for deputy in deputies:
        tempting = SELDOM if has_twin(s, deputy) else blow(balance, deputy)
        weights.append(tempting**SHARPLY)
    return weights


def speeches(s: Convention, moves: list[int]) -> list[float]:
    """II-5. The first is to say nothing; a denunciation brings what one of three times is confirmed, its
    support what it adds."""
    balance = weighed(s)
    weights = [0.0]
    for move in moves[1:]:
        if move >= pieces.SUPPORT:
            tempting = (STRONG - PLAIN) * blow(balance, move - pieces.SUPPORT)
        elif has_twin(s, move - pieces.DENOUNCE):
            tempting = SELDOM
        else:
            tempting = PLAIN * blow(balance, move - pieces.DENOUNCE)
        weights.append(tempting**SHARPLY)
    weights[0] = SILENT * sum(weights)
    return weights


def motions(s: Convention, moves: list[int], habits: Habits) -> list[float]:
    """III-2. The same, if the Committee is likely to adopt it."""
    weights = blows(s, [move - pieces.DENOUNCE for move in moves[1:]])
    silent = SILENT * sum(weights)
    balance = weighed(s)
    for i in range(len(weights)):
        weights[i] *= adopted(s, balance, moves[1 + i] - pieces.DENOUNCE, habits) ** SHARPLY + NEVER
    return [silent, *weights]


def adopted(s: Convention, balance: Balance, deputy: int, habits: Habits) -> float:
    """III-3. How likely a Motion against somebody is adopted."""
    seated: list[int] = []
    against: list[float] = []
    for faction in s.circle:
        if balance.here[faction][pieces.COMMITTEE]:
            seated.append(balance.here[faction][pieces.COMMITTEE])
            against.append(1.0 - favour(s, s.owner[faction], deputy, habits))
    return ballot(0, seated, against)[0]


def ways_out(s: Convention, deputy: int, moves: list[int], habits: Habits) -> list[float]:
    """D-7. Flight, trial or an accomplice, by what is likely to be left of him."""
    balance = weighed(s)
    faction = deputy // pieces.PER_FACTION
    popularity, friends = s.popularity[deputy], balance.here[faction][pieces.CONVENTION]
    weights: list[float] = []
    for move in moves:
        if move == pieces.FLEE:
            left = balance.fled(popularity, friends)
        elif move == pieces.STAND_TRIAL:
            won, tied = acquitted(s, balance, deputy, habits)
            left = won * balance.free(popularity) + tied * balance.imprisoned(popularity, friends)
        else:
            helper = s.popularity[move - pieces.CHOOSE]
            left = balance.imprisoned(popularity, friends) + balance.gain(helper, -2)
        weights.append(exp(left / CALM))
    return weights


def acquitted(s: Convention, balance: Balance, deputy: int, habits: Habits) -> tuple[float, float]:
    """D-9. How likely he is acquitted, and how likely the votes tie."""
    faction = deputy // pieces.PER_FACTION
    jurors: list[int] = []
    kind: list[float] = []
    for other in s.circle:
        if other != faction and balance.here[other][pieces.TRIBUNAL]:
            jurors.append(balance.here[other][pieces.TRIBUNAL])
            kind.append(favour(s, s.owner[other], deputy, habits))
    return ballot(balance.here[faction][pieces.TRIBUNAL], jurors, kind)


def giving_up(s: Convention, deputy: int, habits: Habits) -> list[float]:
    """VII-5. Another round in hiding, or the trial now; in the last round there is no other."""
    balance = weighed(s)
    popularity, friends = s.popularity[deputy], balance.here[deputy // pieces.PER_FACTION][pieces.CONVENTION]
    won, tied = acquitted(s, balance, deputy, habits)
    judged = won * balance.free(popularity)
    hidden = 0.0
    if not s.dissolved and s.round < s.options.rounds:
        judged += tied * balance.imprisoned(popularity, friends)
        hidden = STALE * balance.fled(popularity, friends)
    return [exp(hidden / CALM), exp(judged / CALM)]
