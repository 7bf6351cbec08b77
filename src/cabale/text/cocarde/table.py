"""The table of Le Lys et la Cocarde, line by line, and what it waits for: never who holds a character."""

from __future__ import annotations

from collections.abc import Iterable

from cabale.games.cocarde.events import Began
from cabale.games.cocarde.views import CocardeView
from cabale.text.cocarde.clauses import throw
from cabale.text.narrator import Narrator


def table(narrator: Narrator, view: CocardeView) -> list[str]:
    """The round and whose turn it is, the dice, the piles and stocks, every seat, and what is going on."""
    lines = [heading(narrator, view), *_piles(narrator, view)]
    for seat in range(view.seats):
        lines += _seat(narrator, view, seat)
    if view.over:
        return lines
    if view.dice is not None:
        lines.append(narrator.say("cocarde-view-dice", dice=throw(narrator, list(view.dice))))
    if isinstance(view.pool, tuple) and view.pool:
        lines.append(narrator.say("cocarde-view-pool", cards=cards(narrator, view.pool)))
    if view.moment is not None:
        lines.append(narrator.say(f"cocarde-status-{view.moment}"))
    if view.pending is not None:
        lines.append(narrator.asked(view.pending))
    return lines


def status(narrator: Narrator, view: CocardeView) -> str:
    """A moment that a holder could use, or who is awaited."""
    if view.moment is not None:
        return narrator.say(f"cocarde-status-{view.moment}")
    return narrator.awaited(view.pending)


def square(narrator: Narrator, place: str) -> list[str]:
    """All that the menu says of a square: its name, its date, its sentence, and what happened then."""
    lines = [narrator.tell("cocarde-menu-name", {"place": place})]
    for part in ("date", "sentence", "history"):
        key = f"cocarde-{part}-{place}"
        if narrator.catalogue.has(key):
            lines.append(narrator.say(key))
    return lines


def portrait(narrator: Narrator, card: str) -> list[str]:
    """What a card is for; of a character, also who that was."""
    lines = [narrator.tell("cocarde-menu-card", {"card": card})]
    key = f"cocarde-portrait-{card}"
    return [*lines, narrator.say(key)] if narrator.catalogue.has(key) else lines


def cards(narrator: Narrator, keys: Iterable[str]) -> str:
    return ", ".join([narrator.tell("cocarde-view-card", {"card": key}) for key in keys])


def heading(narrator: Narrator, view: CocardeView) -> str:
    if view.over:
        return narrator.verdict(view)
    if view.active is None:
        return narrator.say("cocarde-view-start")
    began = narrator.event(Began(seat=view.active, turn=view.turns))
    return narrator.say("cocarde-view-round", round=view.round, event=began)


def _piles(narrator: Narrator, view: CocardeView) -> list[str]:
    lines = [narrator.say("cocarde-view-piles", cards=view.draw_pile_size, trees=view.tree_stock)]
    if view.discard_pile:
        top = cards(narrator, view.discard_pile[-1:])
        lines.append(narrator.say("cocarde-view-discards", count=len(view.discard_pile), card=top))
    if view.cancelled:
        lines.append(narrator.say("cocarde-view-cancelled", squares=", ".join(map(str, view.cancelled))))
    return lines


def _seat(narrator: Narrator, view: CocardeView, seat: int) -> list[str]:
    """Place and role; trees and certificates; the hand; what hangs over the next turn."""
    facts = narrator.fill({"seat": seat, "place": view.places[seat], "role": view.roles[seat]})
    parts = [narrator.say("cocarde-view-seat", **facts)]
    parts.append(
        narrator.say("cocarde-view-goods", certificates=view.certificates[seat], trees=view.trees[seat])
    )
    hand = view.hands[seat]
    if isinstance(hand, tuple) and hand:
        parts.append(narrator.say("cocarde-view-hand", cards=cards(narrator, hand)))
    else:
        parts.append(narrator.say("cocarde-view-count", count=hand if isinstance(hand, int) else 0))
    if view.known[seat] and isinstance(hand, int):
        parts.append(narrator.say("cocarde-view-known", cards=cards(narrator, view.known[seat])))
    for key, seats in (("skip", view.skip), ("wait", view.wait), ("tavern", view.tavern)):
        if seat in seats:
            parts.append(narrator.say(f"cocarde-view-{key}"))
    if view.salon[seat]:
        parts.append(narrator.say("cocarde-view-salon", rolls=view.salon[seat]))
    if seat in view.restart:
        parts.append(narrator.say("cocarde-view-restart"))
    return [" ".join(parts)]
