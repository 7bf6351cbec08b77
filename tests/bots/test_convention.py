"""The regular player of the Convention: it plays to be re-elected, remembers, and weighs its word."""

from __future__ import annotations

from time import process_time

import msgspec
import pytest

import cabale
from cabale import bots
from cabale.bots.convention.bargaining.prospects import won
from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.bargaining.trust import trust
from cabale.bots.convention.dossiers import Dossiers
from cabale.bots.convention.fortunes import elected, fortunes, released
from cabale.core.match import Negotiator
from cabale.core.pledges import Mark, Pledge, Promise
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import DEPUTY_NAMES, FLIGHT_ENOUGH, PRISON_ENOUGH
from cabale.games.convention.table import Convention
from tests.bots.convention_lines import answer, asked, explained
from tests.games.convention.lines import lay, play

# --- how long it thinks


def test_a_game_of_four_takes_no_five_seconds() -> None:
    match = cabale.deal("convention", seats=4, seed=3)
    start = process_time()
    match.run([bots.make("convention", "regular", seat) for seat in range(4)])
    assert process_time() - start < 5


# --- what is likely


def test_the_fortunes_of_a_deputy_grow_with_his_popularity_and_his_freedom() -> None:
    table = fortunes(10, 4)
    for number in range(1, 11):
        for popularity in range(2, 20):
            assert table.free[number][popularity] >= table.free[number][popularity - 1]
            for friends in range(6):
                free = table.free[number][popularity]
                prisoner, fugitive = (
                    place[number][popularity][friends] for place in (table.prison, table.flight)
                )
                assert fugitive <= prisoner
                assert prisoner <= free or number < 10  # a prison may be a shelter for a while
    assert table.free[10][4] == 0 and table.free[10][5] == elected(5, 0) == 1


def test_the_chance_of_a_rehabilitation_is_that_of_the_die() -> None:
    for friends in range(7):
        for enough in (PRISON_ENOUGH, FLIGHT_ENOUGH):
            assert released(friends, enough) == sum(die + friends >= enough for die in range(1, 7)) / 6


def test_a_ballot_is_counted_by_weight() -> None:
    """Three of mine against one of another's: I am sure of it; two against two is a tie, or lost."""
    three = {"robespierre": "tribunal", "danton": "tribunal", "marat": "tribunal", "brissot": "tribunal"}
    reading = Reading(CONVENTION.view(lay(4, {"posts": three}), 0))
    odds = reading.prospects.ballot(0, [3, 1, 0, 0], {0: 1.0, 1: 0.0})
    assert odds[2] == 1 and won(odds) == 1
    odds = reading.prospects.ballot(0, [2, 2, 0, 0], {0: 1.0, 1: 0.25})
    assert (odds[0], odds[4]) == (0.75, 0.25) and won(odds) == 0.25


def test_shares_add_up_to_one_win() -> None:
    """As everybody would reckon it for himself, from the same table."""
    for _, seat, view, _ in asked(4, 2, rounds=3):
        if view.circle:
            totals = Reading(view, seat).totals
            wins = [Reading(view, other).prospects.win(totals) for other in range(4)]
            assert sum(wins) == pytest.approx(1)


# --- what it does


def summoned(jurors: dict[str, str], **table: object) -> Convention:
    """Danton, denounced at the Convention and confirmed, has to choose."""
    s = lay(4, {"posts": jurors, "first": "girondins", **table}, at="agenda")
    return play(s, "b:denounce=danton c:support=danton d:pass a:pass ~1")


def test_who_owns_the_tribunal_stands_trial() -> None:
    mine = dict.fromkeys(("robespierre", "marat", "collot", "billaud"), "tribunal")
    assert answer(summoned(mine)) == "trial"


def test_who_faces_enemies_alone_does_not() -> None:
    theirs = dict.fromkeys(("vergniaud", "condorcet", "merlin", "daunou"), "tribunal")
    assert answer(summoned(theirs)) == "flee"


def test_an_accomplice_steps_in_who_can_afford_it() -> None:
    jurors = {
        "robespierre": "tribunal",
        "vergniaud": "tribunal",
        "condorcet": "tribunal",
        "merlin": "tribunal",
    }
    s = summoned(jurors, popularity={"robespierre": 15, "danton": 9}, round=8)
    assert answer(s) == "choose=robespierre"
    s = summoned(jurors, popularity={"robespierre": 2, "danton": 3}, round=8)
    assert answer(s) != "choose=robespierre"


