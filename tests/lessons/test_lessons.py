"""Every lesson of every game: played with every wrong turn, told in three languages, keeping secrets."""

from __future__ import annotations

import re
from random import Random

import pytest

from cabale.core.errors import CabaleError, IllegalMove
from cabale.core.reason import Reason
from cabale.games import GAMES
from cabale.lessons import (
    MOST,
    Lesson,
    Wording,
    failures,
    find_lesson,
    keys_of,
    lessons_of,
    stand_of,
    think_on,
)
from cabale.lessons.playing import Course, Remark
from cabale.table.telling_lessons import lesson_cards, tell_lesson
from cabale.table.wire.lessons import LessonView
from cabale.text import LANGUAGES
from tests.text.messages import messages

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
BY_STEPS = [lesson for lesson in LESSONS if lesson.steps]
WHOLE = [lesson for lesson in LESSONS if lesson.whole]
PAST = re.compile(
    r"\b(you|he|she|it|they|nobody|all|Margot|Hugo|Iris)( \w+ed)\b"
    r"|\b(took|lost|was|were|had|went|came|did|drew|fell|rolled|left|stood)\b",
    re.IGNORECASE,
)
POINTING = re.compile(r"^(He|She|It|They|Il(?! manque)|Elle|Ils|Elles|Hij|Ze|Zij|Het)\b")
BLAME = re.compile(r"\b(wrong|mistake|fau(x|sse)|erreur|fout|verkeerd)\b", re.IGNORECASE)


def named(lesson: Lesson) -> str:
    return f"{lesson.game.id}-{lesson.id}"


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=named)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def right(lesson: Lesson) -> list[str]:
    """The lesson's answers, the first of each step."""
    return [step.answers[0] for step in lesson.steps]


def told(lesson: Lesson, answers: list[str], language: str = "en") -> LessonView:
    return tell_lesson(stand_of(lesson, answers), Wording(language, lesson, "Élise"))


@pytest.mark.parametrize("lesson", BY_STEPS, ids=named)
def test_a_lesson_and_the_game_agree(lesson: Lesson) -> None:
    """Every step, and everything that is offered in it: what follows, and what the file says must hold."""
    assert failures(lesson) == []


@pytest.mark.parametrize("lesson", BY_STEPS, ids=named)
def test_every_turn_of_a_lesson_is_shown_and_only_the_right_one_stays(lesson: Lesson) -> None:
    answers: list[str] = []
    for step in lesson.steps:
        before = told(lesson, answers)
        assert (before.step, before.tried, before.why, before.answers) == (step.number, (), "", ())
        assert before.asked is not None
        first = next((offer.text for offer in before.asked.offers if offer.text not in step.answers), None)
        if first is not None:
            after = told(lesson, [*answers, first])
            assert after.outcome and not after.outcome.right and after.outcome.moments
            assert (after.scene, after.asked, after.tried) == (before.scene, before.asked, (first,))
            assert after.why and after.answers == step.answers
            assert after.outcome.moments[-1].scene != before.scene
            answers.append(first)
        answers.append(step.answers[0])
        done = told(lesson, answers)
        assert done.outcome and done.outcome.right and done.outcome.why and done.outcome.moments
        seen = [moment.scene.view.seat for moment in (*done.lead, *done.outcome.moments)]
        assert {*seen, done.scene.view.seat} == {lesson.you}
    assert done.over and done.asked is None and done.step == 0
    with pytest.raises(IllegalMove, match="lesson_over"):
        stand_of(lesson, [*answers, answers[-1]])


@pytest.mark.parametrize("lesson", WHOLE, ids=named)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_comes_to_its_end(lesson: Lesson, seed: int) -> None:
    """Whatever the learner does; and what was thought once need not be thought again."""
    rng, answers, known = Random(seed), list[str](), think_on(lesson, [])
    stand = stand_of(lesson, answers, known)
    while not stand.over:
        assert stand.question and len(answers) < MOST
        answers.append(rng.choice(stand.question.choices).text)
        known = think_on(lesson, answers, known)
        stand = stand_of(lesson, answers, known)
    assert stand.view.over and stand == stand_of(lesson, answers, known)
    outcome = tell_lesson(stand, Wording("en", lesson)).outcome
    narrator = Wording("en", lesson).narrator
    assert outcome is not None
    assert outcome.sentence.startswith(narrator.grounds(stand.view) or narrator.verdict(stand.view))


# --- words


@every_language
def test_every_sentence_is_there_and_none_is_for_nothing(language: str) -> None:
    there = {key for key in messages(language) if re.match(r"[a-z]+-lesson-", key)}
    needed = {key for lesson in LESSONS for key in keys_of(lesson)}
    would = {key for key in there if key.endswith("-would")}
    assert there - would == needed
    assert {key.removesuffix("-would") for key in would} <= {key for key in needed if "-other-" in key}


@pytest.mark.parametrize("lesson", BY_STEPS, ids=named)
def test_what_has_not_happened_is_not_told_as_if_it_had(lesson: Lesson) -> None:
    """After the lesson's answer, what another would have brought: in English the past shows by its verbs."""
    wording = Wording("en", lesson)
    for step in lesson.steps:
        for other in step.otherwise:
            said = wording.would(step.number, other.number)
            assert "would" in said or not PAST.search(said), said


@every_language
def test_nobody_is_blamed(language: str) -> None:
    for key, message in messages(language).items():
        if "lesson" in key:
            assert not BLAME.search(" ".join(message.texts)), key


