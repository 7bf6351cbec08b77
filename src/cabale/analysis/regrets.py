"""The answers that cost their seats most, by what they could know: never by what was hidden from them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import inf
from typing import Final

from cabale.analysis.course import Course
from cabale.analysis.findings import Regret
from cabale.analysis.judging import LEAST, Verdict, glance, offered

FINALISTS: Final = 5  # answers of a seat that are looked at closely
TOLD: Final = 3  # answers of a seat that are told, at the most
GLANCES: Final = 0.5  # of the work

Judge = Callable[[int], Verdict]  # of the deed at a place of the course
Progress = Callable[[float], None]


def regrets(
    course: Course, answers: Collection[int], judge: Judge, progress: Progress, known: Collection[int] = ()
) -> dict[int, tuple[Regret, ...]]:
    """Of every seat that had a choice in these answers (by the words before them), the dearest first. All are
    looked at shortly, some closely, and told are those that cost something beyond doubt. None is
    overlooked that is known to have cost something, by its place in the course."""
    chosen = [place for place in range(len(course.deeds)) if course.first + place in answers]
    chosen = [place for place in chosen if _had_a_choice(course, place)]
    promising: dict[int, list[tuple[float, int]]] = {}
    for done, place in enumerate(chosen):
        progress(GLANCES * done / len(chosen))
        seat, move, _ = course.deeds[place]
        hope = inf if place in known else glance(course.game, course.positions[place], seat, move)
        promising.setdefault(seat, []).append((hope, place))
    finalists = {
        seat: [place for hope, place in sorted(hopes, reverse=True)[:FINALISTS] if hope >= LEAST]
        for seat, hopes in promising.items()
    }
    found: dict[int, tuple[Regret, ...]] = {}
    for done, (seat, places) in enumerate(finalists.items()):
        told = []
        for nth, place in enumerate(places):
            progress(GLANCES + (1 - GLANCES) * (done + nth / len(places)) / len(finalists))
            verdict = judge(place)
            if verdict.better:
                told.append(
                    Regret(
                        place=course.first + place,
                        better=verdict.better,
                        cost=verdict.gain,
                        margin=verdict.margin,
                        hunches=verdict.hunches,
                        reason=verdict.reason,
                    )
                )
        found[seat] = tuple(sorted(told, key=lambda regret: -regret.cost)[:TOLD])
    return found


def _had_a_choice(course: Course, place: int) -> bool:
    deed = course.deeds[place]
    if not deed.free:
        return False
    moves = offered(course.game, course.positions[place], deed.seat)
    return deed.move in moves and len(moves) > 1
