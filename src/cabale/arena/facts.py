"""What a finished game tells of itself for reports: who held which cards, where it ended, what was counted.

A fact that is a list goes by seats; each of its items is a name, a number, or a list of names. Every other
fact is of the game as a whole. Names are those of the views.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cabale.core.seats import CHANCE
from cabale.core.views import View
from cabale.games import entry
from cabale.games.cocarde import events as in_cocarde
from cabale.games.cocarde.pieces import CHARACTERS
from cabale.games.cocarde.views import CocardeView
from cabale.games.complots import events as in_complots
from cabale.games.complots.views import ComplotsView
from cabale.games.convention import events as in_convention
from cabale.games.convention.pieces import FACTIONS
from cabale.games.convention.views import ConventionView
from cabale.games.druide import events as in_druide
from cabale.games.druide.views import DruideView
from cabale.games.guillotine import events as in_guillotine
from cabale.games.guillotine.views import GuillotineView

Facts = dict[str, Any]
Rows = list[list[str]]


def facts_of(view: View, log: Iterable[tuple[int, int]]) -> Facts:
    """The facts of a game that is over, from the view to which everything is open. Of a game that brings
    none, who answered first."""
    own = entry(view.game).part("facts")
    if own is None:
        return {"first": next((seat for seat, _ in log if seat != CHANCE), 0)}
    facts: Facts = own(view)
    return facts


def complots(v: ComplotsView) -> Facts:
    declared = [(e.seat, e.claim) for e in v.history if isinstance(e, in_complots.Declared) and e.claim]
    countered = [(e.seat, e.character) for e in v.history if isinstance(e, in_complots.Countered)]
    return {
        "first": first(v.history, in_complots.Began),
        "dealt": cards(v, v.history, "character", in_complots.Dealt, in_complots.Drafted),
        "kept": [list(hand) for hand in v.hidden if isinstance(hand, tuple)],
        "lost": [list(row) for row in v.faceup],
        "claimed": by_seat(v, [*declared, *countered]),
        "challenged": cards(v, v.history, "character", in_complots.Challenged),
        "exposed": cards(v, v.history, "character", in_complots.Exposed),
        "capped": any(isinstance(e, in_complots.Drawn) for e in v.history),
    }


def guillotine(v: GuillotineView) -> Facts:
    return {
        "first": first(v.history, in_guillotine.Began),
        "nobles": [[name.partition(".")[0] for name in pile] for pile in v.piles],
        "played": cards(v, v.history, "card", in_guillotine.Played),
        "fronts": [list(front) for front in v.fronts],
        "days": v.day,
    }


def druide(v: DruideView) -> Facts:
    seats = range(v.seats)
    carried = [[len(college.stones) for college in v.colleges if college.carrier == seat] for seat in seats]
    return {
        "first": first(v.history, in_druide.Began),
        "colleges": [len(sizes) for sizes in carried],
        "largest": [max(sizes, default=0) for sizes in carried],
        "luck": list(v.bonus),
        "taboo": list(v.taboo),
        "removed": [len(stones) for stones in v.removed],
        "bars": [sum(bar.seat == seat for bar in v.bars) for seat in seats],
        "unelected": any(isinstance(e, in_druide.Unelected) for e in v.history),
    }


def convention(v: ConventionView) -> Facts:
    owner = dict(zip(FACTIONS, v.owners, strict=True))

    def deputies(names: Iterable[str]) -> Rows:
        whose = {deputy.name: owner[deputy.faction] for deputy in v.deputies}
        return by_seat(v, [(seat, name) for name in names if (seat := whose[name]) is not None])

    return {
        "first": first(v.history, in_convention.Began),
        "factions": by_seat(v, [(seat, faction) for faction, seat in owner.items() if seat is not None]),
        "elected": deputies(deputy.name for deputy in v.deputies if deputy.elected),
        "died": deputies(e.deputy for e in v.history if isinstance(e, in_convention.Died)),
        "denounced": deputies(e.deputy for e in v.history if isinstance(e, in_convention.Denounced)),
        "popularity": list(v.popularity),
        "dissolved": v.dissolved,
    }


def cocarde(v: CocardeView) -> Facts:
    held = cards(v, v.history, "card", in_cocarde.Dealt, in_cocarde.Drew)
    return {
        "first": first(v.history, in_cocarde.Began),
        "characters": [[card for card in row if card in CHARACTERS] for row in held],
        "places": list(v.places),
        "roles": list(v.roles),
        "trees": list(v.trees),
        "planted": [len(row) for row in cards(v, v.history, "place", in_cocarde.Planted)],
        "rounds": v.round,
        "capped": any(isinstance(e, in_cocarde.Capped) for e in v.history),
    }


def first(history: Iterable[Any], began: type[Any]) -> int:
    """The seat that had the first turn, or began the first round."""
    return next(int(event.seat) for event in history if isinstance(event, began))


def cards(view: View, history: Iterable[Any], name: str, *kinds: type) -> Rows:
    """What each seat is told to have had or used, by events of these kinds."""
    return by_seat(view, [(event.seat, getattr(event, name)) for event in history if type(event) in kinds])


def by_seat(view: View, found: Iterable[tuple[int, str]]) -> Rows:
    rows: Rows = [[] for _ in range(view.seats)]
    for seat, name in found:
        rows[seat].append(name)
    return rows
