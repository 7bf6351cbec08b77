"""Where the deputies stand, in numbers; small enough to be copied for every move that is thought of."""

from __future__ import annotations

from cabale.games.convention import pieces
from cabale.games.convention.notation import POST_OF
from cabale.games.convention.views import ConventionView

Counts = list[list[int]]  # of each faction: how many sit at each of the five posts


class Scene:
    """Posts, squares and popularity of the 24."""

    __slots__ = ("popularity", "post", "square")

    def __init__(self, post: list[int], square: list[int], popularity: list[int]) -> None:
        self.post = post
        self.square = square
        self.popularity = popularity

    def sent(self, deputy: int, post: int, change: int = 0, square: int = pieces.NORMAL) -> Scene:
        """This scene, with one deputy elsewhere, or more or less popular (E-1)."""
        other = Scene(self.post[:], self.square[:], self.popularity[:])
        other.popularity[deputy] += change
        other.post[deputy] = post if other.popularity[deputy] > 0 else pieces.GUILLOTINE
        other.square[deputy] = square
        return other

    def counts(self) -> Counts:
        """R-11. Whoever is summoned sits nowhere."""
        found = [[0] * pieces.FREE_POSTS for _ in range(4)]
        for deputy in range(pieces.DEPUTIES):
            at = self.post[deputy]
            if at < pieces.FREE_POSTS and self.square[deputy] != pieces.SUMMONED:
                found[deputy // pieces.PER_FACTION][at] += 1
        return found

    def members(self, faction: int, post: int) -> list[int]:
        """The deputies of a faction at a post."""
        return [
            deputy
            for deputy in range(faction * pieces.PER_FACTION, (faction + 1) * pieces.PER_FACTION)
            if self.post[deputy] == post and self.square[deputy] != pieces.SUMMONED
        ]


def scene_of(view: ConventionView) -> Scene:
    return Scene(
        [POST_OF[deputy.post] for deputy in view.deputies],
        [pieces.SQUARES.index(deputy.square) for deputy in view.deputies],
        [deputy.popularity for deputy in view.deputies],
    )


def column(counts: Counts, post: int) -> list[int]:
    """How many of each faction sit at one post."""
    return [row[post] for row in counts]
