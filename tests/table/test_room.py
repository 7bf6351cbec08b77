"""Rooms: who may do what, and that a room is always its log."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cabale.core.agenda import PASS, State
from cabale.core.errors import CabaleError, IllegalMove
from cabale.core.record import read_record
from cabale.core.seats import CHANCE, PUBLIC
from cabale.core.verify import verify
from cabale.games import GAMES
from cabale.games import game as find_game
from cabale.games.cocarde.table import Cocarde
from cabale.games.complots.table import Complots
from cabale.games.druide.table import Druide
from cabale.games.guillotine.table import Guillotine
from cabale.table.log import Entry, Played, Sealed, read_entry, write_entry
from cabale.table.room import Room
from cabale.table.rooms import open_room, restore
from cabale.table.settings import RoomRefusal, Settings


def seated(seats: int = 3, game: str = "complots", **options: object) -> tuple[Room, list[Entry]]:
    """A room whose seats are all taken by people."""
    room, log = open_room(game, seats, options, host="host", secret=b"s" * 32)
    for seat in range(seats):
        log += room.sit(seat, f"Name {seat}", "fr", f"token {seat}", f"nonce {seat}")
    return room, log


def told(room: Room) -> object:
    """All that there is to know about a room."""
    match = room.match
    game = (
        (match.state.dump(), match.log, match.talk, match.book.deals, match.generator.number())
        if match
        else None
    )
    chairs = [vars(chair) for chair in room.chairs]
    talk_time, gallery = (room.talk_time.ready, room.talk_time.over), list(room.gallery.names(but=""))
    lines, words, answers = room.speech.lines, room.devices.words, room.by_people
    rest = room.settings, lines, words, answers, room.next, room.questions, talk_time, gallery
    return room.options, chairs, room.sealed, room.paused, room.closed, room.commitment, game, rest


def play_on(room: Room, log: list[Entry], rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        asked = room.asked()
        if not room.due or room.match is None:
            return
        asides = [(seat, choice.move) for seat in range(room.seats) for choice in room.asides(seat)]
        if asides and rng.random() < 0.2:
            log += room.answer(*asides[0])
        elif asked and rng.random() < 0.9:
            seat = rng.choice(asked)
            log += room.answer(seat, rng.choice(room.match.state.moves(seat)))
        if room.talking and rng.random() < 0.8:
            log += room.ready(rng.choice([seat for seat in room.people if seat not in room.talk_time.ready]))
        if room.complete or (room.hidden_pause and rng.random() < 0.5):
            log += room.settle()


@pytest.mark.parametrize("priority", ["clockwise", "target_first", "random", "fastest"])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_room_is_its_log_at_every_moment(seats: int, priority: str) -> None:
    check_log(*seated(seats, challenge_priority=priority))


@pytest.mark.parametrize("edition", ["amigo", "wotc"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_a_room_of_guillotine_is_its_log_at_every_moment(seats: int, edition: str) -> None:
    check_log(*seated(seats, "guillotine", edition=edition))


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_room_of_the_convention_is_its_log_at_every_moment(seats: int) -> None:
    check_log(*seated(seats, "convention"))


def check_log(room: Room, log: list[Entry]) -> None:
    rng = random.Random(room.seats)
    log += room.begin()
    for _ in range(60):
        play_on(room, log, rng, 1)
        log += room.say(0, f"word {len(log)}")
        again = restore([read_entry(write_entry(entry)) for entry in log])
        assert told(again) == told(restore(log))
        assert again.match is not None and room.match is not None
        assert again.match.state.dump() == room.match.state.dump()
        assert again.sealed == room.sealed


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_recorded_and_its_deal_can_be_checked(game: str) -> None:
    room, log = seated(4, game)
    commitment = room.commitment
    log += room.begin()
    play_on(room, log, random.Random(1), 10_000)
    assert room.match is not None and room.match.state.over
    record = room.match.record()
    assert record.commitment == commitment
    assert record.nonces == tuple(f"nonce {seat}" for seat in range(4))
    assert verify(find_game(game), record).fair
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
    room, _ = seated(3)
    assert room.seat_with("token 1") == 1
    assert room.seat_with("token 7") == PUBLIC
    assert room.seat_with("") == PUBLIC


def test_a_token_moves_once_and_in_time() -> None:
    room, log = seated(3)
    log += room.offer_transfer("token 1", "word", until=100.0)
    refused("code_expired", room.transfer, "another word", "new", 50.0)
    refused("code_expired", room.transfer, "word", "new", 101.0)
    log += room.transfer("word", "new", 99.0)
    assert room.seat_with("new") == 1
    assert room.seat_with("token 1") == PUBLIC
    refused("code_expired", room.transfer, "word", "newer", 99.0)
    assert told(restore(log)) == told(room)


def test_the_host_moves_as_a_host() -> None:
    room, log = open_room("complots", 3, {}, host="host")
    log += room.sit(2, "Anna", "fr", "host")
    log += room.offer_transfer("host", "word", 1.0)
    log += room.transfer("word", "new", 0.0)
    assert (room.host, room.seat_with("new")) == ("new", 2)


def test_people_change_seats_and_emblems_before_the_game() -> None:
    room, log = open_room("complots", 3, {}, host="host")
    log += room.sit(0, "Anna", "fr", "anna", emblem=5)
    log += room.sit(1, "Hugo", "fr", "hugo")
    refused("emblem_taken", room.sit, 2, "Noor", "nl", "noor", "", 5)
    refused("bad_emblem", room.sit, 2, "Noor", "nl", "noor", "", 9)
    log += room.sit(2, "Anna", "fr", "anna")
    assert [chair.name for chair in room.chairs] == ["", "Hugo", "Anna"]
    assert [chair.emblem for chair in room.chairs] == [0, 1, 5]
    log += room.introduce(2, "Ann", "en", 3)
    assert (room.chairs[2].name, room.chairs[2].emblem) == ("Ann", 3)
    refused("emblem_taken", room.introduce, 1, "Hugo", "fr", 3)
    refused("bad_order", room.reorder, [0, 0, 1])
    log += room.reorder([2, 0, 1])
    assert [chair.name for chair in room.chairs] == ["Ann", "", "Hugo"]
    assert told(restore(log)) == told(room)


def test_bots_have_names_and_emblems_of_their_own() -> None:
    room, _ = open_room("complots", 8, {}, host="host")
    room.sit(3, "Vaucanson", "fr", "t")
    for seat in (0, 1, 2, 4, 5, 6, 7):
        room.hand_over(seat, "random")
    assert len({chair.name for chair in room.chairs}) == 8
    assert sorted(chair.emblem for chair in room.chairs) == list(range(1, 9))


def test_a_seat_freed_in_the_middle_of_a_game_is_played_until_somebody_sits_down() -> None:
    room, log = seated(3)
    log += room.begin()
    refused("room_begun", room.sit, 1, "Noor", "nl", "noor")
    log += room.free(1)
    assert (room.chairs[1].open, room.chairs[1].level) == (True, "regular")
    refused("room_begun", room.sit, 1, "Again", "nl", "token 0")  # one seat each
    log += room.sit(1, "Noor", "nl", "noor", "too late for the deal")
    assert (room.chairs[1].open, room.chairs[1].level, room.chairs[1].nonce) == (False, "", "nonce 1")
    assert told(restore(log)) == told(room)


def test_settings_are_checked_by_name() -> None:
    room, log = open_room("complots", 3, {}, host="host")
    refused("bad_title", room.arrange, {}, Settings(title="x" * 61))
    refused("bad_clock", room.arrange, {}, Settings(decision_ms=10))
    refused("bad_clock", room.arrange, {}, Settings(absence_ms=-1))
    refused("unknown_level", room.arrange, {}, Settings(absence_level="champion"))
    refused("unknown_option", room.arrange, {"speed": 3}, Settings())
    log += room.arrange({"envoy": "inquisitor"}, Settings(title=" A  table "))
    assert (room.options["envoy"], room.settings.title) == ("inquisitor", "A table")
    assert told(restore(log)) == told(room)


def test_open_seats_come_and_go_before_the_game() -> None:
    room, log = open_room("complots", 5, {"first_player": "e"}, host="host")
    log += room.sit(1, "Anna", "fr", "anna") + room.sit(4, "Hugo", "fr", "hugo")
    refused("bad_option_value", room.arrange, {}, Settings(), 3)  # seat e begins, and would be gone
    log += room.arrange({"first_player": "random"}, Settings(), 3)
    assert [chair.name for chair in room.chairs] == ["", "Anna", "Hugo"]
    log += room.arrange({}, Settings(), 2)
    refused("bad_seats", room.arrange, {}, Settings(), 1)
    log += room.arrange({}, Settings(), 8)
    assert [chair.name for chair in room.chairs] == ["Anna", "Hugo", "", "", "", "", "", ""]
    for seat in range(2, 8):
        log += room.hand_over(seat, "random")
    refused("too_many_sit", room.arrange, {}, Settings(), 7)
    assert told(restore(log)) == told(room)


def test_a_quick_phrase_is_kept_by_its_key_and_in_its_speakers_words() -> None:
    room, log = seated(3)
    log += room.say(1, "", phrase="well_played")
    assert room.speech.lines[0].text == "Bien joué."
    assert room.speech.lines[0].phrase == "well_played"
    refused("unknown_phrase", room.say, 1, "", (), "shout")
    log += room.begin()
    assert [line.text for line in room.speech.written(None, room.seat_of)] == ["Bien joué."]
    assert told(restore(log)) == told(room)


def test_a_branch_goes_on_from_another_game_and_its_own_draws_can_be_checked() -> None:
    room, log = seated(3)
    room.begin()
    play_on(room, log, random.Random(4), 10_000)
    assert room.match is not None
    words = room.match.record().words
    other, log = open_room("complots", 3, room.options, host="host", given=words[:20])
    for seat in range(3):
        log += other.hand_over(seat, "random")
    log += other.begin()
    assert other.match is not None
    assert other.match.log == room.match.log[:20]
    play_on(other, log, random.Random(5), 10_000)
    record = read_record(other.match.record().write())
    assert record.given == 20
    assert verify(find_game("complots"), record).fair
    assert told(restore(log)) == told(other)


def test_what_a_bot_answered_in_a_seat_is_not_put_down_to_its_person() -> None:
    room, log = seated(3)
    log += room.begin()
    play_on(room, log, random.Random(4), 4)
    while room.sealed:
        play_on(room, log, random.Random(4), 1)
    log += room.hand_over(1, "random")
    assert room.match is not None
    before = len(room.match.log)
    play_on(room, log, random.Random(5), 10_000)
    answered = [(place, seat) for place, (seat, _) in enumerate(room.match.log) if seat != CHANCE]
    assert room.by_people == [place for place, seat in answered if seat != 1 or place < before]
    assert len(room.by_people) < len(answered)
    assert restore(log).by_people == room.by_people


def refused(code: str, act: object, *arguments: object) -> None:
    with pytest.raises(CabaleError) as caught:
        act(*arguments)  # type: ignore[operator]
    assert caught.value.code == code


def test_what_the_room_does_not_allow() -> None:
    room, log = open_room("complots", 3, {}, host="host")
    log += room.sit(0, " Anna  B ", "fr", "t", "n")
    assert room.chairs[0].name == "Anna B"
    refused("seat_taken", room.sit, 0, "Hugo", "fr", "other", "n")
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


# --- the way of a click


class Counted:
    """How often a position was asked what is legal, and how often it was copied."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type[State]) -> None:
        self.calls: Counter[str] = Counter()
        for name in ("moves", "asides", "clone"):
            monkeypatch.setattr(kind, name, self._counting(name, getattr(kind, name)))

    def _counting(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any) -> Any:
            self.calls[name] += 1
            return method(*given)

        return counted


