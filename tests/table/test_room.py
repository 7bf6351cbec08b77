"""Rooms: who may do what, and that a room is always its log."""

from __future__ import annotations

import random

import pytest

from cabale.core.errors import CabaleError, IllegalMove
from cabale.core.seats import CHANCE
from cabale.core.verify import verify
from cabale.games import game as find_game
from cabale.table.log import Entry, Played, Sealed, read_entry, write_entry
from cabale.table.room import Room, RoomRefusal, new_token, open_room, restore


def seated(seats: int = 3, **options: object) -> tuple[Room, list[Entry]]:
    """A room whose seats are all taken by people."""
    room, log = open_room("complots", seats, options, host="host", secret=b"s" * 32)
    for seat in range(seats):
        log += room.sit(seat, f"Name {seat}", "fr", f"token {seat}", f"nonce {seat}")
    return room, log


def told(room: Room) -> object:
    """All that there is to know about a room."""
    match = room.match
    game = (match.state.dump(), match.log, match.talk, match.hand.number()) if match else None
    chairs = [vars(chair) for chair in room.chairs]
    return room.options, chairs, room.sealed, room.paused, room.closed, room.commitment, game


def play_on(room: Room, log: list[Entry], rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        asked = room.asked()
        if not asked or room.match is None:
            return
        seat = rng.choice(asked)
        log += room.answer(seat, rng.choice(room.match.state.moves(seat)))
        if room.complete:
            log += room.settle()


@pytest.mark.parametrize("priority", ["clockwise", "target_first", "random", "fastest"])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_room_is_its_log_at_every_moment(seats: int, priority: str) -> None:
    rng = random.Random(seats)
    room, log = seated(seats, challenge_priority=priority)
    log += room.begin()
    for _ in range(60):
        play_on(room, log, rng, 1)
        log += room.say(0, f"word {len(log)}")
        again = restore([read_entry(write_entry(entry)) for entry in log])
        assert told(again) == told(restore(log))
        assert again.match is not None and room.match is not None
        assert again.match.state.dump() == room.match.state.dump()
        assert again.sealed == room.sealed


def test_a_whole_game_is_recorded_and_its_deal_can_be_checked() -> None:
    room, log = seated(4)
    commitment = room.commitment
    log += room.begin()
    play_on(room, log, random.Random(1), 10_000)
    assert room.match is not None and room.match.state.over
    record = room.match.record()
    assert record.commitment == commitment
    assert record.nonces == tuple(f"nonce {seat}" for seat in range(4))
    assert verify(find_game("complots"), record).fair
    words = [word for entry in log if isinstance(entry, Played) for word in entry.words]
    assert tuple(words) == record.words


def test_a_window_waits_for_everybody_and_drops_what_is_not_heard() -> None:
    room, _ = seated(3, first_player="a")
    room.begin()
    assert room.match is not None
    game, state = room.match.game, room.match.state
    room.answer(*game.read(state, "a:tax"))
    entries = room.answer(2, 1)
    assert [type(entry) for entry in entries] == [Sealed]
    assert room.asked() == (1,)
    with pytest.raises(IllegalMove, match="already_answered"):
        room.answer(2, 0)
    complete = [room.complete]
    room.answer(1, 1)
    assert [*complete, room.complete] == [False, True]
    (played,) = room.settle()
    assert isinstance(played, Played)
    assert played.words[0] == "b:challenge"
    assert not any(word.startswith("c:") for word in played.words)
    assert room.sealed == {}


def test_the_fastest_is_heard_where_the_table_says_so() -> None:
    room, _ = seated(3, first_player="a", challenge_priority="fastest")
    room.begin()
    assert room.match is not None
    room.answer(*room.match.game.read(room.match.state, "a:tax"))
    room.answer(2, 1)
    room.answer(1, 1)
    (played,) = room.settle()
    assert isinstance(played, Played)
    assert played.words[:2] == ("~c", "c:challenge")


def test_whoever_stays_silent_lets_the_default_be_played() -> None:
    room, _ = seated(3, first_player="a")
    room.begin()
    assert room.match is not None
    room.answer(*room.match.game.read(room.match.state, "a:tax"))
    (played,) = room.settle()
    assert isinstance(played, Played)
    assert played.words == ("b:pass", "c:pass")
    room.answer(1, 2)
    (played,) = room.settle()  # c alone is asked, and takes its income
    assert isinstance(played, Played)
    assert played.words == ("c:income",)


def test_a_seat_passes_to_a_bot_and_back() -> None:
    room, log = seated(3)
    log += room.hand_over(1, "regular")
    log += room.begin()
    assert room.chairs[1].level == "regular"
    log += room.take_back(1)
    assert restore(log).chairs[1].level == ""
    with pytest.raises(CabaleError, match="unknown_level"):
        room.hand_over(1, "champion")


def test_tokens_open_their_own_seat_only() -> None:
    room, log = seated(3)
    assert room.seat_of("token 1") == 1
    assert room.seat_of("token 7") is None
    assert room.is_host("host")
    assert not room.is_host("token 1")
    assert not any(
        b"token 1" in write_entry(entry) or b'host"' in write_entry(entry)[:-10] for entry in log[1:]
    )
    assert new_token() != new_token()


def refused(code: str, act: object, *arguments: object) -> None:
    with pytest.raises(CabaleError) as caught:
        act(*arguments)  # type: ignore[operator]
    assert caught.value.code == code


def test_what_the_room_does_not_allow() -> None:
    room, log = open_room("complots", 3, {}, host="host")
    log += room.sit(0, " Anna  B ", "fr", "t", "n")
    assert room.chairs[0].name == "Anna B"
    refused("seat_taken", room.sit, 0, "Hugo", "fr", "t", "n")
    refused("no_such_seat", room.sit, 3, "Hugo", "fr", "t", "n")
    refused("bad_name", room.sit, 1, "", "fr", "t", "n")
    refused("bad_name", room.sit, 1, "x" * 25, "fr", "t", "n")
    refused("bad_name", room.sit, 1, "a\u202eb", "fr", "t", "n")
    refused("unknown_language", room.sit, 1, "Hugo", "xx", "t", "n")
    refused("seats_open", room.begin)
    refused("room_not_begun", room.answer, 0, 2)
    refused("nobodys_seat", room.take_back, 1)
    refused("bad_line", room.say, 0, "   ")
    refused("bad_line", room.say, 0, "x" * 501)
    log += room.hand_over(1, "random") + room.hand_over(2, "random") + room.begin()
    refused("room_begun", room.begin)
    refused("room_begun", room.free, 0)
    log += room.pause()
    assert room.asked() == ()
    refused("room_paused", room.answer, 0, 2)
    log += room.resume()
    assert room.resume() == []
    log += room.close()
    refused("room_closed", room.say, 0, "hello")
    assert restore(log).closed


def test_a_refused_answer_changes_nothing() -> None:
    room, _ = seated(3, first_player="a")
    room.begin()
    before = told(restore(seated(3, first_player="a")[1] + seated(3, first_player="a")[0].begin()))
    for seat, move in [(0, 999), (1, 2), (0, 1), (CHANCE, 0)]:
        with pytest.raises((IllegalMove, RoomRefusal)):
            room.answer(seat, move)
    assert told(room) == before


def test_tables_have_their_own_defaults() -> None:
    room, _ = open_room("complots", 3, {"max_turns": 50}, host="host")
    assert room.options["window_floor_ms"] == 3000
    assert room.options["max_turns"] == 50
