"""Figures as a language writes them."""

from __future__ import annotations

from typing import Final

from cabale.arena.estimates import Estimate
from cabale.text import Words

MINUS: Final = "\N{MINUS SIGN}"


class Figures:
    """Shares in per cent, numbers with as many decimals as they deserve, signs where something is added."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words

    def share(self, value: float) -> str:
        return self._words.say("figure-share", value=value)

    def round_share(self, value: float) -> str:
        return self._words.say("figure-round-share", value=value)

    def number(self, value: float, decimals: int | None = None) -> str:
        """A number; large ones without decimals."""
        decimals = fitting(value) if decimals is None else decimals
        return self._words.say(f"figure-{decimals}", value=round(value, decimals))

    def plain(self, value: float) -> str:
        """A number of an axis or of a count: no more decimals than it has."""
        return self._words.say("figure-plain", value=round(value, 6)).replace("-", MINUS)

    def signed(self, value: float, decimals: int | None = None) -> str:
        """With a sign; what is written as nothing is never less than nothing."""
        decimals = fitting(value) if decimals is None else decimals
        written = self.number(abs(value), decimals)
        return f"{'+' if round(value, decimals) >= 0 else MINUS}{written}"

    def points(self, value: float) -> str:
        """A difference between shares, in points of a hundred."""
        return self._words.say("figure-points", value=self.signed(100 * value, 1))

    def share_bounds(self, estimate: Estimate) -> str:
        return self._between(self.share(estimate.low), self.share(estimate.high))

    def bounds(self, estimate: Estimate) -> str:
        decimals = fitting(*estimate)
        return self._between(self.number(estimate.low, decimals), self.number(estimate.high, decimals))

    def signed_bounds(self, estimate: Estimate, decimals: int | None = None) -> str:
        decimals = fitting(*estimate) if decimals is None else decimals
        return self._between(self.signed(estimate.low, decimals), self.signed(estimate.high, decimals))

    def points_bounds(self, estimate: Estimate) -> str:
        return self._between(self.signed(100 * estimate.low, 1), self.signed(100 * estimate.high, 1))

    def _between(self, low: str, high: str) -> str:
        return self._words.say("figure-bounds", low=low, high=high)


def fitting(*values: float) -> int:
    """How many decimals figures deserve that stand together."""
    largest = max(map(abs, values))
    return 0 if largest >= 1000 else 1 if largest >= 10 else 2
