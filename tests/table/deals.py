"""Deals of Guillotine for rooms of these tests: the words of chance until the first player is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from cabale.core.seats import CHANCE
from cabale.games.guillotine import GUILLOTINE

LINE: Final = (
    "duke", "bishop", "baron", "mayor", "cardinal", "sheriff.1", "palace_guard.1", "martyr.1", "colonel",
    "archbishop", "count", "marie_antoinette",
)  # fmt: skip
HANDS: Final = {
    "a": ("trip", "majesty", "stumble", "pushed", "l_idiot"),
    "b": ("escape", "public_demand", "rush_job", "missed", "civic_support"),
    "c": ("church_support", "extra_cart", "forward_march", "rain_delay", "callous_guards"),
}


def dealt(hands: Mapping[str, Iterable[str]] = HANDS, line: Sequence[str] = LINE) -> list[str]:
    """The words that deal these hands and lay out this line, a to begin."""
    state = GUILLOTINE.new(len(hands), first_player="a")
    words = [f"~{piece}" for piece in (*[card for hand in hands.values() for card in hand], *line)]
    for word in words:
        seat, move = GUILLOTINE.read(state, word)
        GUILLOTINE.check(state, seat, move)
        state.play(seat, move)
    assert state.turn != CHANCE
    return words


def with_card(seat: str, card: str, instead: str, hands: Mapping[str, Iterable[str]] = HANDS) -> list[str]:
    """The same deal, but this seat has a card instead of another, which lies in the deck."""
    own = [card if other == instead else other for other in hands[seat]]
    assert card in own
    return dealt({**hands, seat: own})
