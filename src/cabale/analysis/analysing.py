"""The analysis of a finished game, from its record alone: the same record and walks, the same findings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from cabale.analysis.claims import bluffs
from cabale.analysis.course import Course, Deed
from cabale.analysis.findings import Analysis, Row, TurningPoint
from cabale.analysis.judging import LIKELY, Verdict, judge
from cabale.analysis.regrets import Judge, regrets
from cabale.analysis.weighing import Weighing
from cabale.bots.heuristics import heuristics
from cabale.core.compiled import is_compiled
from cabale.core.game import Game
from cabale.core.record import Record
from cabale.core.seats import CHANCE
from cabale.games import entry

NOBODY: Final = -1
LARGEST: Final = 8  # turning points that are told
LOSSES: Final = 3  # decisions that cost most, which are looked at again
LEAST: Final = 0.05  # of the win, that anything must change to turn a game
DOUBTLESS: Final = 4.0  # standard errors: among hundreds of deeds none seems to change that much by chance
WEIGHING: Final = 0.6  # of the work
TURNING: Final = 0.1  # what turned it is looked at again; the rest is for what was regretted

SLOWER: Final = 8  # as many times fewer where they are not, for a walk takes as many times longer
LONG: Final = 700  # words: a game of twice as many has twice the positions, from which it is twice as far


def usual_walks(record: Record) -> int:
    """How many from each position are worth their time at a table (`weighing` of the game's parts): so many
    that an analysis takes some seconds, and less than a minute for the long games."""
    walks = entry(record.game).parts.weighing * min(1.0, (LONG / len(record.words)) ** 2)
    return int(walks if is_compiled() else walks / SLOWER)


def analyse(
    game: Game[Any, Any],
    record: Record,
    walks: int,
    progress: Callable[[float], None] = lambda done: None,
    *,
    seed: int = 0,
    answers: Collection[int] = (),
) -> Analysis:
    """What there is to find, with so many walks from each position on average, and random numbers that follow
    from a seed. `progress` hears of it from 0 to 1, and may raise whatever ends it. `answers` are those whose
    cost is looked for, each by the number of words before it."""
    course = Course(game, record)
    weighing = Weighing(heuristics(game.id), course.positions, course.deeds, walks, seed)
    weighing.run(lambda done: progress(WEIGHING * done))
    curve = weighing.rows()
    changes = [_change(before, after) for before, after in pairwise(curve)]

    @cache
    def judged(place: int) -> Verdict:
        deed = course.deeds[place]
        return judge(course.until(course.first + place), deed.seat, deed.move, walks)

    turning = _turning(
        course, changes, weighing.errors(), judged, lambda done: progress(WEIGHING + TURNING * done)
    )
    rest = 1 - WEIGHING - TURNING
    known = {point.place - 1 - course.first for point in turning if point.better}
    found = regrets(course, answers, judged, lambda done: progress(1 - rest + rest * done), known)
    progress(1.0)
    seats = range(course.match.seats)
    return Analysis(
        places=tuple(range(course.first, course.first + len(curve))),
        curve=tuple(curve),
        luck=_total(course.deeds, changes, seats, lambda deed, seat: deed.seat == CHANCE),
        skill=_total(course.deeds, changes, seats, lambda deed, seat: deed.seat == seat),
        others=_total(course.deeds, changes, seats, lambda deed, seat: deed.seat not in (CHANCE, seat)),
        turning=turning,
        bluffs=bluffs(course.match),
        regrets=found,
        walks=walks,
    )


def _total(
    deeds: Sequence[Deed], changes: Sequence[Row], seats: range, counts: Callable[[Deed, int], bool]
) -> Row:
    """For every seat the sum of what some deeds changed."""
    return tuple(
        sum(change[seat] for deed, change in zip(deeds, changes, strict=True) if counts(deed, seat))
        for seat in seats
    )


def _turning(
    course: Course,
    changes: Sequence[Row],
    errors: Mapping[int, float],
    judged: Judge,
    progress: Callable[[float], None],
) -> tuple[TurningPoint, ...]:
    """The deeds that changed most, beyond doubt, and the decisions that cost their seat most, looked at
    again."""
    deeds = course.deeds
    great = [
        place for place, error in errors.items() if _size(changes[place]) >= max(LEAST, DOUBTLESS * error)
    ]
    largest = sorted(great, key=lambda place: -_size(changes[place]))[:LARGEST]
    costly = [
        place for place in great if deeds[place].seat != CHANCE and changes[place][deeds[place].seat] < -LEAST
    ]
    costly = sorted(costly, key=lambda place: changes[place][deeds[place].seat])[:LOSSES]
    verdicts: dict[int, Verdict] = {}
    for place in costly:
        progress(len(verdicts) / len(costly))
        verdicts[place] = judged(place)
    return tuple(
        TurningPoint(
            place=course.first + place + 1,
            seat=NOBODY if deeds[place].seat == CHANCE else deeds[place].seat,
            swing=changes[place],
            margin=LIKELY * errors[place],
            kind="luck" if deeds[place].seat == CHANCE else "decision",
            better=verdicts.get(place, Verdict()).better,
            gain=verdicts.get(place, Verdict()).gain,
        )
        for place in sorted({*largest, *costly})
    )


def _change(before: Row, after: Row) -> Row:
    return tuple(now - then for then, now in zip(before, after, strict=True))


def _size(change: Row) -> float:
    """How much of the win changed hands."""
    return max(map(abs, change))
