"""Why a move is the best: what it does to the votes as the ring stands, and how often it won in thought."""

from __future__ import annotations

from cabale.bots.druide.evaluation import count
from cabale.bots.percent import percent
from cabale.core.agenda import PASS
from cabale.core.reason import Reason
from cabale.core.views import Argument
from cabale.games.druide.pieces import MOVE_BAR, PLACE
from cabale.games.druide.rules import next_to
from cabale.games.druide.table import Druide


def reason(s: Druide, me: int, move: int, games: int, share: float) -> Reason:
    """The words for a move; the table holds the cards of its seat and no others."""
    key, facts = _why(s, me, move)
    return Reason(move=move, key=key, arguments=facts | {"games": games, "share": percent(share)})


def _why(s: Druide, me: int, move: int) -> tuple[str, dict[str, Argument]]:
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
        bar = (move - MOVE_BAR) // 2
        after.move_bar(me, bar, next_to(s.bars[bar], move))
    gains = [now - then for now, then in zip(count(after), before, strict=True)]
    if gains[me] > 0:
        return "gain", {"votes": gains[me]}
    loss, loser = min((gain, seat) for seat, gain in enumerate(gains) if seat != me)
    if loss < 0:
        return "spoil", {"votes": -loss, "target": loser}
    return "prepare", {}
