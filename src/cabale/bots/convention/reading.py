"""A question put to the bot, with what it needs for an answer: the scene, dossiers, prospects."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from cabale.bots.convention.dossiers import Dossiers
from cabale.bots.convention.prospects import Prospects
from cabale.bots.convention.scene import Counts, Scene, scene_of
from cabale.core.reason import Reason
from cabale.core.seats import NO_SEAT
from cabale.core.views import Argument
from cabale.games.convention.notation import DEPUTY_OF, FACTION_OF
from cabale.games.convention.pieces import DEPUTY_NAMES, NO_FACTION, NON, OUI, PER_FACTION, POSTS
from cabale.games.convention.views import ConventionView


class Reading:
    """Made for one answer: the view decides, whoever asks and however often. It may be read through the
    eyes of another seat, as far as that sees what the viewer sees."""

    def __init__(self, view: ConventionView, me: int | None = None, honour: float = 1.0) -> None:
        self.view: Final = view
        self.me: Final = view.seat if me is None else me
        self.honour: Final = honour  # how much my word means to me, against others of my kind
        self.owner: Final = [NO_SEAT if owner is None else owner for owner in view.owners]
        self.scene: Final[Scene] = scene_of(view)
        self.dossiers: Final = Dossiers(view, self.me, self.owner)
        self.prospects: Final = Prospects(view, self.me, self.owner, self.dossiers, view.dissolved)
        pending = view.pending
        named = None if pending is None else pending.faction
        self.faction: Final = NO_FACTION if named is None else FACTION_OF[named]  # asked, if one alone is

    @cached_property
    def counts(self) -> Counts:
        return self.scene.counts()

    @cached_property
    def totals(self) -> list[float]:
        """What each seat may expect as the table stands."""
        return self.prospects.totals(self.scene)

    @property
    def deputy(self) -> int:
        """The deputy that the question is about."""
        return DEPUTY_OF[str(self.view.ahead[-1].facts["deputy"])]

    @property
    def place(self) -> int:
        """How far the question has gone round: the place of a charge, or of a fugitive."""
        return int(str(self.view.ahead[-1].facts["place"]))

    def seat_of(self, deputy: int) -> int:
        return self.owner[deputy // PER_FACTION]

    def is_mine(self, deputy: int) -> bool:
        return self.seat_of(deputy) == self.me

    def loss(self, deputy: int) -> float:
        """What a confirmed denunciation takes from a deputy."""
        prospects, popularity = self.prospects, self.scene.popularity[deputy]
        return max(0.0, prospects.free(popularity) - prospects.struck(self.scene, deputy, self.counts))

    def blow(self, deputy: int, chance: float) -> float:
        """What a denunciation that is confirmed so often brings me, in shares of the win."""
        totals = self.totals[:]
        totals[self.seat_of(deputy)] -= chance * self.loss(deputy)
        return self.prospects.share_of(totals) - self.prospects.share_of(self.totals)

    # --- answers

    def cast(self, moves: list[int], yes: bool) -> int:
        """OUI or NON, with all votes (R-04)."""
        if self.view.options["split_votes"]:
            return moves[-1] if yes else moves[0]
        return OUI if yes else NON

    def why(self, move: int, key: str, deputy: int | None = None, **facts: Argument) -> Reason:
        """A move, the key of the words for it, and what they need: of a deputy his name, post and PP."""
        if deputy is not None:
            facts["deputy"] = DEPUTY_NAMES[deputy]
            facts["post"] = POSTS[self.scene.post[deputy]]
            facts["pp"] = self.scene.popularity[deputy]
        return Reason(move=move, key=key, arguments=facts)
