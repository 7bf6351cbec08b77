"""How long moments last: by open facts and by who sits there, never by a hand (C-20, G-95, V-7, R-43)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabale.core.paces import PACES, Pace
from cabale.core.seats import PUBLIC
from cabale.games import GAMES
from cabale.table.pace import FLOORS, OF_MACHINES, THEIRS, Timing, limit, pondering, timing
from cabale.table.room import Room
from cabale.table.rooms import open_room
from cabale.table.settings import Settings
from cabale.table.sqlite import SqliteStore
from cabale.table.table import Table
from tests.citing import rule
from tests.table.deals import dealt, with_card
from tests.table.leaping import TICK, until
from tests.table.test_interrupt import heads
from tests.table.test_table import serve, word

DELAY = 3_000  # milliseconds, as tables have it


def sat(
    game: str, people: str, seats: int = 3, seed: int = 0, gallery: bool | None = None, **options: Any
) -> Room:
    """A room with the pauses of tables that has begun: a letter for every seat, a person (p), a person for
    whom a bot plays (h), one who has gone (g), a machine of the network (n), a bot (b), one of level IV (m),
    a program of the house (v). Who sits first is its host."""
    host = str(next((seat for seat, who in enumerate(people) if who in "phn"), "host"))
    room, _ = open_room(game, seats, options, host, bytes([seed]) * 32, settings=Settings(gallery=gallery))
    for seat, who in enumerate(people):
        if who in "phgn":
            room.sit(seat, f"N{seat}", "en", str(seat), machine=who == "n")
    for seat, who in enumerate(people):
        if who not in "pgn":
            room.hand_over(seat, {"m": "master", "v": "guest:Deep"}.get(who, "regular"))
    room.begin()
    for seat, who in enumerate(people):
        if who == "g":
            room.free(seat)
    return room


def goes_on(room: Room, rng: random.Random, most: int) -> Iterator[Room]:
    """Every moment of a game that is played at random."""
    for _ in range(most):
        if room.over:
            return
        yield room
        assert room.match is not None
        if room.talking:
            room.end_talk()
        question = room.questions
        for seat in room.asked():
            if room.questions == question:
                room.answer(seat, rng.choice(room.match.state.moves(seat)))
        if room.questions == question:
            room.settle()


def lengths(room: Room) -> list[Any]:
    """All that the table decides about the time of this moment, at every pace."""
    found: list[Any] = [room.rest, pondering(room)]
    kept = room.settings
    for pace in PACES:
        room.settings = msgspec.structs.replace(kept, pace=pace)
        found += [timing(room), limit(room), room.pace]
    room.settings = kept
    return found


def in_another_world(room: Room, viewer: int, rng: random.Random) -> list[Any]:
    """The same, if the cards lay otherwise, as far as this viewer can tell."""
    assert room.match is not None
    here = room.match.state
    room.match.state = room.game.imagine(room.game.view(here, viewer), rng)
    try:
        return lengths(room)
    finally:
        room.match.state = here


SEATINGS = ("ppp", "pbb", "hbm", "phb", "pgb", "bbb", "npb", "nnb")
OFTEN = {"cocarde": 0.1, "guillotine": 0.3, "convention": 1.0}  # moments under cover are looked at


@pytest.mark.parametrize("game", GAMES)
def test_other_hands_change_no_length_at_any_pace(game: str) -> None:
    """For whoever looks on or may come in at any moment: those who sit there, whoever plays for them, a
    newcomer in a seat that was left, and the gallery."""
    rng = random.Random(1)
    looks: Counter[str | None] = Counter()
    for number, seating in enumerate(SEATINGS):
        for gallery in (False, None, True) if seating != "bbb" else (True,):
            for room in goes_on(sat(game, seating, seed=number, gallery=gallery), rng, 300):
                if rng.random() < (OFTEN[game] if room.hidden_pause else 0.04):
                    left = [seat for seat, who in enumerate(seating) if who == "g"]
                    viewer = rng.choice([*room.owned, *left, *([PUBLIC] if room.watchable else [])])
                    assert in_another_world(room, viewer, rng) == lengths(room)
                    looks[room.hidden_pause] += 1
    assert looks[None] > 5 and (len(looks) == 2) == (game in OFTEN)


# --- how long


@rule("complots", "C-20")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("floor", [100, 3_000])
def test_the_floor_of_a_window_is_the_options_and_no_more_than_the_paces(
    tmp_path: Path, pace: Pace, floor: int
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        await table.ask(word(table, "a:tax"))
        await table.ask(word(table, "b:pass"))
        least = min(floor, FLOORS[pace]) / 1000
        gained = await until(lambda: table.room.questions > asked)
        assert gained == pytest.approx(least, abs=2 * TICK)

    asked = 7  # six cards were dealt, and a has declared
    serve(tmp_path, work, people=2, seats=3, settings=Settings(pace=pace), window_floor_ms=floor)


@rule("guillotine", "G-95")
def test_a_person_has_twice_the_time_at_the_first_three_moments(tmp_path: Path) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        found = []
        for turn in range(5):
            await table.ask(word(table, f"{'abc'[turn % 3]}:pass"))
            fallen = sum(heads(table))
            found.append(round(await until(lambda fallen=fallen: sum(heads(table)) > fallen), 1))  # type: ignore[misc]
        assert found == [0.6, 0.6, 0.6, 0.3, 0.3]

    serve(tmp_path, work, 3, game="guillotine", given=dealt(), interrupt_delay_ms=300)
    assert GAMES["guillotine"].table_options["interrupt_delay_ms"] == DELAY


@rule("guillotine", "G-95")
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(
    "given", [with_card("b", "confusion_in_line", "escape"), dealt()], ids=["held", "not"]
)
def test_where_only_automata_may_be_asked_the_moment_is_as_long_as_theirs(
    tmp_path: Path, pace: Pace, given: list[str]
) -> None:
    async def work(table: Table, store: SqliteStore) -> None:
        table.come(0)
        await table.ask(word(table, "a:pass"))
        assert await until(lambda: heads(table)[0] == 1) == pytest.approx(THEIRS[pace] / 1000, abs=2 * TICK)

    serve(
        tmp_path,
        work,
        1,
        game="guillotine",
        given=given,
        settings=Settings(pace=pace),
        interrupt_delay_ms=DELAY,
    )


def covers(
    seating: str, game: str, seed: int, gallery: bool | None = None, **options: Any
) -> Iterator[tuple[Room, Timing]]:
    for room in goes_on(sat(game, seating, seed=seed, gallery=gallery, **options), random.Random(seed), 900):
        if room.hidden_pause:
            yield room, timing(room)


@rule("cocarde", "L-R43")
def test_ones_own_moment_takes_no_time_where_nobody_else_looks_on_or_could_come_in() -> None:
    """Who is alone with automata is asked without a clock, and waits for nothing where nobody is asked. Where
    the gallery is open, a seat was left, or the host has none, there is the pause though nobody is there."""
    found = {(room.asked(), so) for room, so in covers("pbb", "cocarde", 2) if room.holders == (0,)}
    assert found == {((), Timing(True, 0, 0)), ((0,), Timing(True, 0, None))}
    for seating, gallery in (("pbb", True), ("pgb", False)):
        held = [so for room, so in covers(seating, "cocarde", 2, gallery) if room.holders == (0,)]
        assert held[:4] == [Timing(True, 2 * DELAY, 2 * DELAY)] * 3 + [Timing(True, DELAY, DELAY)]
    room = sat("cocarde", "pbb")
    seated = room.enterable
    room.host = "elsewhere"
    assert room.enterable and not seated
    together = [so for room, so in covers("ppb", "cocarde", 2) if room.holders == (0,)]
    assert min(so.floor for so in together) == DELAY


@rule("cocarde", "L-R43")
def test_who_is_alone_is_asked_though_the_option_is_none_and_so_are_automata() -> None:
    """Without a pause only people who sit together have no such moment: for one alone nobody answers."""
    own = {
        (room.asked(), so)
        for room, so in covers("pbb", "cocarde", 2, character_delay_ms=0)
        if room.holders == (0,)
    }
    assert own == {((), Timing(True, 0, 0)), ((0,), Timing(True, 0, None))}
    theirs = [so for room, so in covers("pbb", "cocarde", 2, character_delay_ms=0) if room.holders == (1,)]
    assert theirs and min(so.floor for so in theirs) > 0
    assert {so for room, so in covers("ppb", "cocarde", 2, character_delay_ms=0) if room.holders == (0,)} == {
        Timing(True, 0, 0)
    }


@rule("cocarde", "L-R43")
def test_a_machine_is_no_person_and_yet_somebody_who_looks_on() -> None:
    """It has the time of the option to answer what is covered, never twice that, and for its eyes what only
    a person could be asked is covered as for anybody's."""
    for seating, longest in (("nnb", 1), ("npb", 2)):
        for seat in (0, 1):
            held = [so.floor for room, so in covers(seating, "cocarde", 2) if room.holders == (seat,)]
            assert max(held) == DELAY * (longest if seat else 1) and min(held) == DELAY
    alone = {(room.asked(), so) for room, so in covers("nbb", "cocarde", 2) if room.holders == (0,)}
    assert alone == {((), Timing(True, 0, 0)), ((0,), Timing(True, 0, None))}


