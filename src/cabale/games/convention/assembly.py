# mypyc: compile
"""Phases I to III: movement, the National Convention, the Committee of Public Safety."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Step, seat_bit
from cabale.core.seats import NO_SEAT
from cabale.games.convention import events
from cabale.games.convention.denouncing import accuse, resolve
from cabale.games.convention.pieces import (
    BY_COMMITTEE,
    BY_REPORT,
    CHOOSE,
    COMMITTEE,
    CONVENTION,
    DENOUNCE,
    DEPUTIES,
    FREE_POSTS,
    IN_AGENDA,
    IN_MOTION,
    MISSION,
    MOVE,
    NO_MOTION,
    NO_MOVE,
    NO_PROPOSAL,
    NO_REPORT,
    NO_SPEECH,
    NORMAL,
    OFF_REPORT,
    PER_FACTION,
    PROPOSE,
    REPORT,
    REPORT_PP,
    ROUND_PP,
    SUPPORT,
)
from cabale.games.convention.table import NO_BONUS, Convention, on_report
from cabale.games.convention.turns import InTurn
from cabale.games.convention.voting import Scrutiny


def enter_phase(s: Convention, phase: int) -> None:
    """The attempts of Phases VI and VII belong to their phase."""
    s.phase = phase
    s.tried = 0
    s.bonus = NO_BONUS
    s.tell(events.PHASE, NO_SEAT, phase)


# --- Phase I --------------------------------------------------------------------------------------


class Movement(Step[Convention]):
    """I-1. In seat order, again and again, each seat moves one deputy or passes for good."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 1)
        s.moved = 0
        s.newcomers = 0
        s.passed = 0
        s.do(Move(0))
        return NOBODY


class Move(InTurn):
    """I-1 to I-5. One deputy to another free post with a free place."""

    def begin(self, s: Convention) -> int:
        factions = len(s.circle)
        turn = self.turn
        for _ in range(factions):
            faction = s.at(turn)
            if s.living(faction) and not s.passed >> faction & 1:
                if turn != self.turn:
                    s.do(Move(turn))
                    return NOBODY
                if can_move(s, faction):
                    return seat_bit(s.owner[faction])
                s.passed |= 1 << faction  # I-4
                s.tell(events.PASSED, faction, NO_MOVE)
            turn = (turn + 1) % factions
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        faction = s.at(self.turn)
        open_posts = [post for post in range(FREE_POSTS) if may_enter(s, faction, post)]
        moves = [PASS]
        for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
            if movable(s, deputy):
                moves += [MOVE + FREE_POSTS * deputy + post for post in open_posts if post != s.post[deputy]]
        return moves

    def answer(self, s: Convention, seat: int, move: int) -> int:
        faction = s.at(self.turn)
        if move == PASS:
            s.passed |= 1 << faction
            s.tell(events.PASSED, faction, NO_MOVE)
        else:
            deputy = (move - MOVE) // FREE_POSTS
            post = (move - MOVE) % FREE_POSTS
            s.tell(events.MOVED, s.post[deputy], deputy, post)
            s.post[deputy] = post
            s.square[deputy] = NORMAL  # I-5
            s.moved |= 1 << deputy
            if post == MISSION:
                s.newcomers |= 1 << faction
        s.do(Move((self.turn + 1) % len(s.circle)))
        return NOBODY


def movable(s: Convention, deputy: int) -> bool:
    """I-2. Free, and not yet moved in this phase."""
    return s.post[deputy] < FREE_POSTS and not s.moved >> deputy & 1


def may_enter(s: Convention, faction: int, post: int) -> bool:
    """I-3. A free place; on Mission, one newcomer of a faction a round (R-23)."""
    if post == MISSION:
        return not s.newcomers >> faction & 1
    return s.room(post)


def can_move(s: Convention, faction: int) -> bool:
    """I-4. The Convention always has room: who is elsewhere can go there, who is there may find no place."""
    for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION):
        if movable(s, deputy):
            for post in range(FREE_POSTS):
                if post != s.post[deputy] and may_enter(s, faction, post):
                    return True
    return False


