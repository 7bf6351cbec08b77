"""A finished game weighed: its curve, luck and decisions, its turning points."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from cabale.analysis import Analysis, analyse
from cabale.core.errors import BadRecord
from cabale.core.match import Match
from cabale.core.seats import CHANCE
from cabale.games import GAMES, game
from cabale.games.complots import COMPLOTS
from tests.analysis.games import SEATS, a_blunders, a_wins, played, scripted, touches

WALKS = 8


LAST = 60  # words, of the long games


@cache
def finished(name: str) -> Match:
    match = played(name)
    match.given = 0 if name in ("complots", "druide") else len(match.log) - LAST
    return match


@cache
def found(name: str) -> Analysis:
    return analyse(game(name), finished(name).record(), WALKS)


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_shared_among_all_and_the_last_is_the_result(name: str) -> None:
    analysis, match = found(name), finished(name)
    assert analysis.places == tuple(range(match.given, len(match.log) + 1))
    assert len(analysis.curve) == len(analysis.places)
    for row in analysis.curve:
        assert len(row) == SEATS[name]
        assert sum(row) == pytest.approx(1.0)
        assert all(-1e-9 <= share <= 1 + 1e-9 for share in row)
    assert analysis.curve[-1] == tuple(match.state.scores())


@pytest.mark.parametrize("name", GAMES)
def test_luck_and_decisions_add_up_to_what_changed(name: str) -> None:
    analysis = found(name)
    for seat in range(SEATS[name]):
        whole = analysis.luck[seat] + analysis.skill[seat] + analysis.others[seat]
        assert whole == pytest.approx(analysis.curve[-1][seat] - analysis.curve[0][seat])
    assert sum(analysis.luck) == pytest.approx(0.0, abs=1e-9)  # what one wins others lose


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_what_chance_changed_and_skill_what_the_seat_did(name: str) -> None:
    analysis, log = found(name), finished(name).log[finished(name).given :]
    for seat in range(SEATS[name]):
        changes = [
            after[seat] - before[seat]
            for before, after in zip(analysis.curve, analysis.curve[1:], strict=False)
        ]
        by_chance = sum(change for change, (who, _) in zip(changes, log, strict=True) if who == CHANCE)
        by_itself = sum(change for change, (who, _) in zip(changes, log, strict=True) if who == seat)
        assert analysis.luck[seat] == pytest.approx(by_chance)
        assert analysis.skill[seat] == pytest.approx(by_itself)


def test_the_same_record_and_walks_give_the_same_findings() -> None:
    again = analyse(COMPLOTS, finished("complots").record(), WALKS)
    assert again == found("complots")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(again), type=Analysis) == again


def test_what_the_rules_have_settled_is_certain() -> None:
    """a has twelve coins and must overthrow b, who has one card left."""
    match = a_wins()
    analysis = analyse(COMPLOTS, match.record(), WALKS)
    last = [number for number, word in enumerate(match.record().words) if word == "a:coup>b"][-1]
    assert analysis.curve[last] == (1.0, 0.0)
    assert all(0 < share < 1 for row in analysis.curve[:last] for share in row)


@pytest.mark.parametrize("name", GAMES)
def test_no_share_is_nothing_or_all_before_the_rules_say_so(name: str) -> None:
    """Eight walks that agree say nothing: whatever is played on, at random, must agree."""
    assert touches(finished(name), found(name)) == []


def test_whoever_is_out_of_the_game_has_nothing() -> None:
    match, analysis = finished("complots"), found("complots")
    state, out = match.game.begin(match.seats, match.options), 0
    for row, (seat, move) in zip(analysis.curve, match.log, strict=False):
        assert not any(row[gone] for gone in state.eliminated)
        out = max(out, len(state.eliminated))
        state.act(seat, move)
    assert out > 1


def test_what_could_not_be_otherwise_changes_nothing() -> None:
    """A row moves only where there was a choice, or where chance had more than one outcome."""
    forced = 0
    for name in GAMES:
        match, analysis = finished(name), found(name)
        state = match.game.begin(match.seats, match.options)
        for place, (seat, move) in enumerate(match.log, -match.given):
            if place >= 0 and state.moves(seat) == [move]:
                assert analysis.curve[place] == analysis.curve[place + 1]
                forced += 1
            state.act(seat, move)
    assert forced


def test_turning_points_are_told_in_the_order_of_the_game() -> None:
    match = a_blunders()
    analysis, words = analyse(COMPLOTS, match.record(), 60), match.record().words
    places = [turning.place for turning in analysis.turning]
    assert places == sorted(places)
    for turning in analysis.turning:
        before, after = analysis.curve[turning.place - 1], analysis.curve[turning.place]
        assert turning.swing == pytest.approx([now - then for then, now in zip(before, after, strict=True)])
        assert max(map(abs, turning.swing)) >= 0.05
        assert words[turning.place - 1][0] == ("~" if turning.seat < 0 else "ab"[turning.seat])
        assert turning.kind == ("luck" if turning.seat < 0 else "decision")
        assert bool(turning.better) == (turning.gain > 0)


def test_a_win_left_lying_turns_the_game() -> None:
    """a could overthrow b, takes a coin instead, and is overthrown."""
    match = a_blunders()
    analysis = analyse(COMPLOTS, match.record(), 60)
    (turning,) = [turning for turning in analysis.turning if turning.place == len(match.log) - 1]
    assert (turning.seat, turning.better) == (0, "coup>b")
    assert turning.swing[0] < -0.3 and turning.gain > 0.3


def test_progress_rises_to_the_end_and_may_stop_it() -> None:
    heard: list[float] = []
    analyse(COMPLOTS, a_wins().record(), WALKS, heard.append)
    assert heard == sorted(heard)
    assert 0 <= heard[0] < 0.2 and heard[-1] == 1.0

    def stop(done: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        analyse(COMPLOTS, a_wins().record(), WALKS, stop)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="not_over"):
        analyse(COMPLOTS, scripted("a:tax b:pass").record(), WALKS)


def test_what_was_played_elsewhere_is_left_out() -> None:
    """A branch begins where the other game was left."""
    whole = a_wins().record()
    branch = msgspec.structs.replace(whole, given=10)
    analysis = analyse(COMPLOTS, branch, WALKS)
    assert analysis.places == tuple(range(10, len(whole.words) + 1))
    assert len(analysis.curve) == len(analysis.places)
    assert all(turning.place > 10 for turning in analysis.turning)
