# mypyc: compile
"""Section 7: what the squares do to who arrives there, and what they do to the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cabale.core.agenda import NOBODY, Step, seat_bit
from cabale.core.seated import Seated
from cabale.games.cocarde import events, pieces, squares
from cabale.games.cocarde.dealing import LIMITS, Covered, Discard, Draw
from cabale.games.cocarde.decrees import criminal_tribunal, liberation, massacres, message, schools, ventose
from cabale.games.cocarde.moving import THROW, behind
from cabale.games.cocarde.table import Cocarde, changed

# --- arriving -------------------------------------------------------------------------------------


class Arrive(Step[Cocarde]):
    """L-21 (iii). The roller who moved executes the square reached; who is on 56 has none left."""

    def begin(self, s: Cocarde) -> int:
        if s.arrived and s.places[s.active] != squares.LAST:
            s.do(Execute(s.active))
        return NOBODY


class Execute(Seated[Cocarde]):
    """L-35, L-43. The sentence of the square where a pawn stands; first, a danger may be averted."""

    def begin(self, s: Cocarde) -> int:
        place = s.places[self.seat]
        if place == squares.START:  # L-R16: a count ended at the edge of the board
            return NOBODY
        s.tell(events.SENTENCED, self.seat, place, 1 if concerns(s, self.seat, place) else 0)
        if squares.SENTENCES[place]:
            s.do(Shelter(self.seat, place))
        return NOBODY


def concerns(s: Cocarde, seat: int, place: int) -> bool:
    """Whether the role of a player is one that the sentence speaks of."""
    for states, _, _ in squares.SENTENCES[place]:
        if s.bears(seat, states):
            return True
    return False


class Shelter(Covered):
    """L-43. Whom a danger would really touch may play a valid character, and then just stays there."""

    __match_args__ = ("seat", "square")

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def holder(self, s: Cocarde) -> int:
        return self.seat

    def open(self, s: Cocarde) -> bool:
        return (
            len(s.hands[self.seat]) > 0
            and in_danger(s, self.seat, self.square)
            and s.character_about(self.square)
        )

    def answers(self, s: Cocarde) -> list[int]:
        return [pieces.PLAY + card for card in s.valid_characters(self.seat, self.square)]

    def declined(self, s: Cocarde) -> None:
        carry_out(s, self.seat, self.square)

    def played(self, s: Cocarde, move: int) -> None:
        s.spend(self.seat, move - pieces.PLAY)
        s.tell(events.PROTECTED, self.seat, move - pieces.PLAY, self.square)
        spare(s, self.seat, self.square)


def in_danger(s: Cocarde, seat: int, square: int) -> bool:
    """Whether the sentence is a danger to this player, and would do something (L-R29)."""
    if not s.bears(seat, squares.DANGER[square]):
        return False
    for states, operation, _ in squares.SENTENCES[square]:
        if s.bears(seat, states) and touches(s, seat, operation):
            return True
    return False


def touches(s: Cocarde, seat: int, operation: int) -> bool:
    """Whether an operation of a danger would do something to the acting player."""
    if operation == squares.WAIT:
        return not others_on(s, seat)
    if operation == squares.DISC or operation == squares.DISCALL:
        return len(s.hands[seat]) > 0
    if operation == squares.WOMEN_BRING_THE_KING:
        return is_led_away(s, seat)
    if operation == squares.LE_CHAPELIER:
        return len(others_on(s, seat)) > 0
    if operation == squares.EMIGRES:
        return len(fellow_emigres(s, seat)) > 0
    return operation != squares.REVOLUTIONARY_TRIBUNAL


def spare(s: Cocarde, seat: int, square: int) -> None:
    """L-43. The sentence is cancelled for the acting player alone: the others are touched as ever."""
    for _, operation, _ in squares.SENTENCES[square]:
        if operation == squares.WOMEN_BRING_THE_KING:
            lead_away(s, seat)
        elif operation == squares.LE_CHAPELIER:
            drive_back(s, seat)
        elif operation == squares.EMIGRES:
            send_emigres(s, seat)
        elif operation == squares.REVOLUTIONARY_TRIBUNAL:
            revolutionary_tribunal(s, seat)


def carry_out(s: Cocarde, seat: int, square: int) -> None:
    """The sentence, clause by clause; the limit of the hand is looked at before it sends one on (L-3)."""
    plan: list[Step[Any]] = []
    for states, operation, amount in squares.SENTENCES[square]:
        if s.bears(seat, states):
            if operation == squares.GO or operation == squares.TO_FRONT:
                plan.append(LIMITS[seat])
            plan.append(Clause(seat, operation, amount))
    plan.append(LIMITS[seat])
    s.do(*plan)


class Clause(Step[Cocarde]):
    """One operation of a sentence, carried out."""

    __match_args__ = ("seat", "operation", "amount")

    def __init__(self, seat: int, operation: int, amount: int) -> None:
        self.seat: Final = seat
        self.operation: Final = operation
        self.amount: Final = amount

    def begin(self, s: Cocarde) -> int:
        operation, seat, amount = self.operation, self.seat, self.amount
        if operation == squares.TREE:
            s.grow(seat, amount)
        elif operation == squares.DRAW:
            s.do(Draw(seat, amount))
        elif operation == squares.DISC:
            s.do(Discard(seat, amount))
        elif operation == squares.DISCALL:
            s.throw_hand(seat)
        elif operation == squares.GO:
            s.move(seat, reached(s, amount), pieces.SENT)
            s.do(Execute(seat))
        elif operation == squares.GO_SILENTLY:
            s.move(seat, amount, pieces.SENT)
        elif operation == squares.TO_PRISON:
            s.move(seat, squares.PRISON + 1, pieces.SENT)
        elif operation == squares.TO_FRONT:
            s.move(seat, squares.FRONTIERS + amount, pieces.SENT)
            s.do(Execute(seat))
        elif operation == squares.TO_GUYANE:
            s.move(seat, squares.GUYANE, pieces.SENT)
        elif operation == squares.ANEW:
            s.anew(seat)
        else:
            SPECIAL[operation](s, seat)
        return NOBODY


def reached(s: Cocarde, square: int) -> int:
    """L-26, L-R18. The square that a jump really reaches."""
    if square == squares.SALON_DOOR:
        return s.beyond_salon()
    return square if s.exists(square) else square - 1  # only 7 can be cancelled besides


# --- time lost, and dice --------------------------------------------------------------------------


def wait(s: Cocarde, seat: int) -> None:
    """L-29. Alone on square 1, one waits for somebody else."""
    if not others_on(s, seat):
        s.wait |= seat_bit(seat)
        s.tell(events.WAITS, seat)


def skip(s: Cocarde, seat: int) -> None:
    """L-31. Wounded: the next turn is skipped."""
    s.skip |= seat_bit(seat)
    s.tell(events.WOUNDED, seat)


def tavern(s: Cocarde, seat: int) -> None:
    """L-30. Out only with two different numbers, or with a symbol."""
    s.tavern |= seat_bit(seat)
    s.tell(events.DRINKS, seat)


def salon(s: Cocarde, seat: int) -> None:
    """L-32. Two rolls without a move."""
    s.salon = changed(s.salon, seat, 2 - s.salon[seat])
    s.tell(events.IS_GUEST, seat)


def reroll(s: Cocarde, seat: int) -> None:
    """L-33. Once a turn, and only in one's own (L-40)."""
    if seat == s.active and not s.rerolled:
        s.rerolled = True
        s.tell(events.REROLLED, seat)
        s.do(LIMITS[seat], THROW, ARRIVE)