# --- Phase II -------------------------------------------------------------------------------------


class Assembly(Step[Convention]):
    """II-1. The Report squares are emptied; then Reports, the agenda, and the dissolution."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 2)
        for deputy in range(DEPUTIES):
            if s.square[deputy] == REPORT:
                s.square[deputy] = NORMAL
                s.tell(events.WENT, OFF_REPORT, deputy, CONVENTION)
        s.do(ChooseReporter(0), Reports(0), Agenda(0), AGENDA_END, Dissolution(0))
        return NOBODY


class ChooseReporter(InTurn):
    """II-2. Each seat with a deputy at the Convention names one of them as Reporter, or none."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if s.count(faction, CONVENTION):
            return seat_bit(s.owner[faction])
        s.do(ChooseReporter(self.turn + 1))
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, *[CHOOSE + deputy for deputy in s.at_post(s.at(self.turn), CONVENTION)]]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        faction = s.at(self.turn)
        if move == PASS:
            s.tell(events.PASSED, faction, NO_REPORT)
        else:
            s.square[move - CHOOSE] = REPORT
            s.tell(events.REPORTER, faction, move - CHOOSE)
        s.do(ChooseReporter(self.turn + 1))
        return NOBODY


class Reports(InTurn):
    """II-3. Then, in seat order, each Report is voted on."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        reporter = on_report(s, s.at(self.turn))
        if reporter >= 0:
            s.do(ReportVote(reporter, 0), Reports(self.turn + 1))
        else:
            s.do(Reports(self.turn + 1))
        return NOBODY


class ReportVote(Scrutiny):
    """II-3, II-4. All deputies at the Convention vote, Reporters included, also on their own Report."""

    __match_args__ = ("deputy", "half")

    def __init__(self, deputy: int, half: int) -> None:
        super().__init__(half)
        self.deputy: Final = deputy

    def body(self) -> int:
        return CONVENTION

    def second_half(self) -> Step[Convention]:
        return ReportVote(self.deputy, 1)

    def outcome(self, s: Convention, yes: int, no: int) -> None:
        s.tell(events.REPORTED, self.deputy, yes, no)
        if yes > no:
            s.change(self.deputy, REPORT_PP, BY_REPORT)
        else:
            s.square[self.deputy] = NORMAL
            if no > yes:
                s.change(self.deputy, -REPORT_PP, BY_REPORT)


class Agenda(InTurn):
    """II-5 to II-7. Each seat present acts once: it passes, denounces, or supports a denunciation."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if s.count(faction, CONVENTION) and len(agenda_moves(s, faction)) > 1:
            return seat_bit(s.owner[faction])
        s.do(Agenda(self.turn + 1))
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return agenda_moves(s, s.at(self.turn))

    def answer(self, s: Convention, seat: int, move: int) -> int:
        faction = s.at(self.turn)
        if move == PASS:
            s.tell(events.PASSED, faction, NO_SPEECH)
        elif move >= SUPPORT:
            s.backed |= 1 << (move - SUPPORT)
            s.tell(events.BACKED, faction, move - SUPPORT)
        else:
            accuse(s, faction, move - DENOUNCE, IN_AGENDA)
        s.do(Agenda(self.turn + 1))
        return NOBODY


def agenda_moves(s: Convention, faction: int) -> list[int]:
    moves = [PASS]
    here = [s.count(faction, post) for post in range(FREE_POSTS)]
    moves += [
        DENOUNCE + deputy
        for deputy in range(DEPUTIES)
        if s.accusable(faction, deputy) and here[s.post[deputy]]  # II-6, R-09
    ]
    moves += [
        SUPPORT + deputy
        for deputy in s.charges
        if not s.backed >> deputy & 1 and not s.owns(s.owner[faction], deputy)  # II-7, R-12
    ]
    return moves


class AgendaEnd(Step[Convention]):
    """II-8. When all have spoken, all denunciations are resolved together."""

    def begin(self, s: Convention) -> int:
        resolve(s, IN_AGENDA)
        return NOBODY


