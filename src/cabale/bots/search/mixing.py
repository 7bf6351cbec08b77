"""Which answer is given where always the same would be read: one by lot, by the shares of the walks.

What a search settles on in the end may be the last word of a long dispute in which neither side can stand
still; how often each answer was tried in the whole of it, the average strategy, comes close to an
equilibrium (Heinrich and Silver 2015). Poor answers are tried too, to find out that they are poor. So what
was tried too seldom is cut away, and what has brought less beyond doubt (thresholding: Ganzfried, Sandholm
and Waugh 2012, "Strategy purification and thresholding").
"""

from __future__ import annotations

from random import Random
from typing import Final

from cabale.bots.search.nodes import Node
from cabale.bots.search.tree import DOUBT, Tree

LEAST: Final = 0.2  # of the trials of the answer that was tried most


def mixture(tree: Tree) -> dict[int, float]:
    """The answers that are worth giving, by their places, and how often each is given. Before any was tried
    there is nothing to tell between them."""
    root, best = tree.root, tree.best()
    if not any(root.tried):
        return {best: 1.0}
    least = LEAST * max(root.tried)
    kept = {
        place: tried
        for place, tried in enumerate(root.tried)
        if place == best or (tried >= least and tree.compare(best, place) <= DOUBT)
    }
    total = sum(kept.values())
    return {place: tried / total for place, tried in kept.items()}


def drawn_from(tree: Tree, rng: Random) -> int:
    """The place of one of them, by lot."""
    shares = mixture(tree)
    return rng.choices(list(shares), list(shares.values()))[0]


def is_settled(root: Node, left: float) -> bool:
    """Whether so many walks more bring no second answer into the mixture; every other goes over my cards."""
    second, most = sorted(root.tried)[-2:]
    return second + left / 2 < LEAST * most