# --- others on the same square --------------------------------------------------------------------


def others_on(s: Cocarde, seat: int) -> list[int]:
    """The other pawns on the square of this one, clockwise."""
    here = s.places[seat]
    rivals = [s.away(seat, distance) for distance in range(1, len(s.hands))]
    return [other for other in rivals if s.places[other] == here]


def is_led_away(s: Cocarde, seat: int) -> bool:
    """L-36. Whether a citoyen stands on 9 with a citoyenne."""
    figures = s.options.figures
    if not figures or figures[seat] != pieces.CITOYEN:
        return False
    for other in others_on(s, seat):
        if figures[other] == pieces.CITOYENNE:
            return True
    return False


def lead_away(s: Cocarde, seat: int) -> None:
    """L-36. The other citoyens, if both figures are there."""
    figures = s.options.figures
    if figures:
        others = others_on(s, seat)
        present = [figures[seat], *[figures[other] for other in others]]
        if pieces.CITOYEN in present and pieces.CITOYENNE in present:
            for other in others:
                if figures[other] == pieces.CITOYEN:
                    s.move(other, reached(s, squares.NIGHT), pieces.DRAGGED)


def women_bring_the_king(s: Cocarde, seat: int) -> None:
    """L-36, L-R5. Where both figures meet on 9, the citoyens go to 7; who acts executes it."""
    led = is_led_away(s, seat)
    lead_away(s, seat)
    if led:
        s.do(LIMITS[seat], Clause(seat, squares.GO, squares.NIGHT))