class Dissolution(InTurn):
    """II-9. Each seat present is asked whether it proposes dissolution; the first proposal stops it."""

    def begin(self, s: Convention) -> int:
        timely = s.options.dissolution_from <= s.round < s.options.rounds
        if not timely or self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if s.count(faction, CONVENTION):
            return seat_bit(s.owner[faction])
        s.do(Dissolution(self.turn + 1))
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, PROPOSE]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        faction = s.at(self.turn)
        if move == PASS:
            s.tell(events.PASSED, faction, NO_PROPOSAL)
            s.do(Dissolution(self.turn + 1))
        else:
            s.tell(events.PROPOSED, faction)
            s.do(DissolutionVote(0))
        return NOBODY


class DissolutionVote(Scrutiny):
    """II-10, II-11. Passed by more than half of all deputies present; the round is still played out."""

    __match_args__ = ("half",)

    def body(self) -> int:
        return CONVENTION

    def second_half(self) -> Step[Convention]:
        return DissolutionVote(1)

    def outcome(self, s: Convention, yes: int, no: int) -> None:
        s.tell(events.DISSOLVED, yes, yes + no)
        s.dissolved = 2 * yes > yes + no


# --- Phase III ------------------------------------------------------------------------------------


class Committee(Step[Convention]):
    """III-1. Every deputy seated at the Committee gains 1 PP; then Motions."""

    def begin(self, s: Convention) -> int:
        enter_phase(s, 3)
        s.named = 0
        s.change_all(everybody_at(s, COMMITTEE), ROUND_PP, BY_COMMITTEE)
        s.do(Motion(0))
        return NOBODY


def everybody_at(s: Convention, post: int) -> list[int]:
    """The deputies at a post, in seat order and table order."""
    found: list[int] = []
    for turn in range(len(s.circle)):
        found += s.at_post(s.at(turn), post)
    return found


class Motion(InTurn):
    """III-2. Each seat at the Committee names a target not named before in this phase, or passes."""

    def begin(self, s: Convention) -> int:
        if self.turn == len(s.circle):
            return NOBODY
        faction = s.at(self.turn)
        if s.count(faction, COMMITTEE) and len(motion_moves(s, faction)) > 1:
            return seat_bit(s.owner[faction])
        s.do(Motion(self.turn + 1))
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        return motion_moves(s, s.at(self.turn))

    def answer(self, s: Convention, seat: int, move: int) -> int:
        faction = s.at(self.turn)
        if move == PASS:
            s.tell(events.PASSED, faction, NO_MOTION)
            s.do(Motion(self.turn + 1))
        else:
            deputy = move - DENOUNCE
            s.named |= 1 << deputy
            s.tell(events.MOTION, faction, deputy)
            s.do(MotionVote(self.turn, deputy, 0))
        return NOBODY


def motion_moves(s: Convention, faction: int) -> list[int]:
    """R-21. Any legal target, wherever he is free; each name once."""
    moves = [PASS]
    moves += [
        DENOUNCE + deputy
        for deputy in range(DEPUTIES)
        if s.accusable(faction, deputy) and not s.named >> deputy & 1
    ]
    return moves


class MotionVote(Scrutiny):
    """III-3, III-4. Adopted by more than half of the seated deputies: he is denounced, and the phase ends."""

    __match_args__ = ("turn", "deputy", "half")

    def __init__(self, turn: int, deputy: int, half: int) -> None:
        super().__init__(half)
        self.turn: Final = turn
        self.deputy: Final = deputy

    def body(self) -> int:
        return COMMITTEE

    def second_half(self) -> Step[Convention]:
        return MotionVote(self.turn, self.deputy, 1)

    def outcome(self, s: Convention, yes: int, no: int) -> None:
        s.tell(events.CARRIED, self.deputy, yes, yes + no)
        if 2 * yes > yes + no:
            accuse(s, s.at(self.turn), self.deputy, IN_MOTION)
            resolve(s, IN_MOTION)
        else:
            s.do(Motion(self.turn + 1))


AGENDA_END: Final = AgendaEnd()
