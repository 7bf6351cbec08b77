"""Lessons held against the game: every step, and every answer that is offered in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cabale.core.scenario.position import Failure
from cabale.core.scenario.running import Stuck, look_at, told_so_far
from cabale.core.views import Question
from cabale.lessons.playing import Course
from cabale.lessons.reading import Lesson, Step


def failures(lesson: Lesson) -> list[Failure]:
    """Where a lesson and the game part. Nothing is found in a whole game: that has to be played."""
    return list(_walk(Course(lesson), lesson.steps))


def _walk(course: Course, steps: Sequence[Step], apart: bool = False) -> Iterator[Failure]:
    if not steps:
        return
    step = steps[0]
    try:
        course.play(step.play, f"{step.key}.play", f"{step.number}")
    except Stuck as stuck:
        yield stuck.failure
        return
    question = course.question()
    if question is None:
        yield Failure(f"{step.key}.do", step.answers, None)
        return
    yield from _unoffered(step, question, apart)
    for choice in question.choices:
        turn = step.turn(choice.text)
        if turn is None:
            yield Failure(f"{step.key}.otherwise", choice.text, None)
            continue
        trial = course.again()
        trial.position.told = told_so_far(trial.position)
        try:
            trial.answer(choice, turn, f"{step.number}/{choice.text}")
        except Stuck as stuck:
            yield stuck.failure
            continue
        yield from look_at(trial.position, turn.look)
        if turn is step:
            yield from _walk(trial, steps[1:], apart or len(step.answers) > 1)


def _unoffered(step: Step, question: Question, apart: bool) -> Iterator[Failure]:
    """Answers that the lesson speaks of and nobody can give, and marks of choices that are not there. Where
    an earlier step left the choice, what is open depends on it: of the lesson's answers one must be."""
    offered = [choice.text for choice in question.choices]
    given = [text for text in step.answers if text in offered]
    if not (apart and given):
        yield from [Failure(f"{step.key}.do", text, offered) for text in step.answers if text not in given]
    for other in step.otherwise:
        yield from [Failure(f"{other.key}.try", text, offered) for text in other.tries if text not in offered]
        if not any(step.turn(text) is other for text in offered):
            yield Failure(f"{other.key}.try", other.tries, offered)
    keys = {f"choice:{choice.key}" for choice in question.choices}
    for mark in step.marks:
        if mark.startswith("choice:") and mark not in keys:
            yield Failure(f"{step.key}.marks", mark, sorted(keys))
