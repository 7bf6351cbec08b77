"""A whole short game as a lesson: the learner among automatons that say afterwards why they did something.

An automaton's reason tells what it holds, and that is its secret for as long as somebody may doubt it. So it
says nothing while a turn goes on. A lesson that declares itself `open` has it told once the turn is over;
otherwise all reasons are told when the game is. Silence in a sealed window stays unexplained, as it stays
unseen, and so does what was not heard.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from cabale import bots
from cabale.core.chance import Generator, secret_of_seed
from cabale.core.errors import IllegalMove
from cabale.core.reason import Reason
from cabale.core.sealed import open_together
from cabale.core.seats import CHANCE
from cabale.lessons.playing import Course, Eyes, Moment, Outcome, Remark, Stand, check_length, stand_by_steps
from cabale.lessons.reading import Lesson

NO_REASON: Final = ("only", "lot", "hasty")  # one move, a lot drawn, no thought: there is nothing to tell


class WholeGame:
    """One such game. What was thought before is given, so that nobody thinks it again."""

    def __init__(self, lesson: Lesson, known: Iterable[Remark]) -> None:
        assert lesson.whole is not None
        self.course: Final = Course(lesson)
        self.remarks: Final[list[Remark]] = []
        self._known: Final = deque(known)
        self._open: Final = lesson.whole.open
        self._state: Final = self.course.position.state
        self._generator: Final = Generator(secret_of_seed(lesson.whole.seed))
        self._bots: Final = {
            seat: bots.make(lesson.game.id, lesson.whole.level, lesson.whole.seed + seat)
            for seat in range(lesson.seats)
            if seat != lesson.you
        }
        self._unsaid: Final[list[Remark]] = []
        self._turns = 0
        self.course.position.generator = self._generator

    def go_on(self, answers: dict[int, int] | None = None) -> tuple[Moment, ...]:
        """Play what the learner answered, then on until the learner is asked or the game is over."""
        eyes = Eyes(self.course.position, self.course.lesson.you)
        if answers:
            self._settle(answers)
        self._look(eyes)
        while not self._state.over and not self.course.question():
            self._settle({})
            self._look(eyes)
        return tuple(eyes.moments)

    def _settle(self, answers: dict[int, int]) -> None:
        """All that are asked answer at once, each from its own view; then chance has its say."""
        you, reasons = self.course.lesson.you, {}
        for seat in self._state.waiting:
            if seat != you:
                reasons[seat] = self._think(seat)
        told = {seat: reason for seat, reason in reasons.items() if not self._silent(seat, reason)}

        def play(seat: int, move: int) -> None:
            self._state.play(seat, move)
            if seat in told:
                self._note(Remark(seat, told[seat]))

        def draw() -> None:
            self._state.play(CHANCE, self._generator.draw(self._state.odds()))

        every = answers | {seat: reason.move for seat, reason in reasons.items()}
        if every:
            open_together(self._state, every, play, draw)
        self.course.position.draw()

    def _think(self, seat: int) -> Reason:
        if self._known:
            remark = self._known.popleft()
        else:
            view = self.course.lesson.game.view(self._state, seat)
            remark = Remark(seat, self._bots[seat].explain(view, self._state.moves(seat)))
        self.remarks.append(remark)
        return remark.reason

    def _silent(self, seat: int, reason: Reason) -> bool:
        """Whether there is nothing to say of an answer: it has no reason, or nobody sees it."""
        game = self.course.lesson.game
        asked = game.question(self._state, seat)
        unseen = asked is not None and asked.secret and reason.move == game.default(self._state, seat)
        return reason.key in NO_REASON or unseen

    def _note(self, remark: Remark) -> None:
        """To be said later, and once only where one thought answers several questions."""
        for other in self._unsaid:
            if other.seat == remark.seat and (other.reason.key, other.reason.arguments) == (
                remark.reason.key,
                remark.reason.arguments,
            ):
                return
        self._unsaid.append(remark)

    def _look(self, eyes: Eyes) -> None:
        """What is new to the learner, and what the automatons say now that it cannot hurt them."""
        eyes.look()
        view = self.course.view
        if eyes.moments and (view.over or (self._open and view.turns > self._turns)):
            last = eyes.moments.pop()
            eyes.moments.append(last._replace(said=(*last.said, *self._unsaid)))
            self._unsaid.clear()
        self._turns = view.turns


def think_on(lesson: Lesson, answers: Sequence[str], known: Sequence[Remark] = ()) -> tuple[Remark, ...]:
    """All that the automatons think until the learner is asked again, or the game is over."""
    return _played(lesson, answers, known)[1]


def stand_of(lesson: Lesson, answers: Sequence[str], known: Sequence[Remark] = ()) -> Stand:
    """Where any lesson stands after these answers. What automatons are known to have thought is not thought
    again."""
    return _played(lesson, answers, known)[0] if lesson.whole else stand_by_steps(lesson, answers)


def _played(
    lesson: Lesson, answers: Sequence[str], known: Sequence[Remark]
) -> tuple[Stand, tuple[Remark, ...]]:
    check_length(answers)
    game = WholeGame(lesson, known)
    course, outcome = game.course, None
    lead = game.go_on()
    for text in answers:
        question = course.question()
        if question is None:
            raise IllegalMove("lesson_over")
        choice = course.meant(question, text)
        outcome = Outcome(0, choice, True, None, question, (), game.go_on({lesson.you: choice.move}))
    first = () if outcome else lead
    asked = course.question()
    stand = Stand(lesson, None, (), outcome, first, course.view, asked, asked is None)
    return stand, tuple(game.remarks)
