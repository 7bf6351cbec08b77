"""How often `imagine` gives which cards: held against the engine, deal by deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from math import inf, sqrt
from typing import Any

import pytest

from cabale.core.seats import CHANCE, OPEN, PUBLIC
from cabale.games.complots import COMPLOTS, events
from cabale.games.complots.pieces import CHARACTERS, LOSE
from cabale.games.complots.rules import Deal, Draft, Draw, Return, Show
from cabale.games.complots.table import Complots
from cabale.games.complots.views import ComplotsView
from tests.citing import rule
from tests.effort import share
from tests.games.complots.moments import moments

# My own cards and all that I see; the cards of others, and what they do with them unseen, are left open.
LINES: dict[str, tuple[int, int, str, str]] = {  # seats, my seat, envoy, line
    "just dealt": (3, 0, "ambassador", "~duchess ~captain"),
    "after a loss": (3, 0, "ambassador", "~duchess ~captain a:tax b:challenge ~countess b:lose=assassin"),
    "after two losses": (
        3, 0, "ambassador",
        "~duchess ~captain a:tax b:challenge ~duchess b:lose=assassin b:income c:income"
        " a:tax b:pass c:challenge ~countess c:lose=assassin",
    ),
    "a spectator after a loss": (3, PUBLIC, "ambassador", "a:tax b:challenge b:lose=assassin"),
    "after a proof": (3, 0, "ambassador", "~duchess ~captain a:income b:tax c:challenge c:lose=countess"),
    "after my exchange and a proof": (
        3, 0, "ambassador",
        "~duchess ~captain a:exchange b:pass c:pass ~duchess ~assassin a:return=duchess a:return=captain"
        " b:tax c:challenge c:lose=captain",
    ),
    "after my draw from what I know": (
        3, 1, "ambassador",
        "~duchess ~captain a:tax b:challenge b:lose=captain b:exchange c:pass a:pass ~duchess ~countess"
        " b:return=duchess b:return=duchess",
    ),
    "after my draw of what somebody may have drawn": (
        3, 1, "ambassador",
        "~assassin ~captain a:tax b:challenge b:lose=captain b:exchange c:pass a:pass ~duchess ~countess"
        " b:return=duchess b:return=countess",
    ),
    "after a lie": (3, 0, "ambassador", "~duchess ~captain a:income b:tax c:challenge b:lose=captain"),
    "after an unseen exchange and a proof": (
        3, 0, "inquisitor",
        "~duchess ~captain a:exchange b:pass c:pass ~duchess a:return=duchess b:exchange c:pass a:pass"
        " c:income a:income b:tax c:challenge c:lose=assassin",
    ),
    "after a proof, an unseen exchange and a lie": (
        3, 2, "inquisitor",
        "~assassin ~captain a:tax b:challenge b:lose=captain b:income c:income a:exchange b:pass c:pass"
        " b:income c:income a:tax b:pass c:challenge a:lose=countess",
    ),
    "after my examination": (
        3, 0, "inquisitor", "~duchess ~captain a:examine>b b:pass c:pass b:show=countess a:give_back"
    ),
    "after my examination and a loss": (
        3, 0, "inquisitor",
        "~duchess ~captain a:examine>b b:pass c:pass b:show=countess a:give_back b:tax c:challenge"
        " b:lose=countess",
    ),
    "after my examination and a discard": (
        3, 0, "inquisitor",
        "~duchess ~captain a:examine>b b:pass c:pass b:show=countess a:discard b:tax c:challenge"
        " b:lose=captain",
    ),
    "after somebody else's examination and discard": (
        3, 0, "inquisitor",
        "~duchess ~captain a:income b:tax c:challenge b:lose=captain c:examine>b a:pass b:pass c:discard"
        " a:income b:tax c:challenge c:lose=countess",
    ),
    "after the draft": (2, 0, "ambassador", "~duchess a:draft=captain"),
    "after the draft and a proof": (
        2, 0, "ambassador", "~duchess a:draft=captain a:income b:exchange a:challenge a:lose=captain",
    ),
    "after the draft and a lie": (
        2, 1, "inquisitor", "~duchess b:draft=duchess a:exchange b:challenge a:lose=captain",
    ),
    "after the draft and examinations": (
        2, 0, "inquisitor",
        "~captain a:draft=captain a:examine>b b:pass b:show=duchess a:discard b:examine>a a:pass"
        " a:show=captain b:give_back a:examine>b b:pass b:show=assassin a:give_back",
    ),
}  # fmt: skip


def ways(s: Complots, me: int, words: list[str], weight: float = 1.0) -> Iterator[tuple[Complots, float]]:
    """All ways that a line can go in the engine, up to the next question after it that I see answered."""
    if s.over:
        return
    step = s.agenda[-1]
    unseen = isinstance(step, Return | Draft) or (isinstance(step, Show) and step.actor != me)
    if isinstance(step, Deal | Draw) and step.seat != me:
        total = sum(odds for _, odds in s.odds())
        branches = [(move, odds / total) for move, odds in s.odds()]
    elif unseen and s.turn != me:
        hand = s.hidden[s.turn]
        branches = [
            (move, 0.2 if isinstance(step, Draft) else hand.count((move - LOSE) % CHARACTERS) / len(hand))
            for move in s.moves(s.turn)
        ]
    elif not words:
        yield s, weight
        return
    else:
        seat, move = COMPLOTS.read(s, words[0])
        branches = [(move, 1.0)] if seat == s.turn and move in s.moves(seat) else []
        if branches and seat == CHANCE:
            branches = [(move, dict(s.odds())[move] / sum(dict(s.odds()).values()))]
        words = words[1:]
    for move, odds in branches:
        after = s.clone()
        after.play(s.turn, move)
        yield from ways(after, me, words, weight * odds)


def surprise(found: Counter[Any], expected: Mapping[Any, float]) -> float:
    """How far the chi-square statistic lies above what is to be expected, in standard deviations."""
    total = sum(expected.values())
    rare_found = rare_expected = statistic = 0.0
    bins = 0
    for key in found | Counter(dict.fromkeys(expected, 1)):
        mean = found.total() * expected.get(key, 0) / total
        if found[key] and not mean:
            return inf
        if mean < 5:
            rare_found += found[key]
            rare_expected += mean
        else:
            statistic += (found[key] - mean) ** 2 / mean
            bins += 1
    if rare_expected > 5:
        statistic += (rare_found - rare_expected) ** 2 / rare_expected
        bins += 1
    return (statistic - (bins - 1)) / sqrt(2 * (bins - 1)) if bins > 1 else 0.0


def secrets(s: Complots) -> list[Hashable]:
    """What is worth counting: all hands at once, each hand, and everything that was ever done unseen."""
    story = [getattr(event, "character", None) for event in COMPLOTS.view(s, OPEN).history]
    return [tuple(s.hidden), *s.hidden, tuple(story)]


@rule("complots", "C-7", "C-8", "C-37", "C-38", "C-39")
@pytest.mark.parametrize("name", LINES)
def test_positions_are_imagined_as_often_as_deals_lead_to_them(name: str) -> None:
    seats, me, envoy, line = LINES[name]
    expected: list[dict[Hashable, float]] = []
    views: list[ComplotsView] = []
    start = COMPLOTS.new(seats, envoy=envoy, first_player="a")
    for s, weight in ways(start, me, line.split()):
        if not views or COMPLOTS.view(s, me) != views[0]:
            views.append(COMPLOTS.view(s, me))
        keys = secrets(s)
        expected = expected or [{} for _ in keys]
        for odds, key in zip(expected, keys, strict=True):
            odds[key] = odds.get(key, 0.0) + weight
    assert len(views) == 1  # what is left open is what this seat does not see
    found: list[Counter[Hashable]] = [Counter() for _ in expected]
    rng = random.Random(name)
    reading = COMPLOTS.reading(views[0])
    for _ in range(share(6000)):
        for counter, key in zip(found, secrets(reading.position(rng)), strict=True):
            counter[key] += 1
    surprises = [surprise(*pair) for pair in zip(found, expected, strict=True)]
    assert max(surprises) < 5, surprises


def test_a_wrong_measure_would_be_noticed() -> None:
    """Of two cards one was lost: to forget that the other may not be its twin so easily is seen."""
    rng = random.Random(1)
    fair = {"twin": 2 / 12, "other": 10 / 12}
    wrong = Counter(rng.choices(["twin", "other"], [4 / 14, 10 / 14], k=6000))
    right = Counter(rng.choices(["twin", "other"], [2 / 12, 10 / 12], k=6000))
    assert surprise(wrong, fair) > 100
    assert surprise(right, fair) < 5
    assert surprise(Counter(["twin", "impossible"]), fair) == inf


Pile = tuple[str, ...]


def held(view: ComplotsView) -> dict[tuple[Pile, ...], float]:
    """All hands that a view allows, weighed by plain book-keeping: every pile in every deal."""
    names = view.characters
    pack = {2: 1, 7: 4, 8: 4}.get(view.seats, 3)
    piles: dict[tuple[Pile, ...], float] = {(names * pack, *[()] * view.seats): 1.0}

    def moved(table: tuple[Pile, ...], source: int | None, target: int | None, card: str) -> Any:
        after = [list(pile) for pile in table]
        if source is not None:
            after[source].remove(card)
        if target is not None:
            after[target].append(card)
        return tuple([tuple(sorted(pile)) for pile in after])

    for event in view.history:
        card = getattr(event, "character", None)
        hand: int = 1 + getattr(event, "seat", 0)
        source: int | None = None
        target: int | None = None
        match event:
            case events.Dealt() | events.Drew():
                source, target = 0, hand
            case events.Drafted():
                target = hand
            case events.Returned() | events.Proved():
                source, target = hand, 0
            case events.Discarded():
                source, target = 1 + event.target, 0
            case events.Lost():
                source = hand
            case events.Exposed():
                piles = {table: weight for table, weight in piles.items() if card not in table[hand]}
            case events.Showed() if card:
                piles = {table: weight for table, weight in piles.items() if card in table[hand]}
        if source is None and target is None:
            continue
        after: dict[tuple[Pile, ...], float] = {}
        for table, weight in piles.items():
            pile = names if source is None else table[source]
            chosen = card and isinstance(
                event, events.Proved | events.Lost | events.Discarded | events.Returned
            )
            for one in {card} if card else set(pile):
                odds = (1 if chosen else pile.count(one)) if one in pile else 0
                if odds:
                    key = moved(table, source, target, one)
                    after[key] = after.get(key, 0.0) + weight * odds
        heaviest = max(after.values())
        piles = {table: weight / heaviest for table, weight in after.items()}
    hands: dict[tuple[Pile, ...], float] = {}
    for table, weight in piles.items():
        hands[table[1:]] = hands.get(table[1:], 0.0) + weight
    return hands


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("envoy", ["ambassador", "inquisitor"])
def test_in_long_games_the_odds_are_those_of_plain_bookkeeping(seats: int, envoy: str) -> None:
    rng = random.Random(f"{seats} {envoy}")
    views: list[ComplotsView] = []
    while len(views) < 8:
        one = [
            COMPLOTS.view(s, rng.choice([*range(seats), PUBLIC])) for s in moments(rng, seats, envoy=envoy)
        ]
        views += rng.sample(one[len(one) // 2 :], 2)
    for view in views:
        found: Counter[tuple[Pile, ...]] = Counter()
        reading = COMPLOTS.reading(view)
        for _ in range(share(2000)):
            names = view.characters
            s = reading.position(rng)
            found[tuple(tuple(sorted(names[card] for card in hand)) for hand in s.hidden)] += 1
        assert surprise(found, held(view)) < 5
