"""Phase I: where a deputy serves me most; and the choice of a faction before it."""

from __future__ import annotations

from typing import Final

from cabale.bots.convention.reading import Reading
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.games.convention.pieces import FREE_POSTS, MOVE, PER_FACTION, POSTS

WORTHWHILE: Final = 0.0005  # of the win: what a move must bring


def take_faction(reading: Reading, moves: list[int]) -> Reason:
    """R-44. All factions have the same rules."""
    return reading.why(moves[0], "faction", count=len(moves))


def move(reading: Reading, moves: list[int]) -> Reason:
    """The move after which my share of the win is greatest, or none. Deputies of a faction at one post
    who are as popular are as good."""
    scene, prospects = reading.scene, reading.prospects
    best, most = PASS, prospects.share(scene) + WORTHWHILE
    thought_of = set()
    for each in moves[1:]:
        deputy, post = divmod(each - MOVE, FREE_POSTS)
        if deputy in prospects.pacts:  # he stays for the Report that others have promised to vote for
            continue
        alike = (deputy // PER_FACTION, scene.post[deputy], scene.popularity[deputy], post)
        if alike in thought_of:
            continue
        thought_of.add(alike)
        share = prospects.share(scene.sent(deputy, post))
        if share > most:
            best, most = each, share
    if best == PASS:
        return reading.why(PASS, "move-nobody")
    deputy, post = divmod(best - MOVE, FREE_POSTS)
    there = scene.sent(deputy, post).counts()
    mine = [row[post] for faction, row in enumerate(there) if reading.owner[faction] == reading.me]
    return reading.why(
        best,
        f"move-{POSTS[post]}",
        deputy,
        mine=sum(mine),
        present=sum([row[post] for row in there]),
    )
