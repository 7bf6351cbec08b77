"""The table of Complots, line by line, and what it waits for: never who has answered (C-19)."""

from __future__ import annotations

from cabale.core.seats import NO_SEAT
from cabale.games.complots.events import Began, Challenged, Countered, Declared
from cabale.games.complots.views import ComplotsView, Pending
from cabale.text.narrator import Narrator
from cabale.text.words import Given


def table(narrator: Narrator, view: ComplotsView) -> list[str]:
    """Whose turn it is, every seat, Treasury and Court, what is going on, and what the listener was shown."""
    lines = [_heading(narrator, view)]
    lines += [_seat(narrator, view, seat) for seat in range(view.seats)]
    lines.append(_bank(narrator, view))
    if view.court:
        lines.append(narrator.say("complots-view-court", cards=cards(narrator, view.court)))
    lines.append(narrator.say("complots-view-characters", cards=cards(narrator, view.characters)))
    if not view.over:
        lines += _going_on(narrator, view)
    if view.pending:
        lines.append(_asked(narrator, view, view.pending))
    if view.picked:
        lines.append(narrator.tell("complots-view-picked", {"character": view.picked}))
    if view.seen:
        seen = [
            narrator.tell("complots-view-shown", {"seat": card.seat, "character": card.character})
            for card in view.seen
        ]
        lines.append(narrator.say("complots-view-seen", cards=", ".join(seen)))
    return lines


def status(narrator: Narrator, view: ComplotsView) -> str:
    """The open window and what it is about, or who is awaited."""
    if view.pending is None:
        return narrator.say("status-chance")
    match view.pending.kind, view.deed, view.counter:
        case "challenge", deed, _ if deed is not None and deed.claim is not None:
            return narrator.tell("complots-status-challenge", {"actor": deed.seat, "character": deed.claim})
        case "counter", deed, _ if deed is not None:
            return narrator.tell("complots-status-counter", {"actor": deed.seat, "action": deed.action})
        case "challenge_counter", _, counter if counter is not None:
            claim: Given = {"claimer": counter.seat, "character": counter.character}
            return narrator.tell("complots-status-challenge_counter", claim)
    return narrator.waiting(view.pending.seats)


def cards(narrator: Narrator, characters: tuple[str, ...]) -> str:
    return ", ".join(narrator.character(character) for character in characters)


def _heading(narrator: Narrator, view: ComplotsView) -> str:
    if view.over:
        return narrator.verdict(view)
    if view.active is None:
        return narrator.say("complots-view-start")
    return narrator.event(Began(seat=view.active, turn=view.turns))


def _seat(narrator: Narrator, view: ComplotsView, seat: int) -> str:
    hand = view.hidden[seat]
    facts: dict[str, str | int] = {"seat": seat, "coins": view.coins[seat]}
    if seat in view.eliminated:
        line = narrator.tell("complots-view-out", facts)
    elif isinstance(hand, int):
        line = narrator.tell("complots-view-seat", {**facts, "hidden": hand})
    elif not hand:
        line = narrator.tell("complots-view-seat", {**facts, "hidden": 0})
    else:
        line = narrator.tell("complots-view-hand", {**facts, "cards": cards(narrator, hand)})
    if view.faceup[seat]:
        return f"{line} {narrator.say('complots-view-faceup', cards=cards(narrator, view.faceup[seat]))}"
    return line


def _bank(narrator: Narrator, view: ComplotsView) -> str:
    if view.treasury is None:
        return narrator.tell("complots-view-bank-endless", {"court": view.court_size})
    return narrator.tell("complots-view-bank", {"coins": view.treasury, "court": view.court_size})


def _going_on(narrator: Narrator, view: ComplotsView) -> list[str]:
    """The action, the counter and the doubts of this turn, read from the end as far as it began."""
    told: list[str] = []
    for event in reversed(view.history):
        if isinstance(event, Began):
            break
        if isinstance(event, Declared | Countered | Challenged):
            told.append(narrator.event(event))
    return told[::-1]


def _asked(narrator: Narrator, view: ComplotsView, pending: Pending) -> str:
    mine = narrator.seat if narrator.seat in pending.seats else NO_SEAT
    if mine != NO_SEAT and not view.answered:
        return narrator.tell("complots-view-asked", {"question": pending.kind})
    others = [seat for seat in pending.seats if seat != mine]
    if mine != NO_SEAT:
        return narrator.say("complots-view-sealed", names=narrator.everyone(others))
    return narrator.tell(
        "complots-view-waiting", {"question": pending.kind, "names": narrator.everyone(others)}
    )
