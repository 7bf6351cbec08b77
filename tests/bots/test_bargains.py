"""What automata of the Convention bargain for: each kind of deal once accepted and once refused, and why."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import cabale
from cabale import bots
from cabale.bots.convention.bargaining.offers import Bargaining, propose, turns, weigh
from cabale.bots.convention.bargaining.reading import Reading
from cabale.bots.convention.bargaining.rostrum import Rostrum
from cabale.bots.convention.bargaining.worth import held
from cabale.bots.convention.exploiters import Mute
from cabale.bots.convention.pledges import Given
from cabale.core.match import Candid, Match, Negotiator
from cabale.core.pledges import Mark, Pledge, Promise, Verdict
from cabale.core.seats import OPEN
from cabale.games.convention import CONVENTION, events
from cabale.games.convention.pieces import DEPUTY_NAMES
from cabale.games.convention.table import Convention
from cabale.text import LANGUAGES, Narrator
from tests.bots.convention_lines import explained
from tests.games.convention.lines import lay, play

MONTAGNARDS, GIRONDINS, CRAPAUDS, ROYALISTES = (DEPUTY_NAMES[first : first + 6] for first in (0, 6, 12, 18))
NICK = 0.004  # of the win: what an automaton may want that is neither the greediest nor the most modest
SUPPORT = Promise("support")


def popular(**factions: int) -> dict[str, int]:
    names = {"a": MONTAGNARDS, "b": GIRONDINS, "c": CRAPAUDS, "d": ROYALISTES}
    return {"danton": 5} | {deputy: pp for seat, pp in factions.items() for deputy in names[seat]}


def offered(
    s: Convention, by: int, to: int, promise: Promise, in_return: Promise | None, later: int = 0
) -> Pledge:
    return Pledge(
        by=by, to=to, number=1, made=s.round, until=s.round + later, promise=promise, in_return=in_return
    )


def answer(
    s: Convention,
    by: int,
    to: int,
    promise: Promise,
    in_return: Promise | None,
    *known: Pledge,
    later: int = 0,
    greed: float = 0.0,
) -> Verdict:
    """What one seat says to an exchange that another offers it; `later` says that it holds for the next
    round too."""
    view = msgspec.structs.replace(CONVENTION.view(s, to), pledges=known)
    return weigh(view, offered(s, by, to, promise, in_return, later), greed)


def agreed(pledge: Pledge, **more: object) -> Pledge:
    return msgspec.structs.replace(pledge, standing="accepted", **more)


def agenda(round: int = 8, first: str = "girondins", **factions: int) -> Convention:
    return lay(4, {"round": round, "first": first, "popularity": popular(**factions)}, at="agenda")


# --- each kind of deal


def test_two_accuse_together_whoever_leads() -> None:
    accuse, support = Promise("denounce", "danton"), Promise("support", "danton")
    assert answer(agenda(a=6, b=4), 1, 2, accuse, support) == Verdict(True, "leader")


def test_nobody_pays_for_an_accusation_of_his_own() -> None:
    accuse, support = Promise("denounce", "merlin"), Promise("support", "danton")
    assert answer(agenda(a=6, b=4), 1, 2, accuse, support) == Verdict(False, "harm")


def test_support_for_support_is_good_for_two_who_are_equals() -> None:
    """One speaks before the other now, after him in the next round."""
    assert answer(agenda(), 1, 2, SUPPORT, SUPPORT, later=1) == Verdict(True, "fair")


def test_support_for_support_is_refused_to_whoever_leads_by_far() -> None:
    verdict = answer(agenda(first="montagnards", a=12, b=4), 0, 1, SUPPORT, SUPPORT, later=1, greed=NICK)
    assert verdict == Verdict(False, "leads")


def test_some_support_each_other_and_others_want_more_for_it() -> None:
    """The same offer, to players of the same level: they have characters."""
    s = agenda()
    view, pledge = CONVENTION.view(s, 2), offered(s, 1, 2, SUPPORT, SUPPORT, later=1)
    said = Counter(weigh(view, pledge, greed).why for greed in (0.0, 0.004, 0.05))
    assert said["little"] and said["fair"]


def test_whoever_has_accused_already_is_supported_for_a_support_to_come() -> None:
    """Automatons bargain before the agenda; people also while it is on, with an accusation on the table. In
    the next round the accuser speaks last, and can pay."""
    s = play(agenda(a=4), "b:denounce=danton")
    for seat, other in ((1, 2), (2, 1)):
        rostrum = Rostrum(Reading(CONVENTION.view(s, seat)))
        assert rostrum.seconds(1, 2, s.round) == 1.0 and not rostrum.seconds(1, 0, s.round)
        found = turns(Bargaining(CONVENTION.view(s, seat)), other)
        assert [(each.mine, each.theirs, each.until) for each in found] == [(SUPPORT, SUPPORT, s.round + 1)]
    swing = Rostrum(Reading(CONVENTION.view(s, 2))).swing([Given(2, 1, SUPPORT, s.round)])
    assert swing[DEPUTY_NAMES.index("danton")] > 0
    offer = answer(play(agenda(), "b:denounce=danton"), 2, 1, SUPPORT, SUPPORT, later=1, greed=NICK)
    assert offer == Verdict(True, "fair")


def test_what_is_supported_needs_no_second_voice() -> None:
    s = play(agenda(), "b:denounce=danton c:support=danton")
    assert not Rostrum(Reading(CONVENTION.view(s, 3))).seconds(1, 3, s.round)


def test_peace_for_peace() -> None:
    spared, saved = Promise("spare", "merlin"), Promise("spare", "brissot")
    assert answer(agenda(), 1, 2, spared, saved).taken


def test_peace_is_worth_nothing_to_one_who_is_in_no_danger() -> None:
    """Merlin is on Mission, where the other has nobody who could accuse him."""
    s = lay(4, {"round": 8, "first": "girondins", "posts": {"merlin": "mission"}}, at="agenda")
    target = max(Rostrum(Reading(CONVENTION.view(s, 2))).odds(2).items(), key=lambda each: each[1])[0]
    verdict = answer(s, 1, 2, Promise("spare", "merlin"), Promise("spare", DEPUTY_NAMES[target]))
    assert not verdict.taken and verdict.why in ("price", "leads")


def test_a_report_for_a_report() -> None:
    s = lay(4, {"round": 6, "popularity": popular(b=4)}, at="movement")
    mine, theirs = Promise("vote_report", "danton", "oui"), Promise("vote_report", "brissot", "oui")
    assert answer(s, 0, 1, theirs, mine).taken


def test_whoever_leads_gives_no_report_to_one_who_comes_after() -> None:
    s = lay(4, {"round": 6, "popularity": popular(a=9, b=4)}, at="movement")
    mine, theirs = Promise("vote_report", "danton", "oui"), Promise("vote_report", "brissot", "oui")
    assert answer(s, 1, 0, mine, theirs) == Verdict(False, "price")


def trial(**popularity: int) -> Convention:
    jurors = dict.fromkeys(("vergniaud", "condorcet", "merlin", "robespierre"), "tribunal")
    table = {"posts": jurors, "first": "girondins", "round": 6, "popularity": popular(**popularity)}
    return play(lay(4, table, at="agenda"), "b:denounce=danton c:support=danton d:pass a:pass ~1 a:trial")


def test_a_vote_at_the_tribunal_is_for_sale() -> None:
    mercy = Promise("vote_trial", "danton", "non")
    assert answer(trial(), 0, 2, SUPPORT, mercy, later=1).taken


def test_no_price_saves_the_man_of_one_who_leads() -> None:
    mercy = Promise("vote_trial", "danton", "non")
    assert not answer(trial(a=7), 0, 1, SUPPORT, mercy, later=1, greed=NICK).taken


def motion(danton: int) -> Convention:
    seated = dict.fromkeys(("vergniaud", "merlin", "sieyes", "robespierre"), "committee")
    table = {"posts": seated, "round": 9, "first": "girondins", "popularity": {"danton": danton}}
    return play(lay(4, table, at="committee"), "b:denounce=danton")


@pytest.mark.parametrize(("danton", "taken"), [(2, True), (6, False)])
def test_a_vote_on_a_motion_is_given_for_one_who_hardly_counts(danton: int, taken: bool) -> None:
    """In the ninth round a man of 2 PP will not be re-elected, whatever is voted."""
    mercy = Promise("vote_motion", "danton", "non")
    assert answer(motion(danton), 0, 2, Promise("spare", "cambaceres"), mercy, later=1).taken is taken


def test_the_two_who_lead_ally_for_the_end_and_the_others_do_not() -> None:
    s = lay(4, {"round": 8, "popularity": popular(a=9, b=9, c=3, d=3)}, at="dissolution")
    end = Promise("vote_dissolution", how="oui")
    assert answer(s, 0, 1, end, end).taken
    assert answer(s, 0, 2, end, end) == Verdict(False, "harm")
    (wish,) = propose(CONVENTION.view(s, 0))
    assert (wish.to, wish.promise, wish.in_return, wish.why) == (1, end, end, "ending")
    assert propose(CONVENTION.view(s, 2)) == ()


# --- what else is weighed


def test_a_gift_is_welcome_and_a_threat_is_not() -> None:
    s = agenda()
    assert answer(s, 1, 2, Promise("spare", "merlin"), None) == Verdict(True, "gift")
    assert answer(s, 1, 2, Promise("denounce", "merlin"), None) == Verdict(False, "harm")


def test_what_is_not_likely_to_come_up_is_worth_nothing() -> None:
    """Nobody has been chosen to report but Brissot."""
    s = play(lay(4, {"first": "girondins"}, at="assembly"), "b:choose=brissot c:pass d:pass a:pass")
    vote, other = Promise("vote_report", "brissot", "oui"), Promise("vote_report", "danton", "oui")
    assert not answer(s, 1, 0, other, vote).taken
    both = play(
        lay(4, {"first": "girondins"}, at="assembly"), "b:choose=brissot c:pass d:pass a:choose=danton"
    )
    assert answer(both, 1, 0, other, vote).taken


def test_one_speaks_once_and_promises_it_once() -> None:
    s = agenda()
    first = agreed(offered(s, 3, 2, Promise("spare", "merlin"), SUPPORT))
    accuse, support = Promise("denounce", "danton"), Promise("support", "danton")
    assert answer(s, 1, 2, accuse, support, first) == Verdict(False, "bound")


def test_who_broke_his_word_has_to_offer_more() -> None:
    s = lay(4, {"round": 6, "popularity": popular(b=4)}, at="movement")
    mine, theirs = Promise("vote_report", "danton", "oui"), Promise("vote_report", "brissot", "oui")
    marks: tuple[Mark, Mark] = ("broken", "kept")
    broken = [
        msgspec.structs.replace(agreed(offered(s, 0, 1, theirs, mine), marks=marks), number=number)
        for number in range(2, 40)
    ]
    assert answer(s, 0, 1, theirs, mine, *broken) == Verdict(False, "word")


# --- a word is kept


def test_a_promised_support_is_given() -> None:
    s = play(agenda(a=6, b=4), "b:denounce=danton")
    promise = agreed(offered(s, 1, 2, Promise("spare", "merlin"), SUPPORT))
    told = explained(s, [promise], seed=3)
    assert (CONVENTION.write_body(s, 2, told.move), told.key) == ("support=danton", "word-kept")
    assert told.arguments["target"] == 1


def test_one_who_was_promised_peace_is_left_in_peace() -> None:
    s = agenda()
    free = explained(s, seed=3).move
    name = CONVENTION.write_body(s, 1, free).removeprefix("denounce=")
    owner = next(seat for seat in range(4) if name in DEPUTY_NAMES[6 * seat : 6 * seat + 6])
    promise = agreed(offered(s, 1, owner, Promise("spare", name), Promise("spare", "brissot")))
    told = explained(s, [promise], seed=3)
    assert told.move != free and (told.key, told.arguments["target"]) == ("word-kept", owner)


def test_whose_report_was_bargained_for_stays_at_the_convention() -> None:
    s = lay(4, {"round": 6, "first": "montagnards"}, at="movement")
    votes = Promise("vote_report", "robespierre", "oui")
    pact = [agreed(offered(s, 1, 0, votes, Promise("vote_report", "brissot", "oui")))]
    moved = CONVENTION.write_body(s, 0, explained(s, pact).move)
    assert not moved.startswith("move=robespierre")


# --- whole games


@pytest.fixture(scope="module")
def games() -> list[Match]:
    played = []
    for seed in range(6):
        match: Match = cabale.deal("convention", seats=4, seed=4_000 + seed)
        match.run([bots.make("convention", "regular", 10 * seed + seat) for seat in range(4)])
        played.append(match)
    return played


def book(games: list[Match]) -> list[Pledge]:
    return [pledge for match in games for pledge in match.view(OPEN).pledges]


def test_the_book_of_a_game_has_many_kinds_of_deals_and_few_that_never_come_up(games: list[Match]) -> None:
    taken = [pledge for pledge in book(games) if pledge.standing == "accepted"]
    assert len(taken) >= 8 * len(games)
    assert len({side.deed for pledge in taken for side in pledge.sides if side}) >= 5
    marks = Counter(mark for pledge in taken for mark in pledge.marks)
    assert marks["void"] <= 0.25 * marks.total()
    assert marks["kept"] > 3 * marks["broken"]


def test_every_offer_and_every_answer_has_a_reason_in_three_languages(games: list[Match]) -> None:
    for pledge in book(games):
        answered = pledge.standing in ("accepted", "refused")
        assert pledge.why and (pledge.answer or not answered)
        for language in LANGUAGES:
            narrator = Narrator(language, CONVENTION, "abcd")
            assert narrator.plea(pledge) and narrator.plea(pledge) in narrator.pledge(pledge)
            assert narrator.rejoinder(pledge) or not answered


def test_offers_are_about_what_is_likely_to_come_up() -> None:
    match: Match = cabale.deal("convention", seats=4, seed=9)
    players = {seat: bots.make("convention", "regular", seat) for seat in range(4)}
    talkers = {seat: player for seat, player in players.items() if isinstance(player, Negotiator)}
    votes = 0
    while not match.state.over:
        before = len(match.book.deals)
        views = [match.view(seat) for seat in range(4)] if match.may_propose(0) else []
        match.negotiate(talkers)
        for deal in match.book.deals[before:] if views else ():
            pledge = match.book.seen(deal.by, False)[-1]
            for side in pledge.sides if pledge.made == views[0].round else ():
                if side is not None and side.deed.startswith("vote_") and pledge.standing == "accepted":
                    votes += 1
                    assert held(views[0], side) >= 0.5
        if match.state.turn < 0 or not match.state.waiting:
            match.draw()
        else:
            seat = match.state.turn
            match.play(seat, players[seat].choose(match.view(seat), match.state.moves(seat)))
    assert votes


def test_two_do_not_move_what_cannot_be_adopted() -> None:
    hopeless = motions = 0
    for seed in range(4):
        match: Match = cabale.deal("convention", seats=2, seed=seed)
        match.run([bots.make("convention", "regular", seed + seat) for seat in range(2)])
        for event in match.view(OPEN).history:
            if isinstance(event, events.Carried):
                motions += 1
                hopeless += 2 * event.yes <= event.present
    assert hopeless <= motions / 4


def test_a_mute_promises_nothing() -> None:
    match: Match = cabale.deal("convention", seats=4, seed=2)
    match.run([Mute(2), *[bots.make("convention", "regular", seat) for seat in range(1, 4)]])
    pledges = match.view(OPEN).pledges
    assert not any(pledge.by == 0 for pledge in pledges)
    assert all(pledge.standing != "accepted" for pledge in pledges if pledge.to == 0)


@pytest.mark.parametrize("level", ["regular", "novice", "expert"])
def test_every_level_says_why(level: str) -> None:
    assert isinstance(bots.make("convention", level, 1), Candid)
