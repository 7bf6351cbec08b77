"""Why a move is the best: what it does to the votes as the ring stands, and how often it won in thought."""

from __future__ import annotations

from cabale.bots.druide.completion import count
from cabale.bots.druide.tree import Node
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.druide.pieces import MOVE_BAR, PLACE
from cabale.games.druide.table import Druide


def reason(s: Druide, root: Node) -> Reason:
    """The words for what a search has found; the table holds the cards of its seat and no others."""
    place = root.best()
    key, facts = _why(s, root.seat, root.moves[place], root.lines[place])
    facts |= {"games": root.tried[place], "share": percent(root.won[place] / root.tried[place])}
    return Reason(move=root.moves[place], key=key, arguments=facts)


def _why(s: Druide, me: int, move: int, line: int) -> tuple[str, dict[str, Argument]]:
    if move == PASS:
        return "pass", {}
    before = count(s)
    after = s.clone()
    if move < MOVE_BAR:
        stone = move - PLACE
        if s.options.colours[stone] == s.taboo[me]:
            return "taboo", {}
        after.place_druid(me, stone)
    else:
        after.move_bar(me, (move - MOVE_BAR) // 2, line)
    gains = [now - then for now, then in zip(count(after), before, strict=True)]
    if gains[me] > 0:
        return "gain", {"votes": gains[me]}
    loss, loser = min((gain, seat) for seat, gain in enumerate(gains) if seat != me)
    if loss < 0:
        return "spoil", {"votes": -loss, "target": loser}
    return "prepare", {}
