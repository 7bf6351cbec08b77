"""What bots and learners make of a view of Complots: imagine, observe, preview."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cabale.core.agenda import PASS, Window
from cabale.core.options import read_options
from cabale.core.seats import CHANCE, LETTERS, OPEN, PUBLIC
from cabale.core.story import entries
from cabale.games.complots import COMPLOTS, events
from cabale.games.complots.events import EXPOSED
from cabale.games.complots.insight import Preview, Reading
from cabale.games.complots.pieces import CHALLENGE, COUNTER, INCOME
from cabale.games.complots.rules import Draft, Lose
from cabale.games.complots.table import Complots
from tests.citing import rule
from tests.effort import share
from tests.games.complots.lines import deal, play
from tests.games.complots.moments import answer, cards, moments

OTHER_OPTIONS: dict[str, list[object]] = {
    "counter_after_failed_challenge": ["forfeit", "allowed", "closed"],
    "counter_by": ["target", "anyone"],
    "treasury_limit": [54, 24, None],
    "steal_from_empty": [False, True],
    "first_player": ["random", "b"],
    "max_turns": [200, 9],
}


# --- imagine: what it must agree with -------------------------------------------------------------


@pytest.mark.parametrize("priority", ["clockwise", "target_first", "random", "fastest"])
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_an_imagined_position_looks_the_same(seats: int, envoy: str, priority: str) -> None:
    """To every seat, asked or not, alive or not, to a spectator and in the open; at any moment."""
    rng = random.Random(f"{seats} {envoy} {priority}")
    looked = 0
    while looked < share(60):
        options = {name: rng.choice(values) for name, values in OTHER_OPTIONS.items()}
        for s in moments(rng, seats, envoy=envoy, challenge_priority=priority, **options):
            if rng.random() < (1 if s.over else 0.2):
                seat = rng.choice([*range(seats), PUBLIC, OPEN])
                view = COMPLOTS.view(s, seat)
                imagined = COMPLOTS.imagine(view, rng)
                assert COMPLOTS.view(imagined, seat) == view
                if seat >= 0:
                    assert imagined.moves(seat) == s.moves(seat)
                assert cards(imagined) == cards(s) or seats == 2
                looked += 1


PLANS = {
    "FirstPlayer", "Deal Deal Draft Turn", "Deal Draft Turn", "Draft Turn", "Deal Deal Turn", "Deal Turn",
    "Turn", "ActionClaim Turn", "Counter Turn", "CounterClaim Turn", "Lose Turn",
    "Draw Lose Reply Turn", "Lose Reply Turn", "Draw Lose Fail Turn", "Lose Fail Turn", "Lose Power Turn",
}  # fmt: skip
ENVOY_PLANS = {
    "ambassador": {"Draw Draw Return Return Turn", "Draw Return Return Turn", "Return Return Turn"},
    "inquisitor": {"Draw Return Turn", "Return Turn", "Show Turn", "Verdict Turn", "Draw Turn"},
}


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_what_the_rules_have_planned_is_planned_in_an_imagined_position(envoy: str) -> None:
    """The agenda holds no secret, but for the card that lies before an Inquisitor."""
    rng = random.Random(envoy)
    met: set[str] = set()
    games = 0
    while games < share(12) or not met >= PLANS | ENVOY_PLANS[envoy]:
        games += 1
        seats = 2 + games % 4
        for s in moments(rng, seats, envoy=envoy, counter_by=rng.choice(["target", "anyone"])):
            expected = s.dump()["agenda"]
            plan = " ".join(step[0] for step in reversed(expected))
            if plan in met and rng.random() < 0.8:
                continue
            met.add(plan)
            seat = rng.choice([*range(seats), PUBLIC, OPEN])
            imagined = COMPLOTS.imagine(COMPLOTS.view(s, seat), rng)
            found = imagined.dump()["agenda"]
            if expected and expected[-1][0] == "Verdict":
                found[-1].pop()
                expected[-1].pop()
            assert found == expected
            if s.over or not isinstance(s.agenda[-1], Window | Draft):
                assert (imagined.turn, imagined.waiting) == (s.turn, s.waiting)


def test_lots_are_drawn_anew_for_an_open_window() -> None:
    """C-21. With `random` anybody may be heard first; whoever has answered is not asked again."""
    s = deal("captain duchess | assassin countess | duchess countess | captain assassin",
             challenge_priority="random")  # fmt: skip
    play(s, "a:tax ~c ~d")
    rng = random.Random(5)
    first = Counter(COMPLOTS.imagine(COMPLOTS.view(s, 1), rng).turn for _ in range(300))
    assert first.keys() == {1, 2, 3}
    assert min(first.values()) > 70
    play(s, "c:pass")
    first = Counter(COMPLOTS.imagine(COMPLOTS.view(s, 2), rng).turn for _ in range(300))
    assert first.keys() == {1, 3}
    assert min(first.values()) > 110


@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_the_story_of_an_imagined_position_is_a_game_that_may_have_been(envoy: str) -> None:
    """Told in the open it replays through the rules, answer by answer, and ends in that position."""
    rng = random.Random(envoy)
    for seats in (2, 2, 2, 3, 4, 5, 6, 8):
        for s in moments(rng, seats, envoy=envoy):
            if rng.random() < share(12) / 100:
                imagined = COMPLOTS.imagine(COMPLOTS.view(s, rng.choice([*range(seats), PUBLIC])), rng)
                again = replay(imagined)
                assert again.hidden == imagined.hidden
                assert again.court == imagined.court
                assert COMPLOTS.view(again, OPEN) == COMPLOTS.view(imagined, OPEN)
                assert again.dump()["agenda"] == imagined.dump()["agenda"]


def replay(s: Complots) -> Complots:
    """The game that the story of a position tells."""
    told = COMPLOTS.view(s, OPEN).history
    again = COMPLOTS.new(s.seats, **s.options.values)
    while (heard := len(COMPLOTS.view(again, OPEN).history)) < len(told):
        ballot = isinstance(told[heard], events.Drafted)  # both answers before either is told
        again.play(again.turn, told_answer(again, told[heard + again.turn if ballot else heard]))
    return again


def told_answer(s: Complots, event: events.AnyEvent) -> int:
    """The answer of the seat of `turn` that leads to this event."""
    match event:
        case events.First():
            body = LETTERS[event.seat]
        case events.Dealt(character=str() as card) | events.Drew(character=str() as card):
            body = card
        case events.Declared(target=int() as target):
            body = f"{event.action}>{LETTERS[target]}"
        case events.Declared():
            body = event.action
        case events.Challenged() if s.turn == event.seat:
            body = "challenge"
        case events.Countered() if s.turn == event.seat:
            body = f"counter={event.character}"
        case events.Drafted() | events.Lost() | events.Returned() | events.Showed():
            verb = {"Drafted": "draft", "Lost": "lose", "Returned": "return", "Showed": "show"}
            body = f"{verb[type(event).__name__]}={event.character}"
        case events.GaveBack():
            body = "give_back"
        case events.Discarded():
            body = "discard"
        case _:
            body = "pass"
    return COMPLOTS.read_body(s, s.turn, body)


def test_the_same_seed_imagines_the_same() -> None:
    """Whatever was imagined before: what is kept of a view is not kept of the draws."""
    rng = random.Random(3)
    one, two = [COMPLOTS.reading(COMPLOTS.view(s, 1)) for s in moments(rng, 4) if s.turns > 5][::20][:2]
    first = [one.position(random.Random(seed)).dump() for seed in range(9)]
    two.position(rng)
    again = [one.position(random.Random(seed)).dump() for seed in range(9)]
    assert first == again
    assert any(dump != first[0] for dump in first)


def test_worlds_that_are_too_many_are_thinned_and_still_agree() -> None:
    """Even if the lots drop all that is possible: then more are kept."""
    rng = random.Random(8)
    thinned = kept_more = 0
    for seats in (3, 4, 5, 6, 7, 8):
        for s in moments(rng, seats, envoy="inquisitor"):
            if s.turns > 8:
                view = COMPLOTS.view(s, rng.randrange(seats))
                reading = Reading(view, most=2)
                assert COMPLOTS.view(reading.position(rng), view.seat) == view
                assert reading.belief is not None
                thinned += reading.belief.thinned
                kept_more += reading.belief.most > 2
    assert thinned > 50
    assert kept_more > 5


TABLES: list[dict[str, Any]] = [
    {"at": "draft", "hidden": {"a": ["captain"], "b": ["duchess"]}},
    {"hidden": {"a": ["captain", "duchess"], "b": ["duchess"]}, "faceup": {"b": ["assassin"]}},
    {
        "hidden": {"a": ["captain", "duchess"], "b": ["duchess"], "c": []},
        "faceup": {"b": ["assassin"], "c": ["captain", "countess"]},
    },
    {"at": "challenge", "action": "steal", "target": "c", "turns": 7},
    {"at": "counter", "action": "foreign_aid", "coins": {"a": 9, "b": 0, "c": 2}},
    {"at": "counter", "action": "assassinate", "target": "b"},
    {"at": "effect", "action": "exchange"},
    {"at": "effect", "action": "examine", "target": "b"},
    {"at": "effect", "action": "coup", "target": "c"},
    {"bare": True, "hidden": {"a": ["duchess"] * 3, "b": ["duchess", "duchess"], "c": ["duchess"]}},
    {"bare": True, "hidden": {"a": ["duchess"], "b": ["captain"], "c": []}},
    {"bare": True, "hidden": {"a": ["duchess"], "b": ["captain"]}, "court": ["duchess"] * 20},
]  # fmt: skip


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_table_set_by_hand_can_be_imagined(table: dict[str, Any]) -> None:
    rng = random.Random(1)
    hands = {"a": ["captain", "duchess"], "b": ["assassin", "countess"], "c": ["duchess", "countess"]}
    table = {"hidden": hands, "active": "b" if table.get("target") != "b" else "c", **table}
    seats = len(table["hidden"])
    for priority in ("clockwise", "random"):
        options = {"envoy": "inquisitor", "challenge_priority": priority}
        for _ in range(20):
            s = COMPLOTS.set_table(seats, read_options(COMPLOTS.options, options, seats), table)
            for _ in range(rng.randrange(9)):
                if not s.over and any(s.court):
                    answer(s, rng)
            for seat in (*range(seats), PUBLIC, OPEN):
                view = COMPLOTS.view(s, seat)
                assert COMPLOTS.view(COMPLOTS.imagine(view, rng), seat) == view


# --- observe --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_observations_have_one_length_and_tell_no_secret(seats: int) -> None:
    rng = random.Random(seats)
    row, mask = bytearray(COMPLOTS.bounds(seats).width), bytearray(COMPLOTS.size)
    observer = COMPLOTS.observer(row, mask)
    assert len(row) == 43 + 25 * seats
    for s in moments(rng, seats, envoy=rng.choice(["ambassador", "inquisitor"])):
        for seat in (*range(seats), PUBLIC):
            observer.look(s, seat)
            assert all(0 <= number <= 4 for number in row[:-2])
            assert sum(mask) == (len(s.moves(seat)) if seat >= 0 else 0)
        if rng.random() < 0.1:
            assert COMPLOTS.observe(COMPLOTS.view(s, PUBLIC)) == list(row)


def test_an_observation_counts_seats_from_its_own() -> None:
    """The same table turned by one seat looks the same from the next chair."""
    one = deal("captain duchess | assassin | ambassador duchess", faceup="- | countess | -", coins="5 1 2")
    two = deal(
        "ambassador duchess | captain duchess | assassin",
        faceup="- | - | countess", coins="2 5 1", active="b",
    )  # fmt: skip
    play(one, "a:steal>b b:pass c:pass b:counter=ambassador")
    play(two, "b:steal>c c:pass a:pass c:counter=ambassador")
    for seat in range(3):
        row = COMPLOTS.observe(COMPLOTS.view(one, seat))
        assert row == COMPLOTS.observe(COMPLOTS.view(two, (seat + 1) % 3))
        assert row != COMPLOTS.observe(COMPLOTS.view(two, seat))


def test_an_observation_number_by_number() -> None:
    s = deal("captain duchess | assassin | ambassador duchess", faceup="- | countess | -", coins="5 1 2")
    play(s, "a:steal>b b:pass c:pass b:counter=ambassador c:challenge")
    row = COMPLOTS.observe(COMPLOTS.view(s, 2))
    assert row[:15] == [1, 0, 0, 0, 1] + [0] * 10
    seats = [row[15 + 21 * place : 36 + 21 * place] for place in range(3)]  # c, a, b
    assert [lives[:3] for lives in seats] == [[0, 0, 1], [0, 0, 1], [1, 0, 0]]  # b was caught
    assert [coins[3:16].index(1) for coins in seats] == [2, 5, 0]
    assert [up[16:] for up in seats] == [[0] * 5, [0] * 5, [0, 1, 1, 0, 0]]
    assert row[78:81] == [1, 0, 0]  # c begins a turn
    assert row[81:90] == [0, 1] + [0] * 7
    assert row[90:99] == [1] + [0] * 8
    assert row[-2:] == [100 * 47 // 54, 0]


def test_an_observation_of_what_is_under_way() -> None:
    s = deal("inquisitor duchess | assassin captain | captain duchess", envoy="inquisitor")
    play(s, "a:exchange b:pass c:pass ~captain")
    assert COMPLOTS.observe(COMPLOTS.view(s, 0))[:15] == [1, 0, 0, 1, 1] + [0, 0, 0, 1, 0] + [0] * 5
    assert COMPLOTS.observe(COMPLOTS.view(s, 1))[:15] == [0, 1, 0, 1, 0] + [0] * 10
    play(s, "a:return=captain b:examine>c c:pass a:pass c:show=duchess")
    shown = [COMPLOTS.observe(COMPLOTS.view(s, seat))[10:15] for seat in range(3)]
    assert shown == [[0] * 5, [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]]


# --- preview --------------------------------------------------------------------------------------


def look(s: Complots, word: str) -> Preview:
    seat, move = COMPLOTS.read(s, word)
    preview: Preview = COMPLOTS.preview(COMPLOTS.view(s, seat), move)
    return preview


@rule("complots", "C-13")
def test_previews_of_actions() -> None:
    s = deal(
        "captain duchess | assassin | ambassador duchess", faceup="- | countess | -", coins="7 1 2"
    )  # fmt: skip
    assert look(s, "a:income") == Preview(coins=(1, 0, 0))
    assert look(s, "a:tax") == Preview(claim="duchess", bluff=False, coins=(3, 0, 0), challengers=(1, 2))
    assert look(s, "a:foreign_aid") == Preview(coins=(2, 0, 0), counterers=(1, 2), counters=("duchess",))
    assert look(s, "a:exchange") == Preview(
        claim="ambassador", bluff=True, coins=(0, 0, 0), challengers=(1, 2), draws=2
    )
    assert look(s, "a:steal>b") == Preview(
        claim="captain", bluff=False, coins=(1, -1, 0), target=1,
        challengers=(1, 2), counterers=(1,), counters=("captain", "ambassador"),
    )  # fmt: skip
    assert look(s, "a:assassinate>c") == Preview(
        claim="assassin", bluff=True, cost=3, coins=(-3, 0, 0), target=2, loses=2,
        challengers=(1, 2), counterers=(2,), counters=("countess",),
    )  # fmt: skip
    assert look(s, "a:coup>b") == Preview(cost=7, coins=(-7, -1, 0), target=1, loses=1)  # C-41


def test_previews_of_answers() -> None:
    s = deal("captain inquisitor | assassin countess | countess duchess", envoy="inquisitor", coins="3 2 2")
    play(s, "a:assassinate>b")
    assert look(s, "b:pass") == Preview(coins=(0, 0, 0))
    assert look(s, "b:challenge") == Preview(coins=(3, 0, 0), target=0, loses=0)
    play(s, "b:pass c:pass")
    assert look(s, "b:counter=countess") == Preview(
        claim="countess", bluff=False, coins=(0, 0, 0), target=0, challengers=(0, 2)
    )
    play(s, "b:pass")
    assert look(s, "b:lose=assassin") == Preview(coins=(0, 0, 0), loses=1, card="assassin", lands="faceup")
    play(s, "b:lose=assassin b:exchange c:pass a:pass ~duchess")
    assert look(s, "b:return=duchess") == Preview(coins=(0, 0, 0), card="duchess", lands="court")
    play(s, "b:return=duchess c:examine>a a:pass b:pass")
    assert look(s, "a:show=captain") == Preview(coins=(0, 0, 0), target=2, card="captain", lands="shown")
    play(s, "a:show=captain")
    kept = Preview(coins=(0, 0, 0), target=0, card="captain", lands="hand")
    assert look(s, "c:give_back") == kept
    gone = Preview(coins=(0, 0, 0), target=0, card="captain", lands="court", draws=1)
    assert look(s, "c:discard") == gone
    draft = COMPLOTS.new(2, first_player="a")
    play(draft, "~captain ~duchess")
    assert look(draft, "a:draft=captain") == Preview(coins=(0, 0), card="captain", lands="hand")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_preview_of_coins_comes_true(seats: int) -> None:
    """If nobody stops an action, or a challenge finds a lie, the purses are as was shown."""
    rng = random.Random(seats)
    told = Counter[str]()
    for _ in range(12):
        for s in moments(rng, seats, treasury_limit=rng.choice([54, 16, None])):
            if s.over or s.turn == CHANCE:
                continue
            for move in s.moves(s.turn):
                after = s.clone()
                after.play(s.turn, move)
                if INCOME <= move < COUNTER:
                    while not after.over and after.turns == s.turns and PASS in after.moves(after.turn):
                        after.play(after.turn, PASS)
                elif move != CHALLENGE or not caught(s, after):
                    continue
                while not after.over and isinstance(after.agenda[-1], Lose):
                    after.play(after.turn, after.moves(after.turn)[0])
                change = [new - old for new, old in zip(after.coins, s.coins, strict=True)]
                assert COMPLOTS.preview(COMPLOTS.view(s, s.turn), move).coins == tuple(change)
                told["challenge" if move == CHALLENGE else "action"] += 1
    assert min(told["challenge"], told["action"]) > 20


def caught(before: Complots, after: Complots) -> bool:
    """Whether the challenge that was just played found a lie."""
    new = entries(after.story)[len(entries(before.story)) :]
    return any(entry.kind == EXPOSED for entry in new)
