"""How long lessons take: about ten minutes a game. Everything on the way through is read, at 200 words a
minute, and each answer takes four seconds; a whole game is played once, with what is told and said in it."""

from __future__ import annotations

from random import Random

import pytest

from cabale.games import GAMES
from cabale.lessons import Lesson, Wording, lessons_of, stand_of, think_on
from cabale.table.telling_lessons import tell_lesson
from cabale.text import LANGUAGES

WORD = 60 / 200  # seconds
ANSWER = 4
TOGETHER = 10  # minutes
LONGEST = "fr"


def read(lesson: Lesson, language: str) -> float:
    """What is read and answered by whoever makes the lesson's own moves, in minutes."""
    wording = Wording(language, lesson)
    said = [wording.say(), wording.say("rule")]
    for step in lesson.steps:
        points = [wording.say(step.number, "point", nth) for nth, _ in enumerate(step.marks, 1)]
        said += [*points, *(wording.say(step.number, what) for what in ("task", "done", "why"))]
    return (WORD * len(" ".join(said).split()) + ANSWER * len(lesson.steps)) / 60


def played(lesson: Lesson, language: str) -> float:
    """A whole game of somebody who answers at random, in minutes."""
    rng, answers, known, words = Random(1), list[str](), think_on(lesson, []), 0
    stand = stand_of(lesson, answers, known)
    while not stand.over:
        assert stand.question
        answers.append(rng.choice(stand.question.choices).text)
        known = think_on(lesson, answers, known)
        stand = stand_of(lesson, answers, known)
        outcome = tell_lesson(stand, Wording(language, lesson)).outcome
        assert outcome
        told = [line.sentence for moment in outcome.moments for line in moment.told]
        said = [line.sentence for moment in outcome.moments for line in moment.said]
        words += len(" ".join([*told, *said]).split())
    return (WORD * words + ANSWER * len(answers)) / 60


@pytest.mark.parametrize("game", [*GAMES])
def test_the_lessons_of_a_game_take_ten_minutes(game: str) -> None:
    assert sum(lesson.minutes for lesson in lessons_of(game)) <= TOGETHER
    for lesson in lessons_of(game):
        if lesson.whole:
            assert played(lesson, LONGEST) < lesson.minutes + 0.75, lesson.id
        else:
            for language in LANGUAGES:
                assert 0.4 < read(lesson, language) < lesson.minutes + 0.25, (lesson.id, language)
