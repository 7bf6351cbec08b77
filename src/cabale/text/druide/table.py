"""The table of Le Grand Druide, line by line, and what it waits for: everybody sees whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.games.druide.events import Began
from cabale.games.druide.views import CollegeView, DruideView
from cabale.text.druide.consequences import carried
from cabale.text.druide.counts import druids
from cabale.text.narrator import Narrator


def table(narrator: Narrator, view: DruideView) -> list[str]:
    """Whose turn it is, the bars, every college, every seat, and what is asked."""
    lines = [_heading(narrator, view), *_bars(narrator, view)]
    lines += [_college(narrator, college) for college in view.colleges]
    lines += [_seat(narrator, view, seat) for seat in range(view.seats)]
    if view.pending is not None:
        lines.append(narrator.asked(view.pending))
    return lines


def status(narrator: Narrator, view: DruideView) -> str:
    return narrator.awaited(view.pending)


def numbers(items: Iterable[int]) -> str:
    return ", ".join(map(str, items))


def _heading(narrator: Narrator, view: DruideView) -> str:
    if view.over:
        return narrator.verdict(view)
    if view.active is None:
        return narrator.say("druide-view-start")
    return narrator.event(Began(seat=view.active, turn=view.turns))


def _bars(narrator: Narrator, view: DruideView) -> list[str]:
    """Neutral bars, and those that cannot move any more."""
    neutral = sorted(bar.line for bar in view.bars if bar.seat is None)
    moved = sorted(bar.line for bar in view.bars if bar.seat is not None)
    lines = [narrator.say("druide-view-neutral", lines=numbers(neutral))] if neutral else []
    return [*lines, narrator.say("druide-view-moved", lines=numbers(moved))] if moved else lines


def _college(narrator: Narrator, college: CollegeView) -> str:
    counts = narrator.say("druide-view-counts", counts=druids(narrator, college.counts))
    return f"{carried(narrator, college)} {counts}"


def _seat(narrator: Narrator, view: DruideView, seat: int) -> str:
    """What is left in reserve, where the druids stand, the secret cards if they are known, the votes."""
    facts = narrator.fill({"seat": seat, "druids": view.reserve[seat], "bars": view.bars_left[seat]})
    parts = [narrator.say("druide-view-seat", **facts)]
    stones = [stone for stone, owner in enumerate(view.stones, 1) if owner == seat]
    if stones:
        parts.append(narrator.say("druide-view-stones", stones=numbers(stones)))
    lucky, taboo = view.lucky[seat], view.taboo[seat]
    if lucky is not None:
        parts.append(narrator.say("druide-view-lucky", number=lucky))
    if taboo is not None:
        parts.append(narrator.tell("druide-view-taboo", {"colour": taboo}))
    if seat == view.seat and view.doomed:
        parts.append(narrator.say("druide-view-doomed", stones=numbers(view.doomed)))
    if view.over:
        parts.append(narrator.say("druide-view-total", total=view.totals[seat], bonus=view.bonus[seat]))
    elif seat in view.passed:
        parts.append(narrator.say("druide-view-passed"))
    return " ".join(parts)
