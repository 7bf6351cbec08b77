"""`cabale learn`: the lessons of a game, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from cabale.core.numbers import whole_number
from cabale.games import game as find_game
from cabale.lessons import Lesson, Wording, lessons_of
from cabale.terminal.complaint import Complaint
from cabale.terminal.lesson_lines import LessonLines
from cabale.terminal.lines import InputEnded, Left, standard_streams
from cabale.terminal.play import DONE, INTERRUPTED, check_screen, has_screen, read_name, read_pace
from cabale.terminal.pupil import Pupil
from cabale.text import Words

AGAIN, LEAVE = range(2)  # the closing choices of the last lesson; before it, the next lesson comes first
FIRST: Final = "1"


def learn(words: Words, game_id: str, number: str | None, name: str | None, pace: str, plain: bool) -> int:
    """Show the list, or begin with the lesson that was asked for; the exit code."""
    game = find_game(game_id)
    lessons = lessons_of(game.id)
    if not lessons:
        raise Complaint("no-lessons", game=words.game_title(game.id))
    speed, learner = read_pace(pace), read_name(name, words)
    streams = standard_streams()
    try:
        if number is None:
            number = _listed(words, lessons, streams[0])
        place = _place(number, lessons)
        if plain or not has_screen():
            return _by_lines(words, lessons[place:], learner, streams)
        return _on_screen(words, lessons, place, learner, speed)
    except (Left, InputEnded):
        return DONE
    except KeyboardInterrupt:
        print()
        return INTERRUPTED


def _listed(words: Words, lessons: Sequence[Lesson], answers: TextIO) -> str:
    """All lessons, and the number of the one that is wanted."""
    print(words.say("lessons-title", game=words.game_title(lessons[0].game.id)))
    for lesson in lessons:
        minutes = words.say("lesson-minutes", minutes=lesson.minutes)
        print(f"  {lesson.number}. {Wording(words.language, lesson).say()}, {minutes}")
    print(words.say("lessons-which", most=len(lessons)), end=" ", flush=True)
    line = answers.readline(10_000)
    if not line:
        print()
        raise InputEnded
    return line.strip() or FIRST


def _place(text: str, lessons: Sequence[Lesson]) -> int:
    number = whole_number(text)
    if number is None or not 1 <= number <= len(lessons):
        raise Complaint("bad-lesson", text=text, most=len(lessons))
    return number - 1


def heading(words: Words, lesson: Lesson) -> str:
    title = Wording(words.language, lesson).say()
    total = len(lessons_of(lesson.game.id))
    return words.say("lesson-heading", number=lesson.number, total=total, title=title)


def _by_lines(words: Words, lessons: Sequence[Lesson], learner: str, streams: tuple[TextIO, TextIO]) -> int:
    """From this lesson to the last, for as long as there are answers."""
    for lesson in lessons:
        lines = LessonLines(Pupil(lesson, words.language, learner), *streams)
        lines.say(heading(words, lesson))
        lines.play()
        lines.say()
    return DONE


def _on_screen(words: Words, lessons: Sequence[Lesson], place: int, learner: str, speed: float) -> int:
    check_screen()
    from cabale.terminal.lesson_table import LessonTable  # brings Textual: slow to import

    while True:
        lesson, last = lessons[place], place + 1 == len(lessons)
        closing = [words.say("lesson-again"), words.say("lesson-leave")]
        if not last:
            title = Wording(words.language, lessons[place + 1]).say()
            closing.insert(0, words.say("lesson-next", title=title))
        pupil = Pupil(lesson, words.language, learner)
        table = LessonTable(pupil, speed, heading(words, lesson), closing)
        code = table.show()
        chosen = table.chosen - (0 if last else 1)
        if code != DONE or chosen == LEAVE:
            return code
        place += 0 if chosen == AGAIN else 1
