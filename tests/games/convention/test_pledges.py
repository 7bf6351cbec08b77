"""Promises of the Convention, as the table marks them from the log: kept, broken, or never due."""

from __future__ import annotations

from typing import Any

import pytest

from cabale.core.match import Match, deal
from cabale.core.notation import read_play
from cabale.core.pledges import Pledge, Promise
from cabale.core.seats import OPEN
from cabale.games.convention import CONVENTION
from cabale.table.telling_pledges import tell_deal
from cabale.text import LANGUAGES, Narrator
from tests.citing import rule
from tests.games.convention.lines import lay

JURY = {"robespierre": "tribunal", "brissot": "tribunal", "merlin": "tribunal", "cadroy": "tribunal"}
ACCUSED = "a:denounce=brissot b:pass c:pass d:support=brissot ~5 b:trial"


def table(at: str, seats: int = 4, options: dict[str, Any] | None = None, **laid: Any) -> Match:
    """A match at a position as scenarios set them."""
    match = deal(CONVENTION, seats, 1, **(options or {}))
    match.state = lay(seats, laid, at, **(options or {}))
    return match


def play(match: Match, line: str) -> None:
    for word in read_play(line):
        if isinstance(word, list):
            match.settle({one.seat: CONVENTION.read_body(match.state, one.seat, one.body) for one in word})
        else:
            match.play(word.seat, CONVENTION.read_body(match.state, word.seat, word.body))


def agreed(
    match: Match, by: int, to: int, promise: Promise, in_return: Promise | None = None, until: int = 0
) -> None:
    match.reply(to, match.pledge(by, to, promise, in_return, until), "accepted")


def end_round(match: Match) -> None:
    """Everybody stays silent until the next round."""
    round = match.state.round
    while match.state.round == round and not match.state.over:
        if match.state.waiting:
            match.play(match.state.turn, CONVENTION.default(match.state, match.state.turn))
        else:
            match.draw()


def only(match: Match) -> Pledge:
    (pledge,) = match.view(OPEN).pledges
    assert isinstance(pledge, Pledge)
    return pledge


def marks(match: Match) -> tuple[str, str]:
    return only(match).marks


@rule("convention", "N-2", "N-5")
@pytest.mark.parametrize(("vote", "mark"), [("non", "kept"), ("oui", "broken")])
def test_a_vote_is_marked_when_the_ballots_are_opened(vote: str, mark: str) -> None:
    match = table("agenda", posts=JURY)
    agreed(match, 3, 1, Promise("vote_trial", "brissot", "non"))
    play(match, f"{ACCUSED} a:oui c:oui")
    assert marks(match)[0] == "open"
    play(match, f"d:{vote}")
    assert marks(match) == (mark, "void")


@rule("convention", "N-2")
def test_an_offer_is_stale_when_what_it_was_about_is_past_and_can_still_be_answered() -> None:
    match = table("agenda", posts=JURY)
    saved, spared = Promise("vote_trial", "brissot", "non"), Promise("spare", "robespierre")
    later = match.state.round + 1
    match.pledge(1, 3, spared, saved, later)  # my word for your vote
    match.pledge(1, 2, spared, Promise("vote_trial", "danton", "non"), later)
    play(match, f"{ACCUSED} a:oui c:oui")
    assert match.book.stale(1) == ()
    play(match, "d:oui")
    (stale,) = match.book.stale(1)
    assert (stale.to, stale.standing) == (3, "offered") and match.book.stale(3) == ()
    match.reply(3, stale, "accepted")  # as records of old may have it
    assert match.book.stale(1) == ()


@rule("convention", "N-2", "II-5")
def test_an_offer_is_stale_when_who_should_denounce_has_spoken() -> None:
    match = table("agenda", posts=JURY)
    accused, backed = Promise("denounce", "brissot"), Promise("support", "brissot")
    match.pledge(0, 3, accused, backed)
    match.pledge(0, 2, accused, backed, match.state.round + 1)  # there will be another agenda
    play(match, "a:pass")
    assert [pledge.to for pledge in match.book.stale(0)] == [3]


@rule("convention", "N-1")
def test_a_vote_concerns_whose_deputy_it_is_about() -> None:
    match = table("agenda", posts=JURY)
    play(match, ACCUSED)
    assert [seat for seat in range(4) if CONVENTION.pledges.concerns(match.state, seat)] == [1]
    assert not any(CONVENTION.pledges.concerns(table("agenda").state, seat) for seat in range(4))


@rule("convention", "N-5", "S-4")
def test_with_two_factions_nothing_is_marked_before_both_ballots_are_in() -> None:
    match = table("agenda", 2, posts={"marat": "tribunal", "merlin": "tribunal", "cadroy": "tribunal"})
    agreed(match, 0, 1, Promise("vote_trial", "brissot", "non"))
    play(match, "a:denounce=brissot b:pass a:support=brissot b:pass ~1 b:trial (a:non b:non)")
    assert marks(match)[0] == "open"
    play(match, "a:oui")
    assert marks(match)[0] == "broken"


