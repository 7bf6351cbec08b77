"""What leaves the house for a seat of Guillotine, byte by byte: nothing of hidden cards, nothing of who may
stop the blade, and nothing of what they answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cabale.core.chance import Generator
from cabale.table.clocks import Clocks
from cabale.table.pace import Timing
from cabale.table.thinkers import Thought
from tests.citing import rule
from tests.table.deals import HANDS, LINE, dealt, with_card
from tests.table.guests import Guest
from tests.table.test_fair_streams import GALLERY, PEOPLE, Play, Table, everybody_sees, streams
from tests.table.test_table import Passive

PAUSE = 2_500  # milliseconds
PLAIN = Table("guillotine", {"first_player": "a", "interrupt_delay_ms": PAUSE})
WITH_BOT = PLAIN._replace(bots="b")

NOT_HELD = dealt()
HELD_BY_B = with_card("b", "confusion_in_line", "escape")
STRONG, WEAK = ("confusion_in_line", *HANDS["b"][1:]), ("escape", *HANDS["c"][1:])
B_IS_STRONG = dealt({**HANDS, "b": STRONG, "c": WEAK})
C_IS_STRONG = dealt({**HANDS, "b": WEAK, "c": STRONG})


class Bell:
    """Rung when the time of a question is over: these tests are not about how long that takes, and frames
    say to the millisecond how long there still is."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.rings: list[Callable[[], None]] = []
        self.seen = (
            True  # by everybody, what happened when it rang: what a bot does comes in a frame of its own
        )

    def wind(self, clocks: Any, new: Timing, *rings: Callable[[], None]) -> None:
        clocks.stop()
        clocks._set = new
        self.loop, self.rings = asyncio.get_running_loop(), list(rings)

    def ring(self) -> None:
        assert self.loop is not None
        for ring in self.rings:
            self.loop.call_soon_threadsafe(ring)

    async def choose(self, minds: Passive, *given: Any) -> Thought:
        while not self.seen:
            await asyncio.sleep(0.001)
        return await passive(minds, *given)


BELL = Bell()
passive = Passive.choose


@pytest.fixture(autouse=True)
def clock_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clocks, "_elapsed", lambda self: 0)
    monkeypatch.setattr(Clocks, "wind", lambda self, *how: BELL.wind(self, *how))
    monkeypatch.setattr(Passive, "choose", lambda self, *given: BELL.choose(self, *given))


@pytest.fixture(autouse=True)
def decks_in_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blade that falls by itself takes a number of chance: here it takes none, and the same cards come
    up in both games. At a table other cards come up, which tell nobody anything."""
    draw = Generator.draw

    def drawn(hand: Generator, odds: Sequence[tuple[int, int]]) -> int:
        return draw(hand, odds) if len(odds) > 1 else odds[0][0]

    monkeypatch.setattr(Generator, "draw", drawn)


def collect(guests: dict[str, Guest], actor: str, holder: Callable[[dict[str, Guest]], None]) -> None:
    """A turn without a card, and what the holder does in the pause that everybody sees."""
    if actor in guests:  # a bot acts by itself
        guests[actor].asked("action")
        guests[actor].answer("pass")
    for guest in guests.values():
        guest.until(lambda frame: frame["scene"]["view"]["blade"])
    holder(guests)
    guests["a"].socket.send_json({"t": "say", "text": "Eh bien ?"})
    for guest in guests.values():
        frame = guest.until(lambda frame: bool(frame["talk"]))
        assert frame["scene"]["view"]["blade"] and not frame["told"]  # whatever was answered
    BELL.seen = False
    BELL.ring()
    everybody_sees(guests, "collected")
    BELL.seen = True


def silent(guests: dict[str, Guest]) -> None:
    """Nobody answers."""


def declines(seat: str) -> Callable[[dict[str, Guest]], None]:
    def holder(guests: dict[str, Guest]) -> None:
        assert guests[seat].asked("interrupt")["private"]
        guests[seat].answer("pass")
        guests[seat].until(lambda frame: frame["sealed"] != "")

    return holder


def a_round(holder: Callable[[dict[str, Guest]], None] = silent) -> Play:
    """a collects, then b, a person or a bot."""

    def play(guests: dict[str, Guest]) -> None:
        collect(guests, "a", holder)
        collect(guests, "b", silent)

    return play


def test_the_question_is_for_the_holder_alone(tmp_path: Path) -> None:
    def play(guests: dict[str, Guest]) -> None:
        guests["a"].answer("pass")
        asked = guests["b"].asked("interrupt")
        assert [offer["text"] for offer in asked["offers"]] == ["pass", "play=confusion_in_line"]
        clocks = []
        for name in (*PEOPLE, GALLERY):
            frame = guests[name].until(lambda frame: frame["scene"]["view"]["blade"])
            assert (frame["asked"] is None) == (name != "b")
            assert (frame["scene"]["view"]["pending"] is None) == (name != "b")
            clocks.append(frame["clock"])
        whole = 2 * PAUSE  # the first times
        assert clocks == [{"window": True, "floor": whole, "left": whole, "whole": whole}] * 4

    streams(tmp_path / "one", HELD_BY_B, play, PLAIN)


@rule("guillotine", "G-94", "G-95")
@pytest.mark.parametrize("holder", [silent, declines("b")], ids=["silent", "declines"])
def test_holding_the_card_changes_no_byte_for_the_others(
    tmp_path: Path, holder: Callable[[dict[str, Guest]], None]
) -> None:
    held = streams(tmp_path / "one", HELD_BY_B, a_round(holder), PLAIN)
    not_held = streams(tmp_path / "two", NOT_HELD, a_round(), PLAIN)
    for viewer in ("a", "c", GALLERY):
        assert len(held[viewer]) > 5
        assert held[viewer] == not_held[viewer]
    assert held["b"] != not_held["b"]


@rule("guillotine", "G-94", "G-95")
def test_nobody_can_tell_which_of_the_others_holds_the_card(tmp_path: Path) -> None:
    """b's hand and c's are swapped; whoever has the card declines in a's turn."""
    one = streams(tmp_path / "one", B_IS_STRONG, a_round(declines("b")), PLAIN)
    two = streams(tmp_path / "two", C_IS_STRONG, a_round(declines("c")), PLAIN)
    assert one["a"] == two["a"]
    assert one[GALLERY] == two[GALLERY]
    assert one["b"] != two["b"] and one["c"] != two["c"]


