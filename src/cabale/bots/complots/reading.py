# mypyc: compile
"""A question put to the bot, with what it needs for an answer: belief, prospects, dice, a pretence."""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.bots.complots.belief import Belief
from cabale.bots.complots.prospects import Change, Prospects
from cabale.games.complots import pieces
from cabale.games.complots.views import ComplotsView

PRETENDS: Final = 0.8  # how often a hand comes with a pretence
TEMPTING: Final[tuple[float, ...]] = (1.0, 0.6, 0.4, 0.8, 0.3)  # as a pretence, by character
# Counters by those who cannot.
BLUFFED: Final = {pieces.FOREIGN_AID: 0.04, pieces.STEAL: 0.15, pieces.ASSASSINATE: 0.25}
DESPERATE: Final = 0.75  # a counter by one who cannot, and whom the Assassin would eliminate
AGAIN: Final = 0.9  # who has claimed a character will claim it again, true or not


class Reading:
    """Made for one answer. The same seed and view give the same dice, hence the same answer, whoever
    asks and however often: in the order of the engine, sealed at a table, or after a restart."""

    def __init__(self, view: ComplotsView, seed: int) -> None:
        self.view: Final = view
        self.seed: Final = seed
        self.belief: Final = Belief(view)
        self.me: Final = view.seat
        self.hand: Final = self.belief.hand
        self.lives: Final = self.belief.lives
        self.rivals: Final = self.belief.rivals
        active = self.me if view.active is None else view.active
        self.prospects: Final = Prospects(self.me, self.lives, list(view.coins), active)
        self.share: Final = self.prospects.share
        self._pretence: int | None = None
        self._countered: Final[dict[tuple[int, int | None], float]] = {}
        self.dice: Final = Random((seed << 21) + (len(view.history) << 1))

    @property
    def pretence(self) -> int:
        """A character that I do not hold and act as if I did: one story for as long as the hand lasts."""
        if self._pretence is None:
            self._pretence = self._pretend()
        return self._pretence

    def _pretend(self) -> int:
        dice = Random((self.seed << 21) + (self.belief.dossiers.of[self.me].since << 1) + 1)
        if dice.random() >= PRETENDS:
            return pieces.NO_CHARACTER
        weights = [
            0.0 if card in self.hand or self.belief.found_out(card) else tempting * believed
            for card, tempting, believed in zip(
                range(pieces.CHARACTERS), TEMPTING, self.belief.believed, strict=True
            )
        ]
        return dice.choices(range(pieces.CHARACTERS), weights)[0] if any(weights) else pieces.NO_CHARACTER

    # --- what others will do

    def doubted(self, character: int, harmed: int | None, anger: float) -> tuple[float, int]:
        """How likely somebody challenges my claim, above all who is harmed; and who most likely does."""
        disbelief = 2 * (1 - self.belief.believed[character])
        calm = 1.0
        likeliest, most = self.rivals[0], 0.0
        for seat in self.rivals:
            chance = self.belief.dossiers.suspicion(seat) * disbelief
            chance = min(0.95, chance * anger if seat == harmed else chance)
            calm *= 1 - chance
            if chance > most:
                likeliest, most = seat, chance
        return 1.0 if self.belief.used_up(character) else 1 - calm, likeliest

    def countered(self, action: int, actor: int, target: int | None) -> float:
        """How likely the action is countered, by others than me."""
        if action not in pieces.COUNTERED_BY:
            return 0.0
        known = self._countered.get((action, target))
        if known is None:
            known = self._countered[action, target] = self._weigh_counters(action, actor, target)
        return known

    def _weigh_counters(self, action: int, actor: int, target: int | None) -> float:
        anyone = target is None or self.view.options["counter_by"] == "anyone"
        calm = 1.0
        for seat in self.rivals:
            if seat == actor or not (anyone or seat == target):
                continue
            held = self.belief.held(seat)
            claims = self.belief.dossiers.of[seat].claims
            for character in pieces.COUNTERED_BY[action]:
                calm *= 1 - max(held[character], AGAIN if claims[character] >= 1 else 0.0)
            if action == pieces.ASSASSINATE and seat == target and self.lives[seat] == 1:
                calm *= 1 - DESPERATE
            elif seat == target or target is None:
                calm *= 1 - BLUFFED[action]
        return 1 - calm

    # --- what actions do

    def effect(self, action: int, actor: int, target: int | None) -> list[Change]:
        """What changes when the action takes effect; its cost is another matter."""
        gain, treasury = pieces.GAINS[action], self.view.treasury
        if gain:
            return [(actor, 0, gain if treasury is None else min(gain, treasury))]
        if target is None or action == pieces.EXAMINE:
            return []  # an exchange, an examination: neither lives nor coins
        if action == pieces.STEAL:
            loot = min(pieces.LOOT, self.view.coins[target])
            return [(actor, 0, loot), (target, 0, -loot)]
        return [(target, -1, 0)]
