"""Offers say where a noble would come to stand, so that a board can show it without knowing the cards."""

from __future__ import annotations

from random import Random

from cabale.core.seats import CHANCE
from cabale.core.views import Choice
from cabale.games.guillotine import GUILLOTINE
from cabale.games.guillotine.events import Moved
from cabale.games.guillotine.table import Guillotine
from tests.citing import rule


def after(s: Guillotine, seat: int, choice: Choice) -> Guillotine:
    played = s.clone()
    played.play(seat, choice.move)
    return played


def stood(s: Guillotine, noble: str) -> int:
    """The position to which this noble was moved last; it may have been collected since."""
    moved = [event for event in GUILLOTINE.view(s, 0).history if isinstance(event, Moved)]
    assert moved[-1].noble == noble
    return moved[-1].position


def check_distances(s: Guillotine, seat: int, noble: str) -> set[int]:
    """Every distance that is offered leads to the position that it names; all of these."""
    question = GUILLOTINE.question(s, seat)
    assert question is not None and question.kind == "distance"
    found = set()
    for choice in question.choices:
        if choice.key == "by":
            assert stood(after(s, seat, choice), noble) == choice.arguments["position"]
            found.add(int(choice.arguments["position"]))
    return found


@rule("guillotine", "G-42")
def test_a_noble_lands_where_its_offer_says() -> None:
    random, seen = Random(7), 0
    s = GUILLOTINE.new(3)
    while seen < 60:
        if s.over:
            s = GUILLOTINE.new(3)
        seat = s.turn
        question = None if seat == CHANCE else GUILLOTINE.question(s, seat)
        for choice in question.choices if question and question.kind == "noble" else ():
            if "nearest" not in choice.arguments:
                continue
            seen += 1
            ends = {int(choice.arguments["nearest"]), int(choice.arguments["farthest"])}
            noble = str(choice.arguments["noble"])
            played = after(s, seat, choice)
            asked = GUILLOTINE.question(played, seat)
            if asked is not None and asked.kind == "distance":
                landed = check_distances(played, seat, noble)
                assert landed == set(range(min(ends), max(ends) + 1))
            else:
                assert ends == {stood(played, noble)}
        moves = [move for move, _ in s.odds()] if seat == CHANCE else s.moves(seat)
        s.play(seat, random.choice(moves))
