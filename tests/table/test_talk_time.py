"""The time to talk before some questions (N-1), questions with a clock of their own (H-4), and moves that
only machines make (H-5)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cabale.core.match import Match
from cabale.core.views import Event, View
from cabale.games.convention import CONVENTION
from cabale.games.convention.pieces import GUESS, NON, OUI
from cabale.table.chairs import token_hash
from cabale.table.fair_queue import Account
from cabale.table.log import Entry, SaidReady, Sealed, TalkEnded, read_entry, write_entry
from cabale.table.pace import timing
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import RoomRefusal
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from cabale.table.thinkers import NOBODY, Thought
from cabale.table.viewer import Viewer
from tests.citing import rule
from tests.games.convention.lines import lay, play
from tests.table.guests import Guest, Opened, at_home
from tests.table.leaping import TICK, until
from tests.table.test_fair_streams import GALLERY, streams
from tests.table.test_fair_streams import Table as Laid
from tests.table.test_table import AT_ONCE, Passive, serve

LINES = {  # to the trial of a deputy
    "brissot": "a:denounce=brissot b:pass c:pass d:support=brissot ~5 b:trial",
    "danton": "a:pass b:denounce=danton c:pass d:support=danton ~5 a:trial",
}
MACHINES = "machines"
TALK = {**AT_ONCE["convention"], "talk_ms": 600_000}


def begun(people: int = 4, seats: int = 4, **options: Any) -> tuple[Room, list[Entry]]:
    room, log = open_room("convention", seats, {**TALK, **options}, "host", b"s" * 32)
    for seat in range(seats):
        log += (
            room.sit(seat, f"N{seat}", "en", str(seat)) if seat < people else room.hand_over(seat, "random")
        )
    return room, log + room.begin()


def placed(
    at: str, people: int = 4, seats: int = 4, options: dict[str, Any] | None = None, **laid: Any
) -> Room:
    """A room in which a position has been set up."""
    room, _ = begun(people, seats, **(options or {}))
    assert room.match is not None
    room.match.state = lay(seats, laid, at, **{**TALK, **(options or {})})
    room.questions += 1
    return room


def match_of(room: Room) -> Match:
    assert room.match is not None
    return room.match


def talking(room: Room) -> bool:
    return room.talking


def complete(room: Room) -> bool:
    return room.complete


def ready_all(room: Room, but: Sequence[int] = ()) -> list[Entry]:
    return [entry for seat in room.people if seat not in but for entry in room.ready(seat)]


# --- N-1


@rule("convention", "N-1")
def test_there_is_time_to_talk_before_the_first_move_until_all_people_are_ready() -> None:
    room, _ = begun()
    assert talking(room) and room.window
    assert timing(room) == (True, 0, 600_000)
    (mover,) = room.asked()
    entries = ready_all(room)
    assert [type(entry) for entry in entries] == [SaidReady] * 4 + [TalkEnded]
    assert not talking(room) and room.asked() == (mover,)
    room.answer(mover, 0)
    assert len(match_of(room).log) and not talking(room)  # the others follow at once


@rule("convention", "N-1")
def test_an_answer_given_while_others_talk_is_sealed_and_says_that_one_is_ready() -> None:
    room, _ = begun()
    (mover,) = room.asked()
    entries = room.answer(mover, 0)
    assert [type(entry) for entry in entries] == [Sealed, SaidReady]
    words = len(match_of(room).log)
    assert not complete(room) and room.due and room.asked() == ()
    ready_all(room, but=[mover])
    assert complete(room)
    room.settle()
    assert len(match_of(room).log) > words


def test_a_seat_is_ready_once_and_only_while_there_is_time() -> None:
    room, _ = begun()
    assert room.ready(0) and room.ready(0) == []
    room.end_talk()
    with pytest.raises(RoomRefusal) as refused:
        room.ready(1)
    assert refused.value.code == "not_talking"


@rule("convention", "N-1")
@pytest.mark.parametrize(
    ("people", "options"), [(0, {}), (4, {"talk_ms": 0})], ids=["bots alone", "no time wished for"]
)
def test_there_is_none(people: int, options: dict[str, Any]) -> None:
    room, _ = begun(people, **options)
    assert not talking(room) and timing(room).deadline is None


def test_people_who_let_a_bot_play_are_not_waited_for() -> None:
    room, _ = begun()
    for seat in (0, 3):
        room.hand_over(seat, "random")
    assert room.people == (1, 2)
    assert [type(entry) for entry in ready_all(room)] == [SaidReady, SaidReady, TalkEnded]


@rule("convention", "N-1")
def test_a_lone_person_who_is_asked_only_answers() -> None:
    """They have nobody to talk with but automata, and all the time to bargain with those."""
    room, _ = begun()
    (mover,) = room.asked()
    for seat in {0, 1, 2, 3} - {mover}:
        room.hand_over(seat, "random")
    assert room.people == (mover,) and not talking(room)
    assert timing(room) == (False, 0, None)


def on_trial(accused: str, level: str) -> Room:
    """Before the vote on a deputy; b has no juror, and is the only person among bots of this level, or among
    machines of the network."""
    room, _ = begun()
    jury = dict.fromkeys(("robespierre", "merlin", "cadroy"), "tribunal")
    match_of(room).state = play(lay(4, {"posts": jury}, "agenda", **TALK), LINES[accused])
    room.questions += 1
    for seat in (0, 2, 3):
        room.chairs[seat].machine = level == MACHINES
        if level != MACHINES:
            room.hand_over(seat, level)
    assert room.people == (1,) and room.asked() == (0, 2, 3)
    return room


@rule("convention", "N-1")
@pytest.mark.parametrize("level", ["regular", MACHINES])
def test_a_lone_person_pleads_with_those_who_make_deals_before_a_vote_on_a_deputy_of_theirs(
    level: str,
) -> None:
    room = on_trial("brissot", level)
    assert talking(room) and timing(room) == (True, 0, None)  # no clock runs for nobody
    assert [type(entry) for entry in room.ready(1)] == [SaidReady, TalkEnded]


@rule("convention", "N-1")
@pytest.mark.parametrize(("accused", "level"), [("danton", "regular"), ("brissot", "random")])
def test_before_other_votes_a_lone_person_is_not_waited_for(accused: str, level: str) -> None:
    """It is none of theirs, or nobody would listen."""
    room = on_trial(accused, level)
    assert not talking(room) and timing(room).deadline is None
    with pytest.raises(RoomRefusal):
        room.ready(1)


@rule("convention", "N-1", "II-10")
def test_before_a_vote_ballots_may_be_given_and_are_opened_when_nobody_talks_any_more() -> None:
    room = placed("dissolution", round=4)
    ready_all(room)
    room.answer(0, match_of(room).state.moves(0)[1])
    assert talking(room) and room.asked() == (0, 1, 2, 3)
    for seat in (0, 1, 2):
        room.answer(seat, OUI)
    assert talking(room)
    room.answer(3, NON)
    assert not talking(room) and complete(room)


@rule("convention", "N-1")
def test_a_second_ballot_has_no_second_talk() -> None:
    room = placed("dissolution", people=2, seats=2, round=4)
    ready_all(room)
    room.answer(0, match_of(room).state.moves(0)[1])
    for seat in (0, 1):
        room.answer(seat, OUI)
    room.settle()
    assert room.asked() == (0, 1) and not talking(room)


def test_the_version_grows_with_an_answer_of_which_nothing_is_told_yet(tmp_path: Path) -> None:
    """Or the first of two ballots, sent again, would count as the second."""
    room = placed("dissolution", people=2, seats=2, round=4)
    store = SqliteStore(tmp_path / "cabale.db")
    viewer = Viewer(Table("room", room, 0, store, Passive()), "mine")
    room.chairs[0].token = token_hash("mine")
    ready_all(room)
    room.answer(0, match_of(room).state.moves(0)[1])
    versions, told = [viewer.version()], len(room.told(0))
    for seat in (0, 1):
        room.answer(seat, OUI)
    versions.append(viewer.version())
    room.settle()
    versions.append(viewer.version())
    assert len(room.told(0)) == told and versions[0] < versions[1] <= versions[2]
    asyncio.run(store.close())


@rule("convention", "N-4", "N-5")
def test_a_card_shown_meanwhile_changes_nothing_for_those_who_have_answered() -> None:
    """Nobody else notices: no ballot comes back, no clock is wound anew, and talk goes on as it did."""
    room = placed("dissolution", round=4, hands={"montagnards": ["den_vergniaud"]})
    ready_all(room)
    room.answer(0, match_of(room).state.moves(0)[1])
    room.answer(2, OUI)
    question = room.questions
    (shown, *_) = room.asides(0)
    room.answer(0, shown.move)
    assert room.questions == question and room.sealed == {2: OUI} and room.talk_time.ready == {2}


def test_a_room_made_again_knows_who_was_ready() -> None:
    room, log = begun()
    log += room.ready(1)
    again = restore([read_entry(write_entry(entry)) for entry in log])
    assert talking(again) and again.talk_time.ready == {1}
    log += ready_all(room, but=[1])
    again = restore([read_entry(write_entry(entry)) for entry in log])
    assert not talking(again)


# --- at a table


class Thinking(Passive):
    """Remembers when bots were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def choose(
        self,
        game: str,
        level: str,
        seed: int,
        view: View,
        moves: list[int],
        most: int | None = None,
        account: Account = NOBODY,
    ) -> Thought:
        self.asked += 1
        return Thought(moves[0], False)


