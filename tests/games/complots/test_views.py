"""What a view of Complots tells, and what it must not."""

from __future__ import annotations

from cabale.core.seats import OPEN, PUBLIC
from cabale.games.complots import COMPLOTS
from tests.citing import rule
from tests.games.complots.lines import deal, play


@rule("complots", "C-R15")
def test_the_place_of_a_card_in_a_hand_means_nothing() -> None:
    one = deal("captain duchess | assassin countess | ambassador duchess")
    two = deal("duchess captain | countess assassin | duchess ambassador")
    assert COMPLOTS.view(one, 0).hidden == COMPLOTS.view(two, 0).hidden
    for s in (one, two):  # a replaced card does not keep its place either
        play(s, "a:tax b:challenge ~countess b:lose=assassin b:income")
    assert COMPLOTS.view(one, 0).hidden == COMPLOTS.view(two, 0).hidden == (("countess", "captain"), 1, 2)
    assert COMPLOTS.view(one, OPEN).hidden == COMPLOTS.view(two, OPEN).hidden


@rule("complots", "C-19", "C-22")
def test_an_open_window_tells_nothing_of_those_who_answered() -> None:
    s = deal("captain duchess | assassin countess | ambassador duchess | captain countess")
    play(s, "a:tax")
    before = {seat: COMPLOTS.view(s, seat) for seat in (0, 2, 3, PUBLIC)}
    play(s, "b:pass")
    assert {seat: COMPLOTS.view(s, seat) for seat in (0, 2, 3, PUBLIC)} == before
    assert COMPLOTS.view(s, 1).answered
    assert COMPLOTS.question(s, 1) is None


@rule("complots", "C-39")
def test_only_the_two_sides_of_an_examination_know_the_card() -> None:
    s = deal(
        "inquisitor assassin | captain duchess | duchess countess | captain countess", envoy="inquisitor"
    )
    play(s, "a:examine>b (b:pass) b:show=captain")
    assert [seen.character for seen in COMPLOTS.view(s, 0).seen] == ["captain"]
    shown = {seat: COMPLOTS.view(s, seat).history[-1] for seat in (0, 1, 2, PUBLIC)}
    assert [getattr(shown[seat], "character", "") for seat in (0, 1, 2, PUBLIC)] == [
        "captain",
        "captain",
        None,
        None,
    ]
    assert COMPLOTS.view(s, 2).seen == ()


@rule("complots", "C-7")
def test_a_draft_is_secret_and_stays_so() -> None:
    s = COMPLOTS.new(2, first_player="a")
    play(s, "~captain ~duchess a:draft=assassin")
    assert COMPLOTS.view(s, 0).picked == "assassin"
    assert COMPLOTS.view(s, 1).picked is None
    play(s, "b:draft=duchess")
    assert COMPLOTS.view(s, 1).hidden == (2, ("duchess", "duchess"))
    assert "assassin" not in str(COMPLOTS.view(s, 1).history)
