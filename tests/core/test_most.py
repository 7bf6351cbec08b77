"""However much a house lets people say and pledge, the record of the game reads back and verifies."""

from __future__ import annotations

from itertools import permutations
from random import Random

import msgspec
import pytest

from cabale.core.match import Match, deal
from cabale.core.pledges import LONGEST_PROMISE, MOST_PLEDGES, Deal, Offered, Promise, Replied, Reply
from cabale.core.record import LARGEST, LONGEST_LOG, Record, read_record
from cabale.core.seats import CHANCE, LETTERS
from cabale.core.talk import LONGEST_LINE, MOST_LINES, Line
from cabale.core.verify import verify
from cabale.games.convention import CONVENTION

PUBLIC = tuple(range(len(LETTERS)))
LOUDEST = "\x01" * LONGEST_LINE  # six letters each, in a record
NAMES = ("\x01" * 24,) * 4


def test_records_have_room_for_the_most_that_may_be_said_and_pledged() -> None:
    longest = Promise("d" * (LONGEST_PROMISE - 2))
    deals: list[Deal] = []
    for by, to in permutations(PUBLIC, 2):
        for number in range(1, MOST_PLEDGES + 1):
            deals.append(Offered(0, by, to, MOST_PLEDGES, longest, longest))
            deals.append(Replied(0, by, to, number, "withdrawn"))
    record = Record(
        game="complots",
        rules=1,
        seats=len(PUBLIC),
        options={},
        commitment="0",
        talk=(Line(0, 0, LOUDEST, PUBLIC),) * MOST_LINES,
        deals=tuple(deals),
    )
    text, bare = record.write(), msgspec.structs.replace(record, talk=(), deals=()).write()
    assert len(text) - len(bare) <= LARGEST - LONGEST_LOG
    again = read_record(text)
    assert (again.talk, again.deals) == (record.talk, record.deals)


def promises(match: Match, by: int, to: int) -> list[Promise]:
    forms = CONVENTION.pledges.forms(match.state, by, to)
    return [Promise(form.deed, about, how) for form in forms for about in form.about for how in form.how]


def go_on(match: Match, rng: Random) -> None:
    if match.state.turn == CHANCE:
        match.draw()
    else:
        match.play(match.state.turn, rng.choice(match.state.moves(match.state.turn)))


@pytest.mark.parametrize("reply", ["withdrawn", pytest.param("accepted", marks=pytest.mark.slow)])
def test_a_game_with_the_most_that_may_be_said_and_pledged_verifies(reply: Reply) -> None:
    match, rng = deal(CONVENTION, 4, 1, rounds=2), Random(1)
    match.names = NAMES
    while not CONVENTION.pledges.moment(match.state):
        go_on(match, rng)
    for by, to in permutations(range(match.seats), 2):
        ours, theirs = promises(match, by, to), promises(match, to, by)
        assert max(len(f"{each.deed}/{each.about}/{each.how}") for each in ours) <= LONGEST_PROMISE
        for number in range(MOST_PLEDGES):
            pledge = match.pledge(by, to, ours[number % len(ours)], theirs[number % len(theirs)])
            match.reply(by if reply == "withdrawn" else to, pledge, reply)
    for _ in range(MOST_LINES):
        match.say(0, LOUDEST, PUBLIC)
    while not match.state.over:
        go_on(match, rng)
    record = read_record(match.record().write())
    assert len(record.talk) == MOST_LINES
    assert len(record.deals) == 2 * 12 * MOST_PLEDGES
    assert verify(CONVENTION, record).fair
