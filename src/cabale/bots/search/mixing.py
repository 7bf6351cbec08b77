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

LEAST: Final = 0.2  # of how often the answer is given that is given most
SEVERAL: Final = 4  # answers at most: whoever draws lots between more has hardly looked


def mixture(tree: Tree) -> dict[int, float]:
    """The answers that are worth giving, by their places, and how often each is given. Before any was tried
    there is nothing to tell between them."""
    root, best = tree.root, tree.best()
    if not any(root.tried):
        return {best: 1.0}
    often = {
        place: float(tried)
        for place, tried in enumerate(root.tried)
        if place == best or tree.compare(best, place) <= DOUBT
    }
    least = LEAST * max(often.values())
    rivals = [place for place in often if place != best and often[place] >= least]
    rivals.sort(key=lambda place: -often[place])
    kept = {place: often[place] for place in (best, *rivals[: SEVERAL - 1])}
    total = sum(kept.values())
    return {place: share / total for place, share in kept.items()}


def drawn_from(tree: Tree, rng: Random) -> int:
    """The place of one of them, by lot."""
    shares = mixture(tree)
    return rng.choices(list(shares), list(shares.values()))[0]


def is_settled(root: Node, left: float) -> bool:
    """Whether so many trials more bring no second answer into the mixture."""
    second, most = sorted(root.tried)[-2:]
    return second + left < LEAST * most
