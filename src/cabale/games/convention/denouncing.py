# mypyc: compile
"""Section 5: the four steps of a denunciation, from the square to the verdict; and the questions of
section 8, which may replace the die."""

from __future__ import annotations

from typing import Final

from cabale.core.agenda import NOBODY, PASS, Chance, Step, seat_bit
from cabale.core.seats import NO_SEAT
from cabale.games.convention import events, pieces
from cabale.games.convention.table import ALL_QUESTIONS, Convention
from cabale.games.convention.turns import OneDie
from cabale.games.convention.voting import Scrutiny


def accuse(s: Convention, faction: int, deputy: int, how: int) -> None:
    """D-2. Step 1: onto the denounced square of his post; the batch keeps the order of declaration."""
    s.square[deputy] = pieces.DENOUNCED
    s.charges = (*s.charges, deputy)
    s.tell(events.ACCUSES, faction, deputy, how)


def resolve(s: Convention, how: int) -> None:
    """D-4 to D-9. The batch is dealt with together, step by step."""
    s.do(Proof(0, how), CONSEQUENCES, SUMMONSES[0], TRIALS[0], BATCH_END)


# --- step 2 ---------------------------------------------------------------------------------------


class Proof(Step[Convention]):
    """D-4. A die, or questions, for each denounced deputy in order of declaration."""

    __match_args__ = ("place", "how")

    def __init__(self, place: int, how: int) -> None:
        self.place: Final = place
        self.how: Final = how

    def begin(self, s: Convention) -> int:
        if self.place == len(s.charges):
            return NOBODY
        deputy = s.charges[self.place]
        later = Proof(self.place + 1, self.how)
        if s.square[deputy] != pieces.DENOUNCED:  # D-3: he is dead; or V-7: defended
            s.do(later)
            return NOBODY
        supported = self.how == pieces.IN_AGENDA and bool(s.backed >> deputy & 1)
        if s.options.history:
            s.do(Quiz(deputy, 2 if supported or self.how == pieces.IN_MOTION else 1), later)  # H-1, H-2
        elif self.how == pieces.IN_MOTION:
            s.do(DenunciationDie(deputy, pieces.BY_MOTION), later)
        else:
            s.do(DenunciationDie(deputy, pieces.SUPPORTED if supported else pieces.PLAIN), later)
        return NOBODY


class DenunciationDie(OneDie):
    """D-4. The owner throws: confirmed up to the limit of the table that applies."""

    __match_args__ = ("deputy", "limit")

    def __init__(self, deputy: int, limit: int) -> None:
        self.deputy: Final = deputy
        self.limit: Final = limit

    def answer(self, s: Convention, seat: int, move: int) -> int:
        s.tell(events.DIE, self.deputy, move + 1, self.limit)
        settle_charge(s, self.deputy, move + 1 <= self.limit)
        return NOBODY


def settle_charge(s: Convention, deputy: int, confirmed: bool) -> None:
    """Confirmed: he stays on the square until step 3. Cancelled: back to his place."""
    if confirmed:
        s.tell(events.CONFIRMED, NO_SEAT, deputy)
    else:
        clear(s, deputy)


def clear(s: Convention, deputy: int) -> None:
    s.square[deputy] = pieces.NORMAL
    s.tell(events.CANCELLED, NO_SEAT, deputy)


