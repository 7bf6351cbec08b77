"""The count of Le Grand Druide, one scene after the other: the table as it was before its last events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cabale.core.views import Event
from cabale.games.druide import events
from cabale.games.druide.views import DruideView

COUNT: Final = (
    events.Filled, events.TabooShown, events.Removed, events.College, events.LuckyShown, events.LuckVotes,
    events.Total, events.Elected, events.Unelected,
)  # fmt: skip


def before(view: DruideView, ahead: Sequence[Event]) -> DruideView:
    """A view of the end, taken back by the events that are still to be told: druids stand again where they
    left, cards are covered, and colleges that have not been counted give no votes and are not listed."""
    if not view.over or not ahead:
        return view
    stones, removed = list(view.stones), [set(each) for each in view.removed]
    colleges, votes, bonus = list(view.colleges), list(view.votes), list(view.bonus)
    lucky, taboo = list(view.lucky), list(view.taboo)
    tokens = view.tokens
    for event in ahead:
        match event:
            case events.Filled():
                tokens = ()
            case events.TabooShown():
                taboo[event.seat] = None
            case events.Removed():
                stones[event.stone - 1] = event.seat
                removed[event.seat].discard(event.stone)
            case events.College():
                colleges = [college for college in colleges if college.stones[0] != event.first]
                if event.seat is not None:
                    votes[event.seat] -= event.votes
            case events.LuckyShown():
                lucky[event.seat] = None
            case events.LuckVotes():
                bonus[event.seat] -= event.votes
    return msgspec.structs.replace(
        view,
        stones=tuple(stones),
        removed=tuple([tuple(sorted(each)) for each in removed]),
        tokens=tokens,
        colleges=tuple(colleges),
        lucky=tuple(lucky),
        taboo=tuple(taboo),
        votes=tuple(votes),
        bonus=tuple(bonus),
        totals=tuple([sum(both) for both in zip(votes, bonus, strict=True)]),
        ranks=(0,) * view.seats,
    )
