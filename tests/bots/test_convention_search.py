"""The search of the Convention: by what each seat can have seen, and by its word."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import cabale
from cabale import bots
from cabale.bots.budget import Budget
from cabale.bots.convention.balance import ballot, weighed
from cabale.bots.convention.belief import Belief, canvass
from cabale.bots.convention.evaluation import glance, is_quiet, judge
from cabale.bots.convention.habits import Habits
from cabale.bots.convention.heuristics import ConventionHeuristics
from cabale.bots.convention.outlook import outlook
from cabale.bots.convention.pledges import sworn
from cabale.bots.convention.policy import answers
from cabale.bots.search.heuristics import EVERYBODY
from cabale.bots.search.lots import Luck
from cabale.core.agenda import PASS, seat_bit
from cabale.core.match import Negotiator
from cabale.core.pledges import Pledge, Promise
from cabale.core.seats import CHANCE
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import (
    CARD_NAMES,
    DEPUTY_NAMES,
    GUESS,
    MISSION,
    MISSION_CARDS,
    NON,
    OUI,
    PHASES,
    PUT_BACK,
)
from cabale.games.convention.views import ASKED, ConventionView
from tests.bots.convention_lines import asked
from tests.games.convention.lines import lay, play

RARELY = {"faction", "answer", "joint", "triumph", "orders", "praise", "defence", "club_target"}


def searcher(seed: int, walks: int = 8) -> bots.Bot:
    return bots.make("convention", "expert", seed, Budget(walks=walks))


# --- whatever is asked


def test_there_is_an_answer_to_every_kind_of_question() -> None:
    met: set[str] = set()
    for seed in range(3):
        for state, seat, view, _ in asked(4, seed):
            moves = state.moves(seat)
            if len(moves) > 1 and view.pending is not None and view.pending.kind not in met:
                met.add(view.pending.kind)
                assert searcher(seed).choose(view, moves) in moves
    assert set(ASKED) - met <= RARELY


def test_a_machine_does_not_look_into_the_booklet() -> None:
    """H-5. In thought the right answer could be found out: it is not looked for."""
    s = lay(4, {}, at="agenda", history_variant=True)
    play(s, "a:denounce=brissot b:pass c:pass d:pass ~qg01")
    reason = searcher(1, 200).explain(CONVENTION.view(s, 1), s.moves(1))
    assert reason.move == GUESS and [prospect.move for prospect in reason.prospects] == [GUESS]


def test_a_position_is_reckoned_before_the_missions_or_at_the_end_of_its_round() -> None:
    """The shares make one win, also before the factions are dealt."""
    prisoner = {"round": 3, "posts": {"danton": "prison"}}
    dealt, begun, late = CONVENTION.new(4), lay(4, {"round": 3}), lay(2, prisoner, at="prison")
    begun.post[0] = MISSION
    for s in (dealt, begun, late):
        result = ConventionHeuristics().evaluate(s, Luck(5))
        assert sum(result) == pytest.approx(1) and len(result) == s.seats
    assert (dealt.round, dealt.phase) == (1, 1)
    assert (begun.round, PHASES[begun.phase]) == (3, "mission")
    assert (late.round, PHASES[late.phase]) == (4, "movement")


# --- what each seat has seen


def test_cards_drawn_on_mission_and_the_one_rejected_are_seen_by_their_owner_alone() -> None:
    """IV-2, IV-3."""
    heuristics = ConventionHeuristics()
    s = lay(4, {"posts": {"brissot": "mission", "petion": "mission"}}, at="mission")
    assert heuristics.observers(s, CHANCE, 0) == seat_bit(1)
    play(s, "~landau ~deserters ~bells")
    assert heuristics.observers(s, 1, s.moves(1)[0]) == seat_bit(1)
    play(s, "b:card=deserters")
    assert heuristics.observers(s, 1, s.moves(1)[0]) == EVERYBODY  # revealed before anybody else is asked


def test_delayed_cards_are_seen_by_their_owner_alone_and_others_by_all() -> None:
    """V-3, R-28."""
    heuristics = ConventionHeuristics()
    s = lay(4, {"posts": {"brissot": "jacobins"}}, at="club")
    at_once, delayed = (
        CARD_NAMES.index(name) - MISSION_CARDS for name in ("den_robespierre", "civic_certificate")
    )
    assert heuristics.observers(s, CHANCE, at_once) == EVERYBODY
    assert heuristics.observers(s, CHANCE, delayed) == seat_bit(1)


def test_what_is_put_back_or_not_played_in_defence_is_seen_by_nobody_else() -> None:
    """V-6, V-7."""
    heuristics = ConventionHeuristics()
    hands = {"montagnards": ["civic_certificate"], "girondins": ["den_danton"]}
    s = lay(4, {"hands": hands, "first": "girondins"}, at="club")
    back, play_it = s.moves(1)[-1], s.moves(1)[1]
    assert back >= PUT_BACK and heuristics.observers(s, 1, back) == seat_bit(1)
    assert heuristics.observers(s, 1, play_it) == heuristics.observers(s, 1, PASS) == EVERYBODY
    play(s, "b:play=den_danton a:pass")
    assert heuristics.observers(s, 0, PASS) == seat_bit(0)
    assert heuristics.observers(s, 0, s.moves(0)[1]) == EVERYBODY


def test_a_hand_tells_questions_apart_only_where_its_cards_are_asked_for() -> None:
    heuristics = ConventionHeuristics()
    one, other = (
        lay(4, {"hands": {"girondins": [card]}}, at="club") for card in ("den_danton", "den_collot")
    )
    assert heuristics.private(one, 1) != heuristics.private(other, 1)
    one, other = (lay(4, {"hands": {"girondins": [card]}}) for card in ("den_danton", "den_collot"))
    assert heuristics.private(one, 1) == heuristics.private(other, 1)


# --- beliefs


def kept(card: str) -> ConventionView:
    """What seat a sees in the second round, after seat b has kept a card that it might have played."""
    s = play(lay(4, {"hands": {"girondins": [card]}, "first": "royalistes"}, at="club"), "b:pass")
    assert s.round == 2 and s.turn == 0
    return CONVENTION.view(s, 0)


def test_a_card_that_was_kept_is_rather_one_that_could_not_be_played() -> None:
    view, rng = kept("den_danton"), random.Random(2)
    weigh = Belief(view, canvass(view)).weigh
    weights: dict[str, list[float]] = {}
    reading = CONVENTION.reading(view)
    for _ in range(200):
        s = reading.position(rng)
        (held,) = ConventionHeuristics().hunches(s, 1)
        weights.setdefault(held, []).append(weigh(s))
    assert {*weights["civic_certificate"], *weights["friend_speaks"]} == {1}
    assert all(max(found) < 0.5 for name, found in weights.items() if name.startswith(("den_", "open_")))


def test_hunches_are_told_of_hands() -> None:
    view = kept("den_danton")
    told = searcher(1).explain(view, lay(4, {}).moves(0)).hunches
    assert told and {hunch.seat for hunch in told} == {1}


def test_who_could_have_defended_and_did_not_has_no_defence() -> None:
    table = {
        "hands": {"girondins": ["den_danton"], "montagnards": ["den_petion"]},
        "posts": {"danton": "mission"},
        "first": "girondins",
    }
    s = play(lay(4, table, at="club"), "b:play=den_danton a:pass")
    while s.turn == CHANCE:
        s.play(CHANCE, s.odds()[-1][0])
    view, rng = CONVENTION.view(s, 2), random.Random(3)
    weigh = Belief(view, canvass(view)).weigh
    reading = CONVENTION.reading(view)
    imagined = [reading.position(rng) for _ in range(200)]
    defending = [s for s in imagined if CARD_NAMES[s.hands[0][0]] in ("civic_certificate", "friend_speaks")]
    assert defending and all(weigh(s) < 0.5 for s in defending)


def test_votes_are_expected_by_what_was_voted_and_promised() -> None:
    s = play(
        lay(4, {}, at="assembly"), "a:choose=danton b:choose=brissot c:pass d:pass a:oui b:oui c:non d:non"
    )
    view = CONVENTION.view(s, 0)
    known = canvass(view)
    assert known.kind[1][0] > known.kind[2][0]
    before = answers(s, 2, [OUI, NON], known)[0]
    word = Pledge(
        by=2,
        to=1,
        number=1,
        made=1,
        until=1,
        promise=Promise("vote_report", "brissot", "oui"),
        standing="accepted",
    )
    told = canvass(msgspec.structs.replace(view, pledges=(word,)))
    assert answers(s, 2, [OUI, NON], told)[0] > 0.5 > before


# --- bargains


@pytest.mark.parametrize("level", bots.FOR_PEOPLE)
def test_every_level_bargains_alike(level: str) -> None:
    assert bots.negotiates("convention", level) and not bots.negotiates("complots", level)
    match = cabale.deal("convention", seats=4, seed=5, rounds=1)
    regulars: dict[int, Any] = {seat: bots.make("convention", "regular", seat) for seat in range(4)}
    offers = replies = 0
    while not match.state.over:
        if match.state.turn == CHANCE:
            match.draw()
            continue
        for seat in range(4) if len(match.log) % 3 == 0 else ():
            bot, view = bots.make("convention", level, seat), match.view(seat)
            assert isinstance(bot, Negotiator)
            wishes = regulars[seat].propose(view)
            assert bot.propose(view) == wishes
            offers += len(wishes)
            for pledge in match.book.awaiting(seat):
                assert bot.consider(view, pledge) == regulars[seat].consider(view, pledge)
                replies += 1
        match.negotiate(regulars)
        seat = match.state.turn
        match.play(seat, regulars[seat].choose(match.view(seat), match.state.moves(seat)))
    assert offers


def test_a_searching_player_keeps_its_word_as_the_regular_would() -> None:
    s = play(lay(4, {"first": "girondins"}, at="assembly"), "b:choose=brissot c:pass d:pass a:pass")
    promised = Promise("vote_report", "brissot", "oui")
    word = Pledge(by=0, to=1, number=1, made=1, until=1, promise=promised, standing="accepted")
    view, moves = CONVENTION.view(s, 0), s.moves(0)
    bound = msgspec.structs.replace(view, pledges=(word,))
    assert searcher(1).choose(view, moves) == NON
    assert searcher(1).choose(bound, moves) == OUI
    reason = searcher(1).explain(bound, moves)
    assert (reason.move, reason.key, reason.prospects[0].move) == (OUI, "word-kept", OUI)


def test_a_word_is_worth_as_much_for_whom_it_bids_as_against_whom_it_forbids() -> None:
    """Of a vote the answer that was promised; of the agenda the support that was, and who is to be spared."""
    s = play(lay(4, {"first": "girondins"}, at="assembly"), "b:choose=brissot c:pass d:pass a:pass")
    word = Pledge(
        by=0,
        to=1,
        number=1,
        made=1,
        until=1,
        promise=Promise("vote_report", "brissot", "oui"),
        standing="accepted",
    )
    view = CONVENTION.view(s, 0)
    assert sworn(view, s.moves(0)) == []
    assert sworn(msgspec.structs.replace(view, pledges=(word,)), [OUI, NON]) == [pytest.approx(0.04), 0]
    s = play(lay(4, {"first": "girondins"}, at="agenda"), "b:denounce=danton")
    promised = [Promise("spare", "brissot"), Promise("support")]
    words = tuple(msgspec.structs.replace(word, by=2, promise=each) for each in promised)
    view, moves = msgspec.structs.replace(CONVENTION.view(s, 2), pledges=words), s.moves(2)
    worths = dict(zip([CONVENTION.write_body(s, 2, move) for move in moves], sworn(view, moves), strict=True))
    assert worths["support=danton"] == -worths["denounce=brissot"] > 0 == worths["denounce=robespierre"]


# --- the parts


def test_a_sure_winner_is_judged_so_and_shares_add_up() -> None:
    """In the last round six re-elected with many PP against two."""
    mine = dict.fromkeys(("robespierre", "danton", "marat", "collot", "billaud", "saintjust"), 20)
    weak = ("vergniaud", "brissot", "cambaceres", "sieyes", "lariviere", "boissy")
    dead = dict.fromkeys(
        (*weak, "condorcet", "merlin", "delahaye", "petion", "thibaudeau", "lomont"), "guillotine"
    )
    s = lay(4, {"round": 10, "popularity": mine, "posts": dead})
    shares = judge(s)
    assert sum(shares) == pytest.approx(1) and shares[0] > 0.9
    assert weighed(s).shares[0] > 0.99
    result = ConventionHeuristics().evaluate(
        lay(4, {"round": 10, "popularity": mine, "posts": dead}, at="end"), Luck(3)
    )
    assert result == [1, 0, 0, 0]


def test_a_round_begun_with_jurors_is_better_than_one_without() -> None:
    plain, seated = lay(4, {"round": 4}), lay(4, {"round": 4, "posts": {"danton": "tribunal"}})
    assert judge(plain) == pytest.approx([0.25] * 4)
    assert judge(seated)[0] > 0.25


def test_a_denunciation_is_reckoned_with_before_the_die_is_thrown() -> None:
    """By its chance: a supported one costs more than a plain one, and both gain the others something."""
    habits = Habits()
    shares = [
        outlook(play(lay(4, {"first": "girondins"}, at="agenda"), said), habits)
        for said in (
            "b:pass c:pass d:pass",
            "b:denounce=danton c:pass d:pass",
            "b:denounce=danton c:support=danton d:pass",
        )
    ]
    assert all(sum(each) == pytest.approx(1) for each in shares)
    assert shares[0][0] > shares[1][0] > shares[2][0] and shares[0][2] < shares[1][2] < shares[2][2]


def test_a_report_counts_before_it_is_voted_on() -> None:
    """Six of the eleven votes are mine."""
    away = dict.fromkeys(DEPUTY_NAMES[11:], "mission")
    s = lay(4, {"posts": away, "first": "montagnards"}, at="assembly")
    before = outlook(play(s.clone(), "a:pass"), Habits())[0]
    assert outlook(play(s, "a:choose=danton"), Habits())[0] > before


def test_a_matter_in_hand_is_settled_before_it_is_judged() -> None:
    s = play(lay(4, {"first": "girondins"}, at="assembly"), "b:choose=brissot c:pass d:pass a:pass a:non")
    assert not is_quiet(s)
    glance(s, Luck(3), Habits())
    assert is_quiet(s) and type(s.agenda[-1]).__name__ == "Agenda"


def test_a_ballot_is_counted_by_weight() -> None:
    assert ballot(3, [1], [0.0]) == (1, 0)
    assert ballot(2, [2], [0.25]) == (0.25, 0.75)
    assert ballot(0, [], []) == (0, 1)


@pytest.mark.parametrize(("level", "haste"), [("novice", True), ("regular", False)])
def test_a_novice_errs_here_and_there(level: str, haste: bool) -> None:
    s = play(lay(4, {}, at="assembly"), "a:choose=danton b:pass c:pass d:pass")
    votes = {
        bots.make("convention", level, seed).choose(CONVENTION.view(s, 0), s.moves(0)) for seed in range(40)
    }
    assert (NON in votes) == haste and OUI in votes
