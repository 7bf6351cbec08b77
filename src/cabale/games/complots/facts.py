"""What reports count of Complots: the facts of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.core.facts import Facts, by_seat, cards, first
from cabale.games.complots import events
from cabale.games.complots.views import ComplotsView


def facts(v: ComplotsView) -> Facts:
    declared = [(e.seat, e.claim) for e in v.history if isinstance(e, events.Declared) and e.claim]
    countered = [(e.seat, e.character) for e in v.history if isinstance(e, events.Countered)]
    return {
        "first": first(v.history, events.Began),
        "dealt": cards(v, v.history, "character", events.Dealt, events.Drafted),
        "kept": [list(hand) for hand in v.hidden if isinstance(hand, tuple)],
        "lost": [list(row) for row in v.faceup],
        "claimed": by_seat(v, [*declared, *countered]),
        "challenged": cards(v, v.history, "character", events.Challenged),
        "exposed": cards(v, v.history, "character", events.Exposed),
        "bluffed": by_seat(v, [(seat, character) for seat, character, true in claims(v) if not true]),
        "heard": heard(v),
        "capped": any(isinstance(e, events.Drawn) for e in v.history),
    }


def claims(v: ComplotsView) -> Iterator[tuple[int, str, bool]]:
    """Every claim of the game: who made it, of which character, and whether that was held just then."""
    hands: list[list[str]] = [[] for _ in range(v.seats)]
    for event in v.history:
        match event:
            case (
                events.Dealt(seat=seat, character=str(card))
                | events.Drafted(seat=seat, character=str(card))
                | events.Drew(seat=seat, character=str(card))
            ):
                hands[seat].append(card)
            case (
                events.Lost(seat=seat, character=card)
                | events.Proved(seat=seat, character=card)
                | events.Returned(seat=seat, character=str(card))
                | events.Discarded(target=seat, character=str(card))
            ):
                hands[seat].remove(card)
            case events.Declared(seat=seat, claim=str(card)) | events.Countered(seat=seat, character=card):
                yield seat, card, card in hands[seat]


def heard(v: ComplotsView) -> list[int]:
    """C-18. How many claims each seat might have doubted: those of others while it lived."""
    counts, living = [0] * v.seats, set(range(v.seats))
    for event in v.history:
        if isinstance(event, events.Eliminated):
            living.remove(event.seat)
        elif isinstance(event, events.Countered) or (isinstance(event, events.Declared) and event.claim):
            for seat in living - {event.seat}:
                counts[seat] += 1
    return counts