@rule("guillotine", "G-94", "G-95")
def test_a_bot_with_the_card_is_like_a_bot_without_it(tmp_path: Path) -> None:
    held = streams(tmp_path / "one", HELD_BY_B, a_round(), WITH_BOT)
    not_held = streams(tmp_path / "two", NOT_HELD, a_round(), WITH_BOT)
    for viewer in ("a", "c", GALLERY):
        assert len(held[viewer]) > 4
        assert held[viewer] == not_held[viewer]


@rule("guillotine", "G-110")
def test_what_was_put_back_on_the_deck_is_nobody_elses_business(tmp_path: Path) -> None:
    """a looked at three nobles and put two back: others, or in another order, nobody sees a difference."""
    wotc = Table("guillotine", {**PLAIN.options, "edition": "wotc"})
    deal = with_card("a", "late_arrival", "trip")

    def arrival(*nobles: str) -> list[str]:
        drawn = [f"~{noble}" for noble in nobles]
        return [*deal, "a:play=late_arrival", *drawn, "a:noble=regent"]

    def a_turn(guests: dict[str, Guest]) -> None:
        guests["b"].asked("action")
        guests["b"].answer("pass")
        everybody_sees(guests, "collected")

    assert not {"regent", "general", "lord", "lady", "robespierre"} & set(LINE)
    found = [
        streams(tmp_path / str(number), arrival(*nobles), a_turn, wotc)
        for number, nobles in enumerate(
            [("regent", "lord", "lady"), ("regent", "lady", "lord"), ("lord", "regent", "robespierre")]
        )
    ]
    for viewer in ("b", "c", GALLERY):
        assert found[0][viewer] == found[1][viewer] == found[2][viewer]
    assert found[0]["a"] != found[1]["a"] != found[2]["a"]


@rule("guillotine", "G-92")
def test_a_false_interrupt_is_refused_alike_whoever_holds_the_card(tmp_path: Path) -> None:
    refusals = []

    def play(guests: dict[str, Guest]) -> None:
        guests["a"].answer("pass")
        guests["c"].until(lambda frame: frame["scene"]["view"]["blade"])
        guests["c"].answer("play=confusion_in_line")
        refusals.append(guests["c"].refused())

    streams(tmp_path / "one", HELD_BY_B, play, PLAIN)
    streams(tmp_path / "two", NOT_HELD, play, PLAIN)
    assert refusals[0] == refusals[1]


def test_an_interrupt_is_seen_by_all_before_the_pause_is_over(tmp_path: Path) -> None:
    slow = Table("guillotine", {**PLAIN.options, "interrupt_delay_ms": 600_000})

    def play(guests: dict[str, Guest]) -> None:
        guests["a"].answer("pass")
        guests["b"].asked("interrupt")
        guests["b"].answer("play=confusion_in_line")
        for guest in guests.values():
            told = [told["event"]["type"] for told in guest.told("collected")["told"]]
            assert told[0] == "played" and "shuffled" in told
            assert guest.frame["scene"]["view"]["action_discard"] == ["confusion_in_line"]

    streams(tmp_path / "one", HELD_BY_B, play, slow)


def test_guards_are_offered_as_an_aside_and_go_in_somebody_elses_turn(tmp_path: Path) -> None:
    deal = [*with_card("a", "callous_guards", "trip", {**HANDS, "c": (*HANDS["c"][:4], "trip")})]

    def play(guests: dict[str, Guest]) -> None:
        guests["a"].answer("play=callous_guards")
        guests["b"].asked("action")
        for name in (*PEOPLE, GALLERY):
            guests[name].told("collected")
            offers = [offer["text"] for offer in guests[name].frame["asides"]]
            assert offers == (["discard_guards"] if name == "a" else [])
        (aside,) = guests["a"].frame["asides"]
        assert aside["title"] and aside["label"] and aside["consequence"]
        guests["c"].answer("discard_guards")
        assert guests["c"].refused()["code"]
        guests["a"].answer("discard_guards")
        everybody_sees(guests, "dismissed")
        assert guests["a"].frame["asides"] == []
        assert guests["b"].frame["asked"]["kind"] == "action"

    streams(tmp_path / "one", deal, play, PLAIN)
