"""The regular player is never irrational where the cards leave no doubt."""

import pytest

from cabale import bots
from cabale.bots.complots.belief import Belief
from cabale.core.seats import CHANCE
from cabale.games.complots import COMPLOTS
from cabale.games.complots.pieces import DUCHESS
from tests.bots.tables import answer, answers, deal, play, set_table, usual_answer

INQUISITOR = {"envoy": "inquisitor"}


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_what_it_holds_for_certain_is_so(seats: int, envoy: str) -> None:
    """Over whole games, a chance of 0 or 1 that it gives a rival's card is never wrong."""
    certain = 0
    for number in range(12):
        match = deal(seats, seed=number, envoy=envoy)
        state = match.state
        levels = ("regular", "random")
        players = [bots.make("complots", levels[(number + seat) % 3 == 0], seat) for seat in range(seats)]
        while not state.over:
            if state.turn == CHANCE:
                match.draw()
                continue
            seat = state.turn
            view = match.view(seat)
            if view.pending.kind != "draft":
                belief = Belief(view)
                for rival in belief.rivals:
                    for character, chance in enumerate(belief.held(rival)):
                        assert 0.0 <= chance <= 1.0
                        if chance in (0.0, 1.0):
                            certain += 1
                            assert (character in state.hidden[rival]) == (chance == 1.0)
            match.play(seat, players[seat].choose(view, state.moves(seat)))
    assert certain


# --- challenges


def test_a_claim_whose_copies_all_lie_before_its_eyes_is_challenged() -> None:
    """Two Duchesses face up and the third in its own hand."""
    s = set_table(
        "captain assassin | duchess countess | captain / duchess | ambassador / duchess", coins=[2, 2, 2, 2]
    )
    play(s, "a:tax")
    assert answers(s, 1) == {"challenge"}


def test_a_counter_whose_copies_all_lie_before_its_eyes_is_challenged() -> None:
    s = set_table(
        "assassin countess | captain duchess | ambassador / countess | duchess / countess", coins=[3, 2, 2, 2]
    )
    play(s, "a:assassinate>b b:pass c:pass d:pass b:counter=countess c:pass d:pass")
    assert answers(s, 0) == {"challenge"}


def test_a_lie_just_exposed_is_challenged_when_it_is_told_again() -> None:
    """Nothing was drawn since: who had no Duchess still has none."""
    s = set_table("captain assassin | countess countess | ambassador duchess", coins=[2, 2, 2])
    play(s, "a:tax b:challenge a:lose=captain b:income c:income a:tax")
    assert answers(s, 1) == {"challenge"}


def test_with_two_players_the_packets_are_counted() -> None:
    """C-7. It was dealt the Duchess of the third packet, and the other's own is face up."""
    court = ["countess", "ambassador", "assassin"]
    s = set_table("captain / duchess | duchess assassin", coins=[2, 2], court=court)
    play(s, "a:exchange b:pass ~countess ~ambassador a:return=captain a:return=ambassador b:income a:tax")
    belief = Belief(COMPLOTS.view(s, 1))
    assert belief.held(0)[DUCHESS] == 0
    assert belief.their_pick[DUCHESS] == sum(belief.their_pick) == 1
    assert answers(s, 1) == {"challenge"}


def test_a_card_seen_and_given_back_is_not_challenged() -> None:
    """C-39. The Inquisitor looked: he knows, even at the cost of his last life."""
    s = set_table("inquisitor captain | duchess / countess | captain duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass a:give_back b:tax c:pass")
    assert answers(s, 0) == {"pass"}


def test_a_card_seen_and_given_back_is_challenged_when_the_claim_is_another() -> None:
    s = set_table("inquisitor captain | duchess / countess | captain duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass a:give_back b:steal>c c:pass")
    assert answers(s, 0) == {"challenge"}


def test_a_card_seen_and_discarded_is_unknown_again() -> None:
    s = set_table("inquisitor captain | duchess / countess | captain duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass a:discard ~countess b:tax c:pass")
    assert 0 < Belief(COMPLOTS.view(s, 0)).held(1)[DUCHESS] < 1


def test_who_would_be_dead_anyway_challenges_rather_than_lie_to_people_who_see_through_it() -> None:
    """One life, no Countess, and all of them face up: the challenge is the only hope (C-35)."""
    s = set_table(
        "assassin duchess | captain / countess | duchess / countess | captain / countess", coins=[3, 2, 2, 2]
    )
    play(s, "a:assassinate>b")
    assert answers(s, 1) == {"challenge"}


def test_who_would_be_dead_anyway_claims_the_countess() -> None:
    s = set_table("assassin duchess | captain / duchess | countess countess", coins=[3, 2, 2])
    play(s, "a:assassinate>b b:pass c:pass")
    assert answers(s, 1) == {"counter=countess"}


def test_the_first_claim_of_an_honest_table_is_let_pass() -> None:
    """Nothing speaks against it, and a life is worth more than three coins."""
    s = set_table("duchess captain | assassin countess | captain ambassador", coins=[2, 2, 2])
    play(s, "a:tax")
    assert answers(s, 1) == {"pass"}