@pytest.mark.parametrize(
    ("seating", "gallery", "quick"),
    [
        ("nbb", None, True),
        ("nbb", True, False),
        ("nnb", False, True),
        ("nnb", None, False),
        ("npb", False, False),
    ],
)
def test_automata_are_as_quick_as_they_can_where_nobody_but_machines_is_or_could_come(
    seating: str, gallery: bool | None, quick: bool
) -> None:
    room = sat("complots", seating, gallery=gallery)
    assert room.pace == ("at_once" if quick else "calm")
    room.free(0)  # and now somebody may take that seat
    assert room.pace == "calm"


def test_only_a_machine_has_a_limit_where_nothing_has_a_deadline() -> None:
    room = sat("complots", "pnb", window_deadline_ms=None, first_player="a")
    assert room.asked() == (0,) and limit(room) is None
    room.answer_to(0, room.version(0), "tax")
    assert room.window and limit(room) == OF_MACHINES  # also if the machine has answered, or is not asked
    for seat in (1, 2):
        room.answer(seat, 0)
    room.settle()
    assert room.asked() == (1,) and limit(room) == OF_MACHINES
    room.settings = msgspec.structs.replace(room.settings, decision_ms=5_000)
    assert limit(room) is None
    room.hand_over(1, "regular")
    room.settings = msgspec.structs.replace(room.settings, decision_ms=None)
    assert limit(room) is None


