"""The deal book of a match: who sees what, what is refused, and that a record holds all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from cabale.core.errors import BadPledge, BadRecord
from cabale.core.match import PER_TURN, Match, Negotiator, deal, replay
from cabale.core.pledges import Pledge, Promise, Proposal, Verdict
from cabale.core.record import read_record
from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.complots import COMPLOTS
from cabale.games.convention import CONVENTION
from tests.citing import rule

SPARE = Promise("spare", "brissot")


def begun(seats: int = 4) -> Match:
    """Factions are dealt; girondins and montagnards are somebody's."""
    match = deal(CONVENTION, seats, 1, rounds=2)
    while match.state.turn == CHANCE:
        match.draw()
    return match


def others_promise(match: Match, by: int) -> Promise:
    """Something that this seat may promise: to spare a deputy of somebody else's."""
    form = next(form for form in CONVENTION.pledges.forms(match.state, by, by + 1) if form.deed == "spare")
    return Promise("spare", form.about[0])


class Haggler:
    """Plays, offers and answers at random."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Any, moves: list[int]) -> int:
        return self._rng.choice(moves)

    def propose(self, view: Any) -> Sequence[Proposal]:
        to = self._rng.choice([seat for seat in range(view.seats) if seat != view.seat])
        return [Proposal(to, promise) for promise in self._some(view, view.seat, to) for _ in range(2)]

    def consider(self, view: Any, pledge: Pledge) -> bool:
        assert pledge in view.pledges and pledge.to == view.seat
        return self._rng.random() < 0.8

    def _some(self, view: Any, by: int, to: int) -> list[Promise]:
        forms = CONVENTION.pledges.choices(view, by, to)
        chosen = self._rng.sample(forms, min(2, len(forms)))
        return [
            Promise(form.deed, self._rng.choice(form.about), self._rng.choice(form.how)) for form in chosen
        ]


class Once(Haggler):
    """Offers each thing once."""

    def propose(self, view: Any) -> Sequence[Proposal]:
        return super().propose(view)[::2]


def test_a_pledge_is_seen_by_its_parties_alone_until_the_game_is_over() -> None:
    match = begun()
    match.reply(1, match.pledge(0, 1, others_promise(match, 0)), "accepted")
    seen = {seat: len(match.view(seat).pledges) for seat in (0, 1, 2, 3, PUBLIC, OPEN)}
    assert seen == {0: 1, 1: 1, 2: 0, 3: 0, PUBLIC: 0, OPEN: 1}
    match.run([Once(seat) for seat in range(4)])
    book = match.view(OPEN).pledges
    assert len(book) > 1
    assert all(match.view(seat).pledges == book for seat in (0, 1, 2, 3, PUBLIC))


def test_numbers_say_nothing_of_what_others_do() -> None:
    match = begun()
    match.pledge(2, 3, others_promise(match, 2))
    assert match.pledge(0, 1, others_promise(match, 0)).number == 1
    assert match.pledge(0, 2, others_promise(match, 0)).number == 1


def played_out(match: Match) -> Match:
    match.run([Once(seat) for seat in range(4)])
    return match


WRONG: dict[str, Callable[[Match], Any]] = {
    "no_such_seat": lambda match: match.pledge(0, 4, others_promise(match, 0)),
    "pledge_to_oneself": lambda match: match.pledge(0, 0, others_promise(match, 0)),
    "pledge_too_far": lambda match: match.pledge(0, 1, others_promise(match, 0), until=3),
    "no_such_promise": lambda match: match.pledge(0, 1, Promise("spare", "pope")),
    "too_many_pledges": lambda match: [
        match.pledge(0, 1, Promise("vote_trial", about, how))
        for about in ("brissot", "danton", "merlin")
        for how in ("oui", "non")
    ],
    "pledge_offered": lambda match: [match.pledge(0, 1, others_promise(match, 0)) for _ in range(2)],
    "no_such_pledge": lambda match: match.reply(0, match.pledge(0, 1, others_promise(match, 0)), "accepted"),
    "pledge_answered": lambda match: [
        match.reply(1, pledge, reply)
        for pledge in [match.pledge(0, 1, others_promise(match, 0))]
        for reply in ("refused", "accepted")
    ],
    "pledge_too_late": lambda match: played_out(match).pledge(0, 1, SPARE),
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_refused(code: str) -> None:
    with pytest.raises(BadPledge) as refused:
        WRONG[code](begun())
    assert refused.value.code == code


def test_games_without_pledges_refuse_them_all() -> None:
    with pytest.raises(BadPledge) as refused:
        deal(COMPLOTS, 3, 1).pledge(0, 1, SPARE)
    assert refused.value.code == "no_pledges"


@pytest.mark.parametrize(("reply", "by"), [("withdrawn", 0), ("refused", 1)])
def test_what_was_withdrawn_or_refused_is_never_marked(reply: Any, by: int) -> None:
    match = begun()
    pledge = match.reply(by, match.pledge(0, 1, others_promise(match, 0)), reply)
    assert pledge.standing == reply and not match.book.watched


def test_an_offer_that_nobody_answers_lapses_with_its_turn() -> None:
    match = begun()
    match.pledge(0, 1, others_promise(match, 0))
    while match.state.round == 1:
        if match.state.turn == CHANCE:
            match.draw()
        else:
            match.play(match.state.turn, CONVENTION.default(match.state, match.state.turn))
    assert [pledge.standing for pledge in match.view(0).pledges] == ["lapsed"]


@rule("convention", "N-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_machines_exchange_a_few_pledges_and_the_record_tells_them_all(seats: int) -> None:
    match = deal(CONVENTION, seats, seats)
    match.run([Once(seat) for seat in range(seats)])
    book = match.view(OPEN).pledges
    assert {"accepted", "refused"} <= {pledge.standing for pledge in book}
    for turn in range(1, match.state.round + 1):
        for seat in range(seats):
            assert match.book.made(seat, turn) <= PER_TURN
    assert not match.book.watched  # everything is decided
    text = match.record(0).write()
    again = replay(CONVENTION, read_record(text))
    assert again.view(OPEN).pledges == book
    assert again.record().write() == text


def test_the_table_keeps_an_unfinished_book_in_its_own_record() -> None:
    match = begun()
    match.pledge(0, 1, others_promise(match, 0), until=2)
    again = replay(CONVENTION, read_record(match.record().write()))
    assert again.view(1).pledges == match.view(1).pledges != ()


def test_a_record_whose_book_cannot_be_is_refused() -> None:
    match = begun()
    match.reply(1, match.pledge(0, 1, others_promise(match, 0)), "accepted")
    record = match.record()
    twice = type(record)(
        **{name: getattr(record, name) for name in record.__struct_fields__ if name != "deals"},
        deals=(*record.deals, record.deals[-1]),
    )
    with pytest.raises(BadRecord) as refused:
        replay(CONVENTION, twice)
    assert refused.value.code == "does_not_replay"


def test_a_machine_that_cannot_negotiate_refuses() -> None:
    class Mute:
        def choose(self, view: Any, moves: list[int]) -> int:
            return moves[0]

    assert not isinstance(Mute(), Negotiator) and isinstance(Once(1), Negotiator)
    match = deal(CONVENTION, 2, 1, rounds=1)
    match.run([Once(1), Mute()])
    assert {pledge.standing for pledge in match.view(OPEN).pledges} == {"refused"}


def test_a_machine_that_offers_what_it_may_not_is_told_so() -> None:
    match = deal(CONVENTION, 2, 1, rounds=1)
    with pytest.raises(BadPledge) as refused:
        match.run([Haggler(1), Haggler(2)])
    assert refused.value.code == "pledge_offered"


class Reasoner(Haggler):
    """Says why, in keys."""

    def propose(self, view: Any) -> Sequence[Proposal]:
        return [Proposal(wish.to, wish.promise, why="truce") for wish in super().propose(view)[:1]]

    def weigh(self, view: Any, pledge: Pledge) -> Verdict:
        taken = self.consider(view, pledge)
        return Verdict(taken, "fair" if taken else "price")


def test_reasons_are_kept_with_offers_and_answers_and_in_the_record() -> None:
    match = deal(CONVENTION, 4, 1, rounds=2)
    match.run([Reasoner(seat) for seat in range(4)])
    book = match.view(OPEN).pledges
    assert book and {pledge.why for pledge in book} == {"truce"}
    assert {(pledge.standing, pledge.answer) for pledge in book} == {
        ("accepted", "fair"),
        ("refused", "price"),
    }
    text = match.record().write()
    assert " because truce}" in text and " refused because price}" in text
    again = replay(CONVENTION, read_record(text))
    assert again.view(OPEN).pledges == book and again.record().write() == text


def test_a_record_without_reasons_reads_as_before() -> None:
    match = begun()
    match.pledge(1, 2, others_promise(match, 1))
    text = match.record().write()
    assert "because" not in text
    assert replay(CONVENTION, read_record(text)).book.deals == match.book.deals


@pytest.mark.parametrize("why", ["Because I say so", "x" * 21, "1", "}"])
def test_a_reason_is_a_key_and_no_speech(why: str) -> None:
    match = begun()
    with pytest.raises(BadPledge, match="no_such_reason"):
        match.pledge(1, 2, others_promise(match, 1), why=why)
    assert match.book.deals == []


def test_people_take_their_time_where_machines_answer_at_once() -> None:
    match = begun()
    for to in (0, 2):
        match.pledge(1, to, others_promise(match, 1))
    match.negotiate({}, people=(0,))
    assert [pledge.standing for pledge in match.book.seen(1, False)] == ["offered", "refused"]