@rule("convention", "N-1")
def test_when_the_time_has_passed_the_question_is_open_and_bots_think(tmp_path: Path) -> None:
    minds = Thinking()

    def move(seat: int, room: Room) -> list[Entry]:
        return room.answer(seat, 0) if room.asked() == (seat,) else []

    async def work(table: Table, store: SqliteStore) -> None:
        assert table.room.talking and minds.asked == 0
        assert await until(lambda: not table.room.talking) == pytest.approx(0.3, abs=TICK)
        await until(lambda: minds.asked > 0 or table.room.asked() == (0,))
        for seat in (0, 1):
            await table.ask(partial(move, seat))
        await until(lambda: minds.asked > 0)

    serve(tmp_path, work, people=2, thinkers=minds, game="convention", talk_ms=300)


@rule("convention", "N-1")
def test_when_all_people_are_ready_it_goes_on_at_once(tmp_path: Path) -> None:
    minds = Thinking()

    async def work(table: Table, store: SqliteStore) -> None:
        for seat in (0, 1):
            await table.ask(partial(Room.ready, seat=seat))
        await until(lambda: minds.asked > 0 or not table.room.talking)

    serve(tmp_path, work, people=2, thinkers=minds, game="convention", talk_ms=600_000)


@rule("convention", "N-1")
def test_from_afar_too_one_sees_that_the_talk_waits_for_oneself(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=3, game="convention", **TALK).begin()
        for token in room.tokens:
            mine = room.get("/mine", token).json()
            assert mine["asked"]
            assert mine["status"].startswith("Time to talk. Still waiting for you")