def test_own_deputies_are_acquitted_and_others_beheaded() -> None:
    s = summoned({"robespierre": "tribunal", "vergniaud": "tribunal", "merlin": "tribunal"})
    play(s, "a:trial")
    said = []
    while s.turn >= 0 and s.agenda and type(s.agenda[-1]).__name__ == "Trial":
        said.append((s.turn, answer(s)))
        s.play(s.turn, explained(s).move)
    assert said == [(0, "non"), (1, "oui"), (2, "oui")]


def test_the_worst_card_is_rejected_and_the_best_goes_where_it_counts() -> None:
    """Two below the five that re-election takes, in the last round: +2 lifts one of them over it."""
    posts = {"danton": "mission", "marat": "mission"}
    table = {"posts": posts, "round": 10, "popularity": {"danton": 2, "marat": 9}}
    s = play(lay(4, table, at="mission"), "~landau ~deserters ~toulon_betrayed")
    assert answer(s) == "card=toulon_betrayed"
    play(s, "a:card=toulon_betrayed a:card=landau")
    assert answer(s) == "choose=danton"


def test_the_one_who_leads_ends_the_game_and_the_others_do_not() -> None:
    """Round 9: six re-elected with many PP against three."""
    mine = dict.fromkeys(("robespierre", "danton", "marat", "collot", "billaud", "saintjust"), 15)
    weak = dict.fromkeys(("vergniaud", "brissot", "cambaceres", "sieyes", "lariviere", "boissy"), 3)
    s = lay(4, {"round": 9, "popularity": {**mine, **weak}}, at="dissolution")
    assert (answer(s), explained(s).key) == ("propose", "end")
    play(s, "a:propose")
    assert answer(s) == "oui"
    play(s, "a:oui")
    assert (s.turn, answer(s)) == (1, "non")


def test_a_defence_is_for_who_has_much_to_lose() -> None:
    """Two rounds before the end 3 PP less are the seat of one who has 5, and little to one who has 9."""
    for popularity, expected in ((5, "choose=danton"), (9, "pass")):
        table = {
            "posts": {"danton": "mission"},
            "popularity": {"danton": popularity},
            "hands": {"montagnards": ["civic_certificate"], "girondins": ["den_danton"]},
            "first": "girondins",
            "round": 8,
        }
        s = play(lay(4, table, at="club"), "b:play=den_danton a:pass")
        assert type(s.agenda[-1]).__name__ == "Defence"
        assert answer(s) == expected


def test_a_machine_guesses() -> None:
    s = lay(4, {}, at="agenda", history_variant=True)
    play(s, "a:denounce=brissot b:pass c:pass d:pass ~qg01")
    assert (s.turn, answer(s)) == (1, "guess")


# --- what it remembers


def test_it_remembers_who_voted_against_it() -> None:
    s = lay(4, {}, at="assembly")
    play(s, "a:choose=danton b:pass c:pass d:pass a:oui b:oui c:non d:non")
    dossiers = Dossiers(CONVENTION.view(s, 0), 0, [0, 1, 2, 3])
    assert dossiers.regard(1) > 0 > dossiers.regard(2) == dossiers.regard(3)
    assert dossiers.favour(1, 0) > dossiers.favour(2, 0)
    assert dossiers.favour(1, 2) > dossiers.favour(2, 1)  # who is kind to one is a little so to all
    assert dossiers.favour(2, 2) > 0.9


def test_it_remembers_who_denounced_it() -> None:
    s = lay(4, {"first": "girondins"}, at="agenda")
    play(s, "b:denounce=danton c:support=danton d:pass a:pass ~6")
    dossiers = Dossiers(CONVENTION.view(s, 0), 0, [0, 1, 2, 3])
    assert dossiers.regard(1) < 0 and dossiers.regard(2) < 0 == dossiers.regard(3)


# --- its word


def pledge(by: int, to: int, promise: Promise, in_return: Promise | None = None, **more: object) -> Pledge:
    made = Pledge(by=by, to=to, number=1, made=1, until=1, promise=promise, in_return=in_return)
    return msgspec.structs.replace(made, standing="accepted", **more)


def reported(**table: object) -> Convention:
    """Whether Brissot's Report is accepted; the first voice is mine."""
    s = lay(4, {"first": "girondins", **table}, at="assembly")
    return play(s, "b:choose=brissot c:pass d:pass a:pass")


