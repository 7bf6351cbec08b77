"""Search: many games are played on in thought, each from another position that the view allows."""

from __future__ import annotations

from cabale.bots.search.heuristics import Heuristics
from cabale.bots.search.lookahead import Lookahead
from cabale.bots.search.particles import Policy
from cabale.bots.search.reasons import considered, hunches, reckoned
from cabale.bots.search.responder import Responder
from cabale.bots.search.searcher import Search, Searcher

__all__ = [
    "Heuristics",
    "Lookahead",
    "Policy",
    "Responder",
    "Search",
    "Searcher",
    "considered",
    "hunches",
    "reckoned",
]