@rule("convention", "R-04")
def test_of_a_split_ballot_every_deputy_must_vote_as_promised() -> None:
    options = {"split_votes": True}
    match = table("agenda", options=options, posts={**JURY, "cadroy": "convention", "danton": "tribunal"})
    agreed(match, 0, 1, Promise("vote_trial", "brissot", "non"))
    play(match, f"{ACCUSED} a:oui=1 c:oui=0")
    assert marks(match)[0] == "broken"


def test_a_vote_in_another_trial_decides_nothing_and_no_vote_at_all_is_void() -> None:
    match = table("agenda", posts=JURY)
    agreed(match, 3, 0, Promise("vote_trial", "danton", "oui"))
    play(match, f"{ACCUSED} (a:oui c:oui d:oui)")
    assert match.state.round == 2  # nobody was asked anything else
    assert marks(match)[0] == "void"


def test_who_has_no_ballot_has_nothing_to_keep() -> None:
    match = table("agenda", posts={"robespierre": "tribunal"})
    agreed(match, 2, 1, Promise("vote_trial", "brissot", "non"))
    play(match, f"{ACCUSED} a:oui")
    end_round(match)
    assert marks(match)[0] == "void"


@pytest.mark.parametrize(("vote", "mark"), [("oui", "kept"), ("non", "broken")])
def test_votes_on_reports_motions_and_dissolution(vote: str, mark: str) -> None:
    match = table("assembly")
    agreed(match, 1, 0, Promise("vote_report", "marat", "oui"))
    play(match, f"a:choose=marat b:pass c:pass d:pass (a:oui b:{vote} c:non d:non)")
    assert marks(match)[0] == mark
    match = table("committee", posts={"danton": "committee", "brissot": "committee"})
    agreed(match, 1, 0, Promise("vote_motion", "sieyes", "oui"))
    play(match, f"a:denounce=sieyes (a:oui b:{vote})")
    assert marks(match)[0] == mark
    match = table("dissolution", round=4)
    agreed(match, 1, 0, Promise("vote_dissolution", how="oui"))
    play(match, f"a:propose (a:non b:{vote} c:non d:non)")
    assert marks(match)[0] == mark


@rule("convention", "II-7")
@pytest.mark.parametrize(
    ("line", "mark"),
    [
        ("a:denounce=brissot b:pass c:support=brissot", "kept"),
        ("a:denounce=brissot b:pass c:pass", "broken"),
        ("a:denounce=brissot b:pass c:denounce=cadroy", "broken"),
        ("a:pass b:pass c:pass", "void"),  # there was nothing to support
        ("a:pass b:denounce=danton c:pass", "void"),  # it was not a who denounced
    ],
)
def test_supporting_what_the_other_denounces(line: str, mark: str) -> None:
    match = table("agenda")
    agreed(match, 2, 0, Promise("support"))
    play(match, line)
    assert marks(match)[0] == ("kept" if mark == "kept" else "open")
    end_round(match)
    assert marks(match)[0] == mark


def test_supporting_a_named_denunciation_whoever_makes_it() -> None:
    match = table("agenda")
    agreed(match, 2, 0, Promise("support", "danton"))
    play(match, "a:pass b:denounce=danton c:support=danton")
    assert marks(match)[0] == "kept"


@rule("convention", "II-6", "III-2")
def test_denouncing_may_wait_for_the_committee() -> None:
    match = table("agenda", posts={"danton": "committee"})
    agreed(match, 0, 1, Promise("denounce", "merlin"))
    play(match, "a:pass b:pass c:pass d:pass")
    assert marks(match)[0] == "open"
    play(match, "a:denounce=merlin")
    assert marks(match)[0] == "kept"


def test_not_denouncing_when_one_could_is_a_breach_and_when_one_could_not_is_none() -> None:
    match = table("agenda")
    agreed(match, 0, 1, Promise("denounce", "merlin"))
    end_round(match)
    assert marks(match)[0] == "broken"
    match = table("agenda", posts={"merlin": "prison"})
    agreed(match, 0, 1, Promise("denounce", "merlin"))
    end_round(match)
    assert marks(match)[0] == "void"


def test_sparing_somebody() -> None:
    match = table("agenda")
    agreed(match, 0, 1, Promise("spare", "brissot"))
    play(match, "a:denounce=merlin")
    assert marks(match)[0] == "open"
    end_round(match)
    assert marks(match)[0] == "kept"
    match = table("agenda")
    agreed(match, 0, 1, Promise("spare", "brissot"))
    play(match, "a:denounce=brissot")
    assert marks(match)[0] == "broken"


