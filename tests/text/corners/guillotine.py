"""Guillotine: cards that no scenario plays against several players, rare reasons, and who was who."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.games.guillotine.pieces import KINDS_OF_NOBLES
from cabale.games.guillotine.table import Guillotine
from cabale.text import Narrator
from tests.games.guillotine.lines import lay, play

LINE = ["duke", "cardinal", "martyr.1", "general"]


def positions() -> Iterator[Guillotine]:
    piles = {"a": ["bishop"], "b": ["baron"], "c": ["count"]}
    yield play(
        lay(3, {"line": LINE, "hands": {"a": ["clerical_error"]}, "piles": piles}), "a:play=clerical_error"
    )
    yield play(lay(3, {"line": LINE, "hands": {"a": ["clothing_swap"]}}), "a:play=clothing_swap")
    yield lay(3, {"line": LINE, "hands": {"a": ["double_feature"]}})
    hands = {"a": ["information_exchange"], "b": ["public_demand", "trip", "pushed", "missed"]}
    yield lay(3, {"line": LINE, "hands": hands})


def labels(narrator: Narrator) -> Iterator[str]:
    yield from filter(None, map(narrator.history, KINDS_OF_NOBLES))
