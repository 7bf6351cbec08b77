"""What was claimed: true or false, doubted or believed, countered or not."""

from __future__ import annotations

from cabale.analysis import Bluff
from cabale.analysis.claims import bluffs, claims
from tests.analysis.games import DEAL, own, scripted

THREE = "~duchess ~countess ~captain ~assassin ~ambassador ~ambassador"  # a, b and c


def found(words: str) -> tuple[Bluff, ...]:
    return bluffs(own(scripted(words)))


def test_a_false_claim_that_is_let_pass_is_a_bluff_that_worked() -> None:
    assert found("a:steal>b b:pass b:pass") == (Bluff(place=len(DEAL.split()) + 1, seat=0, worked=True),)


def test_a_false_claim_that_is_doubted_did_not_work() -> None:
    assert [bluff.worked for bluff in found("a:steal>b b:challenge a:lose=countess")] == [False]


def test_a_true_claim_is_no_bluff() -> None:
    assert found("a:tax b:pass b:steal>a a:pass") == ()
    assert [claim.true for claim in claims(scripted("a:tax b:pass b:steal>a a:pass"))] == [True, True]


def test_a_false_claim_that_is_countered_did_not_work() -> None:
    words = "a:steal>b b:pass b:counter=captain a:pass"  # b holds the Captain
    assert [(bluff.seat, bluff.worked) for bluff in found(words)] == [(0, False)]


def test_a_false_claim_against_a_false_counter_that_falls_did_work() -> None:
    words = "a:steal>b b:pass b:counter=ambassador a:challenge b:lose=captain"
    assert [(bluff.seat, bluff.worked) for bluff in found(words)] == [(0, True), (1, False)]


def test_a_counter_belongs_to_the_action_of_its_own_turn() -> None:
    """The aid claims nothing: what counters it does not undo the bluff of the turn before."""
    words = "a:steal>b b:pass b:pass b:foreign_aid a:counter=duchess b:pass"
    assert [(bluff.seat, bluff.worked) for bluff in found(words)] == [(0, True)]
    words = "a:steal>b b:pass b:pass b:foreign_aid a:counter=duchess b:challenge ~captain b:lose=captain"
    first, second = claims(scripted(words))
    assert (first.doubted, second.doubted) == (False, True)


def test_bluffs_of_another_game_are_left_out() -> None:
    assert bluffs(scripted("a:steal>b b:pass b:pass")) == ()  # all its words are given


def test_at_three_every_claim_has_its_own_fate() -> None:
    words = "a:exchange b:pass c:challenge a:lose=countess b:tax c:pass a:pass"
    match = own(scripted(words, THREE, 3))
    assert [(bluff.seat, bluff.worked) for bluff in bluffs(match)] == [(0, False), (1, True)]
