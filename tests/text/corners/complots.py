"""Complots: what bots think where a card is known for certain, or is worth keeping."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.games.complots.table import Complots
from tests.games.complots.lines import deal, play


def positions() -> Iterator[Complots]:
    examined = deal("inquisitor captain | countess duchess", envoy="inquisitor")
    yield play(examined, "a:examine>b b:pass b:show=duchess a:give_back b:tax")
    faceup = deal(
        "captain assassin | duchess countess | captain | ambassador", faceup="- | - | duchess | duchess"
    )
    yield play(faceup, "a:tax")
    unlikely = deal("assassin | captain countess | ambassador", faceup="duchess | - | duchess", coins="2 3 2")
    yield play(unlikely, "a:tax")
    shielded = deal(
        "assassin duchess | captain countess", coins="3 2", counter_after_failed_challenge="allowed"
    )
    yield play(shielded, "a:assassinate>b b:challenge ~duchess")