# --- claims


def test_a_character_that_is_all_face_up_is_never_claimed() -> None:
    s = set_table(
        "captain assassin | countess / duchess | ambassador / duchess | captain / duchess", coins=[2, 2, 2, 2]
    )
    assert "tax" not in answers(s, 0, seeds=200)


def test_no_duchess_counters_when_all_are_face_up() -> None:
    s = set_table(
        "captain assassin | countess / duchess | ambassador / duchess | captain / duchess", coins=[2, 2, 2, 2]
    )
    play(s, "a:foreign_aid")
    assert answers(s, 1, seeds=200) == {"pass"}


def test_nothing_is_pretended_before_one_who_has_seen_the_last_card() -> None:
    s = set_table("inquisitor captain | countess / captain | duchess duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass a:give_back")
    assert answers(s, 1) <= {"income", "foreign_aid"}


def test_it_bluffs_at_times_and_not_at_all_times() -> None:
    """Without a Duchess, some pretend to one and some do not."""
    s = set_table("countess countess | captain ambassador | duchess assassin", coins=[2, 2, 2])
    said = [answer(s, 0, seed) for seed in range(200)]
    lies = sum(word not in ("income", "foreign_aid") for word in said)
    assert 40 <= lies <= 180


# --- counters


def test_a_true_countess_counters_the_assassin() -> None:
    s = set_table("assassin duchess | captain countess | ambassador duchess", coins=[3, 2, 2])
    play(s, "a:assassinate>b b:pass c:pass")
    assert answers(s, 1) == {"counter=countess"}


def test_a_true_captain_counters_the_captain() -> None:
    s = set_table("captain duchess | captain countess | ambassador duchess", coins=[3, 2, 2])
    play(s, "a:steal>b b:pass c:pass")
    assert answers(s, 1) == {"counter=captain"}


# --- actions


def test_a_coup_that_wins_is_staged() -> None:
    s = set_table("captain duchess | assassin / countess | / duchess captain", coins=[7, 9, 0])
    assert answers(s, 0) == {"coup>b"}


def test_a_thief_robs_the_one_who_could_stage_the_last_coup() -> None:
    """One life each; the other has seven coins. Less than seven, and there is another turn."""
    s = set_table("captain / duchess | assassin / countess | / duchess captain", coins=[2, 7, 0])
    assert answers(s, 0) == {"steal>b"}


def test_a_coup_strikes_the_one_who_could_stage_the_next() -> None:
    """Of two with as many lives, the one with the coins."""
    s = set_table("captain duchess | assassin countess | ambassador duchess", coins=[10, 8, 1])
    assert usual_answer(s, 0) == "coup>b"


# --- cards


def test_an_exchange_keeps_two_different_characters() -> None:
    s = set_table("ambassador ambassador | captain assassin | countess duchess", coins=[2, 2, 2])
    play(s, "a:exchange b:pass c:pass ~duchess ~captain")
    for _ in range(2):
        play(s, f"a:{answer(s, 0)}")
    assert s.hidden[0] == (0, 3)


def test_a_twin_is_lost_first() -> None:
    s = set_table("countess duchess | captain assassin | ambassador duchess", coins=[7, 2, 2])
    play(s, "a:coup>b")
    assert usual_answer(s, 1) == "lose=assassin"  # worth less than a Captain
    twins = set_table("captain captain | captain duchess | ambassador duchess", coins=[7, 2, 2])
    play(twins, "a:coup>b")
    assert answer(twins, 1) in ("lose=captain", "lose=duchess")


def test_the_card_that_can_still_counter_is_kept() -> None:
    """C-29 as an option: the failed challenge cost a life, and the Assassin is still to come."""
    allowed = {"counter_after_failed_challenge": "allowed"}
    hands = "assassin duchess | captain countess | / ambassador ambassador"
    s = set_table(hands, allowed, coins=[3, 2, 0])
    play(s, "a:assassinate>b b:challenge ~duchess")
    assert answers(s, 1) == {"lose=captain"}
    play(s, "b:lose=captain")
    assert answers(s, 1) == {"counter=countess"}
    s = set_table(hands, coins=[7, 2, 0])
    play(s, "a:coup>b")
    assert answers(s, 1) == {"lose=countess"}  # between two, a Captain is worth more


def test_the_draft_is_never_a_twin_and_not_always_the_same() -> None:
    s = set_table("captain | duchess", at="draft")
    drafts = answers(s, 0)
    assert len(drafts) > 1
    assert "draft=captain" not in drafts


def test_a_good_card_is_discarded_and_a_poor_one_given_back() -> None:
    s = set_table("inquisitor captain | countess / duchess | captain duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass")
    assert answers(s, 0) == {"discard"}
    s = set_table("inquisitor captain | inquisitor / duchess | captain duchess", INQUISITOR, coins=[2, 2, 2])
    play(s, "a:examine>b b:pass c:pass")
    assert answers(s, 0) == {"give_back"}
