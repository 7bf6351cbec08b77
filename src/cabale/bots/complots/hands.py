# mypyc: compile
"""Cards: which to lose, give back, show, draft; and whether to leave another his own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cabale.bots.complots.reading import Reading
from cabale.bots.complots.windows import ACTION_NAMED
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.complots import pieces

# What a character is worth, fitted to games of this bot against itself.
AMONG_MANY: Final[tuple[float, ...]] = (0.9, 0.75, 0.95, 0.85, 0.7)
BETWEEN_TWO: Final[tuple[float, ...]] = (0.9, 0.8, 0.6, 1.0, 0.6)
DRAFTED: Final[tuple[float, ...]] = (0.9, 0.85, 0.95, 0.9, 0.65)
TWIN: Final = 0.25  # a second copy
TASTE: Final = 0.3  # what two drafts may differ by


def worth(cards: Sequence[int], rivals: int) -> float:
    """What a hand is worth: two powers are better than one."""
    values = AMONG_MANY if rivals > 1 else BETWEEN_TWO
    distinct = set(cards)
    return sum([values[card] for card in distinct]) + TWIN * (len(cards) - len(distinct))


def least(reading: Reading, hand: Sequence[int], keep: int) -> int:
    """The card to part with when so many of these are to be kept."""
    rivals = len(reading.rivals)
    left = list(hand)
    for card in max(combinations(hand, keep), key=lambda kept: worth(kept, rivals)):
        left.remove(card)
    return min(left, key=lambda card: worth([card], rivals))


def lose(reading: Reading) -> Reason:
    """C-40. The weaker card, unless it can still counter the action under way."""
    view = reading.view
    if (
        view.challenger == reading.me
        and view.counter is None
        and view.deed
        and view.deed.target == reading.me
    ):
        shields = pieces.COUNTERED_BY.get(ACTION_NAMED[view.deed.action], [])
        spare = [card for card in reading.hand if card not in shields]
        if len(spare) == 1:
            return _about(reading, pieces.LOSE, spare[0], "lose-unshielded")
    return _about(reading, pieces.LOSE, least(reading, reading.hand, len(reading.hand) - 1), "lose")


def give_back(reading: Reading) -> Reason:
    """C-37, C-38. One at a time; what is kept is chosen anew each time, and alike."""
    card = least(reading, reading.hand, reading.lives[reading.me])
    twin = "yes" if reading.hand.count(card) > 1 else "no"
    return _about(reading, pieces.RETURN, card, "return", twin=twin)


def show(reading: Reading) -> Reason:
    """C-39. The weaker card: it may be taken away, and will be known."""
    return _about(reading, pieces.SHOW, least(reading, reading.hand, len(reading.hand) - 1), "show")


def _about(reading: Reading, first: int, card: int, key: str, **more: Argument) -> Reason:
    """The move that is about this card; `first` is the one about the first character."""
    why: dict[str, Argument] = {"character": reading.view.characters[card], **more}
    return Reason(move=first + card, key=key, arguments=why)


def verdict(reading: Reading) -> Reason:
    """C-39. A good card is taken away; a poor one is better known than exchanged."""
    rivals = len(reading.rivals)
    shown = reading.view.seen[-1]
    seen = reading.belief.dossiers.names[shown.character]
    unseen = reading.belief.unseen
    average = sum([count * worth([card], rivals) for card, count in enumerate(unseen)]) / max(
        1.0, sum(unseen)
    )
    why: dict[str, Argument] = {"target": shown.seat, "character": shown.character}
    if worth([seen], rivals) > average:
        return Reason(move=pieces.DISCARD, key="discard", arguments=why)
    return Reason(move=pieces.GIVE_BACK, key="give_back", arguments=why)


def draft(reading: Reading) -> Reason:
    """C-7. Not what was dealt already, and not always the same."""
    scores = [
        value + TASTE * reading.dice.random() - (card in reading.hand)
        for card, value in zip(range(pieces.CHARACTERS), DRAFTED, strict=True)
    ]
    return _about(reading, pieces.DRAFT, scores.index(max(scores)), "draft")