@rule("convention", "V-6")
def test_a_card_played_of_free_choice_breaks_the_word_but_a_held_one_says_nothing() -> None:
    """What a seat could have done with its cards is its secret: that it kept one decides nothing."""
    match = table("club", hands={"montagnards": ["den_vergniaud"]})
    agreed(match, 0, 1, Promise("spare", "vergniaud"))
    play(match, "a:play=den_vergniaud")
    assert marks(match)[0] == "broken"
    match = table("club", hands={"montagnards": ["den_vergniaud"]})
    agreed(match, 0, 1, Promise("spare", "vergniaud"))
    play(match, "a:pass")
    end_round(match)
    assert marks(match)[0] == "void"


@rule("convention", "V-5")
def test_a_card_that_must_be_played_breaks_no_word() -> None:
    match = table("club", posts={"danton": "jacobins"})
    agreed(match, 0, 2, Promise("spare", "merlin"))
    play(match, "~den_merlin")
    assert match.state.charges
    assert marks(match)[0] == "open"
    (pledge,) = match.book.seen(OPEN, over=False)
    assert pledge.forced == (True, False)  # so that whoever reads the mark later knows of it


@rule("convention", "V-5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_mark_stands_why_that_card_does_not_count(language: str) -> None:
    match = table("club", posts={"danton": "jacobins"})
    agreed(match, 0, 2, Promise("spare", "merlin"))
    agreed(match, 0, 2, Promise("spare", "sieyes"))
    play(match, "~den_merlin")
    narrator = Narrator(language, CONVENTION, ("Anna", "Hugo", "Noor", "Inès"), 2)
    told = [tell_deal(narrator, pledge).gives for pledge in match.book.seen(2, over=False)]
    assert [clause.reason for clause in told] == ["", ""]  # nothing is marked yet
    end_round(match)
    merlin, sieyes = [tell_deal(narrator, pledge).gives for pledge in match.book.seen(2, over=False)]
    assert merlin.mark != "open" and merlin.reason and merlin.rule == "V-5"
    assert (sieyes.reason, sieyes.rule) == ("", "")


def test_who_was_let_down_first_owes_nothing_any_more() -> None:
    match = table("agenda")
    agreed(match, 0, 1, Promise("spare", "brissot"), Promise("spare", "marat"))
    play(match, "a:denounce=brissot")
    assert marks(match) == ("broken", "open")
    play(match, "b:denounce=marat")
    assert marks(match) == ("broken", "void")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_owed_any_more_is_not_called_never_due(language: str) -> None:
    narrator = Narrator(language, CONVENTION, ("Anna", "Hugo", "Noor", "Inès"), 1)
    match = table("agenda")
    agreed(match, 0, 1, Promise("spare", "brissot"), Promise("spare", "marat"))
    play(match, "a:denounce=brissot b:denounce=marat")
    (let_down,) = [tell_deal(narrator, pledge).returns for pledge in match.book.seen(1, over=False)]
    match = table("agenda", posts={"merlin": "prison"})
    agreed(match, 0, 1, Promise("denounce", "merlin"))
    end_round(match)
    (never_due,) = [tell_deal(narrator, pledge).gives for pledge in match.book.seen(1, over=False)]
    assert let_down is not None and let_down.mark == never_due.mark == "void"
    assert let_down.verdict != never_due.verdict


def test_both_may_break_their_word_at_the_same_time() -> None:
    match = table("agenda")
    agreed(match, 0, 1, Promise("denounce", "merlin"), Promise("denounce", "merlin"))
    end_round(match)
    assert marks(match) == ("broken", "broken")


def test_a_pledge_may_hold_until_the_end_of_the_next_round() -> None:
    match = table("agenda")
    agreed(match, 0, 1, Promise("denounce", "merlin"), until=2)
    end_round(match)
    assert marks(match)[0] == "open"
    end_round(match)
    assert marks(match)[0] == "broken"


@rule("convention", "N-2")
def test_a_pledge_changes_no_move_and_no_position() -> None:
    one, two = table("agenda"), table("agenda")
    agreed(two, 0, 1, Promise("spare", "brissot"))
    for match in (one, two):
        play(match, "a:denounce=brissot b:pass")
    assert one.state.dump() == two.state.dump()
    assert one.state.moves(2) == two.state.moves(2)
    assert CONVENTION.view(one.state, 2) == two.view(2)


def test_dead_deputies_own_ones_and_votes_out_of_season_cannot_be_promised() -> None:
    match = table("agenda", posts={"merlin": "guillotine"})
    forms = {form.deed: form for form in CONVENTION.pledges.forms(match.state, 0, 1)}
    assert "merlin" not in forms["vote_trial"].about
    assert "marat" in forms["vote_trial"].about and "marat" not in forms["denounce"].about
    assert "vote_dissolution" not in forms
    assert "" in forms["support"].about
    assert CONVENTION.pledges.choices(match.view(3), 0, 1) == tuple(forms.values())
    match = table("agenda", round=3)
    assert "vote_dissolution" in [form.deed for form in CONVENTION.pledges.forms(match.state, 0, 1)]
