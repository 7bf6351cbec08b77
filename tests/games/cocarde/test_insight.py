"""What bots and learners make of a view: positions, numbers, previews."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

from cabale.conformance.matches import played
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.cocarde import COCARDE
from cabale.games.cocarde.notation import CARD_OF
from cabale.games.cocarde.pieces import COPIES
from cabale.games.cocarde.table import Cocarde
from tests.citing import rule
from tests.effort import share
from tests.games.cocarde.lines import lay, play
from tests.games.cocarde.moments import answer
from tests.properties.games import positions


def test_cards_out_of_sight_are_equally_likely_to_be_anywhere() -> None:
    """b holds two cards of the 105 that a does not see in hand or pile; the draw pile has the others."""
    hands = {"a": ["book", "book", "att_b"], "b": ["mirabeau", "escape"]}
    s = lay(2, {"at": "roll", "hands": hands, "discard_pile": ["role_c", "danton"]})
    rng = random.Random(1)
    reading = COCARDE.reading(COCARDE.view(s, 0))
    found: Counter[int] = Counter()
    times = share(4_000)
    for _ in range(times):
        found.update(reading.position(rng).hands[1])
    left = COPIES[:]
    for name in ("book", "book", "att_b", "role_c", "danton"):
        left[CARD_OF[name]] -= 1
    assert sum(left) == 105
    for card, copies in enumerate(left):
        assert abs(found[card] - times * 2 * copies / 105) < 5 * (times * 2 * copies / 105) ** 0.5 + 1


@rule("cocarde", "L-9")
def test_a_card_given_as_alms_stays_known_to_the_giver_until_it_is_seen() -> None:
    s = lay(3, {"roles": {"a": "p"}, "hands": {"b": ["danton", "book"], "c": ["role_c"]}})
    play(s, "a:name>b b:give=danton")
    rng = random.Random(1)
    assert COCARDE.view(s, 1).known[0] == ("danton",)
    assert COCARDE.view(s, 2).known[0] == ()
    for _ in range(20):
        assert CARD_OF["danton"] in COCARDE.imagine(COCARDE.view(s, 1), rng).hands[0]
    play(s, "a:discard=danton")
    assert COCARDE.view(s, 1).known[0] == ()


@rule("cocarde", "L-9")
def test_what_is_handed_on_unseen_is_no_longer_known_for_certain() -> None:
    """b gave Danton to a; then c, a priest too, gets one of a's two cards: it is he, or it is not."""
    places = {"a": "m9", "b": "m9", "c": "m9"}
    s = lay(3, {"roles": {"a": "p", "c": "p"}, "places": places, "hands": {"a": ["att_r"], "b": ["danton"]}})
    play(s, "a:roll ~1+1 ~none ~book b:roll ~1+1 c:name>a a:give=danton")
    view = COCARDE.view(s, 1)
    assert view.known[0] == () and view.known[2] == ()
    rng = random.Random(3)
    where: Counter[str] = Counter()
    reading = COCARDE.reading(view)
    for _ in range(200):
        other = reading.position(rng)
        assert COCARDE.view(other, 1) == view
        where["a" if CARD_OF["danton"] in other.hands[0] else "c"] += 1
        assert CARD_OF["danton"] in (*other.hands[0], *other.hands[2])
    assert min(where["a"], where["c"]) > 50


@rule("cocarde", "L-4", "L-R7")
def test_a_card_drawn_before_a_reshuffle_is_none_of_the_reshuffled() -> None:
    """Whole games: when the pile has been made anew, its cards are known to all, if not their order."""
    reshuffled = 0
    for seed in range(25):
        rng = random.Random(seed)
        s = COCARDE.new(6)
        while not s.over:
            size = len(s.discards)
            answer(s, rng, 0.9)
            if size > 20 and not s.discards:
                reshuffled += 1
                other = COCARDE.imagine(COCARDE.view(s, 0), rng)
                assert other.pile == s.pile
    assert reshuffled > 3


def test_an_open_view_is_believed_before_its_story() -> None:
    """Of this game no guess of seat b's fits the whole story: it is put right by an exchange of cards, and
    whoever looks at that position sees these, not those of the story."""
    view = COCARDE.view(played("cocarde", 4, seed=97, percent=54).state, 1)
    rng = random.Random(1)
    other = COCARDE.imagine(view, rng)
    assert COCARDE.imagine(COCARDE.view(other, OPEN), rng).hands == other.hands


@pytest.mark.parametrize("seats", range(2, 7))
def test_how_many_numbers_a_row_has(seats: int) -> None:
    assert len(COCARDE.observe(COCARDE.view(COCARDE.new(seats), 0))) == 219 + 123 * seats


@given(positions("cocarde"))
def test_a_preview_of_every_move_keeps_the_position_and_tells_the_truth(s: Cocarde) -> None:
    before = s.dump()
    for seat in s.waiting:
        view = COCARDE.view(s, seat)
        for move in s.moves(seat):
            shown = COCARDE.preview(view, move)
            after = s.clone()
            after.play(seat, move)
            now = COCARDE.view(after, PUBLIC)
            assert (shown.places, shown.roles) == (now.places, now.roles)
            assert (shown.trees, shown.certificates) == (now.trees, now.certificates)
    assert s.dump() == before


def test_a_preview_names_what_a_move_is_about() -> None:
    s = lay(2, {"places": {"a": "m20", "b": "m31"}, "trees": {"a": 1}, "hands": {"a": ["role_c", "att_r"]}})
    play(s, "~book")
    view = COCARDE.view(s, 0)
    planted = COCARDE.preview(view, COCARDE.read_body(s, 0, "plant=19"))
    assert (planted.place, planted.trees, planted.certificates) == ("m19", (0, 0), (1, 0))
    marked = COCARDE.preview(view, COCARDE.read_body(s, 0, "mark=c>b"))
    assert (marked.target, marked.role, marked.roles, marked.card) == (1, "c", ("none", "c"), "role_c")
    attacked = COCARDE.preview(view, COCARDE.read_body(s, 0, "attack=att_r>b"))
    assert (attacked.target, attacked.card, attacked.place) == (1, "att_r", None)
    rolled = COCARDE.preview(view, COCARDE.read_body(s, 0, "roll"))
    assert rolled.chance and rolled.places == view.places


def test_a_preview_shows_where_a_pass_leads() -> None:
    s = play(lay(2, {"at": "roll", "places": {"a": "m3"}, "hands": {"a": ["mirabeau"]}}), "~1+3")
    assert s.turn != CHANCE
    view = COCARDE.view(s, 0)
    assert COCARDE.preview(view, COCARDE.read_body(s, 0, "play=mirabeau")).places[0] == "m7"
    assert COCARDE.preview(view, COCARDE.read_body(s, 0, "none")).places[0] == "m3"