@pytest.mark.parametrize(
    ("game", "kind"),
    [("complots", Complots), ("guillotine", Guillotine), ("druide", Druide), ("cocarde", Cocarde)],
)
def test_what_is_legal_is_worked_out_once_a_click(
    game: str, kind: type[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of whoever is asked alone; and what chance adds is written without copying the position."""
    room, _ = seated(3, game)
    room.begin()
    rng = random.Random(1)
    clicks = 0
    while clicks < 20 and not room.over:
        assert room.match is not None
        if not room.asked():
            room.settle()
            continue
        seat, alone = rng.choice(room.asked()), not room.window
        move = rng.choice(room.match.state.moves(seat))
        with monkeypatch.context() as patched:
            counted = Counted(patched, kind)
            room.answer(seat, move)
        assert counted.calls == {"moves": 1}
        clicks += alone
    assert clicks > 5


def test_what_is_sealed_is_judged_when_it_comes_and_when_it_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, _ = seated(3)
    room.begin()
    match = room.match
    assert match is not None
    room.answer(match.state.turn, match.game.read_body(match.state, match.state.turn, "tax"))
    first, second = room.asked()
    counted = Counted(monkeypatch, Complots)
    room.answer(first, PASS)
    room.answer(second, PASS)
    assert counted.calls == {"moves": 2}
    room.settle()
    assert counted.calls == {"moves": 4}