@rule("convention", "N-1")
def test_everybody_sees_who_is_ready_in_words_and_with_a_clock(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        room = Opened(client, people=3, game="convention", **TALK).begin()
        with room.connect() as one, room.connect() as two:
            a, b = Guest(one, room.tokens[0], language="en"), Guest(two, room.tokens[1], language="nl")
            assert a.frame["talking"]["awaited"] == [0, 1, 2]
            assert a.frame["talking"]["sentence"] == "Time to talk. Still waiting for you, N1 and N2."
            assert a.frame["clock"]["whole"] == 600_000
            a.socket.send_json({"t": "ready", "version": a.frame["version"]})
            b.until(lambda frame: frame["talking"]["ready"] == [0])
            assert b.frame["talking"]["sentence"] == "Tijd om te praten. We wachten nog op jou en N2."
            b.socket.send_json({"t": "ready", "version": b.frame["version"] + 1})
            assert b.refused()["code"] == "stale_answer"
            b.socket.send_json({"t": "ready", "version": b.frame["version"]})
            a.until(lambda frame: frame["talking"]["ready"] == [0, 1])
            with room.connect() as three:
                c = Guest(three, room.tokens[2])
                c.socket.send_json({"t": "ready", "version": c.frame["version"]})
                a.until(lambda frame: frame["talking"] is None)


@rule("convention", "N-5")
def test_what_somebody_answers_early_is_no_byte_for_the_others(tmp_path: Path) -> None:
    """That the mover is ready is for all to see; what the move is, for nobody."""

    def play(body: int) -> Any:
        def played(guests: dict[str, Guest]) -> None:
            mover = next(guest for guest in guests.values() if guest.frame["asked"])
            mover.answer(mover.frame["asked"]["offers"][body]["text"])
            for guest in guests.values():
                guest.until(lambda frame: len(frame["talking"]["ready"]) == 1)

        return played

    table = Laid("convention", TALK)
    one = streams(tmp_path / "one", [], play(0), table)
    two = streams(tmp_path / "two", [], play(1), table)
    same = [viewer for viewer in one if strip(one[viewer]) == strip(two[viewer])]
    assert len(same) == 3 and GALLERY in same


def strip(received: list[str]) -> list[Any]:
    """Frames without their clocks, which run."""
    return [{**json.loads(text), "clock": None} for text in received]


# --- H-4, H-5


def asked_a_question(**options: Any) -> Room:
    """b must answer a question of the booklet for Brissot."""
    room = placed("agenda", options={"history_variant": True, "talk_ms": 0, **options})
    for text in ("a:denounce=brissot", "b:pass", "c:pass", "d:pass"):
        room.answer(*match_of(room).game.read(match_of(room).state, text))
    assert room.asked() == (1,)
    return room


@rule("convention", "H-4")
def test_a_question_of_the_booklet_has_a_clock_of_its_own() -> None:
    assert timing(asked_a_question(answer_ms=30_000)) == (False, 0, 30_000)
    assert timing(asked_a_question(answer_ms=0)).deadline is None


@rule("convention", "H-4")
def test_a_silent_answer_is_wrong() -> None:
    room = asked_a_question(answer_ms=30_000)
    room.settle()
    (answered,) = [event for event in room.told(1) if tag(event) == "answered"]
    assert getattr(answered, "answer", "") == "silence"
    assert "confirmed" in [tag(event) for event in room.told(1)]


def words_until_a_question(options: dict[str, Any]) -> list[str]:
    """Everybody stays silent but the first who may denounce somebody; then the booklet is opened."""
    match = Match(CONVENTION, 3, options, secret=b"s" * 32)
    while not match.state.waiting or kind_asked(match) != "answer":
        if not match.state.waiting:
            match.draw()
        elif kind_asked(match) == "agenda" and not match.state.charges:
            match.play(match.state.turn, match.state.moves(match.state.turn)[1])
        else:
            match.play(match.state.turn, CONVENTION.default(match.state, match.state.turn))
    return list(match.record().words)


def kind_asked(match: Match) -> str:
    question = CONVENTION.question(match.state, match.state.turn)
    assert question is not None
    return question.kind


@rule("convention", "H-5")
def test_people_are_not_offered_to_guess_and_cannot(tmp_path: Path) -> None:
    options = {**AT_ONCE["convention"], "history_variant": True}

    def play(guests: dict[str, Guest]) -> None:
        (asked,) = [guest for guest in guests.values() if guest.frame["asked"]]
        offers = [offer["text"] for offer in asked.frame["asked"]["offers"]]
        assert sorted(offers) == ["non", "oui", "pass"]
        asked.answer("guess")
        assert asked.refused()["code"] == "for_machines"
        asked.answer("oui")
        asked.told("answered")

    streams(tmp_path / "one", words_until_a_question(options), play, Laid("convention", options))


@rule("convention", "H-5")
def test_a_machine_of_the_network_may_guess_as_any(tmp_path: Path) -> None:
    options = {**AT_ONCE["convention"], "history_variant": True}

    def play(guests: dict[str, Guest]) -> None:
        (asked,) = [guest for guest in guests.values() if guest.frame["asked"]]
        assert "guess" in [offer["text"] for offer in asked.frame["asked"]["offers"]]
        asked.answer("guess")
        asked.told("answered")

    machines = Laid("convention", options, machines="abc")
    streams(tmp_path / "one", words_until_a_question(options), play, machines)


@rule("convention", "H-5")
def test_machines_may_guess(tmp_path: Path) -> None:
    options = {**AT_ONCE["convention"], "history_variant": True}

    class Guessing(Passive):
        async def choose(
            self,
            game: str,
            level: str,
            seed: int,
            view: View,
            moves: list[int],
            most: int | None = None,
            account: Account = NOBODY,
        ) -> Thought:
            return Thought(GUESS if GUESS in moves else moves[0], False)

    async def work(table: Table, store: SqliteStore) -> None:
        await until(lambda: any(tag(event) == "answered" for event in table.room.told(0)))
        (answered, *_) = [event for event in table.room.told(0) if tag(event) == "answered"]
        assert getattr(answered, "answer", "").startswith("guessed")

    given = words_until_a_question(options)
    serve(tmp_path, work, 0, thinkers=Guessing(), game="convention", given=given, history_variant=True)


def tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