@rule("cocarde", "L-R43")
def test_a_guest_of_the_house_has_the_time_of_the_option_and_never_twice_that() -> None:
    """A language model cannot answer in the time of an automaton, and its card would never be shown."""
    held = {so.floor for room, so in covers("pvb", "cocarde", 2) if room.holders == (1,)}
    assert held == {DELAY}


@rule("cocarde", "L-R43")
def test_the_moments_of_an_automatons_turn_have_one_pause() -> None:
    turns: dict[int, list[int]] = {}
    for room, so in covers("pbb", "cocarde", 4):
        if room.holders != (0,):
            turns.setdefault(room.turn, []).append(so.floor)
    first, more = THEIRS["calm"], THEIRS["calm"] // 2
    assert all(found == [first] + [more] * (len(found) - 1) for found in turns.values())
    assert max(map(len, turns.values())) > 1


@pytest.mark.parametrize("game", OFTEN)
def test_under_cover_a_search_has_more_time_whoever_holds_the_card(game: str) -> None:
    alone = {so.floor for room, so in covers("mmm", game, 5) if room.hidden_questions.in_turn == 1}
    assert alone == {1_500}


def test_where_the_option_is_none_there_is_no_pause() -> None:
    room = sat("guillotine", "ppp", interrupt_delay_ms=0, first_player="a")
    room.answer(0, 0)
    assert room.hidden_pause and timing(room) == Timing(True, 0, 0)
