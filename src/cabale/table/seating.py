"""What entries of a room's log change about its chairs."""

from __future__ import annotations

from cabale.table.chairs import Chair
from cabale.table.log import Freed, Handed, Introduced, Reordered, Sat, Stood, Stumbled, TakenBack
from cabale.table.orders import Standing
from cabale.table.people import NOBODY, People

Seating = Sat | Introduced | Freed | Handed | TakenBack | Stumbled | Reordered | Stood


def apply_to_chairs(chairs: list[Chair], people: People, entry: Seating, begun: bool) -> None:
    """Somebody sits down, goes, hands over, or gives a standing order."""
    if isinstance(entry, Reordered):
        chairs[:] = [chairs[place] for place in entry.order]
        return
    chair = chairs[entry.seat]
    match entry:
        case Sat():
            chair.sit(entry.name, entry.language, entry.token, entry.emblem)
            chair.who = people.welcome(entry.token)
            if begun:
                people.hold(chair.who, entry.seat)
            else:
                chair.nonce = entry.nonce
        case Introduced():
            chair.name, chair.language, chair.emblem = entry.name, entry.language, entry.emblem
        case Freed():
            chair.leave(entry.level)
            chair.who = people.automaton() if entry.level else NOBODY
        case Handed():
            chair.name, chair.emblem = entry.name, entry.emblem
            chair.hand_over(entry.level, entry.absent)
            chair.who = chair.who or people.automaton()
        case TakenBack():
            chair.take_back()
        case Stumbled():
            chair.stumbled = True
        case Stood():
            chair.order, chair.ordered = Standing(entry.order, entry.victim, entry.noble), entry.turn


def set_count(chairs: list[Chair], count: int) -> None:
    """More chairs at the end, or fewer: the last that are open go."""
    while len(chairs) < count:
        chairs.append(Chair())
    for chair in [chair for chair in reversed(chairs) if chair.open][: len(chairs) - count]:
        chairs.remove(chair)
