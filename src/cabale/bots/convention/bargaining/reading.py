"""A question put to the bot, with what it needs for an answer: the scene, dossiers, prospects."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from cabale.bots.convention.bargaining.prospects import Prospects
from cabale.bots.convention.bargaining.scene import Counts, Scene, scene_of
from cabale.bots.convention.dossiers import Dossiers
from cabale.core.seats import NO_SEAT
from cabale.games.convention.notation import DEPUTY_OF
from cabale.games.convention.pieces import (
    CONVENTION,
    GUILLOTINE,
    PER_FACTION,
    REPORT,
)
from cabale.games.convention.views import ConventionView

AHEAD: Final = 0.25  # of a deputy: by how much somebody must lead to be called the one who does


class Reading:
    """Made for one answer: the view decides, whoever asks and however often. It may be read through the
    eyes of another seat, as far as that sees what the viewer sees."""

    def __init__(self, view: ConventionView, me: int | None = None) -> None:
        self.view: Final = view
        self.me: Final = view.seat if me is None else me
        self.owner: Final = [NO_SEAT if owner is None else owner for owner in view.owners]
        self.scene: Final[Scene] = scene_of(view)
        self.dossiers: Final = Dossiers(view, self.me, self.owner)
        self.prospects: Final = Prospects(view, self.me, self.owner, self.dossiers, view.dissolved)
        self._losses: Final[dict[int, float]] = {}
        self._stakes: Final[dict[tuple[str, int], float]] = {}
        self._eyes: dict[int, Reading] = {self.me: self}

    def through(self, seat: int) -> Reading:
        """The same table through the eyes of another, as far as he sees what I see."""
        if seat not in self._eyes:
            self._eyes[seat] = Reading(self.view, seat)
            self._eyes[seat]._eyes = self._eyes
        return self._eyes[seat]

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

    def seat_of(self, deputy: int) -> int:
        return self.owner[deputy // PER_FACTION]

    def is_mine(self, deputy: int) -> bool:
        return self.seat_of(deputy) == self.me

    def loss(self, deputy: int) -> float:
        """What a confirmed denunciation takes from a deputy."""
        if deputy not in self._losses:
            prospects, popularity = self.prospects, self.scene.popularity[deputy]
            left = prospects.struck(self.scene, deputy, self.counts)
            self._losses[deputy] = max(0.0, prospects.free(popularity) - left)
        return self._losses[deputy]

    def blow(self, deputy: int, chance: float) -> float:
        """What a denunciation that is confirmed so often brings me, in shares of the win."""
        return self.blows({deputy: chance})

    def blows(self, chances: Mapping[int, float]) -> float:
        """The same of several, each confirmed so much more often, or less."""
        totals = self.totals[:]
        for deputy, chance in chances.items():
            totals[self.seat_of(deputy)] -= chance * self.loss(deputy)
        return self.prospects.share_of(totals) - self._share

    @cached_property
    def _share(self) -> float:
        return self.prospects.share_of(self.totals)

    @cached_property
    def leader(self) -> int:
        """Whoever is clearly the most likely to win, as the table stands; nobody among equals."""
        *_, next_best, most = sorted(self.totals)
        return self.totals.index(most) if most - next_best > AHEAD else NO_SEAT

    def stake(self, deed: str, deputy: int) -> float:
        """What it is worth to me that a vote goes the way of the deputy it is about, and not against him."""
        if (deed, deputy) not in self._stakes:
            self._stakes[deed, deputy] = self._stake(deed, deputy)
        return self._stakes[deed, deputy]

    def _stake(self, deed: str, deputy: int) -> float:
        scene, share = self.scene, self.prospects.share
        if deed == "vote_report":
            praised = scene.sent(deputy, CONVENTION, 2, REPORT)
            return share(praised) - share(scene.sent(deputy, CONVENTION, -2))
        if deed == "vote_motion":
            return -self.blow(deputy, self.prospects.strong)
        return share(scene.sent(deputy, CONVENTION)) - share(scene.sent(deputy, GUILLOTINE))

    @cached_property
    def ends(self) -> tuple[float, float]:
        """My share of the win if the game ends with this round, and if it goes on."""
        last = Prospects(self.view, self.me, self.owner, self.dossiers, True)
        return last.win(last.totals(self.scene)), self.prospects.win(self.totals)
