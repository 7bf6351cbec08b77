"""Lessons in the terminal: line by line and on the full screen, in every language."""

from __future__ import annotations

import asyncio
import io
import sys

import pytest

from cabale.cli import main
from cabale.games import GAMES
from cabale.lessons import Lesson, find_lesson, lessons_of
from cabale.terminal.board import Journal
from cabale.terminal.lesson_lines import LessonLines
from cabale.terminal.lesson_table import LessonTable
from cabale.terminal.lines import InputEnded
from cabale.terminal.pupil import Pupil
from cabale.text import LANGUAGES

TAUGHT = [game for game in GAMES if lessons_of(game)]
ROUND = [(game, LANGUAGES[place % len(LANGUAGES)]) for place, game in enumerate(TAUGHT)]


def walk(lesson: Lesson) -> list[str]:
    """A wrong turn in every step that has one, then the lesson's answer."""
    walked: list[str] = []
    pupil = Pupil(lesson, "en", "Élise")
    for step in lesson.steps:
        question = pupil.stand.question
        assert question is not None
        wrong = [choice for choice in question.choices if choice.text not in step.answers][:1]
        right = [choice for choice in question.choices if choice.text in step.answers][:1]
        for choice in (*wrong, *right):
            walked.append(choice.text)
            pupil.answer(choice.move)
    assert pupil.stand.over
    return walked


@pytest.mark.parametrize(("game", "language"), ROUND)
def test_a_lesson_of_each_game_line_by_line(game: str, language: str) -> None:
    lesson = lessons_of(game)[0]
    pupil, out = Pupil(lesson, language, "Élise"), io.StringIO()
    LessonLines(pupil, io.StringIO("".join(f"{text}\n" for text in walk(lesson))), out).play()
    assert pupil.stand.over
    text, say = out.getvalue(), pupil.wording.say
    for step in lesson.steps:
        for part in ("task", "why", "done"):
            assert say(step.number, part) in text
    if len(pupil.answers) > len(lesson.steps):
        assert pupil.wording.narrator.say("lesson-tried") in text


def test_whoever_stops_answering_is_let_go() -> None:
    with pytest.raises(InputEnded):
        LessonLines(Pupil(find_lesson("complots", "doubt"), "fr", ""), io.StringIO(""), io.StringIO()).play()


def test_a_lesson_on_the_full_screen() -> None:
    """A wrong turn, one step back, the right one; then on to the next lesson."""
    lesson = find_lesson("complots", "doubt")
    pupil = Pupil(lesson, "en", "Élise")
    app = LessonTable(pupil, 0, "Lesson 3 of 7", ("Next", "Again", "Leave"))

    async def play() -> None:
        async with app.run_test(size=(100, 34)) as pilot:
            for key in ("1", "1", "2", "1"):
                for _ in range(20):
                    await pilot.pause()
                    if app._answer is not None and not app._answer.done():
                        break
                await pilot.press(key)
            await pilot.pause()
            journal = [entry.sentence for entry in app.base.query_one(Journal).entries]
            assert journal[0] == "Lesson 3 of 7" and pupil.wording.say(1, "other", 1) in journal

    asyncio.run(play())
    assert pupil.answers == ["pass", "challenge"] and pupil.stand.over
    assert app.chosen == 0 and app.return_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_and_plays(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    piped = io.TextIOWrapper(io.BytesIO(b"3\npass\nchallenge\n"))  # cannot be set up anew once it was read
    monkeypatch.setattr(sys, "stdin", piped)
    assert main(["learn", "complots", "--plain", "--lang", language]) == 0
    out = capsys.readouterr().out
    for lesson in lessons_of("complots"):
        assert Pupil(lesson, language, "").wording.say() in out
    done = Pupil(find_lesson("complots", "doubt"), language, "").wording.say(1, "done")
    assert done in out


@pytest.mark.parametrize("arguments", [["complots", "99"], ["complots", "x"], ["chess"]])
def test_what_cannot_be_learnt_costs_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", *arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
