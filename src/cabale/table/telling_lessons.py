"""Lessons put into words: their list, and one of them as far as it was played."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.lessons import Lesson, Moment, Outcome, Remark, Stand, Step, Wording, lessons_of
from cabale.table.telling import tell_events, tell_question, tell_scene
from cabale.table.wire.lessons import (
    LessonCard,
    LessonMoment,
    LessonOther,
    LessonOutcome,
    LessonPoint,
    LessonSaid,
    LessonView,
)
from cabale.table.wire.rooms import Chair
from cabale.text import Narrator


def lesson_cards(game: str, language: str) -> tuple[LessonCard, ...]:
    return tuple(_card(Wording(language, lesson)) for lesson in lessons_of(game))


def _card(wording: Wording) -> LessonCard:
    lesson = wording.lesson
    return LessonCard(lesson.id, lesson.number, wording.say(), lesson.minutes, lesson.whole is not None)


def tell_lesson(stand: Stand, wording: Wording) -> LessonView:
    lesson, step, narrator = stand.lesson, stand.step, wording.narrator
    every = lessons_of(lesson.game.id)
    return LessonView(
        game=lesson.game.id,
        card=_card(wording),
        lessons=len(every),
        next=next((other.id for other in every if other.number > lesson.number), ""),
        rule=wording.say("rule"),
        rule_number=lesson.rules[0] if lesson.rules else "",
        step=step.number if step else 0,
        steps=len(lesson.steps),
        points=_points(wording, step),
        task=_task(wording, stand),
        why=wording.say(step.number, "why") if step and stand.tried else "",
        why_rule=step.rule if step and stand.tried else "",
        tried=stand.tried,
        answers=step.answers if step and stand.tried else (),
        outcome=_outcome(wording, stand, stand.outcome) if stand.outcome else None,
        lead=_moments(wording, stand.lead),
        seat=lesson.you,
        chairs=_chairs(lesson, narrator),
        options=dict(lesson.options),
        scene=tell_scene(narrator, stand.view),
        asked=tell_question(narrator, stand.view, stand.question) if stand.question else None,
        over=stand.over,
    )


def _points(wording: Wording, step: Step | None) -> tuple[LessonPoint, ...]:
    if step is None:
        return ()
    return tuple(
        LessonPoint(number, wording.say(step.number, "point", number), mark)
        for number, mark in enumerate(step.marks, 1)
    )


def _task(wording: Wording, stand: Stand) -> str:
    if stand.over:
        return ""
    return wording.say(stand.step.number, "task") if stand.step else wording.say("task")


def _outcome(wording: Wording, stand: Stand, outcome: Outcome) -> LessonOutcome:
    return LessonOutcome(
        step=outcome.step,
        text=outcome.choice.text,
        label=wording.narrator.choice(outcome.choice),
        right=outcome.right,
        sentence=wording.outcome(stand),
        rule=outcome.turn.rule if outcome.turn else "",
        why=wording.say(outcome.step, "why") if outcome.step else "",
        moments=_moments(wording, outcome.moments),
        others=_others(wording, outcome),
    )


def _others(wording: Wording, outcome: Outcome) -> tuple[LessonOther, ...]:
    """What was not tried, each by the first of its answers."""
    step = outcome.turn
    if not isinstance(step, Step):
        return ()
    tried = [step.turn(text) for text in outcome.tried]
    found = []
    for other in step.otherwise:
        if other not in tried:
            choice = next(each for each in outcome.asked.choices if step.turn(each.text) is other)
            sentence = wording.would(step.number, other.number)
            found.append(LessonOther(choice.text, wording.narrator.choice(choice), sentence, other.rule))
    return tuple(found)


def _moments(wording: Wording, moments: Sequence[Moment]) -> tuple[LessonMoment, ...]:
    narrator, beats = wording.narrator, wording.lesson.game.beats
    return tuple(
        LessonMoment(
            tell_events(narrator, moment.news, beats),
            tell_scene(narrator, moment.view),
            tuple(_said(wording, remark) for remark in moment.said),
        )
        for moment in moments
    )


def _said(wording: Wording, remark: Remark) -> LessonSaid:
    return LessonSaid(remark.seat, wording.said(remark))


def _chairs(lesson: Lesson, narrator: Narrator) -> tuple[Chair, ...]:
    return tuple(
        Chair(
            name=name,
            emblem=seat + 1,
            level=lesson.whole.level if lesson.whole and seat != lesson.you else "",
            open=False,
            person=seat == lesson.you or lesson.whole is None,
            machine=False,
            away=False,
            bot_failed=False,
        )
        for seat, name in enumerate(narrator.names)
    )
