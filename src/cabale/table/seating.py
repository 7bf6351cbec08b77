"""What entries of a room's log change about its chairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core.options import Value
from cabale.core.seats import LETTERS
from cabale.table.chairs import Chair
from cabale.table.gallery import Gallery
from cabale.table.log import BotFailed, Freed, Handed, Introduced, Reordered, Sat, Stood, TakenBack
from cabale.table.orders import Standing
from cabale.table.people import NOBODY, People

Seating = Sat | Introduced | Freed | Handed | TakenBack | BotFailed | Reordered | Stood


def apply_to_chairs(
    chairs: list[Chair], people: People, gallery: Gallery, entry: Seating, begun: bool
) -> None:
    """Somebody sits down, goes, hands over, or gives a standing order."""
    if isinstance(entry, Reordered):
        chairs[:] = [chairs[place] for place in entry.order]
        return
    chair = chairs[entry.seat]
    match entry:
        case Sat():
            chair.sit(entry.name, entry.language, entry.token, entry.emblem, entry.machine)
            chair.who = people.welcome(entry.token)
            gallery.leave(chair.who)
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
        case BotFailed():
            chair.bot_failed = True
        case Stood():
            chair.order, chair.ordered = Standing(entry.order, entry.only or {}), entry.turn


def resized(chairs: Sequence[Chair], count: int) -> list[Chair]:
    """So many chairs: the last that are open go, or others are added at the end."""
    gone = [chair for chair in reversed(chairs) if chair.open][: max(0, len(chairs) - count)]
    return [chair for chair in chairs if chair not in gone] + [Chair() for _ in range(count - len(chairs))]


def keep_winner(
    option: str, options: Mapping[str, Value], before: Sequence[Chair], after: Sequence[Chair]
) -> dict[str, Value]:
    """The options when the chairs stand otherwise. Who won the last game, where an option says it, is whoever
    sat there, and nobody if that chair is gone."""
    winner = options.get(option)
    if winner is None:
        return dict(options)
    chair = before[LETTERS.index(str(winner))]
    return {**options, option: LETTERS[after.index(chair)] if chair in after else None}