class Quiz(Chance[Convention]):
    """H-3. A question of the section of his faction, at random and not twice; an exhausted section is
    shuffled again."""

    __match_args__ = ("deputy", "left")

    def __init__(self, deputy: int, left: int) -> None:
        self.deputy: Final = deputy
        self.left: Final = left

    def begin(self, s: Convention) -> int:
        section = self.deputy // pieces.PER_FACTION
        if not s.unasked[section]:
            s.unasked[section] = ALL_QUESTIONS
        return super().begin(s)

    def weights(self, s: Convention) -> list[int]:
        left = s.unasked[self.deputy // pieces.PER_FACTION]
        return [left >> number & 1 for number in range(pieces.PER_SECTION)]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        section = self.deputy // pieces.PER_FACTION
        s.unasked[section] &= ~(1 << move)
        s.asked = pieces.PER_SECTION * section + move
        s.tell(events.QUESTION, NO_SEAT, self.deputy, s.asked)
        s.do(Answer(self.deputy, self.left))
        return NOBODY


class Answer(Step[Convention]):
    """H-2, H-4. The owner answers OUI or NON; to say nothing is wrong; a machine may guess (H-5)."""

    __match_args__ = ("deputy", "left")

    def __init__(self, deputy: int, left: int) -> None:
        self.deputy: Final = deputy
        self.left: Final = left

    def begin(self, s: Convention) -> int:
        return seat_bit(s.owner[self.deputy // pieces.PER_FACTION])

    def moves(self, s: Convention, seat: int) -> list[int]:
        return [PASS, pieces.OUI, pieces.NON, pieces.GUESS]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        if move == pieces.GUESS:
            s.do(Guess(self.deputy, self.left))
        else:
            right = move != PASS and (move == pieces.OUI) == pieces.RIGHT[s.asked]
            grade(s, self.deputy, self.left, move, right)
        return NOBODY


class Guess(Chance[Convention]):
    """H-5. A machine does not read the booklet: it is right in so many of six cases."""

    __match_args__ = ("deputy", "left")

    def __init__(self, deputy: int, left: int) -> None:
        self.deputy: Final = deputy
        self.left: Final = left

    def weights(self, s: Convention) -> list[int]:
        return [pieces.FACES - s.options.guessed_right, s.options.guessed_right]

    def answer(self, s: Convention, seat: int, move: int) -> int:
        grade(s, self.deputy, self.left, pieces.GUESSED_RIGHT if move else pieces.GUESSED_WRONG, move == 1)
        return NOBODY


def grade(s: Convention, deputy: int, left: int, how: int, right: bool) -> None:
    """H-2. All right: cancelled. One wrong: confirmed, and no further question is asked."""
    s.tell(events.ANSWERED, deputy // pieces.PER_FACTION, how, s.asked)
    s.asked = pieces.NO_QUESTION
    if right and left > 1:
        s.do(Quiz(deputy, left - 1))
    else:
        settle_charge(s, deputy, not right)


# --- step 3 ---------------------------------------------------------------------------------------


class Consequences(Step[Convention]):
    """D-5. On Mission or at the Club -3 PP and back to the Convention; elsewhere summoned."""

    def begin(self, s: Convention) -> int:
        for deputy in s.charges:
            if s.square[deputy] != pieces.DENOUNCED:
                continue
            if s.post[deputy] in (pieces.MISSION, pieces.JACOBINS):  # D-6
                s.change(deputy, -pieces.CHARGE_PP, pieces.BY_CHARGE)
                if s.square[deputy] == pieces.DENOUNCED:  # alive
                    s.go(deputy, pieces.CONVENTION, pieces.BY_DISGRACE)
            else:
                s.post[deputy] = pieces.TRIBUNAL
                s.square[deputy] = pieces.SUMMONED
                s.tell(events.WENT, pieces.BY_SUMMONS, deputy, pieces.TRIBUNAL)
        return NOBODY


# --- step 4 ---------------------------------------------------------------------------------------


class Summons(Step[Convention]):
    """D-7. Each summoned deputy chooses in public: flight, an accomplice, or trial (R-16)."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def begin(self, s: Convention) -> int:
        if self.place == len(s.charges):
            return NOBODY
        deputy = s.charges[self.place]
        if s.square[deputy] == pieces.SUMMONED:
            return seat_bit(s.owner[deputy // pieces.PER_FACTION])
        s.do(SUMMONSES[self.place + 1])
        return NOBODY

    def moves(self, s: Convention, seat: int) -> list[int]:
        moves = [pieces.FLEE, pieces.STAND_TRIAL]
        moves += [pieces.CHOOSE + juror for juror in accomplices(s, s.charges[self.place])]
        return moves

    def answer(self, s: Convention, seat: int, move: int) -> int:
        deputy = s.charges[self.place]
        faction = deputy // pieces.PER_FACTION
        if move == pieces.FLEE:
            s.post[deputy] = pieces.FLIGHT
            s.square[deputy] = pieces.NORMAL
            s.tell(events.FLED, faction, deputy)
        elif move == pieces.STAND_TRIAL:
            s.tell(events.STOOD_TRIAL, faction, deputy)
        else:
            s.tell(events.HELPED, faction, deputy, move - pieces.CHOOSE)
            s.change(move - pieces.CHOOSE, -pieces.HELPING_PP, pieces.BY_HELPING)
            s.go(deputy, pieces.PRISON, pieces.BY_ACCOMPLICE)
        s.do(SUMMONSES[self.place + 1])
        return NOBODY


def accomplices(s: Convention, accused: int) -> list[int]:
    """D-7. Deputies of his faction who sit at the Tribunal; never himself, who stands there (R-14)."""
    return s.at_post(accused // pieces.PER_FACTION, pieces.TRIBUNAL)


class Trials(Step[Convention]):
    """D-8. Trials are held one after the other, each result applied before the next."""

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def begin(self, s: Convention) -> int:
        if self.place == len(s.charges):
            return NOBODY
        deputy = s.charges[self.place]
        if s.square[deputy] == pieces.SUMMONED:
            s.do(Trial(deputy, 0), TRIALS[self.place + 1])
        else:
            s.do(TRIALS[self.place + 1])
        return NOBODY


class Trial(Scrutiny):
    """D-9. OUI is guilty. More NON: free. More OUI: the guillotine. A tie, also of none: prison."""

    __match_args__ = ("deputy", "half")

    def __init__(self, deputy: int, half: int) -> None:
        super().__init__(half)
        self.deputy: Final = deputy

    def body(self) -> int:
        return pieces.TRIBUNAL

    def second_half(self) -> Step[Convention]:
        return Trial(self.deputy, 1)

    def outcome(self, s: Convention, yes: int, no: int) -> None:
        s.tell(events.JUDGED, self.deputy, yes, no)
        if yes > no:
            s.die(self.deputy, pieces.SENTENCE)
        elif no > yes:
            s.acquit(self.deputy)
        else:
            s.go(self.deputy, pieces.PRISON, pieces.BY_VERDICT)


class BatchEnd(Step[Convention]):
    """The squares are empty again."""

    def begin(self, s: Convention) -> int:
        s.charges = ()
        s.backed = 0
        return NOBODY


CONSEQUENCES: Final = Consequences()
BATCH_END: Final = BatchEnd()
MOST_CHARGES: Final = 24
SUMMONSES: Final = [Summons(place) for place in range(MOST_CHARGES + 1)]
TRIALS: Final = [Trials(place) for place in range(MOST_CHARGES + 1)]
