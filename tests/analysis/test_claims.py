"""What was claimed: true or false, doubted or believed, countered or not."""

from __future__ import annotations

from cabale import bots
from cabale.analysis import Bluff
from cabale.analysis.claims import Claim, bluffs, claims
from cabale.core.match import Match, deal
from cabale.core.seats import OPEN
from cabale.games.complots import COMPLOTS
from cabale.games.complots.events import Challenged, Countered, Declared, Unchallenged
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


def test_a_liar_who_is_caught_on_the_last_card_was_doubted() -> None:
    """The doubt ends the turn, and the next one has begun when it is seen."""
    words = "a:exchange b:pass c:challenge a:lose=countess b:income c:income a:exchange b:challenge"
    match = own(scripted(words, THREE, 3))
    assert [(claim.turn, claim.doubted) for claim in claims(match)] == [(1, True), (4, True)]
    assert [bluff.worked for bluff in bluffs(match)] == [False, False]


def test_every_doubt_is_tied_to_the_claim_that_it_names() -> None:
    """And what was let pass is not. Games of all sizes, in half of which anybody may counter."""
    doubts = counters = 0
    for seed in range(60):
        match = at_random(seed)
        history = match.view(OPEN).history
        doubted = [claim for claim in claims(match) if claim.doubted]
        believed = [claim for claim in claims(match) if not claim.doubted]
        named = [(event.claimer, event.character) for event in history if isinstance(event, Challenged)]
        passed = [(event.seat, event.character) for event in history if isinstance(event, Unchallenged)]
        assert list(map(claimed, doubted)) == named
        assert list(map(claimed, believed)) == passed
        doubts += len(named)
        counters += sum(isinstance(claim.event, Countered) for claim in doubted)
    assert doubts > 300 and counters > 30


def at_random(seed: int) -> Match:
    match = deal(COMPLOTS, 2 + seed % 7, seed=seed, counter_by=("target", "anyone")[seed % 2])
    match.run([bots.make("complots", "random", seed + seat) for seat in range(match.seats)])
    return match


def claimed(claim: Claim) -> tuple[int, str | None]:
    event = claim.event
    assert isinstance(event, Declared | Countered)
    return event.seat, event.claim if isinstance(event, Declared) else event.character
