"""A lesson played: where it stands after all that the learner has answered so far."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from cabale.core.chance import Generator
from cabale.core.errors import IllegalMove
from cabale.core.notation import Word
from cabale.core.reason import Reason
from cabale.core.scenario.position import Position
from cabale.core.scenario.running import play_line, start
from cabale.core.seats import LETTERS
from cabale.core.views import Choice, Event, Question
from cabale.lessons.reading import Lesson, Line, Step, Turn

MOST: Final = 300  # answers to one lesson, wrong turns included
LONGEST: Final = 60  # answers of others until a turn is over, where no file says what they do


class Remark(NamedTuple):
    """What an automaton answered, and why: it may tell that later."""

    seat: int
    reason: Reason


class Moment(NamedTuple):
    """Something happened, and this is what the learner sees now."""

    news: tuple[Event, ...]
    view: Any
    said: tuple[Remark, ...] = ()  # what automatons tell of answers that are past


@dataclass(frozen=True)
class Outcome:
    """What came of the last answer."""

    step: int  # to which it was an answer; 0 in a whole game
    choice: Choice
    right: bool
    turn: Turn | None  # where its sentence and its rule come from; None in a whole game
    asked: Question  # to which it was an answer
    tried: tuple[str, ...]  # wrong turns before it
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Stand:
    """Where a lesson stands."""

    lesson: Lesson
    step: Step | None  # that is to be answered; None in a whole game, and when the lesson is over
    tried: tuple[str, ...]  # wrong turns of this step
    outcome: Outcome | None  # of the last answer; None before the first
    lead: tuple[Moment, ...]  # what happened then, before the question
    view: Any
    question: Question | None
    over: bool


class Eyes:
    """Sees what happens as the learner's seat does."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position: Final = position
        self._seat: Final = seat
        self._seen = len(position.game.events(position.state, seat))
        self.moments: list[Moment] = []

    @property
    def view(self) -> Any:
        return self._position.game.view(self._position.state, self._seat)

    def look(self) -> None:
        """A moment, if there is anything new."""
        news = self._position.game.events(self._position.state, self._seat)[self._seen :]
        if news:
            self._seen += len(news)
            self.moments.append(Moment(news, self.view))


class Course:
    """The position of a lesson, from the learner's seat."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson: Final = lesson
        self.position = start(lesson.file, lesson.game, lesson.seats, lesson.options, lesson.table)

    def again(self) -> Course:
        """The same, to try something."""
        course = copy(self)
        course.position = copy(self.position)
        course.position.state = self.position.state.clone()
        return course

    @property
    def view(self) -> Any:
        return self.lesson.game.view(self.position.state, self.lesson.you)

    def question(self) -> Question | None:
        """What the learner is asked; without what is for machines alone."""
        game = self.lesson.game
        asked = game.question(self.position.state, self.lesson.you)
        if asked is None or not game.for_machines:
            return asked
        choices = tuple(choice for choice in asked.choices if choice.move not in game.for_machines)
        return msgspec.structs.replace(asked, choices=choices)

    def meant(self, question: Question, text: str) -> Choice:
        """The choice that a learner's word stands for, with or without the seat; refused if not open."""
        game, state, you = self.lesson.game, self.position.state, self.lesson.you
        body = text.removeprefix(f"{LETTERS[you]}:")
        for choice in question.choices:
            if choice.text == body:
                return choice
        move = game.read_body(state, you, body)
        for choice in question.choices:
            if choice.move == move:
                return choice
        raise game.refusal(state, you, move)

    def play(self, line: Line, key: str, chance: str) -> tuple[Moment, ...]:
        """What others and chance do."""
        eyes = self._eyes(chance)
        play_line(self.position, line, key, eyes.look)
        return tuple(eyes.moments)

    def answer(self, choice: Choice, turn: Turn, chance: str) -> tuple[Moment, ...]:
        """The learner's answer, what others say in the same window, and what follows. Where the file does not
        say it, everybody does the default until the turn is over, or until the learner is asked what the next
        step is about."""
        eyes = self._eyes(chance)
        state = self.position.state
        word, began = Word(self.lesson.you, choice.text), self.view.turns
        alone = state.waiting == (self.lesson.you,)
        line: Line = [word if alone else [word, *turn.beside], *(turn.after or ())]
        play_line(self.position, line, f"{turn.key}.after", eyes.look)
        for _ in range(LONGEST if turn.after is None else 0):
            if state.over or eyes.view.turns > began or (isinstance(turn, Step) and self.question()):
                break
            play_line(self.position, [[]], turn.key, eyes.look)  # a silence
        return tuple(eyes.moments)

    def _eyes(self, chance: str) -> Eyes:
        """Chance draws alike whenever the same is played."""
        self.position.generator = Generator(f"{self.lesson.game.id}/{self.lesson.id}/{chance}".encode())
        return Eyes(self.position, self.lesson.you)


def check_length(answers: Sequence[str]) -> None:
    if len(answers) > MOST:
        raise IllegalMove("too_many_answers", most=MOST)


def stand_by_steps(lesson: Lesson, answers: Sequence[str]) -> Stand:
    """Where a lesson of steps stands after these answers. Only what came of the last one is looked at."""
    check_length(answers)
    course, left = Course(lesson), deque(answers)
    outcome: Outcome | None = None
    for step in lesson.steps:
        lead = course.play(step.play, f"{step.key}.play", f"{step.number}")
        question = course.question()
        assert question is not None, f"{lesson.file}: nobody asks the learner in {step.key}"
        tried: list[str] = []
        answered = False
        while left and not answered:
            choice = course.meant(question, left.popleft())
            turn = step.turn(choice.text)
            assert turn is not None, f"{lesson.file}: {step.key} does not say what {choice.text} does"
            answered = turn is step
            if not answered:
                tried.append(choice.text)
            if answered or not left:
                moments = (course if answered else course.again()).answer(
                    choice, turn, f"{step.number}/{choice.text}"
                )
                outcome = Outcome(step.number, choice, answered, turn, question, tuple(tried), moments)
        if not answered:
            return Stand(lesson, step, tuple(tried), outcome, lead, course.view, question, False)
    if left:
        raise IllegalMove("lesson_over")
    return Stand(lesson, None, (), outcome, (), course.view, None, True)