@every_language
def test_what_is_to_be_done_names_whom_it_is_about(language: str) -> None:
    """It stands above the points of its step: nobody has been named yet."""
    for key, message in messages(language).items():
        if re.search(r"-lesson-.*-task$", key):
            assert not POINTING.search("".join(message.texts)), key


@every_language
@every_lesson
def test_every_sentence_can_be_said(lesson: Lesson, language: str) -> None:
    wording = Wording(language, lesson)
    for key in keys_of(lesson):
        parts = key.split("-")[3:]
        said = wording.say(*parts)
        assert said and said == said.strip() and "{" not in said, key


@every_language
@pytest.mark.parametrize("game", [*GAMES])
def test_the_list(game: str, language: str) -> None:
    cards = lesson_cards(game, language)
    assert [card.number for card in cards] == [*range(1, len(cards) + 1)]
    assert len({card.title for card in cards}) == len(cards)
    assert [card.whole for card in cards] == sorted(card.whole for card in cards)  # the last one, if any


def test_the_rule_of_why_is_that_of_the_step_whatever_was_tried() -> None:
    lesson = find_lesson("complots", "turn")
    tried = told(lesson, ["foreign_aid"])
    assert tried.outcome is not None and tried.outcome.rule == "C-28"
    assert (tried.why_rule, told(lesson, []).why_rule) == ("C-34", "")


def test_nobody_passes_whom_the_learner_could_stop() -> None:
    """What others do before a question is no window in which the learner is silent with the card in hand."""
    for lesson in lessons_of("complots"):
        course = Course(lesson)
        for step in lesson.steps:
            for item in step.play:
                asked = course.question()
                held = (
                    [choice for choice in asked.choices if choice.arguments.get("held") == "yes"]
                    if asked
                    else []
                )
                assert not (isinstance(item, list) and held), (lesson.id, step.key)
                course.play([item], step.key, f"{step.number}")
            question = course.question()
            assert question is not None
            choice = course.meant(question, step.answers[0])
            course.answer(choice, step, f"{step.number}/{choice.text}")


def test_what_goes_back_to_the_court_is_the_learners_choice() -> None:
    lesson = find_lesson("complots", "doubted")
    answers = ["tax", "exchange"]
    for card in ("captain", "duchess"):
        stand = told(lesson, answers)
        assert stand.asked is not None and stand.asked.kind == "return"
        assert {offer.text for offer in stand.asked.offers} <= set(lesson.steps[stand.step - 1].answers)
        answers.append(f"return={card}")
    assert told(lesson, answers).over


def test_a_lesson_says_what_the_board_shows() -> None:
    lesson = find_lesson("guillotine", "grey")
    stand = stand_of(lesson, ["pass"])
    total = next(line for line in tell_lesson(stand, Wording("en", lesson)).scene.lines if "(you)" in line)
    assert "4 points" in total
    assert "You have 4" in Wording("en", lesson).say(2, "point", 2)


# --- what a learner may know


@pytest.mark.parametrize("lesson", BY_STEPS, ids=named)
def test_what_the_learner_cannot_see_changes_nothing_in_a_lesson(lesson: Lesson) -> None:
    """Every question of a lesson would be the same if what is hidden from the learner lay otherwise."""
    rng = Random(lesson.id)
    course = Course(lesson)
    for step in lesson.steps:
        course.play(step.play, step.key, f"{step.number}")
        question = course.question()
        assert question is not None
        other = course.again()
        other.position.state = lesson.game.imagine(course.view, rng)
        assert (other.view, other.question()) == (course.view, question)
        choice = course.meant(question, step.answers[0])
        course.answer(choice, step, f"{step.number}/{choice.text}")


@every_lesson
def test_the_same_answers_give_the_same_view(lesson: Lesson) -> None:
    answers = right(lesson)[:1]
    assert told(lesson, answers) == told(lesson, answers)


@pytest.mark.parametrize("answer", ["dance", "a:coup>z", "", "b:pass", "🂡" * 50])
def test_what_is_not_offered_is_refused(answer: str) -> None:
    for lesson in LESSONS:
        with pytest.raises(CabaleError):
            stand_of(lesson, [answer])


def test_nobody_answers_without_end() -> None:
    for lesson in LESSONS:
        with pytest.raises(IllegalMove, match="too_many_answers"):
            stand_of(lesson, ["pass"] * (MOST + 1))


def test_where_all_are_equal_nobody_is_told_to_have_won() -> None:
    wording = Wording("en", find_lesson("druide", "game"))
    for ranks, won in (((1, 2, 2), True), ((1, 1, 2), True), ((2, 1, 2), False), ((1, 1, 1), False)):
        assert wording.won(ranks) is won, ranks


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Margot: “As my pile was, ‘Church Support’ added 2 points to my count.”"),
        ("fr", "Margot\xa0: «\xa0Telle qu’était ma pile, “Soutien de l’Église” ajoutait"),
        ("nl", "Margot: “Zoals mijn stapel was, gaf ‘Steun van de Kerk’ me 2 punten erbij.”"),
    ],
)
def test_what_an_automaton_quotes_has_quotation_marks_of_its_own(language: str, told: str) -> None:
    """A card that it names stands within what it says."""
    lesson = find_lesson("guillotine", "front")
    remark = Remark(1, Reason(move=0, key="front", arguments={"card": "church_support", "points": 2}))
    said = Wording(language, lesson, "Élise").said(remark)
    assert said.startswith(told)
    assert max(said.count(mark) for mark in "“”«»") == 1
