"""Many small events told in one sentence: those that say nothing each, as cards that go to others face down,
and those that are a list, as nobles who take their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec

from cabale.core.views import Event

Told = Callable[[Event], str]
Gathered = Callable[[Event, str, int], str]  # an event, by whom (`ALL`, `OTHERS`, `ONE`), how many times each

ALL: Final = "all"
OTHERS: Final = "others"
ONE: Final = "one"


def gather(
    events: Sequence[Event],
    gathers: Callable[[Event], bool],
    others: Collection[int],
    everybody: bool,
    tell: Told,
    tell_all: Gathered,
) -> list[str]:
    """A sentence for each event, in order; nothing where a later one speaks for it as well. The listener is
    none of the others, unless these are everybody."""
    told: list[str] = []
    for may, group in groupby(events, gathers):
        run = list(group)
        told += _run(run, others, everybody, tell, tell_all) if may else map(tell, run)
    return told


def runs(events: Sequence[Event], around: Callable[[Event], str]) -> Iterator[slice]:
    """Where several events follow each other that are told as a list: what is said around it is the same."""
    begin = 0
    for _, group in groupby(events, lambda event: (type(event), event.rule)):
        run = list(group)
        for sentence, same in groupby(map(around, run) if len(run) > 1 else [""]):
            end = begin + len(list(same))
            if sentence and end - begin > 1:
                yield slice(begin, end)
            begin = end


def _run(
    run: list[Event], others: Collection[int], everybody: bool, tell: Told, tell_all: Gathered
) -> list[str]:
    """What the listener is shown is told by itself, and what is hidden at the last of its kind."""
    said = ["" if _hidden(event) else tell(event) for event in run]
    kinds = dict.fromkeys([(type(event), event.rule) for event in run if _hidden(event)])
    for kind in kinds:
        alike = Counter([event for event in run if _hidden(event) and (type(event), event.rule) == kind])
        times = set(alike.values())
        if len(alike) > 1 and len(times) == 1 and _seats(alike) == set(others) and _same(alike):
            last = _last(run, alike)
            said[last] = tell_all(run[last], ALL if everybody else OTHERS, times.pop())
            continue
        for event, count in alike.items():
            said[_last(run, [event])] = tell(event) if count == 1 else tell_all(event, ONE, count)
    return said


def _hidden(event: Event) -> bool:
    """Whether it keeps something from the listener: then all that happened to one seat are equal."""
    return None in msgspec.structs.astuple(event)


def _seats(alike: Collection[Any]) -> set[int]:
    return {event.seat for event in alike}


def _same(alike: Collection[Any]) -> bool:
    """Whether they differ by their seats alone."""
    return len({msgspec.structs.replace(event, seat=0) for event in alike}) == 1


def _last(run: list[Event], among: Collection[Event]) -> int:
    return max([place for place, event in enumerate(run) if event in among])