def drive_back(s: Cocarde, seat: int) -> None:
    for other in others_on(s, seat):
        s.move(other, squares.BARRICADE, pieces.DRAGGED)


def le_chapelier(s: Cocarde, seat: int) -> None:
    """L-37. Whoever meets somebody on 16 goes back to 6 with them, without a tree."""
    if others_on(s, seat):
        drive_back(s, seat)
        s.move(seat, squares.BARRICADE, pieces.SENT)


def fellow_emigres(s: Cocarde, seat: int) -> list[int]:
    return [other for other in others_on(s, seat) if s.bears(other, pieces.LILY)]


def send_emigres(s: Cocarde, seat: int) -> None:
    for other in fellow_emigres(s, seat):
        s.move(other, squares.FRONTIERS + 1, pieces.DRAGGED)


def emigres(s: Cocarde, seat: int) -> None:
    """L-38. Royalists who meet on 22 leave for the frontiers; only who acts gets the card of Valmy."""
    if fellow_emigres(s, seat):
        send_emigres(s, seat)
        s.do(LIMITS[seat], Clause(seat, squares.TO_FRONT, 1))


# --- the tribunal --------------------------------------------------------------------------------


def revolutionary_tribunal(s: Cocarde, seat: int) -> None:
    """L-40, L-R26. The other royalists go back, one after the other; who is called back calls nobody."""
    if seat == s.active:
        plan = [RECALLS[s.away(seat, distance)] for distance in range(1, len(s.hands))]
        s.do(*plan)


class Recall(Seated[Cocarde]):
    """L-40. A royalist on the course goes back three squares and executes the one reached, as if acting."""

    def begin(self, s: Cocarde) -> int:
        if s.bears(self.seat, pieces.LILY) and s.on_course(self.seat):
            s.move(self.seat, behind(s, s.places[self.seat], squares.RECALL), pieces.RECALLED)
            s.do(Execute(self.seat))
        return NOBODY


# --- the trial --------------------------------------------------------------------------------------


class CapetsTrial(Seated[Cocarde]):
    """Square 32. Is Louis Capet guilty? Yes leads to 38, no to nothing."""

    def begin(self, s: Cocarde) -> int:
        return seat_bit(self.seat)

    def moves(self, s: Cocarde, seat: int) -> list[int]:
        return [pieces.YES, pieces.NO]

    def answer(self, s: Cocarde, seat: int, move: int) -> int:
        s.tell(events.JUDGED, seat, 1 if move == pieces.YES else 0)
        if move == pieces.YES:
            s.do(LIMITS[seat], Clause(seat, squares.GO, 38))
        return NOBODY


def capets_trial(s: Cocarde, seat: int) -> None:
    s.do(CapetsTrial(seat))


ARRIVE: Final = Arrive()
RECALLS: Final = [Recall(seat) for seat in range(pieces.FULLEST)]

SPECIAL: Final[dict[int, Callable[[Cocarde, int], None]]] = {
    squares.WAIT: wait,
    squares.SKIP: skip,
    squares.TAVERN: tavern,
    squares.SALON: salon,
    squares.REROLL: reroll,
    squares.WOMEN_BRING_THE_KING: women_bring_the_king,
    squares.LE_CHAPELIER: le_chapelier,
    squares.EMIGRES: emigres,
    squares.CRIMINAL_TRIBUNAL: criminal_tribunal,
    squares.MASSACRES: massacres,
    squares.CAPETS_TRIAL: capets_trial,
    squares.REVOLUTIONARY_TRIBUNAL: revolutionary_tribunal,
    squares.VENTOSE: ventose,
    squares.LIBERATION: liberation,
    squares.SCHOOLS: schools,
    squares.MESSAGE: message,
}
