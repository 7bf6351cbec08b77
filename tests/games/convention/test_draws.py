"""What everybody is told of the cards that are drawn, and who draws them."""

from __future__ import annotations

from cabale.core.seats import PUBLIC
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.notation import FACTION_OF
from cabale.games.convention.pieces import NO_FACTION
from cabale.games.convention.watching import drawing_faction
from tests.citing import rule
from tests.games.convention.lines import lay, play


@rule("convention", "V-3")
def test_why_a_card_is_replaced() -> None:
    """Own (a), dead (b), in Prison or in Flight (c), on a Report (d): each is shown with its reason."""
    posts = {"brissot": "jacobins", "danton": "guillotine", "marat": "prison", "collot": "flight"}
    s = lay(4, {"posts": posts, "squares": {"robespierre": "report"}}, at="club")
    play(s, "~den_vergniaud ~den_danton ~den_marat ~den_collot ~den_robespierre")
    told = [event for event in CONVENTION.events(s, PUBLIC) if isinstance(event, events.Replaced)]
    assert [(event.card, event.why) for event in told] == [
        ("den_vergniaud", "own"),
        ("den_danton", "dead"),
        ("den_marat", "away"),
        ("den_collot", "away"),
        ("den_robespierre", "reporting"),
    ]
    assert {(event.seat, event.faction, event.rule) for event in told} == {(1, "girondins", "V-3")}


def test_only_who_draws_cards_draws_them() -> None:
    """Steps that have no faction of their own, votes among them, say nothing of who draws."""
    s = play(lay(4, {"posts": {"danton": "mission", "marat": "mission"}}, at="assembly"), "a:choose=collot")
    play(s, "b:pass c:pass d:pass")
    assert s.waiting == (0, 1, 2, 3) and drawing_faction(s) == NO_FACTION
    s = play(lay(4, {"posts": {"brissot": "mission", "petion": "mission"}}, at="mission"), "~landau")
    assert drawing_faction(s) == FACTION_OF["girondins"]
