"""The table of Guillotine, line by line, and what it waits for: never who may stop the blade (G-94)."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.games.guillotine.events import Began
from cabale.games.guillotine.views import GuillotineView
from cabale.text.narrator import Narrator


def table(narrator: Narrator, view: GuillotineView) -> list[str]:
    """The day and whose turn it is, the line, the decks, every seat, and what is going on."""
    lines = [heading(narrator, view), _line(narrator, view), *_decks(narrator, view)]
    for seat in range(view.seats):
        lines += _seat(narrator, view, seat)
    if view.over:
        return lines
    if view.playing:
        lines.append(narrator.say("guillotine-view-playing", cards=cards(narrator, view.playing)))
    if any(view.looked):
        lines.append(narrator.say("guillotine-view-looked", nobles=nobles(narrator, view.looked)))
    if any(view.top):
        lines.append(narrator.say("guillotine-view-top", nobles=nobles(narrator, view.top)))
    if view.ending:
        lines.append(narrator.say("guillotine-view-ending"))
    if view.blade:
        lines.append(narrator.tell("guillotine-status-blade", {"noble": view.line[0]}))
    if view.pending is not None:
        lines.append(narrator.asked(view.pending))
    return lines


def status(narrator: Narrator, view: GuillotineView) -> str:
    """The moment before the blade falls, or who is awaited."""
    if view.blade:
        return narrator.tell("guillotine-status-blade", {"noble": view.line[0]})
    return narrator.awaited(view.pending)


def cards(narrator: Narrator, keys: Iterable[str]) -> str:
    return ", ".join([narrator.tell("guillotine-view-card", {"card": key}) for key in keys])


def nobles(narrator: Narrator, keys: Iterable[str | None]) -> str:
    return ", ".join([narrator.tell("guillotine-view-noble", {"noble": key}) for key in keys if key])


def heading(narrator: Narrator, view: GuillotineView) -> str:
    if view.over:
        return narrator.verdict(view)
    if view.active is None or not view.turns:
        return narrator.say("guillotine-view-start")
    if view.closing:
        return narrator.tell("guillotine-view-closing", {"seat": view.active})
    began = narrator.event(Began(seat=view.active, turn=view.turns))
    return narrator.say("guillotine-view-day", day=view.day, event=began)


def _line(narrator: Narrator, view: GuillotineView) -> str:
    if not view.line:
        return narrator.say("guillotine-view-no-line")
    places = [
        narrator.tell("guillotine-view-place", {"noble": noble, "position": position})
        for position, noble in enumerate(view.line, start=1)
    ]
    return narrator.say("guillotine-view-line", nobles=", ".join(places))


def _decks(narrator: Narrator, view: GuillotineView) -> list[str]:
    lines = [
        narrator.say("guillotine-view-decks", nobles=view.noble_deck_size, actions=view.action_deck_size)
    ]
    if view.noble_discard:
        lines.append(narrator.say("guillotine-view-buried", nobles=nobles(narrator, view.noble_discard)))
    if view.action_discard:
        lines.append(narrator.say("guillotine-view-discards", cards=cards(narrator, view.action_discard)))
    return lines


def _seat(narrator: Narrator, view: GuillotineView, seat: int) -> list[str]:
    """Points and hand; then the pile, the cards in front, and what hangs over the next turn."""
    hand = view.hands[seat]
    facts = narrator.fill({"seat": seat, "total": view.totals[seat]})
    if isinstance(hand, int):
        line = narrator.say("guillotine-view-seat", **facts, hand=hand)
    elif not hand:
        line = narrator.say("guillotine-view-seat", **facts, hand=0)
    else:
        line = narrator.say("guillotine-view-hand", **facts, cards=cards(narrator, hand))
    more = []
    if view.piles[seat]:
        more.append(narrator.say("guillotine-view-pile", nobles=nobles(narrator, view.piles[seat])))
    if view.fronts[seat]:
        more.append(narrator.say("guillotine-view-front", cards=cards(narrator, view.fronts[seat])))
    if view.known[seat] and isinstance(hand, int):
        more.append(narrator.say("guillotine-view-known", cards=cards(narrator, view.known[seat])))
    if seat in view.rushed:
        more.append(narrator.say("guillotine-view-rushed"))
    if seat in view.confused:
        more.append(narrator.say("guillotine-view-confused"))
    return [" ".join([line, *more])]
