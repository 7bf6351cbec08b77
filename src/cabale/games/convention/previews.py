"""What the board shows of a move before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from cabale.core.seats import CHANCE
from cabale.core.steps import Stop
from cabale.games.convention import pieces
from cabale.games.convention.denouncing import DenunciationDie
from cabale.games.convention.insight import Reading
from cabale.games.convention.table import Convention
from cabale.games.convention.views import VOTES, ConventionView


class Change(msgspec.Struct, frozen=True):
    """A deputy as he would be."""

    deputy: str
    post: str
    square: str
    popularity: int


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What the board shows of a move before it is confirmed: all that is certain about it."""

    deputy: str | None = None  # the deputy it is about
    post: str | None = None  # the post he goes to
    card: str | None = None
    changes: tuple[Change, ...] = ()  # deputies who would be elsewhere, otherwise placed or popular
    chance: bool = False  # whether chance is asked next
    limit: int | None = None  # a denunciation is thrown for next: confirmed up to this number


def previews(view: ConventionView, moves: Sequence[int]) -> list[Any]:
    """What moves of this seat do by themselves, from what the seat knows. Of a ballot nothing shows."""
    if view.pending is None or view.pending.kind in VOTES or min(moves) >= pieces.SHOW:
        return list(map(_shown, moves))
    reading = Reading(view)
    return [
        _shown(move) if move >= pieces.SHOW else _preview(view, move, reading.position(Random(0)))
        for move in moves
    ]


def _shown(move: int) -> Preview:
    """A move that changes nothing in sight."""
    deputy, _, card = _named(move)
    return Preview(deputy=deputy, card=card)


def _preview(view: ConventionView, move: int, s: Convention) -> Preview:
    deputy, post, card = _named(move)
    s.agenda = [Stop(), s.agenda[-1]]
    s.play(view.seat, move)
    stopped = isinstance(s.agenda[-1], Stop)
    last = s.agenda[-1]
    after = [
        Change(pieces.DEPUTY_NAMES[i], pieces.POSTS[s.post[i]], pieces.SQUARES[s.square[i]], s.popularity[i])
        for i in range(pieces.DEPUTIES)
    ]
    changes = [
        change
        for change, before in zip(after, view.deputies, strict=True)
        if (change.post, change.square, change.popularity) != (before.post, before.square, before.popularity)
    ]
    return Preview(
        deputy=deputy,
        post=post,
        card=card,
        changes=tuple(changes),
        chance=s.turn == CHANCE and not stopped,
        limit=last.limit if isinstance(last, DenunciationDie) else None,
    )


def _named(move: int) -> tuple[str | None, str | None, str | None]:
    """The deputy, the post and the card that a move names."""
    if pieces.MOVE <= move < pieces.CHOOSE:
        deputy, post = divmod(move - pieces.MOVE, pieces.FREE_POSTS)
        return pieces.DEPUTY_NAMES[deputy], pieces.POSTS[post], None
    for first, end in (
        (pieces.CHOOSE, pieces.DENOUNCE),
        (pieces.DENOUNCE, pieces.SUPPORT),
        (pieces.SUPPORT, pieces.CARD),
    ):
        if first <= move < end:
            return pieces.DEPUTY_NAMES[move - first], None, None
    if pieces.CARD <= move < pieces.PLAY:
        return None, None, pieces.CARD_NAMES[move - pieces.CARD]
    for first, end in ((pieces.PLAY, pieces.PUT_BACK), (pieces.PUT_BACK, pieces.SHOW)):
        if first <= move < end:
            return None, None, pieces.CARD_NAMES[pieces.MISSION_CARDS + move - first]
    if move >= pieces.SHOW:
        return None, None, pieces.CARD_NAMES[pieces.MISSION_CARDS + (move - pieces.SHOW) // 4]
    return None, None, None
