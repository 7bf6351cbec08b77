"""Where the deputies stand, in numbers; small enough to be copied for every move that is thought of."""

from __future__ import annotations

from cabale.games.convention.notation import POST_OF
from cabale.games.convention.pieces import (
    DEPUTIES,
    FREE_POSTS,
    GUILLOTINE,
    NORMAL,
    PER_FACTION,
    SQUARES,
    SUMMONED,
)
from cabale.games.convention.views import ConventionView

Counts = list[list[int]]  # of each faction: how many sit at each of the five posts


class Scene:
    """Posts, squares and popularity of the 24."""

    __slots__ = ("popularity", "post", "square")

    def __init__(self, post: list[int], square: list[int], popularity: list[int]) -> None:
        self.post = post
        self.square = square
        self.popularity = popularity

    def sent(self, deputy: int, post: int, change: int = 0, square: int = NORMAL) -> Scene:
        """This scene, with one deputy elsewhere, or more or less popular (E-1)."""
        other = Scene(self.post[:], self.square[:], self.popularity[:])
        other.popularity[deputy] += change
        other.post[deputy] = post if other.popularity[deputy] > 0 else GUILLOTINE
        other.square[deputy] = square
        return other

    def counts(self) -> Counts:
        """R-11. Whoever is summoned sits nowhere."""
        found = [[0] * FREE_POSTS for _ in range(4)]
        for deputy in range(DEPUTIES):
            at = self.post[deputy]
            if at < FREE_POSTS and self.square[deputy] != SUMMONED:
                found[deputy // PER_FACTION][at] += 1
        return found

    def members(self, faction: int, post: int) -> list[int]:
        """The deputies of a faction at a post."""
        return [
            deputy
            for deputy in range(faction * PER_FACTION, (faction + 1) * PER_FACTION)
            if self.post[deputy] == post and self.square[deputy] != SUMMONED
        ]


def scene_of(view: ConventionView) -> Scene:
    return Scene(
        [POST_OF[deputy.post] for deputy in view.deputies],
        [SQUARES.index(deputy.square) for deputy in view.deputies],
        [deputy.popularity for deputy in view.deputies],
    )


def column(counts: Counts, post: int) -> list[int]:
    """How many of each faction sit at one post."""
    return [row[post] for row in counts]