VOTE = Promise("vote_report", "brissot", "oui")


def test_a_word_is_kept_that_costs_little_and_broken_in_the_last_round() -> None:
    assert answer(reported()) == "non"
    early = reported()
    assert (answer(early, [pledge(0, 1, VOTE)]), explained(early, [pledge(0, 1, VOTE)]).key) == (
        "oui",
        "word-kept",
    )
    away = {name: "mission" for name in DEPUTY_NAMES[6:] if name not in ("brissot", "merlin", "aubry")}
    last = reported(round=10, popularity={"brissot": 4}, posts=away)
    broken = [explained(last, [pledge(0, 1, VOTE)], seed).key for seed in range(8)]
    assert "word-broken" in broken


def test_nothing_is_owed_to_one_who_broke_his_word() -> None:
    marks: tuple[Mark, Mark] = ("open", "broken")
    in_return = Promise("vote_report", "danton", "oui")
    assert answer(reported(), [pledge(0, 1, VOTE, in_return, marks=marks)]) == "non"


def test_trust_is_earned_and_lost() -> None:
    view = CONVENTION.view(reported(), 0)
    kept, broken = (pledge(1, 0, VOTE, marks=(mark, "void")) for mark in ("kept", "broken"))
    trusts = [
        trust(Reading(msgspec.structs.replace(view, pledges=pledges)), 1)
        for pledges in ((broken, broken), (broken,), (), (kept,), (kept, kept))
    ]
    assert trusts == sorted(trusts) and len(set(trusts)) == 5


def test_a_vote_that_is_promised_is_reckoned_with() -> None:
    """Before four strangers nobody stands trial; with their word he does."""
    theirs = dict.fromkeys(("vergniaud", "condorcet", "merlin", "daunou"), "tribunal")
    s = summoned(theirs)
    promises = [pledge(seat, 0, Promise("vote_trial", "danton", "non")) for seat in (1, 2)]
    assert (answer(s), answer(s, promises)) == ("flee", "trial")


def test_offers_that_bring_something_are_accepted_and_others_are_not() -> None:
    player = bots.make("convention", "regular", 1)
    assert isinstance(player, Negotiator)
    table = {"first": "girondins", "round": 6, "popularity": {"danton": 4}}
    both = play(lay(4, table, at="assembly"), "b:choose=brissot c:pass d:pass a:choose=danton")
    view = CONVENTION.view(both, 0)
    own, others = Promise("vote_report", "danton", "oui"), Promise("vote_report", "danton", "non")
    spare, attack = Promise("spare", "danton"), Promise("denounce", "danton")
    assert player.consider(view, pledge(1, 0, spare))
    assert not player.consider(view, pledge(1, 0, attack))
    assert player.consider(view, pledge(1, 0, own, VOTE))  # a Report for a Report
    assert not player.consider(view, pledge(1, 0, Promise("vote_report", "merlin", "oui"), VOTE))
    assert not player.consider(view, pledge(1, 0, spare, others))


def test_automata_bargain_and_keep_most_of_their_words() -> None:
    marks: list[Mark] = []
    for seed in range(8):
        match = cabale.deal("convention", seats=4, seed=seed)
        match.run([bots.make("convention", "regular", seed + seat) for seat in range(4)])
        for each in match.view(0).pledges:
            if each.standing == "accepted":
                marks += each.marks
    assert marks.count("kept") > marks.count("broken")


def test_between_two_nothing_is_worth_an_offer() -> None:
    """What one wins the other loses."""
    for seed in range(3):
        match = cabale.deal("convention", seats=2, seed=seed)
        match.run([bots.make("convention", "regular", seed + seat) for seat in range(2)])
        assert match.view(0).pledges == ()


def test_the_same_exchange_is_proposed_once() -> None:
    s = lay(4, {"round": 8, "popularity": dict.fromkeys(("danton", "brissot", "merlin", "aubry"), 4)})
    player = bots.make("convention", "regular", 1)
    assert isinstance(player, Negotiator)
    view = CONVENTION.view(s, 0)
    (wish,) = player.propose(view)
    assert (wish.promise.deed, wish.in_return and wish.in_return.deed) == ("vote_report", "vote_report")
    made = msgspec.structs.replace(
        pledge(0, wish.to, wish.promise, wish.in_return), standing="refused", made=8
    )
    again = player.propose(msgspec.structs.replace(view, pledges=(made,)))
    assert all(other.to != wish.to for other in again)
